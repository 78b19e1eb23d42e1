// Sources of CoreGraphics follow.
