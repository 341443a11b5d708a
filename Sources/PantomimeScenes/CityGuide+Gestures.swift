package import PantomimeKit
import PantomimeProps

// Gestures: each card's pan, the taps, and the choice of the pan that gets a touch.

extension CityGuide: PanHandling, LiftOffProviding, PanDelegate, PanRefusalHandling, TapHandling {
  package mutating func panBegan(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
    guard variant.pans else {
      return stage.record(
        .panIgnored, nil, [.cause("variant")],
        reason: "a card has no pan in variant \(variant.rawValue)")
    }
    let index = card(under: pan, on: stage)
    if let lock = lock(on: index, on: stage), !stage.shouldCommit(.pansPastTheLock) {
      return stage.record(.panIgnored, nil, [.cause("locked")], reason: lock)
    }
    list.isDragging = false
    list.stop(on: &stage)
    let isCaught = cards[index].transition.isInFlight(on: stage)
    if !isCaught {
      try toggle(index, on: &stage)
    } else if stage.shouldCommit(.togglesAgain) {
      try toggle(index, again: true, on: &stage)
    }
    try cards[index].transition.begin(readsTime: handling.carriesTime, on: &stage)
    if variant == .reverses, pan.velocity.dx.magnitude >= pan.velocity.dy.magnitude,
      pan.velocity != .zero
    {
      variant.noteLack(
        "the card takes a sideways pan, so the list can't scroll there", on: &stage)
    }
    guard variant < .carries else { return }
    cards[index].transition.startOver()
    if isCaught { variant.noteLack("a grab in flight starts the card again at 0", on: &stage) }
  }

  package mutating func panChanged(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
    let (index, movement) = (card(under: pan, on: stage), pan.translation)
    guard cards[index].transition.isHolding else { return }
    let turns =
      movement.dy != 0 && stage[cards[index].transition.animator].isReversed
      && stage.shouldCommit(.turnsTheSignTooLate)
    try cards[index].transition.update(translation: turns ? -movement : movement, on: &stage)
  }

  /// Chooses the direction by the velocity alone, and continues for the remaining time.
  package mutating func panEnded(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
    let index = card(under: pan, on: stage)
    guard cards[index].transition.isHolding else { return }
    if pan.state.isCancelled, stage.shouldCommit(.forgetsTheCancelled) {
      return cards[index].transition.abandon()
    }
    let decision = decide(pan, cards[index].transition, on: &stage)
    let lift = cards[index].transition.liftOff(pan, on: stage)
    if variant == .carries, lift.velocity < 0, decision.completes {
      variant.noteLack("the finger moved back, but the release still completes", on: &stage)
    }
    try cards[index].transition.end(decision, on: &stage)
    stage.scrollTouchUp(list.id)
  }

  private func decide(
    _ pan: Pan, _ transition: InteractiveTransition, on stage: inout Stage
  ) -> Decision {
    let fields: [Event.Field] = [
      .number("vy", pan.velocity.dy), .number("raw", stage.unclampedFraction ?? 0),
    ]
    if variant < .reverses {
      // The first stages of the tutorial ignore the velocity.
      let goesOn = FixedRule(
        .complete, reason: "at this stage of the tutorial every release completes")
      return transition.decide(pan, by: goesOn, fields, on: &stage)
    }
    let nearest = PositionRule(includesThreshold: !stage[transition.animator].isReversed)
    let asksNearest = stage[Self.zeroVelocity] == .nearest
    let rule = SignRule(atRest: asksNearest ? .position(nearest) : .keepsDirection)
    return transition.decide(pan, by: rule, fields, on: &stage)
  }

  package func liftOff(for pan: Pan, on stage: Stage) -> LiftOff? {
    let transition = cards[card(under: pan, on: stage)].transition
    return transition.isHolding ? transition.liftOff(pan, on: stage) : nil
  }

