public import PantomimeKit

/// A number in a label that counts up to a final value, as a function of the elapsed time.
///
/// The number counts toward a target beyond the final value and is clamped, so that it reaches the
/// final value before the duration ends instead of creeping toward it. A label updates only on the
/// ticks of a display link: pass the time of the tick, computed from the tick's number (T152).
public struct CountUp: Sendable, Equatable {
  /// The final value.
  package let value: Int
  /// The time that counting to the unclamped target takes, in seconds.
  package let duration: Double
  /// The ratio of the unclamped target to the final value.
  package let overshoot: Double
  /// The easing curve.
  package let easing: PennerEasing

  /// Creates a count from 0 to a value; if the value is negative, the number counts down.
  public init(
    to value: Int, duration: Double, overshoot: Double = 1,
    easing: PennerEasing = PennerEasing(.cubic, .easeOut)
  ) {
    self.value = value
    self.duration = duration
    self.overshoot = overshoot
    self.easing = easing
  }

  /// Returns the number shown, truncated to an integer and clamped to the final value.
  package func number(at seconds: Double) -> Int {
    guard !isOver(at: seconds) else { return value }
    let share = easing.value(at: max(0, seconds / duration)) * overshoot
    let number = (Double(value) * share).rounded(.towardZero)
    guard number.magnitude < Double(value).magnitude else { return value }
    return Int(exactly: number) ?? value
  }

  /// Returns a Boolean value that indicates whether the duration has elapsed; always `true` if the
  /// duration isn't positive.
  package func isOver(at seconds: Double) -> Bool { !(seconds < duration) }
}

/// Numbers in labels that count up together, on the ticks of a display link.
///
/// A scene starts the numbers, and passes the link's ticks to them until the last number has
/// reached its value.
public struct CountUps: Sendable {
  /// The counts, one for each number.
  package let counts: [CountUp]
  /// The numbers that the labels show.
  public private(set) var numbers: [Int]
  /// The instant of the last start, or `nil` if the numbers haven't started.
  package private(set) var start: Instant?
  private var link: TimerID?

  /// Creates the counts; all labels show 0.
  public init(_ counts: [CountUp]) {
    self.counts = counts
    numbers = counts.map { _ in 0 }
  }

  /// Restarts all counts from 0, and stops a link that is still ticking.
  public mutating func begin(_ name: String, on stage: inout Stage) {
    if let link { stage.cancel(link) }
    start = stage.now
    numbers = counts.map { _ in 0 }
    startLink(name, on: &stage)
  }

  /// Starts another link without restarting the counts; a link that is still ticking continues.
  package mutating func startLink(_ name: String, on stage: inout Stage) {
    link = stage.startDisplayLink(name, reporting: .lastTick)
  }

  /// Handles a tick of the link; the labels change only here, and the last tick stops the link.
  public mutating func count(_ tick: StageTimer, on stage: inout Stage) {
    guard let start else { return }
    // The time is computed from the tick's number, because the instant itself is rounded to the
    // nanosecond (T152).
    let time = tick.start.seconds(since: start) + Double(tick.count) / 60
    numbers = counts.map { $0.number(at: time) }
    if counts.allSatisfy({ $0.isOver(at: time) }), let link { stage.cancel(link) }
  }
}
