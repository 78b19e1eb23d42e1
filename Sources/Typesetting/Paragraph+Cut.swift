import Graphics

extension Paragraph {
    /// Unicode scalars, attachments counting as one. Quick for strings of any length.
    var length: Int {
        spans.reduce(0) { sum, span in
            switch span.content {
            // UTF-8 may have more bytes than there are scalars, never fewer.
            case .text(let text): sum + text.utf8.count
            case .attachment: sum + 1
            }
        }
    }

    /// The paragraph without what lies beyond its first `limit` scalars; nil where there is no such.
    func cut(to limit: Int) -> Paragraph? {
        guard length > limit else { return nil }
        var left = limit
        var cut = self
        cut.spans = []
        for span in spans {
            guard left > 0 else { break }
            var span = span
            if case .text(let text) = span.content {
                let kept = text.unicodeScalars.prefix(left)
                left -= kept.count
                span.content = .text(String(String.UnicodeScalarView(kept)))
            } else {
                left -= 1
            }
            cut.spans.append(span)
        }
        let wasCut = left == 0 && cut != self
        return wasCut ? cut : nil
    }
}
