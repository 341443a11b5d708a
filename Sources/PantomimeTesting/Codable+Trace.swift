public import PantomimeKit
import PantomimeReporting
import PantomimeScripting

// The encoding of events and traces as JSON, in the same form as the objects that `pantomime trace
// --format jsonl` prints.

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

private enum EntryKey: String, CodingKey {
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
  /// name.
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
    let kind = EventGroup.core.flatMap(\.kinds).first { kind in
      // In the name of a kind, a word in capitals stands for a part that varies.
      kind.name.split(separator: " ").elementsEqual(words) { one, other in
        one == other || one.allSatisfy(\.isUppercase)
      }
    }
    var order: [String: Int] = [:]
    for (index, field) in (kind?.fields ?? []).enumerated() { order[field.name] = index }
    return order
  }
}

extension Trace.Entry: Codable {
  /// Encodes the entry as the object of a line: the version of the trace format, the time, and the
  /// event.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: EntryKey.self)
    try container.encode(Trace.version, forKey: .version)
    try container.encode(time, forKey: .time)
    try event.encode(to: encoder)
  }

  /// Decodes the object of a line.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: EntryKey.self)
    let version = try container.decode(Int.self, forKey: .version)
    guard version == Trace.version else {
      throw DecodingError.dataCorruptedError(
        forKey: EntryKey.version, in: container,
        debugDescription: "a line of traces \(version), not \(Trace.version)")
    }
    self.init(
      time: try container.decode(Instant.self, forKey: .time), event: try Event(from: decoder))
  }
}

extension Trace: Codable {
  /// Encodes the entries that the trace has kept as an array of such objects.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for entry in entries { try container.encode(entry) }
  }

  /// Decodes an array of such objects.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    self.init()
    while !container.isAtEnd {
      let entry = try container.decode(Entry.self)
      append(entry.event, at: entry.time)
    }
  }
}
