package import PantomimeKit
import PantomimeReporting

/// A script run from beginning to end, as a test.
package struct Replay: Sendable {
  /// How it went.
  package enum Status: Int, Sendable, Comparable {
    case passed = 0
    /// An expectation failed, or a misuse was not expected.
    case failed = 1
    /// It could not be read or carried out.
    case broken = 2

    package static func < (left: Status, right: Status) -> Bool { left.rawValue < right.rawValue }
  }

  /// The assertions that failed, in order.
  package private(set) var failures: [Failure] = []
  /// Those that only the end of the script decided.
  package private(set) var lastFailures: [Failure] = []
  /// What kept the script from being read or carried out.
  package private(set) var diagnostics: [Diagnostic] = []
  /// The session as the script left it.
  package private(set) var session: Session
  /// What there was to say when the script was over: animators that must not be dropped as they
  /// stand (A50).
  package private(set) var ending: [Trace.Entry] = []
  /// The samples that are left when the script is over: how things stand then.
  package private(set) var lastSamples: [Sampler.Sample] = []
  /// How many assertions were made.
  package private(set) var expectations = 0
  /// The virtual time of the scenes that were replaced, in seconds, and of the present one.
  private var (passed, present) = (0.0, 0.0)
  /// How many statements were carried out.
  private var count = 0

  /// How long a script may take before it fails.
  package struct Limits: Sendable, Hashable {
    /// The virtual time of all its scenes together, in seconds; `nil` for as long as it likes.
    package let seconds: Double?
    /// How many statements are carried out; `nil` for any number.
    package let statements: Int?

    package init(seconds: Double? = nil, statements: Int? = nil) {
      self.seconds = seconds
      self.statements = statements
    }
  }

  /// Runs a script.
  ///
  /// - Parameters:
  ///   - session: what it starts from.
  ///   - telling: the reader of the answers, or `nil`, so that none are made.
  ///   - limits: how long it may take.
  ///   - observe: told of each statement and what it did, for an echo.
  package init(
    _ script: Script, file: String?, in session: Session, telling: Telling? = nil,
    within limits: Limits = Limits(), observe: (Statement, Session.Step) -> Void = { _, _ in }
  ) {
    self.session = session
    self.session.host.starts = script.begun
    diagnostics = script.diagnostics
    guard diagnostics.isEmpty else { return }
    // Known beforehand, so that a script that never looks back does not pay for it.
    if !script.asksForHistory { self.session.history = nil }
    carryOut(script, Course(file: file, telling: telling, limits: limits), observe)
  }

  /// Carries out the statements, and takes note of how it ends.
  private mutating func carryOut(
    _ script: Script, _ course: Course, _ observe: (Statement, Session.Step) -> Void
  ) {
    // Each waits for the one behind it, which tells whether it is the last on its line.
    var waiting: Statement?
    var goesOn = true
    script.forEachStatement { statement in
      if let last = waiting {
        goesOn = pass(last, isLast: !statement.isOnLine(of: last), course, observe)
      }
      waiting = statement
      return goesOn
    }
    if goesOn, let waiting { _ = pass(waiting, isLast: true, course, observe) }
    let end = self.session.end()
    failures += end.failures
    lastFailures = end.failures
    ending = end.entries
    lastSamples = end.samples
  }

  /// What is the same for all statements.
  private struct Course {
    let file: String?
    let telling: Telling?
    let limits: Limits
  }

  /// Carries out the next statement; false if that was the last one.
  private mutating func pass(
    _ statement: Statement, isLast: Bool, _ course: Course,
    _ observe: (Statement, Session.Step) -> Void
  ) -> Bool {
    if statement.isOfHead { return true }
    count += 1
    if let most = course.limits.statements, count > most {
      fail(statement, "an end within \(most) statements", "this is another")
      return false
    }
    do throws(ScriptError) {
      let step = try carryOut(statement, isLast: isLast, course.telling)
      if !step.failures.isEmpty { failures += step.failures }
      observe(statement, step)
      for case .verdict in step.others { expectations += 1 }
      if case .verdict = step.response { expectations += 1 }
      if case .quit = step.response { return false }
      note(step)
    } catch {
      diagnostics = [
        Diagnostic(error, file: course.file, line: statement.line, text: statement.text)
      ]
      return false
    }
    guard let most = course.limits.seconds, passed + present > most else { return true }
    let (wanted, actual) = (Numerals.text(most), Numerals.text(passed + present))
    fail(statement, "an end within \(wanted) s", "\(actual) s passed")
    return false
  }

  /// Takes note of how much time has passed.
  private mutating func note(_ step: Session.Step) {
    if step.beginsScene { passed += present }
    present = session.simulation?.now.seconds ?? 0
  }

  /// Ends with a failure: the script takes longer than it may.
  private mutating func fail(_ statement: Statement, _ expected: String, _ actual: String) {
    failures.append(session.failure(statement, Mismatch(expected: expected, actual: actual)))
  }

  /// The reader of the answers to statements, as they come.
  package struct Telling {
    /// Whether a statement is answered although others follow on its line.
    fileprivate let isWhole: Bool
    fileprivate let say: (AnsweredStatement) -> Void

    /// Passes on every answer that is shown.
    package init(isWhole: Bool = false, say: @escaping (AnsweredStatement) -> Void) {
      (self.isWhole, self.say) = (isWhole, say)
    }
  }

  private mutating func carryOut(
    _ statement: Statement, isLast: Bool, _ telling: Telling?
  ) throws(ScriptError) -> Session.Step {
    guard let telling else { return try session.execute(statement) }
    let answered = try session.answer(statement, isLast: isLast || telling.isWhole)
    telling.say(answered)
    return answered.step
  }

  package var status: Status {
    if !diagnostics.isEmpty { return .broken }
    return failures.isEmpty ? .passed : .failed
  }
}

extension Statement {
  /// Whether both stand on one line of one file, or in one file that is used: what is used is one
  /// statement to whoever uses it.
  fileprivate func isOnLine(of other: Statement) -> Bool {
    file == other.file && (line == other.line || file != nil)
  }
}
