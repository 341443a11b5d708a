import PantomimeKit
import PantomimeScenes

/// A parser for the statements of a script that replaces names with their values, and inserts the
/// files that `use` statements include.
package struct Reader {
  /// One result of parsing a script.
  package enum Finding {
    case statement(Statement)
    /// An error, and the text from the statement with the error on.
    case error(Diagnostic, rest: String)
  }

  /// The maximum number of file uses in a script, including repeated ones; our choice.
  static let mostUses = 10_000
  /// The maximum number of files in a chain of uses; our choice.
  static let longestChain = 32
  /// The size limits for one included file and for all of them together, in bytes; our choice.
  package static let (largestFile, mostBytes) = (16 << 20, 64 << 20)

  /// The values of names, including those from included files.
  package private(set) var names: Names
  private let files: FileAccess
  private let catalog: Catalog
  /// The name of the script, or `nil` if its lines are typed.
  private let file: String?
  private var uses = 0
  private var bytes = 0
  /// The files read so far, by path.
  private var known: [String: Result<[UInt8], FileAccess.Unreadable>] = [:]
  private var isOver = false

  /// - Parameters:
  ///   - names: The initial values of names.
  ///   - files: The access to included files; if it can't read files, the session runs `use`.
  ///   - file: The name of the script.
  ///   - catalog: The scenes, rules and estimators that names refer to.
  package init(
    names: Names = Names(), files: FileAccess = .none, file: String? = nil,
    in catalog: Catalog
  ) {
    self.catalog = catalog
    self.names = names
    self.files = files
    self.file = file
  }

  /// Takes over the included files whose content another reader has already read.
  mutating func useFiles(of other: Reader) { known = other.known }

  /// Reads to the end, or until the visitor returns `false`.
  package mutating func read(_ source: LineSource, _ tell: (Finding) -> Bool) {
    read(source, in: nil, tell)
  }

  /// Returns the statements of a file that a statement uses.
  mutating func statements(usedBy statement: Statement) throws(ScriptError) -> [Statement] {
    var statements: [Statement] = []
    var problem: ScriptError?
    try use(statement, in: nil) { finding in
      switch finding {
      case .statement(let statement): statements.append(statement)
      case .error(let diagnostic, _): problem = problem ?? diagnostic.error
      }
      return problem == nil
    }
    if let problem { throw problem }
    return statements
  }

  private mutating func read(
    _ source: LineSource, in used: UsedFile?, _ tell: (Finding) -> Bool
  ) {
    var used = used
    let folder = used?.folder ?? ""
    var lexer = Lexer(source, names: names, printsHelp: Commands.printHelp)
    while !isOver {
      do throws(ScriptError) {
        guard let tokens = try lexer.next() else { return }
        if tokens.isEmpty { continue }
        let parsed = try Statement.ParsedStatement(
          tokens, text: lexer.text, lexer.substitutions, folder: folder, in: catalog)
        let statement = Statement(parsed, line: lexer.line, in: used?.place)
        // The lexer would share the names, and a change of shared names copies all of them.
        if case .definition = statement.command.role { lexer.names = Names() }
        if try take(statement, in: &used, tell) { lexer.names = names }
      } catch {
        if let meant = PastedLine.meant(by: lexer.rest, opensLine: lexer.isAtStart) {
          lexer.read(meant)
          continue
        }
        let place = SourcePlace(used?.place, line: lexer.line, text: lexer.text)
        let error = Repair.advice(for: error, in: lexer, names, catalog)
          .of(lexer.rest).at(place, lexer.substitutions)
        let diagnostic = Diagnostic(error, file: file, line: lexer.line, text: lexer.text)
        goOn(tell(.error(diagnostic, rest: lexer.rest)))
        // The statements of a closure aren't separate statements here.
        if lexer.rest.contains("{"), !Words.standard.matches(lexer.rest).isEmpty {
          lexer.dropLine()
        }
      }
    }
  }

  /// Stops if the visitor doesn't want more findings.
  private mutating func goOn(_ wanted: Bool) { if !wanted { isOver = true } }

  /// Applies the effects that a statement has on the reader, and passes the statement to the
  /// visitor if it can be executed.
  ///
  /// - Returns: Whether values of names may have changed.
  private mutating func take(
    _ statement: Statement, in used: inout UsedFile?, _ tell: (Finding) -> Bool
  ) throws(ScriptError) -> Bool {
    switch statement.command.role {
    case .definition(let values):
      for (name, value) in values { names.set(name, to: value) }
      goOn(tell(.statement(statement)))
      return true
    case .use where files.isPossible:
      if statement.at != nil {
        let time = Array(statement.tokens.prefix(2))
        let wait = try Statement(
          time, statement.place, statement.substitutions, folder: statement.folder, in: catalog)
        goOn(tell(.statement(wait)))
      }
      try use(statement, in: used, tell)
      return true
    case .quit where used != nil:
      throw ScriptError(
        "a used file cannot end the session", statement.span,
        hint: "remove 'quit', or write it in the script that uses the file")
    case .head(let line) where used != nil:
      // If a script uses a test that has cases, the values of the first case apply.
      guard case .testCase(let first) = line, used?.hasCase == false else { return false }
      for parameter in first.parameters { names.set(parameter.name, to: parameter.value) }
      used?.hasCase = true
      return true
    default:
      goOn(tell(.statement(statement)))
      return false
    }
  }
}

