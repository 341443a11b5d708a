/// A part of the stage that changes over time: the board that stores it, and the work that is due
/// on that board.
///
/// To add a part, add a case here and list it in `all`; the method `arrive` of its board does the
/// work that is due. The boards are accessed in `switch` statements rather than through closures,
/// because every notification accesses all of them, and closures would be retained each time.
struct TimedPart: Sendable {
  private let board: Board

  private enum Board: Sendable {
    case animators, layers, timers, links, transitions, scrolling
  }

  /// Ends of animators' runs and of their start delays.
  static let animators = TimedPart(board: .animators)
  /// Ends of layer animations.
  static let layers = TimedPart(board: .layers)
  /// Timers, which fire once.
  static let timers = TimedPart(board: .timers)
  /// Display links, which tick until they are canceled.
  static let links = TimedPart(board: .links)
  /// Ends of transitions.
  static let transitions = TimedPart(board: .transitions)
  /// Scroll views that reach a bound or settle, and offsets that cross a watched threshold.
  static let scrolling = TimedPart(board: .scrolling)

  /// All parts that change over time.
  ///
  /// Work that is due at the same instant is done in the order in which it was started, regardless
  /// of its part (U19); the recognizers learn that time has passed only after all of that work is
  /// done.
  static let all: [TimedPart] = [
    .animators, .layers, .timers, .links, .transitions, .scrolling,
  ]

  /// Returns the next instant at which any part changes automatically.
  static func nextDeadline(of stage: Stage) -> Instant? {
    var next: Instant?
    for part in all {
      guard let deadline = part.deadline(of: stage) else { continue }
      next = next.map { min($0, deadline) } ?? deadline
    }
    return next
  }

  /// Does one item of the work that is due, the one that was started first; returns `false` if
  /// nothing is due.
  static func actOnce(on stage: inout Stage) -> Bool {
    guard let part = first(on: stage) else { return false }
    part.act(on: &stage)
    return true
  }

  /// Returns the part whose work that is due was started first, or `nil` if nothing is due.
  private static func first(on stage: Stage) -> TimedPart? {
    var first: (order: Int, part: TimedPart)?
    for part in all {
      guard let order = part.turn(on: stage), first.map({ order < $0.order }) ?? true else {
        continue
      }
      first = (order, part)
    }
    return first?.part
  }

  private func deadline(of stage: Stage) -> Instant? {
    switch board {
    case .animators: stage.animators.nextDeadline
    case .layers: stage.layers.nextDeadline
    case .timers: stage.timers.nextDeadline
    case .links: stage.links.nextDeadline
    case .transitions: stage.transitions.nextDeadline
    case .scrolling: stage.scrolling.nextDeadline
    }
  }

  private func turn(on stage: Stage) -> Int? {
    let now = stage.now
    return switch board {
    case .animators: stage.animators.turn(at: now)
    case .layers: stage.layers.turn(at: now)
    case .timers: stage.timers.turn(at: now)
    case .links: stage.links.turn(at: now)
    case .transitions: stage.transitions.turn(at: now)
    case .scrolling: stage.scrolling.turn(at: now)
    }
  }

  private func act(on stage: inout Stage) {
    switch board {
    case .animators: stage.animators.arrive(on: &stage.views, in: &stage.ledger)
    case .layers: stage.layers.arrive(on: &stage.views, in: &stage.ledger)
    case .timers: stage.timers.arrive(in: &stage.ledger)
    case .links: stage.links.arrive(in: &stage.ledger)
    case .transitions: stage.transitions.arrive(on: &stage.views, in: &stage.ledger)
    case .scrolling: stage.scrolling.arrive(in: &stage.ledger)
    }
  }
}

/// A board that changes over time.
protocol TimedBoard: Sendable {
  /// The next deadline, or `nil` if there is none.
  var nextDeadline: Instant? { get }

  /// Returns the position, among all starts, of the work that is due, or `nil` if nothing is due;
  /// if several items are due, returns the smallest position.
  func turn(at now: Instant) -> Int?
}

/// The next end, or the next intermediate event, of a part that ends automatically.
package struct NextEnd: Sendable, Hashable {
  /// The instant of the end.
  package let time: Instant
  /// A phrase that names the part (`the animator card.1`).
  package let what: String
}

/// Finds the next automatic change of a stage, from the deadlines of all its boards.
enum Agenda {
  /// Returns the next instant at which something happens automatically.
  static func nextDeadline(of stage: Stage) -> Instant? {
    nextDeadline(of: stage, besides: TimedPart.nextDeadline(of: stage))
  }

  /// Returns the next instant at which something happens automatically, given the next deadline of
  /// the timed parts, such as animators and timers.
  static func nextDeadline(of stage: Stage, besides next: Instant?) -> Instant? {
    guard let due = stage.gestures.nextDeadline else { return next }
    return next.map { min($0, due) } ?? due
  }

  /// Returns the next instant, up to a limit, at which something happens automatically; skips the
  /// display-link ticks before it that the scene doesn't receive.
  static func nextDeadline(of stage: inout Stage, upTo instant: Instant) -> Instant? {
    if stage.links.passesOver {
      var limit = instant
      if let end = nextEnd(of: stage) { limit = min(limit, end.time) }
      if let tick = stage.links.nextDeadline(reporting: .everyTick) { limit = min(limit, tick) }
      stage.links.passOver(before: limit)
    }
    return nextDeadline(of: stage).flatMap { $0 <= instant ? $0 : nil }
  }

  /// Returns the next end among the parts in flight that end; a display link, for example, never
  /// does.
  static func nextEnd(of stage: Stage) -> NextEnd? {
    var next: NextEnd?
    func consider(_ time: Instant?, _ what: () -> String) {
      guard let time, next.map({ time < $0.time }) ?? true else { return }
      next = NextEnd(time: time, what: what())
    }
    consider(stage.animators.nextDeadline) { "the animator \(stage.animators.nextName ?? "")" }
    consider(stage.layers.nextDeadline) { stage.layers.nextPhrase }
    consider(stage.timers.nextDeadline) { "the timer \(stage.timers.nextName ?? "")" }
    consider(stage.transitions.nextDeadline) { "a transition" }
    consider(stage.scrolling.nextDeadline) { "a scroll view" }
    consider(stage.gestures.nextDeadline) { "a recognizer" }
    return next
  }

  /// Returns a phrase that names the first part that never ends, or `nil` if every part ends.
  static func endless(of stage: Stage) -> String? {
    stage.animators.endless ?? stage.layers.endless ?? stage.links.endless
  }

  /// Returns whether only animators and layer animations are in flight, which are independent of
  /// each other.
  static func holdsOnlyRuns(_ stage: Stage) -> Bool {
    stage.timers.nextDeadline == nil && stage.links.nextDeadline == nil
      && stage.transitions.nextDeadline == nil && stage.scrolling.nextDeadline == nil
      && stage.gestures.nextDeadline == nil && !stage.ledger.clock.hasNotices
  }
}
