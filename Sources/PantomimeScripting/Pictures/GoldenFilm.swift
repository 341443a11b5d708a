package import PantomimeKit
package import PantomimeReporting

/// A film of a run beside the run that its golden trace records, around their first difference.
///
/// A golden trace records events, not pictures. The expected pictures are those that were recorded
/// beside it; or those of the run that follows from the touches of the trace, if its events are the
/// golden ones; or, up to the first event that differs, those of the run itself.
package struct GoldenFilm {
  private let film: ReviewFilm
  private let step: Double

  /// The number of moments per second, their maximum number, the time shown before the first
  /// difference, and the maximum time shown after it, in seconds; our choice.
  private static let (rate, most, before, after) = (30.0, 120, 0.7, 3.0)

  /// Creates the film, or returns `nil` if there is no difference that can be placed on the screen.
  ///
  /// - Parameters:
  ///   - name: The name of the test.
  ///   - golden: The golden trace.
  ///   - run: The trace of the run, its frames, and its simulation at the end.
  ///   - recorded: The frames that were recorded beside the golden trace, or `nil`.
  package init?(
    _ name: String, golden: WrittenTrace,
    run: (trace: RunTrace, frames: ScreenRecord, end: Simulation?), recorded: ScreenRecord?
  ) {
    guard let now = run.trace.written else { return nil }
    let actual = run.frames
    let derived = recorded == nil ? run.end.flatMap { DerivedRun(of: golden, like: $0) } : nil
    let expected = recorded ?? derived?.frames
    let difference = try? TraceDifference.first(golden, now)
    let change = difference.flatMap { Change($0, golden, now) }
    let runs: Runs
    let start: Instant
    if let expected, let seen = Runs.firstDifference(expected.parts, actual.parts) {
      (runs, start) = (seen.runs, seen.time)
    } else if let change, let found = Runs(expected?.parts, actual.parts, change) {
      (runs, start) = (found, change.time)
    } else {
      return nil
    }
    let (begin, end) = GoldenFilm.interval(around: start, runs)
    let span = end.seconds - begin.seconds
    let count = max(2, min(Int((span * GoldenFilm.rate).rounded()) + 1, GoldenFilm.most))
    step = max(span / Double(count - 1), 1 / GoldenFilm.rate)
    let isKnown = runs.expected != nil
    let texts = (EventTexts(golden), EventTexts(now))
    let scene = runs.actual.first?.scene ?? 1
    let moments = (0..<count).compactMap { index -> ReviewFilm.Moment? in
      let offset = Double(end.nanoseconds - begin.nanoseconds) * Double(index) / Double(count - 1)
      let time = Instant(nanoseconds: begin.nanoseconds + Int64(offset))
      guard let actual = Runs.screen(runs.actual, at: time) else { return nil }
      // Until the first event that differs, the run is what was expected.
      let expected =
        isKnown
        ? runs.expected.flatMap { Runs.screen($0, at: time) } : time < start ? actual : nil
      return ReviewFilm.Moment(
        time, expected: expected, actual: actual,
        events: (texts.0.last(scene, time), texts.1.last(scene, time)))
    }
    guard !moments.isEmpty else { return nil }
    film = ReviewFilm(
      "\(Printable.name(name)), expected and actual", moments,
      remark: derived != nil
        ? "expected: what the touches of the golden trace lead to"
        : isKnown
          ? ""
          : "the expected screen is known until \(Numerals.text(start.seconds, decimals: 4)) s; "
            + "`replay --record --frames` records it")
  }

  /// The film as SVG.
  package var image: String { film.image(step: step) }

  /// The film as a strip.
  package var strip: Drawing { film.strip }

  /// Returns the interval to show: from shortly before the first difference until nothing changes
  /// anymore.
  private static func interval(around start: Instant, _ runs: Runs) -> (Instant, Instant) {
    let times = [runs.actual.first?.time, runs.expected?.first?.time].compactMap { $0 }
    let first = times.min() ?? start
    let last = max(Runs.lastChange(runs.actual), runs.expected.map { Runs.lastChange($0) } ?? first)
    let begin = max(first, Instant(clamping: start.seconds - before))
    let end = min(last, start.advanced(bySeconds: after))
    return (begin, max(end, begin.advanced(bySeconds: 1 / rate)))
  }
}

