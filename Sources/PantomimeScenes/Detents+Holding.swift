import PantomimeKit

/// The spring that moves the sheet to a detent.
struct SettleSpring: Sendable {
  /// The limit of the spring's relative initial velocity (G163).
  let limit: Double
  private let ratio: Double
  private let response: Double
  /// Whether the damping depends on the speed, as in FloatingPanel.
  private let goesBySpeed: Bool

  init(_ options: SceneOptions) throws(OptionError) {
    limit = try options[Detents.limit]
    ratio = try options[Detents.damping]
    response = try options[Detents.response]
    goesBySpeed = try options[Detents.settle] == .floatingPanel
  }

  /// Returns the damping ratio at a speed in points per second: FloatingPanel's is 1 up to 300 pt/s
  /// (G170).
  func damping(at speed: Double) -> Double {
    goesBySpeed ? (speed <= 300 ? 1 : 0.5756) : ratio
  }

  /// Returns the timing of a run with an initial velocity in full distances per second.
  func timing(velocity: Double, speed: Double) -> Timing {
    let spring = try? Spring(
      response: response, dampingRatio: damping(at: speed), initialVelocity: velocity)
    return spring.map { .spring($0) } ?? .linear
  }

  /// An idle animator for the first run.
  var animator: Animator {
    get throws(OptionError) {
      try Animator(lasting: response, timing: timing(velocity: 0, speed: 0))
    }
  }
}
