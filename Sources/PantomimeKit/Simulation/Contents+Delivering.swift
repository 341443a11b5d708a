// The event loop: does due work and delivers notifications, in a fixed order.

extension Simulation.Contents {
  /// Advances the clock to an instant, but through at most a number of instants at which something
  /// is due and, if `stopsAtNews`, no further than the first instant at which something is
  /// recorded.
  ///
  /// - Returns: The reason why time stopped: `reached`, `news`, `limit`, or `endless`.
  /// - Throws: `ImpossibleInputError.timeGoesBack`.
  mutating func advance(
    to instant: Instant, maxSteps count: Int, stopsAtNews: Bool
  ) throws(ImpossibleInputError) -> Halt {
    guard instant >= stage.now else {
      throw .timeGoesBack(now: stage.now, wanted: instant)
    }
    // A misuse is recorded in the trace; there is no statement to throw it to.
    return deliver(upTo: instant, atMost: count, stopsAtNews: stopsAtNews).halt
  }

  /// Does everything due up to an instant, by default the current one, and delivers the
  /// notifications.
  ///
  /// At each instant, due work is done in the order in which it was started (U19), and the
  /// consequences of each item are delivered before the next; then the recognizers are notified of
  /// the time, unless they already were.
  ///
  /// - Parameters:
  ///   - count: The maximum number of instants to advance through; if there are more, the clock
  ///     stops at the last one.
  ///   - stopsAtNews: Whether to stop at the first instant at which something is recorded.
  /// - Returns: The first refusal in a recognizer's handler, and the reason why time stopped.
  mutating func deliver(
    upTo instant: Instant? = nil, atMost count: Int = .max, stopsAtNews: Bool = false
  ) -> (refusal: InputError?, halt: Halt) {
    if instant == nil, !stage.ledger.clock.hasNotices {
      // After most inputs there are no notifications, and nothing is due.
      let next = TimedPart.nextDeadline(of: stage)
      if next.map({ $0 > stage.now }) ?? true {
        stage.ledger.clock.setNextDeadline(Agenda.nextDeadline(of: stage, besides: next))
        return (nil, .reached)
      }
    }
    var chain = Chain(on: &stage)
    let known = stopsAtNews ? stage.ledger.trace.count : .max
    var refusal = settle(&chain)
    var left = count
    while let instant, !chain.isCutOff,
      let deadline = Agenda.nextDeadline(of: &stage, upTo: instant)
    {
      guard left > 0, stage.ledger.trace.count <= known || deadline == stage.now else {
        stage.ledger.clock.setNextDeadline(deadline)
        return (refusal, stage.ledger.trace.count <= known ? .limit : .news)
      }
      left -= 1
      if deadline > stage.now { chain = Chain(on: &stage, after: chain) }
      stage.ledger.clock.move(to: deadline)
      stage.ledger.clock.noteChange()
      refusal = refusal ?? settle(&chain)
      if !chain.isCutOff, let due = stage.gestures.nextDeadline, due <= stage.now {
        tellRecognizersTheTime()
        refusal = refusal ?? settle(&chain)
      }
    }
    let stops = instant.map { $0 > stage.now && stage.ledger.trace.count > known } ?? false
    if let instant, !stops { stage.ledger.clock.move(to: instant) }
    stage.ledger.clock.setNextDeadline(Agenda.nextDeadline(of: stage))
    return (refusal, stops ? .news : chain.isEndless ? .endless : .reached)
  }

  /// Delivers every notification and does everything due at the current instant, until nothing is
  /// left.
  private mutating func settle(_ chain: inout Chain) -> InputError? {
    defer { stage.ledger.checkState(scene.state, by: &stage.declarations) }
    var refusal: InputError?
    repeat {
      while let notice = stage.ledger.clock.takeNotice() {
        if stage.ledger.clock.isEndless(notice, of: stage.animators) {
          notice.reportEndless(on: &stage)
          chain.isEndless = true
          refusal = refusal ?? .misuse(.endless)
        } else {
          let known = stage.ledger.trace.count
          do throws(InputError) { try tell(notice) } catch {
            let next = stage.ledger.onRecord(error, since: known)
            refusal = refusal ?? next
          }
        }
        if !chain.goesOn() {
          chain.cutOff(in: &stage.ledger)
          return refusal
        }
      }
    } while chain.goesOn() && TimedPart.actOnce(on: &stage)
    if chain.isCutOff { chain.cutOff(in: &stage.ledger) }
    return refusal
  }

  private mutating func tell(_ notice: PendingCallback) throws(InputError) {
    switch notice {
    case .recognizers(let message): try tell(message)
    case .fingersLifted:
      stage.scrolling.fingersLifted(by: stage.readings, in: &stage.ledger)
    case .animator(let animator, _, let completions):
      stage.animators.completionsRun(completions)
      // Once even if no completion was added, because a scene doesn't need one to be notified of
      // the end.
      for _ in 0..<max(1, completions) { ownScene.notify(of: notice, on: &stage) }
      stage.animators.completionsHaveRun(animator)
    case .crossed(let watch) where !stage.scrolling.isWatching(watch.id): break
    case .layer, .transition, .timer, .scrolled, .scrollBegan, .scrollReleased, .scrollEnded,
      .crossed:
      ownScene.notify(of: notice, on: &stage)
    }
  }
}

/// A chain of consequences at one instant; each link is due work or a notification.
private struct Chain {
  private let limit: Int
  private(set) var length = 0
  /// Whether this chain, or an earlier one before the same instant, was cut off.
  var isEndless: Bool

  /// Begins a chain: after an input, or at a later instant than the previous chain.
  init(on stage: inout Stage, after other: Chain? = nil) {
    stage.ledger.clock.beginChain(
      among: stage.animators.parts.count - stage.animators.countOfNamed + stage.timers.count
        + stage.layers.count)
    // A chain with more links than this at one instant never ends, because there aren't as many
    // objects on the stage; our choice.
    limit =
      20_000
      + 2
      * (stage.animators.parts.count + stage.layers.count + stage.transitions.count
        + stage.scrolling.watches.count)
    isEndless = other?.isEndless ?? false
  }

  var isCutOff: Bool { length >= limit }

  /// Drops the consequences of an endless chain: the scene receives none of them.
  mutating func cutOff(in ledger: inout Ledger) {
    isEndless = true
    ledger.clock.dropNotices()
    ledger.note(
      Event(
        .endless, nil, [.number("ends", Double(length))],
        reason: "each completion triggers another at the same instant"))
  }

  /// Counts a link; returns `false` if there are so many that the chain would never end.
  mutating func goesOn() -> Bool {
    length += 1
    return !isCutOff
  }
}
