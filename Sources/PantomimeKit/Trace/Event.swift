/// A fact that the simulation records: an occurrence, with its numbers and its reason.
///
/// The kind of an event determines its name and its fields. An event stores values, and builds its
/// text on demand. The text is `name key=value … -- reason`, which `Trace` can parse; the canonical
/// text in golden files is the same except that it lacks the reason.
public struct Event: Sendable {
  /// The kind; an event from parsed text has a kind of its own, with the event's name.
  public let kind: EventKind
  private let detail: Detail
  private let facts: Facts
  /// The reason, or an empty reason if the name is explanation enough.
  package private(set) var why: Reason

  /// The variable part of the name or, for a finger event, whose name has none, the finger's
  /// location.
  ///
  /// Both share storage, because a trace has many events, most of which are about fingers.
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
  package var subject: FieldValue? {
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
    if case .place(let x, let y) = detail { return [.point(.place, Point2D(x: x, y: y))] }
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

    /// The stored form of a value: two numbers, which most touch events have, are stored without an
    /// array.
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
    package init(_ name: String, _ value: FieldValue) {
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
    /// A word, including `yes` and `no`, or a text, which a trace quotes if it has whitespace.
    case word(String)
  }

  /// Creates an event, with the variable part of its kind's name.
  package init(
    _ kind: EventKind, _ subject: FieldValue? = nil, _ fields: consuming [Field] = [],
    reason: consuming Reason = .unsaid
  ) {
    self.kind = kind
    detail = Detail(subject)
    facts = .list(fields)
    why = reason
  }

  /// Creates an event about the first finger, at the given location.
  init(_ kind: EventKind, at place: Point2D) {
    self.kind = kind
    detail = .place(place.x, place.y)
    facts = .list([])
    why = .unsaid
  }

  /// Creates an event for a report of a pan.
  init(_ kind: EventKind, _ state: RecognizerState, _ pan: PanFacts, reason: consuming Reason) {
    self.kind = kind
    detail = .word(state.rawValue)
    facts = .pan(pan)
    why = reason
  }

  /// Creates an event from parsed text.
  package init(named name: String, _ fields: [Field] = [], reason: Reason = .unsaid) {
    kind = EventKind(name, summary: "")
    detail = .none
    facts = .list(fields)
    why = reason
  }

  /// The name with its variable part (`pan began`, `completed end`).
  public var name: String {
    guard let subject else { return kind.name }
    return kind.name.split(separator: " ").map { word in
      EventKind.isVariable(word) ? subject.text : String(word)
    }.joined(separator: " ")
  }

  /// The reason, as a phrase, or an empty string if the name is explanation enough.
  public var reason: String { why.text }

  /// The misuse that the event records, or `nil` if it records none.
  public var misuse: Misuse? {
    kind == .misuse ? subject.flatMap { Misuse(rawValue: $0.text) } : nil
  }

  /// Returns a Boolean value that indicates whether two events have the same kind and variable
  /// part, so that only their fields may differ.
  package func matches(kindAndSubject other: Event) -> Bool {
    kind == other.kind && subject == other.subject
  }

  /// Returns the event with another reason.
  package func explained(by reason: Reason) -> Event {
    var event = self
    event.why = reason
    return event
  }

  /// The value of a field, or `nil` if the event has no field with that name.
  public subscript(name: String) -> FieldValue? {
    fields.first { $0.name == name }?.value
  }

  /// A hash of the kind and of the word in its name, the same on every machine, that doesn't create
  /// the name.
  package var nameHash: UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in kind.name.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    guard let subject else { return hash }
    for byte in subject.text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    return hash
  }
}

extension Event: Hashable {
  /// Returns a Boolean value that indicates whether two events have the same name, the same fields in
  /// any order, and the same reason.
  public static func == (one: Event, other: Event) -> Bool {
    hasSameFields(one.fields, other.fields) && one.name == other.name && one.why == other.why
  }

