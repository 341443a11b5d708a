import PantomimeKit

// The numbers of a gesture that the search changes, and the scales that make changes of different
// kinds comparable.

extension FlipSearch {
  /// The kind of quantity that a number of a gesture describes.
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

  /// Returns the scale by which changes of a number are divided, so that changes of different kinds
  /// can be compared: 500 pt/s, 100 pt and 0.3 s are about equally easy for a finger; our choice.
  static func scale(of parameter: PastGesture.Parameter) -> Double {
    switch kind(of: parameter) {
    case .velocity: 500
    case .way: 100
    case .time, nil: 0.3
    }
  }

  /// Returns the sizes of the changes to try, in increasing order; our choice.
  ///
  /// The first size isn't especially small, because smaller changes are found when the range is
  /// narrowed. Sizes grow by a factor of 4 rather than 2, which halves the number of replays in the
  /// slowest case: when no change flips the outcome.
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

  /// Returns the text of a change, as it's written in a statement.
  static func text(_ change: NamedValue) -> String {
    "\(change.name.text)=\(change.value.text)"
  }

  /// The numbers that may be changed; numbers written with `+=`, which are added to an earlier
  /// number, aren't included.
  var candidates: [PastGesture.Parameter] {
    gesture.parameters.filter { FlipSearch.kind(of: $0) != nil && !$0.option.isAdded }
  }

  /// Returns the numbers to change in groups; the numbers that concern the decision come first and,
  /// of a pair of numbers, the one along the main axis.
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
