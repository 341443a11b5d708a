public import PantomimeKit
public import PantomimeScripting

extension Catalogue {
  /// Creates a catalogue of the given scenes, rules, and estimators, in addition to the built-in
  /// ones; `problems` reports names that are already taken.
  ///
  /// This API is stable. A file that also imports PantomimeTool uses the initializer that
  /// PantomimeTool declares.
  @_disfavoredOverload
  public init(
    scenes: [any TransitionScene.Type] = [], rules: [NamedRule] = [],
    estimators: [VelocityEstimator] = [],
    axes: [AxisRule] = []
  ) {
    self = .standard
    for scene in scenes { self = adding(scene) }
    for rule in rules { self = adding(rule) }
    for estimator in estimators { self = adding(estimator) }
    for axis in axes { self = adding(axis) }
  }
}
