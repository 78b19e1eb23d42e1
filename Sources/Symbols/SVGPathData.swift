import Foundation
import Graphics

/// Reads the `d` of an SVG path. As SVG asks, what stands before a mistake is drawn.
struct SVGPathData {
    private let text: [UInt8]
    private var position = 0

    static func path(_ d: String) -> Path {
        var reader = SVGPathData(text: Array(d.utf8))
        return reader.read()
    }

    /// The numbers of a list such as `points`, up to the first thing that is none.
    static func numbers(_ text: String) -> [Double] {
        var reader = SVGPathData(text: Array(text.utf8))
        var result: [Double] = []
        while let number = reader.number() { result.append(number) }
        return result
    }

    private init(text: [UInt8]) { self.text = text }

    private mutating func read() -> Path {
        var path = Path()
        var here = CGPoint.zero
        var start = CGPoint.zero
        var cubic: CGPoint?
        var quadratic: CGPoint?
        var command: UInt8 = 0
        while true {
            skipSeparators()
            guard position < text.count else { return path }
            if isLetter(text[position]) {
                command = text[position]
                position += 1
            } else if command == UInt8(ascii: "M") {
                command = UInt8(ascii: "L")
            } else if command == UInt8(ascii: "m") {
                command = UInt8(ascii: "l")
            } else if command == UInt8(ascii: "Z") || command == UInt8(ascii: "z") || command == 0 {
                return path
            }
            let isRelative = command >= UInt8(ascii: "a")
            let origin = isRelative ? here : .zero
            // A path has to begin with a move.
            if path.isEmpty, command | 32 != UInt8(ascii: "m") { return path }
            let (lastCubic, lastQuadratic) = (cubic, quadratic)
            cubic = nil
            quadratic = nil
            switch command | 32 {
            case UInt8(ascii: "m"):
                guard let to = point(origin) else { return path }
                path.move(to: to)
                here = to
                start = to
            case UInt8(ascii: "l"):
                guard let to = point(origin) else { return path }
                path.addLine(to: to)
                here = to
            case UInt8(ascii: "h"):
                guard let x = number() else { return path }
                here.x = origin.x + x
                path.addLine(to: here)
            case UInt8(ascii: "v"):
                guard let y = number() else { return path }
                here.y = origin.y + y
                path.addLine(to: here)
            case UInt8(ascii: "c"):
                guard let c1 = point(origin), let c2 = point(origin), let to = point(origin) else {
                    return path
                }
                path.addCurve(to: to, control1: c1, control2: c2)
                cubic = c2
                here = to
            case UInt8(ascii: "s"):
                guard let c2 = point(origin), let to = point(origin) else { return path }
                path.addCurve(to: to, control1: mirrored(lastCubic, at: here), control2: c2)
                cubic = c2
                here = to
            case UInt8(ascii: "q"):
                guard let c = point(origin), let to = point(origin) else { return path }
                path.addQuadCurve(to: to, control: c)
                quadratic = c
                here = to
            case UInt8(ascii: "t"):
                guard let to = point(origin) else { return path }
                let c = mirrored(lastQuadratic, at: here)
                path.addQuadCurve(to: to, control: c)
                quadratic = c
                here = to
            case UInt8(ascii: "a"):
                guard let rx = number(), let ry = number(), let turn = number(),
                    let isLarge = flag(), let isSweep = flag(), let to = point(origin)
                else { return path }
                path.addSVGArc(
                    from: here, to: to, radii: CGSize(width: abs(rx), height: abs(ry)),
                    rotation: turn * .pi / 180, isLarge: isLarge, isSweep: isSweep)
                here = to
            case UInt8(ascii: "z"):
                path.closeSubpath()
                here = start
            default: return path
            }
        }
    }

    private func mirrored(_ control: CGPoint?, at point: CGPoint) -> CGPoint {
        guard let control else { return point }
        return CGPoint(x: 2 * point.x - control.x, y: 2 * point.y - control.y)
    }

