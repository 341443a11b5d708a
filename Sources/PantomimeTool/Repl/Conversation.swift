import CPantomimeEdit
import PantomimeFiles
import PantomimeKit
import PantomimeLessons
import PantomimeReporting
import PantomimeScripting

/// An interactive session and its responses.
struct Conversation {
  /// The style of the next response, which changes if the terminal's width changes.
  var style: Style
  /// Whether help that is longer than the screen is shown in a pager.
  var pagesHelp = false
  /// Whether full-screen views may take over the terminal.
  var hasScreen: Bool {
    get { session.host.hasScreen }
    set { session.host.hasScreen = newValue }
  }
  /// Whether the conversation takes place on a terminal that has no full-screen views.
  var hasPlainTerminal: Bool {
    get { session.host.hasPlainTerminal }
    set { session.host.hasPlainTerminal = newValue }
  }
  /// Whether errors are printed as diagnostics on standard error; in a terminal, they are printed
  /// as part of the conversation.
  var reportsErrors = false
  private(set) var session = Session(ProgramCatalog.catalog)
  private(set) var lessons: LessonDesk
  /// The line to type instead of the last one, which had an error, or an empty text.
  private(set) var offer = ""
  /// The journal of the executed lines, or `nil` if no journal is kept.
  private let journal: Journal?
  /// The file with the progress in lessons, or `nil` if the progress isn't kept.
  private let progress: LessonFile?
  /// The text that a full-screen view hasn't taken, with which the next line begins.
  private var typed = ""
  /// The statement that was the last one when the user was warned that the session isn't saved.
  private var warned: HistoryEntry?

  /// The outcome of a line.
  enum Outcome {
    case done
    /// The line couldn't be parsed or executed.
    case failed
    /// The user canceled the line.
    case interrupted
    /// The statement continues on the next line; nothing has been executed.
    case unfinished
    /// The user wants to leave.
    case leaving
  }

  /// Creates a conversation.
  ///
  /// - Parameters:
  ///   - style: The style of the first response.
  ///   - journals: The folder for a journal, or `nil` to keep no journal.
  ///   - progress: The file with the progress in lessons, or `nil` to keep no progress.
  init(style: Style, journals: JournalFolder? = nil, progress: LessonFile? = nil) {
    self.style = style
    self.progress = progress
    lessons = LessonDesk(lines: progress?.lines ?? "", seed: .random(in: 1...999_999))
    journal = journals.map {
      Journal(in: $0, workingDirectory: ProcessSurroundings.workingDirectory)
    }
    let files = JournalledFiles(journals)
    session.host.files = files.reading(ScriptFiles.access())
      .with(ScriptFiles.writing { files.place(of: ScriptFiles.absolute($0)) })
    session.host.offersExample = true
    session.host.shouldStop = { edit_is_interrupted() }
  }

  /// The prompt for a line that continues a statement.
  static let continuation = "...> "

  /// The session for computations between two lines, which Ctrl-C doesn't interrupt.
  ///
  /// The key was then typed for the next line, which the editor drops. If a computation took the
  /// key, its result would be cut short, and the next statement would be interrupted.
  var waiting: Session {
    var waiting = session
    waiting.host.shouldStop = { false }
    return waiting
  }

  /// The scene, its state and the time, or the program's name if there is no scene.
  ///
  /// The prompt includes the name of the current fork, unless it is the first fork.
  var prompt: String {
    let fork = session.history.branch == SessionHistory.main ? "" : " (\(session.history.branch))"
    guard let simulation = session.simulation else { return "pantomime\(fork)> " }
    let time = Numerals.text(simulation.now.seconds, decimals: Numerals.shownDecimals)
    let state = waiting.promptState.map { "\($0) " } ?? ""
    let place = lessons.place.isEmpty ? "" : "\(lessons.place), "
    return "\(place)\(simulation.name) \(state)\(time)s\(fork)> "
  }

