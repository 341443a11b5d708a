import PantomimeKit
import PantomimeReporting

/// The first place in which two traces are not the same.
package struct TraceDifference: Sendable {
  /// Which of the lines that say something, counted from 0.
  package let index: Int
  /// What each says there; `nil` where it is over.
  package let one: TraceLine?
  package let other: TraceLine?
  /// In which facts they differ, where both tell of the same; empty where they do not.
  package let facts: [Fact]

  /// A fact that differs; empty on the side that does not tell it.
  package struct Fact: Sendable, Hashable {
    package let name: String
    package let one: String
    package let other: String

    package init(_ name: String, _ one: String, _ other: String) {
      (self.name, self.one, self.other) = (name, one, other)
    }
  }

  /// Compares two traces line by line; `nil` if they are the same as far as anybody asks.
  ///
  /// - Throws: what is wrong with one of them, and whether it is the other one.
  package static func first(
    _ one: WrittenTrace, _ other: WrittenTrace, _ tolerance: TraceTolerance = TraceTolerance()
  ) throws(SideError) -> TraceDifference? {
    var units = FieldUnits(tolerance.catalogue)
    let counts = [one, other].map { tolerance.comparesShown ? $0.count : $0.eventCount }
    for index in 0..<max(counts[0], counts[1]) {
      guard index < counts[0], index < counts[1] else {
        return TraceDifference(
          index: index, one: index < counts[0] ? try read(one, index, isOther: false) : nil,
          other: index < counts[1] ? try read(other, index, isOther: true) : nil, facts: [])
      }
      if one.isSame(index, as: other) { continue }
      let left = try read(one, index, isOther: false)
      let right = try read(other, index, isOther: true)
      let facts = facts(
        left, right, tolerance, comparesReasons: one.hasReasons && other.hasReasons, &units)
      let isOther = left.name != right.name
      if isOther || !facts.isEmpty {
        return TraceDifference(index: index, one: left, other: right, facts: isOther ? [] : facts)
      }
    }
    return nil
  }

  /// What is wrong with one of two traces.
  package struct SideError: Error, Sendable {
    /// Whether it is the second one.
    package let isOther: Bool
    package let problem: WrittenTrace.Unreadable
  }

  private static func read(
    _ trace: WrittenTrace, _ index: Int, isOther: Bool
  ) throws(SideError) -> TraceLine {
    do throws(WrittenTrace.Unreadable) {
      return try trace[index]
    } catch {
      throw SideError(isOther: isOther, problem: error)
    }
  }

  private static func facts(
    _ one: TraceLine, _ other: TraceLine, _ tolerance: TraceTolerance, comparesReasons: Bool,
    _ units: inout FieldUnits
  ) -> [Fact] {
    var facts: [Fact] = []
    if !tolerance.ignored.contains(TraceTolerance.time), !tolerance.isClose(one.time, other.time) {
      facts.append(Fact(TraceTolerance.time, Numerals.text(one.time), Numerals.text(other.time)))
    }
    // Facts are told in a fixed order, but one may be missing.
    var others: [String: Event.FieldValue] = [:]
    for field in other.fields where others[field.name] == nil { others[field.name] = field.value }
    let names = Set(one.fields.map { $0.name })
    for field in one.fields where !tolerance.ignored.contains(field.name) {
      guard let value = others[field.name] else {
        facts.append(Fact(field.name, field.value.text, ""))
        continue
      }
      let unit = units.unit(of: field.name, in: one.name)
      if !tolerance.isClose(field.value, value, unit) {
        facts.append(Fact(field.name, field.value.text, value.text))
      }
    }
    for field in other.fields
    where !names.contains(field.name) && !tolerance.ignored.contains(field.name) {
      facts.append(Fact(field.name, "", field.value.text))
    }
    if comparesReasons, !tolerance.ignored.contains(TraceTolerance.reason),
      one.reason != other.reason
    {
      facts.append(Fact(TraceTolerance.reason, one.reason, other.reason))
    }
    return facts
  }
}

extension TraceTolerance {
  /// What is wrong with the facts that are to be left out: there are none of such a name, neither
  /// anywhere nor in these traces.
  package func problem(in traces: [WrittenTrace]) -> String? {
    let declared =
      FieldUnits(catalogue).names
      + [TraceTolerance.reason, TraceTolerance.time, ShownDigests.Line.word]
    for name in ignored.subtracting(declared).sorted() {
      let isThere = traces.contains { trace in
        (0..<trace.count).contains { index in
          let line = try? trace[index]
          return line?.fields.contains { $0.name == name } ?? false
        }
      }
      guard !isThere else { continue }
      return "unknown field '\(Printable.name(name))' in either trace; "
        + Spelling.hint(
          name, among: declared, what: "fields", longList: "`pantomime help events` lists them")
    }
    return nil
  }
}
