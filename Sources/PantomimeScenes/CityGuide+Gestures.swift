package import PantomimeKit

// The fingers: each card's own pan, the taps, and which of the pans a touch belongs to.

extension CityGuide {
  /// The stages in which the tutorial builds it, the last one first: each lacks something that the one
  /// before it has.
  enum Variant: String, CaseIterable, Comparable {
    /// The axis decides between the card's pan and the list's.
    case arbitrates = "e"
    /// The velocity can turn it round.
    case reverses = "d"
    /// The progress of a card that is caught is carried on.
    case carries = "c"
    /// The pan scrubs; a release always completes.
    case scrubs = "b"
    /// Tap only.
    case taps = "a"

    var pans: Bool { self != .taps }

    static func < (one: Variant, other: Variant) -> Bool { one.rawValue < other.rawValue }
  }

  package mutating func panBegan(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
    guard variant.pans else {
      stage.record(.panIgnored, reason: "in variant \(variant.rawValue) a card has no pan")
      return
    }
    let index = card(under: pan, on: stage)
    if let lock = lock(on: index, on: stage) {
      guard stage.has(.pansPastTheLock) else { return stage.record(.panIgnored, reason: lock) }
      stage.tell(.pansPastTheLock)
    }
    listIsDragging = false
    stopList(&stage)
    if stage[cards[index].grab.animator].activity == .inactive {
      try toggle(index, on: &stage)
    } else if stage.has(.togglesAgain) {
      try toggleAgain(index, on: &stage)
    }
    try cards[index].grab.takeHold(on: &stage)
    if variant < .carries { cards[index].grab.startOver() }
  }

  package mutating func panChanged(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
    let grab = cards[card(under: pan, on: stage)].grab
    guard grab.isHolding else { return }
    let isLate = stage[grab.animator].isReversed && stage.has(.turnsTheSignTooLate)
    let translation = isLate ? turned(pan.translation, &stage) : pan.translation
    try grab.scrub(by: translation, on: &stage)
  }

  /// Chooses the direction by the velocity alone, and continues over the time that is left.
  package mutating func panEnded(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
    let index = card(under: pan, on: stage)
    guard cards[index].grab.isHolding else { return }
    let decision = decide(pan, cards[index].grab, on: &stage)
    try cards[index].grab.letGo(decision, on: &stage)
    stage.scrollTouchUp(list)
  }

  package mutating func panCancelled(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
    let index = card(under: pan, on: stage)
    if cards[index].grab.isHolding, stage.has(.forgetsTheCancelled) {
      forgetTheCancelled(index, on: &stage)
    } else {
      try panEnded(pan, on: &stage)
    }
  }

  private func decide(_ pan: Pan, _ grab: Grab, on stage: inout Stage) -> Decision {
    let fields: [Event.Field] = [.number("vy", pan.velocity.dy), .number("raw", stage.raw ?? 0)]
    if variant < .reverses { return grab.decide(pan, by: AlwaysCompletes(), fields, on: &stage) }
    let nearest = PositionRule(includesThreshold: !stage[grab.animator].isReversed)
    let atRest: SignRule.AtRest =
      stage[Self.zeroVelocity] == .nearest ? .position(nearest) : .keepsDirection
    return grab.decide(pan, by: SignRule(atRest: atRest), fields, on: &stage)
  }

  package func liftOff(for pan: Pan, on stage: Stage) -> LiftOff? {
    let grab = cards[card(under: pan, on: stage)].grab
    return grab.isHolding ? grab.liftOff(pan, on: stage) : nil
  }

  private func card(under pan: Pan, on stage: Stage) -> Int {
    let path = pan.view.flatMap { stage.view(named: $0) }.map { stage.path(of: $0) } ?? []
    return cards.firstIndex { path.contains($0.view) } ?? focus
  }
}

/// What the tutorial does before it looks at the velocity: however it is let go, it goes on.
private struct AlwaysCompletes: CompletionRule {
  func decide(_ lift: LiftOff) -> Decision {
    Decision(
      .complete, lift, by: .direction, margin: .infinity, .fraction,
      "at this stage of the tutorial every release completes")
  }
}

