package import PantomimeKit

/// The settings of a session that outlive its scenes.
package struct SessionOptions: Sendable {
  /// The frames of the display: the unit of `3f`, and the instants of samples.
  package var frames = Frames.standard
  /// The least number of last events that the trace keeps, or `nil` for all of them.
  package var traceLength: Int?
  /// How much of a statement is reported without being asked for.
  package var detail = Detail.answer
  /// The preferences for the first scene.
  private var boxedPreferences = Boxed(Preferences())

  var defaultPreferences: Preferences {
    _read { yield boxedPreferences.value }
    _modify { yield &boxedPreferences.value }
  }
}
