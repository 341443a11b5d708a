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

  package init(_ text: String, _ span: Span, isQuoted: Bool = false) {
    self.text = text
    self.span = span
    self.isQuoted = isQuoted
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

/// A value given by name.
package struct NamedValue: Sendable, Hashable {
  package let name: Word
  package let value: Word
  /// Whether it was written `+=`: added to the value before.
  package let isAdded: Bool

  package var span: Span { name.span.union(value.span) }
}
