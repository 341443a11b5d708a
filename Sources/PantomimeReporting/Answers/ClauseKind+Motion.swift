import PantomimeKit

// Kinds of clauses about runs: in flight, ended, and pending.

extension Clause.Kind {
  static let ofMotion = [
    starts, startsEndlessly, startsWaiting, transitionStarts, startsMore, continues,
    continuesEndlessly, reverses, reversedAndHeld, startsReversed,
    startsForward, parked, stopped, stoppedForGood, moving,
    transitionMoving, movingMore, next, reached, endedInPlace, heldStill, becomes, happened, moved,
    nothingMoved, nothingMovedYet, nothingChanged, restsIn, becomesIn, endless, ongoing, rested,
    atRest, idle, fractionFlips, fractionRestarts, fractionCounts,
  ]

  /// A run that starts, perhaps after a delay, and its end.
  package static let starts = Self("starts") { "\($0.about)started\($0.delayed): \($0.end)" }
  /// A run that starts and repeats forever.
  package static let startsEndlessly = Self("starts-endlessly") {
    "\($0.about)started\($0.delayed): repeats forever"
  }
  /// An animator that was started without animations.
  package static let startsWaiting = Self("starts-waiting") {
    "\($0.about)waits for animations"
  }
  /// A transition that runs without a finger.
  package static let transitionStarts = Self("transition-starts") {
    "\($0.about)started: \($0.end)"
  }
  /// The number of other runs that start at the same instant.
  package static let startsMore = Self("starts-more") {
    "\($0.count ?? 0) more start\($0.count == 1 ? "s" : "") at the same time"
  }
  /// A run that continues, and its end.
  package static let continues = Self("continues") { "\($0.about)continues: \($0.end)" }
  /// A run that continues and repeats forever.
  package static let continuesEndlessly = Self("continues-endlessly") {
    "\($0.about)continues: repeats forever"
  }
  /// A running animator that was reversed, and its end.
  package static let reverses = Self("reverses") { "\($0.about)reversed: \($0.end)" }
  /// A paused animator that was reversed.
  package static let reversedAndHeld = Self("reversed-held") {
    "\($0.about)reversed, held at \($0.percent)"
  }
  /// An inactive animator that was reversed.
  package static let startsReversed = Self("starts-reversed") {
    "\($0.about)will start reversed"
  }
  /// An inactive animator that was reversed twice.
  package static let startsForward = Self("starts-forward") {
    "\($0.about)will start forward"
  }
  /// An animator that pauses on completion and has reached its end, or its start if it ran
  /// backward.
  package static let parked = Self("parked") { "\($0.about)paused at \($0.goal), \($0.percent)" }
  /// A stopped animator that hasn't been finished.
  package static let stopped = Self("stopped") { "\($0.about)stopped at \($0.percent)" }
  /// An animator that was stopped without finishing, and therefore can't be finished.
  package static let stoppedForGood = Self("stopped-for-good") {
    "\($0.about)stopped at \($0.percent) without finishing"
  }
  /// A run in flight: its end, its progress, and the elapsed fraction of its time.
  package static let moving = Self("moving") { clause in
    guard !clause.isReturn else {
      return "\(clause.about)is \(clause.ongoing): at \(clause.percent)\(clause.toGo)"
    }
    let run = clause.outcome == nil ? "running" : clause.ongoing
    return "\(clause.about)is \(run): \(clause.percent) of the distance in "
      + "\(Prose.share(clause.timeShare ?? 0)) of the time"
  }
  /// A transition in flight, and its end.
  package static let transitionMoving = Self("transition-moving") {
    "\($0.ongoing)\($0.toGo)"
  }
  /// The number of other runs in flight.
  package static let movingMore = Self("moving-more") { "\($0.count ?? 0) more in flight" }
  /// Another run in flight, and its end.
  package static let next = Self("next") { "\($0.about)\($0.end)" }
  /// The end of a run or a transition.
  package static let reached = Self("reached") {
    "\($0.about)\($0.ended)\($0.isAnchor ? $0.instantAfterNumber : $0.instant)"
  }
  /// A run that ended at its current position.
  package static let endedInPlace = Self("ended-in-place") {
    "\($0.about)ended at its current values\($0.instant)"
  }
  /// A paused animator while time passes.
  package static let heldStill = Self("held-still") {
    "\($0.about)held at \($0.percent); nothing moved"
  }
  /// A change of the scene's state: the state before (`subject`) and now.
  package static let becomes = Self("becomes") {
    "state changed from \($0.about)to \($0.outcome ?? "")"
  }
  /// An event, or several events of the same kind, in words.
  package static let happened = Self("happened") { $0.detail ?? "" }
  /// A path whose value has changed.
  package static let moved = Self("moved") { "\($0.about)changed" }
  /// A statement after which nothing has moved.
  package static let nothingMoved = Self("nothing-moved") { _ in "nothing moved" }
  /// A statement after which nothing has moved yet, but something will.
  package static let nothingMovedYet = Self("nothing-moved-yet") { _ in "nothing moved yet" }
  /// A statement that has changed nothing.
  package static let nothingChanged = Self("nothing-changed") { _ in "nothing changed" }

  /// The time until everything is at rest.
  package static let restsIn = Self("rests-in") { "at rest\($0.always)" }
  /// The time until the scene's next state, and until everything is at rest, if that is later.
  package static let becomesIn = Self("becomes-in") { clause in
    let rest = clause.rest.map { ", at rest in \(Prose.seconds($0)) s" } ?? ""
    let change = clause.verb?.verb ?? "the state becomes \(clause.outcome ?? "")"
    return "\(change)\(clause.always)\(rest)"
  }
  /// Motion that repeats forever.
  package static let endless = Self("endless") { "\($0.about)repeats forever" }
  /// Motion without an end.
  package static let ongoing = Self("ongoing") { _ in "still moving" }
  /// The instant at which everything came to rest.
  package static let rested = Self("rested") { "at rest\($0.instant)" }
  /// Everything is at rest.
  package static let atRest = Self("at-rest") { _ in "everything is at rest" }
  /// A scene that starts at rest.
  package static let idle = Self("idle", joint: ", ") { _ in "idle" }

  /// The fraction of a reversed run, which changes although nothing changes on screen (A70).
  package static let fractionFlips = Self("fraction-flips") { _ in
    "fraction flips, nothing jumps on screen"
  }
  /// The fraction of a released run, which changes although nothing changes on screen.
  package static let fractionRestarts = Self("fraction-restarts") { _ in
    "fraction counts time again, nothing jumps on screen"
  }
  /// The fraction of a continued run, which changes although nothing changes on screen.
  package static let fractionCounts = Self("fraction-counts") { _ in
    "fraction counts time, nothing jumps on screen"
  }
}

extension Clause {
  /// The delay of a start, or an empty string.
  fileprivate var delayed: String { delay.map { " with a delay of \(Prose.seconds($0)) s" } ?? "" }

  /// The number of seconds as a phrase, even if it is 0, or an empty string if it is unknown.
  fileprivate var always: String { seconds.map { " in \(Prose.seconds($0)) s" } ?? "" }
}
