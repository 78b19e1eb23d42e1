import Foundation

/// The sizes that are drawn, in points, and how their files are called.
public enum SceneFamily: String, CaseIterable, Sendable {
    case small = "systemSmall"
    case medium = "systemMedium"
    case large = "systemLarge"

    public var size: CGSize {
        switch self {
        case .small: CGSize(width: 155, height: 155)
        case .medium: CGSize(width: 329, height: 155)
        case .large: CGSize(width: 329, height: 345)
        }
    }
}
