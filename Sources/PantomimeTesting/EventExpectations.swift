public import PantomimeKit
import PantomimeReporting
import PantomimeScripting
public import Testing

// Expectations about the events that were recorded since the scene started. This API is stable.

/// Expects at least one event of a kind to have been recorded.
public func expect(
  _ simulation: Simulation, contains kind: EventKind,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  expect(simulation, recorded: kind, sourceLocation: sourceLocation)
}

/// Expects no event of a kind to have been recorded.
public func expect(
  _ simulation: Simulation, containsNo kind: EventKind,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  guard isKnown(kind, simulation, sourceLocation),
    let entry = simulation.trace.list.first(where: { $0.event.kind == kind })
  else { return }
  fail(simulation, "recorded: \(EntryText.text(of: entry))", sourceLocation)
}

/// Expects events of a kind to have been recorded: at least one, or exactly the given number.
///
/// ```swift
/// expect(app, recorded: .completed, count: 1) { $0.animator == "open" && $0.position == .end }
/// ```
///
/// - Parameters:
///   - count: The exact number of events, or `nil` for one or more.
///   - matches: The condition that an event must satisfy; by default, there is none.
public func expect(
  _ simulation: Simulation, recorded kind: EventKind, count: Int? = nil,
  sourceLocation: SourceLocation = #_sourceLocation,
  where matches: (Event) -> Bool = { _ in true }
) {
  guard isCount(count, sourceLocation), isKnown(kind, simulation, sourceLocation) else { return }
  let all = simulation.trace.list.filter { $0.event.kind == kind }
  let found = all.filter { matches($0.event) }
  guard count.map({ $0 != found.count }) ?? found.isEmpty else { return }
  let others =
    all.isEmpty
    ? ""
    : "; recorded: "
      + all.prefix(3).map { EntryText.text(of: $0) }
      .joined(separator: ", ")
  let problem =
    if all.isEmpty, count == nil {
      "no event '\(kind.words)' was recorded"
    } else if found.count == all.count {
      "'\(kind.words)' was recorded \(times(all.count)), not \(times(count ?? 1))\(others)"
    } else {
      "\(found.count) of \(all.count) events '\(kind.words)' match\(found.count == 1 ? "es" : ""), "
        + "not \(count.map { "\($0)" } ?? "at least one")\(others)"
    }
  fail(simulation, problem, sourceLocation)
}

/// Expects events of the given kinds to have been recorded in this order; any other events may be
/// between them.
public func expect(
  _ simulation: Simulation, recordedInOrder kinds: EventKind...,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  var wanted = kinds[...]
  for kind in kinds where !isKnown(kind, simulation, sourceLocation) { return }
  var last: Trace.Entry?
  for entry in simulation.trace.list {
    guard let kind = wanted.first, entry.event.kind == kind else { continue }
    (last, wanted) = (entry, wanted.dropFirst())
  }
  guard let missing = wanted.first else { return }
  let after = last.map { " after \(EntryText.text(of: $0))" } ?? ""
  fail(simulation, "no event '\(missing.words)' was recorded\(after)", sourceLocation)
}

/// Expects events whose text begins with the given one to have been recorded, like the statement
/// `expect event`: at least one event, or exactly the given number.
public func expect(
  _ simulation: Simulation, event text: String, count: Int? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  guard isCount(count, sourceLocation) else { return }
  judge(
    simulation, "expect event \(Word.quoted(text))" + (count.map { " count=\($0)" } ?? ""),
    sourceLocation)
}

/// Expects that no event whose text begins with the given one has been recorded, like the statement
/// `expect no event`.
public func expect(
  _ simulation: Simulation, noEvent text: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  judge(simulation, "expect no event \(Word.quoted(text))", sourceLocation)
}

/// Expects events whose texts begin with the given ones to have been recorded in this order, like
/// the statement `expect events`; any other events may be between them.
public func expect(
  _ simulation: Simulation, events texts: String...,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let words = texts.map { Word.quoted($0) }.joined(separator: " ")
  judge(simulation, "expect events \(words)", sourceLocation)
}

// MARK: - What they have in common

/// Checks an expectation, given as a statement, against a simulation; records an issue if the
/// expectation fails.
private func judge(_ simulation: Simulation, _ statement: String, _ place: SourceLocation) {
  var run = RunSession(at: simulation)
  do throws(ScriptError) {
    for failure in try run.failures(statement) {
      fail(simulation, FailureWords.summary(failure), place)
    }
  } catch {
    TestFailure.record(FailureWords.ofCall(error), at: place)
  }
}

/// Returns whether a number of events is possible; if it isn't, records an issue.
private func isCount(_ count: Int?, _ place: SourceLocation) -> Bool {
  guard let count, count < 0 else { return true }
  TestFailure.record("'count' cannot be \(count); must be at least 0", at: place)
  return false
}

/// Returns whether a scene records events of a kind at all; if it doesn't, records an issue.
private func isKnown(
  _ kind: EventKind, _ simulation: Simulation, _ place: SourceLocation
) -> Bool {
  let kinds = simulation.events.flatMap { $0.kinds }.map { $0.name }
  if kinds.contains(kind.name) { return true }
  let hint = Spelling.hint(kind.name, among: kinds, what: "events")
  TestFailure.record("'\(simulation.name)' records no event '\(kind.words)'; \(hint)", at: place)
  return false
}

/// Returns a count as an adverb: `twice`.
private func times(_ count: Int) -> String {
  switch count {
  case 0: "never"
  case 1: "once"
  case 2: "twice"
  default: "\(count) times"
  }
}

extension EventKind {
  /// The name without the placeholder: `decided` for `decided GOAL`.
  fileprivate var words: String {
    name.split(separator: " ").filter { $0 != $0.uppercased() }.joined(separator: " ")
  }
}

private func fail(_ simulation: Simulation, _ problem: String, _ place: SourceLocation) {
  ExpectationReport(simulation).record(problem, at: place)
}
