// What `import ActivityKit` brings: Live Activities as far as widgets' source names them. They are
// type-checked; none ever runs.
@_exported import Foundation

@_exported import protocol Widgets.ActivityAttributes
