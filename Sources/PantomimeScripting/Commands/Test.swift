/// `test "ABOUT"`: declares that a script is a test, and describes it.
struct TestCommand: Command {
  static let form = Form(
    "test", "Describes a script as a test.",
    details:
      "It belongs at the head, after `use`, `let` and `case` only. The text is optional if an "
      + "option is given. A test with `skip` does not "
      + "run; a known failure counts as passed while it fails. `language` is the version of the "
      + "language used by the script.",
    positionals: [Positional(.text("\"ABOUT\""), isOptional: true)],
    options: [tags.form, skip.form, knownFailure.form, language.form],
    example: ["test \"a flick up opens the card\" tags=card,flick"])

  private static let tags = VerbKey<[String]>(
    "tags", .text("A,B"), "tags for `replay --tags`"
  ) { (word) throws(ScriptError) in try tags(of: word) }
  private static let skip = reason("skip", "the reason not to run it")
  fileprivate static let knownFailure = reason("known-failure", "the reason why it fails")
  private static let language = VerbKey<Int?>(
    "language", .number, "the language version of the script"
  ) { (word) throws(ScriptError) in
    try refuseForeign(word)
    return Int(word.text)
  }

  private static func reason(_ name: String, _ meaning: String) -> VerbKey<String> {
    VerbKey(name, .text("\"WHY\""), meaning) { (word) throws(ScriptError) in
      try refuseEmpty(word, "\(name)=\"waits for the sheet's spring\"")
      return word.text
    }
  }

  private let line: TestLine
  private let verb: Span

  static let isHead = true

  static let refusalInReaction: RefusalInReaction? = .isOfHead

  init(_ arguments: inout Arguments) throws(ScriptError) {
    verb = arguments.verb.span
    let example = TestCommand.form.example[0]
    let about = arguments.next()
    if let about { try TestCommand.refuseEmpty(about, example) }
    if let about, !about.isQuoted, let extra = arguments.nextWord {
      throw .unquoted(about, extra)
    }
    if about == nil, !arguments.hasOptions {
      throw ScriptError(
        "'test' needs a text or an option", verb, hint: "for example: \(example)")
    }
    let language = try arguments.option(Self.language)?.value
    line = TestLine(
      about: about?.text ?? "", tags: try arguments.option(Self.tags)?.value ?? [],
      skip: try arguments.option(Self.skip)?.value,
      knownFailure: try arguments.option(Self.knownFailure)?.value, language: language ?? nil)
  }

  private static func refuseEmpty(_ text: Word, _ example: String) throws(ScriptError) {
    guard text.text.contains(where: { !$0.isWhitespace }) else {
      throw ScriptError("the text is empty", text.span, hint: "for example: \(example)")
    }
  }

  private static func refuseForeign(_ version: Word) throws(ScriptError) {
    let here = LanguageVersion.number
    if let wanted = Int(version.text), (1...here).contains(wanted) { return }
    if let wanted = Int(version.text), wanted > here {
      throw ScriptError(
        "the script uses language \(wanted), but this program supports language \(here)",
        version.span, hint: "update pantomime")
    }
    throw ScriptError(
      "unknown language version '\(version.text)'", version.span, hint: "write language=\(here)")
  }

  private static func tags(of list: Word) throws(ScriptError) -> [String] {
    var tags: [String] = []
    for part in list.parts {
      guard !part.text.isEmpty, part.text.unicodeScalars.allSatisfy({ $0.isLetterOfName }) else {
        throw ScriptError(
          "'\(part.text)' is not a valid tag", part.span,
          hint: "a tag consists of letters, digits, - and _, for example: tags=card,flick")
      }
      guard !tags.contains(part.text) else {
        throw ScriptError(
          "the tag '\(part.text)' is given twice", part.span, hint: "remove one")
      }
      tags.append(part.text)
    }
    return tags
  }

  var role: CommandRole { .head(.test(line)) }

  var undoBehavior: UndoBehavior { .look }

  func run(in session: inout Session) throws(ScriptError) -> Response {
    throw ScriptError(
      "'test' belongs at the head of a script", verb, hint: "write it in a file: NAME.pan")
  }
}

extension TestLine {
  /// Returns the `test` statement for a script that fails for a known reason.
  static func written(knownFailure reason: String) -> String {
    let word = Word(reason, Span(0, 0), isQuoted: true)
    return "\(TestCommand.form.name) \(TestCommand.knownFailure.name)=\(word.written)"
  }
}
