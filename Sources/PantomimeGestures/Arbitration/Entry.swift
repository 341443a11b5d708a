extension Recognizers {
  /// A recognizer and the state of its attempt.
  struct Entry: Sendable {
    let id: GestureID
    var gesture: Gesture
    let target: TouchTarget
    var machine: TouchMachine
    /// Whether time alone may affect the recognizer.
    var isTimed: Bool
    /// The recognizers that must fail first in this attempt, or `nil` before the delegate is
    /// queried (G71).
    var askedRequirements: [Int]?
    /// The recognizer that must fail before this one, whose criteria are met, may begin; and the
    /// number of recognizers that wait for this one in the same way.
    var waitsFor: Int?
    var waiting = 0
    /// The recognizer's distance from the hit view, for the touch that involved it.
    var depth = 0
    /// Whether the recognizer is among the competitors.
    var competes = false
    /// Whether the recognizer was refused, and therefore receives no more touches until its fingers
    /// have lifted (G64, GU17).
    var isOut = false
    /// Whether the recognizer is being reset.
    var isReset = false
    /// The fingers that were offered to the recognizer, whether it tracks them or not, each
    /// identified by its position in the order of touch-downs.
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
