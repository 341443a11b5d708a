extension Recognizers {
  /// A recognizer and the state of its attempt.
  struct Entry: Sendable {
    let id: GestureID
    var gesture: Gesture
    let target: TouchTarget
    var machine: TouchMachine
    /// Whether time alone may affect it.
    var isTimed: Bool
    /// The recognizers that must fail first in this attempt, once queried (G71); otherwise `nil`.
    var askedRequirements: [Int]?
    /// The recognizer whose failure it waits for, with its criteria met, and the number of those
    /// that wait for it in this way.
    var waitsFor: Int?
    var waiting = 0
    /// Its distance from the hit view, for the touch that involved it.
    var depth = 0
    /// Whether it is among the competitors.
    var competes = false
    /// Refused: it receives nothing more until its fingers have lifted (G64, GU17).
    var isOut = false
    /// Whether it is being reset.
    var isReset = false
    /// The fingers that it was offered, whether it tracks them or not, by their order of coming
    /// down.
    var offered: [Int] = []
    var report: Report?

    init(_ id: GestureID, _ gesture: Gesture, on target: TouchTarget) {
      self.id = id
      self.gesture = gesture
      self.target = target
      machine = TouchMachine(gesture.kind)
      isTimed = machine.isTimed
    }
  }
}
