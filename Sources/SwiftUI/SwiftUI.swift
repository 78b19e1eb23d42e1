// Sources of SwiftUI follow.
