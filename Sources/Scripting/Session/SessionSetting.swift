import PantomimeKit

/// What `set` takes whichever scene is running.
enum SessionSetting: String, CaseIterable {
  case rate
  case estimator
  case axis
  case rule
  case slop
  case opening
  case quirks

  static let names = allCases.map(\.rawValue)

  /// What can be written, with what it means.
  var candidates: [Completion.Candidate] {
    switch self {
    case .rate: [Completion.Candidate("rate=", "the frame rate in Hz")]
    case .estimator: VelocityEstimator.all.map { candidate($0.name, $0.summary) }
    case .axis:
      AxisRule.all.map { candidate($0.name, $0.phrase) }
        + [candidate(Session.ownRule, "the scene's own rule")]
    case .rule:
      [candidate(Session.ownRule, "the scene's own rule")]
        + NamedRule.all.map { candidate($0.name, $0.summary) }
    case .slop:
      [Completion.Candidate("slop=", "how far a finger moves before a pan begins, in points")]
    case .opening:
      [candidate(Session.ownRule, "as the scene declares it")]
        + PanTraits.Opening.allCases.map { candidate($0.rawValue, $0.meaning) }
    case .quirks: Quirk.allCases.map { candidate($0.rawValue, $0.summary) }
    }
  }

  private func candidate(_ value: String, _ meaning: String) -> Completion.Candidate {
    Completion.Candidate("\(rawValue)=\(value)", meaning)
  }
}

extension PanTraits.Opening {
  fileprivate var meaning: String {
    switch self {
    case .overshoot: "a pan begins with the way beyond the slop"
    case .zero: "a pan begins with no translation"
    case .raw: "a pan begins with the whole way since touch-down"
    }
  }
}