// MARK: - Used files

extension Reader {
  private mutating func use(
    _ statement: Statement, in used: UsedFile?, _ tell: (Finding) -> Bool
  ) throws(ScriptError) {
    guard case .use(let word) = statement.command.role else { return }
    var next = UsedFile(word, statement.place, in: used, of: file)
    if let used = next.isUsedByItself {
      throw ScriptError(
        "'\(word.text)' uses itself", word.span, hint: "the chain is \(used); remove one")
    }
    guard next.chain.count <= Reader.longestChain + 1 else {
      throw ScriptError(
        "more than \(Reader.longestChain) files use one another", word.span,
        hint: "the last are \(next.chain.suffix(4).joined(separator: ", "))")
    }
    uses += 1
    let bytes = try bytes(of: next, word)
    self.bytes += bytes.count
    guard uses <= Reader.mostUses, self.bytes <= Reader.mostBytes else {
      isOver = true
      let tooMany = uses > Reader.mostUses
      throw ScriptError(
        tooMany
          ? "more than \(Reader.mostUses) files are used"
          : "the used files exceed \(Reader.mostBytes >> 20) MiB", word.span,
        hint: "a file counts each time it is used; reading stopped")
    }
    if let error = Diagnostic(encodingOf: bytes, file: next.name) {
      let place = SourcePlace(next.place, line: error.line, text: error.text)
      let found = Diagnostic(
        error.error.at(place), file: next.name, line: error.line, text: error.text)
      goOn(tell(.error(found, rest: "")))
      return
    }
    if bytes.starts(with: Reader.journalMark.utf8) { next.isTypedAgain() }
    read(LineSource(bytes), in: next, tell)
  }

  /// The first line of a session's journal, each line of which `use` replays as a separate step.
  package static let journalMark = "# The journal of a session"

  private mutating func bytes(of used: UsedFile, _ word: Word) throws(ScriptError) -> [UInt8] {
    let content = known[used.path] ?? files.read(used.path)
    known[used.path] = content
    switch content {
    case .failure(let problem):
      throw ScriptError(
        "'\(word.text)' cannot be read: \(problem.reason)", word.span,
        hint:
          "its path is relative to "
          + (used.user.flatMap { $0 == "<stdin>" ? nil : "the folder of \($0)" }
            ?? "the working directory")
      )
    case .success(let bytes):
      guard bytes.count <= Reader.largestFile else {
        throw ScriptError(
          "'\(word.text)' is larger than \(Reader.largestFile >> 20) MiB", word.span,
          hint: "split it")
      }
      return bytes
    }
  }
}

