// Sources of Rendering follow.
