import PantomimeKit

/// A file of statements that is parsed completely before any statement runs.
package struct Script: Sendable {
  /// The statements, or `nil` if the script is so long that the statements would need more memory
  /// than its text.
  private let kept: [Statement]?
  /// The source of the statements.
  private let source: Source
  /// All errors that can be found before the script runs, sorted by line.
  package let diagnostics: [Diagnostic]
  /// The scenes, rules and estimators that names refer to.
  package let catalog: Catalog
  /// The description of the script as a test.
  package let head: ScriptPreamble
  /// The case for which the script was parsed, or `nil` if the script has no cases.
  package let testCase: TestCase?

  /// Whether the script has no statements.
  package let isEmpty: Bool
  /// Whether any statement reads the history.
  let asksForHistory: Bool
  /// The first statement after `quit`, which never runs, or `nil` if nothing follows `quit`.
  package let unreached: Statement?
  /// Whether a gesture starts the example scene, because the script neither starts a scene nor
  /// builds a stage.
  package let startsExample: Bool
  /// Whether nothing is wrong but that no scene is running, and no statement adds to one.
  private let lacksOnlyScene: Bool
  /// The scenes that the checks started, kept for the run.
  let begun: SceneStarts

  /// The maximum number of statements in a script; our choice.
  static let mostStatements = 10_000_000
  /// The maximum number of statements that are kept after parsing; our choice.
  ///
  /// A script with more statements is parsed again for each pass over its statements.
  static let mostKept = 20_000

  /// The source of the statements and the settings for parsing it again.
  private struct Source: Sendable {
    let lines: LineSource
    var reader: Reader

    func read(_ tell: (Reader.Finding) -> Bool) -> Reader {
      var reader = reader
      reader.read(lines, tell)
      return reader
    }
  }

  /// The errors in a script, with the positions of their statements among all findings.
  private struct PlacedDiagnostics {
    private var all: [(order: Int, diagnostic: Diagnostic)] = []
    /// The position of the current finding.
    var order = 0
    /// The number of errors for which advice is still sought.
    ///
    /// Seeking it takes far longer than finding the error, and a file that isn't a script has an error
    /// on each line.
    var advisable: Int

    /// - Parameter advisable: The number of errors for which to seek advice.
    init(advisable: Int) { self.advisable = advisable }

    /// Adds an error, with advice unless enough errors have some.
    mutating func append(_ diagnostic: Diagnostic, advice: Advice? = nil, at order: Int? = nil) {
      guard let advice, advisable > 0 else { return all.append((order ?? self.order, diagnostic)) }
      advisable -= 1
      all.append((order ?? self.order, diagnostic.advised(by: advice)))
    }

    /// The errors, sorted by position.
    var inOrder: [Diagnostic] {
      // Sorting alone isn't guaranteed to be stable.
      all.enumerated().sorted { ($0.element.order, $0.offset) < ($1.element.order, $1.offset) }
        .map { $0.element.diagnostic }
    }
  }

  /// The results of parsing.
  private struct Found {
    let mostKept: Int
    /// The statements, or `nil` if there are more than are kept.
    private(set) var kept: [Statement]? = []
    var count = 0
    var isEmpty = true
    var asksForHistory = false
    private var hasQuit = false
    private(set) var unreached: Statement?
    /// Whether a statement starts a scene or adds to one.
    var hasScene = false

    /// - Parameter size: The number of bytes in the source, in which a line has about a dozen
    ///   bytes.
    init(mostKept: Int, of size: Int) {
      self.mostKept = mostKept
      kept?.reserveCapacity(min(size / 16, mostKept))
    }

    /// Returns whether a statement starts a scene, adds to one, or runs others that may do so.
    private static func needsOwnScene(_ role: CommandRole) -> Bool {
      switch role {
      case .scene, .restart, .maker, .use: true
      case .reaction(let later): later.contains(where: needsOwnScene)
      case .plain, .pan, .fingers, .gesture, .tap, .expectation, .definition, .preference, .travel,
        .head, .quit:
        false
      }
    }

    /// Adds a statement, and returns whether it's the first one after `quit`.
    mutating func add(_ statement: Statement) -> Bool {
      let isFirstUnreached = hasQuit && unreached == nil
      if isFirstUnreached { unreached = statement }
      if case .quit = statement.command.role { hasQuit = true }
      count += 1
      if count > mostKept { kept = nil }
      kept?.append(statement)
      isEmpty = isEmpty && statement.isOfHead
      asksForHistory = asksForHistory || statement.command.asksForHistory
      hasScene = hasScene || Found.needsOwnScene(statement.command.role)
      return isFirstUnreached
    }
  }

  /// Parses a script from the bytes of a file.
  ///
  /// - Parameters:
  ///   - file: The file name for errors.
  ///   - files: The access to the files that statements name, which are checked too.
  ///   - offersExample: Whether the script is typed rather than a file, so that a gesture starts an
  ///     example scene if no scene is running, and statements may follow `quit`.
  ///   - name: The name of the case for which to parse the script. If there is no such case, the
  ///     first case is used.
  ///   - catalog: The scenes, rules and estimators that names refer to.
  ///   - most: The maximum number of statements.
  ///   - mostKept: The maximum number of statements to keep.
  package init(
    _ bytes: [UInt8], file: String?, files: FileAccess = .none, offersExample: Bool = false,
    case name: String? = nil, in catalog: Catalog = .standard,
    atMost most: Int = Script.mostStatements, keeping mostKept: Int = Script.mostKept
  ) {
    let preamble = ScriptPreamble(of: bytes, file: file, files: files, in: catalog)
    let testCase = preamble.cases.first { $0.name == name } ?? preamble.cases.first
    self.init(
      LineSource(bytes), preamble, for: testCase, file: file, files: files,
      offersExample: offersExample, in: catalog, atMost: most, keeping: mostKept,
      advising: Diagnostic.mostShown)
  }

  /// Parses a script for one of its tests.
  ///
  /// The cases of the script aren't parsed again.
  ///
  /// - Parameter advisable: The number of errors that get advice beyond their own hints.
  package init(
    _ test: ScriptPreamble.OfTest, file: String?, files: FileAccess = .none,
    in catalog: Catalog = .standard, advising advisable: Int = Diagnostic.mostShown
  ) {
    self.init(
      test.lines, test.head, for: test.testCase, file: file, files: files, offersExample: false,
      in: catalog, atMost: Script.mostStatements, keeping: Script.mostKept, advising: advisable)
  }

  private init(
    _ lines: LineSource, _ preamble: ScriptPreamble, for testCase: TestCase?, file: String?,
    files: FileAccess, offersExample: Bool, in catalog: Catalog, atMost most: Int,
    keeping mostKept: Int, advising advisable: Int
  ) {
    self.init(
      parsing: lines, preamble, for: testCase, file: file, files: files,
      offersExample: offersExample, mayQuit: offersExample, in: catalog, atMost: most,
      keeping: mostKept, advising: advisable)
    guard lacksOnlyScene, !offersExample, catalog.scene(FirstScene.example) != nil else { return }
    self.init(
      parsing: lines, preamble, for: testCase, file: file, files: files, offersExample: true,
      mayQuit: false, in: catalog, atMost: most, keeping: mostKept, advising: advisable)
  }

  private init(
    parsing lines: LineSource, _ preamble: ScriptPreamble, for testCase: TestCase?,
    file: String?, files: FileAccess, offersExample: Bool, mayQuit: Bool,
    in catalog: Catalog, atMost most: Int, keeping mostKept: Int, advising advisable: Int
  ) {
    self.catalog = catalog
    var starts = SceneStarts()
    if let error = Diagnostic(encodingOf: lines.bytes, file: file) {
      kept = []
      source = Source(lines: LineSource([]), reader: Reader(in: catalog))
      (diagnostics, head, self.testCase) = ([error], ScriptPreamble(), nil)
      (isEmpty, asksForHistory, unreached) = (true, false, nil)
      begun = starts
      (startsExample, lacksOnlyScene) = (false, false)
      return
    }
    var (head, found) = (ScriptPreamble(), Found(mostKept: mostKept, of: lines.bytes.count))
    var diagnostics = PlacedDiagnostics(advisable: advisable)
    var check = ScriptCheck(files: files, offersExample: offersExample, in: catalog)
    let names = testCase?.names ?? Names()
    let reader = Reader(names: names, files: files, file: file, in: catalog)
    var source = Source(lines: lines, reader: reader)
    let read = source.read { finding in
      diagnostics.order += 1
      switch finding {
      case .error(let diagnostic, let rest):
        check.skip(rest)
        diagnostics.append(diagnostic, advice: check.advice)
      case .statement(let statement):
        if found.add(statement), !mayQuit {
          let error = ScriptError(
            "statements after 'quit' never run", statement.span, hint: "remove them, or 'quit'")
          diagnostics.append(statement.diagnostic(of: error, file: file))
        }
        do throws(ScriptError) {
          try head.pass(statement, known: preamble.caseNames)
          try check.pass(statement, at: diagnostics.order, knowing: &starts)
        } catch {
          diagnostics.append(statement.diagnostic(of: error, file: file), advice: check.advice)
        }
        guard found.count > most else { break }
        let error = ScriptError(
          "the script has more than \(most) statements", Span(0, 1), hint: "split it")
        diagnostics.append(statement.diagnostic(of: error, file: file))
        return false
      }
      return true
    }
    // These errors may precede all others.
    diagnostics.advisable = advisable
    for (order, statement, error) in check.finish() {
      diagnostics.append(
        statement.diagnostic(of: error, file: file), advice: check.advice, at: order)
    }
    let problems = catalog.problems.map { Diagnostic($0, file: file) } + diagnostics.inOrder
    startsExample = offersExample
    lacksOnlyScene =
      !problems.isEmpty && !found.hasScene && problems.allSatisfy { $0.error.isNoScene }
    source.reader.useFiles(of: read)
    self.source = source
    kept = found.kept
    // One error is enough to say that there is no scene.
    var hasNoScene = false
    self.diagnostics = problems.filter { diagnostic in
      defer { if diagnostic.error.isNoScene { hasNoScene = true } }
      return !(diagnostic.error.isNoScene && hasNoScene)
    }
    head.cases = preamble.cases
    (self.head, self.testCase) = (head, testCase)
    (isEmpty, asksForHistory, unreached) = (found.isEmpty, found.asksForHistory, found.unreached)
    begun = starts
  }

  /// The statements, in order, without blank lines and comments.
  // For a long script, `forEachStatement(_:)` needs less memory than this array.
  package var statements: [Statement] {
    if let kept { return kept }
    var statements: [Statement] = []
    forEachStatement { statement in
      statements.append(statement)
      return true
    }
    return statements
  }

  /// Visits the statements in order, until the visitor returns `false`.
  func forEachStatement(_ see: (Statement) -> Bool) {
    guard let kept else {
      // Errors need not be reported here: all of them are known, and a script with errors doesn't
      // run.
      _ = source.read { finding in
        if case .statement(let statement) = finding { see(statement) } else { true }
      }
      return
    }
    for statement in kept {
      guard see(statement) else { return }
    }
  }
}
