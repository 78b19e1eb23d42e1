import CoreGraphics
import Foundation
import Graphics
import LayoutEngine
import Rendering
import Symbols
import TestSupport
import Testing
import Typesetting
import UIKit
import Views
import Widgets

/// The views of the sources are drawn, and what widgets cannot show is said.
@MainActor
struct DrawingTests {
    private static let now = Date(timeIntervalSinceReferenceDate: 820_000_000)

    private static let picture = UIImage(
        cgImage: CGImage(
            Bitmap(width: 2, height: 2, contentID: "white") { $0.update(repeating: .max) }))

    private static let sales = (1...3).map {
        Sale(id: $0, day: "\($0)", amount: Double($0), shop: $0 > 1 ? "a" : "b")
    }

    private static let drawn: [any View] = [
        VStackForms(), HStackForms(), ZStackForms(), SpacerForms(), ForEachForms(),
        GeometryReaderForms(), GridForms(), ViewThatFitsForms(), EmptyForms(), TimelineViewForms(),
        TextForms(date: now, title: "Title"), DateTextForms(date: now), TimerTextForms(date: now),
        ImageForms(name: "photo", picture: picture), ShapeForms(), PathForms(), Wedge(share: 0.3),
        GradientForms(), CanvasForms(), LinkForms(), ButtonForms(), ToggleForms(isOn: true),
        LabelForms(), GaugeForms(), ProgressViewForms(date: now), GroupBoxForms(),
        ContentUnavailableForms(), FrameForms(), PaddingForms(), PlacementForms(), LayoutForms(),
        TextModifierForms(), ImageModifierForms(), ForegroundForms(), BackgroundForms(),
        ShapeModifierForms(), ControlStyleForms(), EffectForms(), AnimationForms(count: 1),
        StateForms(counter: Counter()), ObservableForms(), AccessibilityForms(),
        SurroundingForms(), ColorForms(), ImplicitColorForms(), UIColorForms(),
        FontForms(size: 12), FontWeightForms(), FontSizeForms(), SymbolForms(),
        CountView(entry: CountEntry(date: now, count: 1)), AccessoryView(), ClearView(),
        EnvironmentReads(), LanguageForms(title: "Title"), PresentationForms(), StillForms(),
        LineChartForms(sales: sales), BarChartForms(sales: sales), SectorChartForms(sales: sales),
    ]

    /// Names of images, colors and fonts that are not there.
    private static let unresolved: [any View] = [
        AssetImageForms(name: "photo"), AssetLabelForms(), AssetColorForms(),
        NamedColorForms(name: "Accent"), CustomFontForms(size: 12),
    ]

    private static let unsupported: [any View] = [
        ScrollViewForms(), ListForms(), FormForms(), NavigationForms(), NavigationViewForms(),
        NavigationLinkForms(), TabViewForms(), TextFieldForms(), PickerForms(), MenuForms(),
        SliderForms(), StepperForms(), Wrapped(), ListRowForms(), InputForms(), SplitForms(),
    ]

    private static let absent: Set = ["missing-image", "missing-color", "font-missing"]
    private static let notShown: Set = ["view-not-in-widgets", "unsupported-in-widget"]

    @Test func viewsAreDrawn() {
        for view in Self.drawn {
            let rendered = Self.render(view)
            #expect(!rendered.displayList.items.isEmpty, "\(type(of: view)) draws nothing")
            // The canvas is small; notes are about looks.
            let findings = rendered.findings.filter {
                $0.severity != .note && $0.rule != "text-truncated"
            }
            #expect(findings.map(\.message) == [], "\(type(of: view))")
        }
    }

    @Test func missingAssetsAreSaid() {
        for view in Self.unresolved {
            let rules = Set(Self.render(view).findings.map(\.rule))
            #expect(!rules.isDisjoint(with: Self.absent), "\(type(of: view))")
            #expect(rules.isDisjoint(with: Self.notShown), "\(type(of: view))")
        }
    }

    @Test func viewsThatWidgetsLackAreSaid() {
        for view in Self.unsupported {
            let rendered = Self.render(view)
            #expect(!rendered.displayList.items.isEmpty, "\(type(of: view)) draws nothing")
            let isSaid = rendered.findings.contains { Self.notShown.contains($0.rule) }
            #expect(isSaid, "\(type(of: view)) is not said to be left out")
        }
    }

    @Test func asyncImagesShowTheirPlaceholder() {
        let rendered = Self.render(AsyncImageForms())
        #expect(!rendered.displayList.items.isEmpty)
        #expect(rendered.findings.map(\.rule) == ["async-image"])
    }

    // MARK: The engine

    private static let typesetter = PangoTypesetter(
        library: try! FontLibrary(
            directory: Folders.package.appendingPathComponent("Fonts").path))

    private static let symbols = try! BundledSymbols(
        path: Folders.package.appendingPathComponent("Fonts/Symbols/symbols.dat").path)

    private static func render(_ view: any View) -> RenderedView {
        var frame = PictureFrame(size: CGSize(width: 120, height: 400), scale: 1)
        frame.environment.locale = Locale(identifier: "en_US")
        frame.environment.now = now
        let renderer = Renderer(
            typesetter: typesetter, symbols: symbols, resources: StubResources())
        return renderer.render(AnyView(view), in: frame)
    }
}
