/// Why something happened: a phrase with numbers in it, put together when somebody reads it.
///
/// It is written as a string with interpolations, which are kept as they are: to record an event
/// with its reason builds no text.
///
/// ```swift
/// let (speed, limit) = (300.0, 250.0)
/// stage.record(.tapIgnored, reason: "\(speed.shown) pt/s is more than \(limit.shown)")
/// ```
public struct Reason: Sendable {
  /// What it begins with; all of it, in a reason without numbers.
  private let head: String
  private let rest: [Part]

  /// A piece of a reason: words, or a number by what it means.
  package enum Part: Sendable {
    case text(String)
    case number(Double)
    case count(Int)
    /// A velocity in points per second, positive towards the destination.
    case speed(Double)
    /// A share of the way.
    case share(Double)
    /// Which way a velocity points; only told.
    case heading(Double)
    /// What a trace writes, and what a person is told instead.
    indirect case aside(written: String, told: Reason)
    /// A subject that may be left out after another line has named it.
    indirect case known(Reason)
    /// A phrase whose pieces are put together when they are read, too.
    case later(@Sendable () -> Reason)
  }

  /// The pieces, for whoever words them for a person.
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

  /// A phrase that is there already.
  public init(_ text: String) {
    head = text
    rest = []
  }

  /// No reason: the name of the event says it all.
  public static var unsaid: Reason { Reason("") }

  /// A phrase that is made when it is read: of much that happens nobody asks why.
  package static func later(_ phrase: @escaping @Sendable () -> Reason) -> Reason {
    Reason(.later(phrase))
  }

  /// The phrase as it is read; line breaks become spaces, since an event is one line.
  public var text: String {
    let text = rest.reduce(into: head) { $0 += $1.written }
    return Reason.mayBreak(text) ? Reason.onOneLine(text) : text
  }

  /// Words that only a trace has.
  public static func written(_ text: String) -> Reason {
    Reason(.aside(written: text, told: .unsaid))
  }

  /// A phrase that only a person is told.
  public static func told(_ phrase: Reason) -> Reason {
    Reason(.aside(written: "", told: phrase))
  }

  /// A subject that may be left out after another line has named it.
  package static func known(_ phrase: Reason) -> Reason { Reason(.known(phrase)) }

  /// The same with every direction turned round: told of a way that leads the other way.
  package var turned: Reason {
    Reason(
      head: "",
      parts.map { part in
        switch part {
        case .heading(let velocity): .heading(-velocity)
        case .aside(let written, let told): .aside(written: written, told: told.turned)
        case .known(let phrase): .known(phrase.turned)
        case .text, .number, .count, .speed, .share, .later: part
        }
      })
  }

  /// Whether nothing is said.
  public var isEmpty: Bool { head.isEmpty && rest.isEmpty }

  /// One phrase after another.
  public static func + (one: Reason, other: Reason) -> Reason {
    if one.isEmpty { return other }
    if other.isEmpty { return one }
    var rest: [Part] = []
    rest.reserveCapacity(one.rest.count + 1 + other.rest.count)
    for part in one.rest { rest.append(part) }
    if !other.head.isEmpty { rest.append(.text(other.head)) }
    for part in other.rest { rest.append(part) }
    return Reason(head: one.head, rest)
  }

  /// Whether a text has a byte that a line break begins with; most have none, and are not looked at
  /// any closer.
  private static func mayBreak(_ text: String) -> Bool {
    // U+000A to U+000D, and the first bytes of U+0085 and of U+2028 and U+2029.
    text.utf8.contains { (0x0A...0x0D).contains($0) || $0 == 0xC2 || $0 == 0xE2 }
  }

  private static func onOneLine(_ text: String) -> String {
    String(text.map { $0.isNewline ? " " : $0 })
  }
}

extension Reason.Part {
  /// What a trace writes.
  fileprivate var written: String {
    switch self {
    case .text(let phrase): phrase
    case .number(let number), .share(let number):
      Numerals.text(number, decimals: Numerals.shownDecimals)
    case .speed(let number): Numerals.text(number, decimals: Numerals.shownDecimals) + " pt/s"
    case .count(let count): String(count)
    case .heading: ""
    case .aside(let written, _): written
    case .known(let phrase): phrase.text
    case .later(let phrase): phrase().text
    }
  }
}

extension Reason: Hashable {
  /// Whether two reasons read the same.
  public static func == (one: Reason, other: Reason) -> Bool { one.text == other.text }

  /// Feeds the phrase to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

extension Reason: ExpressibleByStringInterpolation {
  /// A reason without numbers.
  public init(stringLiteral text: String) { self.init(text) }

  /// A reason with numbers and names in it.
  public init(stringInterpolation: Pieces) {
    self.init(head: stringInterpolation.head, stringInterpolation.parts)
  }

  /// What a reason is put together from.
  public struct Pieces: StringInterpolationProtocol {
    /// The words that it begins with.
    fileprivate var head = ""
    fileprivate var parts: [Part] = []

    /// Begins with nothing.
    public init(literalCapacity: Int, interpolationCount: Int) {
      parts.reserveCapacity(2 * interpolationCount)
    }

    /// Adds words.
    public mutating func appendLiteral(_ literal: String) { add(literal) }

    /// Adds a name, or words that are there already.
    public mutating func appendInterpolation(_ text: String) { add(text) }

    private mutating func add(_ text: String) {
      if text.isEmpty { return }
      if head.isEmpty, parts.isEmpty { head = text } else { parts.append(.text(text)) }
    }

    /// Adds a number as a person is shown it.
    public mutating func appendInterpolation(_ number: ShownNumber) {
      parts.append(.number(number.value))
    }

    /// Adds a velocity in points per second, positive towards the destination.
    public mutating func appendInterpolation(speed: Double) { parts.append(.speed(speed)) }

    /// Adds a share of the way, which a person is told in per cent.
    public mutating func appendInterpolation(share: Double) { parts.append(.share(share)) }

    /// Adds the word for the direction of a velocity, which only a person is told.
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

/// A number that is to be read by a person, with at most four decimals.
public struct ShownNumber: Sendable, CustomStringConvertible {
  let value: Double

  /// The number in decimal notation.
  public var description: String { Numerals.text(value, decimals: Numerals.shownDecimals) }
}

extension Double {
  /// The number as a reason tells it, with at most four decimals.
  public var shown: ShownNumber { ShownNumber(value: self) }
}
