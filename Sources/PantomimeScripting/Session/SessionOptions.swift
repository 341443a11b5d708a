package import PantomimeKit

/// The settings of a session that outlive its scenes.
package struct SessionOptions: Sendable {
  /// The frames of the display: the unit of `3f`, and the instants of samples.
  package var frames = Frames.standard
  /// The minimum number of most recent events that the trace keeps, or `nil` for all events.
  package var traceLength: Int?
  /// The level of detail of responses.
  package var detail = Detail.answer
  /// The preferences for the first scene.
  private var boxedPreferences = Boxed(Preferences())

  var defaultPreferences: Preferences {
    _read { yield boxedPreferences.value }
    _modify { yield &boxedPreferences.value }
  }
}
