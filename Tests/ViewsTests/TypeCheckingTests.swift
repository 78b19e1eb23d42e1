import Foundation
import Testing

/// Long chains of modifiers must stay cheap for the type checker: one careless overload can make
/// users' bodies take minutes. Chains are made at random from seeds and checked by the compiler
/// against the modules that were just built.
struct TypeCheckingTests {
    /// A body of 25 modifiers takes 60 ms on an idle machine; above this many ms something is wrong
    /// even on a busy one.
    private static let limit = 1000

    private static let modifiers = [
        ".padding(4)", ".padding(.horizontal, 8)", ".padding()", ".font(.caption)",
        ".font(.system(size: 12, weight: .bold))", ".fontWeight(.bold)", ".foregroundColor(.red)",
        ".foregroundStyle(.secondary)", ".foregroundStyle(.white.opacity(0.7))",
        ".foregroundStyle(n > 3 ? Color.red : Color.blue)", ".tint(.red)",
        ".background(Color.blue.opacity(0.3))", ".background(.blue.opacity(0.3))",
        ".background(.ultraThinMaterial)", ".background(.fill.tertiary)",
        ".background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 8))",
        ".background(RoundedRectangle(cornerRadius: 8).fill(Color.gray.opacity(0.2)))",
        ".background { Circle().fill(.red.gradient) }",
        ".background(LinearGradient(colors: [.red, Color.blue.opacity(0.4)], "
            + "startPoint: .top, endPoint: .bottom))",
        ".background(LinearGradient(gradient: Gradient(colors: [.red, .blue]), "
            + "startPoint: .top, endPoint: .bottom))",
        ".overlay(RoundedRectangle(cornerRadius: 4).stroke(Color.red.opacity(0.5), lineWidth: 1))",
        ".overlay(Circle().strokeBorder(.white, lineWidth: 0.5))",
        ".overlay(Image(systemName: \"star\").foregroundColor(.yellow), alignment: .topTrailing)",
        ".overlay(alignment: .bottom) { Label(\"a\", systemImage: \"star\") }",
        ".frame(width: 30, height: 20)", ".frame(maxWidth: .infinity, alignment: .leading)",
        ".opacity(0.5)", ".opacity(n > 3 ? 1 : 0.5)", ".cornerRadius(8)", ".clipShape(Circle())",
        ".clipShape(.rect(cornerRadius: 8))", ".mask(Circle())", ".border(Color.red, width: 1)",
        ".shadow(radius: 3)", ".shadow(color: .black.opacity(0.2), radius: 3, x: 0, y: 2)",
        ".offset(x: w * 2 - 3, y: -4)", ".rotationEffect(.degrees(45))", ".scaleEffect(0.9)",
        ".lineLimit(1)", ".minimumScaleFactor(0.5)", ".multilineTextAlignment(.center)",
        ".imageScale(.large)", ".layoutPriority(1)",
        ".fixedSize(horizontal: true, vertical: false)",
        // Names of which there are several, and those whose argument is found by its protocol.
        ".toolbar { ToolbarItem { Text(\"a\") } }", ".toolbar { Text(\"a\") }",
        ".listStyle(.plain)", ".pickerStyle(.segmented)", ".textFieldStyle(.roundedBorder)",
        ".textScale(.secondary)", ".buttonStyle(.plain)", ".gaugeStyle(.accessoryCircular)",
        ".toggleStyle(.button)", ".labelStyle(.iconOnly)", ".progressViewStyle(.linear)",
        ".tag(1)", ".onChange(of: n) { }", ".onAppear { }", ".id(n)",
        ".strikethrough(true, color: .red)", ".accessibilityLabel(\"a\")",
        ".navigationTitle(\"a\")", ".animation(.spring, value: n)",
        ".contentTransition(.numericText())", ".transition(.opacity)",
        ".alert(\"a\", isPresented: .constant(n > 3)) { Text(\"b\") }", ".badge(n)",
        ".sheet(isPresented: .constant(false)) { Text(\"a\") }", ".listItemTint(.red)",
        ".toolbar(.hidden, for: .navigationBar)", ".searchable(text: .constant(\"\"))",
        ".presentationDetents([.medium, .large])", ".swipeActions { Text(\"a\") }",
    ]

    private func source() -> String {
        var bodies = ""
        for length in [8, 15, 25] {
            for seed in 1...6 {
                var random = UInt64(seed * 1000 + length)
                bodies += "struct V\(length)_\(seed): View {\n    var n: Int\n    var w: CGFloat\n"
                bodies += "    var body: some View {\n        Text(\"x \\(n)\")\n"
                for _ in 0..<length {
                    // A linear congruence is random enough, and the same everywhere.
                    random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                    let index = Int(random >> 33) % Self.modifiers.count
                    bodies += "            \(Self.modifiers[index])\n"
                }
                bodies += "    }\n}\n"
            }
        }
        return "import Foundation\nimport Graphics\nimport LayoutEngine\nimport Views\n\n" + bodies
    }

    @Test func chainsOfModifiersAreCheckedQuickly() throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("type-checking-\(ProcessInfo.processInfo.processIdentifier)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("Chains.swift")
        try source().write(to: file, atomically: true, encoding: .utf8)

        // Beside the test program lie the modules it was built from.
        let modules = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
            .deletingLastPathComponent().appendingPathComponent("Modules")
        let compiler = Process()
        compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        compiler.arguments = [
            "swiftc", "-typecheck", "-parse-as-library", "-swift-version", "5", "-I", modules.path,
            "-Xfrontend", "-warn-long-function-bodies=\(Self.limit)", file.path,
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
