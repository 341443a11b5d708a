/// A choice of the user that applies to any scene, effective immediately.
public enum Setting: Sendable, Hashable {
  /// The reading of an open question, by the index of its choice.
  case reading(OpenQuestion, choice: Int)
  /// The historical defects that are switched on; all others are off.
  case quirks(Set<Quirk>)
  /// The velocity estimator for pans that are reported without a velocity.
  case estimator(VelocityEstimator)
  /// The completion rule that overrides the scene's, or `nil` for the scene's rule.
  case rule(NamedRule?)
  /// The axis rule that overrides the scene's, or `nil` for the scene's rule.
  case axis(AxisRule?)
  /// Overrides for how the scene's pans begin, starting with the next touch (GU1, GU2).
  case panStart(PanStart)
}
