/// A file of statements, read whole before any of it runs.
package struct Script: Sendable {
  /// The statements of a script that is not long; `nil` of one whose statements would take more room
  /// than what it is written in.
  private let kept: [Statement]?
  /// Where they are read from.
  private let source: Source
  /// Every error there is to find before anything runs, in the order of the lines.
  package let diagnostics: [Diagnostic]
  /// What names of scenes, rules and estimators mean in it.
  package let catalogue: Catalogue
  /// What it says of itself as a test.
  package let head: ScriptPreamble
  /// The case that it was read for; `nil` where it has none.
  package let testCase: TestCase?

  /// Whether there is nothing in it to carry out.
  package let isEmpty: Bool
  /// Whether any of it asks what was before.
  let asksForHistory: Bool
  /// The scenes that were begun to check what is said of them.
  let begun: SceneStarts

  /// The most statements a script may have; our choice.
  package static let mostStatements = 10_000_000
  /// The most that are kept once they have been read; our choice.
  ///
  /// Of a longer script they are read again for whoever goes through them.
  package static let mostKept = 20_000

  /// What statements are read from, and how, so that they can be read again.
  private struct Source: Sendable {
    let bytes: [UInt8]
    var reader: Reader

    func read(
      knowing known: inout KnownLines, _ tell: (Reader.Finding) -> Bool
    ) -> Reader {
      var reader = reader
      reader.read(LineSource(bytes), knowing: &known, tell)
      return reader
    }
  }

  /// What has been found of the statements.
  private struct Found {
    let mostKept: Int
    /// The statements, as long as they are to be kept.
    private(set) var kept: [Statement]? = []
    var count = 0
    var isEmpty = true
    var asksForHistory = false

    /// - Parameter size: how many bytes are read; a line has a dozen or more.
    init(mostKept: Int, of size: Int) {
      self.mostKept = mostKept
      kept?.reserveCapacity(min(size / 16, mostKept))
    }

    mutating func add(_ statement: Statement) {
      count += 1
      if count > mostKept { kept = nil }
      kept?.append(statement)
      isEmpty = isEmpty && statement.isOfHead
      asksForHistory = asksForHistory || statement.command.asksForHistory
    }
  }

  /// Reads a script from the bytes of a file.
  ///
  /// - Parameters:
  ///   - file: the name to show in errors.
  ///   - files: the files that its statements name, if they are to be checked, too.
  ///   - offersExample: whether a gesture begins with an example where there is no scene.
  ///   - name: the name of the case that it is read for; the first one's if there is none of it.
  ///   - catalogue: what names of scenes, rules and estimators mean.
  ///   - most: how many statements it may have.
  ///   - mostKept: how many are kept.
  package init(
    _ bytes: [UInt8], file: String?, files: FileAccess = .none, offersExample: Bool = false,
    case name: String? = nil, in catalogue: Catalogue = .standard,
    atMost most: Int = Script.mostStatements, keeping mostKept: Int = Script.mostKept
  ) {
    var memory = ScriptMemory(ofOneIn: catalogue)
    self.init(
      bytes, file: file, files: files, offersExample: offersExample, case: name, knowing: &memory,
      atMost: most, keeping: mostKept)
  }

  /// The same with what was learnt from other scripts, in the catalogue of those.
  package init(
    _ bytes: [UInt8], file: String?, files: FileAccess = .none, offersExample: Bool = false,
    case name: String? = nil, knowing memory: inout ScriptMemory,
    atMost most: Int = Script.mostStatements, keeping mostKept: Int = Script.mostKept
  ) {
    catalogue = memory.catalogue
    if let error = Diagnostic(encodingOf: bytes, file: file) {
      kept = []
      source = Source(bytes: [], reader: Reader(in: catalogue))
      (diagnostics, head, testCase) = ([error], ScriptPreamble(), nil)
      (isEmpty, asksForHistory, begun) = (true, false, memory.scenes.starts)
      return
    }
    let cases = ScriptPreamble(of: bytes, file: file, files: files, in: catalogue).cases
    let testCase = cases.first { $0.name == name } ?? cases.first
    var (head, found) = (ScriptPreamble(), Found(mostKept: mostKept, of: bytes.count))
    var diagnostics = catalogue.problems.map { Diagnostic($0, file: file) }
    var check = ScriptCheck(files: files, offersExample: offersExample, in: catalogue)
    let names = testCase?.names ?? Names()
    let reader = Reader(names: names, files: files, file: file, in: catalogue)
    var source = Source(bytes: bytes, reader: reader)
    let read = source.read(knowing: &memory.lines) { finding in
      switch finding {
      case .error(let diagnostic, let rest):
        check.skip(rest)
        diagnostics.append(diagnostic.advised(by: check.advice))
      case .statement(let statement):
        found.add(statement)
        do throws(ScriptError) {
          try head.pass(statement, known: cases)
          try check.pass(statement, knowing: &memory.scenes)
        } catch {
          let diagnostic = statement.diagnostic(of: error, file: file)
          diagnostics.append(diagnostic.advised(by: check.advice))
        }
        guard found.count > most else { break }
        let error = ScriptError(
          "the script has more than \(most) statements", Span(0, 1), hint: "split it")
        diagnostics.append(statement.diagnostic(of: error, file: file))
        return false
      }
      return true
    }
    source.reader.useFiles(of: read)
    self.source = source
    kept = found.kept
    self.diagnostics = diagnostics
    (self.head, self.testCase) = (head, testCase)
    (isEmpty, asksForHistory, begun) = (found.isEmpty, found.asksForHistory, memory.scenes.starts)
  }

  /// The statements, in order; blank lines and comments are left out.
  //
  // Of a long script, whoever can do with one after the other goes through them.
  package var statements: [Statement] {
    if let kept { return kept }
    var statements: [Statement] = []
    forEachStatement { statement in
      statements.append(statement)
      return true
    }
    return statements
  }

  /// Goes through the statements in order, as long as whoever sees them wants more.
  package func forEachStatement(_ see: (Statement) -> Bool) {
    guard let kept else {
      // All errors are known: nothing is carried out of a script that has any.
      var known = KnownLines(isForMany: false)
      _ = source.read(knowing: &known) { finding in
        if case .statement(let statement) = finding { see(statement) } else { true }
      }
      return
    }
    for statement in kept {
      guard see(statement) else { return }
    }
  }
}
