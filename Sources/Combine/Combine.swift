// Observable objects follow.
