import PantomimeKit

extension SessionSetting {
  static let opening = SessionSetting(
    "opening", "the first translation of a pan",
    text: .preference { $0.panStart.opening?.rawValue ?? NamedRule.nameOfOwn },
    values: { _ in
      [Candidate(NamedRule.nameOfOwn, "as the scene declares")]
        + PanTraits.Opening.allCases.map { Candidate($0.rawValue, $0.meaning) }
    }
  ) { (given, _, _) throws(ScriptError) in
    let opening = given.isOwn ? nil : try given.value.opening()
    return .input { preferences in
      var start = preferences.panStart
      start.opening = opening
      return .panStart(start)
    }
  }
}

extension PanTraits.Opening {
  fileprivate var meaning: String {
    switch self {
    case .overshoot: "a pan begins with the movement beyond the slop"
    case .zero: "a pan begins with no translation"
    case .raw: "a pan begins with the full movement since touch-down"
    }
  }
}
