/// What whoever looks at a scene may choose, whichever it is; it holds from now on.
public enum Setting: Sendable, Equatable {
  /// Which account is followed on a doubtful point, by its place among the choices.
  case reading(Doubt, choice: Int)
  /// The old defects that are switched on; all others are off.
  case quirks(Set<Quirk>)
  /// What makes the velocities of pans that do not tell theirs.
  case estimator(VelocityEstimator)
  /// The rule that decides at a lift-off in place of the scene's own; `nil` for that.
  case rule(NamedRule?)
  /// The rule about axes in place of the scene's own; `nil` for that.
  case axis(AxisRule?)
  /// How the scene's pans begin otherwise than declared, from the next touch on (GU1, GU2).
  case panStart(PanStart)
}
