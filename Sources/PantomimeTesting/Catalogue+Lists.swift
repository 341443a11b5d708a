public import PantomimeKit
public import PantomimeScripting

extension Catalogue {
  /// Creates a catalogue of the built-in parts and the given ones; a name that is already taken is
  /// reported in `problems`.
  ///
  /// Stable. A file that also imports PantomimeTool uses the initializer declared there.
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
