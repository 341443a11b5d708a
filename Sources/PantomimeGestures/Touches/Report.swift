/// A recognizer's report in plain numbers.
///
/// Reports are stored and passed on at every event, and a `Pan` would retain the name of its view
/// each time.
struct Report: Sendable {
  let state: GestureState
  let translation: Vector
  let velocity: Vector
  let location: Point?

  init(state: GestureState, translation: Vector, velocity: Vector, location: Point?) {
    self.state = state
    self.translation = translation
    self.velocity = velocity
    self.location = location
  }

  /// Creates a report without the name of a view, which recognizers don't need.
  init(_ pan: Pan) {
    self.init(
      state: pan.state, translation: pan.translation, velocity: pan.velocity,
      location: pan.location)
  }

  @inline(__always)
  var pan: Pan {
    Pan(state: state, translation: translation, velocity: velocity, location: location)
  }
}
