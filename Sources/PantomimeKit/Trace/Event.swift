/// A fact that the simulation records: an occurrence, with its numbers and its reason.
///
/// The kind of an event determines its name and its fields. Values are stored, and the text is
/// built on demand. The text is `name key=value … -- reason`, which `Trace` can parse; the
/// canonical text of golden files is the same without the reason.
public struct Event: Sendable {
  /// The name of the kind, with a word in capitals for the variable part.
  let kind: String
  private let detail: Detail
  /// The tone of the event for readers of a trace.
  public let tone: EventKind.Tone
  /// The theme of the event in answers, or `nil` if the event appears only in listings.
  package let theme: EventKind.Theme?
  private let facts: Facts
  /// The reason, or an empty reason if the name is explanation enough.
  public let why: Reason

  /// The variable part of the name or, for a finger event, which has none, the finger's location.
  ///
  /// They share storage, because a trace has many events, most of them about fingers.
  private enum Detail: Sendable {
    case none
    case number(Double)
    case numbers([Double])
    case word(String)
    case place(Double, Double)

    init(_ subject: FieldValue?) {
      switch subject {
      case .number(let number)?: self = .number(number)
      case .numbers(let numbers)?: self = .numbers(numbers)
      case .word(let word)?: self = .word(word)
      case nil: self = .none
      }
    }
  }

  /// The variable part of the name, or `nil` if there is none.
  var subject: FieldValue? {
    switch detail {
    case .number(let number): .number(number)
    case .numbers(let numbers): .numbers(numbers)
    case .word(let word): .word(word)
    case .none, .place: nil
    }
  }

  /// The fields other than a location.
  private enum Facts: Sendable {
    case list([Field])
    /// The fields of a pan, expanded to a list when they are read.
    case pan(PanFacts)
  }

  /// The fields of the event, in writing order.
  public var fields: [Field] {
    if case .place(let x, let y) = detail { return [.point(.place, Point(x: x, y: y))] }
    switch facts {
    case .list(let fields): return fields
    case .pan(let facts): return facts.fields
    }
  }

  /// A named value of an event.
  public struct Field: Sendable, Hashable {
    /// The name, as one word.
    public let name: String
    private let content: Content

    /// The stored form of a value: two numbers, which most touch events have, need no array.
    private enum Content: Hashable {
      case number(Double)
      case pair(Double, Double)
      case numbers([Double])
      case word(String)
    }

    /// The value of the field.
    public var value: FieldValue {
      switch content {
      case .number(let number): .number(number)
      case .pair(let one, let other): .numbers([one, other])
      case .numbers(let numbers): .numbers(numbers)
      case .word(let word): .word(word)
      }
    }

    /// Creates a field.
    public init(_ name: String, _ value: FieldValue) {
      self.name = name
      switch value {
      case .number(let number): content = .number(number)
      case .numbers(let numbers) where numbers.count == 2:
        content = .pair(numbers[0], numbers[1])
      case .numbers(let numbers): content = .numbers(numbers)
      case .word(let word): content = .word(word)
      }
    }

    /// Creates a field of two numbers that are already rounded.
    fileprivate init(_ name: String, _ one: Double, _ other: Double) {
      self.name = name
      content = .pair(one, other)
    }
  }

  /// The values that a field can hold.
  public enum FieldValue: Sendable, Hashable {
    /// A number, rounded to six decimals.
    case number(Double)
    /// Two or more numbers, rounded to six decimals: a point, a pair, a frame.
    case numbers([Double])
    /// A word without whitespace, including `yes` and `no`.
    case word(String)
  }

  /// Creates an event, with the variable part of its kind's name.
  public init(
    _ kind: EventKind, _ subject: FieldValue? = nil, _ fields: consuming [Field] = [],
    reason: consuming Reason = .unsaid
  ) {
    self.kind = kind.name
    detail = Detail(subject)
    tone = kind.tone
    theme = kind.theme
    facts = .list(fields)
    why = reason
  }

  /// Creates an event about the first finger, at a location.
  init(_ kind: EventKind, at place: Point) {
    self.kind = kind.name
    detail = .place(place.x, place.y)
    tone = kind.tone
    theme = kind.theme
    facts = .list([])
    why = .unsaid
  }