/// The place of the first event that differs.
private struct Change {
  /// The number of the scene, counted from 1, and the instant.
  let scene: Int
  let time: Instant

  /// Creates the place of a difference, or returns `nil` if it is one of the values on screen, which
  /// have no instant.
  init?(_ difference: TraceDifference, _ one: WrittenTrace, _ other: WrittenTrace) {
    let lines = [difference.one, difference.other].compactMap { $0 }.filter { $0.shown == nil }
    // The earlier event is the first at which the runs differ.
    guard let time = lines.map({ $0.time }).min() else { return nil }
    self.time = time
    let trace = difference.other == nil ? one : other
    var scene = 0
    for index in 0...min(difference.index, max(trace.count - 1, 0)) {
      if let line = try? trace[index], line.beginsScene { scene += 1 }
    }
    self.scene = max(scene, 1)
  }
}

/// The frames of the expected and the actual run in the part with the first difference.
private struct Runs {
  typealias Part = ArraySlice<ScreenRecord.Frame>

  /// The frames that were recorded, or `nil`.
  let expected: Part?
  let actual: Part

  private init(expected: Part?, actual: Part) {
    (self.expected, self.actual) = (expected, actual)
  }

  /// Chooses the parts that contain an event, or returns `nil` if the run shows nothing then.
  init?(_ expected: [Part]?, _ actual: [Part], _ change: Change) {
    func index(_ parts: [Part]) -> Int? {
      parts.firstIndex {
        $0.first?.scene == change.scene && ($0.last?.time ?? .zero) >= change.time
      }
        ?? parts.lastIndex { $0.first?.scene == change.scene }
    }
    guard let place = index(actual) else { return nil }
    self.actual = actual[place]
    self.expected = expected.flatMap { parts in index(parts).map { parts[$0] } }
  }

  /// Returns the first instant at which two runs show something else, and the parts around it, or
  /// `nil` if they always show the same.
  static func firstDifference(
    _ expected: [Part], _ actual: [Part]
  ) -> (runs: Runs, time: Instant)? {
    for (one, other) in zip(expected, actual) {
      let times = (one + other).map { $0.time }.sorted()
      var last: Instant?
      for time in times where time != last {
        last = time
        // The last frame of a run rarely falls on an instant at which the other run has one.
        if time == one.last?.time, !other.contains(where: { $0.time == time }) { continue }
        if time == other.last?.time, !one.contains(where: { $0.time == time }) { continue }
        guard let before = screen(one, at: time), let now = screen(other, at: time),
          !now.differences(from: before).isEmpty
        else { continue }
        return (Runs(expected: one, actual: other), time)
      }
      if let before = one.last, let now = other.last,
        !now.screen.differences(from: before.screen).isEmpty
      {
        return (Runs(expected: one, actual: other), max(before.time, now.time))
      }
    }
    return nil
  }

  /// Returns the screen at an instant: the last one shown until then.
  static func screen(_ frames: Part, at instant: Instant) -> ScreenFrame? {
    var (low, high) = (frames.startIndex, frames.endIndex)
    while low < high {
      let middle = (low + high) / 2
      if frames[middle].time <= instant { low = middle + 1 } else { high = middle }
    }
    return low > frames.startIndex ? frames[low - 1].screen : frames.first?.screen
  }

  /// Returns the instant of the last frame that differs from the one before.
  static func lastChange(_ frames: Part) -> Instant {
    for index in frames.indices.dropFirst().reversed()
    where frames[index].screen != frames[index - 1].screen {
      return frames[index].time
    }
    return frames.first?.time ?? .zero
  }
}

/// The events of a trace as text, by their scenes and instants.
private struct EventTexts {
  private var lines: [(scene: Int, time: Instant, text: String)] = []

  init(_ trace: WrittenTrace) {
    var scene = 0
    for index in 0..<trace.eventCount {
      guard let line = try? trace[index], line.shown == nil else { continue }
      if line.beginsScene { scene += 1 }
      lines.append((max(scene, 1), line.time, DifferenceText.text(line)))
    }
  }

  /// Returns the last event of a scene up to an instant.
  func last(_ scene: Int, _ instant: Instant) -> String {
    lines.last { $0.scene == scene && $0.time <= instant }?.text ?? ""
  }
}
