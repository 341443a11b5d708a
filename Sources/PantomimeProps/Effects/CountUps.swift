public import PantomimeKit

/// Numbers in labels that count up together, on the ticks of a display link.
///
/// A scene starts them, and passes the link's ticks to them until the last number has arrived.
public struct CountUps: Sendable {
  /// The counts, one for each number.
  public let counts: [CountUp]
  /// The numbers that the labels show.
  public private(set) var numbers: [Int]
  /// The instant of the last start, or `nil` if the numbers haven't started.
  public private(set) var start: Instant?
  private var link: TimerID?

  /// Creates labels that show 0.
  public init(_ counts: [CountUp]) {
    self.counts = counts
    numbers = counts.map { _ in 0 }
  }

  /// Restarts from 0; a link that is still ticking is stopped.
  public mutating func begin(_ name: String, on stage: inout Stage) {
    if let link { stage.cancel(link) }
    start = stage.now
    numbers = counts.map { _ in 0 }
    startLink(name, on: &stage)
  }

  /// Starts another link without restarting; a link that is still ticking continues.
  public mutating func startLink(_ name: String, on stage: inout Stage) {
    link = stage.startDisplayLink(name, telling: .lastTick)
  }

  /// Handles a tick of the link, the only time at which a label changes; the last tick stops the
  /// link.
  public mutating func count(_ tick: StageTimer, on stage: inout Stage) {
    guard let start else { return }
    // Computed from the tick's number, because the instant itself is rounded to the nanosecond
    // (T152).
    let time = tick.start.seconds(since: start) + Double(tick.count) / 60
    numbers = counts.map { $0.number(at: time) }
    if counts.allSatisfy({ $0.isOver(at: time) }), let link { stage.cancel(link) }
  }
}
