/// The services that the host of a session provides, and the limits that it sets.
///
/// Steps don't change the host, so `undo` and `switch` keep that of the current session.
package struct SessionHost: Sendable {
  /// The access of statements to files.
  package var files = FileAccess.none
  /// A Boolean value that indicates whether to cancel the current statement; polled while time
  /// advances.
  package var shouldStop: @Sendable () -> Bool = { false }
  /// The maximum number of instants with a deadline or a sample that one statement may pass, so
  /// that every statement ends; our choice.
  package var mostInstants = 1_000_000
  /// Whether a gesture without a scene starts an example, as at a prompt.
  package var offersExample = false
  /// Whether statements may take over the host's terminal, as `play` and `live` do.
  package var hasScreen = false
  /// Whether answered statements are kept for a transcript, except while they are replayed for one.
  var keepsTranscript = true
  /// The progress of the search for a flip, or `nil` to search without a pause.
  package var flips: FlipProgress?
  /// The cache of scenes at their start.
  var starts = SceneStarts()
}
