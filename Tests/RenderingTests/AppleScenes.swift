import Foundation
import Graphics
import LayoutEngine
import Views

/// Views like those of which pictures drawn by Apple's systems are public, named as in
/// Tests/Truth/apple_pictures.json. Written anew from the pictures: same sizes, fonts and colors.
@MainActor
enum AppleScenes {
    struct Scene {
        let canvas: Canvas
        let view: AnyView
    }

    static let all: [String: Scene] = [
        "switch/on": toggle,
        "gauge/open/no-labels": complication { gauge(0.68) { column.padding(2) } },
        "gauge/open/value-only": complication { gauge(0.68, hasBounds: true) { big("68%") } },
        "gauge/open/long-value": complication { gauge(0.68, hasBounds: true) { big("1234") } },
        "gauge/open/least": complication { gauge(0, hasBounds: true) { EmptyView() } },
        "gauge/open/largest": complication { gauge(1, hasBounds: true) { EmptyView() } },
        "gauge/closed/capacity": complication {
            Gauge(value: 0.68) { column }.gaugeStyle(.accessoryCircularCapacity).tint(.green)
        },
        "shapes/arc/one-label": scene(160, 160) {
            ZStack {
                arc(1).stroke(brand.opacity(0.25), style: pen)
                arc(0.84).stroke(brand, style: pen)
                VStack(spacing: 3) {
                    Text("Battery").font(.title3).foregroundStyle(.secondary)
                    Text("84%").font(.largeTitle.bold())
                }.lineLimit(1).minimumScaleFactor(0.5)
            }
            .frame(width: 150, height: 150).offset(y: 10).scaleEffect(0.72).padding(10)
        },
        "tiles/small/one": scene(160, 160) {
            VStack(alignment: .leading, spacing: 0) {
                disc(48)
                Spacer()
                Text("Title 0").font(.subheadline).fontWeight(.semibold)
                Text("Subtitle 0").font(.footnote).foregroundStyle(.secondary)
            }
            .frame(maxWidth: .infinity, alignment: .leading).padding(.horizontal).padding(.vertical)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
        },
        "tiles/small/two": scene(160, 160) {
            VStack(alignment: .leading, spacing: 8) {
                tile(0)
                tile(1)
            }.padding(8)
        },
        "tiles/medium/four": scene(350, 160) {
            VStack(alignment: .leading, spacing: 8) {
                HStack(spacing: 8) {
                    tile(0).frame(maxWidth: .infinity)
                    tile(1).frame(maxWidth: .infinity)
                }
                HStack(spacing: 8) {
                    tile(2).frame(maxWidth: .infinity)
                    tile(3).frame(maxWidth: .infinity)
                }
            }.padding(8)
        },
        "tiles/small/three": scene(160, 160) {
            VStack(alignment: .leading, spacing: 0) {
                ForEach(0..<3) { flatTile($0) }
            }
        },
        "tiles/large/twelve": scene(350, 310) {
            VStack(alignment: .leading, spacing: 0) {
                ForEach(0..<6) { row in
                    HStack(spacing: 0) {
                        flatTile(2 * row).frame(maxWidth: .infinity)
                        flatTile(2 * row + 1).frame(maxWidth: .infinity)
                    }
                }
            }
        },
        "activity/progress/light": scene(360, 130) { activity },
        "activity/progress/dark": scene(360, 130, .dark) { activity },
        "activity/timer/over": scene(360, 130) {
            VStack(alignment: .leading, spacing: 12) {
                HStack(alignment: .top, spacing: 12) {
                    icon(Color(red: 1, green: 152 / 255, blue: 0))
                    VStack(alignment: .leading, spacing: 4) {
                        Text("Laundry").font(.title3.weight(.semibold))
                        Text("25:00").font(.title3.monospacedDigit().weight(.medium))
                            .foregroundStyle(.secondary)
                    }
                    Spacer(minLength: 0)
                }
                ProgressView(
                    timerInterval: Date(
                        timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 1500),
                    countsDown: false, label: { EmptyView() }, currentValueLabel: { EmptyView() }
                ).tint(Color(red: 1, green: 152 / 255, blue: 0))
            }.padding(16)
        },
        "complication/rectangular/all": scene(220, 120, .dark) {
            HStack(spacing: 6) {
                Color.clear.frame(width: 18, height: 18)
                VStack(alignment: .leading, spacing: 1) {
                    Text("Living Room").font(.caption2.weight(.semibold))
                    Text("Temperature").font(.caption2).opacity(0.8)
                    bar
                    Text("Updated 2m ago").font(.caption2).opacity(0.8)
                }
                Spacer(minLength: 0)
            }
            .padding(12).frame(width: 200, alignment: .leading)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
            .background(.black)
        },
        "calendar/small/two-events": scene(170, 170) {
            VStack(spacing: 4) {
                VStack(alignment: .leading, spacing: 4) {
                    badge
                    event("Event 1", "All-day", RGBA(hex: 0x4269D0))
                    event("Event 2", "09:00", RGBA(hex: 0xF4BD4A))
                    Spacer(minLength: 0)
                }.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
                HStack(spacing: 0) {
                    Spacer(minLength: 0)
                    Text("08:00").font(.caption2)
                }
            }.padding(16)
        },
    ]

