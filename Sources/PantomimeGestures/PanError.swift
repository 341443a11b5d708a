/// An error for a report of a pan that is impossible at this time.
public enum PanError: Error, Sendable, Hashable {
  /// A report without an earlier `pan began`; the value is the reported state.
  case notBegun(GestureState)
  /// A second `pan began` while a pan is in progress.
  case underWay
}
