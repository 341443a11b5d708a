/// The completions of one instant, counted by source.
struct Completions: Sendable {
  /// The source of a completion.
  enum Source: Sendable, Hashable {
    case animator(Int)
    // Each run of an animation or a timer is a new object, so runs are counted by name within one
    // chain.
    case animation(String, chain: Int)
    case layer(ViewID, key: String?, chain: Int)
    case timer(String, chain: Int)
  }

  /// The limit for the completions of one source at one instant; a source that reaches the limit
  /// counts as an endless chain (see the documentation of the language).
  static let most = 1_000

  private var instant = Instant.zero
  /// The first source, kept separately from the others because most instants have only one.
  private var first: Source?
  private var others: [Source] = []
  /// The counts, which are kept only once there are enough completions for one source to exceed the
  /// limit.
  private var counts: [Source: Int] = [:]

  /// Counts a completion, and returns how often its source has completed at this instant; 0 while
  /// there are fewer than `most` in total.
  mutating func add(_ source: Source, at now: Instant) -> Int {
    if now != instant || first == nil {
      self = Completions()
      (instant, first) = (now, source)
      return 0
    }
    if counts.isEmpty {
      others.append(source)
      guard let first, others.count + 1 >= Completions.most else { return 0 }
      counts[first] = 1
      for other in others { counts[other, default: 0] += 1 }
      others = []
    } else {
      counts[source, default: 0] += 1
    }
    return counts[source] ?? 0
  }
}
