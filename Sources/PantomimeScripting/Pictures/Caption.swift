import PantomimeKit
import PantomimeReporting

/// A short description of an instant for the caption of a picture, in the words of the answers.
enum Caption {
  /// - Parameters:
  ///   - simulation: The simulation at that instant.
  ///   - entries: The events recorded at that instant.
  static func words(_ simulation: Simulation, _ entries: [Trace.Entry]) -> String {
    func has(_ theme: EventKind.Theme) -> Bool { entries.contains { $0.event.theme == theme } }
    let share = simulation.read("progress")?.numbers.first.map { Prose.share($0) }
    let isRunning = simulation.read("running") == .flag(true)
    if has(.decided) || has(.transitionLetGo) {
      return "released" + (share.map { " at \($0)" } ?? "")
    }
    if has(.completed), !isRunning { return simulation.state }
    if simulation.pan.state.isActive, !isRunning { return share.map { "held at \($0)" } ?? "held" }
    if isRunning, let share { return "\(share) of the distance" }
    for list in simulation.scrollViewNames {
      let isDragged = simulation.read("\(list).dragging") == .flag(true)
      let moves = simulation.read("\(list).decelerating") == .flag(true)
      guard isDragged || moves, let offset = simulation.read("\(list).offset") else { continue }
      return "\(list) at \(offset.numbers.map { Prose.points($0) }.joined(separator: ", "))"
    }
    return simulation.touchesDown.isEmpty ? simulation.state : "touched"
  }
}
