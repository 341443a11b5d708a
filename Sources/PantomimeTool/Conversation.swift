import CPantomimeEdit
import PantomimeKit
import PantomimeReporting
import PantomimeScripting

/// A session that somebody types at, and what is answered.
struct Conversation {
  /// How the next answer looks: a terminal may have become wider or narrower.
  var style: Style
  /// Whether help that is longer than the screen is shown page by page.
  var pagesHelp = false
  private(set) var session = Session()

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

  init(style: Style) {
    self.style = style
    session.files = ScriptFiles.access()
    session.offersExample = true
    session.shouldStop = { edit_is_interrupted() }
  }

  /// What stands before a line that another goes on in.
  static let continuation = "...> "

  /// The scene, its state and the time; the program's name before there is a scene.
  var prompt: String {
    guard let simulation = session.simulation else { return "pantomime> " }
    let time = Numerals.text(simulation.now.seconds, decimals: Numerals.shownDecimals)
    return "\(simulation.name) \(simulation.state) \(time)s> "
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
      tell(text, of: line)
      return isOver ? .leaving : .done
    } catch {
      session = before
      if error.isUnfinished, error.place?.file == nil { return .unfinished }
      guard !error.isInterruption else {
        // The terminal has shown ^C where the cursor was.
        Console.print("\ninterrupted: everything is as it was before the line")
        return .interrupted
      }
      let diagnostic = Diagnostic(error, file: nil, line: 1, text: line)
      // A mark stands under the line only if that is what was typed last.
      let isTyped = diagnostic.file == nil && diagnostic.text == line
      Console.write(diagnostic.rendered(style: style, indent: isTyped ? indent : nil))
      return .failed
    }
  }

  /// Shows what has become of a line.
  private func tell(_ text: String, of line: String) {
    let verb = line.split(separator: " ").first.map(String.init)
    if pagesHelp, verb == Help.form.name { Pager.show(text) } else { Console.write(text) }
  }

  /// Says what the user leaves behind that must not be left so; what a finger merely still holds is
  /// no matter.
  mutating func conclude() {
    let stopped = session.simulation?.unfinished ?? []
    for entry in session.end().entries
    where session.detail == .all || stopped.contains(entry.event["animator"]?.text ?? "") {
      Console.print("note: " + Listing.line(entry, style: style, indent: 6))
    }
  }
}
