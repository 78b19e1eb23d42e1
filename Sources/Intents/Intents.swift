// What `import Intents` brings: names, no logic.
@_exported import Foundation

@_exported import class IntentVocabulary.INExtension
@_exported import class IntentVocabulary.INImage
@_exported import class IntentVocabulary.INIntent
@_exported import class IntentVocabulary.INIntentResolutionResult
@_exported import class IntentVocabulary.INIntentResponse
@_exported import class IntentVocabulary.INInteraction
@_exported import class IntentVocabulary.INObject
@_exported import class IntentVocabulary.INObjectCollection
@_exported import class IntentVocabulary.INObjectSection
