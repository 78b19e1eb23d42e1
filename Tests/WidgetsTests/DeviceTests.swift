import Foundation
import LayoutEngine
import PlainJSON
import Testing
import Widgets

@Suite struct DeviceTests {
    /// Apple's published sizes, and measured ones where Apple prints none.
    static let published: JSON = {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("Data/device_sizes.json")
        let bytes = (try? Data(contentsOf: file)).map { [UInt8]($0) } ?? []
        return (try? JSON(parsing: bytes)) ?? .null
    }()

    @Test func everyPublishedSizeIsInTheCatalogAndNoOther() throws {
        let rows = try #require(Self.published["rows"]?.array)
        #expect(rows.count == Device.catalog.count)
        for (row, device) in zip(rows, Device.catalog) {
            #expect(device.name == row["screen"]?.string)
            #expect(device.firstIOS == row["firstIOS"]?.integer)
            #expect(device.confidence.rawValue == row["confidence"]?.string)
            let sizes = try #require(row["sizes"]?.members)
            #expect(sizes.count == device.sizes.count)
            for size in sizes {
                let family = try #require(WidgetFamily(name: size.key))
                let numbers = try #require(size.value.array?.compactMap { $0.number })
                #expect(device.sizes[family] == CGSize(width: numbers[0], height: numbers[1]))
            }
        }
    }

    @Test func everyModelIsFoundByItsName() throws {
        for model in try #require(Self.published["models"]?.array) {
            let name = try #require(model["model"]?.string)
            #expect(Device.named(name, ios: 26)?.name == model["screen"]?.string, "\(name)")
        }
    }

    @Test func whatIsDrawnByDefault() throws {
        let device = try #require(Device.named(Device.standardName, ios: 26))
        #expect(device.scale == 3)
        #expect(device.sizes[.systemSmall] == CGSize(width: 155, height: 155))
        #expect(device.sizes[.systemMedium] == CGSize(width: 329, height: 155))
        #expect(device.sizes[.systemLarge] == CGSize(width: 329, height: 345))
    }

    @Test func aScreenHasTheSizesOfItsIOS() {
        #expect(Device.named("402x874", ios: 18)?.sizes[.systemSmall]?.width == 162)
        #expect(Device.named("402x874", ios: 26)?.sizes[.systemSmall]?.width == 164.33)
        #expect(Device.named("iphone-16-pro", ios: 17)?.sizes[.systemSmall]?.width == 162)
        #expect(Device.named("iPhone 99", ios: 26) == nil)
    }

    @Test func aSizeThatIsNotKnownIsThatOfTheNextNarrowerScreen() throws {
        let device = try #require(Device.named("402x874", ios: 26))
        let circle = device.size(of: .accessoryCircular)
        #expect(circle.size == CGSize(width: 72, height: 72))
        #expect(circle.isBorrowed)
        #expect(device.size(of: .systemSmall).isBorrowed == false)
    }

    @Test func marginsAndCorners() {
        #expect(WidgetAppearance.contentMargins(of: .systemSmall) == EdgeInsets(.all, 16))
        #expect(WidgetAppearance.contentMargins(of: .accessoryInline) == EdgeInsets())
        let circle = CGSize(width: 72, height: 72)
        #expect(WidgetAppearance.cornerRadius(of: .accessoryCircular, size: circle) == 36)
        #expect(WidgetAppearance.cornerRadius(of: .accessoryInline, size: circle) == 0)
    }
}
