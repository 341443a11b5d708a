import PantomimeKit

extension FlipSearch {
  /// Whether a replay comes to rest in another state or at another place than the gesture did.
  func settlesElsewhere(_ replayed: Replayed) -> Bool {
    guard let one = SettledFork(of: gesture.lifted)?.simulation,
      let other = SettledFork(of: replayed.lifted)?.simulation
    else { return true }
    if one.state != other.state { return true }
    return other.paths.contains { path in
      guard FlipSearch.isPlace(path), let left = one.read(path), let right = other.read(path)
      else { return false }
      if left.numbers.isEmpty { return left != right }
      return zip(left.numbers, right.numbers).contains { ($0 - $1).magnitude > 0.5 }
    }
  }

  /// Whether a path is a place where something rests: of a view, a scroll view or an animator.
  private static func isPlace(_ path: String) -> Bool {
    path == "place" || path.hasSuffix(".place") || path.hasSuffix(".offset")
      || path.hasSuffix(".frame") || path.hasSuffix(".center")
      || (path.hasSuffix(".x") || path.hasSuffix(".y")) && !path.hasPrefix("pan.")
  }
}
