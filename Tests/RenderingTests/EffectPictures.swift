import Foundation
import Graphics
import LayoutEngine
import Views

/// What is made of finished pictures: blurs, shadows, blends, masks, turns in space.
@MainActor
enum EffectPictures {
    static let cases: [PictureCase] = [
        PictureCase("effects/blur/clear-opaque", 100, 50) {
            HStack(spacing: 20) {
                stripes.frame(width: 30, height: 30).blur(radius: 4)
                stripes.frame(width: 30, height: 30).blur(radius: 4, opaque: true)
            }
        },
        // Over 20 points: radius 6 is a Gaussian of 5.5 (truth, section 6).
        PictureCase("effects/shadow/radius-and-offset", 100, 60) {
            HStack(spacing: 30) {
                Color.white.frame(width: 20, height: 20).shadow(radius: 6)
                Circle().fill(.white).frame(width: 20, height: 20)
                    .shadow(color: .red, radius: 2, x: 6, y: 6)
            }
        },
        PictureCase("effects/shadow/inner-text", 60, 40, scale: 2) {
            Text("Ab").font(.system(size: 30, weight: .heavy))
                .foregroundStyle(.orange.shadow(.inner(color: .black, radius: 1, y: 2)))
        },
        PictureCase("effects/blend/all", 168, 48) {
            VStack(spacing: 0) {
                ForEach(0..<2) { row in
                    HStack(spacing: 0) {
                        ForEach(0..<10) { column in
                            blended(BlendMode.allCases[row * 10 + column])
                        }
                    }
                }
            }.background(.gray)
        },
        PictureCase("effects/mask/alignment", 60, 30, scale: 2) {
            HStack(spacing: 6) {
                Color.red.mask(alignment: .topLeading) { Circle().frame(width: 16) }
                Color.red.mask { Text("ab").font(.title3).bold() }
            }
        },
        PictureCase("effects/blend/knockout-in-group", 60, 30, scale: 2) {
            ZStack {
                Color.blue
                Circle().padding(4).blendMode(.destinationOut)
            }.compositingGroup().background(.yellow)
        },
        PictureCase("effects/space/axes", 150, 60, scale: 2) {
            HStack(spacing: 24) {
                sign.rotation3DEffect(.degrees(45), axis: (x: 1, y: 0, z: 0))
                sign.rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0))
                sign.rotation3DEffect(.degrees(45), axis: (x: 0, y: 0, z: 1))
            }
        },
        PictureCase("effects/space/perspective-and-anchor", 120, 60, scale: 2) {
            HStack(spacing: 40) {
                sign.rotation3DEffect(
                    .degrees(60), axis: (x: 0, y: 1, z: 0), anchor: .leading, perspective: 0.3)
                sign.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), perspective: 0)
            }
        },
        PictureCase("effects/scale/mirrored", 90, 30, scale: 2) {
            HStack(spacing: 20) {
                sign.scaleEffect(x: -1, y: 1)
                sign.scaleEffect(x: 1, y: -0.5, anchor: .bottom)
            }
        },
        PictureCase("effects/color/luminance-to-alpha", 60, 20) {
            LinearGradient(colors: [.white, .black], startPoint: .leading, endPoint: .trailing)
                .luminanceToAlpha().background(.yellow)
        },
        PictureCase("styles/material/blurred-circle", 90, 90) {
            ZStack {
                Color.white
                Circle().fill(.blue).frame(width: 40, height: 40).offset(x: -20)
                RoundedRectangle(cornerRadius: 12).fill(.ultraThinMaterial).padding(15)
            }
        },
        PictureCase("styles/material/dark-kinds", 90, 60, scheme: .dark) {
            ZStack {
                LinearGradient(
                    colors: [.orange, .blue], startPoint: .leading, endPoint: .trailing)
                HStack(spacing: 4) {
                    Color.clear.background(.ultraThinMaterial)
                    Color.clear.background(.thinMaterial)
                    Color.clear.background(.regularMaterial)
                    Color.clear.background(.thickMaterial)
                }.padding(10)
            }
        },
        PictureCase("styles/gradient/angular-part", 80, 40, scale: 2) {
            HStack(spacing: 4) {
                Circle().fill(
                    AngularGradient(
                        colors: [.red, .yellow, .blue], center: .center, startAngle: .degrees(0),
                        endAngle: .degrees(180)))
                Circle().fill(
                    AngularGradient(colors: [.red, .yellow, .blue], center: .center))
            }
        },
        // Blue to yellow: the middle is (148, 174, 181) in the perceptual space (truth, section 6).
        PictureCase("styles/gradient/color-spaces", 60, 30) {
            let blueToYellow = Gradient(colors: [
                Color(red: 0, green: 0, blue: 1), Color(red: 1, green: 1, blue: 0),
            ])
            VStack(spacing: 0) {
                ForEach([Gradient.ColorSpace.perceptual, .device], id: \.self) { space in
                    LinearGradient(
                        gradient: blueToYellow.colorSpace(space), startPoint: .leading,
                        endPoint: .trailing)
                }
            }
        },
        PictureCase("styles/gradient/mesh-moved", 60, 60) {
            MeshGradient(
                width: 3, height: 3,
                points: [
                    [0, 0], [0.5, 0], [1, 0], [0, 0.5], [0.8, 0.3], [1, 0.5], [0, 1], [0.5, 1],
                    [1, 1],
                ],
                colors: [
                    .red, .purple, .indigo, .orange, .white, .blue, .yellow, .green, .mint,
                ])
        },
    ]

    private static var stripes: some View {
        HStack(spacing: 0) {
            Color.red
            Color.yellow
            Color.blue
        }
    }

    private static var sign: some View {
        Text("ab").font(.caption).bold().frame(width: 28, height: 20).background(.orange)
    }

    private static func blended(_ mode: BlendMode) -> some View {
        ZStack {
            LinearGradient(colors: [.red, .white], startPoint: .top, endPoint: .bottom)
            Circle().fill(Color(red: 0.2, green: 0.5, blue: 0.9)).padding(3).blendMode(mode)
        }.frame(width: 16, height: 24).compositingGroup()
    }
}
