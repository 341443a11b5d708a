/// The attempts made so far in the search for a change that would flip the outcome of a gesture; a
/// host may pause the search so that no call takes long.
///
/// A search always tries the same changes in the same order. Therefore, running a paused search
/// again continues it: the results of the earlier attempts are already known.
package final class FlipProgress: Sendable {
  /// The result of replaying the gesture with a change.
  struct Attempt: Sendable {
    /// Whether the outcome is different, and whether the difference is that no recognizer begins.
    let isElsewhere, isNothing: Bool
    /// The margin of the rule's decision, or `nil` if no rule decided.
    let margin: Double?
  }

  // This isn't synchronized: only one search at a time uses it, and a host doesn't share it between
  // threads.
  nonisolated(unsafe) private var tried: [String: Attempt?] = [:]
  /// The number of replays after which the search gives up, and the number of events that these
  /// replays may record in total; our choice.
  nonisolated(unsafe) private var (replays, events) = (320, 80_000)
  /// The number of events that replays may still record before the search pauses.
  nonisolated(unsafe) private var allowance = Int.max
  /// Whether the search has paused before an attempt, so that the result of the search isn't known
  /// yet.
  nonisolated(unsafe) package private(set) var isPaused = false

  package init() {}

  /// Allows the search to continue, when it's run again, until its replays have recorded the given
  /// number of events.
  package func resume(events: Int) { (allowance, isPaused) = (events, false) }

  /// Returns the attempt with a key, which is made if it's new, or `nil` if the attempt has no
  /// result or the search has paused or given up.
  ///
  /// - Parameters:
  ///   - isLimited: Whether the attempt counts toward the limits at which the search gives up.
  ///   - make: Makes the attempt, and returns it with the number of events that the replay
  ///     recorded.
  func attempt(
    _ key: String, isLimited: Bool, _ make: () -> (attempt: Attempt?, events: Int)
  ) -> Attempt? {
    if let known = tried[key] { return known }
    guard !isLimited || replays > 0 && events > 0 else { return nil }
    guard allowance > 0 else {
      isPaused = true
      return nil
    }
    let (attempt, count) = make()
    allowance -= count
    if isLimited { (replays, events) = (replays - 1, events - count) }
    tried[key] = .some(attempt)
    return attempt
  }
}
