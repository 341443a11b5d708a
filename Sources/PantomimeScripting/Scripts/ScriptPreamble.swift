/// What stands at the head of a script, before anything but `use` and `let`: what it says of itself as
/// a test, and its cases.
package struct ScriptPreamble: Sendable {
  /// What the test is about; empty where nothing is said.
  package private(set) var about = ""
  /// The words by which it can be chosen.
  package private(set) var tags: [String] = []
  /// Why it is not to be run; `nil` if it is.
  package private(set) var skip: String?
  /// Why it fails, as everybody knows; `nil` if it is not to fail.
  package private(set) var knownFailure: String?
  /// The tests that it makes, in order; none where it is one by itself.
  package private(set) var cases: [TestCase] = []

  /// The version of the language that the script declares.
  private var language = LanguageVersion.number
  private var hasTest = false
  /// The first statement that is none of the head.
  private var end: Int?

  init() {}

  /// Reads the head of a script alone.
  ///
  /// What is wrong with it is left out: whoever reads the whole script is told.
  ///
  /// - Parameters:
  ///   - testCase: the case that it is read for; `nil` where none is known yet.
  ///   - catalogue: what names of scenes, rules and estimators mean.
  package init(
    of bytes: [UInt8], file: String?, files: FileAccess = .none, for testCase: TestCase? = nil,
    in catalogue: Catalogue
  ) {
    guard ScriptPreamble.mayHave(bytes), UTF8Check.firstInvalid(bytes) == nil else { return }
    var head = ScriptPreamble()
    var reader = Reader(
      names: testCase?.names ?? Names(), files: files, file: file, in: catalogue)
    reader.read(LineSource(bytes)) { finding in
      if case .statement(let statement) = finding { try? head.pass(statement) }
      return head.end == nil
    }
    self = head
  }

  /// Takes note of the next statement of the script.
  ///
  /// - Parameter known: the cases as they are without what a case says; `nil` while they are found.
  mutating func pass(_ statement: Statement, known: [TestCase]? = nil) throws(ScriptError) {
    // What a used file says of itself is told where that file is a test.
    guard statement.file == nil else { return }
    switch statement.command.role {
    case .definition: break
    case .head(let line): try add(line, statement, known)
    default:
      if end == nil { end = statement.line }
      if known != nil { try refuseChanged(statement) }
    }
  }

  /// Refuses a statement that means something else than in the language that the script declares.
  private func refuseChanged(_ statement: Statement) throws(ScriptError) {
    guard language < LanguageVersion.number else { return }
    var role = statement.command.role
    while case .reaction(let later) = role { role = later }
    guard case .tap = role else { return }
    throw ScriptError(
      "the script declares language \(language), in which a tap called the scene directly",
      statement.verb?.span ?? statement.span,
      hint: "a tap is now a touch that the topmost view receives; check the taps, then write "
        + "language=\(LanguageVersion.number)")
  }

  private mutating func add(
    _ line: HeadLine, _ statement: Statement, _ known: [TestCase]?
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
      try testCase.refuse(beside: cases)
      if let known, !known.contains(where: { $0.name == testCase.name }) {
        throw ScriptError(
          "the case '\(testCase.name)' defines a name by another", statement.span,
          hint: "write the value itself")
      }
      cases.append(testCase)
    }
  }

  /// Whether there is one of the words that make a head.
  private static func mayHave(_ bytes: [UInt8]) -> Bool {
    // Two words at a time: every script is looked through.
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
  /// Whether it belongs to the head of a script, and does nothing.
  package var isOfHead: Bool { if case .head = command.role { true } else { false } }
}

extension ScriptPreamble {
  /// What a script says of one of the tests that it makes.
  package struct OfTest: Sendable {
    /// The case; `nil` where the script has none.
    package let caseName: String?
    package let head: ScriptPreamble
  }

  /// The tests that a script makes, each with what is said of it, in the order of the cases.
  package static func tests(
    of bytes: [UInt8], file: String?, files: FileAccess = .none,
    in catalogue: Catalogue = .standard
  ) -> [OfTest] {
    let head = ScriptPreamble(of: bytes, file: file, files: files, in: catalogue)
    if head.cases.isEmpty { return [OfTest(caseName: nil, head: head)] }
    return head.cases.map { testCase in
      OfTest(
        caseName: testCase.name,
        head: ScriptPreamble(of: bytes, file: file, files: files, for: testCase, in: catalogue))
    }
  }
}
