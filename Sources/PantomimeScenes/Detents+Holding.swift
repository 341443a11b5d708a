import PantomimeKit

/// The spring that takes the sheet to a detent.
struct SettleSpring: Sendable {
  /// The greatest relative velocity it is given (G163).
  let limit: Double
  private let ratio: Double
  private let response: Double
  /// Whether the damping goes by the speed, as FloatingPanel has it.
  private let goesBySpeed: Bool

  init(_ options: SceneOptions) throws(OptionError) {
    limit = try options[Detents.limit]
    ratio = try options[Detents.damping]
    response = try options[Detents.response]
    goesBySpeed = try options[Detents.settle] == .floatingPanel
  }

  /// The damping ratio at a speed in points per second: FloatingPanel's is 1 up to 300 pt/s (G170).
  func damping(at speed: Double) -> Double {
    goesBySpeed ? (speed <= 300 ? 1 : 0.5756) : ratio
  }

  /// The timing of a run with a velocity in whole ways per second.
  func timing(velocity: Double, speed: Double) -> Timing {
    let spring = try? Spring(
      response: response, dampingRatio: damping(at: speed), initialVelocity: velocity)
    return spring.map { .spring($0) } ?? .linear
  }

  /// An animator that waits for its first run.
  var animator: Animator {
    get throws(OptionError) {
      try Animator(lasting: response, timing: timing(velocity: 0, speed: 0))
    }
  }
}
