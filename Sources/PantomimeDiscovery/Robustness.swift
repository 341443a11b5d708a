import PantomimeKit
import PantomimeReporting
package import PantomimeScripting

/// How far a test's fingers may vary before its outcome flips.
package struct RobustnessRow: Sendable, Hashable {
  /// The name of the test.
  package let name: String
  /// Whether the test passes as written.
  package let passes: Bool
  /// Whether the test reports pans instead of moving a finger, so that the rate and dropped samples
  /// have no effect.
  package let isReported: Bool
  /// The largest noise in points, the largest jitter in milliseconds, the lowest touch rate, and the
  /// largest share of dropped samples at which no draw flips the outcome.
  package let noise: Double
  package let jitter: Double
  package let rate: Double
  package let dropped: Double
  /// The estimators that flip the outcome.
  package let estimators: [String]
  /// The readings that flip the outcome, as `U7=raise`, and the iOS versions, as `ios=26`.
  package let readings: [String]
}

/// The measurement of how robust a test is.
package struct RobustnessMeasure: Sendable {
  /// The ends of the grids: points, milliseconds, samples per second, and a share; our choices.
  package static let (mostNoise, mostJitter, mostRate, mostDropped) = (16.0, 32.0, 60.0, 0.8)

  private let script: Script
  private let session: Session
  private let draws: Int
  private let outcome: Replay.Status

  /// Prepares a measurement.
  ///
  /// - Parameters:
  ///   - script: The script, without errors.
  ///   - session: The session in which the script starts.
  ///   - draws: The number of random variations of each amount.
  package init(_ script: Script, in session: Session, draws: Int = 200) {
    (self.script, self.session, self.draws) = (script, session, draws)
    outcome = Replay(script, file: nil, in: session).status
  }

  /// Measures.
  package func row(_ name: String) -> RobustnessRow {
    let (hasFingers, hasSamples) = (hasFingers, movesFinger)
    return RobustnessRow(
      name: name, passes: outcome == .passed, isReported: !hasSamples,
      noise: hasFingers ? largest(Self.mostNoise, of: draws) { $0.noise = $1 } : Self.mostNoise,
      jitter: hasSamples ? largest(Self.mostJitter, of: draws) { $0.jitter = $1 } : Self.mostJitter,
      // Nothing is random about the rate.
      rate: hasSamples
        ? Self.mostRate
          - largest(Self.mostRate - 1, of: 1) { $0.rate = $1 == 0 ? nil : Self.mostRate - $1 } : 1,
      dropped: hasSamples
        ? largest(Self.mostDropped, of: draws) { $0.dropped = $1 } : Self.mostDropped,
      estimators: session.catalog.estimators.map { $0.name }.filter { name in
        session.catalog.estimators.first { $0.name == name }.map { flips(.estimator($0)) } ?? false
      }, readings: readings)
  }

  /// Whether the script moves a finger, so that there are samples to vary.
  private var movesFinger: Bool {
    for statement in script.statements where statement.movesFinger { return true }
    return false
  }

  // MARK: Amounts

  /// Whether the script has a finger or a reported pan that can be varied.
  private var hasFingers: Bool {
    var session = session
    session.host.disturbance = Disturbance()
    return Replay(script, file: nil, in: session).session.host.disturbance?.count != 0
  }

  private func flips(_ amounts: Disturbance.Amounts, of draws: Int) -> Bool {
    for draw in 0..<draws where flips(Disturbance(amounts, draw: draw)) { return true }
    return false
  }

  private func flips(_ disturbance: Disturbance) -> Bool {
    var session = session
    session.host.disturbance = disturbance
    return Replay(script, file: nil, in: session).status != outcome
  }

  /// Returns the largest amount, on a grid of 16 refined by bisection, at which no draw flips the
  /// outcome; 0 if there is none.
  private func largest(
    _ most: Double, of draws: Int, _ set: (inout Disturbance.Amounts, Double) -> Void
  ) -> Double {
    func flips(_ amount: Double) -> Bool {
      var amounts = Disturbance.Amounts()
      set(&amounts, amount)
      return self.flips(amounts, of: draws)
    }
    var held = 0.0
    for step in 1...16 {
      let amount = most * Double(step) / 16
      guard flips(amount) else {
        held = amount
        continue
      }
      var flipped = amount
      for _ in 0..<6 {
        let middle = (held + flipped) / 2
        if flips(middle) { flipped = middle } else { held = middle }
      }
      return held
    }
    return held
  }

  // MARK: Settings

  private func flips(_ settings: Setting...) -> Bool { flips(settings) }

  private func flips(_ settings: [Setting]) -> Bool {
    var disturbance = Disturbance()
    disturbance.settings = settings
    return flips(disturbance)
  }

  private var readings: [String] {
    var flipping: [String] = []
    for doubt in OpenQuestion.allCases {
      for (index, choice) in doubt.choices.enumerated()
      where index != Interpretations.recommended[doubt] && flips(.reading(doubt, choice: index)) {
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
