import PantomimeKit

/// A touch-down that a test continues: the finger that touched down in a simulation, or in a copy of
/// it that was made while the finger was down.
///
/// The start of the scene and the inputs up to the touch-down identify it: a copy has the same ones,
/// and another simulation doesn't, even if its scene and its inputs are equal.
struct TouchDown: Sendable {
  /// The finger's number.
  let id: Int
  let time: Instant
  let place: Point2D
  private let origin: Simulation.Origin
  /// The inputs up to the touch-down, which is the last of them.
  private let inputs: InputLog

  /// Creates the touch-down that was the last input of a simulation.
  init(_ touch: Touch, in app: Simulation) {
    (id, time, place) = (touch.id, app.log.list.last?.time ?? app.now, touch.place)
    (origin, inputs) = (app.origin, app.log)
  }

  /// Returns the current location of the finger.
  func place(in app: Simulation) throws(FingerProblem) -> Point2D {
    let (log, count) = (app.log.list, inputs.list.count)
    guard app.origin === origin, log.count >= count,
      log.prefix(count).elementsEqual(inputs.list)
    else { throw .elsewhere }
    // After this finger has lifted, another one may get its number.
    let isReplaced = log.dropFirst(count).contains { entry in
      guard case .touch(let touches) = entry.input.kind else { return false }
      return touches.contains { $0.id == id && $0.phase == .down }
    }
    guard !isReplaced, let touch = app.touchesDown.first(where: { $0.id == id }) else {
      throw .notDown
    }
    return touch.place
  }
}

extension TouchDown: Hashable {
  static func == (one: TouchDown, other: TouchDown) -> Bool {
    one.id == other.id && one.time == other.time && one.origin === other.origin
      && one.inputs == other.inputs
  }

  // The numbers are enough, and hashing all inputs would take long.
  func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(time)
    hasher.combine(inputs.list.count)
  }
}
