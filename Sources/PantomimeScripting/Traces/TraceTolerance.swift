import PantomimeKit
import PantomimeReporting
import PantomimeScenes

/// The tolerance for comparing two traces: the fields to ignore, and the limits for numbers.
package struct TraceTolerance: Sendable {
  /// The fields to ignore; `reason` and `time` are fields of every event, and `shown` stands for
  /// the digests.
  package var ignored: Set<String> = []
  /// The limits for numbers, by unit; a number whose unit is unknown is treated as a fraction.
  private var limits: [PathValue.Unit: Double] = [:]

  /// The catalog, whose scenes declare the events that they record.
  let catalog: Catalog

  package init(_ catalog: Catalog = .standard) { self.catalog = catalog }

  /// The fields that every event has in addition to those that its kind declares.
  package static let (reason, time) = ("reason", "time")

  /// The units in which a limit may be written.
  private static let units: [(name: String, unit: PathValue.Unit, factor: Double)] = [
    ("pt", .points, 1), ("pt/s", .pointsPerSecond, 1), ("deg", .degrees, 1), ("s", .seconds, 1),
    ("ms", .seconds, 0.001), ("%", .fraction, 0.01), ("", .fraction, 1),
  ]

  /// Whether digests are compared; they are only if numbers and instants must be equal, because
  /// digests depend on both.
  package var comparesShown: Bool {
    limits.isEmpty && !ignored.contains(TraceTolerance.time)
      && !ignored.contains(ShownDigests.Line.word)
  }

  /// Parses a limit such as `0.01pt`, `1ms` or `0.001`, or returns `false` if the text isn't a
  /// valid limit.
  package mutating func allow(_ text: String) -> Bool {
    guard let numeral = Numeral(text), numeral.value.isFinite, numeral.value >= 0,
      let known = TraceTolerance.units.first(where: { $0.name == numeral.unit })
    else { return false }
    limits[known.unit] = numeral.value * known.factor
    return true
  }

  /// Returns the limit for numbers in a unit, or `nil` if none is given.
  func limit(_ unit: PathValue.Unit) -> Double? { limits[unit] }

  /// The valid forms of a limit.
  package static let limitHint =
    "write a number with a unit: 0.01pt, 5pt/s, 1deg, 1ms, 1%, or 0.001 for values "
    + "without a unit"

  /// Returns whether two values of a field are equal within the tolerance.
  func isClose(_ one: Event.FieldValue, _ other: Event.FieldValue, _ unit: PathValue.Unit) -> Bool {
    if one == other { return true }
    guard let limit = limits[unit], let (left, right) = TraceTolerance.numbers(one, other) else {
      return false
    }
    return zip(left, right).allSatisfy { $0.isWithin(limit, of: $1) }
  }

  /// Returns whether two reasons are equal except for numbers that are equal within the tolerance,
  /// each of which the word after it gives its unit.
  func isClose(reason one: String, _ other: String) -> Bool {
    if one == other { return true }
    guard !limits.isEmpty else { return false }
    let (left, right) = (TraceTolerance.parts(of: one), TraceTolerance.parts(of: other))
    guard left.count == right.count else { return false }
    for (index, (one, other)) in zip(left, right).enumerated() where one != other {
      guard let first = Numerals.number(one), let second = Numerals.number(other) else {
        return false
      }
      let after = index + 1 < left.count ? left[index + 1] : ""
      let unit = after.split { $0 == " " || $0 == "," || $0 == ";" || $0 == ")" || $0 == "." }.first
      let known = after.hasPrefix(",") ? nil : TraceTolerance.units.first { $0.name == unit ?? "" }
      guard let limit = limits[known?.unit ?? .fraction],
        (first * (known?.factor ?? 1)).isWithin(limit, of: second * (known?.factor ?? 1))
      else { return false }
    }
    return true
  }

  /// Returns the numbers in a text, and the texts between them, alternately, beginning with a text.
  private static func parts(of text: String) -> [String] {
    var parts: [[UInt8]] = [[]]
    let bytes = Array(text.utf8)
    func isDigit(_ index: Int) -> Bool {
      bytes.indices.contains(index)
        && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[index])
    }
    for index in bytes.indices {
      let isPoint = bytes[index] == UInt8(ascii: ".") && isDigit(index - 1) && isDigit(index + 1)
      let isSign = bytes[index] == UInt8(ascii: "-") && isDigit(index + 1)
      let isNumber = isDigit(index) || isPoint || isSign
      if isNumber != (parts.count % 2 == 0) { parts.append([]) }
      parts[parts.count - 1].append(bytes[index])
    }
    return parts.map { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns the unit that an event names for its margin, or `nil` if it names none.
  func unit(ofMarginIn line: TraceLine) -> PathValue.Unit? {
    guard let text = line.fields.first(where: { $0.name == "unit" })?.value.text else { return nil }
    return TraceTolerance.units.first { $0.name == text && $0.factor == 1 }?.unit
  }

  /// Returns whether two instants are equal within the tolerance.
  func isClose(_ one: Instant, _ other: Instant) -> Bool {
    one == other || limits[.seconds].map { one.seconds.isWithin($0, of: other.seconds) } ?? false
  }

  private static func numbers(
    _ one: Event.FieldValue, _ other: Event.FieldValue
  ) -> ([Double], [Double])? {
    switch (one, other) {
    case (.number(let left), .number(let right)): ([left], [right])
    case (.numbers(let left), .numbers(let right)):
      left.count == right.count ? (left, right) : nil
    case (.number, _), (.numbers, _), (.word, _): nil
    }
  }
}

/// The units of the fields of events.
struct FieldUnits {
  /// The kinds of events, by the first word of their names; kinds whose first word is variable are
  /// under the empty string.
  private let kinds: [Substring: [EventKind]]
  /// The units that have been determined so far.
  private var known: [String: [String: PathValue.Unit]] = [:]

  init(_ catalog: Catalog) {
    let groups = EventGroup.core + catalog.scenes.map { EventGroup($0.name, $0.events) }
    kinds = Dictionary(grouping: groups.flatMap { $0.kinds }) { kind in
      let first = kind.name.prefix { $0 != " " }
      return first.allSatisfy { $0.isUppercase } ? "" : first
    }
  }

  /// The names of all declared fields, sorted.
  var names: [String] {
    Set(kinds.values.joined().flatMap { kind in kind.fields.map { $0.name } }).sorted()
  }

  /// Returns the unit of a field of an event; if it's unknown, returns the unit of fractions.
  mutating func unit(of field: String, in event: String) -> PathValue.Unit {
    if let units = known[event] { return units[field] ?? FieldUnits.unit(ofPath: field) }
    var units: [String: PathValue.Unit] = [:]
    let words = event.split(separator: " ")
    for kind in (kinds[words.first ?? ""] ?? []) + (kinds[""] ?? [])
    where FieldUnits.isOf(words, kind) {
      for field in kind.fields where units[field.name] == nil {
        switch field.content {
        case .number(let unit), .numbers(let unit): units[field.name] = unit
        case .word: break
        }
      }
    }
    known[event] = units
    return units[field] ?? FieldUnits.unit(ofPath: field)
  }

  private static func isOf(_ words: [Substring], _ kind: EventKind) -> Bool {
    let pattern = kind.name.split(separator: " ")
    return words.count == pattern.count
      && zip(words, pattern).allSatisfy { word, pattern in
        word == pattern || pattern.allSatisfy { $0.isUppercase }
      }
  }

  /// Returns the unit of the value at a path, which the last name in the path that has a unit
  /// determines.
  private static func unit(ofPath path: String) -> PathValue.Unit {
    for name in path.split(separator: ".").reversed() {
      switch name {
      // The name of a component has no unit of its own; the name before it determines the unit.
      case "x", "y", "width", "height", "red", "green", "blue", "model": continue
      case "time", "remaining", "duration", "delay": return .seconds
      case "velocity", "speed", "vx", "vy": return .pointsPerSecond
      case "translation", "offset", "location", "raw": return .points
      default:
        if let known = PropertySetting.known.first(where: { $0.name == name }) {
          return known.unit
        }
      }
    }
    let last = path.split(separator: ".").last
    return PropertySetting.known.first { $0.name == last ?? "" }?.unit ?? .fraction
  }
}