  private static func hasSameFields(_ one: [Field], _ other: [Field]) -> Bool {
    if one == other { return true }
    guard one.count == other.count else { return false }
    func sorted(_ fields: [Field]) -> [Field] {
      fields.sorted { ($0.name, $0.value.text) < ($1.name, $1.value.text) }
    }
    return sorted(one) == sorted(other)
  }

  /// Feeds the name and the fields to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    // The sum doesn't depend on the order of the fields.
    var sum = 0
    for field in fields {
      var own = Hasher()
      own.combine(field)
      sum &+= own.finalize()
    }
    hasher.combine(sum)
  }
}

extension Event.Field {
  /// Creates a field with a number, rounded to the precision of a trace.
  public static func number(_ name: String, _ value: Double) -> Event.Field {
    Event.Field(name, value.isFinite ? .number(Numerals.rounded(value)) : .word("none"))
  }

  /// Creates a field with several numbers, rounded to the precision of a trace.
  package static func numbers(_ name: String, _ values: [Double]) -> Event.Field {
    guard values.count > 1, values.allSatisfy({ $0.isFinite }) else {
      return values.first.map { number(name, $0) } ?? word(name, "none")
    }
    return Event.Field(name, .numbers(values.map { Numerals.rounded($0) }))
  }

  /// Creates a field with a point, rounded to the precision of a trace.
  package static func point(_ name: String, _ value: Point2D) -> Event.Field {
    pair(name, value.x, value.y)
  }

  /// Creates a field with a vector, rounded to the precision of a trace.
  package static func vector(_ name: String, _ value: Vector) -> Event.Field {
    pair(name, value.dx, value.dy)
  }

  /// Creates a field with two numbers, rounded to the precision of a trace.
  private static func pair(_ name: String, _ one: Double, _ other: Double) -> Event.Field {
    guard one.isFinite, other.isFinite else { return number(name, one) }
    return Event.Field(name, Numerals.rounded(one), Numerals.rounded(other))
  }

  /// Creates a field with a word; whitespace becomes `-`, because the value of a field is one word.
  ///
  /// A word that can be parsed as a number is stored as a number, so that parsing the text yields
  /// the same value.
  public static func word(_ name: String, _ value: String) -> Event.Field {
    // Visible ASCII contains no whitespace; this check is faster than checking each character.
    var text = value
    let isPlain = text.withUTF8 { bytes in bytes.allSatisfy { $0 > 0x20 && $0 < 0x7F } }
    let word = isPlain ? value : String(value.map { $0.isWhitespace ? "-" : $0 })
    guard !word.isEmpty else { return Event.Field(name, .word("none")) }
    guard Event.FieldValue.mayBeNumbers(word.utf8) else { return Event.Field(name, .word(word)) }
    return Event.Field(name, Event.FieldValue(word[...]) ?? .word(word))
  }

  /// Creates a field with a Boolean value, written as `yes` or `no`.
  public static func flag(_ name: String, _ value: Bool) -> Event.Field {
    Event.Field(name, .word(value ? "yes" : "no"))
  }
}

// The fields that answers read; the same declaration is used for writing a field and for reading
// it.

extension FieldSchema {
  /// The animator's name.
  package static let animator = FieldSchema("animator")
  /// The recognizer's name.
  package static let gesture = FieldSchema("gesture")
  /// The transition's name.
  package static let transition = FieldSchema("transition")
  /// The name of the view that the event concerns.
  package static let view = FieldSchema("view")
  /// The name of the view that is tapped, or that a recognizer is on.
  package static let on = FieldSchema("on")
  /// The name of the cause: a recognizer, a view, or the quantity that decides.
  package static let by = FieldSchema("by")
  /// The name of the scroll view or axis that wins an arbitration, or `none`.
  static let winner = FieldSchema("winner")
  /// The name of the rule that decides.
  package static let rule = FieldSchema("rule")
  /// The reason why something has no effect, as one word: `locked`, `active`, `covered`.
  package static let cause = FieldSchema("cause")
  /// The curve of a run.
  static let curve = FieldSchema("curve")
  /// The direction of a swipe.
  static let direction = FieldSchema("direction")
  /// Whether a gesture holds a transition.
  static let interactive = FieldSchema("interactive")
  /// The scene's faults that are switched on, separated by commas, or `none`.
  static let faults = FieldSchema("faults")
  /// The end at which a driven run completes: `home` or `out`.
  static let runEnd = FieldSchema("place")

