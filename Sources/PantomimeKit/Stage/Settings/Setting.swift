/// A choice of the user that applies to any scene, from the present instant on.
public enum Setting: Sendable, Hashable {
  /// The reading of a doubtful point, by the index of its choice.
  case reading(OpenQuestion, choice: Int)
  /// The old defects that are switched on; all others are off.
  case quirks(Set<Quirk>)
  /// The estimator for the velocities of pans that are reported without one.
  case estimator(VelocityEstimator)
  /// The completion rule that replaces the scene's, or `nil` for the scene's.
  case rule(NamedRule?)
  /// The axis rule that replaces the scene's, or `nil` for the scene's.
  case axis(AxisRule?)
  /// Overrides for how the scene's pans begin, from the next touch on (GU1, GU2).
  case panStart(PanStart)
}
