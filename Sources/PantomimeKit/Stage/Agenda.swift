/// The next automatic changes of a stage: the deadlines of all of its boards.
enum Agenda {
  /// Returns the next instant at which something happens automatically.
  static func nextDeadline(of stage: Stage) -> Instant? {
    nextDeadline(of: stage, besides: TimedPart.nextDeadline(of: stage))
  }

  /// Returns the next instant at which something happens automatically, given the next deadline of
  /// the timed parts.
  static func nextDeadline(of stage: Stage, besides next: Instant?) -> Instant? {
    guard let due = stage.gestures.nextDeadline else { return next }
    return next.map { min($0, due) } ?? due
  }

  /// Returns the next instant, up to a limit, at which something happens automatically; earlier
  /// ticks that the scene doesn't receive are skipped.
  static func nextDeadline(of stage: inout Stage, upTo instant: Instant) -> Instant? {
    if stage.links.passesOver {
      var limit = instant
      if let end = nextEnd(of: stage) { limit = min(limit, end.time) }
      if let tick = stage.links.nextDeadline(telling: .everyTick) { limit = min(limit, tick) }
      stage.links.passOver(before: limit)
    }
    return nextDeadline(of: stage).flatMap { $0 <= instant ? $0 : nil }
  }

  /// Returns the next end of anything that has one; a display link, for example, ticks forever.
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

  /// Returns the parts that never end, each as a phrase.
  static func endless(of stage: Stage) -> [String] {
    stage.layers.endless + stage.links.endless
  }

  /// Returns whether only animators and layer animations are in flight, which are independent of
  /// each other.
  static func holdsOnlyRuns(_ stage: Stage) -> Bool {
    stage.timers.nextDeadline == nil && stage.links.nextDeadline == nil
      && stage.transitions.nextDeadline == nil && stage.scrolling.nextDeadline == nil
      && stage.gestures.nextDeadline == nil && !stage.ledger.clock.hasNotices
  }
}
