import Foundation
import Graphics

/// Cuts text to one line and puts an ellipsis where it was cut.
struct Truncator {
    /// What is kept, in reading order around the ellipsis.
    struct Cut {
        var before: Range<Int>
        var after: Range<Int>
    }

    let paragraph: ShapedParagraph
    /// Of the ellipsis.
    let ellipsisWidth: CGFloat

    /// The part of `atoms` that fits into `width` beside an ellipsis; perhaps nothing.
    func cut(_ atoms: Range<Int>, mode: Paragraph.Truncation, width: CGFloat) -> Cut {
        let room = width - ellipsisWidth + LineBreaker.tolerance
        switch mode {
        case .tail:
            return Cut(
                before: trimmedEnd(head(of: atoms, room: room)),
                after: atoms.upperBound..<atoms.upperBound)
        case .head:
            return Cut(
                before: atoms.lowerBound..<atoms.lowerBound,
                after: trimmedStart(tail(of: atoms, room: room)))
        case .middle:
            let before = head(of: atoms, room: room / 2)
            let used = self.width(of: before)
            let after = tail(of: before.upperBound..<atoms.upperBound, room: room - used)
            return Cut(before: trimmedEnd(before), after: trimmedStart(after))
        }
    }

    private func head(of atoms: Range<Int>, room: CGFloat) -> Range<Int> {
        var width: CGFloat = 0
        var end = atoms.lowerBound
        while end < atoms.upperBound, width + paragraph.atoms[end].width <= room {
            width += paragraph.atoms[end].width
            end += 1
        }
        return atoms.lowerBound..<end
    }

    private func tail(of atoms: Range<Int>, room: CGFloat) -> Range<Int> {
        var width: CGFloat = 0
        var start = atoms.upperBound
        while start > atoms.lowerBound, width + paragraph.atoms[start - 1].width <= room {
            width += paragraph.atoms[start - 1].width
            start -= 1
        }
        return start..<atoms.upperBound
    }

    private func width(of atoms: Range<Int>) -> CGFloat {
        paragraph.atoms[atoms].reduce(0) { $0 + $1.width }
    }

    private func trimmedEnd(_ atoms: Range<Int>) -> Range<Int> {
        var end = atoms.upperBound
        while end > atoms.lowerBound, paragraph.atoms[end - 1].isWhitespace { end -= 1 }
        return atoms.lowerBound..<end
    }

    private func trimmedStart(_ atoms: Range<Int>) -> Range<Int> {
        var start = atoms.lowerBound
        while start < atoms.upperBound, paragraph.atoms[start].isWhitespace { start += 1 }
        return start..<atoms.upperBound
    }
}
