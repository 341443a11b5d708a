/// A report of a pan that cannot come at this point.
public enum PanProblem: Error, Sendable, Hashable {
  /// A report without a `pan began` before it; what it would have been.
  case notBegun(GestureState)
  /// A second `pan began` while a pan is under way.
  case underWay
}
