/// What a terminal sends for one key that is no letter: Escape, and what belongs to it.
///
/// It is put together as terminals spell it (ECMA-48, and the two spellings of function keys that are
/// older), whether or not the key has a meaning: the end of one that has none is no text.
struct KeySequence: Equatable {
  private enum Part {
    /// Nothing but Escapes.
    case start
    /// Behind `[` or `O`: digits and other parameters, up to a letter or a `~`.
    case parameters
    /// Behind `[[`, as the console of Linux begins its function keys.
    case letter
    case end
  }

  static let escape: Unicode.Scalar = "\u{1B}"

  private(set) var scalars: [Unicode.Scalar] = []
  private var part = Part.start

  /// Whether something has come that is not whole yet.
  var isBegun: Bool { !scalars.isEmpty }

  /// Whether so far there is only what the Escape key itself sends, too.
  var isLoneEscape: Bool { scalars == [KeySequence.escape] }

  /// Whether it is of more than a letter with Alt: such a thing is never text.
  var isNamedKey: Bool { scalars.count > 2 }

  /// Whether it begins with an Escape too many, such as that of the Alt key.
  var isBehindEscape: Bool { scalars.prefix(2) == [KeySequence.escape, KeySequence.escape] }

  mutating func dropFirst() { scalars.removeFirst() }

  /// Takes the next scalar; whether the key is whole with it.
  mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    scalars.append(scalar)
    switch part {
    case .start:
      if scalar == KeySequence.escape { return false }
      part = scalar == "[" || scalar == "O" ? .parameters : .end
    case .parameters:
      if scalar == "[", scalars.count <= 3 {
        part = .letter
      } else if !("\u{20}"..."\u{3F}").contains(scalar) {
        part = .end
      }
    case .letter, .end: part = .end
    }
    return part == .end
  }

  /// The key as a binding of libedit is written, where nothing but its two signs is special.
  var binding: String {
    scalars.map { scalar in
      switch scalar {
      case KeySequence.escape: "\\e"
      case "\\", "^": "\\\(scalar)"
      default: "\(scalar)"
      }
    }
    .joined()
  }
}
