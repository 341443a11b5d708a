/// An error for a report of a pan that is impossible at this point.
public enum PanError: Error, Sendable, Hashable {
  /// A report without a `pan began` before it; with its state.
  case notBegun(GestureState)
  /// A second `pan began` while a pan is in progress.
  case underWay
}
