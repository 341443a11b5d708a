import CPantomimeEdit
import PantomimeFiles
import PantomimeKit
import PantomimeReporting
import PantomimeScripting

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A session that somebody types at, and what is answered.
struct Conversation {
  /// How the next answer looks: a terminal may have become wider or narrower.
  var style: Style
  /// Whether help that is longer than the screen is shown page by page.
  var pagesHelp = false
  private(set) var session = Session(ProgramCatalogue.catalogue)
  /// Where the lines are kept that have been carried out; `nil` where none are to be.
  private let journal: Journal?

  /// What has become of a line.
  enum Outcome {
    case done
    /// It could not be read or carried out.
    case failed
    /// Nobody waits for it any longer.
    case interrupted
    /// It goes on in the next one: nothing has been done.
    case unfinished
    /// The user wants to go.
    case leaving
  }

  /// - Parameters:
  ///   - style: how the first answer looks.
  ///   - journals: where a journal of it is kept; `nil` where none is to be.
  init(style: Style, journals: JournalFolder? = nil) {
    self.style = style
    journal = journals.map {
      Journal(in: $0, workingDirectory: ProcessSurroundings.workingDirectory)
    }
    let files = JournalledFiles(journals)
    session.host.files = files.reading(ScriptFiles.access())
      .with(ScriptFiles.writing { files.place(of: ScriptFiles.absolute($0)) })
    session.host.offersExample = true
    session.host.shouldStop = { edit_is_interrupted() }
  }

  /// What stands before a line that another goes on in.
  static let continuation = "...> "

  /// The scene, its state and the time; the program's name before there is a scene.
  ///
  /// A fork is named, but for the first.
  var prompt: String {
    let fork = session.history.branch == SessionHistory.main ? "" : " (\(session.history.branch))"
    guard let simulation = session.simulation else { return "pantomime\(fork)> " }
    let time = Numerals.text(simulation.now.seconds, decimals: Numerals.shownDecimals)
    let state = session.promptState.map { "\($0) " } ?? ""
    return "\(simulation.name) \(state)\(time)s\(fork)> "
  }

  /// Executes the statements of a line; an error in one of them, as an interruption, leaves the session
  /// as it was before all of them.
  ///
  /// - Parameter indent: the columns before the line, so that a mark can stand under it.
  mutating func execute(_ line: String, indent: Int) -> Outcome {
    let before = session
    do throws(ScriptError) {
      // Told only when all has gone well, since otherwise none of it has happened.
      let (text, isOver) = try session.answer(line: line, style: style)
      // What does not ask on the way is asked about at its end.
      if !isOver, edit_is_interrupted() { return interrupted(to: before) }
      // Before anybody sees what has happened; taken up again, the session is not to end.
      let problem = isOver ? nil : journal?.append(line)
      tell(text, of: line)
      if let problem {
        Console.print("note: the session's journal cannot be written: \(problem.reason)")
      }
      return isOver ? .leaving : .done
    } catch {
      if error.isInterruption { return interrupted(to: before) }
      session = before
      if error.isUnfinished, error.place?.file == nil { return .unfinished }
      let diagnostic = Diagnostic(error, file: nil, line: 1, text: line)
      // A mark stands under the line only if that is what was typed last.
      let isTyped = diagnostic.file == nil && diagnostic.text == line
      Console.write(diagnostic.rendered(style: style, indent: isTyped ? indent : nil))
      return .failed
    }
  }

  private mutating func interrupted(to before: Session) -> Outcome {
    session = before
    // The terminal has shown ^C where the cursor was.
    Console.print("\ninterrupted: the line had no effect")
    return .interrupted
  }

  /// Shows what has become of a line.
  private func tell(_ text: String, of line: String) {
    let verb = line.split(separator: " ").first.map(String.init)
    let isHelp = verb.flatMap { Commands.named($0) }?.traits.isHelp == true
    if pagesHelp, isHelp { Pager.show(text) } else { Console.write(text) }
  }

  /// Says what the user leaves behind that must not be left so; what a finger merely still holds is
  /// no matter.
  mutating func conclude() {
    // Where the terminal has gone away, it was not the user who did.
    defer { if !TerminalStyle.terminalIsGone { journal?.end() } }
    let stopped = session.simulation?.unfinished ?? []
    for entry in session.end().entries
    where session.options.detail == .all || stopped.contains(entry.event.animator ?? "") {
      Console.print("note: " + Listing.line(entry, style: style, indent: 6))
    }
  }
}
