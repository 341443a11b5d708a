// Looks up recognizers by the names that statements use.

extension GestureBoard {
  /// Returns the recognizer with a name.
  ///
  /// - Throws: `InputError` if there is none.
  func find(_ name: String) throws(InputError) -> GestureID {
    if let id = gesture(named: name) { return id }
    throw .impossible(.noGesture(name, among: parts.map { $0.name }))
  }

  /// Returns the pan with a name that the scene or its user has added.
  func findPan(_ name: String) throws(InputError) -> GestureID {
    try find(name, wanted: "pan") { $0.isPan }
  }

  /// Returns the tap or swipe recognizer with a name that the scene or its user has added.
  func findTap(_ name: String) throws(InputError) -> GestureID {
    try find(name, wanted: "tap") { $0.isTap || $0.swipe != nil }
  }

  private func find(
    _ name: String, wanted: String, where isWanted: (RecognizerRecord) -> Bool
  ) throws(InputError) -> GestureID {
    guard let part = ownGesture(named: name) else {
      throw .impossible(.noGesture(name, among: names))
    }
    guard isWanted(part) else {
      throw .impossible(.connection(.wrongGesture(name, wanted: wanted)))
    }
    return part.id
  }

  /// Returns the pans that were added to a view, except for the pan of a scroll view.
  func pans(on view: ViewID) -> [GestureID] {
    parts(on: view).filter { $0.role == .scene && $0.isPan }.map { $0.id }
  }
}
