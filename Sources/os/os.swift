// Sources of os follow.
