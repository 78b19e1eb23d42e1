// Sources of Host follow.
