import SwiftUI
import WidgetKit

/// The pinned note with its sketch, over the others.
struct NotesLargeView: View {
    @Environment(\.widgetRenderingMode) private var renderingMode
    let entry: NotesEntry

    var body: some View {
        // A small phone's widget has room for two others.
        ViewThatFits(in: .vertical) {
            layout(otherCount: 3)
            layout(otherCount: 2)
        }
    }

    private func layout(otherCount: Int) -> some View {
        VStack(alignment: .leading, spacing: 0) {
            FolderHeading(folder: entry.folder, isPinned: false)
            HStack(alignment: .top, spacing: 12) {
                VStack(alignment: .leading, spacing: 5) {
                    HStack(spacing: 5) {
                        Image(systemName: "pin.fill")
                            .font(.caption2)
                            .foregroundStyle(Color("AmberInk"))
                        Text(entry.pinned.title)
                            .font(.subheadline.weight(.semibold))
                    }
                    NoteBlocks(note: entry.pinned, count: 4)
                }
                .frame(maxWidth: .infinity, alignment: .leading)
                if entry.pinned.hasSketch {
                    GardenSketch()
                        .stroke(
                            Color("Pencil"),
                            style: StrokeStyle(lineWidth: 1.4, lineCap: .round, lineJoin: .round)
                        )
                        .frame(width: 92, height: 104)
                        .privacySensitive()
                }
            }
            .padding(12)
            .background(card, in: .rect(cornerRadius: 12))
            .padding(.top, 10)
            // The note has its height first; the others share the rest.
            .layoutPriority(1)
            ForEach(entry.others.prefix(otherCount)) { note in
                HStack {
                    NoteRow(note: note, now: entry.date)
                    Text(note.date, format: .dateTime.weekday(.abbreviated))
                        .font(.caption)
                        .foregroundStyle(.secondary)
                }
                .frame(maxHeight: .infinity)
                .overlay(alignment: .bottom) {
                    if note.id != entry.others.prefix(otherCount).last?.id {
                        Divider()
                    }
                }
            }
            .padding(.horizontal, 2)
        }
    }
}

extension NotesLargeView {
    /// In one flat color card and text would be one.
    private var card: AnyShapeStyle {
        renderingMode == .fullColor ? AnyShapeStyle(Color("Card")) : AnyShapeStyle(.quaternary)
    }
}

/// A plant in a box, as with a pencil.
private struct GardenSketch: Shape {
    func path(in rect: CGRect) -> Path {
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            CGPoint(x: rect.minX + rect.width * x, y: rect.minY + rect.height * y)
        }
        var path = Path()
        // The box, a little askew.
        path.addLines([
            point(0.14, 0.64), point(0.87, 0.62), point(0.8, 0.95), point(0.22, 0.97),
        ])
        path.closeSubpath()
        path.move(to: point(0.16, 0.72))
        path.addLine(to: point(0.85, 0.7))
        // Stems, and leaves in pairs.
        for (x, top, lean) in [(0.34, 0.24, -0.08), (0.52, 0.08, 0.03), (0.7, 0.28, 0.09)] {
            path.move(to: point(x, 0.64))
            path.addQuadCurve(
                to: point(x + lean, top), control: point(x - lean * 0.6, (0.64 + top) / 2))
            for step in 1...3 {
                let share = CGFloat(step) / 3.4
                let y = 0.6 + (top - 0.6) * share
                let middle = x + lean * share * share
                for side in [-1.0, 1.0] {
                    let tip = point(middle + 0.12 * side, y - 0.07)
                    path.move(to: point(middle, y))
                    path.addQuadCurve(to: tip, control: point(middle + 0.03 * side, y - 0.09))
                    path.addQuadCurve(
                        to: point(middle, y), control: point(middle + 0.11 * side, y + 0.01))
                }
            }
        }
        return path
    }
}
