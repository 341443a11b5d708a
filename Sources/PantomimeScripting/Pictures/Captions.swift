import PantomimeKit
import PantomimeReporting

/// The captions of pictures: a short description of each instant, in the words of the answers.
struct Captions {
  /// The view that a drag among anchors moves, and the axis of its position, or `nil` if unknown.
  private let mover: (view: String, axis: String)?

  /// - Parameter film: The film to which the pictures belong.
  init(_ film: Film) {
    let decided = film.entries.last { $0.event.theme == .decided }
    guard let simulation = film.simulations(at: [decided?.time ?? film.to]).first,
      let record = simulation.decisionRecord, record.lift.scope == .anchors
    else {
      mover = nil
      return
    }
    let axis = Heading(record)?.isVertical ?? true ? "y" : "x"
    // A rule among anchors reads the position of one view. At lift-off, that view is still at this
    // position.
    let view = simulation.viewNames.first { name in
      guard let place = simulation.read("\(name).frame.\(axis)")?.numbers.first else {
        return false
      }
      return (place - record.lift.position).magnitude < 0.5
    }
    mover = view.map { ($0, axis) }
  }

  /// Returns the words for an instant.
  ///
  /// - Parameters:
  ///   - simulation: The simulation at that instant.
  ///   - entries: The events recorded at that instant.
  func words(_ simulation: Simulation, _ entries: [Trace.Entry]) -> String {
    func has(_ theme: EventKind.Theme) -> Bool { entries.contains { $0.event.theme == theme } }
    let lift = simulation.decisionRecord?.lift
    let isAnchored = lift?.scope == .anchors
    let share =
      isAnchored ? nil : simulation.read("progress")?.numbers.first.map { Prose.share($0) }
    let place = share ?? position(of: simulation)
    let isRunning = simulation.read("running") == .flag(true)
    if has(.decided) || has(.transitionLetGo) {
      let isCancelled = has(.decided) && lift?.isCancelled == true
      // If the run ends immediately, only the decision still knows where the finger was.
      let isOver = has(.decided) && has(.completed) && lift?.scope == .twoEnds
      let spot = isOver ? lift.map { Prose.share(min(max($0.progress, 0), 1)) } : place
      return (isCancelled ? "cancelled" : "released") + (spot.map { " at \($0)" } ?? "")
    }
    // A run that starts at the end of another one hasn't moved anything yet.
    let isNext = has(.started) && has(.state)
    if has(.completed), !isRunning || isNext { return simulation.state }
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

  /// Returns the position of the dragged view along the axis of its gesture in the form `y 290`, or
  /// `nil` if there is no such view.
  private func position(of simulation: Simulation) -> String? {
    guard let mover,
      let place = simulation.read("\(mover.view).frame.\(mover.axis)")?.numbers.first
    else { return nil }
    return "\(mover.axis) \(Prose.points(place))"
  }
}
