// Sources of Symbols follow.
