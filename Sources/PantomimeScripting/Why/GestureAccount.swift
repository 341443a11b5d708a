import PantomimeKit
import PantomimeReporting

/// The events of the last gesture, beginning with its touch-down.
struct GestureAccount: EntrySelection {
  let session: Session
  let simulation: Simulation
  /// All events since the gesture began.
  let entries: [Trace.Entry]
  /// The index, among all recorded events, of the first of these entries.
  let start: Int

  /// - Parameter end: The index of an entry that the gesture has caused, or `nil` for the last
  ///   entry.
  init(_ session: Session, _ simulation: Simulation, upTo end: Int? = nil) {
    self.session = session
    self.simulation = simulation
    let all = simulation.trace.entries
    let last = min(end ?? Int.max, all.endIndex - 1)
    var first = max(all.startIndex, last)
    var index = last
    while index >= all.startIndex {
      let event = all[index].event
      if event.kind == .scene { break }
      if GestureAccount.begins(event) {
        first = index
        // If several fingers touch down one after the other, they belong to the same gesture.
        if EventKind.touches.contains(event.kind), GestureAccount.isBetween(all, before: index) {
          break
        }
        if event.kind == .pan { break }
      }
      index -= 1
    }
    start = first
    entries = first <= last ? Array(all[first...]) : []
  }

  /// Returns whether a gesture may begin with an event, which must be a touch-down or the start of
  /// a reported pan.
  private static func begins(_ event: Event) -> Bool {
    switch event.kind {
    case EventKind.touches: event.touch == .down
    case .pan: event.lastWord == "began" && event.gesture == nil
    case .panRefused: event.gesture == nil
    default: false
    }
  }

  /// Returns whether no finger was down before an entry.
  private static func isBetween(_ all: SharedList<Trace.Entry>, before index: Int) -> Bool {
    var previous = index - 1
    while previous >= all.startIndex {
      let event = all[previous].event
      // The system's cancellation and a lost finger end a gesture without naming a touch.
      if event.kind == .touchesCancelled || event.kind == .touchLost { return true }
      if let touch = event.touch { return touch == .up || touch == .cancel }
      previous -= 1
    }
    return true
  }

  /// The names of the tap recognizers, which don't matter for a gesture whose finger has moved.
  var taps: [String] { simulation.tappable.map { "tap-\($0)" } }

  /// Returns the last report of a pan at or before an instant.
  func pan(by time: Instant) -> Trace.Entry? {
    entries.last { $0.event.kind == .pan && $0.time <= time }
  }
}

extension Lineage {
  /// Returns the statement that recorded the event at an index, or `nil` if the statement is
  /// unknown.
  func statement(recording index: Int) -> HistoryEntry? {
    for past in self {
      guard !past.statement.beginsScene, past.stood.scene != nil else { return past }
      if past.stood.eventCount <= index { return past }
    }
    return nil
  }
}

// MARK: - Movements as text

extension Vector {
  /// The displacement as text, such as `140 pt up, 30 pt right`, or an empty string if there is
  /// none.
  var displacementText: String { text("pt", slop: .zero) }

  /// The opposite vector, which describes the offset of a scroll view, because the offset changes
  /// against the finger's movement.
  var opposite: Vector { Vector(dx: -dx, dy: -dy) }

  /// Returns the displacement as text with its slop, such as `140 pt up (10 of it slop), 30 pt
  /// right`.
  func distance(slop: Vector) -> String { text("pt", slop: slop) }

  /// The velocity as text, such as `467 pt/s up, 100 pt/s right`.
  var velocityText: String { self == .zero ? "zero velocity" : text("pt/s", slop: .zero) }

  /// The velocity as it follows the label `velocity`.
  var labeledVelocityText: String { self == .zero ? "zero" : velocityText }

  private func text(_ unit: String, slop: Vector) -> String {
    let vertical = (dy, dy < 0 ? "up" : "down", slop.dy)
    let left = unit == "pt" ? Prose.side("left") : "left"
    let horizontal = (dx, dx < 0 ? left : "right", slop.dx)
    let isVertical = dy.magnitude >= dx.magnitude
    let parts = isVertical ? [vertical, horizontal] : [horizontal, vertical]
    return parts.enumerated().filter { $0.1.0 != 0 }.map { index, part in
      let (number, direction, slop) = part
      let isSlop = index == 0 && slop.magnitude >= 0.05 && (slop < 0) == (number < 0)
      return "\(Prose.number(number.magnitude, apart: [0])) \(unit) \(direction)"
        + (isSlop ? " (\(Prose.points(slop.magnitude)) of it slop)" : "")
    }.joined(separator: ", ")
  }
}
