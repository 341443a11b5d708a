/// The rule of Android's sheets, whose last anchor is the hidden position (G149, G150).
///
/// The anchors go from the expanded position to the hidden one; the second to last is the collapsed
/// position. A side sheet has two anchors, so collapsed and expanded are the same. Two cases that
/// the source leaves open are our choice: if a sheet is projected to be hidden but is neither fast
/// nor low, the remaining criteria decide, and a sheet above the collapsed position never hides.
package struct SheetRule: CompletionRule, Hashable {
  /// The speed, in points per second, above which the sheet hides.
  package var speed: Double
  /// The number of seconds to project ahead.
  package var time: Double
  /// A fraction of the collapsed sheet: the sheet hides only if more than this fraction is
  /// projected to be off screen.
  package var threshold: Double
  /// A Boolean value that indicates whether the last anchor is the hidden position; otherwise, the
  /// sheet may settle at every anchor.
  package var isHideable: Bool

  /// Creates the rule.
  package init(
    speed: Double = 500, time: Double = 0.1, threshold: Double = 0.5, isHideable: Bool = true
  ) {
    self.speed = speed.sanitized
    self.time = time.sanitized
    self.threshold = threshold.sanitized
    self.isHideable = isHideable
  }

  /// The rule's scope, all anchors.
  package var scope: RuleScope { .anchors }

  /// Returns the decision to expand, hide, or collapse the sheet, or to settle at the nearest
  /// anchor.
  @inline(__always)
  package func choose(_ lift: LiftOff) -> Decision {
    let last = lift.last
    guard last > 0 else {
      return Decision(
        0, lift, by: .position, margin: .infinity, .points,
        Grounds { _, _, _, _ in "there is only one anchor" })
    }
    let collapsed = isHideable ? last - 1 : last
    if lift.velocity < 0 { return expand(lift, collapsed: collapsed) }
    if isHideable, let decision = hide(lift, collapsed: collapsed) { return decision }
    if lift.velocity == 0 || lift.crossVelocity.exceeds(lift.velocity) {
      let index = lift.nearest(to: lift.position, tie: .towardsStart, upTo: collapsed)
      return Decision(
        index, lift, by: .position, margin: slack(lift, at: index, upTo: collapsed), .points,
        Grounds { _, _, _, _ in
          "the release velocity is zero or mostly horizontal, so the nearest anchor wins"
        })
    }
    let slower = lift.velocity - lift.crossVelocity
    let faster = hidingVelocity(lift, collapsed: collapsed) - lift.velocity
    return Decision(
      collapsed, lift, by: .velocity, margin: min(slower, faster), .pointsPerSecond,
      Grounds(lift.velocity, isHideable ? 1 : 0) { velocity, isHideable, _, _ in
        Self.words(
          "\(speed: velocity) outward collapses the sheet",
          isHideable == 1
            ? "\(speed: velocity) \(heading: velocity) doesn't reach the rule's hidden position"
            : "\(speed: velocity) \(heading: velocity) goes to the last anchor")
      })
  }

  /// Returns the decision to expand, to the next anchor above if one is halfway.
  private func expand(_ lift: LiftOff, collapsed: Int) -> Decision {
    var half = max(collapsed, 1) - 1
    while half > 0, lift[half] >= lift.position { half -= 1 }
    return Decision(
      half, lift, by: .velocity, margin: -lift.velocity, .pointsPerSecond,
      Grounds(lift.velocity) { velocity, _, _, _ in
        Self.words(
          "\(speed: velocity) inward expands the sheet",
          "\(speed: velocity) \(heading: velocity), away from the rule's last anchor, decides")
      })
  }

  private func hide(_ lift: LiftOff, collapsed: Int) -> Decision? {
    let (rest, hidden) = (lift[collapsed], lift[collapsed + 1])
    let peek = hidden - rest
    guard lift.position.reaches(rest) else { return nil }
    let gone = (lift.position + time * lift.velocity - rest) / peek
    guard gone.exceeds(threshold, tolerance: .samenessOfShares) else { return nil }
    let middle = (lift[0] + hidden) / 2
    if lift.position.exceeds(middle) {
      let slack = min(lift.position - middle, (gone - threshold) * peek)
      return Decision(
        collapsed + 1, lift, by: .position, margin: slack, .points,
        Grounds(gone, time) { gone, time, _, _ in
          Self.words(
            "it was released low, and \(share: gone) of it would be hidden in \(time.shown) s",
            "past the middle, it reaches the rule's hidden position (\(share: gone) in "
              + "\(time.shown) s)")
        })
    }
    guard lift.velocity.exceeds(max(speed, lift.crossVelocity)) else { return nil }
    let excess = lift.velocity - max(speed, lift.crossVelocity)
    let ahead = time > 0 ? (gone - threshold) * peek / time : .infinity
    return Decision(
      collapsed + 1, lift, by: .velocity, margin: min(excess, ahead), .pointsPerSecond,
      Grounds(lift.velocity, gone, time) { velocity, gone, time, _ in
        Self.words(
          "\(speed: velocity) outward hides the sheet: \(share: gone) of it would be hidden in "
            + "\(time.shown) s",
          "\(speed: velocity) \(heading: velocity) reaches the rule's hidden position "
            + "(\(share: gone) in \(time.shown) s)")
      })
  }

  /// Returns a reason with the words of the sheet for the trace, and with words for answers that are
  /// also right if a transition uses the rule, whose end then is the hidden position.
  private static func words(_ written: Reason, _ answered: Reason) -> Reason {
    Reason.written(written.text) + Reason.answersOnly(answered)
  }

  /// Returns the minimum velocity at which the sheet would hide if released at its position.
  private func hidingVelocity(_ lift: LiftOff, collapsed: Int) -> Double {
    let below = lift.position - lift[collapsed]
    guard isHideable, below >= 0 else { return .infinity }
    let hidden = lift[lift.last]
    let gone = threshold * (hidden - lift[collapsed]) - below
    let projected = gone < 0 ? 0 : time > 0 ? gone / time : .infinity
    let isLow = lift.position.exceeds((lift[0] + hidden) / 2)
    return isLow ? projected : max(projected, speed, lift.crossVelocity)
  }

  /// Returns how far the position would have to move for another anchor to win.
  private func slack(_ lift: LiftOff, at index: Int, upTo collapsed: Int) -> Double {
    let nearest = lift.slack(of: index, at: lift.position, upTo: collapsed)
    guard isHideable else { return nearest }
    let (rest, hidden) = (lift[collapsed], lift[lift.last])
    // If the sheet were lower than all three of these positions, it would hide.
    let gone = rest + threshold * (hidden - rest) - time * lift.velocity
    let low = max((lift[0] + hidden) / 2, gone, rest)
    return min(nearest, max(low - lift.position, 0))
  }
}

extension NamedRule {
  /// Android's BottomSheetBehavior (G149).
  public static let bottomSheetBehavior = NamedRule(
    "bottom-sheet-behavior",
    "An inward flick expands; an outward flick hides if fast or low enough, else collapses (G149).",
    hidingSpeed, lookAhead, .threshold(0.5),
    RuleParameter("hideable", 1, in: 0...1, .flag, summary: "Whether the last anchor is hidden.")
  ) { speed, time, threshold, hideable in
    SheetRule(speed: speed, time: time, threshold: threshold, isHideable: hideable == 1)
  }

  /// Android's side sheet, which uses the same rule (G150).
  public static let sideSheet = NamedRule(
    "side-sheet",
    "An inward flick expands; an outward flick hides if fast or low enough (G150).",
    hidingSpeed, lookAhead, .threshold(0.5)
  ) { SheetRule(speed: $0, time: $1, threshold: $2) }

  private static var hidingSpeed: RuleParameter {
    .speed(500, summary: "The speed above which the sheet hides.")
  }

  private static var lookAhead: RuleParameter {
    RuleParameter("time", 0.1, in: 0...10, .seconds, summary: "The look-ahead time in seconds.")
  }
}
