// Publishers follow.
