import PantomimeKit
import PantomimeLessons
import PantomimeReporting
import PantomimeScripting

// Typed lines.

extension WebModule {
  /// Executes a line in the session.
  ///
  /// After an error the session is unchanged.
  ///
  /// - Parameters:
  ///   - seen: The instant on the screen, in seconds; a statement that changes the scene takes
  ///     effect at that instant.
  ///   - columns: The width of tables and pictures, in columns.
  mutating func execute(_ line: String, seen: Double, columns: Int) -> String {
    let before = (session: session, desk: desk)
    (touched, footage, flips) = (nil, nil, nil)
    let written = WrittenFiles()
    session.host.files = access.with(written.writing)
    var answers: [String] = []
    var feedback: [LessonFeedback] = []
    do throws(ScriptError) {
      if let instant = try instant(toActIn: line, seen: seen) {
        try session.answer(line: "at \(Numerals.text(instant))") {
          answers.append($0.json(columns: columns))
        }
      }
      if try isForLessons(line) {
        feedback = try answerInLesson(line, columns: columns, to: &answers)
      } else {
        try session.answer(line: line) { answers.append($0.json(columns: columns)) }
      }
    } catch {
      (session, desk) = before
      return WebModule.failure(Diagnostic(error, file: nil, line: 1, text: line), status)
    }
    return JSONText.object([
      ("answers", JSONText.list(answers)), ("feedback", WebModule.json(feedback)),
      ("files", written.json), ("status", status),
    ])
  }

  /// Executes a line on a copy of the session.
  func peek(_ line: String, columns: Int) -> String {
    var copy = self
    return copy.execute(line, seen: 0, columns: columns)
  }

  /// The number of events that the replays of one call may record: 5 to 10 ms; our choice.
  private static let eventsOfACall = 2_500

  /// Returns the answer of `why`.
  ///
  /// The search for a flip repeats the gesture many times, and a page must not wait for a long
  /// search to end. So a call may return the answer without the flip, and the next call continues
  /// the search.
  mutating func why(columns: Int) -> String {
    let progress = flips ?? FlipProgress()
    flips = progress
    progress.resume(events: WebModule.eventsOfACall)
    var copy = self
    copy.session.host.flips = progress
    let answer = copy.execute("why", seen: 0, columns: columns)
    return JSONText.object([
      ("answer", answer), ("isUnfinished", JSONText.flag(progress.isPaused)),
    ])
  }

  /// Returns the instant that the clock must reach before a line, or `nil` if the line only shows
  /// something or moves the clock itself, or if the clock is already there.
  private func instant(toActIn line: String, seen: Double) throws(ScriptError) -> Instant? {
    guard seen.isFinite, seen < 1e6, let first = try session.read(line).first,
      case .step = first.command.footing, first.at == nil
    else { return nil }
    if case .restart = first.command.elapsed { return nil }
    if case .word(let verb)? = first.tokens.first, verb.text == "run" { return nil }
    let instant = Instant(seconds: seen)
    return instant > session.now ? instant : nil
  }

  /// Returns the completions of a line up to the cursor, and the hint after it.
  func completion(of line: String) -> String {
    let completion = Completion(line, in: session)
    let candidates = completion.candidates.map { candidate in
      JSONText.texts([candidate.text, candidate.meaning])
    }
    return JSONText.object([
      ("start", JSONText.whole(completion.start)), ("candidates", JSONText.list(candidates)),
      ("hint", JSONText.text(Completion.hint(line, in: session))),
    ])
  }

  /// A summary of the session: its scene, its clock, its branch and the number of its steps.
  var status: String {
    let history = session.history
    return JSONText.object([
      ("scene", JSONText.text(session.simulation?.name)),
      ("t", JSONText.instant(session.now)),
      ("state", JSONText.text(session.promptState)),
      ("steps", JSONText.whole(history?.count ?? 0)),
      ("undone", JSONText.whole(history?.undone ?? 0)),
      ("branch", JSONText.text(history.branch)),
      ("branches", JSONText.texts(history.branches)),
      ("faults", JSONText.texts(session.simulation?.faults ?? [])),
      ("lesson", lesson),
    ])
  }

  private static func failure(_ diagnostic: Diagnostic, _ status: String) -> String {
    let error = diagnostic.error
    let members = [
      ("message", JSONText.text(error.message)), ("hint", JSONText.text(error.hint)),
      ("text", JSONText.text(diagnostic.text)),
      ("start", JSONText.whole(diagnostic.span.start)),
      ("end", JSONText.whole(max(diagnostic.span.end, diagnostic.span.start + 1))),
      ("notes", JSONText.texts(error.notes)),
    ]
    return JSONText.object([("error", JSONText.object(members)), ("status", status)])
  }
}

extension AnsweredStatement {
  /// The answer as JSON: as lines of text, as the objects of the answers' schema, and with the
  /// accompanying picture or table.
  ///
  /// The text isn't wrapped, because the page does that.
  func json(columns: Int) -> String {
    let wide = Style(hasColor: false, isUnicode: true, columns: 10_000)
    let narrow = Style(hasColor: false, isUnicode: true, columns: max(columns, 20))
    var text = beginning?.text(style: wide) ?? ""
    for failure in failures { text += failure.headline(style: wide) }
    text += (isLast ? answer?.text(style: wide) : answer?.headline(style: wide)) ?? ""
    var members = [
      ("statement", JSONText.text(statement.written)),
      ("t", JSONText.number(time ?? 0)), ("text", JSONText.text(text)),
      ("tone", JSONText.text(tone)), ("events", JSONText.whole(step.entries.count)),
      ("isStep", JSONText.flag(statement.command.isStep)),
    ]
    if case .picture(let picture) = step.response {
      let drawing = picture.drawing(columns: max(columns, Drawing.narrowest))
      members.append(("svg", JSONText.text(VectorImage.text(drawing))))
      members.append(("words", JSONText.texts([drawing.title] + drawing.words)))
    } else {
      members.append(("shown", JSONText.text(StepText.results(step, style: narrow))))
      let objects = lines.split(separator: "\n").map { String($0) }
      members.append(("lines", JSONText.list(objects)))
    }
    return JSONText.object(members)
  }

  private var tone: String {
    if !failures.isEmpty { return "bad" }
    switch answer?.tone {
    case .good: return "good"
    case .bad: return "bad"
    case .plain, nil: return "plain"
    }
  }
}

/// The files that a statement writes, to be passed to the page.
final class WrittenFiles: Sendable {
  // A module has one thread.
  nonisolated(unsafe) private var files: [(name: String, bytes: [UInt8])] = []

  var writing: FileWriting {
    FileWriting { [self] name, bytes, _ in
      files.append((name, bytes))
      return nil
    }
  }

  /// The text of the first file, or `nil` if there is none.
  var text: String? { files.first.map { String(decoding: $0.bytes, as: UTF8.self) } }

  var json: String {
    JSONText.list(
      files.map { JSONText.texts([$0.name, String(decoding: $0.bytes, as: UTF8.self)]) })
  }
}
