/// The recorded facts of a report of a pan, in plain numbers.
///
/// Every move of a finger produces one, and few are read, so the array of fields, with rounded
/// numbers, is built on demand.
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

  /// The fields, in writing order.
  var fields: [Event.Field] {
    var fields: [Event.Field] = [
      .vector(.translation, translation), .vector(.velocity, velocity),
    ]
    if let location { fields.append(.point(.location, location)) }
    if let gesture { fields.append(.word(.gesture, gesture)) }
    return fields
  }
}
