// Imported into every user file without being written there: what Apple's Foundation has and the
// one on Linux lacks.
@_exported import Foundation
