package import PantomimeKit

/// The value that an expectation names, in the words of its statement.
package struct ExpectedValue: Sendable, Hashable {
  /// Where it stands in the statement, its unit included; behind the path where none is written.
  package let span: Span
  /// Whether it was written in quotation marks.
  package let isQuoted: Bool
  /// What the path is.
  package let actual: PathValue

  package init(span: Span, isQuoted: Bool, actual: PathValue) {
    self.span = span
    self.isQuoted = isQuoted
    self.actual = actual
  }
}

/// The value of a failed expectation, and where it is written: what there is to rewrite.
package struct WrittenValue: Sendable, Hashable {
  /// The number of its line in the file that the failure names, counted from 1.
  package let line: Int
  /// That line as it is written, without what ends it.
  package let text: String
  /// Where it stands in that line, its unit included, in Unicode scalars; empty where the expectation
  /// has no value yet, and then where one belongs.
  package let span: Span
  /// Whether it was written in quotation marks.
  package let isQuoted: Bool
  /// The names, without their `$`, that stand for it or for a part of it.
  package let names: [String]
  /// What the path is.
  package let actual: PathValue

  init(_ value: ExpectedValue, in statement: Statement) {
    (line, text, span) = statement.place.line(of: value.span)
    isQuoted = value.isQuoted
    actual = value.actual
    names = statement.substitutions.filter { put in
      put.span.start < max(value.span.end, value.span.start + 1) && put.span.end > value.span.start
    }.map { $0.name }
  }

  /// Its bytes in the file.
  ///
  /// - Returns: `nil` where the file has changed since: its line is another.
  package func range(in file: [UInt8]) -> Range<Int>? {
    var start = 0
    for _ in 1..<max(line, 1) {
      guard let end = file[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      start = end + 1
    }
    if line == 1, file.starts(with: [0xEF, 0xBB, 0xBF]) { start = 3 }
    let written = Array(text.utf8)
    guard file[start...].starts(with: written) else { return nil }
    let rest = file[(start + written.count)...].first { $0 != UInt8(ascii: "\r") }
    guard rest == nil || rest == UInt8(ascii: "\n") else { return nil }
    let widths = text.unicodeScalars.map { UTF8.width($0) }
    let before = widths.prefix(span.start).reduce(0, +)
    let own = widths.dropFirst(span.start).prefix(span.end - span.start).reduce(0, +)
    return (start + before)..<(start + before + own)
  }
}
