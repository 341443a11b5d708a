import PantomimeKit
import PantomimeReporting

/// A path whose values differ in two simulations.
struct PathDifference {
  let path: String
  /// The value in each simulation, or an empty string if the path doesn't exist there.
  let one: String
  let other: String

  /// Returns the paths that differ visibly, or, if none do, those that differ in values that aren't
  /// displayed.
  ///
  /// In display order, with paths of the lift-off and of models last.
  static func all(between one: Simulation, and other: Simulation) -> [PathDifference] {
    let paths = one.paths
    let known = Set(paths)
    var shown: [PathDifference] = []
    var hidden: [PathDifference] = []
    for path in paths + other.paths.filter({ !known.contains($0) }) {
      let (left, right) = (one.read(path), other.read(path))
      guard left != right else { continue }
      let difference = PathDifference(path, left, right)
      if difference.one == difference.other {
        hidden.append(PathDifference(path, left, right, isExact: true))
      } else if !shown.contains(where: { $0.says(difference) }) {
        shown.append(difference)
      }
    }
    let all = shown.isEmpty ? hidden : shown
    return all.filter { !$0.isAside } + all.filter { $0.isAside }
  }

  /// Keeps only the component of a frame or a color that differs most, so that the values fit a
  /// table.
  private init(
    _ path: String, _ left: PathValue?, _ right: PathValue?, isExact: Bool = false
  ) {
    var (path, left, right) = (path, left, right)
    if let one = left, let other = right, one.numbers.count == 4, other.numbers.count == 4 {
      func distance(_ part: String) -> Double {
        let numbers = [one, other].map { $0.component(part)?.numbers.first ?? 0 }
        return (numbers[0] - numbers[1]).magnitude
      }
      let part = one.components.max { distance($0) < distance($1) } ?? ""
      // The first of the components with the greatest difference.
      let first = one.components.first { distance($0) == distance(part) } ?? part
      (path, left, right) = ("\(path).\(first)", one.component(first), other.component(first))
    }
    func text(_ value: PathValue?) -> String {
      value.map { PathValueText.text($0, isExact: isExact) } ?? ""
    }
    (self.path, self.one, self.other) = (path, text(left), text(right))
  }

  /// Returns whether another path repeats this one, as `card.1.fraction` repeats `fraction` of the
  /// default animator.
  private func says(_ other: PathDifference) -> Bool {
    other.path.hasSuffix(".\(path)") && one == other.one && self.other == other.other
  }

  private var isAside: Bool {
    path == "raw" || path.hasPrefix("release.") || path.split(separator: ".").contains("model")
  }
}
