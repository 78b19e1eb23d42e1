// Sources of OSLog follow.
