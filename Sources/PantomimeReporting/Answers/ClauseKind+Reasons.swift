// Kinds of clauses about reasons, and about input that is expected from the user.

extension Clause.Kind {
  static let ofReasons = [
    reason, touchTaken, untouchable, nothingRecognized, nothingResponded, nothingRuns, nothingHeld,
    heldAlready, heldByFinger, paused, runsAlready, unanimated, startedBefore, releasedBefore,
    runsUnknown, arrived,
    lastEvent, nothingHappened, undelivered, waitsForAnimator, waitsForFinish, waitsForGesture,
    leftUnfinished,
    stillSet,
  ]

  /// A recorded reason (`detail`).
  package static let reason = Self("reason") { $0.detail ?? "" }
  /// The view that received a touch, and the view for which the touch was meant (`detail`).
  package static let touchTaken = Self("touch-taken") {
    "\($0.about)took the touch meant for \($0.detail ?? "")"
  }
  /// A view that receives no touches.
  package static let untouchable = Self("untouchable") { "\($0.about)takes no touches" }
  /// A touch from which no recognizer has recognized a gesture yet.
  package static let nothingRecognized = Self("nothing-recognized") { _ in
    "no recognizer has recognized the touch yet"
  }
  /// A touch that no recognizer has responded to.
  package static let nothingResponded = Self("nothing-responded") { _ in
    "no recognizer responded to the touch"
  }
  /// Nothing is in flight.
  package static let nothingRuns = Self("nothing-runs") { _ in "nothing is in flight" }
  /// A pan that holds nothing.
  package static let nothingHeld = Self("nothing-held") { _ in "the pan holds nothing" }
  /// A paused animator.
  package static let heldAlready = Self("held-already") { "\($0.about)is held at \($0.percent)" }
  /// An animator that a finger holds.
  package static let heldByFinger = Self("held-by-finger") { _ in "the finger holds it" }
  /// An animator that is paused without a finger.
  package static let paused = Self("paused") { _ in "it is paused" }
  /// A run in flight, and its end, if it has one.
  package static let runsAlready = Self("runs-already") {
    "\($0.about)is already running\($0.outcome == nil ? "" : " and \($0.end)")"
  }
  /// An animator without animations.
  package static let unanimated = Self("waits-for-animations") {
    "\($0.about)has no animations yet"
  }
  /// The time since a run in flight started, and the duration of the run.
  package static let startedBefore = Self("started-before") { "\($0.about)started \($0.timing)" }
  /// The time since a run in flight was released, and the duration of the run.
  package static let releasedBefore = Self("released-before") {
    "\($0.about)was released \($0.timing)"
  }
  /// A run in flight without a known start.
  package static let runsUnknown = Self("runs") { "\($0.about)is running" }
  /// The end of the last run, and the time since then.
  package static let arrived = Self("arrived") {
    "\($0.about)\($0.ended) \($0.past)"
  }
  /// The last event that had an outcome, and the time since then.
  package static let lastEvent = Self("last-event") {
    "the last event was '\($0.detail ?? "")', \($0.past)"
  }
  /// A scene in which nothing has moved.
  package static let nothingHappened = Self("nothing-happened") { _ in "no run has ended yet" }

  /// The reason why a lost touch has no effect.
  package static let undelivered = Self("undelivered") { _ in
    "a lost touch has neither an end nor a cancellation"
  }
  /// A paused animator, which waits for a statement.
  package static let waitsForAnimator = Self("waits-for-animator") { _ in
    "paused; waiting for `continue`, `start` or `stop`"
  }
  /// A stopped animator, which waits for `finish`.
  package static let waitsForFinish = Self("waits-for-finish") { _ in "waiting for `finish`" }
  /// A finger that is down, and may pan or tap.
  package static let waitsForGesture = Self("waits-for-gesture") { _ in
    "the finger is down: move it to pan, lift it to tap"
  }
  /// The settings that were made during an earlier scene and still apply.
  package static let stillSet = Self("still-set") { "\($0.detail ?? ""), set earlier" }
  /// The animators of a replaced scene that weren't finished.
  package static let leftUnfinished = Self("left-unfinished") {
    "\($0.detail ?? "") from the previous scene \($0.count == 1 ? "was" : "were") never finished (A50)"
  }
}

extension Clause {
  /// The time since the event.
  fileprivate var past: String { "\(Prose.seconds(ago ?? 0)) s ago" }

  /// The time since the start or release of a run, and the duration of the run.
  fileprivate var timing: String { "\(past) and lasts \(Prose.seconds(seconds ?? 0)) s" }
}
