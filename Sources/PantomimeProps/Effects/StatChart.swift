public import PantomimeKit

/// Numbers that count up beside bars that grow, each time they come into view.
///
/// A scene starts the chart, passes the ticks of the numbers' display link to it, and lets the bars
/// grow when the bars' timer fires, because the width of a full bar is known by then.
public struct StatChart: Sendable {
  /// The values of the bars, each 0 … 255.
  package let values: [Int]
  private var labels: CountUps
  private let bars: [ViewID]
  private let names: (count: String, bars: String)
  private var timer: TimerID?
  /// The number of times that the numbers have started to count.
  public private(set) var starts = 0

  /// Adds bars named `NAME.0`, `NAME.1`, and so on to the stage, and labels that show 0.
  ///
  /// - Parameters:
  ///   - name: the prefix of the bars' names.
  ///   - values: the values, one for each bar.
  ///   - names: the names of the numbers' display link and of the bars' timer.
  public init(
    _ name: String, _ values: [Int], reporting names: (count: String, bars: String),
    on stage: inout Stage
  ) {
    self.values = values
    self.names = names
    labels = CountUps(values.map { CountUp(to: $0, duration: 0.2, overshoot: 1.03) })
    bars = values.indices.map { stage.addView("\(name).\($0)", .width(0)) }
  }

  /// The numbers that the labels show.
  public var numbers: [Int] { labels.numbers }

  /// The instant of the last start, or `nil` if the chart hasn't started.
  public var start: Instant? { labels.start }

  /// Restarts the numbers from 0; the bars follow as soon as they have been laid out.
  public mutating func begin(on stage: inout Stage) {
    starts += 1
    labels.begin(names.count, on: &stage)
    if let timer { stage.cancel(timer) }
    waitForLayout(on: &stage)
  }

  /// Restarts the chart while an animation is in flight: a link that is still ticking continues
  /// alongside a new one.
  public mutating func beginOver(on stage: inout Stage) {
    starts += 1
    labels.startLink(names.count, on: &stage)
    waitForLayout(on: &stage)
  }

  private mutating func waitForLayout(on stage: inout Stage) {
    timer = stage.startTimer(names.bars, after: 0.02)
  }

  /// Handles a tick of the numbers' link.
  public mutating func count(_ tick: StageTimer, on stage: inout Stage) {
    labels.count(tick, on: &stage)
  }

  /// Lets the bars grow.
  ///
  /// - Parameters:
  ///   - full: the width of a bar with the value 255, in points.
  ///   - curve: the easing curve of each bar.
  public func grow(to full: Double, curve: UnitBezier, on stage: inout Stage) {
    for (bar, value) in zip(bars, values) {
      let width = full * Double(value) / 255
      stage[bar, .width] = width
      stage.animateLayer(
        of: bar, .width, from: 0, to: width, lasting: 0.2, curve: curve, key: "grow")
    }
  }

  /// Returns a Boolean value that indicates whether each bar is as wide as its value requires, given
  /// the width of a full bar, or hasn't grown yet.
  public func isToScale(_ full: Double, on stage: Stage) -> Bool {
    zip(bars, values).allSatisfy { bar, value in
      let width = stage[bar, .width]
      return width == 0 || (width - full * Double(value) / 255).magnitude < 0.01
    }
  }
}