/// A file that a `use` statement includes.
struct UsedFile {
  /// The displayed name of the file.
  let name: String
  /// The path, relative to the folder of the script.
  let path: String
  /// The places where the file is used, innermost first.
  let uses: [String]
  /// The statement in the script that uses the file, directly or through other files.
  private var use: String?
  /// The place of that statement, or `nil` if the file is a journal, whose lines are treated as
  /// typed lines.
  private var step: String?
  /// The information about the file that its lines share.
  private(set) var place: SourcePlace.Used
  /// The files in the chain of uses, ending with this file, each by its shortest path.
  let chain: [String]
  /// The file with the statement that uses this one, or `nil` if that statement was typed.
  let user: String?

  /// Whether a case of the file has been read.
  fileprivate(set) var hasCase = false

  /// The folder of the file, with a trailing slash.
  var folder: String { UsedFile.folder(of: path) }

  /// - Parameters:
  ///   - word: The word in the statement that names the file.
  ///   - place: The place of the statement.
  ///   - used: The included file with the statement, or `nil` for the script itself.
  ///   - script: The name of the script.
  init(_ word: Word, _ place: SourcePlace, in used: UsedFile?, of script: String?) {
    path = UsedFile.path(word.text, in: used?.folder ?? "")
    name = UsedFile.path(path, in: script.map(UsedFile.folder) ?? "")
    let (line, _, span) = place.line(of: word.span)
    user = used?.name ?? script
    let at = user.map { "\($0):\(line):\(span.start + 1)" }
    use = used?.use ?? Statement.using(word.written)
    step = used?.step ?? (at ?? "\(line):\(span.start)")
    uses = [at ?? "line \(line), column \(span.start + 1)"] + (used?.uses ?? [])
    let first = script.map { [$0] } ?? []
    chain = (used?.chain ?? first) + [UsedFile.shortest(name)]
    self.place = SourcePlace.Used(file: name, uses: uses, use: use, step: step)
  }

  /// Treats the lines of the file as typed lines.
  mutating func isTypedAgain() {
    (use, step) = (nil, nil)
    place = SourcePlace.Used(file: name, uses: uses, use: nil, step: nil)
  }

  /// The chain of uses through which the file uses itself, or `nil` if it doesn't use itself.
  var isUsedByItself: String? {
    guard let file = chain.last,
      let first = chain.dropLast().firstIndex(where: { UsedFile.shortest($0) == file })
    else { return nil }
    return chain[first...].joined(separator: ", ")
  }

  private static func path(_ name: String, in folder: String) -> String {
    name.hasPrefix("/") ? name : folder + name
  }

  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }

  /// Returns the path without `.` and `..`.
  private static func shortest(_ path: String) -> String {
    (path.hasPrefix("/") ? "/" : "") + FilePath.parts(path).joined(separator: "/")
  }
}

// Parsing typed lines, and the files that statements use.

/// The maximum number of statements in a line; our choice.
private let mostStatementsOfLine = 100_000

extension Session {
  /// Parses a line with its continuation lines into statements, with names replaced by their
  /// values.
  ///
  /// - Parameter count: The number of lines before it, which count in the numbers of its statements.
  /// - Throws: The first error; its `isUnfinished` is `true` if a continuation line is missing and
  ///   there is no other error.
  package func read(
    _ line: String, after count: Int = 0
  ) throws(ScriptError) -> [Statement] {
    var reader = Reader(continuing: self)
    var statements: [Statement] = []
    var problem: ScriptError?
    reader.read(LineSource(typed: line, after: count)) { finding in
      switch finding {
      case .statement(let statement): statements.append(statement)
      case .error(let diagnostic, _): problem = diagnostic.error
      }
      if host.shouldStop() { problem = ScriptError.interrupted(Span(0, 1)) }
      return problem == nil && statements.count <= mostStatementsOfLine
    }
    if let problem { throw advice.fitted(problem, in: line) }
    if statements.count > mostStatementsOfLine {
      throw ScriptError(
        "more than \(mostStatementsOfLine) statements", Span(0, 1), hint: "split them")
    }
    return statements
  }

