import Foundation
import Views

public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone, pad, tv, carPlay, mac = 5, vision
}

/// The appearance for which something is computed.
open class UITraitCollection: NSObject, @unchecked Sendable {
    let environment: EnvironmentValues

    init(_ environment: EnvironmentValues) {
        self.environment = environment
        super.init()
    }

    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        var environment = EnvironmentValues()
        environment.colorScheme = userInterfaceStyle == .dark ? .dark : .light
        self.init(environment)
    }

    public static var current: UITraitCollection { UITraitCollection(EnvironmentValues()) }

    open var userInterfaceStyle: UIUserInterfaceStyle {
        environment.colorScheme == .dark ? .dark : .light
    }
    open var displayScale: CGFloat { environment.displayScale }
    open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
}