  /// Executes the statements of a line.
  ///
  /// If one of the statements causes an error, or if the user interrupts the line, the session is
  /// restored to its state before the line.
  ///
  /// - Parameter indent: The number of columns before the line, so that a caret can be placed under
  ///   the line.
  mutating func execute(_ line: String, indent: Int) -> Outcome {
    let before = (session: session, lessons: lessons)
    offer = ""
    do throws(ScriptError) {
      // The text is printed only if all statements succeed, because otherwise no statement takes
      // effect.
      let (text, isOver, screen) = try lessons.answer(line: line, in: &session, style: style)
      // A statement that doesn't poll for interruptions may have been interrupted, which is checked
      // after the statement has ended.
      if !isOver, edit_is_interrupted() { return interrupted(to: before) }
      // The line is written to the journal before its effect is shown, with three exceptions: a
      // line that ends the session, because a restored session shouldn't end; a line of a lesson,
      // whose progress is stored separately; and a line that only opens a view.
      let isOfLesson = before.lessons.player != nil || lessons.player != nil
      let isView = screen != nil && session.history?.count == before.session.history?.count
      let problem = isOver || isOfLesson || isView ? nil : journal?.append(line)
      tell(text, of: line)
      if lessons.records != before.lessons.records, let problem = progress?.write(lessons.lines) {
        Console.print("note: the progress cannot be written: \(problem.reason)")
      }
      if let problem {
        Console.print("note: the session's journal cannot be written: \(problem.reason)")
      }
      if let screen { show(screen) }
      return isOver ? .leaving : .done
    } catch {
      if error.isInterruption { return interrupted(to: before) }
      (session, lessons) = before
      if error.isUnfinished, error.place?.file == nil { return .unfinished }
      offer = error.replacement ?? ""
      let diagnostic = Diagnostic(error, file: nil, line: 1, text: line)
      // A caret can be placed under the line only if the line was the last text that was typed.
      let isTyped = diagnostic.file == nil && diagnostic.text == line
      if reportsErrors {
        Console.report(diagnostic.rendered(style: style, indent: nil))
      } else {
        Console.write(diagnostic.rendered(style: style, indent: isTyped ? indent : nil))
      }
      return .failed
    }
  }

  /// Executes a statement that a full-screen view has generated, and returns its answer or its
  /// error as text.
  mutating func perform(_ line: String) -> String {
    let before = (session: session, lessons: lessons)
    do throws(ScriptError) {
      let text = try lessons.answer(line: line, in: &session, style: style).text
      let problem = lessons.player == nil ? journal?.append(line) : nil
      return text + (problem.map { "note: the journal cannot be written: \($0.reason)\n" } ?? "")
    } catch {
      (session, lessons) = before
      return "error: \(error.message)\n"
    }
  }

  /// Removes and returns the text with which the next line begins.
  mutating func takeTyped() -> String {
    defer { typed = "" }
    return typed
  }

  /// Shows a full-screen view until the user leaves it.
  private mutating func show(_ screen: ScreenRequest) {
    Console.flush()
    switch screen {
    case .play(let strip):
      var play = PlayScreen(strip, style: style)
      typed = play.run()
    case .live:
      let count = session.history?.count ?? 0
      guard var live = LiveScreen(self, style: style) else { return }
      self = live.run()
      let made = (session.history?.count ?? 0) - count
      if made > 0 {
        Console.print("live: \(made) statement\(made == 1 ? "" : "s"); `history` lists them")
      }
    }
  }

  private mutating func interrupted(
    to before: (session: Session, lessons: LessonDesk)
  ) -> Outcome {
    (session, lessons) = before
    // The terminal has echoed `^C` at the cursor.
    Console.print("\ninterrupted: the line had no effect")
    return .interrupted
  }

  /// Prints the response to a line.
  private func tell(_ text: String, of line: String) {
    let verb = line.split(separator: " ").first.map(String.init)
    let isHelp = verb.flatMap { Commands.named($0) }?.isHelp == true
    if pagesHelp, isHelp { Pager.show(text) } else { Console.write(text) }
  }

  /// Returns whether the user may leave; if the session isn't saved, only the second attempt
  /// succeeds.
  mutating func mayLeave() -> Bool {
    let last = session.history?.past
    guard session.simulation != nil, session.history.isUnsaved, last !== warned,
      !TerminalStyle.terminalIsGone
    else { return true }
    warned = last
    let text = "the session is not saved: `save FILE` keeps it, `quit` again discards it\n"
    Console.write(Wrapping.text(text, columns: style.columns))
    return false
  }

  /// Prints notes about animators that are still stopped; a finger that is still down isn't
  /// reported.
  mutating func conclude() {
    // If the terminal has disconnected, the session didn't end because the user chose to leave.
    defer { if !TerminalStyle.terminalIsGone { journal?.end() } }
    let stopped = session.simulation?.unfinished ?? []
    for entry in session.end().entries
    where session.options.detail == .all || stopped.contains(entry.event.animator ?? "") {
      Console.print("note: " + Listing.line(entry, style: style, indent: 6))
    }
  }
}
