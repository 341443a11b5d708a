import Foundation
import PantomimeKit
import Reporting
import Scripting

/// The conversation on a terminal: a line is read, executed, and what happened is shown.
struct Repl {
  private let editor: LineEditor
  private let style: Style
  private var session = Session()

  /// Talks until the user leaves; `nil` where there is no terminal to talk on.
  static func run(look: Look, keepsHistory: Bool) -> ExitStatus? {
    guard let editor = LineEditor(history: keepsHistory ? HistoryFile() : nil) else {
      return plainly(look: look)
    }
    var repl = Repl(editor: editor, style: look.style(for: STDOUT_FILENO))
    repl.talk()
    repl.conclude()
    return .fine
  }

  private init(editor: LineEditor, style: Style) {
    self.editor = editor
    self.style = style
    session.files = ScriptFiles.access()
  }

  private static let banner = """
    Pantomime acts out gestures without a screen. Type `scene city-guide` to begin, or `help`.

    """

  private mutating func talk() {
    Console.write(style.paint(Repl.banner, .dim))
    while true {
      // The closures see the session as it is now: it does not change while a line is edited.
      let (session, style) = (session, style)
      editor.complete = { Completion($0, in: session) }
      editor.hint = { style.hasColor ? Completion.hint($0, in: session) : "" }
      Console.flush()
      let prompt = Repl.prompt(session)
      switch editor.readLine(prompt: Prompt(text: prompt, colour: style.hasColor)) {
      case .end: return
      case .interrupted: continue
      case .text(let line):
        guard execute(line, indent: Printable.width(prompt)) else { return }
      }
    }
  }

  /// Says what the user leaves behind that must not be left so.
  private mutating func conclude() {
    for entry in session.end().entries {
      Console.print("note: " + Listing.line(entry, style: style, indent: 6))
    }
  }

  /// The scene, its state and the time; the program's name before there is a scene.
  static func prompt(_ session: Session) -> String {
    guard let simulation = session.simulation else { return "pantomime> " }
    return
      "\(simulation.name) \(simulation.state) \(Numerals.text(simulation.now.seconds, decimals: Numerals.shownDecimals))s> "
  }

  /// Executes a line; an error leaves the session as it was.
  ///
  /// False when the user wants to leave.
  private mutating func execute(_ line: String, indent: Int) -> Bool {
    let before = session
    do throws(ScriptError) {
      guard let statement = try Statement(line) else { return true }
      let step = try session.execute(statement)
      Console.write(StepText.echo(step, style: style))
      if case .quit = step.response { return false }
    } catch {
      session = before
      let diagnostic = Diagnostic(error, file: nil, line: 1, text: line)
      Console.write(diagnostic.rendered(style: style, indent: indent))
      let dropped = editor.dropPastedLines()
      if dropped > 0 { Console.print("\(dropped) pasted lines after it were dropped") }
    }
    return true
  }

  /// The conversation on a terminal that cannot edit lines, such as `TERM=dumb`.
  private static func plainly(look: Look) -> ExitStatus? {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else { return nil }
    let style = Style(hasColor: false, isUnicode: false)
    var session = Session()
    session.files = ScriptFiles.access()
    Console.write(banner)
    while true {
      let prompt = prompt(session)
      Console.write(prompt)
      Console.flush()
      guard let line = Swift.readLine() else {
        Console.print("")
        return .fine
      }
      let before = session
      do throws(ScriptError) {
        guard let statement = try Statement(line) else { continue }
        let step = try session.execute(statement)
        Console.write(StepText.echo(step, style: style))
        if case .quit = step.response { return .fine }
      } catch {
        session = before
        Console.write(
          Diagnostic(error, file: nil, line: 1, text: line)
            .rendered(style: style, indent: Printable.width(prompt)))
      }
    }
  }
}
