public import PantomimeKit
import PantomimeReporting
import PantomimeScripting

// Values in the words of the answers, for `print`, the debugger and failed expectations.

extension Simulation: CustomStringConvertible {
  /// The scene, the instant, and the current motion, in the words of the answers.
  public var description: String {
    let line = answer.split(separator: "\n").first.map(String.init) ?? "state \(state)"
    return "\(name) at \(now): \(line)"
  }

  /// The answer to the last input if it was handled at this instant, or otherwise to the passing of
  /// time.
  private var answer: String {
    let inputs = log.inputs
    if let last = inputs.last, last.time == now { return RunSession(replaying: self).outcome }
    let before = Instant(nanoseconds: max(0, now.nanoseconds - 1))
    guard before < now, let start = try? replayed(first: inputs.count, until: before) else {
      return ""
    }
    var run = RunSession(at: start)
    return (try? run.answer("at \(Numerals.text(now.seconds, decimals: 9))")) ?? ""
  }
}

extension Instant: CustomStringConvertible {
  /// The time since the scene started: `0.3 s`.
  public var description: String { "\(Numerals.text(self)) s" }
}

extension Event: CustomStringConvertible {
  /// The event as a trace shows it: `completed end animator=open completions=1`.
  public var description: String { Printable.text(text) }
}

extension Trace: CustomStringConvertible {
  /// The events, one on each line.
  public var description: String { entries.map { "\($0)\n" }.joined() }
}

extension Trace.Entry: CustomStringConvertible {
  /// The instant and the event, as a trace shows them.
  public var description: String { Printable.text(text) }
}

extension Decision: CustomStringConvertible {
  /// The outcome and the reason: `completes, because …`.
  public var description: String {
    let outcome = completes ? "completes at \(Numerals.text(anchor))" : "reverts"
    return "\(outcome), because \(reason)"
  }
}

extension Timing: CustomStringConvertible {
  /// The timing as written after `curve=`, with the initial velocity of a spring.
  public var description: String {
    initialVelocity == 0 ? text : "\(text) velocity=\(Numerals.text(initialVelocity))"
  }
}

extension Spring: CustomStringConvertible {
  /// The spring as written after `curve=`, with its initial velocity.
  public var description: String { Timing.spring(self).description }
}

extension Point: CustomStringConvertible {
  /// The coordinates: `195,420`.
  public var description: String { PathValueText.text(.pair(x, y, .points)) }
}

extension Rect: CustomStringConvertible {
  /// The origin and the size, as `show` prints them: `20,200,350,350`.
  public var description: String {
    "\(Numerals.text(x)),\(Numerals.text(y)),\(Numerals.text(width)),\(Numerals.text(height))"
  }
}

extension OptionValue: CustomStringConvertible {
  /// The value as written in a script.
  public var description: String { text }
}
