// Sources of Intents follow.
