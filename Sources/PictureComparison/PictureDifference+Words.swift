import Graphics

extension PictureDifference: CustomStringConvertible {
    /// How many regions are named; the rest is counted.
    private static let namedRegions = 3

    /// What differs and why that is too much, a sentence a line.
    package var description: String {
        switch verdict {
        case .equal: return "The pictures are the same."
        case .tolerated: return ([counted] + numbers).joined(separator: "\n")
        case .different:
            let isCounted = reasons.contains { if case .pixels = $0 { true } else { false } }
            return (reasons.map(words) + (isCounted ? [] : [counted]) + numbers)
                .joined(separator: "\n")
        }
    }

    /// One reason, with the number that it is about.
    package func words(_ reason: Reason) -> String {
        switch reason {
        case .size:
            return "The reference is \(referenceSize) pixels, the picture is \(actualSize)."
        case .pixels(limit: 0):
            return counted
        case .pixels(let limit):
            return "\(counted) At most \(grouped(limit)) may."
        case .precision(let limit):
            return "\(percent(1 - rate)) of the pixels match; \(percent(limit)) must."
        case .window(let limit):
            let (found, rect) = (window?.pixels ?? 0, window?.rect ?? .empty)
            return "\(grouped(found)) pixels differ in the \(limit.side) × \(limit.side) pixels at "
                + "(\(rect.left), \(rect.top)). At most \(grouped(limit.pixels)) may."
        }
    }

    private var counted: String {
        let noun =
            compared == 1 ? "pixel differs" : different == 1 ? "pixels differs" : "pixels differ"
        return "\(grouped(different)) of \(grouped(compared)) \(noun) (\(percent(rate)))."
    }

    private var numbers: [String] {
        var lines: [String] = []
        if !regions.isEmpty {
            let named = regions.prefix(Self.namedRegions).map { region in
                "\(region.rect.width) × \(region.rect.height) at "
                    + "(\(region.rect.left), \(region.rect.top))"
            }
            let rest = regions.count - named.count
            lines.append(
                "Where: \(named.joined(separator: ", "))" + (rest > 0 ? " and \(rest) more." : "."))
        }
        if largestLevel > 0 {
            let distance = Double((largestDistance * 1000).rounded() / 1000)
            lines.append(
                "Largest difference: \(largestLevel) of 255 levels, color distance \(distance).")
        }
        var excused: [String] = []
        if tolerated > 0 { excused.append("\(grouped(tolerated)) of nearly the same color") }
        if smoothed > 0 { excused.append("\(grouped(smoothed)) on smoothed edges") }
        if ignored > 0 { excused.append("\(grouped(ignored)) in ignored regions") }
        if !excused.isEmpty { lines.append("Not counted: \(excused.joined(separator: ", ")).") }
        return lines
    }
}

/// Thousands apart by commas.
private func grouped(_ number: Int) -> String {
    var result = ""
    for (place, digit) in String(number).reversed().enumerated() {
        if place > 0, place % 3 == 0, digit != "-" { result.append(",") }
        result.append(digit)
    }
    return String(result.reversed())
}

/// Two digits that count: 12 %, 0.12 %, 0.000098 %; and never 100 % or 0 % of what is not all or none.
private func percent(_ share: Double) -> String {
    let value = share * 100
    guard value > 0, value < 100 else { return value <= 0 ? "0 %" : "100 %" }
    var decimals = 0
    var scale = 1.0
    while min(value, 100 - value) * scale < 10, decimals < 7 {
        decimals += 1
        scale *= 10
    }
    let steps = min(max((value * scale).rounded(), 1), 100 * scale - 1)
    let digits = String(Int(steps))
    let padded = String(repeating: "0", count: max(decimals + 1 - digits.count, 0)) + digits
    var fraction = padded.suffix(decimals)
    while fraction.last == "0" { fraction.removeLast() }
    return padded.dropLast(decimals) + (fraction.isEmpty ? "" : ".\(fraction)") + " %"
}
