/// What is recorded of a report of a pan, in plain numbers.
///
/// A finger makes one at every move, and hardly any is read: the list of facts, whose numbers are
/// rounded, is made for whoever does.
final class PanFacts: Sendable {
  private let translation: Vector
  private let velocity: Vector
  private let location: Point?
  /// The recognizer's name.
  private let gesture: String?

  init(translation: Vector, velocity: Vector, location: Point?, gesture: String?) {
    self.translation = translation
    self.velocity = velocity
    self.location = location
    self.gesture = gesture
  }

  /// The facts, in the order in which they are written.
  var fields: [Event.Field] {
    var fields: [Event.Field] = [
      .vector(.translation, translation), .vector(.velocity, velocity),
    ]
    if let location { fields.append(.point(.location, location)) }
    if let gesture { fields.append(.word(.gesture, gesture)) }
    return fields
  }
}
