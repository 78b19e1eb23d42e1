import Foundation
import Graphics
import LayoutEngine
import Views

/// Outlines: how they are filled, drawn, cut and joined.
@MainActor
enum ShapePictures {
    static let cases: [PictureCase] = [
        PictureCase("shapes/fill/rules", 76, 40, scale: 2) {
            HStack(spacing: 4) {
                Star().fill(.red)
                Star().fill(.red, style: FillStyle(eoFill: true))
            }
        },
        PictureCase("shapes/fill/antialiased", 48, 24, scale: 2) {
            HStack(spacing: 0) {
                Circle()
                Circle().fill(style: FillStyle(antialiased: false))
            }
        },
        PictureCase("shapes/stroke/joins", 120, 40, scale: 2) {
            HStack(spacing: 8) {
                ForEach([CGLineJoin.miter, .round, .bevel], id: \.self) { join in
                    Corner().stroke(.blue, style: StrokeStyle(lineWidth: 8, lineJoin: join))
                }
            }.padding(8)
        },
        PictureCase("shapes/stroke/miter-limit", 90, 40, scale: 2) {
            HStack(spacing: 12) {
                Corner().stroke(.blue, style: StrokeStyle(lineWidth: 6, miterLimit: 10))
                Corner().stroke(.blue, style: StrokeStyle(lineWidth: 6, miterLimit: 1.2))
            }.padding(10)
        },
        PictureCase("shapes/stroke/caps-and-dashes", 100, 40, scale: 2) {
            VStack(spacing: 8) {
                ForEach([CGLineCap.butt, .round, .square], id: \.self) { cap in
                    Level().stroke(
                        style: StrokeStyle(lineWidth: 4, lineCap: cap, dash: [8, 8], dashPhase: 4))
                }
            }.padding(6)
        },
        PictureCase("shapes/trim/fractions", 120, 36, scale: 2) {
            HStack(spacing: 6) {
                Circle().trim(from: 0, to: 0.25).stroke(.blue, lineWidth: 3)
                Circle().trim(from: 0.5, to: 1.5).stroke(.blue, lineWidth: 3)
                Circle().trim(from: 0.75, to: 0.25).stroke(.blue, lineWidth: 3)
                Circle().trim(from: 0.25, to: 0.75).fill(.blue)
            }.padding(4)
        },
        PictureCase("shapes/inset/radii", 80, 40, scale: 2) {
            ZStack {
                RoundedRectangle(cornerRadius: 16).fill(.gray)
                RoundedRectangle(cornerRadius: 16).inset(by: 6).fill(.white)
                RoundedRectangle(cornerRadius: 16).inset(by: 12).fill(.blue)
            }
        },
        PictureCase("shapes/corners/continuous-circular", 100, 48, scale: 2) {
            HStack(spacing: 4) {
                RoundedRectangle(cornerRadius: 20, style: .continuous)
                RoundedRectangle(cornerRadius: 20, style: .circular)
            }
        },
        PictureCase("shapes/corners/uneven-mirrored", 100, 40, scale: 2) {
            HStack(spacing: 4) {
                UnevenRoundedRectangle(topLeadingRadius: 20, bottomTrailingRadius: 8).fill(.green)
                UnevenRoundedRectangle(topLeadingRadius: 20, bottomTrailingRadius: 8).fill(.green)
                    .environment(\.layoutDirection, .rightToLeft)
            }
        },
        PictureCase("shapes/sets/areas", 160, 36, scale: 2) {
            HStack(spacing: 6) {
                Circle().union(quarter).fill(.purple)
                Circle().intersection(quarter).fill(.purple)
                Circle().subtracting(quarter).fill(.purple)
                Circle().symmetricDifference(quarter).fill(.purple)
            }.padding(2)
        },
        PictureCase("shapes/sets/lines", 80, 36, scale: 2) {
            HStack(spacing: 6) {
                Circle().lineIntersection(quarter).stroke(.purple, lineWidth: 2)
                Circle().lineSubtraction(quarter).stroke(.purple, lineWidth: 2)
            }.padding(2)
        },
        PictureCase("paths/arc/clockwise", 80, 40, scale: 2) {
            HStack(spacing: 4) {
                ForEach([false, true], id: \.self) { clockwise in
                    Path { path in
                        path.addArc(
                            center: CGPoint(x: 18, y: 20), radius: 14, startAngle: .zero,
                            endAngle: .degrees(90), clockwise: clockwise)
                    }.stroke(.red, lineWidth: 3)
                }
            }
        },
        PictureCase("paths/arc/tangents", 44, 40, scale: 2) {
            Path { path in
                path.move(to: CGPoint(x: 4, y: 36))
                path.addArc(
                    tangent1End: CGPoint(x: 22, y: 4), tangent2End: CGPoint(x: 40, y: 36),
                    radius: 10)
                path.addLine(to: CGPoint(x: 40, y: 36))
            }.stroke(.red, lineWidth: 2)
        },
        PictureCase("paths/stroke/as-outline", 60, 40, scale: 2) {
            Path { path in
                path.move(to: CGPoint(x: 10, y: 30))
                path.addQuadCurve(to: CGPoint(x: 50, y: 30), control: CGPoint(x: 30, y: -14))
            }.strokedPath(StrokeStyle(lineWidth: 12, lineCap: .round)).stroke(.blue, lineWidth: 1)
        },
    ]

    private static var quarter: some Shape { Rectangle().scale(0.6, anchor: .topLeading) }
}

private struct Star: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in
            path.addLines(
                (0..<5).map { index in
                    let angle = Double(index) * 4 * .pi / 5 - .pi / 2
                    return CGPoint(
                        x: rect.midX + rect.height / 2 * cos(angle),
                        y: rect.midY + rect.height / 2 * sin(angle))
                })
            path.closeSubpath()
        }
    }
}

private struct Corner: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in
            path.addLines([
                CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.midX, y: rect.minY),
                CGPoint(x: rect.maxX, y: rect.maxY),
            ])
        }
    }
}

private struct Level: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in
            path.addLines([
                CGPoint(x: rect.minX, y: rect.midY), CGPoint(x: rect.maxX, y: rect.midY),
            ])
        }
    }
}
