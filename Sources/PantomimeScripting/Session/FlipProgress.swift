/// The attempts of a search for a flip, which a host may pause so that no call takes long.
///
/// A search tries the same changes in the same order each time, so repeating a paused search
/// continues it: the results so far are known.
package final class FlipProgress: Sendable {
  /// The result of a replay with a change.
  struct Attempt: Sendable {
    /// Whether the outcome is different, and whether it's different because no recognizer begins.
    let isElsewhere, isNothing: Bool
    /// The margin of the rule's decision, or `nil` if no rule decided.
    let margin: Double?
  }

  // Only one search at a time uses it, and a host doesn't share it between threads.
  nonisolated(unsafe) private var tried: [String: Attempt?] = [:]
  /// The number of replays left before the search gives up, and the number of events that they may
  /// record in total; our choice.
  nonisolated(unsafe) private var (replays, events) = (320, 80_000)
  /// The number of events that replays may record before the search pauses.
  nonisolated(unsafe) private var allowance = Int.max
  /// Whether the search has paused before an attempt, so that its result isn't known yet.
  nonisolated(unsafe) package private(set) var isPaused = false

  package init() {}

  /// Lets a repetition of the search continue until its replays have recorded a number of events.
  package func resume(events: Int) { (allowance, isPaused) = (events, false) }

  /// Returns the attempt with a key, after making it if it's new, or `nil` if it has no result, or
  /// if the search has paused or given up.
  ///
  /// - Parameters:
  ///   - isLimited: Whether the attempt counts toward the limits at which the search gives up.
  ///   - make: Makes the attempt, and returns it with the number of events recorded.
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
