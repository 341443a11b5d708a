public import PantomimeKit
public import PantomimeScripting

extension Catalogue {
  /// What is built in, and these: a name that is taken is one of the `problems`.
  ///
  /// Stable. Whoever imports PantomimeTool as well means the one that stands there.
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
