public import PantomimeKit

/// Numbers that count up beside bars that grow, each time that they come into view.
///
/// A scene begins it, hands it the ticks of the numbers' display link, and lets the bars grow when
/// their own timer fires: it knows by then how wide a full one is.
public struct StatChart: Sendable {
  /// What the bars stand for, each 0 … 255.
  public let values: [Int]
  private var labels: CountUps
  private let bars: [ViewID]
  private let names: (count: String, bars: String)
  private var timer: TimerID?

  /// Puts the bars on the stage, `NAME.0` and so on, and labels that show 0.
  ///
  /// - Parameters:
  ///   - name: what the views are called.
  ///   - values: one for each bar.
  ///   - names: of the display link of the numbers, and of the timer of the bars.
  public init(
    _ name: String, _ values: [Int], telling names: (count: String, bars: String),
    on stage: inout Stage
  ) {
    self.values = values
    self.names = names
    labels = CountUps(values.map { CountUp(to: $0, duration: 0.2, overshoot: 1.03) })
    bars = values.indices.map { stage.addView("\(name).\($0)", .width(0)) }
  }

  /// The numbers that the labels show.
  public var numbers: [Int] { labels.numbers }

  /// When they began last; `nil` if they have not.
  public var start: Instant? { labels.start }

  /// Begins at 0 again, now; the bars follow as soon as they have been laid out.
  public mutating func begin(on stage: inout Stage) {
    labels.begin(names.count, on: &stage)
    if let timer { stage.cancel(timer) }
    waitForLayout(on: &stage)
  }

  /// Begins once more over what is under way: a link that still ticks goes on beside the new one.
  public mutating func beginOver(on stage: inout Stage) {
    labels.startLink(names.count, on: &stage)
    waitForLayout(on: &stage)
  }

  private mutating func waitForLayout(on stage: inout Stage) {
    timer = stage.startTimer(names.bars, after: 0.02)
  }

  /// A tick of the numbers' link.
  public mutating func count(_ tick: StageTimer, on stage: inout Stage) {
    labels.count(tick, on: &stage)
  }

  /// Lets the bars grow.
  ///
  /// - Parameters:
  ///   - full: how wide the bar of 255 is, in points.
  ///   - curve: how each gets there.
  public func grow(to full: Double, curve: UnitBezier, on stage: inout Stage) {
    for (bar, value) in zip(bars, values) {
      let width = full * Double(value) / 255
      stage[bar, .width] = width
      stage.animateLayer(
        of: bar, .width, from: 0, to: width, lasting: 0.2, curve: curve, key: "grow")
    }
  }
}
