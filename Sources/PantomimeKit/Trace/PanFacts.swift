/// The recorded facts of a pan's report, in plain numbers.
///
/// A finger produces one at every move, and few are read: the list of fields, with rounded numbers,
/// is built on demand.
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

  /// The fields, in the order in which they are written.
  var fields: [Event.Field] {
    var fields: [Event.Field] = [
      .vector(.translation, translation), .vector(.velocity, velocity),
    ]
    if let location { fields.append(.point(.location, location)) }
    if let gesture { fields.append(.word(.gesture, gesture)) }
    return fields
  }
}
