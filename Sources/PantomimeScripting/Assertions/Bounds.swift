import PantomimeKit

/// The bounds for a value, computed once and checked at every instant.
enum Bounds: Sendable {
  /// Numbers to compare the value with, and the tolerance for equality.
  case numbers(Comparison.Relation, [Double], within: Double)
  /// A word, or `none`, and whether the value must equal it.
  case word(String, isWanted: Bool)
  /// The start and end of a run, and the fraction of that distance by which the value may
  /// overshoot.
  case run(from: [Double], to: [Double], share: Double)
}

/// The amount by which a value misses its bounds.
struct Miss: Sendable {
  /// The index of the number that misses its bound by the most.
  let lane: Int
  /// The amount, 0 or more; for an overshooting run, a fraction of the run's distance.
  let amount: Double
  /// Whether the number is too large.
  let isAbove: Bool
}

extension Comparison {
  /// Returns the bounds for a value of the same kind as the given one.
  func bounds(for value: PathValue, _ frames: Frames) throws(ScriptError) -> Bounds {
    switch value {
    case .word, .flag, .absent: return .word(self.value.text, isWanted: relation != .different)
    case .number, .pair, .rect, .color:
      guard self.value.text != "none" else {
        return .word(self.value.text, isWanted: relation != .different)
      }
      let unit = value.unit ?? .fraction
      let wanted = try numbers(count: value.numbers.count, unit: unit, frames: frames)
      return .numbers(relation, wanted, within: try limit(unit, frames: frames))
    }
  }
}

extension Bounds {
  /// The numbers to compare with.
  var wanted: [Double] {
    switch self {
    case .numbers(_, let wanted, _): wanted
    case .run(_, let to, _): to
    case .word: []
    }
  }

  /// Returns the amount by which a value misses the bounds, or `nil` if it's within them.
  func miss(_ value: PathValue) -> Miss? {
    switch self {
    case .word(let word, let isWanted):
      return (Bounds.word(of: value) == word) == isWanted
        ? nil : Miss(lane: 0, amount: .infinity, isAbove: true)
    case .numbers(let relation, let wanted, let limit):
      guard value.numbers.count == wanted.count else {
        return relation == .different ? nil : Miss(lane: 0, amount: .infinity, isAbove: true)
      }
      return miss(value.numbers, relation, wanted, limit)
    case .run(let from, let to, let share):
      guard value.numbers.count == to.count else { return nil }
      var worst: Miss?
      for (lane, number) in value.numbers.enumerated() where from[lane] != to[lane] {
        let beyond = (number - to[lane]) / (to[lane] - from[lane])
        guard beyond > share + Bounds.grace, beyond > worst?.amount ?? 0 else { continue }
        worst = Miss(lane: lane, amount: beyond, isAbove: number > to[lane])
      }
      return worst
    }
  }

  /// The allowance for the rounding of a fraction that is written in decimals.
  private static var grace: Double { 1e-12 }

  private func miss(
    _ numbers: [Double], _ relation: Comparison.Relation, _ wanted: [Double], _ limit: Double
  ) -> Miss? {
    let (number, bound) = (numbers[0], wanted[0])
    switch relation {
    case .less where number >= bound, .atMost where number > bound:
      return Miss(lane: 0, amount: number - bound, isAbove: true)
    case .greater where number <= bound, .atLeast where number < bound:
      return Miss(lane: 0, amount: bound - number, isAbove: false)
    case .less, .atMost, .greater, .atLeast: return nil
    case .equal, .different: break
    }
    let isEqual = zip(numbers, wanted).allSatisfy { $0.isWithin(limit, of: $1) }
    guard relation == .equal else {
      return isEqual ? Miss(lane: 0, amount: 0, isAbove: true) : nil
    }
    guard !isEqual else { return nil }
    let misses = zip(numbers, wanted).map { $0 - $1 }
    let lane = misses.indices.max { misses[$0].magnitude < misses[$1].magnitude } ?? 0
    return Miss(lane: lane, amount: misses[lane].magnitude, isAbove: misses[lane] > 0)
  }

  /// Returns the text of a value that isn't a number.
  private static func word(of value: PathValue) -> String? {
    switch value {
    case .word(let word): word
    case .flag(let flag): flag ? "yes" : "no"
    case .absent: "none"
    case .number, .pair, .rect, .color: nil
    }
  }

  /// Returns the amount by which a value differs from the wanted one, or `nil` if the relation
  /// isn't `==` or `!=`.
  ///
  /// The difference may be zero between two instants at which it's positive.
  func distance(_ value: PathValue) -> Double? {
    guard case .numbers(let relation, let wanted, _) = self,
      relation == .equal || relation == .different, value.numbers.count == wanted.count
    else { return nil }
    return zip(value.numbers, wanted).map { ($0 - $1).magnitude }.max()
  }
}
