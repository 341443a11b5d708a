// What may follow the words that are written.

extension OverTime {
  /// What may follow, the first of which is one of `OverTime.words`; `nil` for a path.
  ///
  /// - Parameter words: the words that the value of the path can be.
  static func candidates(behind given: [String], words: [String]) -> [Candidate]? {
    if given == ["never"] { return [Candidate("event")] }
    if given[0] == "never" { return [] }
    if given.count == 1 { return nil }
    let isAlways = given[0] == "always"
    let rest = Array(given.dropFirst(2))
    guard let first = rest.first else {
      let forms =
        isAlways
        ? Direction.allCases.map { $0.rawValue } + ["continuous", "overshoot"] : ["settled"]
      return (forms + words).map { Candidate($0) }
    }
    switch first {
    case "continuous" where isAlways:
      return rest.count == 1 ? [Candidate("within", "followed by a tolerance")] : []
    case "overshoot" where isAlways:
      return rest.count == 1 ? [Candidate("<=", "followed by a share of the way")] : []
    case _ where isAlways: return []
    default:
      let values = rest.drop { $0 == "settled" || Comparison.operators.contains($0) }
      guard let last = values.last, last != "in", last != "within" else { return [] }
      if values.contains("in") { return [] }
      let time = Candidate("in", "followed by a time")
      let within = Candidate("within", "followed by a tolerance")
      return values.count == 1 && first == "settled" ? [within] : [time]
    }
  }
}
