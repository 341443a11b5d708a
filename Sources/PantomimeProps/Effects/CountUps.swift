public import PantomimeKit

/// Numbers in labels that count up together, on the ticks of a display link.
///
/// A scene starts them, and hands them the link's ticks until the last number has arrived.
public struct CountUps: Sendable {
  /// How each of them counts.
  public let counts: [CountUp]
  /// The numbers that the labels show.
  public private(set) var numbers: [Int]
  /// When they began last; `nil` if they have not.
  public private(set) var start: Instant?
  private var link: TimerID?

  /// Labels that show 0.
  public init(_ counts: [CountUp]) {
    self.counts = counts
    numbers = counts.map { _ in 0 }
  }

  /// Begins at 0 again, now: a link that still ticks is stopped.
  public mutating func begin(_ name: String, on stage: inout Stage) {
    if let link { stage.cancel(link) }
    start = stage.now
    numbers = counts.map { _ in 0 }
    startLink(name, on: &stage)
  }

  /// Starts a link more, without a new beginning: one that still ticks goes on.
  public mutating func startLink(_ name: String, on stage: inout Stage) {
    link = stage.startDisplayLink(name, telling: .lastTick)
  }

  /// The link's tick: the only time at which a label changes; the last one stops the link.
  public mutating func count(_ tick: StageTimer, on stage: inout Stage) {
    guard let start else { return }
    // By the tick's number: the instant itself is rounded to the nanosecond (T152).
    let time = tick.start.seconds(since: start) + Double(tick.count) / 60
    numbers = counts.map { $0.number(at: time) }
    if counts.allSatisfy({ $0.isOver(at: time) }), let link { stage.cancel(link) }
  }
}
