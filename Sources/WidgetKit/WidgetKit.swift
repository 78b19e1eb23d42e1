// What `import WidgetKit` brings: names, no logic.
@_exported import IntentVocabulary
@_exported import SwiftUI
@_exported import Widgets
