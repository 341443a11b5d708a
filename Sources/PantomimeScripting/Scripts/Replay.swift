package import PantomimeKit
import PantomimeReporting

/// A run of a whole script as a test.
package struct Replay: Sendable {
  /// The result of a run.
  package enum Status: Int, Sendable, Comparable {
    case passed = 0
    /// An expectation failed, or a misuse wasn't expected.
    case failed = 1
    /// The script could not be parsed or executed.
    case broken = 2

    package static func < (left: Status, right: Status) -> Bool { left.rawValue < right.rawValue }
  }

  /// The failed assertions, in order.
  package private(set) var failures: [Failure] = []
  /// The failures that became known only at the end of the script.
  package private(set) var lastFailures: [Failure] = []
  /// The calls that UIKit ignores, and that no statement expects, in order.
  package private(set) var ignored: [IgnoredCall] = []
  /// The parts of files that had no effect on the touches that were read from them.
  package private(set) var omissions: [StatementNote] = []
  /// The errors that prevented the script from being parsed or executed.
  package private(set) var diagnostics: [Diagnostic] = []
  /// The session at the end of the script.
  package fileprivate(set) var session: Session
  /// The findings at the end of the script, which are about animators that must not be released in
  /// their current state (A50).
  package private(set) var ending: [Trace.Entry] = []
  /// The samples that were still pending at the end of the script; the last one shows the final
  /// state.
  package private(set) var lastSamples: [Sampler.Sample] = []
  /// The number of assertions.
  package private(set) var expectations = 0
  /// Whether the script exceeded a limit, so that its remaining statements did not run.
  package private(set) var isCutOff = false
  /// The virtual time of all earlier scenes, and that of the current scene, in seconds.
  private var (passed, present) = (0.0, 0.0)
  /// The number of executed statements.
  private var count = 0

  /// The limits beyond which a script fails.
  package struct Limits: Sendable, Hashable {
    /// The limit for the total virtual time of all scenes, in seconds, or `nil` if there is none.
    package let seconds: Double?
    /// The limit for the number of executed statements, or `nil` if there is none.
    package let statements: Int?

    package init(seconds: Double? = nil, statements: Int? = nil) {
      self.seconds = seconds
      self.statements = statements
    }
  }

  /// Runs a script.
  ///
  /// - Parameters:
  ///   - session: The session at the start.
  ///   - answering: A reader that receives the answers, or `nil` to create no answers.
  ///   - limits: The limits of the run.
  ///   - observe: A function that is called after each statement with its result, for example to
  ///     print it.
  package init(
    _ script: Script, file: String?, in session: Session, answering: AnswerOptions? = nil,
    within limits: Limits = Limits(), observe: (Statement, Session.Step) -> Void = { _, _ in }
  ) {
    self.init(empty: script, in: session)
    guard diagnostics.isEmpty else { return }
    carryOut(script, Settings(file: file, answering: answering, limits: limits), observe)
  }

  /// Prepares a run.
  fileprivate init(empty script: Script, in session: Session) {
    self.session = session
    self.session.host.starts = script.begun
    if script.startsExample { self.session.host.offersExample = true }
    diagnostics = script.diagnostics
    // It's known before the run whether any statement reads the history; if none does, no history
    // is recorded.
    if !script.asksForHistory { self.session.history = nil }
  }

  /// Executes the statements, and records the result.
  private mutating func carryOut(
    _ script: Script, _ settings: Settings, _ observe: (Statement, Session.Step) -> Void
  ) {
    // Each statement is executed only when the next one is known, because that determines whether
    // the statement is the last on its line.
    var waiting: Statement?
    var goesOn = true
    script.forEachStatement { statement in
      if let last = waiting {
        goesOn = pass(
          last, before: statement.isOnLine(of: last) ? statement : nil, settings, observe)
      }
      waiting = statement
      return goesOn
    }
    if goesOn, let waiting { _ = pass(waiting, before: nil, settings, observe) }
    finish()
  }

  /// Ends the session, and records what became known only at the end.
  fileprivate mutating func finish() {
    let end = session.end()
    failures += end.failures
    lastFailures = end.failures
    ignored += end.ignored
    ending = end.entries
    lastSamples = end.samples
  }

  /// The values that are the same for every statement.
  fileprivate struct Settings {
    let file: String?
    let answering: AnswerOptions?
    let limits: Limits
  }

  /// Executes a statement, and returns whether to continue with the next one.
  ///
  /// - Parameter next: The next statement on the same line, or `nil` if there is none.
  fileprivate mutating func pass(
    _ statement: Statement, before next: Statement?, _ settings: Settings,
    _ observe: (Statement, Session.Step) -> Void
  ) -> Bool {
    if statement.isOfHead { return true }
    count += 1
    if let most = settings.limits.statements, count > most {
      fail(statement, "an end within \(most) statements", "this is another")
      return false
    }
    do throws(ScriptError) {
      let step = try carryOut(statement, before: next, settings.answering)
      if !step.failures.isEmpty { failures += step.failures }
      ignored += step.ignored
      if let omission = StatementNote(fieldsOmittedBy: statement, step) {
        omissions.append(omission)
      }
      observe(statement, step)
      for case .verdict in step.others { expectations += 1 }
      if case .verdict = step.response { expectations += 1 }
      if case .quit = step.response { return false }
      note(step)
    } catch {
      diagnostics = [
        Diagnostic(error, file: settings.file, line: statement.line, text: statement.text)
      ]
      return false
    }
    guard let most = settings.limits.seconds, passed + present > most else { return true }
    let (wanted, actual) = (Numerals.text(most), Numerals.text(passed + present))
    fail(statement, "an end within \(wanted) s", "\(actual) s passed")
    return false
  }

  /// Records the time that has passed.
  private mutating func note(_ step: Session.Step) {
    if step.beginsScene { passed += present }
    present = session.simulation?.now.seconds ?? 0
  }

  /// Records a failure, because the script has exceeded a limit.
  private mutating func fail(_ statement: Statement, _ expected: String, _ actual: String) {
    failures.append(session.failure(statement, Mismatch(expected: expected, actual: actual)))
    isCutOff = true
  }

  /// A reader of the answers to statements, which is called as soon as an answer is created.
  package struct AnswerOptions {
    /// Whether to answer a statement even if other statements follow on its line.
    fileprivate let isWhole: Bool
    fileprivate let say: (AnsweredStatement) -> Void

    /// Creates a reader that receives every answer that is printed.
    package init(isWhole: Bool = false, say: @escaping (AnsweredStatement) -> Void) {
      (self.isWhole, self.say) = (isWhole, say)
    }
  }

  private mutating func carryOut(
    _ statement: Statement, before next: Statement?, _ answering: AnswerOptions?
  ) throws(ScriptError) -> Session.Step {
    guard let answering else { return try session.execute(statement) }
    let answered = try session.answer(
      statement, isLast: next == nil || answering.isWhole, before: next)
    answering.say(answered)
    return answered.step
  }

  package var status: Status {
    if !diagnostics.isEmpty { return .broken }
    return failures.isEmpty ? .passed : .failed
  }
}

