/// What a board tells of itself so that time can move it.
protocol TimedBoard: Sendable {
  /// The next instant at which something happens by itself; `nil` if nothing will.
  var nextDeadline: Instant? { get }

  /// The place among all starts of what is due, the least if there are several; `nil` if nothing is.
  func turn(at now: Instant) -> Int?
}

/// A part of the stage that time moves: its board, and doing what is due of it.
///
/// Each is declared in its own folder, and is a line in `all`: nothing else is to be changed for a
/// new one.
struct TimedPart: Sendable {
  private let deadline: @Sendable (Stage) -> Instant?
  private let turn: @Sendable (Stage) -> Int?
  private let act: @Sendable (inout Stage) -> Void

  /// Joins what a board tells and what is to be done when something of it is due: one thing, the one
  /// started first.
  //
  // Of the stage, not of the board by itself: to hand that on would count every reference in it.
  init(
    deadline: @escaping @Sendable (Stage) -> Instant?, turn: @escaping @Sendable (Stage) -> Int?,
    act: @escaping @Sendable (inout Stage) -> Void
  ) {
    self.deadline = deadline
    self.turn = turn
    self.act = act
  }

  /// All that time moves.
  ///
  /// Of what is due at one instant, that comes first which was started first, whatever it is (U19);
  /// recognizers hear of an instant when all that is due at it is done.
  static let all: [TimedPart] = [
    .animators, .layers, .timers, .links, .transitions, .scrolling,
  ]

  /// The next instant at which something of any part happens by itself.
  static func nextDeadline(of stage: Stage) -> Instant? {
    var next: Instant?
    for part in all {
      guard let deadline = part.deadline(stage) else { continue }
      next = next.map { min($0, deadline) } ?? deadline
    }
    return next
  }

  /// Does one thing that is due, the one that was started first; false if nothing is.
  static func actOnce(on stage: inout Stage) -> Bool {
    var first: (order: Int, part: TimedPart)?
    for part in all {
      guard let order = part.turn(stage), first.map({ order < $0.order }) ?? true else { continue }
      first = (order, part)
    }
    guard let first else { return false }
    first.part.act(&stage)
    return true
  }
}
