import CPantomimeEdit
import PantomimeKit
import PantomimeReporting
import PantomimeScripting

/// A session that somebody types at, and what is answered.
struct Conversation {
  let style: Style
  private(set) var session = Session()

  /// What has become of a line.
  enum Outcome {
    case done
    /// It could not be read or carried out.
    case failed
    /// Nobody waits for it any longer.
    case interrupted
    /// The user wants to go.
    case leaving
  }

  init(style: Style) {
    self.style = style
    session.files = ScriptFiles.access()
    session.shouldStop = { edit_is_interrupted() }
  }

  /// The scene, its state and the time; the program's name before there is a scene.
  var prompt: String {
    guard let simulation = session.simulation else { return "pantomime> " }
    let time = Numerals.text(simulation.now.seconds, decimals: Numerals.shownDecimals)
    return "\(simulation.name) \(simulation.state) \(time)s> "
  }

  /// Executes a line; an error, as an interruption, leaves the session as it was.
  ///
  /// - Parameter indent: the columns before the line, so that a mark can stand under it.
  mutating func execute(_ line: String, indent: Int) -> Outcome {
    let before = session
    do throws(ScriptError) {
      guard let statement = try Statement(line) else { return .done }
      let step = try session.execute(statement)
      Console.write(StepText.echo(step, style: style))
      if case .quit = step.response { return .leaving }
      return .done
    } catch {
      session = before
      guard !error.isInterruption else {
        // The terminal has shown ^C where the cursor was.
        Console.print("\ninterrupted: everything is as it was before the line")
        return .interrupted
      }
      let diagnostic = Diagnostic(error, file: nil, line: 1, text: line)
      Console.write(diagnostic.rendered(style: style, indent: indent))
      return .failed
    }
  }

  /// Says what the user leaves behind that must not be left so.
  mutating func conclude() {
    for entry in session.end().entries {
      Console.print("note: " + Listing.line(entry, style: style, indent: 6))
    }
  }
}
