import PantomimeKit
import PantomimeReporting
import PantomimeScripting

/// How a script did as a test, and what there is to say about it.
struct ReplayOutcome: Sendable {
  let name: String
  let result: TestReport.Case
  /// The files that were read for it.
  let files: Set<FileIdentity>
  /// What went wrong, for people.
  private let text: String
  /// What is worth saying of a script that passes.
  private let notes: String

  /// The images that were drawn of it, and what kept others from that.
  private(set) var pictures = FailurePictures.Outcome()

  /// Reads and runs a script.
  ///
  /// - Parameter pictures: where images are drawn of one that does not pass; `nil` for nowhere.
  init(of path: ScriptPath, style: Style, pictures: FailurePictures? = nil) {
    let record = ReadingRecord()
    let file = ScriptFiles.read(path, record: record)
    switch file.content {
    case .failure(let error):
      self.init(path.name, unreadable: "it cannot be read: \(error.reason)", record)
    case .success(let bytes):
      let script = Script(bytes, file: file.name, files: file.files)
      guard !script.statements.isEmpty || !script.diagnostics.isEmpty else {
        self.init(path.name, unreadable: "it has nothing to run", record)
        return
      }
      let replay = PantomimeScripting.Replay(
        script, file: file.name, in: ScriptRun.session(for: file))
      self.init(path.name, replay, file: file.name, record, style: style)
      if let pictures { self.pictures = pictures.show(replay, of: path.name) }
    }
  }

  private init(_ name: String, unreadable reason: String, _ record: ReadingRecord) {
    self.name = name
    files = record.files
    text = "  \(reason)\n"
    notes = ""
    result = TestReport.Case(
      path: name, outcome: .broken(.init([TestReport.Problem(message: reason)])))
  }

  private init(
    _ name: String, _ replay: PantomimeScripting.Replay, file: String, _ record: ReadingRecord,
    style: Style
  ) {
    self.name = name
    files = record.files
    text =
      FailureText.all(replay.failures, file: file, style: style)
      + DiagnosticText.all(replay.diagnostics, style: style)
    notes = replay.ending.map { entry in
      "  note: " + Listing.line(entry, style: style, indent: 8) + "\n"
    }.joined()
    let outcome: TestReport.Outcome =
      switch replay.status {
      case .passed: .passed
      case .failed: .failed(TestReport.Problems(replay))
      case .broken: .broken(TestReport.Problems(replay))
      }
    result = TestReport.Case(path: name, outcome: outcome)
  }

  var status: ExitStatus {
    switch result.outcome {
    case .passed: .fine
    case .failed: .failed
    case .broken, .notRun: .couldNotRun
    }
  }

  /// What people are shown: nothing of a script that passes, unless they want to see it all.
  func listing(isVerbose: Bool) -> String {
    guard status == .fine else {
      let drawn = pictures.files.map { "    picture   \(Printable.name($0))\n" }.joined()
      return "FAIL \(Printable.name(name))\n\(text)    rerun     \(ShellWord.replay(name))\n" + drawn
    }
    return isVerbose ? "ok   \(Printable.name(name))\n\(notes)" : ""
  }
}

extension TestReport.Problems {
  /// What went wrong in a script, as much of it as people are shown.
  fileprivate init(_ replay: PantomimeScripting.Replay) {
    let failures = replay.failures.prefix(FailureText.most)
    let errors = replay.diagnostics.prefix(DiagnosticText.most)
    // An error that came while it ran has a history; those found before have none.
    let trace = replay.session.recentEntries
    self.init(
      failures.map(TestReport.Problem.init) + errors.map { TestReport.Problem($0, trace: trace) },
      more: replay.failures.count + replay.diagnostics.count - failures.count - errors.count)
  }
}

extension TestReport.Problem {
  fileprivate init(_ failure: Failure) {
    let mismatch = failure.mismatch
    let (expected, actual) = (
      Printable.message(mismatch.expected), Printable.message(mismatch.actual)
    )
    let statement = Printable.message(failure.text, most: 200)
    let place = (line: failure.line, column: failure.span.start + 1)
    let used = failure.file.map { "\(Printable.name($0)):\(place.line):\(place.column): " }
    let uses = failure.uses.map { "; used at \(Printable.message($0))" }.joined()
    self.init(
      message: "\(used ?? "")\(statement): expected \(expected), actual \(actual)\(uses)",
      place: used == nil ? place : nil, values: (expected, actual))
    difference = Printable.message(mismatch.note)
    reason = Printable.message(failure.reason)
    trace = failure.context
  }

  fileprivate init(_ diagnostic: Diagnostic, trace: [PantomimeKit.Trace.Entry]) {
    let hint = diagnostic.error.hint
    let isUsed = diagnostic.error.place?.file != nil
    let place = (line: diagnostic.line, column: diagnostic.column)
    let file = isUsed ? diagnostic.file.map(Printable.name) : nil
    let notes = diagnostic.error.notes.map { "; " + Printable.message($0) }.joined()
    self.init(
      message: (file.map { "\($0):\(place.line):\(place.column): " } ?? "")
        + Printable.message(diagnostic.error.message)
        + (hint.isEmpty ? "" : "; " + Printable.message(hint, most: 2_000)) + notes,
      place: isUsed ? nil : place)
    self.trace = trace
  }
}
