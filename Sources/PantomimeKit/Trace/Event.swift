/// A fact that the simulation records: what happened, with which numbers, and why.
///
/// Its kind says what it is called and what goes with it; what is recorded are values, and the text
/// is made when somebody reads it. The text is `name key=value … -- reason`; it parses back
/// (`Trace`), and the canonical text of golden files is the same without the reason.
public struct Event: Sendable {
  /// The name of its kind, with a word in capitals where something differs.
  let kind: String
  private let detail: Detail
  /// How it is to be heard.
  public let tone: EventKind.Tone
  /// What answers take it for, or `nil` for an event that only listings show.
  package let theme: EventKind.Theme?
  private let facts: Facts
  /// Why it happened; empty where the name says it all.
  public let why: Reason

  /// What differs in the name; or of a finger, whose events have nothing that does, where it is.
  ///
  /// One room for both, since a trace has many events, and most are of fingers.
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

  /// What differs in the name.
  var subject: FieldValue? {
    switch detail {
    case .number(let number): .number(number)
    case .numbers(let numbers): .numbers(numbers)
    case .word(let word): .word(word)
    case .none, .place: nil
    }
  }

  /// The facts besides a place.
  private enum Facts: Sendable {
    case list([Field])
    /// Those of a pan, which are made a list when they are read.
    case pan(PanFacts)
  }

  /// The facts that go with it, in the order in which they are written.
  public var fields: [Field] {
    if case .place(let x, let y) = detail { return [.point(.place, Point(x: x, y: y))] }
    switch facts {
    case .list(let fields): return fields
    case .pan(let facts): return facts.fields
    }
  }

  /// One named fact of an event.
  public struct Field: Sendable, Hashable {
    /// The fact's name, one word.
    public let name: String
    private let content: Content

    /// A value as it is kept: two numbers, of which most events of touches have some, need no list.
    private enum Content: Hashable {
      case number(Double)
      case pair(Double, Double)
      case numbers([Double])
      case word(String)
    }

    /// Its value.
    public var value: FieldValue {
      switch content {
      case .number(let number): .number(number)
      case .pair(let one, let other): .numbers([one, other])
      case .numbers(let numbers): .numbers(numbers)
      case .word(let word): .word(word)
      }
    }

    /// Names a value.
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

    /// Names two numbers that are rounded already.
    fileprivate init(_ name: String, _ one: Double, _ other: Double) {
      self.name = name
      content = .pair(one, other)
    }
  }

  /// What a field can hold.
  public enum FieldValue: Sendable, Hashable {
    /// A number, kept to six decimals.
    case number(Double)
    /// Two or more numbers, kept to six decimals: a point, a pair, a frame.
    case numbers([Double])
    /// A word without white space; `yes` and `no` are words.
    case word(String)
  }

  /// Records a fact, with what differs in the name of its kind.
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

  /// Records that a finger, the first one, is somewhere.
  init(_ kind: EventKind, at place: Point) {
    self.kind = kind.name
    detail = .place(place.x, place.y)
    tone = kind.tone
    theme = kind.theme
    facts = .list([])
    why = .unsaid
  }

  /// Records what a pan reports.
  init(_ kind: EventKind, _ state: GestureState, _ pan: PanFacts, reason: consuming Reason) {
    self.kind = kind.name
    detail = .word(state.rawValue)
    tone = kind.tone
    theme = kind.theme
    facts = .pan(pan)
    why = reason
  }

  /// Names a fact by its text, as a reader of traces does: it is of no kind that anybody can ask for.
  public init(named name: String, _ fields: [Field] = [], reason: Reason = .unsaid) {
    kind = name
    detail = .none
    tone = .plain
    theme = nil
    facts = .list(fields)
    why = reason
  }

  /// What happened, in words (`pan began`, `completed end`).
  public var name: String {
    guard let subject else { return kind }
    return kind.split(separator: " ").map { word in
      EventKind.isVariable(word) ? subject.text : String(word)
    }.joined(separator: " ")
  }

  /// Why it happened, as a phrase; empty where the name says it all.
  public var reason: String { why.text }

  /// The misuse that it tells of; `nil` for any other event.
  public var misuse: Misuse? {
    isOf(.misuse) ? subject.flatMap { Misuse(rawValue: $0.text) } : nil
  }

  /// Whether it is of a kind.
  public func isOf(_ kind: EventKind) -> Bool { self.kind == kind.name }

  /// Whether both are of one kind, and the same is told of the same: only their facts may differ.
  public func isLike(_ other: Event) -> Bool { kind == other.kind && subject == other.subject }

  /// The value of a field, if the event has one of that name.
  public subscript(name: String) -> FieldValue? {
    fields.first { $0.name == name }?.value
  }
}

extension Event: Hashable {
  /// Whether two events read the same.
  public static func == (one: Event, other: Event) -> Bool {
    one.fields == other.fields && one.name == other.name && one.why == other.why
  }

  /// Feeds the name and the facts to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(fields)
  }
}

extension Event.Field {
  /// A number, rounded to what a trace keeps.
  public static func number(_ name: String, _ value: Double) -> Event.Field {
    Event.Field(name, value.isFinite ? .number(Numerals.rounded(value)) : .word("none"))
  }

  /// Several numbers, rounded to what a trace keeps.
  public static func numbers(_ name: String, _ values: [Double]) -> Event.Field {
    guard values.count > 1, values.allSatisfy({ $0.isFinite }) else {
      return values.first.map { number(name, $0) } ?? word(name, "none")
    }
    return Event.Field(name, .numbers(values.map { Numerals.rounded($0) }))
  }

  /// A point, rounded to what a trace keeps.
  public static func point(_ name: String, _ value: Point) -> Event.Field {
    pair(name, value.x, value.y)
  }

  /// A vector, rounded to what a trace keeps.
  public static func vector(_ name: String, _ value: Vector) -> Event.Field {
    pair(name, value.dx, value.dy)
  }

  /// Two numbers, rounded to what a trace keeps.
  private static func pair(_ name: String, _ one: Double, _ other: Double) -> Event.Field {
    guard one.isFinite, other.isFinite else { return number(name, one) }
    return Event.Field(name, Numerals.rounded(one), Numerals.rounded(other))
  }

  /// A word; white space in it becomes `-`, since a field is one word.
  ///
  /// A word that reads as a number is kept as that number, so that the text parses back.
  public static func word(_ name: String, _ value: String) -> Event.Field {
    // Visible ASCII has no white space; to ask each character takes its time.
    var text = value
    let isPlain = text.withUTF8 { bytes in bytes.allSatisfy { $0 > 0x20 && $0 < 0x7F } }
    let word = isPlain ? value : String(value.map { $0.isWhitespace ? "-" : $0 })
    guard !word.isEmpty else { return Event.Field(name, .word("none")) }
    guard Event.FieldValue.mayBeNumbers(word.utf8) else { return Event.Field(name, .word(word)) }
    return Event.Field(name, Event.FieldValue(word[...]) ?? .word(word))
  }

  /// A truth value, as `yes` or `no`.
  public static func flag(_ name: String, _ value: Bool) -> Event.Field {
    Event.Field(name, .word(value ? "yes" : "no"))
  }
}
