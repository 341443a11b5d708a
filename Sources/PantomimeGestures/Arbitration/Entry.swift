extension Recognizers {
  /// A recognizer and how its attempt stands.
  struct Entry: Sendable {
    let id: GestureID
    var gesture: Gesture
    let target: TouchTarget
    var machine: TouchMachine
    /// Whether time alone may tell it something.
    var isTimed: Bool
    /// Those that must fail first in this attempt, as far as they were asked for (G71).
    var askedRequirements: [Int]?
    /// Whom it waits for to fail, with its own criteria met, and how many wait for it so.
    var waitsFor: Int?
    var waiting = 0
    /// How far from the hit view it is, of the touch that brought it in.
    var depth = 0
    /// Whether it is among those with something at stake.
    var competes = false
    /// Refused: it is given nothing more until its fingers have lifted (G64, GU17).
    var isOut = false
    /// Whether it is just being reset.
    var isReset = false
    /// The fingers that it was given, whether it follows them or not, by their places in time.
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
