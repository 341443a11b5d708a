import PantomimeKit

// Statements as text that parses back to the same statements, in which names are replaced by their
// values.

extension Statement {
  /// The statement as text on one line, which parses to the same statement.
  package var written: String { Token.written(tokens) }

  /// The verb, or `nil` if the statement does nothing but advance the clock.
  package var verb: Word? {
    guard case .word(let verb)? = tokens.dropFirst(at == nil ? 0 : 2).first else { return nil }
    return verb
  }

  /// The options of the statement.
  package var options: [NamedValue] {
    tokens.compactMap { token in if case .option(let option) = token { option } else { nil } }
  }

  /// Returns the place of the value that makes a statement impossible, or `nil` if no particular
  /// value does.
  func place(of impossible: ImpossibleInputError) -> Span? {
    let wrong: NamedValue? =
      switch impossible {
      case .wrongCount(_, _, let given): options.first { $0.value.parts.count == given }
      case .noView(let name, _), .noAnimator(let name, _), .noGesture(let name, _),
        .notScrollable(let name, _):
        options.first { $0.value.text == name }
      default: nil
      }
    return wrong?.value.span
  }

  /// A statement that does nothing but advance to the same instant, or `nil` if this statement has
  /// no `at TIME`.
  var waiting: Statement? {
    guard let at else { return nil }
    let time = Array(tokens.prefix(2))
    let said = ParsedStatement(
      text, time, substitutions, folder: folder, in: catalogue, at: (at, timeSpan),
      span: time.reduce(timeSpan) { $0.union($1.span) }, .advance)
    return Statement(said, line: line, in: place.used)
  }
}
