import PantomimeKit
import PantomimeReporting

/// A path whose values differ in two simulations.
struct PathDifference {
  let path: String
  /// The value in each; empty where there is no such path.
  let one: String
  let other: String

  /// The paths that differ visibly, or where none does, in what is not shown.
  ///
  /// They come in the order in which they are shown; those last that tell of the lift-off or of models.
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

  /// Of a frame or a color the component alone that differs most: a table has not the room for all.
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
      // The first of those that differ by as much.
      let first = one.components.first { distance($0) == distance(part) } ?? part
      (path, left, right) = ("\(path).\(first)", one.component(first), other.component(first))
    }
    func text(_ value: PathValue?) -> String {
      value.map { PathValueText.text($0, isExact: isExact) } ?? ""
    }
    (self.path, self.one, self.other) = (path, text(left), text(right))
  }

  /// Whether it says already what another one does: `fraction` of the animator that is meant, and
  /// `card.1.fraction`.
  private func says(_ other: PathDifference) -> Bool {
    other.path.hasSuffix(".\(path)") && one == other.one && self.other == other.other
  }

  private var isAside: Bool {
    path == "raw" || path.hasPrefix("release.") || path.split(separator: ".").contains("model")
  }
}
