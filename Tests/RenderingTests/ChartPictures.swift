import Charts
import Foundation
import Graphics
import LayoutEngine
import Views

/// One fact a chart. What published pictures of Swift Charts show is named in `ChartMetrics`.
@MainActor
enum ChartPictures {
    private static let shapes = [("Cube", 5.0), ("Sphere", 4), ("Pyramid", 3)]
    private static let values = [3.0, 5, 2, 6, 4, 7, 5]
    private static let stacks = [
        ("M", "A", 3.0), ("M", "B", 2), ("T", "A", 2), ("T", "B", 4), ("W", "A", 4), ("W", "B", 1),
    ]

    private static func day(_ index: Int) -> Date {
        Date(timeIntervalSinceReferenceDate: Double(index) * 86400)
    }

    private static var utc: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "UTC")!
        return calendar
    }

    private static func bare(_ chart: some View) -> some View {
        chart.chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden).padding(6)
    }

    private static func line(_ method: InterpolationMethod) -> some View {
        bare(
            Chart(Array(values.enumerated()), id: \.offset) { index, value in
                LineMark(x: .value("X", index), y: .value("Y", value))
                    .interpolationMethod(method)
                PointMark(x: .value("X", index), y: .value("Y", value))
                    .symbolSize(12).foregroundStyle(.red)
            })
    }

    static let cases: [PictureCase] = [
        PictureCase("charts/bar/automatic-axes", 160, 90, scale: 2) {
            Chart(shapes, id: \.0) {
                BarMark(x: .value("Shape", $0.0), y: .value("Count", $0.1))
            }.padding(8)
        },
        PictureCase("charts/bar/stacked-with-legend", 130, 100, scale: 2, scheme: .dark) {
            Chart(stacks, id: \.2) {
                BarMark(x: .value("Day", $0.0), y: .value("N", $0.2))
                    .foregroundStyle(by: .value("Kind", $0.1))
            }.padding(8)
        },
        PictureCase("charts/bar/grouped-normalized-centered", 180, 60, scale: 2) {
            HStack(spacing: 0) {
                bare(
                    Chart(stacks, id: \.2) {
                        BarMark(x: .value("Day", $0.0), y: .value("N", $0.2))
                            .foregroundStyle(by: .value("Kind", $0.1))
                            .position(by: .value("Kind", $0.1))
                    })
                bare(
                    Chart(stacks, id: \.2) {
                        BarMark(
                            x: .value("Day", $0.0), y: .value("N", $0.2), stacking: .normalized
                        )
                        .foregroundStyle(by: .value("Kind", $0.1))
                    })
                bare(
                    Chart(stacks, id: \.2) {
                        BarMark(x: .value("Day", $0.0), y: .value("N", $0.2), stacking: .center)
                            .foregroundStyle(by: .value("Kind", $0.1))
                    })
            }
        },
        PictureCase("charts/bar/lying-with-names", 140, 70, scale: 2) {
            Chart(shapes, id: \.0) { name, count in
                BarMark(x: .value("Count", count), y: .value("Shape", name))
                    .foregroundStyle(.orange.gradient)
                    .annotation(position: .trailing) { Text("\(Int(count))").font(.caption2) }
            }.chartXAxis(.hidden).chartXScale(domain: 0...6).padding(8)
        },
        PictureCase("charts/bar/negative", 80, 60, scale: 2) {
            bare(
                Chart([2.0, -1, 3, -2], id: \.self) {
                    BarMark(x: .value("X", "\($0)"), y: .value("Y", $0))
                        .foregroundStyle($0 < 0 ? .red : .green)
                })
        },
        PictureCase("charts/line/interpolation", 200, 90, scale: 2) {
            VStack(spacing: 0) {
                HStack(spacing: 0) {
                    line(.linear)
                    line(.monotone)
                    line(.catmullRom)
                    line(.cardinal)
                }
                HStack(spacing: 0) {
                    line(.stepStart)
                    line(.stepCenter)
                    line(.stepEnd)
                    line(.cardinal(tension: 0.7))
                }
            }
        },
        PictureCase("charts/line/days-with-series", 220, 110, scale: 2) {
            Chart {
                ForEach(0..<30) { index in
                    LineMark(
                        x: .value("Day", day(index)), y: .value("Y", 100 + index % 7 * 20),
                        series: .value("Kind", "A")
                    )
                    .foregroundStyle(by: .value("Kind", "A"))
                    LineMark(
                        x: .value("Day", day(index)), y: .value("Y", 60 + index * 4),
                        series: .value("Kind", "B")
                    )
                    .foregroundStyle(by: .value("Kind", "B"))
                }
            }.padding(8)
        },
        PictureCase("charts/line/hollow-symbols", 120, 50, scale: 2) {
            bare(
                Chart(Array(values.enumerated()), id: \.offset) { index, value in
                    LineMark(x: .value("X", index), y: .value("Y", value))
                        .symbol(Circle().strokeBorder(lineWidth: 2))
                        .symbolSize(60)
                })
        },
        PictureCase("charts/area/stacked-and-range", 140, 50, scale: 2) {
            HStack(spacing: 0) {
                bare(
                    Chart(Array(values.enumerated()), id: \.offset) { index, value in
                        AreaMark(x: .value("X", index), y: .value("Y", value))
                            .foregroundStyle(by: .value("Kind", "A"))
                        AreaMark(x: .value("X", index), y: .value("Y", 8 - value))
                            .foregroundStyle(by: .value("Kind", "B"))
                    })
                bare(
                    Chart(Array(values.enumerated()), id: \.offset) { index, value in
                        AreaMark(
                            x: .value("X", index), yStart: .value("Low", value - 1.5),
                            yEnd: .value("High", value + 1.5)
                        )
                        .foregroundStyle(.blue.opacity(0.3)).interpolationMethod(.monotone)
                        LineMark(x: .value("X", index), y: .value("Y", value))
                            .interpolationMethod(.monotone)
                    })
            }
        },
        PictureCase("charts/point/symbols-by-value", 130, 50, scale: 2) {
            bare(
                Chart(["a", "b", "c", "d", "e"], id: \.self) {
                    PointMark(x: .value("X", $0), y: 20)
                        .foregroundStyle(by: .value("Kind", $0))
                        .symbol(by: .value("Kind", $0))
                        .symbolSize(100)
                })
        },
        PictureCase("charts/rule/annotated", 120, 70, scale: 2) {
            bare(
                Chart {
                    ForEach(Array(values.enumerated()), id: \.offset) { index, value in
                        BarMark(x: .value("X", "\(index)"), y: .value("Y", value))
                            .foregroundStyle(.gray.opacity(0.4))
                    }
                    RuleMark(y: .value("Mean", 4.6))
                        .foregroundStyle(.red)
                        .lineStyle(StrokeStyle(lineWidth: 1, dash: [3, 2]))
                        .annotation(position: .top, alignment: .leading, spacing: 1) {
                            Text("Mean").font(.caption2).foregroundStyle(.red)
                        }
                })
        },
        PictureCase("charts/rectangle/heat-map", 100, 60, scale: 2) {
            bare(
                Chart(0..<15, id: \.self) { index in
                    RectangleMark(
                        x: .value("X", "\(index % 5)"), y: .value("Y", "\(index / 5)")
                    )
                    .foregroundStyle(by: .value("Heat", Double(index)))
                })
        },
        PictureCase("charts/sector/pie-and-ring", 150, 80, scale: 2) {
            HStack(spacing: 0) {
                bare(
                    Chart(shapes, id: \.0) {
                        SectorMark(angle: .value("N", $0.1))
                            .foregroundStyle(by: .value("Shape", $0.0))
                    })
                bare(
                    Chart(shapes, id: \.0) {
                        SectorMark(
                            angle: .value("N", $0.1), innerRadius: .ratio(0.618),
                            outerRadius: .inset(4), angularInset: 1.5
                        )
                        .cornerRadius(4)
                        .foregroundStyle(by: .value("Shape", $0.0))
                    })
            }
        },
        PictureCase("charts/axis/weekdays-centered", 200, 70, scale: 2) {
            Chart(0..<7, id: \.self) { index in
                BarMark(
                    x: .value("Day", day(index), unit: .day, calendar: utc),
                    y: .value("Y", values[index]))
            }
            .chartXAxis {
                AxisMarks(values: .stride(by: .day, calendar: utc)) {
                    AxisValueLabel(format: .dateTime.weekday(.narrow), centered: true)
                }
            }
            .chartYAxis {
                AxisMarks(position: .leading, values: .automatic(desiredCount: 3))
            }
            .padding(8)
        },
        PictureCase("charts/axis/right-to-left", 160, 80, scale: 2) {
            Chart(shapes, id: \.0) {
                BarMark(x: .value("Shape", $0.0), y: .value("Count", $0.1))
            }.padding(8).environment(\.layoutDirection, .rightToLeft)
        },
        PictureCase("charts/plot/style-and-background", 120, 60, scale: 2) {
            Chart(Array(values.enumerated()), id: \.offset) { index, value in
                LineMark(x: .value("X", index), y: .value("Y", value))
                    .foregroundStyle(
                        LinearGradient(
                            colors: [.red, .green], startPoint: .top, endPoint: .bottom)
                    )
                    .alignsMarkStylesWithPlotArea()
            }
            .chartXAxis(.hidden)
            .chartPlotStyle { $0.background(.gray.opacity(0.15)).cornerRadius(6) }
            .chartBackground { proxy in
                GeometryReader { geometry in
                    let frame = geometry[proxy.plotAreaFrame]
                    Circle().fill(.yellow).frame(width: 12, height: 12)
                        .position(
                            x: frame.minX + (proxy.position(forX: 3) ?? 0),
                            y: frame.minY + (proxy.position(forY: 6.0) ?? 0))
                }
            }
            .padding(8)
        },
    ]
}
