import Foundation
import Graphics
import TestSupport
import Testing

@testable import Views

@MainActor
struct ColorTests {
    /// `Tests/Truth/system_colors.json`
    private struct Truth: Decodable {
        var ios26: [String: [[Double]]]
        var ios18: [String: [[Double]]]
        var all: [String: [[Double]]]
    }

    private func truth() throws -> Truth {
        let file = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Truth/system_colors.json")
        return try JSONDecoder().decode(Truth.self, from: Data(contentsOf: file))
    }

    @Test(arguments: [SystemPalette.ios18, .ios26])
    func paletteIsApples(palette: SystemPalette) throws {
        let truth = try truth()
        let expected = truth.all.merging(palette == .ios26 ? truth.ios26 : truth.ios18) { $1 }
        #expect(expected.count == 35)
        for (name, rows) in expected {
            let color = try #require(SystemColor(rawValue: name), "\(name)")
            for (index, row) in rows.enumerated() {
                let context = makeContext {
                    $0.systemPalette = palette
                    $0.colorScheme = index % 2 == 0 ? .light : .dark
                    $0.colorSchemeContrast = index < 2 ? .standard : .increased
                }
                let rgba = color.rgba(in: context.environment)
                #expect(rgba.red == row[0] / 255, "\(name) \(index)")
                #expect(rgba.green == row[1] / 255, "\(name) \(index)")
                #expect(rgba.blue == row[2] / 255, "\(name) \(index)")
                #expect(rgba.alpha == (row.count > 3 ? row[3] : 1), "\(name) \(index)")
            }
        }
    }

    @Test func hueSaturationBrightness() {
        #expect(RGBA(hue: 0, saturation: 1, brightness: 1, alpha: 1) == RGBA(1, 0, 0))
        #expect(RGBA(hue: 1.0 / 3, saturation: 1, brightness: 1, alpha: 1).hexadecimal == "#00FF00")
        #expect(RGBA(hue: 0.5, saturation: 0.5, brightness: 0.8, alpha: 1).hexadecimal == "#66CCCC")
        #expect(RGBA(hue: 5.0 / 6, saturation: 1, brightness: 1, alpha: 1).hexadecimal == "#FF00FF")
    }

    @Test func displayP3RedLiesOutsideSRGB() {
        let color = Color(.displayP3, red: 1, green: 0, blue: 0).rgba(in: EnvironmentValues())
        #expect(abs(color.red - 1.0931) < 0.001)
        #expect(abs(color.green + 0.2267) < 0.001)
        #expect(abs(color.blue + 0.1501) < 0.001)
    }

    @Test func opacityMultiplies() {
        let context = makeContext()
        #expect(Color.secondary.opacity(0.5).rgba(in: context.environment).alpha == 0.3)
        #expect(Color.red.opacity(0.5).opacity(0.5).rgba(in: context.environment).alpha == 0.25)
    }

    @Test func labelColorsAreTheDefaultLevels() {
        let context = makeContext { $0.colorScheme = .dark }
        let colors = (0...4).map { context.foreground(level: $0).solidColor?.hexadecimal }
        #expect(colors == ["#FFFFFF", "#EBEBF599", "#EBEBF54D", "#EBEBF529", "#FFFFFF0D"])
    }

    @Test func levelsDeriveFromTheStyleAround() {
        let blue = RGBA(hex: 0x0088FF)
        let context = makeContext { $0.setForeground([Color.blue]) }
        #expect(context.foreground().solidColor == blue)
        #expect(context.foreground(level: 1).solidColor == blue.multiplyingAlpha(by: 0.5))
        let inner = context.with { $0.setForeground([HierarchicalShapeStyle.secondary]) }
        #expect(inner.foreground().solidColor == blue.multiplyingAlpha(by: 0.5))
        #expect(inner.foreground(level: 1).solidColor == blue.multiplyingAlpha(by: 0.25))
    }

    @Test func stylesOfTheirOwnForLevels() {
        let context = makeContext { $0.setForeground([Color.white, Color.black]) }
        #expect(context.foreground(level: 1).solidColor == .black)
        #expect(context.foreground(level: 2).solidColor == RGBA.black.multiplyingAlpha(by: 0.5))
    }

    @Test func fillsAndBackgroundsHaveLevels() {
        let context = makeContext()
        #expect(
            context.resolve(.fill.tertiary).solidColor == RGBA(hex: 0x767680, alpha: 0.12))
        #expect(context.resolve(.background.secondary).solidColor == RGBA(hex: 0xF2F2F7))
    }

    @Test func tintIsTheAccentColorUnlessSet() {
        let resources = StubResources()
        #expect(makeContext().resolve(.tint).solidColor == RGBA(hex: 0x0088FF))
        resources.colors["AccentColor"] = (RGBA(hex: 0x112233), RGBA(hex: 0x445566))
        let context = makeContext(resources: resources) { $0.colorScheme = .dark }
        #expect(context.resolve(.tint).solidColor == RGBA(hex: 0x445566))
        let tinted = context.with { $0.tintStyle = AnyShapeStyle(Color.white) }
        #expect(tinted.resolve(.tint).solidColor == .white)
    }

    @Test func missingAssetIsAFinding() {
        let resources = StubResources()
        resources.colors["Brand"] = (.black, .white)
        let context = makeContext(resources: resources)
        let node = Color("Brnad").nodes(in: context)[0]
        #expect(node.traits.findings.map(\.rule) == ["missing-color"])
        #expect(node.traits.findings[0].hint?.contains("Brand") == true)
        #expect(Color("Brand").nodes(in: context)[0].traits.findings.isEmpty)
        #expect(context.resolve(Color("Brand")).solidColor == .black)
    }

    @Test func colorsFillTheirOffer() {
        let placed = place(Color.red, in: CGSize(width: 30, height: 20))
        #expect(placed.frame == CGRect(x: 0, y: 0, width: 30, height: 20))
        #expect(fillColor(placed.items) == RGBA(hex: 0xFF383C))
        #expect(
            placed.leaves[0].leaf.sizeThatFits(.unspecified, in: layoutContext)
                == CGSize(width: 10, height: 10))
    }

    @Test func resolvedComponents() {
        var resolved = Color(red: 0.5, green: 0.25, blue: 1, opacity: 0.75)
            .resolve(in: EnvironmentValues())
        #expect(abs(resolved.red - 0.5) < 1e-6)
        #expect(abs(resolved.linearRed - 0.214041) < 1e-5)
        #expect(resolved.opacity == 0.75)
        resolved.green = 1
        #expect(resolved.linearGreen == 1)
    }
}
