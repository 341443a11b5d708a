package import PantomimeKit
import PantomimeProps

/// The second page: six numbers that count up beside six bars that grow.
extension PokedexDetail {
  /// The page that is reached.
  func page(on stage: Stage) -> Int {
    stage.contentOffset(of: views.pages).dx >= screen.size.width ? 1 : 0
  }

  /// A finger pages.
  package mutating func pan(_ pan: Pan, on stage: inout Stage) {
    stage.scrollPan(views.pages, pan)
  }

  /// The scroll callback.
  package mutating func scrolled(_ view: ViewID, on stage: inout Stage) {
    let wasShown = showsStats && labels.start != stage.now
    pageMoved(on: &stage)
    guard wasShown, showsStats, stage.commits(.startsAtEveryCall) else { return }
    stage.record(.statsStarted)
    labels.startLink(Step.count.rawValue, on: &stage)
    barsTimer = stage.startTimer(Step.bars.rawValue, after: 0.02)
  }

  /// The second page is reached, or left.
  package mutating func scrollCrossed(_ watch: ScrollWatch, on stage: inout Stage) {
    pageMoved(on: &stage)
  }

  private mutating func pageMoved(on stage: inout Stage) {
    let wasShown = showsStats
    showsStats = page(on: stage) == 1
    guard showsStats, !wasShown else { return }
    stage.record(.statsStarted)
    labels.begin(Step.count.rawValue, on: &stage)
    if let barsTimer { stage.cancel(barsTimer) }
    barsTimer = stage.startTimer(Step.bars.rawValue, after: 0.02)
  }

  func growBars(on stage: inout Stage) {
    let width = screen.barWidth
    let isEarly = stage.commits(
      .measuresTooEarly, healthy: "the bars are measured after layout, \(Int(width)) pt wide")
    // Too early, it is the width in the design, for a screen of another size.
    let full = isEarly ? 112 : width
    for (bar, value) in zip(views.bars, stats) {
      let width = full * Double(value) / 255
      stage[bar, .width] = width
      stage.animateLayer(
        of: bar, .width, from: 0, to: width, lasting: 0.2,
        curve: OlderBezier(.cubic, .easeOut).curve, key: "grow")
    }
  }
}
