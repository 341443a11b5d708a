package import PantomimeReporting

/// A view that takes over the terminal after a statement.
package enum ScreenRequest: Sendable {
  /// An animation of the past.
  case play(MovingStrip)
  /// A stage that reacts to the mouse.
  case live
}
