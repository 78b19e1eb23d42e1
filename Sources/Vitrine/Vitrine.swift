// Sources of Vitrine follow.
