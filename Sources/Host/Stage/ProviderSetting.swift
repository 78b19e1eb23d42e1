import Foundation
import Widgets

/// What a provider is asked in.
package struct ProviderSetting: Hashable {
    package var device: Device
    package var locale: String
    package var timeZone: String
    package var now: Date
    /// The major version of the system that asks.
    package var ios: Int

    package init(device: Device, locale: String, timeZone: String, now: Date, ios: Int) {
        self.device = device
        self.locale = locale
        self.timeZone = timeZone
        self.now = now
        self.ios = ios
    }
}
