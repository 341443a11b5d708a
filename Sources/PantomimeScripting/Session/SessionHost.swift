/// The services that the host of a session provides, and the limits that it sets.
///
/// Steps don't change the host, so after `undo` and `switch` the host is still that of the current
/// session.
package struct SessionHost: Sendable {
  /// The access to files that statements have.
  package var files = FileAccess.none
  /// A Boolean value that indicates whether to cancel the current statement; polled while time
  /// advances.
  package var shouldStop: @Sendable () -> Bool = { false }
  /// The maximum number of instants that one statement may pass at which something is due or
  /// sampled, so that every statement ends; our choice.
  package var mostInstants = 1_000_000
  /// Whether a gesture starts an example scene if no scene is running, as at a prompt.
  package var offersExample = false
  /// Whether statements may take over the host's terminal, as `play` and `live` do.
  package var hasScreen = false
  /// Whether answered statements are kept for a transcript, which they aren't during the replay
  /// that writes one.
  var keepsTranscript = true
  /// The progress of the search for a change that flips the outcome, or `nil` to search without
  /// pausing.
  package var flips: FlipProgress?
  /// The cache of scenes at their start.
  var starts = SceneStarts()
}
