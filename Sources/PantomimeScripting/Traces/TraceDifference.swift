import PantomimeKit
import PantomimeReporting

/// The first difference between two traces.
package struct TraceDifference: Sendable {
  /// The index of the line that differs, counted from 0 without blank lines.
  package let index: Int
  /// The line in each of the traces, or `nil` if the trace has ended.
  package let one: TraceLine?
  package let other: TraceLine?
  /// The fields that differ between two events of the same kind; empty if the difference is of
  /// another kind.
  package let facts: [Fact]

  /// A field that differs; its value is empty on the side that lacks the field.
  package struct Fact: Sendable, Hashable {
    package let name: String
    package let one: String
    package let other: String

    package init(_ name: String, _ one: String, _ other: String) {
      (self.name, self.one, self.other) = (name, one, other)
    }
  }

  /// Compares two traces line by line, and returns the first difference, or `nil` if the traces are
  /// equal within the tolerance.
  ///
  /// - Throws: An error if one of the traces can't be read.
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

  /// A problem with one of two traces.
  package struct SideError: Error, Sendable {
    /// Whether the problem is with the second trace.
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
    // The fields are always in the same order, but some may be missing.
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
  /// Returns the problem with the names of the fields to ignore, which is that one of them doesn't
  /// exist, either at all or in the given traces; or `nil` if there is none.
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
