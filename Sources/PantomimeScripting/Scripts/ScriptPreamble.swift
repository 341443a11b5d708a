/// The head of a script, which only `use` and `let` can precede: its description as a test, and its
/// cases.
package struct ScriptPreamble: Sendable {
  /// The subject of the test, or an empty string if there is none.
  package private(set) var about = ""
  /// The tags that select the test.
  package private(set) var tags: [String] = []
  /// The reason to skip the test, or `nil` if it runs.
  package private(set) var skip: String?
  /// The reason for a known failure, or `nil` if the test must pass.
  package private(set) var knownFailure: String?
  /// The cases of the script, in order, or an empty array for a single test.
  package internal(set) var cases: [TestCase] = []
  /// The names of the cases.
  private(set) var caseNames: Set<String> = []

  /// The version of the language that the script declares.
  private var language = LanguageVersion.number
  private var hasTest = false
  /// The number of the first line after the head, or `nil` if there is none so far.
  private var end: Int?

  init() {}

  /// Parses only the head of a script.
  ///
  /// Errors are ignored here; parsing the whole script reports them.
  ///
  /// - Parameters:
  ///   - testCase: The case to parse the script for, or `nil` if none is known yet.
  ///   - catalog: The scenes, rules and estimators that names refer to.
  package init(
    of bytes: [UInt8], file: String?, files: FileAccess = .none, for testCase: TestCase? = nil,
    in catalog: Catalog
  ) {
    guard ScriptPreamble.mayHave(bytes), UTF8Check.firstInvalid(bytes) == nil else { return }
    var head = ScriptPreamble()
    var reader = Reader(
      names: testCase?.names ?? Names(), files: files, file: file, in: catalog)
    reader.read(LineSource(bytes)) { finding in
      if case .statement(let statement) = finding { try? head.pass(statement) }
      return head.end == nil
    }
    self = head
  }

  /// Processes the next statement of the script.
  ///
  /// - Parameter known: The names of the cases, or `nil` while they are being collected.
  mutating func pass(_ statement: Statement, known: Set<String>? = nil) throws(ScriptError) {
    // The head of an included file matters only if that file is run as a test.
    guard statement.file == nil else { return }
    switch statement.command.role {
    case .definition: break
    case .head(let line): try add(line, statement, known)
    default:
      if end == nil { end = statement.line }
      if known != nil { try refuseChanged(statement) }
    }
  }

  /// Throws an error for a statement whose meaning was different in the declared language version.
  private func refuseChanged(_ statement: Statement) throws(ScriptError) {
    guard language < LanguageVersion.number else { return }
    switch statement.command.role {
    case .tap: break
    case .reaction(let roles):
      guard roles.contains(where: { if case .tap = $0 { true } else { false } }) else { return }
    default: return
    }
    throw ScriptError(
      "the script declares language \(language), in which a tap called the scene directly",
      statement.verb?.span ?? statement.span,
      hint: "a tap is now a touch that the topmost view receives; check the taps, then write "
        + "language=\(LanguageVersion.number)")
  }

  private mutating func add(
    _ line: HeadLine, _ statement: Statement, _ known: Set<String>?
  ) throws(ScriptError) {
    let verb = statement.verb
    if let end {
      throw ScriptError(
        "'\(verb?.text ?? "")' belongs at the head of a script", verb?.span ?? statement.span,
        hint: "move it before line \(end), where the head ends")
    }
    if statement.at != nil {
      throw ScriptError(
        "'\(verb?.text ?? "")' cannot have a time", statement.timeSpan, hint: "remove 'at'")
    }
    switch line {
    case .test(let test):
      guard !hasTest else {
        throw ScriptError(
          "duplicate 'test'", statement.span, hint: "keep one; use cases for several tests")
      }
      hasTest = true
      (about, tags) = (test.about, test.tags)
      (skip, knownFailure) = (test.skip, test.knownFailure)
      language = test.language ?? language
    case .testCase(let testCase):
      try testCase.refuse(beside: cases.first, named: caseNames)
      if let known, !known.contains(testCase.name) {
        throw ScriptError(
          "the case '\(testCase.name)' defines a name in terms of another name", statement.span,
          hint: "write the value itself")
      }
      cases.append(testCase)
      caseNames.insert(testCase.name)
    }
  }

  /// Returns the bytes of the script with the lines that only declare a case as comments, so that
  /// the other lines can be parsed for each case without parsing all cases again.
  package func withoutCases(_ bytes: [UInt8]) -> [UInt8] {
    var rest = bytes
    var (line, start, isContinued) = (1, 0, false)
    while start < bytes.count, end.map({ line < $0 }) ?? true {
      let stop = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      let text = bytes[start..<stop]
      let mark = text.firstIndex { $0 != UInt8(ascii: " ") } ?? stop
      let continues = text.last == UInt8(ascii: "\\") || text.last == UInt8(ascii: "\r")
      if !isContinued, !continues, bytes[mark..<stop].starts(with: "case ".utf8),
        !text.contains(UInt8(ascii: ";"))
      {
        rest[mark] = UInt8(ascii: "#")
      }
      (line, start, isContinued) = (line + 1, stop + 1, continues)
    }
    return rest
  }

  /// Returns whether the bytes contain a verb of the head.
  private static func mayHave(_ bytes: [UInt8]) -> Bool {
    // Two words are searched for at a time, because every script is searched.
    let heads = Commands.heads
    var index = 0
    while index < heads.count {
      let other = heads[min(index + 1, heads.count - 1)]
      if bytes.contains(heads[index].utf8, or: other.utf8) { return true }
      index += 2
    }
    return false
  }
}

extension Statement {
  /// Whether the statement belongs to the head of a script and has no effect.
  package var isOfHead: Bool { if case .head = command.role { true } else { false } }
}

extension ScriptPreamble {
  /// The description of one of the tests in a script.
  package struct OfTest: Sendable {
    /// The name of the case, or `nil` if the script has none.
    package let caseName: String?
    package let head: ScriptPreamble
  }

  /// Returns the tests of a script with their descriptions, in the order of the cases.
  package static func tests(
    of bytes: [UInt8], file: String?, files: FileAccess = .none,
    in catalog: Catalog = .standard
  ) -> [OfTest] {
    let head = ScriptPreamble(of: bytes, file: file, files: files, in: catalog)
    if head.cases.isEmpty { return [OfTest(caseName: nil, head: head)] }
    let rest = head.withoutCases(bytes)
    return head.cases.map { testCase in
      var own = ScriptPreamble(of: rest, file: file, files: files, for: testCase, in: catalog)
      (own.cases, own.caseNames) = (head.cases, head.caseNames)
      return OfTest(caseName: testCase.name, head: own)
    }
  }
}