  private func card(under pan: Pan, on stage: Stage) -> Int {
    let path = pan.view.flatMap { stage.view(named: $0) }.map { stage.path(of: $0) } ?? []
    return cards.firstIndex { path.contains($0.view) } ?? focus
  }

  // MARK: - Arbitration

  package func panShouldBegin(_ pan: Pan, on stage: Stage) -> PanVerdict {
    let verdict = axisVerdict(on: pan, on: stage)
    guard case .begins = verdict, !stage.isFaultEnabled(.pansPastTheLock),
      let lock = lock(on: card(under: pan, on: stage), on: stage)
    else { return verdict }
    return .refused(winner: "none", reason: lock)
  }

  private func axisVerdict(on pan: Pan, on stage: Stage) -> PanVerdict {
    if catchesAtTouchDown, pan.velocity == .zero {
      return .begins(reason: "at touch-down there is no velocity, so the axis isn't checked")
    }
    return stage.axisVerdict(
      for: pan, rule: variant == .arbitrates ? .vertical : .everyDirection,
      otherwise: list.scrolls(on: stage) ? "list" : "none")
  }

  /// Returns the reason why a card's pan must not expand it, or `nil` if it may expand it or
  /// wouldn't do so anyway.
  private func lock(on index: Int, on stage: Stage) -> Reason? {
    func isBusy(_ card: Card) -> Bool {
      card.state == .expanded || card.transition.isInFlight(on: stage)
    }
    guard !isBusy(cards[index]), let other = cards.first(where: isBusy) else { return nil }
    return "locked: \(stage.name(of: other.view)) is expanded or in flight"
  }

  package mutating func panRefused(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
    // A pan that passes the axis rule was refused by the lock, and wouldn't have scrolled a list.
    if case .begins = axisVerdict(on: pan, on: stage) { return }
    guard list.scrolls(on: stage) else { return }
    if isExpanding(on: stage), !stage.shouldCommit(.locksTheListLate) {
      let fields: [Event.Field] = [.word("winner", "none"), .word("gesture", "list")]
      return stage.record(.panRefused, nil, fields, reason: Self.listLock)
    }
    list.isDragging = true
    stage.record(
      News.listScrolls, reason: "the card's pan refused the touch, so the list's pan takes it")
  }

  // MARK: - Taps

  package static let tapDescription = "a tap toggles an idle card"

  package var tappable: [String] {
    ["card", "close"] + cards.indices.flatMap { ["card.\($0)", "close.\($0)"] }
  }

  package mutating func tap(_ name: String, on stage: inout Stage) throws(Misuse) {
    let view = stage.view(named: name)
    guard let index = cards.firstIndex(where: { $0.view == view || $0.close == view }) else {
      return
    }
    let closes = cards[index].close == view
    if let (cause, reason) = reasonToIgnore(tapOn: cards[index], closes: closes, &stage) {
      stage.record(.tapIgnored, nil, [.word("on", name), .cause(cause)], reason: reason)
    } else {
      try toggle(index, on: &stage)
    }
  }

  private func reasonToIgnore(
    tapOn card: Card, closes: Bool, _ stage: inout Stage
  ) -> (cause: String, reason: Reason)? {
    let isOffered = closes ? stage[card.close, .alpha] > 0 : listSelects
    let isMoving = card.transition.isInFlight(on: stage)
    if isMoving, !isOffered || !stage.shouldCommit(.tapsUnguarded) {
      return ("active", "the card's animator is active")
    }
    guard isOffered else {
      return closes
        ? ("hidden", "the close button is transparent while its card is collapsed")
        : ("locked", "selection is off while a card is expanded")
    }
    if !closes, list.takesTap(on: &stage) {
      return ("moving", "the touch only stops the moving list")
    }
    let isFree = isMoving || !cards.contains { $0.transition.isInFlight(on: stage) }
    return isFree || stage.shouldCommit(closes ? .tapsUnguarded : .locksSelectionLate)
      ? nil : ("active", "another card's animator is active")
  }
}