  /// The fraction that an animator reads.
  static let fraction = FieldSchema("fraction", .number(.fraction))
  /// The progress of the pose that is shown.
  static let progress = FieldSchema("progress", .number(.fraction))
  /// The percentage of a transition, from 0 to 1.
  static let percent = FieldSchema("percent", .number(.fraction))
  /// The time left, in seconds.
  static let remaining = FieldSchema("remaining", .number(.seconds))
  /// The delay of a start, in seconds.
  static let delay = FieldSchema("delay", .number(.seconds))
  /// The duration of a scroll without a finger, in seconds.
  static let over = FieldSchema("over", .number(.seconds))
  /// The value of the chosen anchor, in points.
  static let anchor = FieldSchema("place", .number(.points))
  /// The finger's number, from 1.
  static let id = FieldSchema("id", .number(.count))

  /// The finger's location on the screen.
  static let place = FieldSchema("place", .numbers(.points))
  /// The location of a gesture, in its view.
  static let location = FieldSchema("location", .numbers(.points))
  /// The translation of a pan since it began.
  static let translation = FieldSchema("translation", .numbers(.points))
  /// The velocity of a pan or a scroll view.
  static let velocity = FieldSchema("velocity", .numbers(.pointsPerSecond))
}

extension Event {
  /// The name of the animator, or `nil` if the event has none.
  public var animator: String? { text(.animator) }
  /// The name of the recognizer, or `nil` if the event has none.
  public var gesture: String? { text(.gesture) }
  /// The name of the transition, or `nil` if the event has none.
  public var transition: String? { text(.transition) }
  /// The name of the view that the event concerns, or `nil` if the event has none.
  public var view: String? { text(.view) }
  /// The name of the view that is tapped, or `nil` if the event has none.
  public var on: String? { text(.on) }
  /// The name of the cause: a recognizer, a view, or the quantity that decides; `nil` if the event
  /// has none.
  public var by: String? { text(.by) }
  /// The name of the scroll view or axis that wins an arbitration, or `nil` if the event has none.
  public var winner: String? { text(.winner) }
  /// The name of the rule that decides, or `nil` if the event has none.
  public var rule: String? { text(.rule) }
  /// The direction of a swipe, or `nil` if the event has none.
  public var direction: String? { text(.direction) }
  /// A Boolean value that indicates whether a gesture holds a transition, or `nil` if the event has
  /// none.
  public var isInteractive: Bool? { text(.interactive).map { $0 != "no" } }
  /// The ids of the faults that are switched on; empty for none.
  public var faults: [String] {
    (text(.faults) ?? "none").split(separator: ",").map(String.init).filter { $0 != "none" }
  }
  /// The end at which a driven run completes, `home` or `out`, or `nil` if the event has none.
  package var runEnd: String? { text(.runEnd) }

  /// The progress of the pose that is shown, or `nil` if the event has none.
  public var progress: Double? { number(.progress) }
  /// The percentage of a transition, from 0 to 1, or `nil` if the event has none.
  public var percent: Double? { number(.percent) }
  /// The time left, in seconds, or `nil` if the event has none.
  public var remaining: Double? { number(.remaining) }
  /// The delay of a start, in seconds, or `nil` if the event has none.
  public var delay: Double? { number(.delay) }
  /// The duration of a scroll without a finger, in seconds, or `nil` if the event has none.
  public var over: Double? { number(.over) }
  /// The value of the chosen anchor, in points, or `nil` if the event has none.
  public var anchor: Double? { number(.anchor) }
  /// The finger's number, from 1, or `nil` if the event has none.
  public var id: Int? { number(.id).flatMap { Int(exactly: $0) } }

