import PantomimeKit
import PantomimeReporting
import PantomimeScripting

/// A session at the prompt: lines go in, what is answered comes out.
struct Talk {
  private(set) var session: Session
  private let style: Style

  init(columns: Int = 80, in session: Session = Session()) {
    self.session = session
    style = Style(hasColor: false, isUnicode: true, columns: columns)
  }

  /// What a line is answered with; the session is as it was if the line is refused.
  mutating func say(_ line: String) throws(ScriptError) -> String {
    let before = session
    do throws(ScriptError) {
      return try session.answer(line: line, style: style).text
    } catch {
      session = before
      throw error
    }
  }

  /// A line and its answer, as they stand on a screen.
  mutating func screen(_ line: String) -> String {
    do throws(ScriptError) {
      return "> \(line)\n" + (try say(line))
    } catch {
      return "> \(line)\nerror: \(error.message)\n"
    }
  }
}
