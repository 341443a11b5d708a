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
    if catchesAtTouchDown, pan.velocity == .zero {
      return .begins(reason: "at touch-down no velocity tells an axis, so it is not asked")
    }
    return stage.verdict(
      on: pan, by: variant == .arbitrates ? .vertical : .everyDirection,
      leaving: scrolls(on: stage) ? "list" : "none")
  }

  package mutating func panRefused(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
    guard scrolls(on: stage) else { return }
    listIsDragging = true
    stage.record("list scrolls", reason: "its own pan takes the touch the card's pan refused")
  }

  package mutating func pan(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
    guard variant.pans else {
      if pan.state == .began {
        stage.record("pan ignored", reason: "in variant \(variant.rawValue) a card has no pan")
      }
      return
    }
    let index = card(under: pan, on: stage)
    switch pan.state {
    case .began: try catchCard(index, on: &stage)
    case .changed: try scrub(index, by: pan.translation, on: &stage)
    case .ended: try letGo(index, pan, on: &stage)
    case .cancelled, .failed:
      guard !stage.fault("CG-4", healthy: "it goes back to where it was caught from") else {
        return
      }
      try letGo(index, pan, on: &stage)
    case .possible: break
    }
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
      try toggle(index, on: &stage)
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
    variant.pans ? lift(pan, of: card(under: pan, on: stage), on: stage) : nil
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
      stage.record("tap ignored", [.word("on", name)], reason: reason)
    } else {
      try toggle(index, on: &stage)
    }
  }

  private func reasonToIgnore(tapOn index: Int, closes: Bool, _ stage: inout Stage) -> String? {
    guard stage[cards[index].animator].activity == .inactive else {
      return "the card's animator is active"
    }
    if closes {
      return stage[cards[index].close, .alpha] > 0
        ? nil : "the close button is transparent while its card is collapsed"
    }
    guard listSelects else { return "selection is off while a card is expanded" }
    if stage.scrollView(list)?.catchesTouches == true {
      stopList(&stage)
      stage.scrollTouchUp(list)
      return "the touch only stops the list, which was moving"
    }
    let isBusy = cards.contains { stage[$0.animator].activity != .inactive }
    return isBusy && !stage.fault("CG-10", healthy: "a tap is ignored while another card moves")
      ? "another card's animator is active" : nil
  }
}
