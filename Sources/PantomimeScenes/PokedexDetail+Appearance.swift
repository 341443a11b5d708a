package import PantomimeKit
import PantomimeProps

/// What the open gate sets going, one phase after the other.
extension PokedexDetail {
  private static let surface = LaterView("surface.N", .alpha(1))
  package static let laterViews = [surface]

  mutating func startBurst(on stage: inout Stage) {
    isAppearing = true
    stage.record(News.burstStarted)
    let timer = appearance.wait(.burst, after: stage[Self.burst], on: &stage)
    let surface = stage.addView(Self.surface, bursts.all.count)
    bursts.begin(on: surface, until: timer, at: stage.now)
    appearance.animate(
      .ball, to: [views.ball: [.alpha(0)]], duration: 0.2, delay: 0.2, curve: .easeOut, on: &stage)
  }

  func ballHasGone(on stage: inout Stage) {
    if stage.commits(.swingsOn) { return }
    stage.removeLayerAnimation(from: views.ball, key: "swing")
  }

  /// The burst's time is over: its surface goes, and the creature appears.
  mutating func burstIsOver(_ timer: TimerID?, on stage: inout Stage) {
    if let own = bursts.index(until: timer) {
      let newest = bursts.all.count - 1
      let forgetsIt = stage.has(.remembersTheNewest)
      if forgetsIt, own != newest { stage.tell(.remembersTheNewest) }
      hide(forgetsIt ? newest : own, on: &stage)
    }
    appear(on: &stage)
  }

  private mutating func hide(_ index: Int, on stage: inout Stage) {
    let burst = bursts.all[index]
    guard burst.run.isShown, burst.fade == nil else { return }
    // Leaving the screen is no property of a view: within a block it happens at once (S13).
    if stage.commits(.removesWithinABlock) { return removeSurface(index, on: &stage) }
    let fade = appearance.animate(
      .emitter, to: [burst.surface: [.alpha(0)]], duration: 0.1, delay: 0.2, on: &stage)
    bursts.fade(index, by: fade)
  }

  mutating func surfaceHasFaded(_ animation: AnimatorID?, on stage: inout Stage) {
    if let index = bursts.index(fadedBy: animation) { removeSurface(index, on: &stage) }
  }

  private mutating func removeSurface(_ index: Int, on stage: inout Stage) {
    bursts.end(index, at: stage.now)
    stage.record(News.emitterRemoved, nil, [.number("burst", Double(index + 1))])
  }

  // MARK: - The creature

  /// Lets the creature grow out of the ball and hop.
  private func appear(on stage: inout Stage) {
    stage.record(News.appearanceStarted)
    let (creature, leavesTheModel) = (views.creature, stage.commits(.leavesTheModel))
    if !leavesTheModel { stage[creature, .alpha] = 1 }
    let (quart, circ) = (OlderBezier(.quart, .easeOut).curve, OlderBezier(.circ, .easeInOut).curve)
    func add(
      _ key: String, _ property: Property<Double>, _ start: Double, _ end: Double,
      lasting seconds: Double, after delay: Double = 0, _ curve: UnitBezier
    ) {
      stage.animateLayer(
        of: creature, property, from: start, to: end, lasting: seconds, after: delay, curve: curve,
        remains: leavesTheModel, key: key)
    }
    add("opacity", .alpha, 0, 1, lasting: 0.2, quart)
    add("scale", .scale, 0.2, 1, lasting: 0.2, quart)
    add("rise", .y, 0, -20, lasting: 0.15, circ)
    add("fall", .y, -20, 0, lasting: 0.2, after: 0.15, circ)
  }

