import PantomimeKit
import PantomimeReporting

/// A path whose values differ in two simulations.
struct PathDifference {
  let path: String
  /// The value in each of the two simulations, or an empty string if the path doesn't exist there.
  let one: String
  let other: String

  /// Returns the paths whose displayed values differ or, if there are none, those whose values
  /// differ only in digits that aren't displayed.
  ///
  /// The paths are in display order, except that the values at lift-off and the model values come
  /// last.
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

  /// Creates the difference; of a frame or a color, only the component that differs most is kept,
  /// so that the values fit into a table.
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
      // Several components may have the greatest difference; this is the first of them.
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
