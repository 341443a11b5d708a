import ArgumentParser
import PantomimeReporting
import PantomimeScripting

/// `pantomime help --man`: the page pantomime(1), generated from the help texts.
enum ManualPage {
  static let flag = "--man"

  /// The width of a manual page's text without its indentation, on a terminal with 80 columns.
  private static let columns = 72

  /// The whole page, which uses only macros that every `man` supports.
  static var text: String {
    let version = LanguageVersion.program
    return ".\\\" Written by: pantomime help --man\n"
      + ".TH PANTOMIME 1 \"\(ProgramVersion.date)\" \"\(Roff.line(version))\" \"User Commands\"\n"
      + sections.map { ".SH \($0.title)\n\($0.text)" }.joined()
  }

  private static var sections: [(title: String, text: String)] {
    [
      ("NAME", "pantomime \\- \(Roff.line(lowered(RootCommand.configuration.abstract)))\n"),
      ("SYNOPSIS", synopsis),
      ("DESCRIPTION", Roff.paragraph(RootCommand.configuration.discussion)),
      ("FIRST STATEMENTS", Roff.literal(wrapped(ProgramCatalog.help.start))),
      ("COMMANDS", commands), ("STATEMENTS", statements),
      ("PATHS", topic("paths")), ("SCENES", Roff.literal(wrapped(ProgramCatalog.help.scenes))),
      ("RULES", Roff.literal(wrapped(ProgramCatalog.help.rules))),
      ("ESTIMATORS", topic("estimators")),
      ("CURVES", topic("curves")), ("KEYS", topic("keys")),
      ("EXIT STATUS", Roff.list(statuses)), ("ENVIRONMENT", Roff.list(environment)),
      ("FILES", Roff.list(files)),
      ("EXAMPLES", Roff.literal(examples)),
      ("SEE ALSO", Roff.paragraph("editrc(5), less(1); `pantomime help all` and `help WORD`.")),
    ]
  }

  private static func lowered(_ sentence: String) -> String {
    let text = sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence
    return text.prefix(1).lowercased() + text.dropFirst()
  }

  private static func wrapped(_ text: String) -> String {
    Wrapping.text(text, columns: columns)
  }

  private static func topic(_ name: String) -> String {
    Roff.literal(wrapped(ProgramCatalog.help.topic(name) ?? ""))
  }

  private static let usageMark = "Usage: "

  private static var synopsis: String {
    let lines =
      ["pantomime"]
      + RootCommand.configuration.subcommands.map { command in
        let usage = RootCommand.usageString(for: command)
        return usage.hasPrefix(usageMark) ? String(usage.dropFirst(usageMark.count)) : usage
      } + ["pantomime help [WORD ...]"]
    return Roff.literal(
      lines.map { line in
        wrapped(line.split { $0 == " " || $0 == "\n" }.joined(separator: " ")) + "\n"
      }.joined())
  }

  private static var commands: String {
    RootCommand.configuration.subcommands.map { command in
      ".SS \(Roff.line(command.configuration.commandName ?? ""))\n"
        + Roff.literal(wrapped(RootCommand.helpMessage(for: command, columns: columns)))
    }.joined()
  }

  private static var statements: String {
    ProgramCatalog.help.groups.map { group in
      ".SS \(Roff.line(group.title))\n"
        + group.forms.map { form in
          let options = form.options.map { Roff.item($0.name, $0.meaning) }.joined()
          return Roff.item(form.text, "\(form.summary) \(form.details)")
            + (options.isEmpty ? "" : ".RS\n\(options).RE\n")
        }.joined()
    }.joined()
  }

  private static let statuses = [
    ("0", "Success: every expectation held."),
    ("1", "An expectation failed, a misuse was unexpected, or a run never came to rest."),
    ("2", "Could not run: invalid usage, an unreadable file or script, or nothing to run."),
    ("130", "Interrupted."),
  ]

  private static let environment = [
    ("NO_COLOR, CLICOLOR_FORCE, TERM", "Control colored output and line editing."),
    ("COLUMNS", "The line width without a terminal; default 80."),
    ("PANTOMIME_PAGER, PAGER", "The pager for long help; empty for none."),
    ("XDG_STATE_HOME", "The directory of the history."),
  ]

  private static let files = [("~/.editrc", "Key bindings of the line editor.")]

  private static let examples = """
    pantomime                     a session; type: drag on=card by=0,-120
    pantomime replay FOLDER       every *.pan in it and its subfolders, as tests
    pantomime help two-segment    the help for a word
    echo "help all" | pantomime   statements from standard input

    """
}

/// Converts text to the input of the manual page formatter.
enum Roff {
  /// Escapes text within a line, so that no part of the text is a `roff` request.
  static func line(_ text: some StringProtocol) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "\\": "\\e"
      case "-": "\\-"
      case "'": "\\(aq"
      case "`": "\\(ga"
      case "^": "\\(ha"
      case "\"": "\\(dq"
      case "~": "\\(ti"
      case _ where scalar.isASCII: String(scalar)
      default: "\\[u\(padded(String(scalar.value, radix: 16, uppercase: true)))]"
      }
    }.joined()
  }

  private static func padded(_ digits: String) -> String {
    String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// Escapes a whole line, so that a period at its beginning doesn't start a `roff` request.
  private static func whole(_ text: some StringProtocol) -> String {
    (text.hasPrefix(".") ? "\\&" : "") + line(text) + "\n"
  }

  /// Formats the first paragraph of a section.
  static func paragraph(_ text: String) -> String {
    text.split(separator: "\n").map { whole($0) }.joined()
  }

  /// Formats lines verbatim, as the first lines of a section.
  static func literal(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let end = lines.last?.isEmpty == true ? lines.dropLast() : lines[...]
    return ".nf\n" + end.map { $0.isEmpty ? ".sp\n" : whole($0) }.joined() + ".fi\n"
  }

  /// Formats a word and its meaning.
  static func item(_ word: String, _ meaning: String) -> String {
    ".TP\n.B \(line(word))\n"
      + meaning.split(separator: "\n").map { whole($0) }.joined()
  }

  static func list(_ items: [(String, String)]) -> String {
    items.map { item($0.0, $0.1) }.joined()
  }
}