// MARK: - Lines

/// A run of a script whose lines arrive one at a time, as those of a program that reads each answer
/// before it writes the next line.
///
/// A line with an error has no effect, and the run continues.
package struct LineReplay: Sendable {
  /// The result of a line.
  package enum Outcome: Sendable {
    /// The answers to its statements, in order.
    case answered([AnsweredStatement])
    case failed(Diagnostic)
    /// The statement continues on the next line; nothing has been executed.
    case unfinished
    /// The answers to its statements, the last of which ends the session.
    case over([AnsweredStatement])
  }

  /// The run so far.
  package private(set) var replay: Replay
  /// Whether no line had a statement.
  package private(set) var isEmpty = true
  private var head = ScriptPreamble()
  private let file: String?
  /// The number of lines that have run.
  private var count = 0
  /// The lines of a statement that continues, or an empty text.
  private var begun = ""

  /// The case whose values the names have, and the number of cases so far.
  package var testCase: (name: String, count: Int)? {
    head.cases.first.map { ($0.name, head.cases.count) }
  }

  /// Prepares a run.
  package init(file: String?, in session: Session) {
    self.file = file
    replay = Replay(empty: session)
  }

  /// Executes the statements of the next line.
  package mutating func take(_ line: String) -> Outcome {
    let text = begun.isEmpty ? line : "\(begun)\n\(line)"
    do throws(ScriptError) {
      return try take(whole: text)
    } catch {
      if error.isUnfinished, error.place?.file == nil {
        begun = text
        return .unfinished
      }
      return failed(Diagnostic(error, file: file, line: count + 1, text: text), text)
    }
  }

  private mutating func take(whole text: String) throws(ScriptError) -> Outcome {
    var (next, head) = (replay, head)
    var answers: [AnsweredStatement] = []
    let statements = try next.session.read(text, after: count)
    next.session.history?.beginLine()
    var isOver = false
    for (index, statement) in statements.enumerated() {
      let cases = head.cases.count
      try head.pass(statement)
      if cases == 0, let first = head.cases.first { next.session.names.hold(first) }
      if statement.isOfHead { continue }
      try next.session.check(statement)
      let following = index + 1 < statements.count ? statements[index + 1] : nil
      let reader = Replay.AnswerOptions(isWhole: true) { answers.append($0) }
      let settings = Replay.Settings(file: file, answering: reader, limits: Replay.Limits())
      guard next.pass(statement, before: following, settings, { _, _ in }) else {
        if let problem = next.diagnostics.last { return failed(problem, text) }
        isOver = true
        break
      }
    }
    (replay, self.head) = (next, head)
    isEmpty = isEmpty && statements.isEmpty
    passed(text)
    return isOver ? .over(answers) : .answered(answers)
  }

  /// Records an error in a line, which has no effect.
  private mutating func failed(_ problem: Diagnostic, _ text: String) -> Outcome {
    replay.add(problem)
    isEmpty = false
    passed(text)
    return .failed(problem)
  }

  private mutating func passed(_ text: String) {
    count += text.utf8.count { $0 == UInt8(ascii: "\n") } + 1
    begun = ""
  }

  /// Ends the run, and returns the error of a statement that lacks its last line, or `nil`.
  package mutating func finish() -> Diagnostic? {
    var problem: Diagnostic?
    if !begun.isEmpty {
      let text = begun
      do throws(ScriptError) {
        _ = try replay.session.read(text, after: count)
      } catch {
        let missing = Diagnostic(error, file: file, line: count + 1, text: text)
        _ = failed(missing, text)
        problem = missing
      }
    }
    replay.finish()
    return problem
  }
}

