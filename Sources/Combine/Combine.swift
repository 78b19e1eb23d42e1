// Sources of Combine follow.
