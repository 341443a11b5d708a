/// A choice of the user that applies to any scene, effective immediately.
public enum Setting: Sendable, Hashable {
  /// The reading (interpretation) to use for a question about UIKit that the sources leave open, by
  /// the index of the choice.
  case reading(OpenQuestion, choice: Int)
  /// The defects of earlier iOS versions that are switched on; all others are switched off.
  case quirks(Set<Quirk>)
  /// The velocity estimator for reports of pan recognizers that don't specify a velocity.
  case estimator(VelocityEstimator)
  /// The completion rule that overrides the scene's, or `nil` for the scene's rule.
  case rule(NamedRule?)
  /// The axis rule that overrides the scene's, or `nil` for the scene's rule.
  case axis(AxisRule?)
  /// Overrides for how the scene's pan recognizers begin, starting with the next touch (GU1, GU2).
  case panStart(PanStart)
}
