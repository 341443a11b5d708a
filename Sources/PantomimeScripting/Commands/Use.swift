/// `use FILE`: carries out the statements of a file.
package struct Use: Command {
  package static let form = Form(
    "use", "Carries out the statements of a file, as if they stood here.",
    details: "Its path counts from the folder of the file that says it, at the prompt from the "
      + "working directory. The names that it gives hold behind it. Files that use one another in a "
      + "circle are refused.",
    positionals: [Positional(.file)], example: ["use slop.pan"])

  private let file: Word

  package init(_ arguments: inout Arguments) throws(ScriptError) {
    file = try arguments.next("a file", example: "use sheet.pan")
    guard !file.text.isEmpty else {
      throw ScriptError("a file has a name", file.span, hint: "for example: use sheet.pan")
    }
  }

  package var role: CommandRole { .use(file) }

  /// Its statements have been taken in its place where files can be read; else the session takes them.
  package func run(in session: inout Session) throws(ScriptError) -> Response { .nothing }
}
