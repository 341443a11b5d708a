package import PantomimeReporting

/// An error as it's printed: `file:line:column: error: message`, the line, a mark under the place
/// of the error, and a hint.
///
/// Under a line that the user has typed: the mark, the error, and the hint.
package struct Diagnostic: Sendable {
  package private(set) var error: ScriptError
  /// The name of the file, or `nil` if the line was typed.
  package let file: String?
  package let line: Int
  /// The line as written.
  package let text: String
  /// The place in the line.
  package let span: Span

  /// Creates a diagnostic for an error in a line, unless the error already has a place.
  package init(_ error: ScriptError, file: String?, line: Int, text: String) {
    let place = error.place ?? SourcePlace(line: line, text: text)
    let only = place.line(of: error.span)
    self.error = error
    self.file = place.file ?? file
    self.line = only.number
    self.text = only.text
    span = only.span
  }

  /// Returns the diagnostic with its hint replaced by that of another error.
  func advising(_ error: ScriptError) -> Diagnostic {
    var diagnostic = self
    diagnostic.error = error
    return diagnostic
  }

  /// What distinguishes errors that are found in several cases: the place and the message; the values
  /// of names may differ.
  package struct Identity: Hashable {
    private let (file, line, message): (String?, Int, String)
    private let (start, end): (Int, Int)

    fileprivate init(_ diagnostic: Diagnostic) {
      (file, line, message) = (diagnostic.file, diagnostic.line, diagnostic.error.message)
      (start, end) = (diagnostic.error.span.start, diagnostic.error.span.end)
    }
  }

  /// The identity.
  package var identity: Identity { Identity(self) }

  /// The column, counted in Unicode scalars from 1.
  package var column: Int { span.start + 1 }

  /// Returns the whole message, with a line feed after every line.
  ///
  /// - Parameter indent: The number of columns before the typed line, under which the mark is
  ///   placed, or `nil` to repeat the line.
  package func rendered(style: Style, indent: Int? = nil) -> String {
    let place = file.map { "\(Printable.name($0)):\(line):\(column): " } ?? ""
    let head =
      place + style.paint("error: ", .bad) + style.paint(Printable.message(error.message), .bold)
    let hint = error.hint.isEmpty ? "" : " " + Printable.message(error.hint, most: longestHint)
    if let indent, text.unicodeScalars.allSatisfy({ $0.isASCII }),
      indent + text.count < style.columns
    {
      let mark = Excerpt.marks(span.end - span.start)
      let blanks = String(repeating: " ", count: indent + span.start)
      let advice = hint.isEmpty ? "" : fitted(" \(hint)", style)
      return "\(blanks)\(style.paint(mark, .bad))\n" + fitted(head, style) + advice + notes(style)
    }
    let number = file == nil ? "" : String(line)
    let gutter = String(repeating: " ", count: number.count)
    // The space after the bar includes an ellipsis at either end. An excerpt of fewer than 20
    // columns would be unreadable.
    let room = max(20, min(Excerpt.length, style.columns - gutter.count - 7))
    let excerpt = Excerpt(of: text, around: span, length: room)
    let mark = "  \(gutter) | \(excerpt.blanks)\(style.paint(excerpt.mark, .bad))\(hint)"
    return fitted(head, style) + "  \(number) | \(excerpt.text)\n"
      + fitted(mark, style, indent: gutter.count + 5) + notes(style)
  }

  /// Returns the notes, one per line.
  private func notes(_ style: Style) -> String {
    error.notes.map { fitted("  \(Printable.message($0))", style) }.joined()
  }

  private func fitted(_ line: String, _ style: Style, indent: Int = 2) -> String {
    Wrapping.line(line, columns: style.columns, indent: indent) + "\n"
  }

  /// The longest hint to print, in scalars, because a hint may list all valid words; our choice.
  private var longestHint: Int { 2_000 }
}

extension Diagnostic {
  /// The maximum number of errors printed for one file; our choice.
  package static let mostShown = 20

  /// Returns errors up to a maximum number, followed by the number of the remaining errors.
  package static func text(of diagnostics: [Diagnostic], style: Style) -> String {
    let text = diagnostics.prefix(mostShown).map { $0.rendered(style: style) }.joined()
    let more = diagnostics.count - mostShown
    return text + (more > 0 ? "and \(more) more error\(more == 1 ? "" : "s")\n" : "")
  }

  /// Creates a diagnostic for bytes that aren't valid text, or returns `nil` if they are.
  init?(encodingOf bytes: [UInt8], file: String?) {
    guard let bad = UTF8Check.firstInvalid(bytes) else { return nil }
    var lines = LineSource(Array(bytes[..<bad]))
    var text = ""
    while let next = lines.next() { text = next }
    let column = text.unicodeScalars.count
    self.init(
      ScriptError(
        "byte 0x\(String(bytes[bad], radix: 16, uppercase: true)) is not UTF-8",
        Span(column, column + 1), hint: "save the file as UTF-8 text"),
      file: file, line: lines.count, text: text + "\u{FFFD}")
  }
}

/// The part of a line around a place, made safe to print, with a mark under that place.
struct Excerpt {
  let text: String
  /// The text before the mark.
  let blanks: String
  let mark: String

  /// The longest excerpt with a mark under it, in scalars; our choice.
  static let length = 72

  init(of line: String, around span: Span, length: Int = Excerpt.length) {
    let scalars = Array(line.unicodeScalars)
    let start = min(span.start, scalars.count)
    var first = 0
    if scalars.count > length {
      first = max(0, min(start - length / 3, scalars.count - length))
    }
    let last = min(scalars.count, first + length)
    let end = min(max(span.end, start + 1), max(last, start + 1))
    let before = Printable.text(scalars[first..<min(start, last)])
    let marked = Printable.text(scalars[min(start, last)..<min(end, last)])
    let after = Printable.text(scalars[min(end, last)..<last])
    let lead = first > 0 ? "…" : ""
    let tail = last < scalars.count ? "…" : ""
    text = lead + before + marked + after + tail
    blanks = String(repeating: " ", count: Printable.width(lead + before))
    mark = Excerpt.marks(max(1, Printable.width(marked)))
  }

  static func marks(_ count: Int) -> String {
    "^" + String(repeating: "~", count: max(0, min(count, Excerpt.length) - 1))
  }
}
