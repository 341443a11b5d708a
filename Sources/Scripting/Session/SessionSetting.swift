import PantomimeKit

/// What `set` takes whichever scene is running.
enum SessionSetting: String, CaseIterable {
  case rate
  case estimator
  case axis
  case rule
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
    case .quirks: Quirk.allCases.map { candidate($0.rawValue, $0.summary) }
    }
  }

  private func candidate(_ value: String, _ meaning: String) -> Completion.Candidate {
    Completion.Candidate("\(rawValue)=\(value)", meaning)
  }
}
