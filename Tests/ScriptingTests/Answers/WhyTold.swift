import ScriptingSupport
import PantomimeKit
import PantomimeReporting
import PantomimeScripting
import Testing

/// A session's answer to `why`, and its suggestion.
struct WhyTold {
  /// All of it, on as long lines as it takes.
  let text: String
  /// The statements that it suggests, in backticks.
  let suggested: [String]

  init(_ line: String = "why", in session: Session) throws {
    var asked = session
    let statement = try #require(try Statement(line))
    try asked.check(statement)
    let step = try asked.execute(statement)
    text = try #require(step.response.words)
    suggested = text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 && $0.element != "began" }.map { String($0.element) }
      // A recognizer or a type of UIKit is named, not suggested.
      .filter { session.simulation?.gestureNames.contains($0) != true && !$0.hasPrefix("UI") }
  }

  /// The repeated gesture that it suggests, or `nil` if it suggests none.
  var again: String? { suggested.first { $0.hasPrefix("again ") } }

  /// Whether it says that there is no least change, since any leads elsewhere.
  var isLeast: Bool { text.contains("(any amount is enough)") }
}

extension Session {
  /// The outcome of the last gesture: its decision, or the recognizer that won its touch instead.
  var lastOutcome: String? {
    let entries = simulation?.trace.list
    let last = entries?.last { entry in
      entry.event.name.hasPrefix("decided ") || entry.event.name == "pan refused"
    }
    guard let event = last?.event else { return nil }
    let more = ["place", "winner"].compactMap { event[$0]?.text }
    return ([event.name] + more).joined(separator: " ")
  }

  /// The velocity of the pan at its lift-off, as an option gives it.
  var velocityAtLiftOff: String {
    (simulation?.read("pan.velocity")?.numbers ?? []).map { Numerals.text($0, decimals: 4) }
      .joined(separator: ",")
  }

  /// Whether another session comes to rest in the same state, with everything at the same place.
  func restsAs(_ other: Session) throws -> Bool {
    let one = try #require(try after("run for 20").simulation)
    let two = try #require(try other.after("run for 20").simulation)
    guard one.state == two.state else { return false }
    let paths =
      one.viewNames.map { "\($0).frame" } + one.scrollViewNames.map { "\($0).offset" } + ["place"]
    return paths.allSatisfy { path in
      guard let left = one.read(path), let right = two.read(path) else { return true }
      return left.numbers.isEmpty
        ? left == right
        : zip(left.numbers, right.numbers).allSatisfy { ($0 - $1).magnitude <= 0.5 }
    }
  }

  /// The session after a line, which is carried out.
  func after(_ line: String) throws -> Session {
    var session = self
    for statement in try session.read(line) {
      try session.check(statement)
      _ = try session.execute(statement)
    }
    return session
  }
}
