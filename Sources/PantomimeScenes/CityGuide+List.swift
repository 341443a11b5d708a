package import PantomimeKit
import PantomimeProps

// The list: whether a finger has it, and where it comes to rest.

extension CityGuide {
  func scrolls(on stage: Stage) -> Bool {
    stage.scrollView(list)?.settings.isEnabled == true
  }

  func setScrolls(_ isOn: Bool, on stage: inout Stage) {
    stage.configure(list) { settings in settings.isEnabled = isOn }
  }

  /// A finger on a card is one on the list, too: it stops a list that moves (G184).
  func stopList(_ stage: inout Stage) {
    if stage.scrollView(list)?.deadline != nil { stage.scrollTouchDown(list) }
  }

  /// Whether a card is on its way up, to the place that the list shows at this moment.
  func isExpanding(on stage: Stage) -> Bool {
    cards.contains { $0.expands && isMoving($0, on: stage) }
  }

  /// Why a list on which a card expands is nobody's.
  static let listLock: Reason = "locked from the moment at which a card begins to expand"

  package func scrollShouldBegin(_ view: ViewID, _ pan: Pan, on stage: Stage) -> PanVerdict {
    isExpanding(on: stage) && !stage.has(.locksTheListLate)
      ? .refused(winner: "none", reason: Self.listLock)
      : .begins(reason: "its criteria are met (G63)")
  }

  /// A card begins to expand: a finger that is dragging the list goes on without it.
  mutating func takeListFromFinger(_ stage: inout Stage) {
    guard listIsDragging else { return }
    if stage.has(.locksTheListLate) { return stage.tell(.locksTheListLate) }
    listIsDragging = false
    stage.scrollPan(list, Pan(state: .cancelled))
  }

  package mutating func scrollBegan(_ view: ViewID, on stage: inout Stage) {
    stage.record(.listScrolls, reason: "its own pan has taken the touch")
    if isExpanding(on: stage), stage.has(.locksTheListLate) { stage.tell(.locksTheListLate) }
  }

  package mutating func scrolled(_ view: ViewID, on stage: inout Stage) {
    listIsDragging = stage.scrollView(list)?.isDragging == true
  }

  package mutating func scrollWillEnd(
    _ view: ViewID, velocity: Vector, target: inout Vector, on stage: inout Stage
  ) {
    let offset = stage.contentOffset(of: list).dx
    // Stopped by the finger that now has a card, it stays: the card is on its way to what is seen.
    let isBusy = cards.contains { isMoving($0, on: stage) }
    target.dx =
      isBusy ? offset : row.target(natural: target.dx, from: offset, velocity: velocity.dx)
  }

  package static let events: [EventKind] = [.listScrolls]
}

extension EventKind {
  static let listScrolls = EventKind("list scrolls", "The list takes the touch.")
}
