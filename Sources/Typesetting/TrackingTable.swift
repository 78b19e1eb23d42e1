/// How much space a system font adds after every glyph, by point size: thousandths of an em.
///
/// The figures are those of Apple's Human Interface Guidelines, "Typography", revision of
/// 2025-12-16; sizes that lie on a line between their neighbours are left out.
struct TrackingTable: Sendable {
    private let sizes: [Double]
    private let values: [Double]

    private init(_ points: [(size: Double, value: Double)]) {
        sizes = points.map(\.size)
        values = points.map(\.value)
    }

    /// Linear between the sizes listed, level beyond them.
    func value(at size: Double) -> Double {
        guard let next = sizes.firstIndex(where: { $0 > size }) else { return values.last ?? 0 }
        guard next > 0 else { return values[0] }
        let share = (size - sizes[next - 1]) / (sizes[next] - sizes[next - 1])
        return values[next - 1] + (values[next] - values[next - 1]) * share
    }

    static let sfPro = TrackingTable([
        (6, 41), (7, 34), (8, 26), (10, 12), (13, -6), (15, -16), (16, -20), (17, -26), (20, -23),
        (21, -18), (22, -12), (23, -4), (24, 3), (25, 6), (26, 8), (28, 14), (30, 14), (31, 13),
        (32, 13), (33, 12), (34, 12), (36, 10), (40, 10), (41, 9), (43, 9), (44, 8), (48, 8),
        (49, 7), (51, 7), (52, 6), (56, 6), (60, 4), (64, 4), (68, 2), (72, 2), (80, 0), (96, 0),
    ])

    static let sfProRounded = TrackingTable([
        (6, 87), (7, 80), (8, 72), (10, 58), (13, 40), (15, 30), (17, 22), (19, 20), (20, 18),
        (22, 16), (23, 16), (25, 14), (27, 14), (28, 13), (29, 13), (30, 12), (34, 12), (35, 11),
        (36, 11), (37, 10), (42, 10), (44, 8), (49, 8), (51, 6), (56, 6), (58, 4), (62, 4),
        (66, 2), (72, 2), (80, 0), (96, 0),
    ])

    static let newYork = TrackingTable([
        (6, 40), (7, 32), (8, 25), (9, 20), (10, 16), (12, 6), (20, -10), (22, -10), (23, -11),
        (25, -11), (26, -12), (30, -12), (31, -13), (33, -13), (34, -14), (52, -14), (54, -15),
        (66, -15), (70, -16), (160, -16), (180, -17), (200, -17), (220, -18), (260, -18),
    ])
}
