import PantomimeKit
import PantomimeReporting
package import PantomimeScripting

/// How far a test's fingers may vary before its outcome flips.
package struct RobustnessRow: Sendable, Hashable {
  /// The name of the test.
  package let name: String
  /// Whether the test passes as written.
  package let passes: Bool
  /// Whether the test passes without expecting anything, so that it has no outcome to measure.
  package let expectsNothing: Bool
  /// The reason why the test is known to fail, or `nil` if it isn't known to, or passes.
  package let knownFailure: String?
  /// The kind of the test's fingers.
  package let fingers: Fingers
  /// The largest noise in points, the largest jitter in milliseconds, the lowest touch rate, and the
  /// largest share of dropped samples at which no draw flips the outcome.
  package private(set) var noise = RobustnessMeasure.mostNoise
  package private(set) var jitter = RobustnessMeasure.mostJitter
  package private(set) var rate = RobustnessMeasure.leastRate
  package private(set) var dropped = RobustnessMeasure.mostDropped
  /// The estimators that flip the outcome.
  package private(set) var estimators: [String] = []
  /// The readings that flip the outcome, as `U7=raise`, and the iOS versions, as `ios=26`.
  package private(set) var readings: [String] = []

  /// The kinds of fingers, which determine what can vary.
  package enum Fingers: String, Sendable {
    /// Gestures with samples: everything varies.
    case sampled
    /// Touches that the script places one by one: only the noise varies.
    case touches
    /// Only reported pans: their numbers have noise.
    case reported
    /// None.
    case none
  }

  /// What can vary.
  package enum Aspect: CaseIterable, Sendable { case noise, jitter, rate, dropped, settings }

  /// Creates a row in which nothing has flipped.
  fileprivate init(_ name: String, of replay: FingerReplay, knownFailure: String?) {
    self.name = name
    passes = replay.status == .passed
    expectsNothing = replay.expectsNothing
    self.knownFailure = passes ? nil : knownFailure
    let counts = replay.fingers
    fingers =
      counts.streams > 0
      ? .sampled : counts.touches > 0 ? .touches : counts.reports > 0 ? .reported : .none
  }

  /// Returns whether an aspect can vary at all.
  package func varies(_ aspect: Aspect) -> Bool {
    if expectsNothing { return false }
    return switch aspect {
    case .noise: fingers != .none
    case .jitter, .rate, .dropped: fingers == .sampled
    case .settings: true
    }
  }

  /// Takes an aspect from another row of the same test.
  package mutating func take(_ aspect: Aspect, from other: RobustnessRow) {
    switch aspect {
    case .noise: noise = other.noise
    case .jitter: jitter = other.jitter
    case .rate: rate = other.rate
    case .dropped: dropped = other.dropped
    case .settings: (estimators, readings) = (other.estimators, other.readings)
    }
  }

  fileprivate mutating func set(_ aspect: Aspect, to amount: Double) {
    switch aspect {
    case .noise: noise = amount
    case .jitter: jitter = amount
    case .rate: rate = amount
    case .dropped: dropped = amount
    case .settings: break
    }
  }

  fileprivate mutating func set(estimators: [String], readings: [String]) {
    (self.estimators, self.readings) = (estimators, readings)
  }
}

