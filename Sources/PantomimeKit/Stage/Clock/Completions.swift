/// The completions of one instant, counted by what completes.
struct Completions: Sendable {
  /// What completes.
  enum Source: Sendable, Hashable {
    case animator(Int)
    // Every run of these is another thing, so they are counted by name, in one chain.
    case animation(String, chain: Int)
    case layer(ViewID, key: String?, chain: Int)
    case timer(String, chain: Int)
  }

  /// The completions of one thing at one instant that are taken for an endless chain (the language
  /// page).
  static let most = 1_000

  private var instant = Instant.zero
  /// The first source, and the others as long as they are few: most instants have one.
  private var first: Source?
  private var others: [Source] = []
  /// The counts, once there are so many completions that one thing may have most of them.
  private var counts: [Source: Int] = [:]

  /// Counts a completion, and returns how often its source has completed at this instant; 0 as long as
  /// all together are fewer than `most`.
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
