package import PantomimeScripting
import Testing

/// A text in which ▸ and ◂ mark the place that an error is expected to name.
///
/// `pan ▸chagned◂ dy=-120` reads better than columns 5 to 12, and stays right when the line changes.
package struct Marked: CustomTestStringConvertible {
  package let text: String
  /// The marked place, in Unicode scalars; `nil` where nothing is marked.
  package let span: Span?
  package let testDescription: String

  package init(_ marked: String) {
    var scalars = String.UnicodeScalarView()
    var start: Int?
    var end: Int?
    for scalar in marked.unicodeScalars {
      switch scalar {
      case "▸": start = scalars.count
      case "◂": end = scalars.count
      default: scalars.append(scalar)
      }
    }
    text = String(scalars)
    span = start.flatMap { start in end.map { Span(start, $0) } }
    testDescription = marked
  }

  /// The text with marks around a place, for comparing and for showing what was named instead.
  package static func marking(_ span: Span, in text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    var marked = String.UnicodeScalarView()
    for index in 0...max(scalars.count, span.end) {
      if index == span.start { marked.append("▸") }
      if index == span.end { marked.append("◂") }
      if index < scalars.count { marked.append(scalars[index]) }
    }
    return String(marked)
  }
}
