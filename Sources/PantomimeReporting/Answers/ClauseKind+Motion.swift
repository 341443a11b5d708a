// What moves, what ends, and what is still to come.

extension Clause.Kind {
  static let ofMotion = [
    starts, startsEndlessly, startsWaiting, transitionStarts, startsMore, continues,
    continuesEndlessly, reverses, reversedAndHeld, parked, stopped, stoppedForGood, moving,
    transitionMoving, movingMore, next, reached, endedInPlace, heldStill, becomes, happened, moved,
    nothingMoved, nothingMovedYet, nothingChanged, restsIn, becomesIn, endless, ongoing, rested,
    atRest, idle, fractionFlips, fractionRestarts, fractionCounts,
  ]

  /// A run that starts, perhaps after a delay, and its end.
  package static let starts = Self("starts") { "\($0.about)starts\($0.delayed): \($0.end)" }
  /// A run that starts and repeats forever.
  package static let startsEndlessly = Self("starts-endlessly") {
    "\($0.about)starts\($0.delayed), and does not end by itself"
  }
  /// An animator that starts without animations.
  package static let startsWaiting = Self("starts-waiting") {
    "\($0.about)waits for something to animate"
  }
  /// A transition that runs without a finger.
  package static let transitionStarts = Self("transition-starts") { "\($0.about)starts: \($0.end)" }
  /// The number of other runs that start at the same instant.
  package static let startsMore = Self("starts-more") { "\($0.count ?? 0) more start with it" }
  /// A run that continues, and its end.
  package static let continues = Self("continues") { "\($0.about)goes on: \($0.end)" }
  /// A run that continues and repeats forever.
  package static let continuesEndlessly = Self("continues-endlessly") {
    "\($0.about)goes on, and does not end by itself"
  }
  /// A running animator that was reversed, and its end.
  package static let reverses = Self("reverses") { "\($0.about)turned: \($0.end)" }
  /// A paused animator that was reversed.
  package static let reversedAndHeld = Self("reversed-held") {
    "\($0.about)turned, and held at \($0.percent)"
  }
  /// An animator that pauses on completion and has reached its end.
  package static let parked = Self("parked") { "\($0.about)parked at \($0.percent)" }
  /// A stopped animator that is not finished.
  package static let stopped = Self("stopped") { "\($0.about)stopped at \($0.percent)" }
  /// A stopped animator that is finished.
  package static let stoppedForGood = Self("stopped-for-good") {
    "\($0.about)stopped at \($0.percent), for good"
  }
  /// A run in flight: its end, its progress, and its time.
  package static let moving = Self("moving") { clause in
    let end = clause.outcome ?? "its end"
    guard !clause.isReturn else {
      return "\(clause.about)back towards \(end): \(clause.percent) of the way\(clause.toGo)"
    }
    return "\(clause.about)towards \(end): \(clause.percent) of the way in "
      + "\(Prose.share(clause.timeShare ?? 0)) of the time"
  }
  /// A transition in flight, and its end.
  package static let transitionMoving = Self("transition-moving") {
    "\($0.isReturn ? "back " : "")towards \($0.outcome ?? ""): \(Prose.seconds($0.seconds ?? 0)) s to go"
  }
  /// The number of other runs in flight.
  package static let movingMore = Self("moving-more") { "\($0.count ?? 0) more on the way" }
  /// Another run in flight, and its end.
  package static let next = Self("next") { "\($0.about.dropLast()): \($0.end)" }
  /// The end of a run or a transition.
  package static let reached = Self("reached") { clause in
    guard let subject = clause.subject else {
      return "\(clause.isReturn ? "back at" : "reached") \(clause.outcome ?? "")\(clause.instant)"
    }
    return "\(subject) \(clause.isReturn ? "went back to" : "reached") \(clause.outcome ?? "")"
      + clause.instant
  }
  /// A run that ended at its current position.
  package static let endedInPlace = Self("ended-in-place") {
    "\($0.about)ended where it was\($0.instant)"
  }
  /// A paused animator while time passes.
  package static let heldStill = Self("held-still") {
    "\($0.about)held at \($0.percent): nothing moved"
  }
  /// A change of the scene's state: the state before (`subject`) and now.
  package static let becomes = Self("becomes") { "\($0.about)becomes \($0.outcome ?? "")" }
  /// An event, and the number of others like it.
  package static let happened = Self("happened") {
    "\($0.detail ?? "")\($0.count.map { " and \($0) more" } ?? "")"
  }
  /// A path whose value has changed.
  package static let moved = Self("moved") { "\($0.about)moved" }
  /// A statement after which nothing has moved.
  package static let nothingMoved = Self("nothing-moved") { _ in "nothing moved" }
  /// The same, where something is going to move.
  package static let nothingMovedYet = Self("nothing-moved-yet") { _ in "nothing moved yet" }
  /// A statement that has changed nothing.
  package static let nothingChanged = Self("nothing-changed") { _ in "nothing changed" }

  /// The time until everything is at rest.
  package static let restsIn = Self("rests-in") { "at rest\($0.always)" }
  /// The time until the scene's next state, and until everything is at rest, if that is later.
  package static let becomesIn = Self("becomes-in") { clause in
    let rest = clause.rest.map { ", at rest in \(Prose.seconds($0)) s" } ?? ""
    return "\(clause.outcome ?? "")\(clause.always)\(rest)"
  }
  /// The motion that repeats forever.
  package static let endless = Self("endless") { "\($0.about)goes on for ever" }
  /// Motion without an end.
  package static let ongoing = Self("ongoing") { _ in "it goes on" }
  /// The instant since which everything is at rest.
  package static let rested = Self("rested") { "at rest\($0.instant)" }
  /// Everything is at rest.
  package static let atRest = Self("at-rest") { _ in "nothing moves any more" }
  /// A scene that begins at rest.
  package static let idle = Self("idle") { _ in "nothing moves by itself" }

  /// The fraction of a reversed run, which changes while the screen doesn't (A70).
  package static let fractionFlips = Self("fraction-flips") { _ in
    "fraction turns, the picture stays"
  }
  /// The fraction of a released run, likewise.
  package static let fractionRestarts = Self("fraction-restarts") { _ in
    "fraction counts time again, the picture stays"
  }
  /// The fraction of a continued run, likewise.
  package static let fractionCounts = Self("fraction-counts") { _ in
    "fraction counts time, the picture stays"
  }
}

extension Clause {
  /// The delay of a start, or nothing.
  fileprivate var delayed: String { delay.map { " after \(Prose.seconds($0)) s" } ?? "" }

  /// The seconds, also if they are 0.
  fileprivate var always: String { seconds.map { " in \(Prose.seconds($0)) s" } ?? "" }
}
