import ArgumentParser
import PantomimeFiles
import PantomimeLessons
import PantomimeReporting
import PantomimeScripting

/// The format of the responses to statements on standard input.
enum AnswerFormat: String, CaseIterable, ExpressibleByArgument {
  case text, jsonl
}

/// The statements on standard input, which run with responses and without a prompt.
enum PipedScript {
  /// Runs the statements on standard input: as a script that is checked before its first line runs,
  /// or, if answers are lines of JSON, one line at a time.
  static func run(color: ColorChoice, format: AnswerFormat) -> ExitStatus {
    _ = Interruption { Console.leaveInterrupted() }
    switch format {
    case .text: return run(color: color)
    case .jsonl: return converse(errors: color.style(for: STDERR_FILENO))
    }
  }

  private static func run(color: ColorChoice) -> ExitStatus {
    var file = ScriptFiles.read(ScriptFiles.standardInput)
    file.files = file.files.with(ScriptFiles.writing())
    let errors = color.style(for: STDERR_FILENO)
    var hasError = false
    let script = ScriptRun.script(file, offersExample: true, style: errors) { _ in hasError = true }
    guard let script else {
      if hasError {
        Console.report(
          "note: nothing ran, because standard input is checked before its first line runs")
      }
      return .couldNotRun
    }
    let output = color.style(for: STDOUT_FILENO)
    var session = ScriptRun.session(for: file)
    session.host.offersExample = true
    let replay = PantomimeScripting.Replay(
      script, file: file.name, in: session,
      answering: .init { answered in Console.write(answered.text(style: output)) })
    if let unreached = script.unreached, replay.diagnostics.isEmpty {
      Console.report(
        "note: line \(unreached.line) and what follows did not run, because of the `quit` before it"
      )
    }
    return ScriptRun.report(replay, file: file.name, isAnswered: true, style: errors)
  }

  /// Answers each line in JSON before the next one is read, so that another program can read each
  /// answer before it writes the next line.
  private static func converse(errors: Style) -> ExitStatus {
    let name = "<stdin>"
    var session = Session(ProgramCatalog.catalog)
    session.host.files = ScriptFiles.access().with(ScriptFiles.writing())
    var lines = LineReplay(file: name, in: session)
    var hasNote = false
    reading: while let line = Swift.readLine() {
      switch lines.take(line) {
      case .answered(let answers): writeLines(answers.map { $0.lines })
      case .failed(let problem):
        writeLines([problem.answerLine])
        // The lines after it belong to the lesson.
        if problem.error.message == Lessons.refusal { break reading }
      case .unfinished: break
      case .over(let answers):
        writeLines(answers.map { $0.lines })
        break reading
      }
      if !hasNote, let testCase = lines.testCase, testCase.count > 1 {
        hasNote = true
        Console.report(
          "note: this is '\(testCase.name)', the first of several cases; `replay` runs them all")
      }
    }
    if let problem = lines.finish() { writeLines([problem.answerLine]) }
    guard !lines.isEmpty else {
      Console.report("pantomime: \(Printable.quoted(name)) has nothing to run")
      return .couldNotRun
    }
    writeLines(lines.replay.lastFailures.map { $0.answerLine })
    return ScriptRun.report(lines.replay, file: name, isAnswered: true, style: errors)
  }

  private static func writeLines(_ lines: [String]) {
    Console.write(lines.joined())
    Console.flush()
  }
}

extension [Diagnostic] {
  /// The errors up to one about a lesson, because the lines after it belong to the lesson.
  fileprivate var upToLesson: [Diagnostic] {
    let lesson = firstIndex { $0.error.message == Lessons.refusal }
    return Array(self[..<(lesson.map { $0 + 1 } ?? count)])
  }
}

/// The steps of reading and running a script that are the same for every source of the script.
enum ScriptRun {
  /// Returns a new session for a script.
  static func session(for file: ScriptFile) -> Session {
    var session = Session(ProgramCatalog.catalog)
    session.host.files = file.files
    return session
  }

  /// Reads the script in a file; if that fails, reports the errors and returns `nil`.
  ///
  /// - Parameters:
  ///   - offersExample: Whether a gesture without a scene starts an example scene.
  ///   - note: Receives the errors, which are reported in any case.
  ///   - name: The name of the case to read; if it is `nil`, the function reads the first case, and
  ///     prints a note about this.
  static func script(
    _ file: ScriptFile, offersExample: Bool = false, case name: String? = nil, style: Style,
    note: ([Diagnostic]) -> Void = { _ in }
  ) -> Script? {
    switch file.content {
    case .failure(let error):
      Console.report("pantomime: \(Printable.quoted(file.name)) cannot be read: \(error.reason)")
      return nil
    case .success(let bytes):
      let script = Script(
        bytes, file: file.name, files: file.files, offersExample: offersExample, case: name,
        in: ProgramCatalog.catalog)
      guard script.diagnostics.isEmpty else {
        let diagnostics = script.diagnostics.upToLesson
        note(diagnostics)
        Console.report(Diagnostic.text(of: diagnostics, style: style))
        return nil
      }
      guard !script.isEmpty else {
        Console.report("pantomime: \(Printable.quoted(file.name)) has nothing to run")
        return nil
      }
      if name == nil { tellFirst(script) }
      if script.startsExample, !offersExample {
        Console.report(
          "note: \(Printable.name(file.name)) has no scene, so it runs in \(FirstScene.example)")
      }
      return script
    }
  }

  /// If the script has several cases, prints a note that names the first one, which is used.
  private static func tellFirst(_ script: Script) {
    guard let first = script.testCase, script.head.cases.count > 1 else { return }
    Console.report(
      "note: this is '\(first.name)', the first of \(script.head.cases.count) cases; "
        + "`replay` runs them all")
  }

  /// Reports the problems and returns the exit status.
  ///
  /// - Parameter isAnswered: Whether each statement was answered; if so, a misuse has already been
  ///   reported, and isn't reported again.
  static func report(
    _ replay: PantomimeScripting.Replay, file: String, isAnswered: Bool = false, style: Style
  ) -> ExitStatus {
    let failures = replay.failures.filter { !(isAnswered && $0.mismatch.isMisuse) }
    if !failures.isEmpty {
      Console.report(Failure.text(of: failures, file: file, style: style))
    }
    if !replay.diagnostics.isEmpty {
      Console.report(Diagnostic.text(of: replay.diagnostics, style: style))
    }
    if !isAnswered {
      for call in replay.ignored.prefix(Failure.mostShown) {
        Console.report("note: \(call.note.placed(in: file))")
      }
    }
    let lead = "note: at the end "
    for entry in replay.ending {
      Console.report(lead + Listing.line(entry, style: style, indent: lead.count))
    }
    switch replay.status {
    case .passed: return .fine
    case .failed: return .failed
    case .broken: return .couldNotRun
    }
  }
}
