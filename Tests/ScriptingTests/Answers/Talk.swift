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
      var text = ""
      let statements = try session.read(line)
      for (index, statement) in statements.enumerated() {
        let isLast = index == statements.count - 1
        text += try session.answer(statement, isLast: isLast, style: style).text
      }
      return text
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
