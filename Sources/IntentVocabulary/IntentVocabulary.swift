// Sources of IntentVocabulary follow.
