/// The sequence that a terminal sends for a key that isn't a character: Escape and the scalars
/// after it.
///
/// The sequence is parsed by its syntax (ECMA-48, and two older spellings of function keys) whether
/// or not the key has a binding, so that the end of an unbound sequence isn't inserted as text.
struct KeySequence: Equatable {
  private enum Part {
    /// Only Escapes.
    case start
    /// After `[` or `O`: digits and other parameters, up to a letter or a `~`.
    case parameters
    /// After `[[`, which begins the function keys of the Linux console.
    case letter
    case end
  }

  static let escape: Unicode.Scalar = "\u{1B}"

  private(set) var scalars: [Unicode.Scalar] = []
  private var part = Part.start

  /// Whether part of a sequence has arrived.
  var isBegun: Bool { !scalars.isEmpty }

  /// Whether the sequence so far is only that of the Escape key itself.
  var isLoneEscape: Bool { scalars == [KeySequence.escape] }

  /// Whether the sequence is longer than that of Alt with a letter, and therefore never text.
  var isNamedKey: Bool { scalars.count > 2 }

  /// Whether the sequence begins with an extra Escape, such as that of the Alt key.
  var isBehindEscape: Bool { scalars.prefix(2) == [KeySequence.escape, KeySequence.escape] }

  mutating func dropFirst() { scalars.removeFirst() }

  /// Adds a scalar, and returns whether the sequence is complete.
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

  /// The sequence in libedit's notation for bindings, in which only two characters are special.
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
