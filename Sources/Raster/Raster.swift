// Sources of Raster follow.
