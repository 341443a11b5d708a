import PantomimeKit

// Statements as they can be typed again: with what names stand for put in.

extension Statement {
  /// The statement on one line, which reads back as itself.
  package var written: String { Token.written(tokens) }

  /// Its verb; `nil` where it only advances.
  var verb: Word? {
    guard case .word(let verb)? = tokens.dropFirst(at == nil ? 0 : 2).first else { return nil }
    return verb
  }

  /// The options that it gives.
  var options: [NamedValue] {
    tokens.compactMap { token in if case .option(let option) = token { option } else { nil } }
  }

  /// The value that stands in the way of a statement that cannot be carried out; `nil` if it is
  /// nobody's value.
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

  /// Advancing to its instant alone, or `nil` if it names none.
  var waiting: Statement? {
    guard let at else { return nil }
    let time = Array(tokens.prefix(2))
    let said = ParsedStatement(
      text, time, substitutions, folder: folder, in: catalogue, at: (at, timeSpan),
      span: time.reduce(timeSpan) { $0.union($1.span) }, .advance)
    return Statement(said, line: line, in: place.used)
  }
}
