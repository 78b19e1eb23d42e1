// Sources of AppIntents follow.
