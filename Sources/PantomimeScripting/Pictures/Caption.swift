import PantomimeKit
import PantomimeReporting

/// A short description of an instant for the caption of a picture, in the words of the answers.
enum Caption {
  /// - Parameters:
  ///   - simulation: The simulation at that instant.
  ///   - entries: The events recorded at that instant.
  static func words(_ simulation: Simulation, _ entries: [Trace.Entry]) -> String {
    func has(_ theme: EventKind.Theme) -> Bool { entries.contains { $0.event.theme == theme } }
    let isAnchored = simulation.decisionRecord?.lift.scope == .anchors
    let share =
      isAnchored ? nil : simulation.read("progress")?.numbers.first.map { Prose.share($0) }
    let place = share ?? position(of: simulation)
    let isRunning = simulation.read("running") == .flag(true)
    if has(.decided) || has(.transitionLetGo) {
      return "released" + (place.map { " at \($0)" } ?? "")
    }
    if has(.completed), !isRunning { return simulation.state }
    if simulation.pan.state.isActive, !isRunning || share == nil {
      return place.map { "held at \($0)" } ?? "held"
    }
    if isRunning, let share { return "\(share) of the distance" }
    if isRunning || isAnchored, let place { return "at \(place)" }
    for list in simulation.scrollViewNames {
      let isDragged = simulation.read("\(list).dragging") == .flag(true)
      let moves = simulation.read("\(list).decelerating") == .flag(true)
      guard isDragged || moves, let offset = simulation.read("\(list).offset") else { continue }
      return "\(list) at \(offset.numbers.map { Prose.points($0) }.joined(separator: ", "))"
    }
    return simulation.touchesDown.isEmpty ? simulation.state : "touched"
  }

  /// Returns the position on the screen of the dragged view along its gesture: `y 290`, or `nil` if
  /// it has none.
  private static func position(of simulation: Simulation) -> String? {
    guard let name = simulation.panView,
      let corner = simulation.shownViews.first(where: { $0.name == name })?.corners.first
    else { return nil }
    let isVertical = simulation.decisionRecord.flatMap { Heading($0) }?.isVertical ?? true
    return isVertical ? "y \(Prose.points(corner.y))" : "x \(Prose.points(corner.x))"
  }
}