  /// Creates an event for a report of a pan.
  init(_ kind: EventKind, _ state: GestureState, _ pan: PanFacts, reason: consuming Reason) {
    self.kind = kind.name
    detail = .word(state.rawValue)
    tone = kind.tone
    theme = kind.theme
    facts = .pan(pan)
    why = reason
  }

  /// Creates an event from parsed text; it matches no declared kind.
  public init(named name: String, _ fields: [Field] = [], reason: Reason = .unsaid) {
    kind = name
    detail = .none
    tone = .plain
    theme = nil
    facts = .list(fields)
    why = reason
  }

  /// The name with its variable part (`pan began`, `completed end`).
  public var name: String {
    guard let subject else { return kind }
    return kind.split(separator: " ").map { word in
      EventKind.isVariable(word) ? subject.text : String(word)
    }.joined(separator: " ")
  }

  /// The reason, as a phrase, or an empty string if the name is explanation enough.
  public var reason: String { why.text }

  /// The misuse that the event records, or `nil` if it records none.
  public var misuse: Misuse? {
    self == .misuse ? subject.flatMap { Misuse(rawValue: $0.text) } : nil
  }

  /// Returns a Boolean value that indicates whether the event is of a kind.
  public static func == (event: Event, kind: EventKind) -> Bool { event.kind == kind.name }

  /// Returns a Boolean value that indicates whether two events have the same kind and variable
  /// part, so that only their fields may differ.
  public func matches(kindAndSubject other: Event) -> Bool {
    kind == other.kind && subject == other.subject
  }

  /// The value of a field, or `nil` if the event has no field with that name.
  public subscript(name: String) -> FieldValue? {
    fields.first { $0.name == name }?.value
  }
}

extension Event: Hashable {
  /// Returns a Boolean value that indicates whether two events have the same text.
  public static func == (one: Event, other: Event) -> Bool {
    one.fields == other.fields && one.name == other.name && one.why == other.why
  }

  /// Feeds the name and the fields to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(fields)
  }
}

extension Event.Field {
  /// Creates a field of a number, rounded to the precision of a trace.
  public static func number(_ name: String, _ value: Double) -> Event.Field {
    Event.Field(name, value.isFinite ? .number(Numerals.rounded(value)) : .word("none"))
  }

  /// Creates a field of several numbers, rounded to the precision of a trace.
  public static func numbers(_ name: String, _ values: [Double]) -> Event.Field {
    guard values.count > 1, values.allSatisfy({ $0.isFinite }) else {
      return values.first.map { number(name, $0) } ?? word(name, "none")
    }
    return Event.Field(name, .numbers(values.map { Numerals.rounded($0) }))
  }

  /// Creates a field of a point, rounded to the precision of a trace.
  public static func point(_ name: String, _ value: Point) -> Event.Field {
    pair(name, value.x, value.y)
  }

  /// Creates a field of a vector, rounded to the precision of a trace.
  public static func vector(_ name: String, _ value: Vector) -> Event.Field {
    pair(name, value.dx, value.dy)
  }

  /// Creates a field of two numbers, rounded to the precision of a trace.
  private static func pair(_ name: String, _ one: Double, _ other: Double) -> Event.Field {
    guard one.isFinite, other.isFinite else { return number(name, one) }
    return Event.Field(name, Numerals.rounded(one), Numerals.rounded(other))
  }

  /// Creates a field of a word; whitespace becomes `-`, because a field value is one word.
  ///
  /// A word that parses as a number is stored as a number, so that the text parses back to the same
  /// value.
  public static func word(_ name: String, _ value: String) -> Event.Field {
    // A fast path: visible ASCII contains no whitespace, and checking each character takes time.
    var text = value
    let isPlain = text.withUTF8 { bytes in bytes.allSatisfy { $0 > 0x20 && $0 < 0x7F } }
    let word = isPlain ? value : String(value.map { $0.isWhitespace ? "-" : $0 })
    guard !word.isEmpty else { return Event.Field(name, .word("none")) }
    guard Event.FieldValue.mayBeNumbers(word.utf8) else { return Event.Field(name, .word(word)) }
    return Event.Field(name, Event.FieldValue(word[...]) ?? .word(word))
  }

  /// Creates a field of a Boolean value, as `yes` or `no`.
  public static func flag(_ name: String, _ value: Bool) -> Event.Field {
    Event.Field(name, .word(value ? "yes" : "no"))
  }
}
