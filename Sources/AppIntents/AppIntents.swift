// What `import AppIntents` brings: names, no logic.
@_exported import FoundationShim
@_exported import IntentVocabulary
