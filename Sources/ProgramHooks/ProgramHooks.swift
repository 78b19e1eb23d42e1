// Sources of ProgramHooks follow.
