import PantomimeKit
import PantomimeReporting

/// The direction of a finger that moves an animation toward its end, and the opposite direction.
struct Heading {
  /// The words for the two directions: toward the end, and back.
  let ahead: String
  let behind: String
  let isVertical: Bool

  /// Creates the directions from a decision, or returns `nil` if the decision doesn't depend on the
  /// finger's velocity.
  init?(_ decisionRecord: DecisionRecord) {
    guard let right = decisionRecord.lift(at: Vector(dx: 1, dy: 0))?.velocity,
      let down = decisionRecord.lift(at: Vector(dx: 0, dy: 1))?.velocity, right != 0 || down != 0
    else { return nil }
    isVertical = down.magnitude >= right.magnitude
    (ahead, behind) =
      isVertical
      ? (down > 0 ? ("down", "up") : ("up", "down"))
      : (right > 0 ? ("right", "left") : ("left", "right"))
  }

  /// Returns the distance of a movement along the axis of the heading, in points, and the word for
  /// the movement's direction.
  func way(of movement: Vector) -> (points: Double, word: String) {
    let amount = isVertical ? movement.dy : movement.dx
    let word = isVertical ? (amount < 0 ? "up" : "down") : (amount < 0 ? "left" : "right")
    return (amount.magnitude, word)
  }
}

extension AnswerContext {
  /// The wording of the reason for the last decision.
  var wording: Wording {
    guard let heading = after.decisionRecord.flatMap({ Heading($0) }) else { return Wording() }
    var wording = Wording(ahead: heading.ahead, behind: heading.behind)
    wording.age = after.decisionRecord.flatMap { VelocityAge(after, at: $0.time)?.seconds }
    return wording
  }
}
