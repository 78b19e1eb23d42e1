import SwiftUI

// What stands in files that an app and its widget share. It compiles; where it is drawn, a sign
// stands in its place.

struct ListRowForms: View {
    @State private var names = ["a", "b"]
    @State private var selection: String?

    var body: some View {
        NavigationStack {
            List(selection: $selection) {
                ForEach(names, id: \.self) { name in
                    NavigationLink(value: name) { Text(name) }
                        .swipeActions { Button("Delete", role: .destructive) {} }
                        .badge(3)
                        .listRowSeparatorTint(.red)
                }
                .onDelete { names.remove(atOffsets: $0) }
                .onMove { names.move(fromOffsets: $0, toOffset: $1) }
            }
            .refreshable { await Task.yield() }
            .navigationDestination(for: String.self) { Text($0) }
            .toolbar {
                ToolbarItem(placement: .topBarLeading) { EditButton() }
                ToolbarItem(placement: .topBarTrailing) { ShareLink(item: "a") }
            }
        }
    }
}

struct PresentationForms: View {
    @State private var isPresented = false

    var body: some View {
        Text("a")
            .alert("Title", isPresented: $isPresented) {
                Button("OK") {}
            } message: {
                Text("b")
            }
            .confirmationDialog("Title", isPresented: $isPresented) { Button("OK") {} }
            .fullScreenCover(isPresented: $isPresented) { Text("c") }
            .popover(isPresented: $isPresented) {
                Text("d").presentationDetents([.medium, .fraction(0.3)])
            }
            .interactiveDismissDisabled()
    }
}

struct InputForms: View {
    @State private var text = ""
    @State private var date = Date()
    @State private var color = Color.red
    @FocusState private var isFocused: Bool

    var body: some View {
        Form {
            TextField("Name", text: $text, axis: .vertical)
                .focused($isFocused)
                .textInputAutocapitalization(.never)
                .autocorrectionDisabled()
                .submitLabel(.done)
                .onSubmit {}
            SecureField("Word", text: $text)
            DatePicker("Day", selection: $date, displayedComponents: .date)
                .datePickerStyle(.graphical)
            ColorPicker("Color", selection: $color)
            DisclosureGroup("More") { Text("a") }
            ControlGroup { Button("a") {} }
        }
        .searchable(text: $text, prompt: "Search")
        .keyboardShortcut("s", modifiers: .command)
    }
}

struct SplitForms: View {
    var body: some View {
        NavigationSplitView {
            Text("a")
        } detail: {
            Text("b")
        }
    }
}

/// What moves and is touched elsewhere, and is drawn as it stands here.
struct StillForms: View {
    @State private var count = 0
    @GestureState private var isDragging = false
    @State private var visible: Int?
    @State private var items = [Item(id: 1, name: "one"), Item(id: 2, name: "two")]

    var body: some View {
        VStack(spacing: 0) {
            PhaseAnimator([1.0, 0.5]) { Text("a").opacity($0) }
            Text("b").phaseAnimator([1.0, 0.5]) { content, phase in content.scaleEffect(phase) }
            Text("c").sensoryFeedback(.success, trigger: count)
            Text("d").gesture(
                DragGesture().updating($isDragging) { _, state, _ in state = true }
                    .simultaneously(with: MagnifyGesture()))
            Text("e").hoverEffect(.lift)
            Text("f").scrollTargetLayout().scrollTargetBehavior(.viewAligned)
            Text("g").scrollPosition(id: $visible)
            GroupBox("Title") { Text("h") }.groupBoxStyle(Bare())
            Corners().fill(.red).frame(width: 20, height: 20)
            others
        }
    }

    @ViewBuilder private var others: some View {
        ForEach($items) { $item in Text(item.name) }
        Text("a").visualEffect { content, geometry in content.offset(x: geometry.size.width / 2) }
        Text("b").scrollTransition { content, phase in content.opacity(phase.isIdentity ? 1 : 0) }
        Text("c").animation(.spring(.bouncy)) { $0.opacity(0.5) }
        Text("d").contentTransition(.symbolEffect(.replace)).transition(.blurReplace)
        Text("e").onLongPressGesture {}.onTapGesture { location in _ = location.x }
        Text("f").accessibilityAdjustableAction { _ in }.accessibilityInputLabels(["f"])
        Toggle("g", systemImage: "star", isOn: .constant(true))
        LabeledContent("h", value: 3, format: .number)
        GlassEffectContainer { Text("i").glassEffect() }
    }

    private struct Item: Identifiable {
        let id: Int
        var name: String
    }

    private struct Bare: GroupBoxStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                configuration.label
                configuration.content
            }
        }
    }

    /// As many a project has it.
    private struct Corners: Shape {
        func path(in rect: CGRect) -> Path {
            let path = UIBezierPath(
                roundedRect: rect, byRoundingCorners: [.topLeft, .topRight],
                cornerRadii: CGSize(width: 6, height: 6))
            return Path(path.cgPath)
        }
    }
}
