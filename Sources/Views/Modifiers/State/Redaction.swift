import Foundation
import LayoutEngine

extension View {
    /// Text and pictures in the view as boxes in their places.
    nonisolated public func redacted(reason: RedactionReasons) -> ModifiedView {
        ModifiedView(self, environment: { $0.redactionReasons.formUnion(reason) })
    }

    /// The view as it is, whatever is hidden around it.
    nonisolated public func unredacted() -> ModifiedView {
        ModifiedView(self, environment: { $0.redactionReasons = [] })
    }

    /// Hidden where private content is.
    nonisolated public func privacySensitive(_ sensitive: Bool = true) -> ModifiedView {
        ModifiedView(
            self,
            environment: {
                guard $0.redactionReasons.contains(.privacy) else { return }
                if sensitive {
                    $0.redactionReasons.insert(.placeholder)
                } else {
                    $0.redactionReasons.subtract([.privacy, .placeholder])
                }
            })
    }

    /// Controls in the view take no touch; `isEnabled` of the environment says so to styles.
    nonisolated public func disabled(_ disabled: Bool) -> ModifiedView {
        ModifiedView(self, environment: { $0.isEnabled = $0.isEnabled && !disabled })
    }

    /// The scheme of the view's content.
    nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> ModifiedView {
        ModifiedView(self, environment: { $0.colorScheme = colorScheme })
    }

    /// A wish of an app's window; the scheme of a picture is chosen by who asks for it.
    nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> ModifiedView {
        ModifiedView(unchanged: self)
    }
}
