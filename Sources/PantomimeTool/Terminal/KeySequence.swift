/// The sequence that a terminal sends for a key that isn't a character: Escape, followed by other
/// scalars.
///
/// The sequence is parsed by its syntax (ECMA-48, and two older spellings of function keys),
/// whether or not the key has a binding, so that the end of a sequence without a binding isn't
/// inserted as text.
struct KeySequence: Equatable {
  private enum Part {
    /// The sequence consists of Escapes only.
    case start
    /// After `[` or `O`; digits and other parameters follow, up to a letter or a `~`.
    case parameters
    /// After `[[`, with which the function keys of the Linux console begin; one letter follows.
    case letter
    case end
  }

  static let escape: Unicode.Scalar = "\u{1B}"

  private(set) var scalars: [Unicode.Scalar] = []
  private var part = Part.start

  /// Whether part of a sequence has arrived.
  var isBegun: Bool { !scalars.isEmpty }

  /// Whether the sequence so far is only an Escape, which may also be the Escape key itself.
  var isLoneEscape: Bool { scalars == [KeySequence.escape] }

  /// Whether the sequence is longer than Alt with a letter, so that it is never text.
  var isNamedKey: Bool { scalars.count > 2 }

  /// Whether the sequence begins with an additional Escape, for example because Alt was pressed.
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

  /// The sequence in libedit's notation for bindings, in which only two characters have to be
  /// escaped.
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
