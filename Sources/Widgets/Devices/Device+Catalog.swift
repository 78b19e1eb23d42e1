extension Device {
    /// All screens whose widget sizes are known, phones before tablets, large before small.
    ///
    /// 414x736: the guidelines print a small widget of 159 x 159 beside a medium one of height 157;
    /// two measured tables give 157 x 157, which stands here.
    package static let catalog: [Device] = [
        Device(
            screen: (430, 932), scale: 3,
            models: ["iPhone 16 Plus", "iPhone 15 Pro Max", "iPhone 15 Plus", "iPhone 14 Pro Max"],
            sizes: [
                .systemSmall: (170, 170), .systemMedium: (364, 170), .systemLarge: (364, 382),
                .accessoryCircular: (76, 76), .accessoryRectangular: (172, 76),
                .accessoryInline: (257, 26),
            ],
            source: .guidelines, confidence: .high),
        Device(
            screen: (428, 926), scale: 3,
            models: ["iPhone 14 Plus", "iPhone 13 Pro Max", "iPhone 12 Pro Max"],
            sizes: [
                .systemSmall: (170, 170), .systemMedium: (364, 170), .systemLarge: (364, 382),
                .accessoryCircular: (76, 76), .accessoryRectangular: (172, 76),
                .accessoryInline: (257, 26),
            ],
            source: .guidelines, confidence: .high),
        Device(
            screen: (414, 896), scale: 3,
            models: ["iPhone 11 Pro Max", "iPhone 11", "iPhone XS Max", "iPhone XR"],
            sizes: [
                .systemSmall: (169, 169), .systemMedium: (360, 169), .systemLarge: (360, 379),
                .accessoryCircular: (76, 76), .accessoryRectangular: (160, 72),
                .accessoryInline: (248, 26),
            ],
            source: .guidelines, confidence: .high),
        Device(
            screen: (414, 736), scale: 3,
            models: ["iPhone 8 Plus", "iPhone 7 Plus", "iPhone 6s Plus", "iPhone 6 Plus"],
            sizes: [
                .systemSmall: (157, 157), .systemMedium: (348, 157), .systemLarge: (348, 357),
                .accessoryCircular: (76, 76), .accessoryRectangular: (170, 76),
                .accessoryInline: (248, 26),
            ],
            source: .guidelines, confidence: .high),
        Device(
            screen: (393, 852), scale: 3,
            models: ["iPhone 16", "iPhone 15 Pro", "iPhone 15", "iPhone 14 Pro"],
            sizes: [
                .systemSmall: (158, 158), .systemMedium: (338, 158), .systemLarge: (338, 354),
                .accessoryCircular: (72, 72), .accessoryRectangular: (160, 72),
                .accessoryInline: (234, 26),
            ],
            source: .guidelines, confidence: .high),
        Device(
            screen: (390, 844), scale: 3,
            models: [
                "iPhone 16e", "iPhone 14", "iPhone 13 Pro", "iPhone 13", "iPhone 12 Pro",
                "iPhone 12",
            ],
            sizes: [
                .systemSmall: (158, 158), .systemMedium: (338, 158), .systemLarge: (338, 354),
                .accessoryCircular: (72, 72), .accessoryRectangular: (160, 72),
                .accessoryInline: (234, 26),
            ],
            source: .guidelines, confidence: .high),
        Device(
            screen: (375, 812), scale: 3,
            models: ["iPhone 13 mini", "iPhone 12 mini", "iPhone 11 Pro", "iPhone XS", "iPhone X"],
            sizes: [
                .systemSmall: (155, 155), .systemMedium: (329, 155), .systemLarge: (329, 345),
                .accessoryCircular: (72, 72), .accessoryRectangular: (157, 72),
                .accessoryInline: (225, 26),
            ],
            source: .guidelines, confidence: .high),
        Device(
            screen: (375, 667), scale: 2,
            models: ["iPhone 8", "iPhone 7", "iPhone 6s", "iPhone 6", "iPhone SE 4.7-inch"],
            sizes: [
                .systemSmall: (148, 148), .systemMedium: (321, 148), .systemLarge: (321, 324),
                .accessoryCircular: (68, 68), .accessoryRectangular: (153, 68),
                .accessoryInline: (225, 26),
            ],
            source: .guidelines, confidence: .high),
        Device(
            screen: (360, 780), scale: 3,
            sizes: [
                .systemSmall: (155, 155), .systemMedium: (329, 155), .systemLarge: (329, 345),
                .accessoryCircular: (72, 72), .accessoryRectangular: (157, 72),
                .accessoryInline: (225, 26),
            ],
            source: .guidelines, confidence: .high),
        Device(
            screen: (320, 568), scale: 2,
            models: ["iPhone SE 4-inch", "iPod touch 5th generation and later"],
            sizes: [
                .systemSmall: (141, 141), .systemMedium: (292, 141), .systemLarge: (292, 311),
            ],
            source: .guidelines, confidence: .high),
        Device(
            screen: (402, 874), scale: 3,
            sinceIOS: 18,
            models: ["iPhone 17 Pro", "iPhone 17", "iPhone 16 Pro"],
            sizes: [
                .systemSmall: (162, 162), .systemMedium: (344, 162), .systemLarge: (344, 366),
            ],
            source: .measured, confidence: .high),
        Device(
            screen: (402, 874), scale: 3,
            sinceIOS: 26,
            models: ["iPhone 17 Pro", "iPhone 17", "iPhone 16 Pro"],
            sizes: [
                .systemSmall: (164.33, 164.33), .systemMedium: (349.67, 164.33),
                .systemLarge: (349.67, 365),
            ],
            source: .singleTable, confidence: .medium),
        Device(
            screen: (440, 956), scale: 3,
            sinceIOS: 18,
            models: ["iPhone 17 Pro Max", "iPhone 16 Pro Max"],
            sizes: [
                .systemSmall: (170, 170), .systemMedium: (364, 170), .systemLarge: (364, 382),
            ],
            source: .measured, confidence: .high),
        Device(
            screen: (420, 912), scale: 3,
            sinceIOS: 26,
            models: ["iPhone Air"],
            sizes: [
                .systemSmall: (170, 170), .systemMedium: (362, 170), .systemLarge: (362, 381),
            ],
            source: .estimate, confidence: .low),
        Device(
            screen: (768, 1024), scale: 2,
            models: [
                "iPad Pro 9.7-inch", "iPad Air 9.7-inch", "iPad 9.7-inch", "iPad mini 7.9-inch",
            ],
            sizes: [
                .systemSmall: (141, 141), .systemMedium: (305.5, 141), .systemLarge: (305.5, 305.5),
                .systemExtraLarge: (634.5, 305.5),
            ],
            source: .guidelines, confidence: .high),
        Device(
            screen: (744, 1133), scale: 2,
            models: ["iPad mini 8.3-inch"],
            sizes: [
                .systemSmall: (141, 141), .systemMedium: (305.5, 141), .systemLarge: (305.5, 305.5),
                .systemExtraLarge: (634.5, 305.5),
            ],
            source: .guidelines, confidence: .high),
        Device(
            screen: (810, 1080), scale: 2,
            models: ["iPad 10.2-inch"],
            sizes: [
                .systemSmall: (146, 146), .systemMedium: (320.5, 146), .systemLarge: (320.5, 320.5),
                .systemExtraLarge: (669, 320.5),
            ],
            source: .guidelines, confidence: .high),
        Device(
            screen: (820, 1180), scale: 2,
            models: ["iPad Air 11-inch", "iPad Air 10.9-inch", "iPad 11-inch"],
            sizes: [
                .systemSmall: (155, 155), .systemMedium: (342, 155), .systemLarge: (342, 342),
                .systemExtraLarge: (715.5, 342),
            ],
            source: .guidelines, confidence: .high),
        Device(
            screen: (834, 1112), scale: 2,
            models: ["iPad Pro 10.5-inch", "iPad Air 10.5-inch"],
            sizes: [
                .systemSmall: (150, 150), .systemMedium: (327.5, 150), .systemLarge: (327.5, 327.5),
                .systemExtraLarge: (682, 327.5),
            ],
            source: .guidelines, confidence: .high),
        Device(
            screen: (834, 1194), scale: 2,
            models: ["iPad Pro 11-inch"],
            sizes: [
                .systemSmall: (155, 155), .systemMedium: (342, 155), .systemLarge: (342, 342),
                .systemExtraLarge: (715.5, 342),
            ],
            source: .guidelines, confidence: .high),
        Device(
            screen: (954, 1373), scale: 2,
            sizes: [
                .systemSmall: (162, 162), .systemMedium: (350, 162), .systemLarge: (350, 350),
                .systemExtraLarge: (726, 350),
            ],
            source: .guidelines, confidence: .high),
        Device(
            screen: (970, 1389), scale: 2,
            sizes: [
                .systemSmall: (162, 162), .systemMedium: (350, 162), .systemLarge: (350, 350),
                .systemExtraLarge: (726, 350),
            ],
            source: .guidelines, confidence: .high),
        Device(
            screen: (1024, 1366), scale: 2,
            models: ["iPad Pro 12.9-inch", "iPad Air 13-inch"],
            sizes: [
                .systemSmall: (170, 170), .systemMedium: (378.5, 170), .systemLarge: (378.5, 378.5),
                .systemExtraLarge: (795, 378.5),
            ],
            source: .guidelines, confidence: .high),
        Device(
            screen: (1192, 1590), scale: 2,
            sizes: [
                .systemSmall: (188, 188), .systemMedium: (412, 188), .systemLarge: (412, 412),
                .systemExtraLarge: (860, 412),
            ],
            source: .guidelines, confidence: .high),
    ]
}
