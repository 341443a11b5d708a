package import PantomimeKit

/// The settings of a session that continue to apply when another scene starts.
package struct SessionOptions: Sendable {
  /// The frames of the display, which define the unit in `3f` and the instants of samples.
  package var frames = Frames.standard
  /// The minimum number of the most recent events that the trace keeps, or `nil` to keep all
  /// events.
  package var traceLength: Int?
  /// The level of detail of responses.
  package var detail = Detail.answer
  /// The preferences that apply to the first scene.
  private var boxedPreferences = Boxed(Preferences())

  var defaultPreferences: Preferences {
    _read { yield boxedPreferences.value }
    _modify { yield &boxedPreferences.value }
  }
}
