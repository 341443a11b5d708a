package import Reporting

/// An error as it is shown: `file:line:column: error: what`, the line, a mark under the place, and
/// what to write instead.
package struct Diagnostic: Sendable {
  package let error: ScriptError
  /// The name of the file; `nil` where the line was typed.
  package let file: String?
  package let line: Int
  /// The line as it was written.
  package let text: String

  package init(_ error: ScriptError, file: String?, line: Int, text: String) {
    self.error = error
    self.file = file
    self.line = line
    self.text = text
  }

  /// The column, counted in Unicode scalars from 1.
  package var column: Int { error.span.start + 1 }

  /// The longest excerpt of a line that is shown, in scalars.
  private static let excerptLength = 72

  /// The whole message, every line ended by a line feed.
  ///
  /// - Parameter indent: the columns before a typed line, so that the mark stands under it; `nil`
  ///   shows the line again.
  package func rendered(style: Style, indent: Int? = nil) -> String {
    let place = file.map { "\($0):\(line):\(column): " } ?? ""
    let head =
      place + style.paint("error: ", .bad) + style.paint(Printable.text(error.message), .bold)
    let hint = error.hint.isEmpty ? "" : " \(Printable.text(error.hint))"
    if let indent, text.unicodeScalars.allSatisfy({ $0.isASCII }),
      indent + text.count < style.columns
    {
      let mark = marks(from: error.span.start, to: error.span.end)
      let blanks = String(repeating: " ", count: indent + error.span.start)
      return "\(blanks)\(style.paint(mark, .bad))\(hint)\n\(head)\n"
    }
    let excerpt = excerpt()
    let number = file == nil ? "" : String(line)
    let gutter = String(repeating: " ", count: number.count)
    return """
      \(head)
        \(number) | \(excerpt.text)
        \(gutter) | \(excerpt.blanks)\(style.paint(excerpt.mark, .bad))\(hint)

      """
  }

  /// The part of the line around the place, printable, and the mark under it.
  private func excerpt() -> (text: String, blanks: String, mark: String) {
    let scalars = Array(text.unicodeScalars)
    let start = min(error.span.start, scalars.count)
    var first = 0
    if scalars.count > Diagnostic.excerptLength {
      first = max(
        0, min(start - Diagnostic.excerptLength / 3, scalars.count - Diagnostic.excerptLength))
    }
    let last = min(scalars.count, first + Diagnostic.excerptLength)
    let end = min(max(error.span.end, start + 1), max(last, start + 1))
    let before = Printable.text(scalars[first..<min(start, last)])
    let marked = Printable.text(scalars[min(start, last)..<min(end, last)])
    let after = Printable.text(scalars[min(end, last)..<last])
    let lead = first > 0 ? "…" : ""
    let tail = last < scalars.count ? "…" : ""
    return (
      lead + before + marked + after + tail,
      String(repeating: " ", count: Printable.width(lead + before)),
      marks(from: 0, to: max(1, Printable.width(marked)))
    )
  }

  private func marks(from start: Int, to end: Int) -> String {
    "^" + String(repeating: "~", count: max(0, min(end - start, Diagnostic.excerptLength) - 1))
  }
}

/// Text from outside, made safe to print.
package enum Printable {
  /// The scalars without control characters: a tab becomes a space, the others U+FFFD.
  package static func text(_ scalars: some Sequence<Unicode.Scalar>) -> String {
    var result = String.UnicodeScalarView()
    for scalar in scalars {
      switch scalar.value {
      case 0x09: result.append(" ")
      case 0..<0x20, 0x7F...0x9F: result.append("\u{FFFD}")
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  /// The text without control characters.
  package static func text(_ text: String) -> String { Printable.text(text.unicodeScalars) }

  /// The columns a text takes on a terminal: wide characters two, combining ones none.
  package static func width(_ text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + width($1) }
  }

  private static func width(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    // The blocks that terminals draw two columns wide: Hangul, CJK, full-width forms, emoji.
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF,
      0x1F900...0x1F9FF, 0x20000...0x3FFFD:
      return 2
    default: return 1
    }
  }
}
