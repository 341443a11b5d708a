import Reporting
import Scripting

/// How a script did as a test, and what there is to say about it.
struct ReplayOutcome: Sendable {
  let name: String
  let result: TestReport.Case
  /// What went wrong, for people.
  private let text: String
  /// What is worth saying of a script that passes.
  private let notes: String

  /// Reads and runs a script.
  init(of name: String, style: Style) {
    let file = ScriptFiles.read(name)
    switch file.content {
    case .failure(let error):
      self.init(name, unreadable: "it cannot be read: \(error.reason)")
    case .success(let bytes):
      let script = Script(bytes, file: file.name, files: file.files)
      guard !script.statements.isEmpty || !script.diagnostics.isEmpty else {
        self.init(name, unreadable: "it has nothing to run")
        return
      }
      let replay = Scripting.Replay(script, file: file.name, in: ScriptRun.session(for: file))
      self.init(name, replay, file: file.name, style: style)
    }
  }

  private init(_ name: String, unreadable reason: String) {
    self.name = name
    text = "  \(reason)\n"
    notes = ""
    result = TestReport.Case(path: name, outcome: .broken([TestReport.Problem(message: reason)]))
  }

  private init(_ name: String, _ replay: Scripting.Replay, file: String, style: Style) {
    self.name = name
    text =
      replay.failures.map { FailureText.block($0, file: file, style: style) }.joined()
      + DiagnosticText.all(replay.diagnostics, style: style)
    notes = replay.ending.map { entry in
      "  note: " + Listing.line(entry, style: style, indent: 8) + "\n"
    }.joined()
    let outcome: TestReport.Outcome =
      switch replay.status {
      case .passed: .passed
      case .failed: .failed(replay.failures.map(TestReport.Problem.init))
      case .broken:
        .broken(
          replay.failures.map(TestReport.Problem.init)
            + replay.diagnostics.map(TestReport.Problem.init))
      }
    result = TestReport.Case(path: name, outcome: outcome)
  }

  var status: ExitStatus {
    switch result.outcome {
    case .passed: .fine
    case .failed: .failed
    case .broken: .couldNotRun
    }
  }

  /// What people are shown: nothing of a script that passes, unless they want to see it all.
  func listing(isVerbose: Bool) -> String {
    guard status == .fine else {
      return "FAIL \(name)\n\(text)    rerun     pantomime replay \(name)\n"
    }
    return isVerbose ? "ok   \(name)\n\(notes)" : ""
  }
}

extension TestReport.Problem {
  fileprivate init(_ failure: Failure) {
    let mismatch = failure.mismatch
    self.init(
      message: Printable.text(
        "\(failure.text): expected \(mismatch.expected), actual \(mismatch.actual)"),
      place: (failure.line, failure.span.start + 1),
      values: (mismatch.expected, mismatch.actual))
  }

  fileprivate init(_ diagnostic: Diagnostic) {
    let hint = diagnostic.error.hint
    self.init(
      message: Printable.text(diagnostic.error.message + (hint.isEmpty ? "" : "; \(hint)")),
      place: (diagnostic.line, diagnostic.column))
  }
}
