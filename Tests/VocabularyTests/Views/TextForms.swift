import SwiftUI

struct TextForms: View {
    let date: Date
    let title: String

    private static let formatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateStyle = .short
        return formatter
    }()

    var body: some View {
        VStack {
            Text(title)  // row: initializers Text(_:) | textArguments expression
            Text("A literal")  // row: textArguments literal
            Text("\(title), \(3) times")  // row: textArguments interpolated literal
            Text(verbatim: "as it is")
            // row: initializers Text(verbatim:) | textArguments labelled verbatim:
            // row: textOptions Text(verbatim:)
            Text(verbatim: title)
            // row: initializers Text(_:comment:) | textOptions comment:
            Text("Total", comment: "Above the sum")
            Text(3.5, format: .number)  // row: initializers Text(_:format:) | textOptions format:
            Text(0.25, format: .percent)
            Text(date, formatter: Self.formatter)  // row: textOptions formatter:
            Text("one") + Text("two").bold()
        }
    }
}

struct DateTextForms: View {
    let date: Date

    var body: some View {
        VStack {
            Text(date, style: .time)  // row: initializers Text(_:style:) | textOptions style: .time
            Text(date, style: .timer)  // row: textOptions style: .timer
            Text(date, style: .date)  // row: textOptions style: .date
            Text(date, style: .relative)  // row: textOptions style: .relative
            Text(date, style: .offset)
            Text("in \(date, style: .relative)")  // row: textOptions interpolated style: .relative
            Text("at \(date, style: .time)")  // row: textOptions interpolated style: .time
            Text("for \(date, style: .timer)")  // row: textOptions interpolated style: .timer
        }
    }
}

struct TimerTextForms: View {
    let date: Date

    var body: some View {
        let interval = date...date.addingTimeInterval(600)  // row: calls addingTimeInterval
        VStack {
            // row: initializers Text(timerInterval:) | textArguments labelled timerInterval:
            // row: textOptions Text(timerInterval:)
            Text(timerInterval: interval)  // row: widgets Text(timerInterval:)
            // row: initializers Text(timerInterval:countsDown:)
            Text(timerInterval: interval, countsDown: false)
            // row: initializers Text(timerInterval:pauseTime:countsDown:showsHours:)
            Text(timerInterval: interval, pauseTime: date, countsDown: true, showsHours: false)
        }
    }
}
