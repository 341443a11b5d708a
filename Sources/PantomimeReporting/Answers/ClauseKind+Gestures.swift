import PantomimeKit

// Kinds of clauses about gestures: recognizers, pans, lift-offs, and scroll views.

extension Clause.Kind {
  static let ofGestures = [
    released, releasedAt, releasedOn, refused, ignored, panBegan, panMoved, panUnused, held, caught,
    dragged, tookOver, vanished, undraggable, scrollCaught, scrolled, scrolling, scrollMoving,
    scrollEnded, repeated,
  ]

  /// A lift-off, and the end of the run that follows it.
  package static let released = Self("released", lead: "released") { $0.end }
  /// A lift-off, and the position at which the dragged value or scroll view settles.
  package static let releasedAt = Self("released-at", lead: "released") {
    "\($0.about)settles at \($0.spot)\($0.within)"
  }
  /// A lift-off after which the run doesn't lead to either of its ends.
  package static let releasedOn = Self("released-on", lead: "released") {
    $0.isReturn ? "moves back" : "keeps moving"
  }
  /// The recognizer that won, if there is one, and the recognizer that was refused (`detail`).
  package static let refused = Self("refused") {
    "\($0.subject.map { "\($0) won" } ?? "no recognizer won"), \($0.detail ?? "") refused"
  }
  /// An input without an effect.
  package static let ignored = Self("ignored") { clause in
    if clause.detail == EventKind.holdRefused.name {
      return "\(clause.about)cannot be controlled; nothing changed"
    }
    return
      "\(clause.detail ?? "")\(clause.subject.map { ": \($0)" } ?? ""); nothing changed"
  }
  /// A pan that has begun without a translation.
  package static let panBegan = Self("pan-began") { _ in "the pan began" }
  /// A pan, with its translation.
  package static let panMoved = Self("pan-moved") { clause in
    let (dx, dy) = (clause.place?.first ?? 0, clause.place?.last ?? 0)
    let parts = [
      dy == 0 ? "" : "\(Prose.points(dy.magnitude)) pt \(dy < 0 ? "up" : "down")",
      dx == 0 ? "" : "\(Prose.points(dx.magnitude)) pt \(Prose.side(dx < 0 ? "left" : "right"))",
    ]
    return "the pan moved \(parts.filter { !$0.isEmpty }.joined(separator: ", "))"
  }
  /// A report of a pan that has no effect.
  package static let panUnused = Self("pan-unused") { "\($0.detail ?? ""): no effect" }
  /// An animator or transition that is paused, and possibly held by a finger.
  package static let held = Self("held") { "\($0.about)held at \($0.percent)\($0.traveled)" }
  /// An animator or transition that a pan has just caught.
  package static let caught = Self("caught") { "\($0.about)caught at \($0.percent)\($0.traveled)" }
  /// A scroll view that a finger has begun to drag.
  package static let dragged = Self("dragged") { "\($0.about)follows the finger" }
  /// A view that a drag now moves instead of another view (`detail`).
  package static let tookOver = Self("took-over") {
    "\($0.about)took over the drag from \($0.detail ?? "")"
  }
  /// A finger that has disappeared without lifting or being canceled.
  package static let vanished = Self("vanished") { _ in
    "the finger vanished; no recognizer was notified"
  }
  /// A scroll view without content to scroll.
  package static let undraggable = Self("undraggable") { "\($0.about)cannot scroll" }
  /// A scroll view that a finger has stopped.
  package static let scrollCaught = Self("scroll-caught") { "\($0.about)stopped at \($0.spot)" }
  /// A scroll view that was moved without an animation.
  package static let scrolled = Self("scrolled") { "\($0.about)scrolled to \($0.spot)" }
  /// A scroll view that is scrolling to an offset with an animation.
  package static let scrolling = Self("scrolling") {
    "\($0.about)scrolls to \($0.spot)\($0.seconds.map { " in \(Prose.seconds($0)) s" } ?? "")"
  }
  /// A scroll view in motion: its offset, and the offset at rest (`outcome`).
  package static let scrollMoving = Self("scroll-moving") {
    "\($0.about)is settling at \($0.outcome ?? ""): at \($0.spot)\($0.toGo)"
  }
  /// A scroll view that is at rest.
  package static let scrollEnded = Self("scroll-ended") {
    "\($0.about)settled at \($0.spot)\($0.instantAfterNumber)"
  }
  /// A repeated gesture to which no scene responds.
  package static let repeated = Self("repeated") { _ in "the gesture was repeated" }
}

extension Clause {
  /// The distance that a pan has covered, or an empty string.
  fileprivate var traveled: String {
    guard let travel else { return "" }
    let (gone, whole) = (Prose.points(travel.points), Prose.points(travel.whole))
    let direction = Prose.side(travel.direction)
    if travel.points == 0 {
      return "; a full \(verb?.noun ?? "run") takes \(whole) pt \(direction)"
    }
    let start = travel.start == 0 ? "" : ", caught at \(Prose.share(travel.start))"
    return travel.isAtLimit
      ? "\(start): dragged \(gone) pt \(direction), at its limit"
      : "\(start): dragged \(gone) of \(whole) pt \(direction)"
  }
}
