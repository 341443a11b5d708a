import PantomimeKit
import PantomimeReporting
import PantomimeScripting

/// How a test did, and what there is to say about it.
struct ReplayOutcome: Sendable {
  let result: TestReport.Case
  /// What went wrong, for people.
  private let text: String
  /// What is worth saying of a test that passes.
  private let notes: String
  /// What is said however it went.
  private let news: String

  /// Reads and runs a test: several where its script turns out to have cases.
  ///
  /// - Parameter record: told which files are read.
  static func all(
    of test: ScriptTest, _ trial: TestTrial, record: ReadingRecord
  ) -> [ReplayOutcome] {
    let file = ScriptFiles.read(test.script, record: record)
    switch file.content {
    case .failure(let error):
      return [ReplayOutcome(test.name, unreadable: "it cannot be read: \(error.reason)")]
    case .success(let bytes):
      guard test.isOpen else { return [ReplayOutcome(test.name, file, bytes, trial)] }
      return ScriptTest.heads(of: bytes, file).map { TestName($0, path: test.script.name) }
        .filter(trial.isWanted).map { ReplayOutcome($0, file, bytes, trial) }
    }
  }

  private init(_ name: TestName, _ file: ScriptFile, _ bytes: [UInt8], _ trial: TestTrial) {
    let script = Script(
      bytes, file: file.name, files: file.files, in: Known.catalogue,
      case: name.caseName)
    if let reason = script.head.skip {
      self.init(name, skipped: reason)
    } else if script.isEmpty, script.diagnostics.isEmpty {
      self.init(name, unreadable: "it has nothing to run")
    } else {
      var steps: [FinishedTest.Step] = []
      let keepsSteps = trial.inspectors.contains { $0.wantsSteps }
      let replay = PantomimeScripting.Replay(
        script, file: file.name, in: ScriptRun.session(for: file)
      ) { statement, step in
        if keepsSteps { steps.append(FinishedTest.Step(statement: statement, step: step)) }
      }
      self.init(
        FinishedTest(name: name, file: file, script: script, replay: replay, steps: steps), trial)
    }
  }

  private init(_ name: TestName, unreadable reason: String) {
    (text, notes, news) = ("  \(reason)\n", "", "")
    result = TestReport.Case(
      name, outcome: .broken(.init([TestReport.Problem(message: reason)])))
  }

  private init(_ name: TestName, skipped reason: String) {
    (text, notes, news) = ("", "", "")
    result = TestReport.Case(name, outcome: .skipped(reason))
  }

  private init(_ test: FinishedTest, _ trial: TestTrial) {
    let (replay, style) = (test.replay, trial.style)
    let isRead = test.script.diagnostics.isEmpty
    let findings = isRead ? trial.inspectors.map { $0.inspect(test) } : []
    let problems = findings.flatMap(\.problems)
    text =
      FailureText.all(replay.failures, file: test.file.name, style: style)
      + DiagnosticText.all(replay.diagnostics, style: style) + findings.map(\.text).joined()
    notes = replay.ending.map { entry in
      "  note: " + Listing.line(entry, style: style, indent: 8) + "\n"
    }.joined()
    let status = max(replay.status, problems.isEmpty ? .passed : .failed)
    let all = TestReport.Problems(replay, besides: problems)
    let outcome: TestReport.Outcome =
      switch status {
      case .passed: .passed
      // What cannot be read has not failed as it was known to.
      case .failed, .broken:
        test.name.knownFailure != nil && isRead
          ? .failedAsKnown(all) : status == .failed ? .failed(all) : .broken(all)
      }
    result = TestReport.Case(test.name, outcome: outcome)
    news = ReplayOutcome.passes(test.name, outcome) + findings.map(\.notes).joined()
  }

  /// What is said of a known failure that passes.
  private static func passes(_ name: TestName, _ outcome: TestReport.Outcome) -> String {
    guard case .passed = outcome, let known = name.knownFailure else { return "" }
    return "note: \(Printable.name(name.full)) passes, and is a known failure: "
      + Printable.message(known) + "\n"
  }

  var status: ExitStatus {
    switch result.outcome {
    case .passed, .failedAsKnown, .skipped: .fine
    case .failed: .failed
    case .broken, .notRun: .couldNotRun
    }
  }

  /// What people are shown: nothing of a test that passes, unless they want to see it all.
  func listing(isVerbose: Bool) -> String {
    let test = result.test
    let about = test.about.isEmpty ? "" : ": " + Printable.message(test.about)
    let name = Printable.name(test.full) + about
    switch result.outcome {
    case .passed: return (isVerbose ? "ok   \(name)\n\(notes)" : "") + news
    case .failedAsKnown:
      let known = Printable.message(test.knownFailure ?? "")
      return (isVerbose ? "ok   \(name) (known failure: \(known))\n" : "") + news
    case .skipped(let reason):
      return isVerbose ? "skip \(name) (\(Printable.message(reason)))\n" : ""
    case .failed, .broken, .notRun:
      return "FAIL \(name)\n\(text)    rerun     \(ShellWord.replay(test))\n" + news
    }
  }
}
