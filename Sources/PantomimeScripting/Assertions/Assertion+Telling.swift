import PantomimeKit
import PantomimeReporting

// What was asserted and is not so, in the words of an answer.

extension Assertion {
  /// A value was beyond its bounds.
  func failed(by excursion: Excursion, _ bounds: Bounds) -> Outcome {
    let (worst, miss) = (excursion.worst, excursion.miss)
    var far = Distance()
    var apart: [Double] = []
    switch bounds {
    case .word: break
    case .numbers(let relation, let wanted, let limit):
      apart = wanted
      far = Assertion.far(worst.value, miss, relation, limit)
    case .run(_, let to, let share):
      apart = to
      let part = PathValueText.component(miss.lane, of: worst.value)
      far = Distance(
        "\(part)\(Prose.number(miss.amount * 100, decimals: 2, apart: [share * 100])) % of its way "
          + "beyond \(Numerals.text(to[miss.lane], decimals: 4))",
        allowed: "\(Numerals.text(share * 100, decimals: 4)) %")
    }
    let since =
      excursion.since.instant < worst.instant
      ? "since \(Assertion.time(excursion.since.instant))" : ""
    return .failed(
      mismatch(
        "is", worst, apart: apart, further: far.told,
        note: (far.parts + [since]).filter { !$0.isEmpty }),
      at: worst.instant)
  }

  /// By how much something is too much, and how much is allowed.
  private struct Distance {
    let size: String
    let allowed: String

    init(_ size: String = "", allowed: String = "") { (self.size, self.allowed) = (size, allowed) }

    /// In a sentence.
    var told: String { allowed.isEmpty ? size : "\(size) (\(allowed) allowed)" }
    /// Where it stands in parentheses itself.
    var parts: [String] { allowed.isEmpty ? [size] : [size, "\(allowed) allowed"] }
  }

  /// By how much a number misses.
  private static func far(
    _ value: PathValue, _ miss: Miss, _ relation: Comparison.Relation, _ limit: Double
  ) -> Distance {
    guard miss.amount < .infinity else { return Distance() }
    let part = PathValueText.component(miss.lane, of: value)
    let decimals = value.unit == .seconds ? 6 : Numerals.shownDecimals
    let number = Prose.number(miss.amount, decimals: decimals, apart: [0, limit])
    let side = "\(part)\(number) too \(miss.isAbove ? "high" : "low")"
    switch relation {
    case .less, .greater, .atMost, .atLeast: return Distance(miss.amount > 0 ? side : "")
    case .different: return Distance()
    case .equal: return Distance(side, allowed: Numerals.text(limit, decimals: 9))
    }
  }

  /// A number went the wrong way.
  func turned(at instant: Instant, _ top: Sight, _ sight: Sight, isLeap: Bool) -> Mismatch {
    let verb = (top.value.numbers.first ?? 0) < (sight.value.numbers.first ?? 0) ? "rises" : "falls"
    let from = PathValueText.text(top.value)
    let to = isLeap ? " to \(PathValueText.text(sight.value))" : ""
    let what = "\(verb) from \(from)\(to) at \(Assertion.time(instant))"
    return mismatch(told: what, actual: what)
  }

  /// A number went by a leap.
  func leap(
    from last: Sight, to sight: Sight, _ lane: Int, by way: Double, _ limit: Double
  ) -> Mismatch {
    let part = PathValueText.component(lane, of: sight.value)
    let size = Prose.number(way, decimals: 4, apart: [limit])
    let far = Distance("\(part)by \(size)", allowed: Numerals.text(limit, decimals: 9))
    let what =
      "leaps from \(PathValueText.text(last.value)) to \(PathValueText.text(sight.value)) at "
      + Assertion.time(sight.instant)
    return mismatch(
      told: "\(what), \(far.told)", actual: what, note: far.parts.joined(separator: ", "))
  }

  /// It did not come in time.
  func missed(_ nearest: Sight, _ bounds: Bounds, _ by: Instant) -> Outcome {
    let shown = PathValueText.text(nearest.value)
    var far = Distance()
    var what = "was \(shown) at \(Assertion.time(nearest.instant))"
    if case .numbers(let relation, _, let limit) = bounds,
      let miss = bounds.miss(nearest.value)
    {
      what = "came no nearer than \(shown) at \(Assertion.time(nearest.instant))"
      far = Assertion.far(nearest.value, miss, relation, limit)
    }
    let told = far.told.isEmpty ? what : "\(what), \(far.told)"
    return .failed(
      mismatch(told: told, actual: what, note: far.parts.joined(separator: ", ")), at: by)
  }

  /// The scene was over before its time had come.
  func unreached(_ by: Instant, _ now: Instant) -> Mismatch {
    let what =
      "not reached: the scene was over at \(Assertion.time(now)), before \(Assertion.time(by))"
    return Mismatch(expected: said.text, actual: what, told: "\(said.text): \(what)")
  }

  /// Nothing ever led the path anywhere.
  func unled() -> Mismatch { mismatch(told: "was led by no run", actual: "no run") }

  /// What was never to happen did.
  func happened(_ entry: Trace.Entry) -> Mismatch {
    let what = "it happened: \(entry.text)"
    return Mismatch(
      expected: said.text, actual: what, reason: entry.event.reason, told: "\(said.text): \(what)")
  }

  // MARK: Words

  private func mismatch(
    _ verb: String, _ sight: Sight, apart: [Double], further: String, note: [String]
  ) -> Mismatch {
    let time = Assertion.time(sight.instant)
    let decimals = sight.value.unit == .seconds ? 6 : Numerals.shownDecimals
    let shown =
      sight.value.numbers.count == 1
      ? Prose.number(sight.value.numbers[0], decimals: decimals, apart: apart)
      : PathValueText.text(sight.value)
    let what = "\(verb) \(shown) at \(time)"
    return mismatch(
      told: further.isEmpty ? what : "\(what), \(further)",
      actual: "\(PathValueText.text(sight.value, isExact: true)) at \(time)",
      note: note.joined(separator: ", "))
  }

  private func mismatch(told: String, actual: String, note: String = "") -> Mismatch {
    Mismatch(
      expected: said.text, actual: actual, note: note,
      told: "\(said.text): \(said.path.text) \(told)")
  }

  /// An instant as `show time` shows it.
  private static func time(_ instant: Instant) -> String {
    Numerals.text(instant.seconds, decimals: 6)
  }
}

extension PathValueText {
  /// The name of one of several numbers, with a blank behind it; empty where there is only one.
  fileprivate static func component(_ lane: Int, of value: PathValue) -> String {
    value.components.indices.contains(lane) ? "\(value.components[lane]) " : ""
  }
}
