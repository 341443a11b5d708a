import PantomimeKit

extension TimingCurve {
  /// The text for the timing, in the notation of `curve=` if that can express it.
  var text: String { timing.text }
}

extension Timing {
  /// The timing in the notation of `curve=`, if that can express it.
  var text: String {
    switch self {
    case .damped(let ratio, let velocity):
      return "spring(\(ratio.shown))" + Timing.begins(at: velocity)
    case .spring(let spring):
      return
        "spring(\(spring.mass.shown),\(spring.stiffness.shown),\(spring.damping.shown))"
        + Timing.begins(at: spring.initialVelocity)
    case .linear, .cubic, .penner, .formula, .steps, .points:
      if let named = NamedCurve.all.first(where: { $0.timing == self }) { return named.name }
      guard case .cubic(let curve) = self else { return "a custom curve" }
      return "cubic(\(curve.x1.shown),\(curve.y1.shown),\(curve.x2.shown),\(curve.y2.shown))"
    }
  }

  private static func begins(at velocity: Double) -> String {
    velocity == 0 ? "" : ", initial velocity \(velocity.shown) (per remaining distance, per second)"
  }
}

extension Spring.StrayFit {
  /// The reason why a spring isn't the one that its duration suggests.
  var text: String {
    "UIKit's fit does not converge at this velocity (M25): stiffness \(spring.stiffness.shown), not "
      + "\(settled.stiffness.shown); it does up to \(fastest.shown)"
  }
}
