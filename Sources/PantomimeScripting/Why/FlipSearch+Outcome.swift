import PantomimeKit

// The outcomes of gestures, and where they settle.

extension FlipSearch {
  static func outcome(_ replayed: Replayed) -> Outcome {
    outcome(from: replayed.start, to: replayed.lifted)
  }

  static func outcome(from start: Session, to end: Session) -> Outcome {
    guard let event = last(from: start, to: end)?.event else { return .nothing }
    switch event.theme {
    case .decided: return .decided(event.lastWord, anchor: event.anchor)
    case .panRefused: return .refused(winner: event.winner ?? "")
    default: return .paged(event.view ?? "", to: event.target)
    }
  }

  /// Returns the last event that determined the destination, or which recognizer got the touch.
  static func last(from start: Session, to end: Session) -> Trace.Entry? {
    guard let start = start.simulation, let end = end.simulation else { return nil }
    let entries = end.entries(since: start)
    return entries.last { entry in
      entry.event.theme == .decided || entry.event.theme == .panRefused
    }
      ?? entries.last { entry in
        entry.event.theme == .scrollReleased && isPaged(entry.event.view ?? "", end)
      }
  }

  /// Whether a replay settles in a different state or at a different place than the original
  /// gesture.
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

  /// Returns whether a scroll view always settles at a page.
  static func isPaged(_ view: String, _ simulation: Simulation) -> Bool {
    simulation.read("\(view).page") != nil
  }

  /// Returns whether the value at a path is the place where a view, a scroll view or an animator
  /// has come to rest.
  private static func isPlace(_ path: String) -> Bool {
    path == "place" || path.hasSuffix(".place") || path.hasSuffix(".offset")
      || path.hasSuffix(".frame") || path.hasSuffix(".center")
      || (path.hasSuffix(".x") || path.hasSuffix(".y")) && !path.hasPrefix("pan.")
  }
}

extension Event {
  /// The offset at which a released scroll view settles, in points.
  var target: [Double] {
    if case .numbers(let numbers)? = self["target"] { numbers } else { [] }
  }
}
