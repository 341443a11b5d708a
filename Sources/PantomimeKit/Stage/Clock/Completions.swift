/// The completions of one instant, counted by source.
struct Completions: Sendable {
  /// The source of a completion.
  enum Source: Sendable, Hashable {
    case animator(Int)
    // Each run is a new animation, so they are counted by name within one chain.
    case animation(String, chain: Int)
    case layer(ViewID, key: String?, chain: Int)
    case timer(String, chain: Int)
  }

  /// The number of completions of one source at one instant that counts as an endless chain (see
  /// the language page).
  static let most = 1_000

  private var instant = Instant.zero
  /// The first source, and the others while there are few; most instants have one.
  private var first: Source?
  private var others: [Source] = []
  /// The counts, used once there are so many completions that one source may exceed the limit.
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
