package import PantomimeKit
import PantomimeProps

/// The second page: six numbers that count up beside six bars that grow.
extension PokedexDetail {
  /// What the stats page is doing.
  struct StatsPage {
    /// Whether it is the page that is shown.
    var isCurrent = false
    /// When it was last reached.
    var arrival: Instant?
    var link: TimerID?
    var bars: TimerID?
    /// The numbers in the labels.
    var labels = [Int](repeating: 0, count: statCount)
  }

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
    let wasCurrent = statsPage.isCurrent && statsPage.arrival != stage.now
    pageMoved(on: &stage)
    if wasCurrent, statsPage.isCurrent, stage.has(.startsAtEveryCall) {
      startAgain(on: &stage)
    }
  }

  /// The second page is reached, or left.
  package mutating func scrollCrossed(_ watch: ScrollWatch, on stage: inout Stage) {
    pageMoved(on: &stage)
  }

  private mutating func pageMoved(on stage: inout Stage) {
    let isCurrent = page(on: stage) == 1
    guard isCurrent != statsPage.isCurrent else { return }
    statsPage.isCurrent = isCurrent
    guard isCurrent else { return }
    statsPage.arrival = stage.now
    statsPage.labels = statsPage.labels.map { _ in 0 }
    for timer in [statsPage.link, statsPage.bars].compactMap({ $0 }) { stage.cancel(timer) }
    start(on: &stage)
  }

  mutating func start(on stage: inout Stage) {
    stage.record(.statsStarted)
    statsPage.link = stage.startDisplayLink(Wait.count.rawValue, telling: .lastTick)
    statsPage.bars = start(.bars, after: 0.02, on: &stage)
  }

  /// The display link's tick: the only time at which a label changes.
  mutating func count(_ tick: StageTimer, on stage: inout Stage) {
    guard let arrival = statsPage.arrival else { return }
    // By the tick's number: the instant itself is rounded to the nanosecond (T152).
    let time = tick.start.seconds(since: arrival) + Double(tick.count) / 60
    let counts = stats.map { CountUp(to: $0, duration: 0.2, overshoot: 1.03) }
    statsPage.labels = counts.map { $0.number(at: time) }
    if counts.allSatisfy({ $0.isOver(at: time) }), let link = statsPage.link { stage.cancel(link) }
  }

  func growBars(on stage: inout Stage) {
    let full = stage.has(.measuresTooEarly) ? designWidth(&stage) : screen.barWidth
    for (bar, value) in zip(views.bars, stats) {
      let width = full * Double(value) / 255
      stage[bar, .width] = width
      let growth = LayerAnimation(
        from: 0.0, to: width, timing: MediaTiming(duration: 0.2), curve: Self.cubicOut)
      stage.add(growth, to: bar, .width, key: "grow")
    }
  }
}
