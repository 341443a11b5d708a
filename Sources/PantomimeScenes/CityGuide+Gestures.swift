package import PantomimeKit

// The fingers: each card's own pan, the taps, and which of the pans a touch belongs to.

extension CityGuide {
  /// The stages in which the tutorial builds it, each without a fault of the one before.
  enum Variant: String, CaseIterable, Comparable {
    /// Tap only.
    case taps = "a"
    /// The pan scrubs; a release always completes.
    case scrubs = "b"
    /// The progress of a card that is caught is carried on.
    case carries = "c"
    /// The velocity can turn it round.
    case reverses = "d"
    /// The axis decides between the card's pan and the list's.
    case arbitrates = "e"

    var pans: Bool { self != .taps }

    static func < (one: Variant, other: Variant) -> Bool { one.rawValue < other.rawValue }
  }

  package func panShouldBegin(_ pan: Pan, on stage: Stage) -> PanVerdict {
    let verdict = axisVerdict(on: pan, on: stage)
    guard case .begins = verdict, let lock = lock(on: card(under: pan, on: stage), on: stage),
      !stage.has(fault: "CG-17")
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
    guard cards[index].state == .collapsed, stage[cards[index].animator].activity == .inactive
    else { return nil }
    let other = cards.indices.first { other in
      other != index
        && (cards[other].state == .expanded || stage[cards[other].animator].activity != .inactive)
    }
    return other.map { "locked: \(stage.name(of: cards[$0].view)) is expanded, or on its way" }
  }

  package mutating func panRefused(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
    // What begins by its axis was refused by the lock, and would not have scrolled a list.
    if case .begins = axisVerdict(on: pan, on: stage) { return }
    guard scrolls(on: stage) else { return }
    if isExpanding(on: stage), !listIsOpen(&stage) {
      stage.record(
        .panRefused, nil, [.word("winner", "none"), .word("gesture", "list")], reason: Self.listLock
      )
      return
    }
    listIsDragging = true
    stage.record(.listScrolls, reason: "its own pan takes the touch the card's pan refused")
  }

  package mutating func pan(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
    guard variant.pans else {
      if pan.state == .began {
        stage.record(.panIgnored, reason: "in variant \(variant.rawValue) a card has no pan")
      }
      return
    }
    let index = card(under: pan, on: stage)
    if pan.state == .began { return try begin(index, on: &stage) }
    guard cards[index].isHeld else { return }
    if pan.state.isOver { cards[index].isHeld = false }
    switch pan.state {
    case .changed: try scrub(index, by: pan.translation, on: &stage)
    case .ended: try letGo(index, pan, on: &stage)
    case .cancelled, .failed:
      guard !stage.fault("CG-4", healthy: "it goes back to where it was caught from") else {
        return
      }
      try letGo(index, pan, on: &stage)
    case .possible, .began: break
    }
  }

  /// A pan that nothing has refused takes hold, unless another card has locked this one.
  private mutating func begin(_ index: Int, on stage: inout Stage) throws(Misuse) {
    if let lock = lock(on: index, on: stage),
      !stage.fault("CG-17", healthy: "the lock holds for other cards' pans, too")
    {
      stage.record(.panIgnored, reason: lock)
      return
    }
    cards[index].isHeld = true
    try catchCard(index, on: &stage)
  }

  private func card(under pan: Pan, on stage: Stage) -> Int {
    let view = pan.view.flatMap { stage.view(named: $0) }
    let path = view.map { stage.path(of: $0) } ?? []
    return cards.firstIndex { path.contains($0.view) } ?? focus
  }

  private mutating func catchCard(_ index: Int, on stage: inout Stage) throws(Misuse) {
    listIsDragging = false
    stopList(&stage)
    let animator = cards[index].animator
    if stage[animator].activity == .inactive
      || stage.fault("CG-1", healthy: "the run that is under way is the only one")
    {
      try toggle(index, by: .grab, on: &stage)
    }
    try stage.pause(animator)
    // Read after the pause: only now does the fraction tell progress (A76).
    cards[index].carried = variant < .carries ? 0 : stage[animator].fraction(at: stage.now)
  }

