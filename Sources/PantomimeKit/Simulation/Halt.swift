/// The reason why time stopped, as returned by `run` and `advance`.
public enum Halt: Sendable, Hashable {
  /// The clock has reached the requested instant.
  case reached
  /// Everything is at rest.
  case rest
  /// Something was recorded at this instant, and the caller requested to stop there.
  case news
  /// Time has stopped at the maximum number of instants that the caller allows.
  case limit
  /// Something repeats forever; `run` stopped after 60 s.
  case repeating
  /// Something that has an end was still in flight when `run` had advanced by 3,600 s.
  case unfinished
  /// Completions kept triggering each other at one instant; the trace contains the misuse `endless`
  /// or a warning.
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