  /// The finger's location on the screen, in points, or `nil` if the event has none.
  public var place: Point2D? { pair(.place).map { Point2D(x: $0, y: $1) } }
  /// The translation of a pan since it began, in points, or `nil` if the event has none.
  public var translation: Vector? { pair(.translation).map { Vector(dx: $0, dy: $1) } }
  /// The velocity of a pan or a scroll view, in points per second, or `nil` if the event has none.
  public var velocity: Vector? { pair(.velocity).map { Vector(dx: $0, dy: $1) } }

  /// The fraction that an animator reads, or `nil` if the event has none.
  public var fraction: Double? { number(.fraction) }
  /// The reason why something has no effect, as one word, or `nil` if the event has none.
  public var cause: String? { text(.cause) }

  /// The initial velocity of a spring, in remaining distances per second.
  package var initialVelocity: Double? { number(.velocity) }
  /// The curve of a run, as written in the language, or `nil` if it has none.
  package var curve: String? { text(.curve) }

  private func text(_ field: FieldSchema) -> String? { self[field.name]?.text }

  private func number(_ field: FieldSchema) -> Double? {
    if case .number(let number)? = self[field.name] { number } else { nil }
  }

  private func pair(_ field: FieldSchema) -> (Double, Double)? {
    guard case .numbers(let numbers)? = self[field.name], numbers.count == 2 else { return nil }
    return (numbers[0], numbers[1])
  }
}

extension Event.Field {
  /// Creates a field for the reason why something has no effect, as one word.
  public static func cause(_ word: String) -> Event.Field { .word(.cause, word) }

  static func word(_ field: FieldSchema, _ value: String) -> Event.Field {
    .word(field.name, value)
  }

  static func flag(_ field: FieldSchema, _ value: Bool) -> Event.Field { .flag(field.name, value) }

  static func number(_ field: FieldSchema, _ value: Double) -> Event.Field {
    .number(field.name, value)
  }

  static func point(_ field: FieldSchema, _ value: Point2D) -> Event.Field {
    .point(field.name, value)
  }

  static func vector(_ field: FieldSchema, _ value: Vector) -> Event.Field {
    .vector(field.name, value)
  }
}

extension Event {
  /// Returns whether the name begins with the words before the first field, and the event has each
  /// of the fields that follow, written `NAME=VALUE`, in any order; the reason is ignored.
  ///
  /// The text is built only if the name matches, because most events of a long trace have other
  /// names.
  package func matches(_ words: [Substring]) -> Bool {
    var wanted = words[...]
    var rest = kind.name.utf8[...]
    while !rest.isEmpty {
      guard let word = wanted.popFirst() else { return true }
      let end = rest.firstIndex(of: UInt8(ascii: " ")) ?? rest.endIndex
      let own = rest[..<end]
      rest = end < rest.endIndex ? rest[rest.index(after: end)...] : rest[end...]
      if let subject, EventKind.isVariable(Substring(own)) {
        let text = subject.text
        // A value with several words, or with no words, is inserted unchanged.
        guard !text.isEmpty, !text.utf8.contains(UInt8(ascii: " ")) else {
          return textMatches(words)
        }
        if text[...] != word { return false }
      } else if !own.elementsEqual(word.utf8) {
        return false
      }
    }
    return wanted.isEmpty || textMatches(words)
  }

  private func textMatches(_ words: [Substring]) -> Bool {
    let own = canonicalText.split { $0.isWhitespace }
    let name = words.prefix { !$0.utf8.contains(UInt8(ascii: "=")) }
    guard own.starts(with: name) else { return false }
    let fields = own[name.count...]
    return words[name.count...].allSatisfy { fields.contains($0) }
  }
}

