/// How the tool leaves.
enum ExitCode: Int32 {
    case success = 0
    /// Something to look at: a widget did not compile, crashed or hung; a warning under `--strict`.
    case findings = 1
    /// Usage, or trouble with input and output.
    case trouble = 2
}
