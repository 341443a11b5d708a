package import PantomimeKit
import PantomimeProps

/// The phases that follow when the gate opens.
extension PokedexDetail:
  LayerAnimationHandling, PanReportHandling, ScrollHandling, ScrollWatchHandling
{
  mutating func startBurst(on stage: inout Stage) {
    isAppearing = true
    stage.record(News.burstStarted)
    bursts.begin(.burst, lasting: stage[Key.burst], by: &appearance, on: &stage)
    appearance.animate(
      .ball, to: [views.ball: [.alpha(0)]], duration: 0.2, delay: 0.2, curve: .easeOut, on: &stage)
  }

  func ballHasGone(on stage: inout Stage) {
    if stage.shouldCommit(.swingsOn) { return }
    stage.removeLayerAnimation(from: views.ball, key: "swing")
  }

  /// Ends the burst: removes its surface, and makes the creature appear.
  mutating func burstIsOver(_ timer: TimerID?, on stage: inout Stage) {
    if let own = bursts.index(until: timer) {
      let newest = bursts.all.count - 1
      let forgetsIt = own != newest && stage.shouldCommit(.remembersTheNewest)
      hide(forgetsIt ? newest : own, on: &stage)
    }
    appear(on: &stage)
  }

  private mutating func hide(_ index: Int, on stage: inout Stage) {
    guard bursts.isWhole(index) else { return }
    // Removal from the screen isn't an animatable property: within a block it takes effect
    // immediately (S13).
    if stage.shouldCommit(.removesWithinABlock) { return bursts.end(index, on: &stage) }
    bursts.fade(index, .emitter, duration: 0.1, delay: 0.2, by: &appearance, on: &stage)
  }

  // MARK: - The creature

  /// Makes the creature grow out of the ball and hop.
  private func appear(on stage: inout Stage) {
    stage.record(News.appearanceStarted)
    let (creature, leavesTheModel) = (views.creature, stage.shouldCommit(.leavesTheModel))
    if !leavesTheModel { stage[creature, .alpha] = 1 }
    let (quart, circ) = (OlderBezier(.quart, .easeOut).curve, OlderBezier(.circ, .easeInOut).curve)
    stage.animateLayer(
      of: creature, remains: leavesTheModel && staging.remains,
      LayerMove("opacity", .alpha, from: 0, to: 1, lasting: 0.2, curve: quart),
      LayerMove("scale", .scale, from: 0.2, to: 1, lasting: 0.2, curve: quart),
      LayerMove("rise", .y, from: 0, to: -20, lasting: 0.15, curve: circ),
      LayerMove("fall", .y, from: -20, to: 0, lasting: 0.2, after: 0.15, curve: circ))
  }

  /// Handles the end of a layer animation; only the end of the last one matters.
  package mutating func layerAnimationEnded(
    _ key: String?, on view: ViewID, finished: Bool, on stage: inout Stage
  ) {
    guard view == views.creature, key == "fall" else { return }
    guard finished || stage.shouldCommit(.takesAnyEnd) else {
      return stage.record(News.appearanceInterrupted, reason: "the last animation didn't finish")
    }
    layout = .final
    stage.record(News.constraintsSwitched)
    let final = views.nest.pose(in: screen.final, on: stage)
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

  /// Shows the name and its surroundings, and lets the information flow in row by row.
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

  /// Cuts the appearance short for another request: animations in flight jump to their final values
  /// without callbacks.
  mutating func endAppearance(on stage: inout Stage) {
    isAppearing = false
    appearance.cancel(on: &stage)
    stage.record(News.appearanceEnded, reason: "a later request takes over")
    for index in bursts.shown { bursts.end(index, on: &stage) }
    stage[views.ball, .alpha] = 0
    ballHasGone(on: &stage)
    stage.removeAllLayerAnimations(from: views.creature)
    if !stage.isFaultEnabled(.leavesTheModel) { stage[views.creature, .alpha] = 1 }
    layout = .final
    stage.show(
      views.nest.pose(in: screen.final, on: stage) + screen.left(views) + screen.rounded(views)
        + Pose(views.labels, .alpha(1)) + Pose(views.rows, .x(0), .alpha(1)))
    removeBackground(on: &stage)
  }

  // MARK: - The second page: six numbers that count up beside six bars that grow

  /// Handles a pan, which turns the page.
  package mutating func pan(_ pan: Pan, on stage: inout Stage) {
    stage.scrollPan(views.pages.id, pan)
  }

  /// Handles the scroll callback.
  package mutating func scrolled(_ view: ViewID, on stage: inout Stage) {
    let wasShown = views.pages.page == 1 && chart.start != stage.now
    turnPage(on: &stage)
    guard wasShown, views.pages.page == 1, stage.shouldCommit(.startsAtEveryCall) else { return }
    stage.record(News.statsStarted)
    chart.beginOver(on: &stage)
  }

  /// Handles entering and leaving the second page.
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
    let isEarly = stage.shouldCommit(
      .measuresTooEarly, healthy: "the bars are measured after layout, \(Int(width)) pt wide")
    // If this runs too early, the width is that of the design, which was made for a different
    // screen size.
    chart.grow(
      to: isEarly ? 112 : width, curve: OlderBezier(.cubic, .easeOut).curve, on: &stage)
  }
}
