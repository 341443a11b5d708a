/// Flutter's PageView: any speed above a tolerance chooses the page ahead (G146).
///
/// A backward flick released exactly on a page stays there, as rounding in the source implies; any
/// flick released past the first or last page settles at that page.
package struct PageViewRule: CompletionRule, Hashable {
  /// The speed, in points per second, that a flick must exceed.
  package var tolerance: Double

  /// Creates the rule; the default tolerance is Flutter's for a screen with three pixels per point
  /// (G146, GU14).
  package init(tolerance: Double = 20.0 / 3) {
    self.tolerance = tolerance.sanitized
  }

  /// The rule's scope, all anchors.
  package var scope: RuleScope { .anchors }

  /// Returns the page ahead or, if the speed doesn't exceed the tolerance, the nearest page.
  @inline(__always)
  package func choose(_ lift: LiftOff) -> Decision {
    let (below, above) = lift.around(lift.position)
    let speed = lift.velocity.magnitude
    guard speed.exceeds(tolerance) else {
      return lift.settle(
        near: lift.position, by: .position, tie: .later,
        Grounds { _, _, _, _ in "the release is too slow to change pages, so the nearest page wins"
        })
    }
    // On a page, the page above is the next one, and the page below is the page itself.
    let ahead = lift.velocity < 0 ? below : above == below && !isBefore(lift) ? below + 1 : above
    return Decision(
      min(ahead, lift.last), lift, by: .velocity, margin: speed - tolerance, .pointsPerSecond,
      Grounds(lift.velocity, isOnPage(lift, ahead: ahead) ? 1 : 0) { velocity, isOnPage, _, _ in
        "\(speed: velocity) \(heading: velocity)" + Reason.written(" moves to the next page")
          + Reason.answersOnly(
            isOnPage == 1
              ? " doesn't leave the page on which it was released"
              : velocity < 0 ? " moves to the previous page" : " moves to the next page")
      })
  }

  /// Returns whether a release stays on its page: a backward one exactly on a page, or any one past
  /// the first or last page.
  private func isOnPage(_ lift: LiftOff, ahead: Int) -> Bool {
    let (below, above) = lift.around(lift.position)
    return below == above && (ahead == below || ahead > lift.last)
  }

  private func isBefore(_ lift: LiftOff) -> Bool {
    lift.position < lift[0]
  }
}

/// Android's ViewPager: a flick that has moved far enough turns the page; otherwise, the page turns
/// if the drag has covered 60 % of the distance (G152).
///
/// A backward flick released exactly on a page stays there, as rounding in the source implies.
package struct ViewPagerRule: CompletionRule, Hashable {
  /// The speed, in points per second, that a flick must exceed.
  package var speed: Double
  /// The distance, in points, that the finger's travel must exceed for a flick to count.
  package var travel: Double
  /// The fraction of the page that must be covered.
  package var threshold: Double

  /// Creates the rule.
  package init(speed: Double = 400, travel: Double = 25, threshold: Double = 0.6) {
    self.speed = speed.sanitized
    self.travel = travel.sanitized
    self.threshold = threshold.sanitized
  }

  /// The rule's scope, all anchors.
  package var scope: RuleScope { .anchors }

  /// Returns the page ahead for a flick, and otherwise decides by the distance covered.
  @inline(__always)
  package func choose(_ lift: LiftOff) -> Decision {
    let left = lift.around(lift.position).below
    let right = left + 1
    let isBetween = lift.position >= lift[0] && right <= lift.last
    guard isBetween else {
      return Decision(
        left, lift, by: .position, margin: (lift.position - lift[left]).magnitude, .points,
        Grounds { _, _, _, _ in "the release is at or past the end" })
    }
    let width = lift[right] - lift[left]
    if (lift.position - lift.start).magnitude.exceeds(travel),
      lift.velocity.magnitude.exceeds(speed)
    {
      return Decision(
        lift.velocity > 0 ? right : left, lift, by: .velocity,
        margin: lift.velocity.magnitude - speed, .pointsPerSecond,
        Grounds(lift.velocity, travel) { velocity, travel, _, _ in
          "a flick of \(speed: velocity) \(heading: velocity)"
            + " over more than \(travel.shown) pt decides"
        })
    }
    // A forward drag begins at the left page, and a backward drag at the right page.
    let isForward = left >= lift.nearest(to: lift.start, tie: .later)
    let share = (lift.position - lift[left]) / width
    let needed = isForward ? threshold : 1 - threshold
    return Decision(
      share.reaches(needed, tolerance: .samenessOfShares) ? right : left, lift, by: .position,
      margin: (share - needed).magnitude * width, .points,
      Grounds(share, needed) { share, needed, _, _ in
        "\(share: share) of the page is visible, "
          + (share.reaches(needed, tolerance: .samenessOfShares) ? "at least " : "less than ")
          + "\(share: needed)"
      })
  }
}

extension NamedRule {
  /// Flutter's PageView (G146).
  public static let pageView = NamedRule(
    "page-view", "Any speed above a tolerance moves to the next page (G146).",
    .speed(20.0 / 3, summary: "The speed above which a release moves to the next page.")
  ) { PageViewRule(tolerance: $0) }

  /// Android's ViewPager (G152).
  public static let viewPager = NamedRule(
    "view-pager",
    "A flick of more than 25 pt turns the page; otherwise 60 % of the distance does (G152).",
    .speed(400, summary: "The speed above which a release is a flick."),
    RuleParameter(
      "travel", 25, in: 0...10_000, .points, summary: "The distance that a flick must exceed."),
    .threshold(0.6)
  ) { ViewPagerRule(speed: $0, travel: $1, threshold: $2) }
}
