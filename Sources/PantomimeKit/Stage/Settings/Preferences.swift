/// What whoever looks at scenes has chosen in place of what they declare, and what goes on to hold in
/// the next one.
public struct Preferences: Sendable, Hashable {
  /// What makes the velocities of pans that do not tell theirs.
  public var estimator = VelocityEstimator.twoSegment
  /// The rule that decides at a lift-off in place of the scene's own; `nil` for that.
  public var rule: NamedRule?
  /// The rule about axes in place of the scene's own; `nil` for that.
  public var axis: AxisRule?
  /// How pans begin, in place of what they were declared with.
  public var panStart = PanStart()

  /// Nothing but what the scenes declare.
  public init() {}

  /// The settings that make a new scene hold to them.
  public var settings: [Setting] {
    [.estimator(estimator), .rule(rule), .axis(axis), .panStart(panStart)]
  }

  /// Takes over what a setting says, if it goes on to hold; false for one of the scene at hand alone.
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
