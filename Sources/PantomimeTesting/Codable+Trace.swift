public import PantomimeKit
import PantomimeReporting
import PantomimeScripting

// Events and traces as JSON: the objects of `pantomime trace --format jsonl`.

extension Instant: Codable {
  /// Encodes the seconds since the scene started.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(seconds)
  }

  /// Decodes the seconds since the scene started.
  public init(from decoder: any Decoder) throws {
    let seconds = try decoder.singleValueContainer().decode(Double.self)
    guard (0...1e9).contains(seconds) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "an instant is 0 to 1e9 seconds"))
    }
    self.init(seconds: seconds)
  }
}

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
  /// Encodes the name, the fields and the reason.
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

  /// Decodes the name, the fields and the reason.
  ///
  /// JSON objects are unordered: fields are in the order in which the kinds of every scene declare
  /// them, followed by any others, sorted by name.
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

  /// Returns the indices of the fields that the kind with a name declares.
  private static func order(of name: String) -> [String: Int] {
    let words = name.split(separator: " ")
    let kind = EventGroup.core.flatMap(\.kinds).first { kind in
      // A word in capitals represents the variable part.
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
  /// Encodes the object of a line: the version of traces, the time, and the event.
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
  /// Encodes the entries that the trace has kept, as an array of line objects.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for entry in entries { try container.encode(entry) }
  }

  /// Decodes an array of line objects.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    self.init()
    while !container.isAtEnd {
      let entry = try container.decode(Entry.self)
      append(entry.event, at: entry.time)
    }
  }
}

extension Decision: Codable {
  private enum Key: String, CodingKey {
    case outcome, index, anchor, by, margin, unit, reason
  }

  /// Encodes the anchor, the margin, and the reason; an infinite margin is omitted.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(outcome.rawValue, forKey: .outcome)
    try container.encode(index, forKey: .index)
    try container.encode(anchor, forKey: .anchor)
    try container.encode(by.rawValue, forKey: .by)
    if margin.isFinite { try container.encode(margin, forKey: .margin) }
    try container.encode(unit.rawValue, forKey: .unit)
    try container.encode(reason, forKey: .reason)
  }

  /// Decodes the anchor, the margin, and the reason.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    func choice<Choice: RawRepresentable<String>>(_ key: Key) throws -> Choice {
      let word = try container.decode(String.self, forKey: key)
      guard let choice = Choice(rawValue: word) else {
        throw DecodingError.dataCorruptedError(
          forKey: key, in: container, debugDescription: "unknown \(key.rawValue) '\(word)'")
      }
      return choice
    }
    let index = try container.decode(Int.self, forKey: .index)
    let anchor = try container.decode(Double.self, forKey: .anchor)
    guard (0...10_000).contains(index), anchor.magnitude <= 1e15 else {
      throw DecodingError.dataCorruptedError(
        forKey: .index, in: container, debugDescription: "no anchor is at that position")
    }
    // A release with as many anchors as the index requires.
    let anchors = (0...index).map { anchor - Double(index - $0) }
    self.init(
      index, LiftOff(position: anchor, velocity: 0, anchors: anchors), by: try choice(.by),
      margin: try container.decodeIfPresent(Double.self, forKey: .margin) ?? .infinity,
      try choice(.unit), Reason(try container.decode(String.self, forKey: .reason)))
  }
}