    private func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 32)
    }

    private mutating func skipSeparators() {
        while position < text.count,
            text[position] <= UInt8(ascii: " ") || text[position] == UInt8(ascii: ",")
        {
            position += 1
        }
    }

    private mutating func point(_ origin: CGPoint) -> CGPoint? {
        guard let x = number(), let y = number() else { return nil }
        return CGPoint(x: origin.x + x, y: origin.y + y)
    }

    /// Flags of an arc may stand without anything between them.
    private mutating func flag() -> Bool? {
        skipSeparators()
        guard position < text.count else { return nil }
        defer { position += 1 }
        switch text[position] {
        case UInt8(ascii: "0"): return false
        case UInt8(ascii: "1"): return true
        default: return nil
        }
    }

    private mutating func number() -> Double? {
        skipSeparators()
        let start = position
        func isDigit() -> Bool {
            position < text.count
                && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(text[position])
        }
        func isSign() -> Bool {
            position < text.count
                && (text[position] == UInt8(ascii: "-") || text[position] == UInt8(ascii: "+"))
        }
        if isSign() { position += 1 }
        while isDigit() { position += 1 }
        if position < text.count, text[position] == UInt8(ascii: ".") {
            position += 1
            while isDigit() { position += 1 }
        }
        if position < text.count, text[position] | 32 == UInt8(ascii: "e") {
            let mark = position
            position += 1
            if isSign() { position += 1 }
            if isDigit() { while isDigit() { position += 1 } } else { position = mark }
        }
        let value = Double(String(decoding: text[start..<position], as: UTF8.self))
        guard let value, value.isFinite, abs(value) < 1e7 else {
            position = start
            return nil
        }
        return value
    }
}

extension Path {
    /// An elliptical arc as SVG gives it: by its ends (SVG 1.1, appendix F.6).
    fileprivate mutating func addSVGArc(
        from: CGPoint, to: CGPoint, radii: CGSize, rotation: Double, isLarge: Bool, isSweep: Bool
    ) {
        guard from != to else { return }
        guard radii.width > 0, radii.height > 0 else {
            addLine(to: to)
            return
        }
        var (rx, ry) = (radii.width, radii.height)
        let (cosine, sine) = (cos(rotation), sin(rotation))
        let half = CGPoint(x: (from.x - to.x) / 2, y: (from.y - to.y) / 2)
        let u = CGPoint(
            x: cosine * half.x + sine * half.y, y: -sine * half.x + cosine * half.y)
        let reach = u.x * u.x / (rx * rx) + u.y * u.y / (ry * ry)
        if reach > 1 {
            rx *= reach.squareRoot()
            ry *= reach.squareRoot()
        }
        let below = rx * rx * u.y * u.y + ry * ry * u.x * u.x
        var k = (max(rx * rx * ry * ry - below, 0) / below).squareRoot()
        if isLarge == isSweep { k = -k }
        let v = CGPoint(x: k * rx * u.y / ry, y: -k * ry * u.x / rx)
        let center = CGPoint(
            x: cosine * v.x - sine * v.y + (from.x + to.x) / 2,
            y: sine * v.x + cosine * v.y + (from.y + to.y) / 2)
        let start = atan2((u.y - v.y) / ry, (u.x - v.x) / rx)
        var sweep = atan2((-u.y - v.y) / ry, (-u.x - v.x) / rx) - start
        if isSweep, sweep < 0 { sweep += 2 * .pi }
        if !isSweep, sweep > 0 { sweep -= 2 * .pi }
        let count = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
        let step = sweep / Double(count)
        let reachOut = 4 / 3 * tan(step / 4)
        func at(_ x: Double, _ y: Double) -> CGPoint {
            CGPoint(
                x: center.x + cosine * rx * x - sine * ry * y,
                y: center.y + sine * rx * x + cosine * ry * y)
        }
        for index in 0..<count {
            let a = start + Double(index) * step
            let b = a + step
            addCurve(
                to: index == count - 1 ? to : at(cos(b), sin(b)),
                control1: at(cos(a) - reachOut * sin(a), sin(a) + reachOut * cos(a)),
                control2: at(cos(b) + reachOut * sin(b), sin(b) - reachOut * cos(b)))
        }
    }
}