extension Replay {
  /// Prepares a run of lines that aren't known yet, which any statement may read the history of.
  fileprivate init(empty session: Session) {
    self.session = session
    self.session.host.offersExample = true
  }

  fileprivate mutating func add(_ problem: Diagnostic) { diagnostics.append(problem) }
}

extension Names {
  /// Defines the names of a case.
  fileprivate mutating func hold(_ testCase: TestCase) {
    for parameter in testCase.parameters { hold(parameter.name, at: parameter.value) }
  }
}

// MARK: - Variations

/// A script whose statements before its first finger have run, so that the rest can run many times
/// with different fingers.
package struct FingerReplay: Sendable {
  /// The replay before the first finger.
  private let start: Replay
  private let rest: ArraySlice<Statement>
  /// The status of the script as written.
  package let status: Replay.Status
  /// The fingers that the whole script has.
  package let fingers: Disturbance
  /// Whether the script passes without expecting anything.
  package let expectsNothing: Bool

  /// Runs a script once.
  package init(_ script: Script, in session: Session) {
    var session = session
    session.host.disturbance = Disturbance()
    var replay = Replay(empty: script, in: session)
    var (start, first) = (replay, 0)
    let statements = replay.diagnostics.isEmpty ? script.statements : []
    var hasFinger = false
    for (index, statement) in statements.enumerated() {
      if !hasFinger { (start, first) = (replay, index) }
      let continues = replay.pass(statement, before: nil, .plain, { _, _ in })
      hasFinger = hasFinger || replay.session.host.disturbance?.count != 0
      if !continues { break }
    }
    replay.finish()
    (self.start, rest, status) = (start, statements[first...], replay.status)
    fingers = replay.session.host.disturbance ?? Disturbance()
    expectsNothing = replay.status == .passed && replay.expectations == 0
  }

  /// Returns whether the outcome flips if the fingers are disturbed.
  package func flips(_ disturbance: Disturbance) -> Bool {
    var replay = start
    replay.session.host.disturbance = disturbance
    for statement in rest {
      if !replay.pass(statement, before: nil, .plain, { _, _ in }) { break }
      // Nothing can undo a failure.
      if status == .passed, replay.status != .passed { return true }
    }
    replay.finish()
    return replay.status != status
  }
}

extension Replay.Settings {
  fileprivate static var plain: Replay.Settings {
    Replay.Settings(file: nil, answering: nil, limits: Replay.Limits())
  }
}

extension Statement {
  /// Returns whether both statements are on the same line, or in the same included file, which
  /// counts as a single statement of the script that uses it.
  fileprivate func isOnLine(of other: Statement) -> Bool {
    file == other.file && (line == other.line || file != nil)
  }
}

extension Sampler {
  /// Returns the reason why the paths can't be sampled in a script, which is that one of its scenes
  /// lacks one of the paths; or `nil` if they can.
  package static func problem(
    _ paths: [String], in script: Script, files: FileAccess = .none
  ) -> String? {
    var scene: Simulation?
    func problem() -> String? {
      guard let scene,
        let path = paths.first(where: {
          (scene.read($0) ?? DynamicView.initialValue(of: $0, in: scene)) == nil
        })
      else { return nil }
      let hint = Spelling.hint(path, among: scene.paths, what: "paths")
      return "'\(scene.name)' has no path \(Printable.quoted(path)); \(hint)"
    }
    var found: String?
    script.forEachStatement { statement in
      if scene == nil,
        let name = FirstScene.name(for: statement.command, offersExample: script.startsExample)
      {
        scene = try? FirstScene.begin(name, statement.span, in: script.catalog)
      }
      switch statement.command.role {
      case .scene(let command):
        found = problem()
        if found != nil { return false }
        scene = try? command.start(files.within(statement.folder))
      // From this statement on, the added object has paths.
      case .maker(let construction, _): try? scene?.handle(.construct(construction))
      // A reaction may add objects, too.
      case .reaction(let roles):
        for case .maker(let construction, _) in roles {
          try? scene?.handle(.construct(construction))
        }
      case .plain, .pan, .fingers, .gesture, .tap, .expectation, .use, .definition, .preference,
        .travel, .restart, .head, .quit:
        break
      }
      return true
    }
    return found ?? problem()
  }
}
