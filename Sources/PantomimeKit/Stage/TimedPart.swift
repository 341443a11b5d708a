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
    var first: (order: Int, part: TimedPart)?
    for part in all {
      guard let order = part.turn(on: stage), first.map({ order < $0.order }) ?? true else {
        continue
      }
      first = (order, part)
    }
    guard let first else { return false }
    first.part.act(on: &stage)
    return true
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
