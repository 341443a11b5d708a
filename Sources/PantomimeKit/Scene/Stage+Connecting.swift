// What connections look for on a stage, by the names that statements use.

extension Stage {
  /// The animator of that name, which must be one that somebody may hold.
  func findAnimator(_ name: String) throws(Refusal) -> AnimatorID {
    guard let id = animator(named: name) else {
      throw .impossible(.noAnimator(name, among: animators.names))
    }
    return id
  }

  /// The pan of that name.
  func findPan(_ name: String) throws(Refusal) -> GestureID {
    try find(gesture: name, wanted: "pan") { gestures.isPan($0) }
  }

  /// The tap recognizer of that name.
  func findTap(_ name: String) throws(Refusal) -> GestureID {
    try find(gesture: name, wanted: "tap") { gestures.isTap($0) }
  }

  private func find(
    gesture name: String, wanted: String, where isWanted: (GestureID) -> Bool
  ) throws(Refusal) -> GestureID {
    guard let part = gestures.ownGesture(named: name) else {
      throw .impossible(.noGesture(name, among: gestures.names))
    }
    guard isWanted(part.id) else {
      throw .impossible(.connection(.wrongGesture(name, wanted: wanted)))
    }
    return part.id
  }

  /// Lets an animator go to and fro, by the blocks it has.
  mutating func makeRoundTrip(_ id: AnimatorID, returns: Bool?) throws(Refusal) {
    let began = activity(of: id) == .active ? ends(of: id) : []
    let isMade = animators.makeRoundTrip(id, returns: returns) { slot in
      began.first { $0.slot == slot }?.start.lanes ?? views.slots[slot].model.lanes
    }
    if !isMade { throw .impossible(.connection(.noBlocks(name(of: id)))) }
  }

  /// The pans that were added to a view, but for that of a scroll view.
  func pans(on view: ViewID) -> [GestureID] {
    gestures.parts(on: view).filter { $0.role == .scene && gestures.isPan($0.id) }.map { $0.id }
  }
}

extension Direction {
  /// The axis that it lies on.
  var axis: ScrollAxis {
    switch self {
    case .up, .down: .vertical
    case .left, .right: .horizontal
    }
  }
}
