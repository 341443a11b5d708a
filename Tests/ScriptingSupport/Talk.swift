import PantomimeKit
import PantomimeReporting
package import PantomimeScripting

/// A session at the prompt: lines go in, what is answered comes out.
package struct Talk {
  package private(set) var session: Session
  private let style: Style

  package init(columns: Int = 80, in session: Session = Session()) {
    self.session = session
    style = Style(hasColor: false, isUnicode: true, columns: columns)
  }

  /// Returns the answer to a line; the session is unchanged if the line is refused.
  package mutating func say(_ line: String) throws(ScriptError) -> String {
    let before = session
    do throws(ScriptError) {
      return try session.answer(line: line, style: style).text
    } catch {
      session = before
      throw error
    }
  }

  /// A line and its answer, as they stand on a screen.
  ///
  /// - Parameter isWhole: Whether an error is complete, as at the prompt, or only its message.
  package mutating func screen(_ line: String, isWhole: Bool = false) -> String {
    do throws(ScriptError) {
      return "> \(line)\n" + (try say(line))
    } catch {
      let diagnostic = Diagnostic(error, file: nil, line: 1, text: line)
      let told =
        isWhole ? diagnostic.rendered(style: style, indent: 2) : "error: \(error.message)\n"
      return "> \(line)\n\(told)"
    }
  }
}
