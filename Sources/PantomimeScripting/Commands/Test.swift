/// `test "ABOUT"`: what a script is about as a test.
package struct TestCommand: Command {
  package static let form = Form(
    "test", "Says at the head of a script what it is about as a test.",
    details:
      "It stands before anything but `use`, `let` and `case`. The text may be left out where an "
      + "option is given. A test with a reason to skip it is not "
      + "run; a known failure counts as passed while it fails. `language` is the version of the "
      + "language that the script is written in.",
    positionals: [Positional(.text("\"ABOUT\""), isOptional: true)],
    options: [
      OptionForm("tags", .text("A,B"), "words by which `replay --tags` chooses tests"),
      OptionForm("skip", .text("\"WHY\""), "why it is not to be run"),
      OptionForm("known-failure", .text("\"WHY\""), "why it fails, as everybody knows"),
      OptionForm("language", .number, "the version of the language that it is written in"),
    ],
    example: ["test \"a flick up opens the card\" tags=card,flick"])

  /// What the statement says, in its own words.
  package struct Line: Sendable, Hashable {
    package let about: String
    package let tags: [String]
    package let skip: String?
    package let knownFailure: String?
    /// The version of the language that the script is written in; `nil` if it declares none.
    package let language: Int?
  }

  private let line: Line
  private let verb: Span

  package init(_ arguments: inout Arguments) throws(ScriptError) {
    verb = arguments.verb.span
    let example = TestCommand.form.example[0]
    let about = arguments.next()
    if let about { try TestCommand.refuseEmpty(about, example) }
    if let about, !about.isQuoted, let extra = arguments.nextWord {
      throw ScriptError(
        "a text of several words is quoted", about.span.union(extra.span),
        hint: "write \"\(about.text) \(extra.text)\"")
    }
    if about == nil, !arguments.hasOptions {
      throw ScriptError(
        "'test' needs a text or an option", verb, hint: "for example: \(example)")
    }
    let language = try arguments.option("language")
    if let language { try TestCommand.refuseForeign(language.value) }
    let version = language.flatMap { Int($0.value.text) }
    let tags = try arguments.option("tags")
    line = Line(
      about: about?.text ?? "", tags: try TestCommand.tags(tags?.value),
      skip: try TestCommand.reason(arguments.option("skip")),
      knownFailure: try TestCommand.reason(arguments.option("known-failure")),
      language: version)
  }

  private static func refuseEmpty(_ text: Word, _ example: String) throws(ScriptError) {
    guard text.text.contains(where: { !$0.isWhitespace }) else {
      throw ScriptError("nothing is said", text.span, hint: "for example: \(example)")
    }
  }

  private static func refuseForeign(_ version: Word) throws(ScriptError) {
    let here = LanguageVersion.number
    if let wanted = Int(version.text), (1...here).contains(wanted) { return }
    if let wanted = Int(version.text), wanted > here {
      throw ScriptError(
        "the script is written in language \(wanted), and this program knows language \(here)",
        version.span, hint: "take a newer pantomime")
    }
    throw ScriptError(
      "there is no language '\(version.text)'", version.span, hint: "write language=\(here)")
  }

  private static func reason(_ given: NamedValue?) throws(ScriptError) -> String? {
    guard let given else { return nil }
    try refuseEmpty(given.value, "\(given.name.text)=\"waits for the sheet's spring\"")
    return given.value.text
  }

  private static func tags(_ list: Word?) throws(ScriptError) -> [String] {
    var tags: [String] = []
    for part in list?.parts ?? [] {
      guard !part.text.isEmpty, part.text.unicodeScalars.allSatisfy({ $0.isLetterOfName }) else {
        throw ScriptError(
          "'\(part.text)' is no tag", part.span,
          hint: "a tag is made of letters, digits, - and _, for example: tags=card,flick")
      }
      guard !tags.contains(part.text) else {
        throw ScriptError(
          "the tag '\(part.text)' is given twice", part.span, hint: "once is enough")
      }
      tags.append(part.text)
    }
    return tags
  }

  package var role: CommandRole { .head(.test(line)) }

  package var footing: Footing { .look }

  package func run(in session: inout Session) throws(ScriptError) -> Response {
    throw ScriptError(
      "'test' is for the head of a script", verb, hint: "write it into the file: NAME.pan")
  }
}
