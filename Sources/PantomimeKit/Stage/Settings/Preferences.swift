/// The user's choices that override the scene's declarations and carry over to the next scene.
public struct Preferences: Sendable, Hashable {
  /// The velocity estimator for pans that are reported without a velocity.
  public var estimator = VelocityEstimator.twoSegment
  /// The completion rule that overrides the scene's, or `nil` for the scene's rule.
  public var rule: NamedRule?
  /// The axis rule that overrides the scene's, or `nil` for the scene's rule.
  public var axis: AxisRule?
  /// The settings that override how pans begin.
  public var panStart = PanStart()

  /// Creates preferences that override nothing.
  public init() {}

  /// The settings that apply the preferences to a new scene.
  public var settings: [Setting] {
    [.estimator(estimator), .rule(rule), .axis(axis), .panStart(panStart)]
  }

  /// Adopts a setting if it carries over to other scenes; returns `false` if it applies only to the
  /// current scene.
  public mutating func take(_ setting: Setting) -> Bool {
    switch setting {
    case .estimator(let estimator): self.estimator = estimator
    case .rule(let rule): self.rule = rule
    case .axis(let rule): axis = rule
    case .panStart(let start): panStart = start
    case .reading, .quirks: return false
    }
    return true
  }
}
