// Sources of Views follow.
