/// Why time stopped passing: what `run` and `advance` return.
public enum Halt: Sendable, Hashable {
  /// The requested instant is reached.
  case reached
  /// Everything is at rest.
  case rest
  /// Something was recorded at this instant, and the caller requested to stop there.
  case news
  /// As many instants have passed as the caller allowed.
  case limit
  /// Something repeats without end; `run` waited 60 s for it.
  case repeating
  /// Something with an end is still in flight after 3,600 s of `run`.
  case unfinished
  /// One source kept completing at one instant: the trace has the misuse `endless`, or the warning.
  ///
  /// The chain was cut off and the simulation stays usable. `run` stops at that instant; `advance`
  /// still arrives at the requested instant.
  case endless

  /// A Boolean value that indicates whether the requested instant is reached.
  public var isReached: Bool {
    switch self {
    case .reached, .endless: true
    case .rest, .news, .limit, .repeating, .unfinished: false
    }
  }
}