    /// At two pixels a point, in the looks before iOS 26.
    private static var toggle: Scene {
        var canvas = Canvas(197.5, 48.5, scale: 2)
        canvas.frame.environment.systemPalette = .ios18
        let toggle = Toggle("", isOn: .constant(true)).toggleStyle(.switch)
            .padding(.trailing, 18).offset(y: 0.25)
        return Scene(
            canvas: canvas,
            view: AnyView(
                toggle.frame(maxWidth: .infinity, maxHeight: .infinity).background(.white)))
    }

    // MARK: Parts

    private static let brand = Color(red: 0, green: 154 / 255, blue: 199 / 255)
    private static let border = Color(red: 224 / 255, green: 224 / 255, blue: 224 / 255)
    private static let pen = StrokeStyle(lineWidth: 15, lineCap: .round)

    private static func scene(
        _ width: CGFloat, _ height: CGFloat, _ scheme: ColorScheme = .light,
        @ViewBuilder view: () -> some View
    ) -> Scene {
        Scene(
            canvas: Canvas(width, height, scale: 3, scheme: scheme),
            view: AnyView(
                view().frame(maxWidth: .infinity, maxHeight: .infinity)
                    .background(scheme == .dark ? .black : .white)))
    }

    private static func complication(@ViewBuilder view: () -> some View) -> Scene {
        Scene(
            canvas: Canvas(120, 120, scale: 3, scheme: .dark),
            view: AnyView(
                view().frame(width: 100, height: 100)
                    .frame(maxWidth: .infinity, maxHeight: .infinity).background(.black)))
    }

    private static func gauge(
        _ value: Double, hasBounds: Bool = false, @ViewBuilder label: () -> some View
    ) -> some View {
        Group {
            if hasBounds {
                Gauge(value: value) {
                    EmptyView()
                } currentValueLabel: {
                    label()
                } minimumValueLabel: {
                    Text("0")
                } maximumValueLabel: {
                    Text("100")
                }
            } else {
                Gauge(value: value) {
                    EmptyView()
                } currentValueLabel: {
                    label()
                }
            }
        }.gaugeStyle(.accessoryCircular).tint(.green)
    }

    private static var column: some View {
        VStack(spacing: -2) {
            Color.clear.frame(width: 10, height: 10)
            Text("68%").font(.system(size: 12, weight: .semibold)).minimumScaleFactor(0.2)
            Text("Battery").font(.system(size: 8)).minimumScaleFactor(0.4)
        }.lineLimit(1)
    }

    private static func big(_ text: String) -> some View {
        Text(text).font(.system(size: 22, weight: .semibold)).lineLimit(1).minimumScaleFactor(0.2)
    }

    private static func arc(_ fraction: CGFloat) -> some Shape {
        Circle().trim(from: 0, to: 0.75 * fraction).rotation(.degrees(135))
    }

    private static func disc(_ side: CGFloat) -> some View {
        Circle().fill(brand.opacity(0.3)).frame(width: side, height: side)
    }