// MARK: - Whose the touch is

extension CityGuide {
  package func panShouldBegin(_ pan: Pan, on stage: Stage) -> PanVerdict {
    let verdict = axisVerdict(on: pan, on: stage)
    guard case .begins = verdict, let lock = lock(on: card(under: pan, on: stage), on: stage),
      !stage.has(.pansPastTheLock)
    else { return verdict }
    return .refused(winner: "none", reason: lock)
  }

  private func axisVerdict(on pan: Pan, on stage: Stage) -> PanVerdict {
    if catchesAtTouchDown, pan.velocity == .zero {
      return .begins(reason: "at touch-down no velocity tells an axis, so it is not asked")
    }
    return stage.verdict(
      on: pan, by: variant == .arbitrates ? .vertical : .everyDirection,
      leaving: scrolls(on: stage) ? "list" : "none")
  }

  /// Why a card's pan must not expand it; `nil` if it may, or would not.
  private func lock(on index: Int, on stage: Stage) -> Reason? {
    guard cards[index].state == .collapsed, !isMoving(cards[index], on: stage) else { return nil }
    let other = cards.indices.first { other in
      other != index && (cards[other].state == .expanded || isMoving(cards[other], on: stage))
    }
    return other.map { "locked: \(stage.name(of: cards[$0].view)) is expanded, or on its way" }
  }

  /// Whether a card is on its way, or held there.
  func isMoving(_ card: Card, on stage: Stage) -> Bool {
    stage[card.grab.animator].activity != .inactive
  }

  package mutating func panRefused(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
    // What begins by its axis was refused by the lock, and would not have scrolled a list.
    if case .begins = axisVerdict(on: pan, on: stage) { return }
    guard scrolls(on: stage) else { return }
    if isExpanding(on: stage) {
      guard stage.has(.locksTheListLate) else {
        let fields: [Event.Field] = [.word("winner", "none"), .word("gesture", "list")]
        return stage.record(.panRefused, nil, fields, reason: Self.listLock)
      }
      stage.tell(.locksTheListLate)
    }
    listIsDragging = true
    stage.record(.listScrolls, reason: "its own pan takes the touch the card's pan refused")
  }
}

// MARK: - Taps

extension CityGuide {
  package var tappable: [String] {
    ["card", "close"] + cards.indices.flatMap { ["card.\($0)", "close.\($0)"] }
  }

  package mutating func tap(_ name: String, on stage: inout Stage) throws(Misuse) {
    let view = stage.view(named: name)
    guard let index = cards.firstIndex(where: { $0.view == view || $0.close == view }) else {
      return
    }
    if let reason = reasonToIgnore(tapOn: index, closes: cards[index].close == view, &stage) {
      stage.record(.tapIgnored, nil, [.word("on", name)], reason: reason)
    } else {
      try toggle(index, on: &stage)
    }
  }

  private func reasonToIgnore(tapOn index: Int, closes: Bool, _ stage: inout Stage) -> Reason? {
    let isOffered = closes ? stage[cards[index].close, .alpha] > 0 : listSelects
    if isMoving(cards[index], on: stage) {
      guard isOffered, stage.has(.tapsUnguarded) else { return "the card's animator is active" }
      stage.tell(.tapsUnguarded)
    }
    guard isOffered else {
      return closes
        ? "the close button is transparent while its card is collapsed"
        : "selection is off while a card is expanded"
    }
    if !closes, stage.scrollView(list)?.catchesTouches == true {
      stopList(&stage)
      stage.scrollTouchUp(list)
      return "the touch only stops the list, which was moving"
    }
    guard !isMoving(cards[index], on: stage), cards.contains(where: { isMoving($0, on: stage) })
    else { return nil }
    let fault: Fault = closes ? .tapsUnguarded : .locksSelectionLate
    guard stage.has(fault) else { return "another card's animator is active" }
    stage.tell(fault)
    return nil
  }
}
