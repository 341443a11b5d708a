import PantomimeKit

// The numbers of a gesture that the search changes, and the scale for changes of different kinds.

extension FlipSearch {
  /// The kind of a number of a gesture.
  enum Kind: Int {
    case velocity, way, time
  }

  static func kind(of parameter: PastGesture.Parameter) -> Kind? {
    switch parameter.quantity {
    case .velocity, .speed: .velocity
    case .distance: .way
    case .time: .time
    case nil: nil
    }
  }

  /// Returns the scale for comparing changes of different kinds: 500 pt/s, 100 pt, and 0.3 s are
  /// about equally easy for a finger; our choice.
  static func scale(of parameter: PastGesture.Parameter) -> Double {
    switch kind(of: parameter) {
    case .velocity: 500
    case .way: 100
    case .time, nil: 0.3
    }
  }

  /// Returns the sizes of changes to try, in increasing order; our choice.
  ///
  /// The first is not especially small, because narrowing finds smaller changes. A factor of 4
  /// between sizes, rather than 2, halves the number of replays if no change flips the outcome,
  /// which is the slowest case.
  static func steps(_ parameter: PastGesture.Parameter) -> [Double] {
    var steps: [Double] = []
    var step = scale(of: parameter) / 16
    while step < farthest(from: parameter) {
      steps.append(step)
      step *= 4
    }
    return steps
  }

  /// Returns the greatest change to try.
  static func farthest(from parameter: PastGesture.Parameter) -> Double {
    max(16 * scale(of: parameter), 4 * parameter.number.magnitude)
  }

  /// Returns a change as text, as in a statement.
  static func text(_ change: NamedValue) -> String {
    "\(change.name.text)=\(change.value.text)"
  }

  /// The numbers that may be changed, without those that are added to an earlier one.
  var candidates: [PastGesture.Parameter] {
    gesture.parameters.filter { FlipSearch.kind(of: $0) != nil && !$0.option.isAdded }
  }

  /// Returns the numbers to change, those that concern the decision first; of a pair, the one along
  /// the main axis first.
  func groups(
    _ decision: Decision?, _ isVertical: Bool?
  ) -> [[PastGesture.Parameter]] {
    let all = candidates
    return groups(all.filter { !$0.isDefault }, decision, isVertical)
      + groups(all.filter { $0.isDefault }, decision, isVertical)
  }

  private func groups(
    _ candidates: [PastGesture.Parameter], _ decision: Decision?, _ isVertical: Bool?
  ) -> [[PastGesture.Parameter]] {
    let along = candidates.filter { FlipSearch.isAlong($0, isVertical) }
    let across = candidates.filter { !FlipSearch.isAlong($0, isVertical) }
    guard let decision else { return [along + across] }
    func of(_ kinds: [Kind]) -> [PastGesture.Parameter] {
      along.filter { parameter in FlipSearch.kind(of: parameter).map(kinds.contains) ?? false }
    }
    switch decision.by {
    case .velocity, .direction: return [of([.velocity]), of([.way, .time]), across]
    case .position: return [of([.way]), of([.velocity, .time]), across]
    case .projection: return [of([.velocity, .way]), of([.time]), across]
    case .cancellation: return []
    }
  }

  private static func isAlong(
    _ parameter: PastGesture.Parameter, _ isVertical: Bool?
  ) -> Bool {
    guard let isVertical else { return true }
    switch parameter.quantity {
    case .velocity(.horizontal), .distance(.horizontal): return !isVertical
    case .velocity(.vertical), .distance(.vertical): return isVertical
    case .velocity(.both), .distance(.both), .speed, .time, nil:
      return parameter.part.map { ($0 == 1) == isVertical } ?? true
    }
  }
}
