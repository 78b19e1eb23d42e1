import Foundation
import Testing

/// Marks under many modifiers must stay cheap for the type checker, as users' bodies are.
struct ChartTypeCheckingTests {
    /// Below a hundred ms on an idle machine; above this many something is wrong even on a busy one.
    private static let limit = 1000

    private static let source = """
        import Charts
        import Foundation
        import Graphics
        import LayoutEngine
        import Views

        struct Sale: Identifiable {
            var id: Int
            var day: Date
            var name: String
            var value: Double
        }

        struct Busy: View {
            var sales: [Sale]
            var isBig: Bool
            var limit: Double?

            var body: some View {
                Chart {
                    ForEach(sales) { sale in
                        BarMark(
                            x: .value("Day", sale.day, unit: .day),
                            y: .value("Sales", sale.value * 2 - 1), width: .ratio(0.6)
                        )
                        .foregroundStyle(by: .value("Name", sale.name))
                        .position(by: .value("Name", sale.name))
                        .cornerRadius(isBig ? 4 : 2)
                        .opacity(sale.value > 10 ? 1 : 0.5)
                        .annotation(position: .top, alignment: .center, spacing: 2) {
                            if isBig { Text("\\(sale.value, specifier: "%.1f")").font(.caption2) }
                        }
                        if isBig {
                            LineMark(
                                x: .value("Day", sale.day), y: .value("Sales", sale.value),
                                series: .value("Name", sale.name)
                            )
                            .interpolationMethod(.catmullRom)
                            .lineStyle(StrokeStyle(lineWidth: 2, lineCap: .round, dash: [4, 2]))
                            .foregroundStyle(.red.gradient)
                            .symbol(Circle().strokeBorder(lineWidth: 2))
                            .symbolSize(isBig ? 60 : 30)
                        } else {
                            AreaMark(
                                x: .value("Day", sale.day), yStart: .value("Low", 0),
                                yEnd: .value("High", sale.value)
                            )
                            .foregroundStyle(
                                LinearGradient(
                                    colors: [.blue.opacity(0.5), .clear], startPoint: .top,
                                    endPoint: .bottom))
                            PointMark(x: .value("Day", sale.day), y: .value("Y", sale.value))
                                .symbol(by: .value("Name", sale.name))
                        }
                    }
                    if let limit {
                        RuleMark(y: .value("Limit", limit))
                            .foregroundStyle(.orange)
                            .annotation(position: .overlay, alignment: .topLeading) {
                                Text("Limit").font(.caption).foregroundColor(.orange)
                            }
                    }
                }
                .chartXAxis {
                    AxisMarks(values: .stride(by: .day, count: 2)) { value in
                        if let date = value.as(Date.self) {
                            AxisGridLine(stroke: StrokeStyle(lineWidth: 0.5, dash: [2, 4]))
                                .foregroundStyle(.secondary.opacity(0.3))
                            switch Calendar.current.component(.weekday, from: date) {
                            case 1: AxisValueLabel(format: .dateTime.weekday(.narrow))
                            default: AxisValueLabel { Text(date, format: .dateTime.day()) }
                            }
                        }
                    }
                }
                .chartYAxis {
                    AxisMarks(preset: .aligned, position: .leading, values: [0, 50, 100]) {
                        AxisValueLabel(format: FloatingPointFormatStyle<Double>.number)
                    }
                }
                .chartYScale(domain: 0...(sales.map(\\.value).max() ?? 100) * 1.2)
                .chartForegroundStyleScale(["A": Color.red, "B": .green])
                .chartLegend(position: .top, alignment: .leading, spacing: 4)
                .chartPlotStyle { $0.background(.gray.opacity(0.1)).cornerRadius(8) }
                .chartOverlay { proxy in
                    GeometryReader { geometry in
                        let origin = geometry[proxy.plotAreaFrame].origin
                        Text("x").position(
                            x: origin.x + (proxy.position(forX: Date()) ?? 0), y: origin.y)
                    }
                }
                .frame(height: 120)
            }
        }
        """

    @Test func aBusyChartIsCheckedQuickly() throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("charts-\(ProcessInfo.processInfo.processIdentifier)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("Busy.swift")
        try Self.source.write(to: file, atomically: true, encoding: .utf8)

        // Beside the test program lie the modules it was built from.
        let modules = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
            .deletingLastPathComponent().appendingPathComponent("Modules")
        let compiler = Process()
        compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        compiler.arguments = [
            "swiftc", "-typecheck", "-parse-as-library", "-swift-version", "5", "-I", modules.path,
            "-Xfrontend", "-warn-long-function-bodies=\(Self.limit)",
            "-Xfrontend", "-warn-long-expression-type-checking=\(Self.limit)", file.path,
        ]
        let output = Pipe()
        compiler.standardOutput = output
        compiler.standardError = output
        try compiler.run()
        let messages = output.fileHandleForReading.readDataToEndOfFile()
        compiler.waitUntilExit()
        #expect(compiler.terminationStatus == 0)
        #expect(String(decoding: messages, as: UTF8.self) == "")
    }
}
