// Sources of ProgramEntry follow.
