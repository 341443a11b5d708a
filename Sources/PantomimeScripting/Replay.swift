package import PantomimeKit

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

  /// Runs a script.
  ///
  /// - Parameters:
  ///   - session: what it starts from.
  ///   - observe: told of each statement and what it did, for an echo.
  package init(
    _ script: Script, file: String?, in session: Session,
    observe: (Statement, Session.Step) -> Void = { _, _ in }
  ) {
    self.session = session
    diagnostics = script.diagnostics
    guard diagnostics.isEmpty else { return }
    statements: for statement in script.statements {
      do throws(ScriptError) {
        let step = try self.session.execute(statement)
        failures += step.failures
        observe(statement, step)
        for case .verdict in step.others + [step.response] { expectations += 1 }
        if case .quit = step.response { break statements }
      } catch {
        diagnostics = [Diagnostic(error, file: file, line: statement.line, text: statement.text)]
        break statements
      }
    }
    let end = self.session.end()
    failures += end.failures
    ending = end.entries
    lastSamples = end.samples
  }

  package var status: Status {
    if !diagnostics.isEmpty { return .broken }
    return failures.isEmpty ? .passed : .failed
  }
}
