import PantomimeKit

/// Short forms of statements, which are read as the long ones: `drag card up 120`, `tap card`, `?`.
enum Shorthand {
  /// The distance of a drag that names only its direction, in points; our choice.
  private static let distance = 120.0

  /// The tokens of a statement without its time, in the long form.
  static func expanded(_ tokens: ArraySlice<Token>) -> ArraySlice<Token> {
    guard case .word(let verb)? = tokens.first, !verb.isQuoted else { return tokens }
    let rest = tokens.dropFirst()
    switch verb.text {
    case "?": return [.word(Word("help", verb.span))] + rest
    case "exit": return [.word(Word("quit", verb.span))] + rest
    case "drag": return dragged(verb, rest) ?? tokens
    case "flick", "swipe": return flicked(verb, rest) ?? tokens
    case "tap", "press": return tapped(verb, rest) ?? tokens
    default: return tokens
    }
  }

  /// `drag [VIEW] DIRECTION [POINTS]`.
  private static func dragged(_ verb: Word, _ rest: ArraySlice<Token>) -> ArraySlice<Token>? {
    var words = leadingWords(rest)
    let count = words.count
    let view = words.count > 1 && direction(words[0]) == nil ? words.removeFirst() : nil
    guard let first = words.first, let direction = direction(first), words.count <= 2,
      !hasOption("by", in: rest), view == nil || !hasOption("on", in: rest)
    else { return nil }
    var span = first.span
    var length = Shorthand.distance
    if words.count == 2 {
      guard let points = try? words[1].points() else { return nil }
      (length, span) = (points, span.union(words[1].span))
    }
    let by = Vector(dx: direction.step.dx * length, dy: direction.step.dy * length)
    let text = "\(Numerals.text(by.dx)),\(Numerals.text(by.dy))"
    let options = (view.map { [option("on", $0)] } ?? []) + [option("by", Word(text, span))]
    return [.word(verb)] + options + rest.dropFirst(count)
  }

  /// `flick VIEW DIRECTION`.
  private static func flicked(_ verb: Word, _ rest: ArraySlice<Token>) -> ArraySlice<Token>? {
    let words = leadingWords(rest)
    guard words.count == 2, direction(words[0]) == nil, direction(words[1]) != nil,
      !hasOption("on", in: rest)
    else { return nil }
    return [.word(verb), .word(words[1]), option("on", words[0])] + rest.dropFirst(2)
  }

  /// `tap VIEW`.
  private static func tapped(_ verb: Word, _ rest: ArraySlice<Token>) -> ArraySlice<Token>? {
    let words = leadingWords(rest)
    guard words.count == 1, !hasOption("on", in: rest) else { return nil }
    return [.word(verb), option("on", words[0])] + rest.dropFirst()
  }

  /// Whether a statement repeats the last `scene` statement: `reset` or `restart`.
  static func isRestart(_ tokens: [Token]) -> Bool {
    guard tokens.count == 1, case .word(let verb) = tokens[0], !verb.isQuoted else { return false }
    return verb.text == "reset" || verb.text == "restart"
  }

  /// The statement that starts a scene with its standard options.
  static func starting(_ scene: String) -> [Token] {
    [.word(Word("scene", Span(0, 0))), .word(Word(scene, Span(0, 0)))]
  }

  /// A path alone, as an argument of `show`; `nil` for any other statement.
  static func shown(_ tokens: ArraySlice<Token>) -> ArraySlice<Token>? {
    guard tokens.count == 1, case .word(let path)? = tokens.first, !path.isQuoted,
      path.text.contains(".") || PathNote.all.contains(where: { $0.name == path.text })
    else { return nil }
    return [.word(Word("show", path.span)), .word(path)]
  }

  /// The hint for a command of the shell that is typed as a verb, or `nil` for any other word.
  static func shellHint(_ verb: String) -> String? {
    switch verb {
    case "replay", "check", "trace", "draw", "merge":
      "it is a shell command: pantomime \(verb) FILE.pan"
    case "scenes": "write `help scenes`"
    case "reset", "restart": "start a scene first, for example: scene city-guide"
    default: nil
    }
  }

  private static func direction(_ word: Word) -> SwipeDirection? {
    word.isQuoted ? nil : SwipeDirection(rawValue: word.text)
  }

  /// The words before the first option.
  private static func leadingWords(_ tokens: ArraySlice<Token>) -> [Word] {
    var words: [Word] = []
    for token in tokens {
      guard case .word(let word) = token else { break }
      words.append(word)
    }
    return words
  }

  private static func hasOption(_ name: String, in tokens: ArraySlice<Token>) -> Bool {
    tokens.contains { token in
      if case .option(let option) = token { option.name.text == name } else { false }
    }
  }

  private static func option(_ name: String, _ value: Word) -> Token {
    .option(NamedValue(name: Word(name, value.span), value: value, isAdded: false))
  }
}