  /// Checks a statement immediately before its execution, without advice for its error.
  func checkPlainly(_ statement: Statement) throws(ScriptError) {
    let files = host.files.within(statement.folder)
    let scene = try FirstScene.simulation(for: statement, in: self) ?? simulation
    let check = SceneCheck(scene, in: catalog, files: files)
    try statement.command.check(check)
    for mention in statement.command.mentions { try self.check(mention, of: statement, check) }
  }

  /// Checks a statement immediately before its execution.
  package func check(_ statement: Statement) throws(ScriptError) {
    do throws(ScriptError) {
      try checkPlainly(statement)
    } catch {
      let advised = Repair.advice(ofChecking: error, in: statement).of(statement.textOfStatement)
      let placed = advice.fitted(statement.placing(advised))
      // If no scene is running, the error names the scene in which the statement was tried.
      guard !placed.isInterruption,
        let first = try? FirstScene.simulation(for: statement, in: self), first.name != Blank.name
      else { throw placed }
      throw placed.noting("no scene is running; it was tried in \(first.name)")
    }
  }

  /// Checks that the scene as it is can record an event, or enter a state, that a statement
  /// mentions.
  private func check(
    _ mention: Mention, of statement: Statement, _ check: SceneCheck
  ) throws(ScriptError) {
    do throws(ScriptError) {
      try check.mention(mention, declared: DeclaredNames())
    } catch {
      // The statements of a used file aren't typed: later ones may declare the name.
      let declared = statement.file == nil ? DeclaredNames(of: self) : nil
      try check.mention(mention, declared: declared)
    }
  }

  /// Runs the statements of a file that the parser couldn't insert in place of the `use` statement.
  mutating func use(_ statement: Statement) throws(ScriptError) -> Step {
    var reader = Reader(names: names, files: host.files.within(statement.folder), in: catalog)
    guard host.files.isPossible else {
      throw ScriptError("files cannot be read here", statement.span)
    }
    var whole: Step?
    for inner in try reader.statements(usedBy: statement) {
      try check(inner)
      let step = try execute(inner)
      whole = whole.map { $0.followed(by: step) } ?? step
    }
    return whole ?? Step.nothing
  }
}

extension Reader {
  /// Creates a reader that continues from the current state of a session.
  fileprivate init(continuing session: Session) {
    self.init(names: session.names, files: session.host.files, in: session.catalog)
  }

  /// Parses the text of a script, and executes each statement before the next one is parsed.
  ///
  /// - Returns: The failures, in order.
  /// - Throws: The first error; the statements before it have been executed.
  package static func run(
    _ text: String, in session: inout Session
  ) throws(ScriptError) -> [Failure] {
    let outcome = carryOut(text, in: &session)
    if let problem = outcome.problem { throw problem }
    return outcome.failures
  }

  /// Parses the text of a script, and executes each statement before the next one is parsed, up to
  /// the first error.
  ///
  /// - Returns: The failures, in order; the calls that UIKit ignores; and the error, or `nil` if
  ///   every statement was executed.
  package static func carryOut(
    _ text: String, in session: inout Session
  ) -> (failures: [Failure], ignored: [IgnoredCall], problem: ScriptError?) {
    var reader = Reader(continuing: session)
    var (failures, ignored): ([Failure], [IgnoredCall]) = ([], [])
    var problem: ScriptError?
    reader.read(LineSource(Array(text.utf8))) { finding in
      do throws(ScriptError) {
        switch finding {
        case .statement(let statement):
          try session.check(statement)
          let step = try session.execute(statement)
          failures += step.failures
          ignored += step.ignored
        case .error(let diagnostic, _): throw session.advice.fitted(diagnostic.error)
        }
      } catch { problem = error }
      return problem == nil
    }
    return (failures, ignored, problem)
  }
}

// Parsing lines into statements: finding the verb, and parsing its arguments.