/// The recorded facts about one report of a pan, in plain numbers.
///
/// Every movement of a finger produces such facts, and few of them are read, so the array of
/// fields, with rounded numbers, is built on demand.
final class PanFacts: Sendable {
  private let translation: Vector
  private let velocity: Vector
  private let location: Point2D?
  /// The recognizer's name.
  private let gesture: String?

  init(translation: Vector, velocity: Vector, location: Point2D?, gesture: String?) {
    self.translation = translation
    self.velocity = velocity
    self.location = location
    self.gesture = gesture
  }

  /// The fields, in writing order.
  var fields: [Event.Field] {
    var fields: [Event.Field] = [
      .vector(.translation, translation), .vector(.velocity, velocity),
    ]
    if let location { fields.append(.point(.location, location)) }
    if let gesture { fields.append(.word(.gesture, gesture)) }
    return fields
  }
}

extension Event: CustomStringConvertible {
  /// The event as a trace shows it: `completed end animator=open completions=1`.
  public var description: String { text }
}

// Embedded Swift has no `Codable`.
#if !hasFeature(Embedded)
extension Event.FieldValue: Codable {
  /// Encodes a number, an array of numbers, or a string.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .number(let number): try container.encode(number)
    case .numbers(let numbers): try container.encode(numbers)
    case .word(let word): try container.encode(word)
    }
  }

  /// Decodes a number, an array of numbers, or a string.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let numbers = try? container.decode([Double].self) {
      self = .numbers(numbers)
    } else {
      self = .word(try container.decode(String.self))
    }
  }
}

/// A key with any name.
private struct FieldName: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }
  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

/// The members of an entry as an object of JSON.
enum EntryKey: String, CodingKey {
  case version = "v"
  case time = "t"
  case event, fields, why
}

extension Event: Codable {
  /// Encodes the name, the fields, and the reason.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: EntryKey.self)
    try container.encode(name, forKey: .event)
    if !fields.isEmpty {
      var values = container.nestedContainer(keyedBy: FieldName.self, forKey: .fields)
      for field in fields {
        try values.encode(field.value, forKey: FieldName(stringValue: field.name))
      }
    }
    if !reason.isEmpty { try container.encode(reason, forKey: .why) }
  }

  /// Decodes the name, the fields, and the reason.
  ///
  /// Because JSON objects are unordered, the decoded fields are in the order in which the event's
  /// kind declares them, if it is a kind that every scene has; any other fields follow, sorted by
  /// name. The decoded event equals the encoded one, whatever the order of its fields.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: EntryKey.self)
    let name = try container.decode(String.self, forKey: .event)
    var fields: [Field] = []
    if container.contains(.fields) {
      let values = try container.nestedContainer(keyedBy: FieldName.self, forKey: .fields)
      fields = try values.allKeys.map {
        Field($0.stringValue, try values.decode(FieldValue.self, forKey: $0))
      }
    }
    let order = Event.order(of: name)
    fields.sort {
      (order[$0.name] ?? order.count, $0.name) < (order[$1.name] ?? order.count, $1.name)
    }
    let why = try container.decodeIfPresent(String.self, forKey: .why)
    self.init(named: name, fields, reason: why.map { Reason($0) } ?? .unsaid)
  }

  /// Returns the index of each field that the kind of the event with the given name declares.
  private static func order(of name: String) -> [String: Int] {
    let words = name.split(separator: " ")
    let kinds = EventGroup.core.flatMap { $0.kinds } + Connections.events
    // In the name of a kind, a word in capitals stands for a part that varies.
    let kind =
      kinds.first { $0.name == name }
      ?? kinds.first { kind in
        kind.name.split(separator: " ").elementsEqual(words) { one, other in
          one == other || EventKind.isVariable(one)
        }
      }
    var order: [String: Int] = [:]
    for (index, field) in (kind?.fields ?? []).enumerated() { order[field.name] = index }
    return order
  }
}
#endif
