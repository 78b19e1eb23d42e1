import Foundation
import Graphics
import LayoutEngine
import Views

@MainActor
enum StylePictures {
    static let cases: [PictureCase] = [
        palette("styles/palette/light", .light), palette("styles/palette/dark", .dark),
        PictureCase("styles/hierarchy/levels", 60, 20, scale: 2) {
            HStack(spacing: 0) {
                ForEach(0..<2) { row in
                    HStack(spacing: 0) {
                        Rectangle().fill(.primary)
                        Rectangle().fill(.secondary)
                        Rectangle().fill(.tertiary)
                        Rectangle().fill(.quaternary)
                    }.foregroundColor(row == 0 ? nil : .orange)
                }
            }
        },
        PictureCase("styles/gradient/kinds", 124, 40) {
            HStack(spacing: 4) {
                LinearGradient(
                    colors: [.blue, .yellow], startPoint: .topLeading, endPoint: .bottomTrailing)
                RadialGradient(
                    colors: [.white, .red], center: .center, startRadius: 2, endRadius: 20)
                AngularGradient(
                    colors: [.red, .yellow, .green, .blue, .red], center: .center)
                EllipticalGradient(colors: [.white, .purple]).frame(width: 20)
                Color.indigo.gradient.frame10()
            }
        },
        PictureCase("styles/gradient/mesh", 40, 40) {
            MeshGradient(
                width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
                colors: [.red, .yellow, .blue, .green])
        },
        PictureCase("styles/material/over-stripes", 90, 60) {
            ZStack {
                HStack(spacing: 0) {
                    Color.black
                    Color.red
                    Color.white
                }
                VStack(spacing: 4) {
                    Color.clear.background(.ultraThinMaterial)
                    Color.clear.background(.regularMaterial)
                    Color.clear.background(.thickMaterial)
                }.padding(6)
            }
        },
        PictureCase("styles/shadow/drop-inner", 90, 40, scale: 2) {
            HStack(spacing: 10) {
                Circle().fill(.orange.shadow(.drop(radius: 3, y: 2)))
                Circle().fill(.orange.shadow(.inner(radius: 3, y: 2)))
            }.padding(6)
        },
        PictureCase("shapes/all/filled", 150, 40, scale: 2) {
            HStack(spacing: 5) {
                Rectangle()
                RoundedRectangle(cornerRadius: 8)
                Capsule().frame(width: 20)
                Circle()
                Ellipse().frame(width: 14)
                UnevenRoundedRectangle(topLeadingRadius: 12, bottomTrailingRadius: 12)
            }.foregroundStyle(.blue).padding(4)
        },
        PictureCase("shapes/stroke/kinds", 150, 40, scale: 2) {
            HStack(spacing: 6) {
                Circle().stroke(.red, lineWidth: 3)
                Circle().strokeBorder(.red, lineWidth: 3)
                Circle().trim(from: 0, to: 0.7)
                    .stroke(.green, style: StrokeStyle(lineWidth: 4, lineCap: .round))
                    .rotationEffect(.degrees(-90))
                RoundedRectangle(cornerRadius: 8)
                    .strokeBorder(style: StrokeStyle(lineWidth: 1, dash: [3, 2]))
                Circle().fill(.yellow).strokeBorder(.black, lineWidth: 1)
            }.padding(4)
        },
        PictureCase("shapes/container/concentric", 80, 60, scale: 2) {
            ZStack {
                ContainerRelativeShape().fill(.gray)
                ContainerRelativeShape().fill(.white).padding(6)
                ContainerRelativeShape().fill(.blue).padding(12)
            }.containerShape(RoundedRectangle(cornerRadius: 20))
        },
        PictureCase("effects/clip/mask", 130, 40, scale: 2) {
            HStack(spacing: 5) {
                stripes.clipShape(Circle())
                stripes.cornerRadius(10)
                stripes.mask {
                    LinearGradient(
                        colors: [.black, .clear], startPoint: .leading, endPoint: .trailing)
                }
            }.padding(4)
        },
        PictureCase("effects/filter/all", 170, 60) {
            VStack(spacing: 4) {
                HStack(spacing: 4) {
                    stripes
                    stripes.brightness(0.3)
                    stripes.contrast(0.5)
                    stripes.saturation(0.3)
                }
                HStack(spacing: 4) {
                    stripes.hueRotation(.degrees(90))
                    stripes.colorInvert()
                    stripes.colorMultiply(.yellow)
                    stripes.grayscale(1)
                }
            }
        },
        PictureCase("effects/transform/all", 160, 40, scale: 2) {
            HStack(spacing: 16) {
                stripes.rotationEffect(.degrees(20))
                stripes.scaleEffect(0.6, anchor: .bottomTrailing)
                stripes.rotation3DEffect(.degrees(50), axis: (x: 0, y: 1, z: 0))
                stripes.opacity(0.3)
            }.padding(8)
        },
        PictureCase("effects/opacity/each-or-group", 70, 30, scale: 2) {
            HStack(spacing: 10) {
                overlapping.opacity(0.5)
                overlapping.compositingGroup().opacity(0.5)
            }
        },
        PictureCase("canvas/graphics/sparkline", 100, 50, scale: 2) {
            Views.Canvas { context, size in
                var line = Path()
                for (index, value) in [0.2, 0.5, 0.4, 0.8, 0.6, 0.9].enumerated() {
                    let point = CGPoint(
                        x: size.width * CGFloat(index) / 5, y: size.height * CGFloat(1 - value))
                    if index == 0 { line.move(to: point) } else { line.addLine(to: point) }
                }
                context.stroke(
                    line, with: .color(.green),
                    style: StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round))
                context.clip(to: Path(ellipseIn: CGRect(x: 5, y: 5, width: 30, height: 30)))
                context.fill(
                    Path(CGRect(origin: .zero, size: size)),
                    with: .linearGradient(
                        Gradient(colors: [.blue, .yellow]), startPoint: .zero,
                        endPoint: CGPoint(x: 40, y: 40)))
                context.draw(
                    Text("22°").font(.caption.bold()).foregroundColor(.white),
                    at: CGPoint(x: 20, y: 20))
            }.padding(4)
        },
        PictureCase("controls/unsupported/no-entry", 60, 40, scale: 2) {
            Slider(value: .constant(0.5))
        },
        PictureCase("controls/group-box/with-label", 140, 100, scale: 2) {
            GroupBox("Today") { Label("Rain", systemImage: "star") }.padding(4)
        },
    ]

    private static var stripes: some View {
        HStack(spacing: 0) {
            Color.red
            Color.yellow
            Color.blue
        }
    }

    private static var overlapping: some View {
        ZStack {
            Circle().fill(.red).offset(x: -5)
            Circle().fill(.blue).offset(x: 5)
        }.frame(width: 20, height: 20)
    }

    private static func palette(_ name: String, _ scheme: ColorScheme) -> PictureCase {
        let colors: [Color] = [
            .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink,
            .brown, .gray, .primary, .secondary,
        ]
        return PictureCase(name, 60, 36, scheme: scheme) {
            VStack(spacing: 0) {
                ForEach(0..<3) { row in
                    HStack(spacing: 0) {
                        ForEach(0..<5) { column in colors[row * 5 + column] }
                    }
                }
            }.background(.background)
        }
    }
}

extension AnyGradient {
    /// The gradient as a narrow bar.
    @MainActor fileprivate func frame10() -> some View {
        Rectangle().fill(self).frame(width: 10)
    }
}