extension Statement {
  /// Parses a line with a single statement, or returns `nil` if the line is blank or a comment.
  package init?(
    _ text: String, line: Int = 1, in catalog: Catalog = .standard
  ) throws(ScriptError) {
    var lexer = Lexer(LineSource(typed: text), printsHelp: Commands.printHelp)
    var found: Statement?
    while let tokens = try lexer.next() {
      guard let first = tokens.first else { continue }
      guard found == nil else {
        throw ScriptError(
          "unexpected second statement", first.span, hint: "write it on its own line")
      }
      found = try Statement(tokens, SourcePlace(line: line, text: text), in: catalog)
    }
    guard let found else { return nil }
    self = found
  }

  /// Parses the tokens of a statement, at least one.
  init(
    _ tokens: [Token], _ place: SourcePlace, _ substitutions: [Substitution] = [],
    folder: String = "", in catalog: Catalog
  ) throws(ScriptError) {
    self.init(
      try ParsedStatement(tokens, text: place.text, substitutions, folder: folder, in: catalog),
      line: place.line, in: place.used)
  }

  /// Returns a statement with other tokens; its folder is the same.
  func rewritten(_ tokens: [Token], line: Int = 1) throws(ScriptError) -> Statement {
    let text = Token.written(tokens)
    var lexer = Lexer(LineSource(typed: text), printsHelp: Commands.printHelp)
    let read = try lexer.next() ?? []
    return try Statement(read, SourcePlace(line: line, text: text), folder: folder, in: catalog)
  }

  /// Returns a statement with other tokens, which may be executed but never shown, because it keeps
  /// the text and the places of this statement.
  func changed(to tokens: [Token]) throws(ScriptError) -> Statement {
    try Statement(tokens, place, folder: folder, in: catalog)
  }
}

extension Statement.ParsedStatement {
  /// Parses the tokens of a statement, at least one.
  convenience init(
    _ tokens: [Token], text: String, _ substitutions: [Substitution], folder: String,
    in catalog: Catalog
  ) throws(ScriptError) {
    guard !tokens.isEmpty else {
      throw ScriptError("nothing to run", Span(0, 0), hint: "for example: scene city-guide")
    }
    var rest = tokens[...]
    let time = try Statement.ParsedStatement.time(in: &rest)
    let prefix = tokens.prefix(tokens.count - rest.count)
    rest = Commands.expanded(rest)
    let span = (rest.first ?? tokens[0]).span.union(tokens[tokens.count - 1].span)
    self.init(
      text, Array(prefix) + Array(rest), substitutions, folder: folder, in: catalog, at: time,
      span: span,
      rest.isEmpty
        ? .advance
        : try Statement.ParsedStatement.command(rest, isTimed: time != nil, in: catalog))
  }

  /// Parses the tokens after `at TIME`.
  private static func command(
    _ rest: ArraySlice<Token>, isTimed: Bool, in catalog: Catalog
  ) throws(ScriptError) -> AnyCommand {
    guard let verb = try Shorthand.restart(rest) else {
      return try Commands.command(rest, isTimed: isTimed, in: catalog)
    }
    var arguments = Arguments(verb: verb, tokens: [], in: catalog)
    return AnyCommand(try Restart(&arguments))
  }

  /// Consumes a leading `at TIME`, or returns `nil` if there is none.
  private static func time(
    in rest: inout ArraySlice<Token>
  ) throws(ScriptError) -> (value: TimeValue, span: Span)? {
    guard case .word(let at)? = rest.first, InstantPrefix.begins(with: at) else { return nil }
    rest = rest.dropFirst()
    guard let token = rest.first, case .word(let time) = token else {
      throw ScriptError("'at' needs a time", at.span, hint: "for example: at 0.5 pan began")
    }
    rest = rest.dropFirst()
    guard !time.text.hasPrefix("+") else {
      let written = time.text.dropFirst()
      throw ScriptError(
        "'at' takes a time since the scene began, not '\(time.text)'", time.span,
        hint: "write wait \(written)\(rest.isEmpty ? "" : "; and then the statement")")
    }
    return (try TimeValue(time), time.span)
  }
}
