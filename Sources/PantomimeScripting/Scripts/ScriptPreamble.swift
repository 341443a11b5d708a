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
  /// The names whose values the lines of cases contain, by the number of the line.
  private var namesInCases: [Int: [String]] = [:]
  /// Whether a name is defined in terms of another name.
  private var chainsNames = false
  /// Whether a case has an error, which is reported for every case.
  private var hasWrongCase = false

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
    guard ScriptPreamble.mayHave(bytes), UTF8Check.firstInvalid(bytes) == nil else {
      self.init()
      return
    }
    self.init(of: LineSource(bytes), file: file, files: files, for: testCase, in: catalog)
  }

  /// Parses only the head of a script whose lines are valid text.
  private init(
    of lines: LineSource, file: String?, files: FileAccess, for testCase: TestCase?,
    in catalog: Catalog
  ) {
    var head = ScriptPreamble()
    var reader = Reader(
      names: testCase?.names ?? Names(), files: files, file: file, in: catalog)
    reader.read(lines) { finding in
      switch finding {
      case .statement(let statement):
        do throws(ScriptError) { try head.pass(statement) } catch { head.hasWrongCase = true }
      case .error(_, let rest):
        if rest.drop(while: { $0 == " " }).hasPrefix("case") { head.hasWrongCase = true }
      }
      return head.end == nil
    }
    self = head
  }

  /// Processes the next statement of the script.
  ///
  /// - Parameter known: The names of the cases, or `nil` while they are being collected.
  mutating func pass(_ statement: Statement, known: Set<String>? = nil) throws(ScriptError) {
    if case .definition = statement.command.role, !statement.substitutions.isEmpty {
      chainsNames = true
    }
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
      if !statement.substitutions.isEmpty {
        namesInCases[statement.line, default: []] += statement.substitutions.map { $0.name }
      }
    }
  }

  /// Returns the lines of the script without those that only declare a case and are the same in
  /// each case, so that the other lines can be parsed for each case without parsing all cases again.
  fileprivate func lines(of bytes: [UInt8]) -> LineSource {
    guard !cases.isEmpty, !hasWrongCase else { return LineSource(bytes) }
    let parameters = Set(cases[0].parameters.map { $0.name })
    let verb = Array("case ".utf8)
    var isContinued = false
    return LineSource(bytes) { number, place in
      let text = bytes[place]
      let continues = text.last == UInt8(ascii: "\\")
      defer { isContinued = continues }
      if let end, number >= end { return false }
      let names = namesInCases[number] ?? []
      return !isContinued && !continues && text.drop { $0 == UInt8(ascii: " ") }.starts(with: verb)
        && !text.contains(UInt8(ascii: ";"))
        && (names.isEmpty || !chainsNames && parameters.isDisjoint(with: names))
    }
  }

  /// Returns whether the bytes contain a verb of the head.
  private static func mayHave(_ bytes: [UInt8]) -> Bool {
    Commands.heads.contains { bytes.contains($0.utf8) }
  }
}

extension Statement {
  /// Whether the statement belongs to the head of a script and has no effect.
  package var isOfHead: Bool { if case .head = command.role { true } else { false } }
}

extension ScriptPreamble {
  /// One of the tests in a script, as far as the head of the script describes it.
  package struct OfTest: Sendable {
    /// The name of the case, or `nil` if the script has none.
    package let caseName: String?
    package let head: ScriptPreamble
    /// The case, or `nil` if the script has none.
    let testCase: TestCase?
    /// The lines of the script that have to be parsed for the test.
    let lines: LineSource
  }

  /// Returns the tests of a script with their descriptions, in the order of the cases.
  package static func tests(
    of bytes: [UInt8], file: String?, files: FileAccess = .none,
    in catalog: Catalog = .standard
  ) -> [OfTest] {
    let head = ScriptPreamble(of: bytes, file: file, files: files, in: catalog)
    let lines = head.lines(of: bytes)
    if head.cases.isEmpty {
      return [OfTest(caseName: nil, head: head, testCase: nil, lines: lines)]
    }
    // A case that can't be read breaks all others; one test reports it.
    if head.hasWrongCase {
      return [OfTest(caseName: nil, head: head, testCase: head.cases.first, lines: lines)]
    }
    return head.cases.map { testCase in
      var own = ScriptPreamble(of: lines, file: file, files: files, for: testCase, in: catalog)
      (own.cases, own.caseNames) = (head.cases, head.caseNames)
      return OfTest(caseName: testCase.name, head: own, testCase: testCase, lines: lines)
    }
  }
}