/// The measurement of how robust a test is.
///
/// The statements before the first finger run once; each variation continues from a copy.
package struct RobustnessMeasure: Sendable {
  /// The ends of the grids: points, milliseconds, samples per second, and a share; our choices.
  package static let (mostNoise, mostJitter, mostDropped) = (16.0, 32.0, 0.8)
  package static let (mostRate, leastRate) = (60.0, 10.0)

  private let script: Script
  private let session: Session
  private let replay: FingerReplay
  private let draws: Int

  /// The steps of the grid, and those of the bisection between two of them; our choices.
  private static let (steps, finer) = (16, 64)

  /// Prepares a measurement.
  ///
  /// - Parameters:
  ///   - script: The script, without errors.
  ///   - session: The session in which the script starts.
  ///   - draws: The number of random variations of each amount.
  package init(_ script: Script, in session: Session, draws: Int = 200) {
    (self.script, self.session, self.draws) = (script, session, max(1, draws))
    replay = FingerReplay(script, in: session)
  }

  /// Measures some aspects.
  ///
  /// - Parameter shouldStop: Returns whether to end early, with a row that isn't complete.
  package func row(
    _ name: String, _ aspects: [RobustnessRow.Aspect] = RobustnessRow.Aspect.allCases,
    shouldStop: () -> Bool = { false }
  ) -> RobustnessRow {
    var row = RobustnessRow(name, of: replay, knownFailure: script.head.knownFailure)
    for aspect in aspects where row.varies(aspect) {
      switch aspect {
      case .noise, .jitter, .dropped, .rate:
        let count = aspect == .rate ? 1 : draws
        let held = largest(of: count, shouldStop) { Self.amounts(aspect, $0) }
        row.set(aspect, to: Self.amount(aspect, held))
      case .settings: row.set(estimators: estimators, readings: readings)
      }
    }
    return row
  }

  // MARK: Amounts

  /// Returns the amount of an aspect at a share of its range.
  private static func amount(_ aspect: RobustnessRow.Aspect, _ share: Double) -> Double {
    switch aspect {
    case .noise: mostNoise * share
    case .jitter: mostJitter * share
    case .dropped: mostDropped * share
    case .rate: mostRate - (mostRate - leastRate) * share
    case .settings: 0
    }
  }

  private static func amounts(
    _ aspect: RobustnessRow.Aspect, _ share: Double
  ) -> Disturbance.Amounts {
    var amounts = Disturbance.Amounts()
    let amount = amount(aspect, share)
    switch aspect {
    case .noise: amounts.noise = amount
    case .jitter: amounts.jitter = amount
    case .dropped: amounts.dropped = amount
    case .rate: amounts.rate = share == 0 ? nil : amount
    case .settings: break
    }
    return amounts
  }

  /// Returns the largest share of a range at which no draw flips the outcome; 0 if there is none.
  ///
  /// Every draw is played at the limit that is returned, and each limit follows from the last by
  /// bisection for the draw that flips. On the grid below the limit, the draws take turns, because
  /// an outcome may flip at a small amount and not at a large one.
  private func largest(
    of draws: Int, _ shouldStop: () -> Bool, _ amounts: (Double) -> Disturbance.Amounts
  ) -> Double {
    let most = Self.steps * Self.finer
    func flips(_ level: Int, _ draw: Int) -> Bool {
      replay.flips(Disturbance(amounts(Double(level) / Double(most)), draw: draw))
    }
    var limit = most
    /// Lowers the limit to the last level that a draw bears below one at which it flips.
    func lower(from level: Int, _ draw: Int) {
      var (held, flipped) = (0, level)
      while flipped - held > 1 {
        let middle = (held + flipped) / 2
        if flips(middle, draw) { flipped = middle } else { held = middle }
      }
      limit = held
    }
    for turn in 0..<max(draws, Self.steps) where !shouldStop() {
      let level = (turn % Self.steps + 1) * Self.finer
      if level <= limit, flips(level, turn % draws) { lower(from: level, turn % draws) }
    }
    // The draws since the limit was last lowered.
    var (held, draw) = (0, 0)
    while held < draws, limit > 0, !shouldStop() {
      if flips(limit, draw) {
        lower(from: limit, draw)
        held = 0
      }
      held += 1
      draw = (draw + 1) % draws
    }
    return Double(limit) / Double(most)
  }

  // MARK: Settings

  private func flips(_ settings: [Setting]) -> Bool {
    var session = session
    session.host.disturbance = Disturbance()
    session.host.disturbance?.settings = settings
    return Replay(script, file: nil, in: session).status != replay.status
  }

  private var estimators: [String] {
    session.catalog.estimators.filter { flips([.estimator($0)]) }.map { $0.name }
  }

  private var readings: [String] {
    var flipping: [String] = []
    for doubt in OpenQuestion.allCases {
      for (index, choice) in doubt.choices.enumerated()
      where index != Interpretations.recommended[doubt]
        && flips([.reading(doubt, choice: index)])
      {
        flipping.append("\(doubt.rawValue)=\(choice)")
      }
    }
    let measured = OpenQuestion.allCases.compactMap { doubt in
      doubt.measured.map { Setting.reading(doubt, choice: $0) }
    }
    if flips(measured) { flipping.append("\(OpenQuestion.nameOfMeasured)=26") }
    return flipping
  }
}
