import Charts  // row: imports Charts
import SwiftUI

struct Sale: Identifiable {
    let id: Int
    let day: String
    let amount: Double
    let shop: String
}

struct LineChartForms: View {
    let sales: [Sale]

    var body: some View {
        Chart {  // row: initializers Chart{}
            ForEach(sales) { sale in
                // row: initializers LineMark(x:y:)
                LineMark(x: .value("Day", sale.day), y: .value("Amount", sale.amount))
                    .interpolationMethod(.catmullRom)  // row: modifiers interpolationMethod
                    .lineStyle(StrokeStyle(lineWidth: 2))  // row: modifiers lineStyle
                    .symbol(.circle)  // row: modifiers symbol
                    // row: signatures foregroundStyle(by:)
                    .foregroundStyle(by: .value("Shop", sale.shop))
                // row: initializers AreaMark(x:y:)
                AreaMark(x: .value("Day", sale.day), y: .value("Amount", sale.amount))
                // row: initializers PointMark(x:y:)
                PointMark(x: .value("Day", sale.day), y: .value("Amount", sale.amount))
                    .annotation(position: .top) { Text("a") }  // row: modifiers annotation
            }
            RuleMark(y: .value("Goal", 3))  // row: initializers RuleMark(y:)
        }
        .chartXAxis {  // row: signatures chartXAxis{}
            AxisMarks { _ in AxisValueLabel() }  // row: views AxisValueLabel
        }
        .chartYAxis {  // row: signatures chartYAxis{}
            AxisMarks(position: .leading) { _ in  // row: views AxisMarks
                AxisGridLine()  // row: views AxisGridLine
            }
        }
        .chartYScale(domain: 0...10)  // row: modifiers chartYScale
        .chartLegend(.hidden)  // row: modifiers chartLegend
        // row: modifiers chartForegroundStyleScale
        .chartForegroundStyleScale(["a": Color.red, "b": Color.blue])
    }
}

struct BarChartForms: View {
    let sales: [Sale]

    var body: some View {
        Chart(sales) { sale in
            // row: initializers BarMark(x:y:)
            BarMark(x: .value("Id", sale.id), y: .value("Amount", sale.amount))
            RectangleMark(  // row: views RectangleMark
                x: .value("Id", sale.id), y: .value("Amount", sale.amount), width: 4, height: 4)
        }
        .chartXAxis(.hidden)  // row: signatures chartXAxis(_:)
        .chartYAxis(.hidden)  // row: signatures chartYAxis(_:)
        .chartXScale(domain: 0...4)  // row: modifiers chartXScale
        .chartPlotStyle { $0.background(.gray) }  // row: modifiers chartPlotStyle
        .chartBackground { _ in Color.clear }  // row: modifiers chartBackground
    }
}

struct SectorChartForms: View {
    let sales: [Sale]

    var body: some View {
        Chart(sales) { sale in
            // row: views SectorMark
            SectorMark(angle: .value("Amount", sale.amount), innerRadius: .ratio(0.5))
        }
    }
}
