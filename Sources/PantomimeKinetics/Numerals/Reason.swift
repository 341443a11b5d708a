/// The reason for an event: a phrase with numbers, whose text is composed when it is read.
///
/// Write a reason as a string with interpolations. The interpolated values are stored unformatted,
/// so recording an event with its reason doesn't build any text.
///
/// ```swift
/// let (speed, limit) = (300.0, 250.0)
/// stage.record(.tapIgnored, reason: "\(speed) pt/s is more than \(limit)")
/// ```
public struct Reason: Sendable {
  /// The beginning, or the entire text of a reason without numbers.
  private let head: String
  private let rest: [Part]

  /// A part of a reason: words, or a number with its meaning.
  package enum Part: Sendable {
    case text(String)
    case number(Double)
    case count(Int)
    /// A velocity in points per second, positive toward the destination.
    case speed(Double)
    /// A fraction of the distance.
    case share(Double)
    /// A number that isn't shown, but that answers don't round the other numbers across.
    case limit(Double)
    /// The direction of a velocity: toward the destination, or back; answers name it as the finger
    /// moves.
    case heading(Double)
    /// A text for the trace, and a phrase that replaces it in answers.
    indirect case aside(written: String, answered: Reason)
    /// A subject that can be omitted if an earlier line has named it.
    indirect case known(Reason)
    /// A phrase that isn't created until it is read.
    case later(@Sendable () -> Reason)
  }

  /// The parts, for code that composes answers from them.
  package var parts: [Part] {
    var parts: [Part] = head.isEmpty ? [] : [.text(head)]
    for part in rest {
      if case .later(let phrase) = part { parts += phrase().parts } else { parts.append(part) }
    }
    return parts
  }

  private init(head: String, _ rest: [Part]) {
    self.head = head
    self.rest = rest
  }

  private init(_ part: Part) { self.init(head: "", [part]) }

  /// Creates a reason from existing text.
  package init(_ text: String) {
    head = text
    rest = []
  }

  /// An empty reason, for an event whose name is explanation enough.
  public static var unsaid: Reason { Reason("") }

  /// Returns a phrase that isn't created until it is read, because most reasons are never read.
  package static func later(_ phrase: @escaping @Sendable () -> Reason) -> Reason {
    Reason(.later(phrase))
  }

  /// The text of the phrase, with line breaks replaced by spaces, because an event is a single
  /// line.
  package var text: String {
    let text = rest.reduce(into: head) { $0 += $1.written }
    return Reason.mayBreak(text) ? Reason.onOneLine(text) : text
  }

  /// Returns a phrase that appears only in a trace.
  package static func written(_ text: String) -> Reason {
    Reason(.aside(written: text, answered: .unsaid))
  }

  /// Returns a phrase that appears only in answers.
  package static func answersOnly(_ phrase: Reason) -> Reason {
    Reason(.aside(written: "", answered: phrase))
  }

  /// Returns a subject that can be omitted if an earlier line has named it.
  package static func known(_ phrase: Reason) -> Reason { Reason(.known(phrase)) }

  /// The same phrase with every direction reversed, for a displacement in the opposite direction.
  package var turned: Reason {
    Reason(
      head: "",
      parts.map { part in
        switch part {
        case .heading(let velocity): .heading(-velocity)
        case .aside(let written, let answered):
          .aside(written: written, answered: answered.turned)
        case .known(let phrase): .known(phrase.turned)
        case .text, .number, .count, .speed, .share, .limit, .later: part
        }
      })
  }

  /// A Boolean value that indicates whether the reason is empty.
  package var isEmpty: Bool { head.isEmpty && rest.isEmpty }

  /// Returns one phrase followed by another.
  package static func + (one: Reason, other: Reason) -> Reason {
    if one.isEmpty { return other }
    if other.isEmpty { return one }
    var rest: [Part] = []
    rest.reserveCapacity(one.rest.count + 1 + other.rest.count)
    for part in one.rest { rest.append(part) }
    if !other.head.isEmpty { rest.append(.text(other.head)) }
    for part in other.rest { rest.append(part) }
    return Reason(head: one.head, rest)
  }

