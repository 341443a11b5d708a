// The one loop: what is due happens, and whoever is concerned is told, in a fixed order.

extension Simulation {
  /// Lets time pass up to an instant, going to at most so many instants at which something happens.
  ///
  /// - Returns: why it stopped: `reached`, `limit` or `endless`.
  /// - Throws: `Impossible.timeGoesBack`.
  public mutating func advance(
    to instant: Instant, atMost count: Int
  ) throws(Impossible) -> Halt {
    guard instant >= stage.now else {
      throw .timeGoesBack(now: stage.now, wanted: instant)
    }
    // A misuse is in the trace; there is no statement it could be thrown at.
    return deliver(upTo: instant, atMost: count).halt
  }

  /// Lets time pass up to an instant, but no further than to the first at which something is recorded.
  ///
  /// - Returns: why it stopped: `reached`, `news`, `limit` or `endless`.
  /// - Throws: `Impossible.timeGoesBack`.
  public mutating func advance(
    toNewsBy instant: Instant, atMost count: Int
  ) throws(Impossible) -> Halt {
    guard instant >= stage.now else {
      throw .timeGoesBack(now: stage.now, wanted: instant)
    }
    return deliver(upTo: instant, atMost: count, stopsAtNews: true).halt
  }

  /// Lets happen what is due up to an instant, by default the present one, and tells everybody.
  ///
  /// At each instant everything due is done in the order in which it was started (U19), and what
  /// follows from each thing is told before the next is done; then recognizers hear of the instant,
  /// if they were asked for an earlier one already.
  ///
  /// - Parameters:
  ///   - count: the most instants to go to; the clock stays at the last of them if there are more.
  ///   - stopsAtNews: whether to go no further than the first instant at which something is recorded.
  /// - Returns: the first thing that was refused to a recognizer's handler, and why time stopped.
  mutating func deliver(
    upTo instant: Instant? = nil, atMost count: Int = .max, stopsAtNews: Bool = false
  ) -> (refusal: Refusal?, halt: Halt) {
    if instant == nil, !stage.clock.hasNotices {
      // After most inputs there is nobody to be told, and nothing that is due.
      let next = TimedPart.nextDeadline(of: stage)
      if next.map({ $0 > stage.now }) ?? true {
        stage.clock.setNextDeadline(stage.nextDeadline(besides: next))
        return (nil, .reached)
      }
    }
    var chain = beginChain()
    let known = stopsAtNews ? stage.trace.count : .max
    var refusal = settle(&chain)
    var left = count
    while let instant, !chain.isCutOff, let deadline = stage.nextDeadline(upTo: instant) {
      guard left > 0, stage.trace.count <= known || deadline == stage.now else {
        stage.clock.setNextDeadline(deadline)
        return (refusal, stage.trace.count <= known ? .limit : .news)
      }
      left -= 1
      if deadline > stage.now { chain = beginChain(after: chain) }
      stage.clock.move(to: deadline)
      stage.clock.noteChange()
      refusal = refusal ?? settle(&chain)
      if !chain.isCutOff, let due = stage.gestures.nextDeadline, due <= stage.now {
        tellRecognizersTheTime()
        refusal = refusal ?? settle(&chain)
      }
    }
    let stops = instant.map { $0 > stage.now && stage.trace.count > known } ?? false
    if let instant, !stops { stage.clock.move(to: instant) }
    stage.clock.setNextDeadline(stage.nextDeadline)
    return (refusal, stops ? .news : chain.isEndless ? .endless : .reached)
  }

  private mutating func beginChain(after other: Chain? = nil) -> Chain {
    stage.clock.beginChain(
      among: stage.animators.parts.count - stage.animators.countOfNamed + stage.timers.count
        + stage.layers.count)
    return Chain(limit: limitAtOnce, isEndless: other?.isEndless ?? false)
  }

  /// Tells everything and does everything that is due at the present instant, until nothing is left.
  private mutating func settle(_ chain: inout Chain) -> Refusal? {
    defer { stage.checkState(scene.state) }
    var refusal: Refusal?
    repeat {
      while let notice = stage.clock.takeNotice() {
        if stage.isEndless(notice) {
          stage.reportEndless(notice)
          chain.isEndless = true
          refusal = refusal ?? .misuse(.endless)
        } else {
          let known = stage.trace.count
          do throws(Refusal) { try tell(notice) } catch {
            let next = onRecord(error, since: known)
            refusal = refusal ?? next
          }
        }
        if !chain.goesOn() {
          cutOff(&chain)
          return refusal
        }
      }
    } while chain.goesOn() && TimedPart.actOnce(on: &stage)
    if chain.isCutOff { cutOff(&chain) }
    return refusal
  }

  /// Drops what follows from a chain without an end: nobody is told of it.
  private mutating func cutOff(_ chain: inout Chain) {
    chain.isEndless = true
    stage.clock.dropNotices()
    stage.note(
      Event(
        .endless, nil, [.number("ends", Double(chain.length))],
        reason: "what is done about the end of one thing ends another, at one instant"))
  }

  /// More than this cannot follow from one another at one instant unless it never ends: everything
  /// there is has its turn, and then some; our choice.
  private var limitAtOnce: Int {
    20_000
      + 2
      * (stage.animators.parts.count + stage.layers.count + stage.transitions.count
        + stage.scrolling.watches.count)
  }

  private mutating func tell(_ notice: Notice) throws(Refusal) {
    switch notice {
    case .recognizers(let message): try tell(message)
    case .fingersLifted: stage.finishScrolling()
    case .animator(let animator, let position, let completions):
      stage.animators.completionsRun(completions)
      // Once also where no completion was added: a scene need not add one to hear of the end.
      for _ in 0..<max(1, completions) { scene.completed(animator, at: position, on: &stage) }
      stage.animators.completionsHaveRun(animator)
    case .layer(let key, let view, let finished):
      scene.layerAnimationEnded(key, on: view, finished: finished, on: &stage)
    case .transition(let transition, let finished):
      scene.transitionEnded(transition, finished: finished, on: &stage)
    case .timer(let timer): scene.timerFired(timer, on: &stage)
    case .scrolled(let view): scene.scrolled(view, on: &stage)
    case .scrollBegan(let view): scene.scrollBegan(view, on: &stage)
    case .scrollReleased(let view, let release):
      var target = release.target
      scene.scrollWillEnd(
        view, velocity: release.velocity.perMillisecond, target: &target, on: &stage)
      stage.land(view, on: target, after: release)
    case .scrollEnded(let view): scene.scrollEnded(view, on: &stage)
    case .crossed(let watch):
      if stage.scrolling.isWatching(watch.id) { scene.scrollCrossed(watch, on: &stage) }
    }
  }
}

/// What follows from one another at one instant: one thing that is done, or somebody who is told.
private struct Chain {
  private let limit: Int
  private(set) var length = 0
  /// Whether this chain, or an earlier one on the way to the same instant, was cut off.
  var isEndless: Bool

  init(limit: Int, isEndless: Bool) { (self.limit, self.isEndless) = (limit, isEndless) }

  var isCutOff: Bool { length >= limit }

  /// Counts a further link; false if there are so many that it would never end.
  mutating func goesOn() -> Bool {
    length += 1
    return !isCutOff
  }
}
