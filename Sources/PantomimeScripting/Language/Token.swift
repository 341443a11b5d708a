/// A stretch of a line, counted in Unicode scalars from 0.
package struct Span: Sendable, Hashable {
  package let start: Int
  package let end: Int

  package init(_ start: Int, _ end: Int) {
    self.start = start
    self.end = max(start, end)
  }

  package func union(_ other: Span) -> Span {
    Span(min(start, other.start), max(end, other.end))
  }
}

/// A piece of text and where it stands in its line.
package struct Word: Sendable, Hashable {
  package let text: String
  package let span: Span
  /// Whether it was written in quotation marks, so that it is text whatever it looks like.
  package let isQuoted: Bool
  /// Where each of its scalars is written; `nil` where they stand in the line as they do here.
  private let places: [Span]?

  package init(_ text: String, _ span: Span, isQuoted: Bool = false, places: [Span]? = nil) {
    self.text = text
    self.span = span
    self.isQuoted = isQuoted
    self.places = places
  }

  /// Whether its scalars stand in the line as they do here.
  var isWrittenAsIs: Bool { places == nil }

  /// A part of it, by the numbers of its scalars, where that is written.
  func part(_ range: Range<Int>) -> Word {
    var part = String.UnicodeScalarView()
    part.append(contentsOf: text.unicodeScalars.dropFirst(range.lowerBound).prefix(range.count))
    let start = place(range.lowerBound).start
    let end = range.isEmpty ? start : place(range.upperBound - 1).end
    return Word(
      String(part), Span(start, end), places: places.map { Array($0[range]) })
  }

  /// Where the scalar of that number is written; where it would be, behind the last one.
  private func place(_ index: Int) -> Span {
    guard let places else {
      let start = span.start + (isQuoted ? 1 : 0) + index
      return Span(start, start + 1)
    }
    if places.indices.contains(index) { return places[index] }
    let end = places.last?.end ?? span.start
    return Span(end, end)
  }
}

/// A part of a statement.
package enum Token: Sendable, Hashable {
  /// A verb, a value, a path or an operator.
  case word(Word)
  /// `name=value` or `name+=value`.
  case option(NamedValue)

  package var span: Span {
    switch self {
    case .word(let word): word.span
    case .option(let option): option.span
    }
  }
}

extension Token {
  /// Whether it adds to the value before.
  var isAdded: Bool { if case .option(let option) = self { option.isAdded } else { false } }
}

/// A value given by name.
package struct NamedValue: Sendable, Hashable {
  package let name: Word
  package let value: Word
  /// Whether it was written `+=`: added to the value before.
  package let isAdded: Bool

  package var span: Span { name.span.union(value.span) }
}
