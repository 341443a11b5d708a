/// An error for a report of a pan that is impossible at this time.
public enum PanError: Error, Sendable, Hashable {
  /// A report without an earlier `pan began`, with its state.
  case notBegun(GestureState)
  /// A second `pan began` while a pan is in progress.
  case underWay
}
