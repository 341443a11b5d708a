/// The reason why time stopped, as returned by `run` and `advance`.
public enum Halt: Sendable, Hashable {
  /// The clock has reached the requested instant.
  case reached
  /// Everything is at rest.
  case rest
  /// Something was recorded at this instant, at which the caller asked to stop.
  case news
  /// The maximum number of instants has been reached.
  case limit
  /// Something repeats forever; `run` waited 60 s for it.
  case repeating
  /// Something that has an end is still in flight after 3,600 s of `run`.
  case unfinished
  /// Completions kept triggering each other at one instant: the trace contains the misuse `endless`
  /// or the warning.
  ///
  /// The chain was cut off and the simulation stays usable. `run` stops at that instant; `advance`
  /// still arrives at the requested instant.
  case endless

  /// A Boolean value that indicates whether the clock has reached the requested instant.
  public var isReached: Bool {
    switch self {
    case .reached, .endless: true
    case .rest, .news, .limit, .repeating, .unfinished: false
    }
  }
}