  /// The animation did stop: only of the last one is it asked.
  package mutating func layerAnimationEnded(
    _ key: String?, on view: ViewID, finished: Bool, on stage: inout Stage
  ) {
    guard view == views.creature, key == "fall" else { return }
    guard finished || stage.commits(.takesAnyEnd) else {
      return stage.record(News.appearanceInterrupted, reason: "the last animation did not finish")
    }
    layout = .final
    stage.record(News.constraintsSwitched)
    let final = views.pose(in: screen.final, on: stage)
    appearance.animate(.layout, to: final, duration: 0.2, delay: 0.05, on: &stage)
  }

  // MARK: - Status

  mutating func layoutIsDone(on stage: inout Stage) {
    stage.record(News.layoutDone)
    appearance.wait(.flow, after: 0.1, on: &stage)
    guard hasBackground else { return }
    let curve = OlderBezier(.quad, .easeOut).curve
    appearance.animate(
      .leaving, to: screen.left(views), duration: 0.3, curve: curve, on: &stage)
    appearance.animate(
      .rounding, to: screen.rounded(views), duration: 0.1, curve: curve, on: &stage)
  }

  mutating func removeBackground(on stage: inout Stage) {
    guard hasBackground else { return }
    hasBackground = false
    stage.record(News.backgroundRemoved)
  }

  /// The name and what belongs to it show, and the information flows in row by row.
  mutating func flowIn(on stage: inout Stage) {
    stage.record(News.rowsStarted)
    appearance.animate(
      .labels, to: Pose(views.labels, .alpha(1)), duration: 0.2, curve: .easeOut, on: &stage)
    for (index, row) in views.rows.enumerated() {
      appearance.animate(
        row == views.rows.last ? .lastRow : .row, to: [row: [.x(0), .alpha(1)]], duration: 0.3,
        delay: 0.03 * Double(index + 1), curve: .easeOut, on: &stage)
    }
  }

  /// Another request takes over: what is under way ends at its end values, and nobody is told.
  mutating func endAppearance(on stage: inout Stage) {
    isAppearing = false
    appearance.cancel(on: &stage)
    stage.record(News.appearanceEnded, reason: "a later request takes over")
    for index in bursts.shown { removeSurface(index, on: &stage) }
    stage[views.ball, .alpha] = 0
    ballHasGone(on: &stage)
    stage.removeAllLayerAnimations(from: views.creature)
    if !stage.has(.leavesTheModel) { stage[views.creature, .alpha] = 1 }
    layout = .final
    stage.show(
      views.pose(in: screen.final, on: stage) + screen.left(views) + screen.rounded(views)
        + Pose(views.labels, .alpha(1)) + Pose(views.rows, .x(0), .alpha(1)))
    removeBackground(on: &stage)
  }

  // MARK: - The second page: six numbers that count up beside six bars that grow

  /// A finger pages.
  package mutating func pan(_ pan: Pan, on stage: inout Stage) {
    stage.scrollPan(views.pages.id, pan)
  }

  /// The scroll callback.
  package mutating func scrolled(_ view: ViewID, on stage: inout Stage) {
    let wasShown = views.pages.page == 1 && chart.start != stage.now
    turnPage(on: &stage)
    guard wasShown, views.pages.page == 1, stage.commits(.startsAtEveryCall) else { return }
    stage.record(News.statsStarted)
    chart.beginOver(on: &stage)
  }

  /// The second page is reached, or left.
  package mutating func scrollCrossed(_ watch: ScrollWatch, on stage: inout Stage) {
    turnPage(on: &stage)
  }

  private mutating func turnPage(on stage: inout Stage) {
    guard views.pages.turn(on: stage) == 1 else { return }
    stage.record(News.statsStarted)
    chart.begin(on: &stage)
  }

  func growBars(on stage: inout Stage) {
    let width = screen.barWidth
    let isEarly = stage.commits(
      .measuresTooEarly, healthy: "the bars are measured after layout, \(Int(width)) pt wide")
    // Too early, it is the width in the design, for a screen of another size.
    chart.grow(
      to: isEarly ? 112 : width, curve: OlderBezier(.cubic, .easeOut).curve, on: &stage)
  }
}
