/// `use FILE`: runs the statements of a file.
package struct Use: Command {
  package static let form = Form(
    "use", "Runs the statements of a file in place.",
    details:
      "Its path is relative to the folder of the file that uses it or, at the prompt, to the "
      + "working directory. The names that it defines remain defined. Files must not use one another "
      + "in a cycle.",
    positionals: [Positional(.script)], example: ["use slop.pan"])

  private let file: Word

  package static let refusalInReaction: RefusalInReaction? = .replaceable(
    because: "may take time, which a 'when' must not")

  package init(_ arguments: inout Arguments) throws(ScriptError) {
    file = try arguments.next("a file", example: "use sheet.pan")
    guard !file.text.isEmpty else {
      throw ScriptError("the file name is empty", file.span, hint: "for example: use sheet.pan")
    }
  }

  package var role: CommandRole { .use(file) }

  package var fileWords: [Word] { [file] }

  /// Does nothing: either the parser has replaced this statement with those of the file, or the
  /// session runs them.
  package func run(in session: inout Session) throws(ScriptError) -> Response { .nothing }
}

extension Statement {
  /// Returns the file that a line uses, or `nil` if the line does anything else.
  static func file(usedBy line: String) -> String? {
    let words = line.split(separator: " ")
    return words.count == 2 && words[0] == Use.form.name ? String(words[1]) : nil
  }

  /// Returns the statement that uses a file; the file name must already be quoted where necessary.
  package static func using(_ file: String) -> String { "\(Use.form.name) \(file)" }

  /// Returns whether a script may contain a `use` statement; if it can't, there is no need to parse
  /// it to find the files that it uses.
  package static func mayUseFiles(_ bytes: [UInt8]) -> Bool {
    bytes.contains(Use.form.name.utf8)
  }
}
