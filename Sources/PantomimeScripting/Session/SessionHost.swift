/// The services that the host of a session provides, and the limits that it sets.
///
/// No step changes them, so `undo` and `switch` keep those of the present session.
package struct SessionHost: Sendable {
  /// The access of statements to files.
  package var files = FileAccess.none
  /// A Boolean value that indicates whether to cancel the current statement; polled while time
  /// advances.
  package var shouldStop: @Sendable () -> Bool = { false }
  /// The most instants at which something is due or sampled that one statement may pass, so that
  /// every line ends; our choice.
  package var mostInstants = 1_000_000
  /// Whether a gesture without a scene starts an example, as it does at a prompt.
  package var offersExample = false
  /// Scenes as they start, kept for the next start.
  var starts = SceneStarts()
}
