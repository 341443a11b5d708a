import PantomimeKit

/// A delegate with fixed answers, which counts its calls.
struct Rules: GestureDelegate {
  /// Two gestures, in the order of the call.
  struct Pair: Hashable {
    let one: GestureID
    let other: GestureID
  }

  /// How often it was asked.
  final class Count {
    var begin: [GestureID: Int] = [:]
    var require: [Pair: Int] = [:]
  }

  var axes: [GestureID: AxisRule] = [:]
  var refused: Set<GestureID> = []
  var blind: Set<GestureID> = []
  var simultaneous: Set<Pair> = []
  var requirements: Set<Pair> = []
  let count = Count()

  func shouldReceive(_ touch: Touch, _ gesture: GestureID) -> Bool { !blind.contains(gesture) }

  func shouldBegin(_ gesture: GestureID, _ pan: Pan) -> PanVerdict {
    count.begin[gesture, default: 0] += 1
    let moment = AxisMoment(velocity: pan.velocity, translation: pan.translation)
    let axis = axes[gesture].map { $0.answer(moment) == .begins } ?? true
    return axis && !refused.contains(gesture)
      ? .begins(reason: "allowed") : .refused(winner: "none", reason: "not allowed")
  }

  func recognizesSimultaneously(_ one: GestureID, with other: GestureID) -> Bool {
    simultaneous.contains(Pair(one: one, other: other))
  }

  func requiresFailure(_ gesture: GestureID, of other: GestureID) -> Bool {
    count.require[Pair(one: gesture, other: other), default: 0] += 1
    return requirements.contains(Pair(one: gesture, other: other))
  }
}

/// A list in a card, recognizers on either, and fingers.
///
/// The list covers the upper half of a screen of 400 × 800, the card all of it.
struct Contest {
  var arena = GestureArena(screen: Size2D(width: 400, height: 800))
  var rules = Rules()
  var messages: [ArenaMessage] = []
  private(set) var now = Instant.zero
  let card = TouchTarget(index: 0)
  let list = TouchTarget(index: 1)

  /// Takes an event at a time in milliseconds; messages so far are kept.
  mutating func at(_ milliseconds: Int, _ touches: Touch...) throws {
    now = Instant(nanoseconds: Int64(milliseconds) * 1_000_000)
    try arena.handle(
      touches, at: now, path: { [card, list] in $0.y < 400 ? [list, card] : [card] },
      asking: rules, into: &messages)
  }

  /// Lets time pass until a time in milliseconds.
  mutating func wait(until milliseconds: Int) {
    now = Instant(nanoseconds: Int64(milliseconds) * 1_000_000)
    arena.advance(to: now, asking: rules, into: &messages)
  }

  /// The states a gesture has reported.
  func states(_ gesture: GestureID) -> [RecognizerState] { reports(gesture).map { $0.state } }

  /// The reports of a gesture.
  func reports(_ gesture: GestureID) -> [Pan] {
    messages.compactMap { message in
      guard case .report(let id, let pan, _) = message, id == gesture else { return nil }
      return pan
    }
  }

  /// The names of the decisions, each with its gesture.
  var decisions: [String] {
    messages.compactMap { message in
      guard case .decision(let decision) = message,
        let gesture = arena[decision.gesture]?.gesture.name
      else { return nil }
      return "gesture \(decision.verdict.word) \(gesture)"
    }
  }

  /// Views and actions in order: `down`, `move`, `up`, `cancel` and the states.
  var story: [String] {
    messages.compactMap { message in
      switch message {
      case .report(_, let pan, _): pan.state.rawValue
      case .view(_, let phase, _): phase.rawValue
      case .decision: nil
      }
    }
  }

  func state(_ gesture: GestureID) -> RecognizerState? { arena[gesture]?.state }
}

extension Touch {
  /// A finger at a place.
  static func down(_ x: Double, _ y: Double, id: Int = 1) -> Touch {
    Touch(.down, id: id, at: Point2D(x: x, y: y))
  }
  static func move(_ x: Double, _ y: Double, id: Int = 1) -> Touch {
    Touch(.move, id: id, at: Point2D(x: x, y: y))
  }
  static func up(_ x: Double, _ y: Double, id: Int = 1) -> Touch {
    Touch(.up, id: id, at: Point2D(x: x, y: y))
  }
  static func cancel(_ x: Double, _ y: Double, id: Int = 1) -> Touch {
    Touch(.cancel, id: id, at: Point2D(x: x, y: y))
  }
}

extension ArenaDecision.Verdict {
  /// The verdict in one word, without who gets the touch instead.
  var word: String {
    if case .refused = self { return "refused" }
    return "\(self)"
  }
}
