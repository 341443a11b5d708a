package import PantomimeReporting

/// A view that takes over the terminal after a statement.
package enum ScreenRequest: Sendable {
  /// An animation of past events.
  case play(MovingStrip)
  /// A live view of the scene, which reacts to the mouse.
  case live
}
