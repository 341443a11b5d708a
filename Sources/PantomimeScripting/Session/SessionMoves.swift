package import PantomimeKit

// Moves that a search for defects makes in a session, in which the reactions and the assertions
// over time of a script are active.

extension Session {
  /// Whether reactions or assertions over time must see every move.
  package var watchesMoves: Bool { !watchers.assertions.isEmpty || !watchers.reactions.all.isEmpty }

  /// Feeds an input as a statement of its own, and returns whether it was possible.
  package mutating func feed(_ input: Input) -> Bool {
    do throws(ScriptError) {
      _ = try handle(input, span: Span(0, 0))
    } catch {
      return false
    }
    if let simulation { watchers.assertions.pause(simulation) }
    return true
  }

  /// Advances the clock.
  package mutating func pass(to instant: Instant) {
    current.start(behind: simulation?.eventCount ?? 0)
    try? advance(to: instant, span: Span(0, 0))
    if let simulation { watchers.assertions.pause(simulation) }
  }

  /// Returns the first assertion over time that has failed since the last call, as it was typed.
  package mutating func takeFailedClaim() -> String? {
    watchers.assertions.takeViolations().first?.statement.written
  }
}
