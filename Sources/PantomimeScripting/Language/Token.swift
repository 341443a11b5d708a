/// A range in a line, in Unicode scalars counted from 0.
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

/// A piece of text and its place in a line.
package struct Word: Sendable, Hashable {
  package let text: String
  package let span: Span
  /// Whether the word was written in quotation marks and is therefore text.
  package let isQuoted: Bool
  /// The place of each scalar, or `nil` if the word is contiguous in the line.
  private let places: [Span]?

  package init(_ text: String, _ span: Span, isQuoted: Bool = false, places: [Span]? = nil) {
    self.text = text
    self.span = span
    self.isQuoted = isQuoted
    self.places = places
  }

  /// Whether the word is contiguous in the line.
  var isWrittenAsIs: Bool { places == nil }

  /// Returns a part of the word, with its place; the range contains indices of scalars.
  func part(_ range: Range<Int>) -> Word {
    var part = String.UnicodeScalarView()
    part.append(contentsOf: text.unicodeScalars.dropFirst(range.lowerBound).prefix(range.count))
    let start = place(range.lowerBound).start
    let end = range.isEmpty ? start : place(range.upperBound - 1).end
    return Word(
      String(part), Span(start, end), places: places.map { Array($0[range]) })
  }

  /// Returns the place of the scalar at an index, or the place after the last scalar.
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
  /// Whether the token is an option with `+=`.
  var isAdded: Bool { if case .option(let option) = self { option.isAdded } else { false } }
}

/// An option: a name and a value.
package struct NamedValue: Sendable, Hashable {
  package let name: Word
  package let value: Word
  /// Whether the option was written with `+=`, which adds the value to the earlier one.
  package let isAdded: Bool

  package var span: Span { name.span.union(value.span) }
}