    private static func tile(_ index: Int) -> some View {
        HStack(spacing: 12) {
            disc(38)
            VStack(alignment: .leading, spacing: 0) {
                Text("Title \(index)").font(.footnote).fontWeight(.semibold)
                Text("Subtitle \(index)").font(.caption).foregroundStyle(.secondary)
            }.frame(maxWidth: .infinity, alignment: .leading)
        }
        .padding(.horizontal, 12)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .clipShape(RoundedRectangle(cornerRadius: 14))
        .overlay { RoundedRectangle(cornerRadius: 14).stroke(border, lineWidth: 1) }
    }

    /// A tile without room around it.
    private static func flatTile(_ index: Int) -> some View {
        HStack(spacing: 12) {
            disc(30)
            VStack(alignment: .leading, spacing: 0) {
                Text("Title \(index)").font(.caption).fontWeight(.semibold)
                Text("Subtitle \(index)").font(.caption2).foregroundStyle(.secondary)
            }.frame(maxWidth: .infinity, alignment: .leading)
        }
        .padding(.horizontal, 12)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .overlay { Rectangle().stroke(border, lineWidth: 1) }
    }

    private static func icon(_ color: Color) -> some View {
        RoundedRectangle(cornerRadius: 12, style: .continuous).fill(color.opacity(0.2))
            .overlay {
                RoundedRectangle(cornerRadius: 12, style: .continuous)
                    .strokeBorder(color.opacity(0.28))
            }
            .frame(width: 48, height: 48)
    }

    private static var activity: some View {
        let blue = Color(red: 3 / 255, green: 169 / 255, blue: 244 / 255)
        return VStack(alignment: .leading, spacing: 12) {
            HStack(alignment: .top, spacing: 12) {
                icon(blue)
                VStack(alignment: .leading, spacing: 4) {
                    Text("Laundry").font(.title3.weight(.semibold)).lineLimit(1)
                    Text("Washing cycle").font(.body).foregroundStyle(.secondary).lineLimit(2)
                }
                Spacer(minLength: 0)
                Text("40%").font(.headline.monospacedDigit())
            }
            GeometryReader { proxy in
                ZStack(alignment: .leading) {
                    Capsule(style: .continuous).fill(Color.primary.opacity(0.12))
                    Capsule(style: .continuous)
                        .fill(
                            LinearGradient(
                                colors: [blue.opacity(0.9), blue], startPoint: .leading,
                                endPoint: .trailing)
                        ).frame(width: proxy.size.width * 0.4)
                }
            }.frame(height: 10)
        }.padding(16)
    }

    private static var bar: some View {
        VStack(spacing: 3) {
            GeometryReader { proxy in
                let width = proxy.size.width
                ZStack(alignment: .leading) {
                    Capsule().fill(.green.opacity(0.25)).frame(height: 7)
                    Capsule().fill(.green).frame(width: width * 0.68, height: 7)
                    ZStack {
                        Capsule().fill(.green)
                        Text("68%").font(.body.bold()).padding(.vertical, 1).padding(.horizontal, 6)
                    }
                    .frame(height: 22).frame(minWidth: 34)
                    .fixedSize(horizontal: true, vertical: false)
                    .position(x: width * 0.68, y: 11)
                }.frame(height: 22)
            }.frame(height: 22)
            HStack {
                Text("0")
                Spacer()
                Text("100")
            }.font(.system(size: 10)).foregroundStyle(.secondary)
        }
    }

    private static var badge: some View {
        VStack(alignment: .leading, spacing: -2) {
            Text("MON").font(.caption2.weight(.heavy)).foregroundStyle(brand)
            Text("18").font(.system(size: 30, weight: .semibold, design: .rounded))
        }
    }

    private static func event(_ title: String, _ time: String, _ color: RGBA) -> some View {
        HStack(spacing: 8) {
            RoundedRectangle(cornerRadius: 2)
                .fill(Color(red: color.red, green: color.green, blue: color.blue))
                .frame(width: 3)
            VStack(alignment: .leading, spacing: 1) {
                Text(title).font(.caption.weight(.semibold)).lineLimit(1)
                Text(time).font(.caption2).foregroundStyle(.secondary).lineLimit(1)
            }
            Spacer(minLength: 0)
        }
        .fixedSize(horizontal: false, vertical: true)
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}