  /// Moves the fraction by the finger's share of the way to the top.
  ///
  /// Two things turn the sign: the fraction counts in the direction of travel (A79), and a collapse
  /// goes down.
  private func scrub(
    _ index: Int, by translation: Vector, on stage: inout Stage
  ) throws(Misuse) {
    let card = cards[index]
    let up = Self.share(-translation.dy, of: row.popupOffset)
    let isReversed = stage[card.animator].isReversed
    var share = (card.state == .expanded) == isReversed ? up : -up
    if isReversed, up != 0,
      stage.fault("CG-5", healthy: "the sign is turned before the fraction is assigned")
    {
      share = -share
    }
    stage.raw = card.carried + share
    try stage.scrub(card.animator, to: card.carried + share)
  }

  /// What share a length is of a way; over no way (CG-11) the least movement counts as the whole.
  private static func share(_ length: Double, of way: Double) -> Double {
    guard way != 0 else { return length == 0 ? 0 : length < 0 ? -1 : 1 }
    // Finite whatever is divided by; our choice.
    return min(max(length / way, -1e12), 1e12)
  }

  /// Chooses the direction by the velocity alone, and continues over the time that is left.
  private func letGo(_ index: Int, _ pan: Pan, on stage: inout Stage) throws(Misuse) {
    let lift = lift(pan, of: index, on: stage)
    let fields: [Event.Field] = [.number("vy", pan.velocity.dy), .number("raw", stage.raw ?? 0)]
    let decision: Decision
    if variant < .reverses {
      decision = stage.decide(lift, by: AlwaysCompletes(), fields)
    } else {
      let nearest = PositionRule(includesThreshold: !lift.isReversed)
      let atRest = releasesAtNearest ? SignRule.AtRest.position(nearest) : .keepsDirection
      decision = stage.decide(lift, by: SignRule(atRest: atRest), fields)
    }
    try stage.setReversed(cards[index].animator, !decision.completes)
    try stage.letGo(cards[index].animator)
    stage.scrollTouchUp(list)
  }

  package func liftOff(for pan: Pan, on stage: Stage) -> LiftOff? {
    let index = card(under: pan, on: stage)
    return cards[index].isHeld ? lift(pan, of: index, on: stage) : nil
  }

  private func lift(_ pan: Pan, of index: Int, on stage: Stage) -> LiftOff {
    let card = cards[index]
    let isReversed = stage[card.animator].isReversed
    return LiftOff(
      progress: stage[card.animator].progress(at: stage.now),
      velocity: card.state == .collapsed ? -pan.velocity.dy : pan.velocity.dy,
      distance: row.popupOffset, crossVelocity: pan.velocity.dx,
      startProgress: isReversed ? 1 - card.carried : card.carried, isReversed: isReversed,
      isCancelled: pan.state != .ended && pan.state.isOver)
  }

  /// A finger on a card is one on the list, too: it stops a list that moves (G184).
  private func stopList(_ stage: inout Stage) {
    if stage.scrollView(list)?.deadline != nil { stage.scrollTouchDown(list) }
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
      try toggle(index, by: .tap, on: &stage)
    }
  }

  private func reasonToIgnore(tapOn index: Int, closes: Bool, _ stage: inout Stage) -> Reason? {
    let healthy: Reason = "a tap is ignored while a card's animator is active"
    let standing = standingReason(toIgnoreTapOn: index, closes: closes, stage)
    let isOnItsWay = stage[cards[index].animator].activity != .inactive
    if isOnItsWay,
      standing != nil || !stage.fault("CG-16", healthy: healthy)
    {
      return "the card's animator is active"
    }
    if let standing { return standing }
    if !closes, stage.scrollView(list)?.catchesTouches == true {
      stopList(&stage)
      stage.scrollTouchUp(list)
      return "the touch only stops the list, which was moving"
    }
    let isBusy = cards.indices.contains { other in
      other != index && stage[cards[other].animator].activity != .inactive
    }
    guard isBusy, !isOnItsWay else { return nil }
    let isUnguarded =
      closes
      ? stage.fault("CG-16", healthy: healthy)
      : stage.fault("CG-10", healthy: "a tap is ignored while another card moves")
    return isUnguarded ? nil : "another card's animator is active"
  }

  /// Why nothing can come of a tap even as published.
  private func standingReason(
    toIgnoreTapOn index: Int, closes: Bool, _ stage: Stage
  ) -> Reason? {
    if closes {
      return stage[cards[index].close, .alpha] > 0
        ? nil : "the close button is transparent while its card is collapsed"
    }
    return listSelects ? nil : "selection is off while a card is expanded"
  }
}