  /// Returns whether a text contains a byte that may begin a line break; most texts contain none
  /// and aren't checked further.
  private static func mayBreak(_ text: String) -> Bool {
    // U+000A to U+000D, and the first bytes of U+0085 and of U+2028 and U+2029.
    text.utf8.contains { (0x0A...0x0D).contains($0) || $0 == 0xC2 || $0 == 0xE2 }
  }

  private static func onOneLine(_ text: String) -> String {
    String(text.map { $0.isNewline ? " " : $0 })
  }
}

extension Reason.Part {
  /// The text of the part in a trace.
  fileprivate var written: String {
    switch self {
    case .text(let phrase): phrase
    case .number(let number), .share(let number):
      Numerals.text(number, decimals: Numerals.shownDecimals)
    // The direction is a word, because the sign of a velocity toward the destination may differ from
    // that of the finger's velocity.
    case .speed(let number):
      Numerals.text(number.magnitude, decimals: Numerals.shownDecimals) + " pt/s"
    case .heading(let velocity): velocity < 0 ? "back" : "forward"
    case .count(let count): String(count)
    case .limit: ""
    case .aside(let written, _): written
    case .known(let phrase): phrase.text
    case .later(let phrase): phrase().text
    }
  }
}

extension Reason: CustomStringConvertible {
  /// The text of the phrase.
  public var description: String { text }
}

extension Reason: Hashable {
  /// Returns a Boolean value that indicates whether two reasons have the same text.
  public static func == (one: Reason, other: Reason) -> Bool { one.text == other.text }

  /// Feeds the phrase to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

extension Reason: ExpressibleByStringInterpolation {
  /// Creates a reason without numbers.
  public init(stringLiteral text: String) { self.init(text) }

  /// Creates a reason that contains numbers and names.
  public init(stringInterpolation: Pieces) {
    self.init(head: stringInterpolation.head, stringInterpolation.parts)
  }

  /// The parts from which a reason is composed.
  public struct Pieces: StringInterpolationProtocol {
    /// The initial words.
    fileprivate var head = ""
    fileprivate var parts: [Part] = []

    /// Creates an empty sequence of parts.
    public init(literalCapacity: Int, interpolationCount: Int) {
      parts.reserveCapacity(2 * interpolationCount)
    }

    /// Adds words.
    public mutating func appendLiteral(_ literal: String) { add(literal) }

    /// Adds a name, or existing text.
    public mutating func appendInterpolation(_ text: String) { add(text) }

    private mutating func add(_ text: String) {
      if text.isEmpty { return }
      if head.isEmpty, parts.isEmpty { head = text } else { parts.append(.text(text)) }
    }

    /// Adds a number in the format for answers, with at most four decimals.
    public mutating func appendInterpolation(_ number: Double) { parts.append(.number(number)) }

    /// Adds a number in the format for answers, as in a text.
    package mutating func appendInterpolation(_ number: ShownNumber) {
      parts.append(.number(number.value))
    }

    /// Adds the description of any other value.
    @_disfavoredOverload
    public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      add(value.description)
    }

    /// Adds a velocity in points per second, positive toward the destination.
    public mutating func appendInterpolation(speed: Double) { parts.append(.speed(speed)) }

    /// Adds a fraction of the distance, which answers show as a percentage.
    public mutating func appendInterpolation(share: Double) { parts.append(.share(share)) }

    /// Adds a number that isn't shown, but that answers don't round the other numbers across.
    package mutating func appendInterpolation(limit: Double) { parts.append(.limit(limit)) }

    /// Adds the word for the direction of a velocity.
    public mutating func appendInterpolation(heading: Double) { parts.append(.heading(heading)) }

    /// Adds a count.
    public mutating func appendInterpolation(_ count: Int) { parts.append(.count(count)) }

    /// Adds another reason.
    public mutating func appendInterpolation(_ reason: Reason) {
      add(reason.head)
      parts += reason.rest
    }
  }
}

/// A number in the format for answers, with at most four decimals.
package struct ShownNumber: Sendable, CustomStringConvertible {
  let value: Double

  /// The number in decimal notation.
  package var description: String { Numerals.text(value, decimals: Numerals.shownDecimals) }
}

extension Double {
  /// The number in the format for answers, with at most four decimals.
  package var shown: ShownNumber { ShownNumber(value: self) }
}
