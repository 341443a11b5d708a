package import PantomimeKit
import PantomimeReporting
package import PantomimeScripting

/// The touches of a run in a format of another tool.
///
/// The written text is read again and played in the same scene. If anything is decided otherwise
/// then, because a decision is closer to its limit than the grain of the format, the export is
/// refused.
package struct TouchExport {
  /// The text in the format.
  package let text: String
  /// The assumptions that a reader of the text must know, as sentences.
  package let assumptions: [String]

  /// The reason why touches can't be written in a format.
  package struct Refusal: Error, Sendable, Hashable {
    /// The reason, as a phrase.
    package let message: String
    /// The advice.
    package let hint: String
  }

  /// Writes the touches of a run.
  ///
  /// - Parameters:
  ///   - stream: The touches, at the instants of the run.
  ///   - simulation: The scene after the run.
  package init(
    _ stream: TouchStream, as format: TouchFormat, of simulation: Simulation
  ) throws(Refusal) {
    if let lost = stream.touches.first(where: { $0.touch.phase == .lost }) {
      throw Refusal(
        message: "finger \(lost.touch.id) vanishes at \(Numerals.text(lost.time)) s, which "
          + "\(format.rawValue) cannot express", hint: "write jsonl or csv")
    }
    switch format {
    case .jsonl, .csv, .getevent:
      text = TouchRecording.text(stream, format == .csv ? .csv : .jsonl)
      assumptions = []
    case .webdriver:
      text = WebDriverActions.text(stream)
      assumptions = [
        "A tool that samples a move itself reads the same velocity only if it moves evenly."
      ]
      try TouchExport.check([text], format, stream, simulation)
    case .maestro:
      let flows = try MaestroFlow.texts(stream, on: simulation.screen)
      let kept = try TouchExport.check(flows, format, stream, simulation)
      text = flows[kept]
      assumptions = [
        "Maestro's gestures have no path and no velocity; a swipe is expected to rest for 0.1 s "
          + "and to move evenly."
      ]
    }
  }

  /// The time for which runs continue before they are compared, in seconds; our choice.
  fileprivate static let slack = 2.0

  /// Returns the index of the first text with which the decisions are the same as in the run.
  @discardableResult
  private static func check(
    _ texts: [String], _ format: TouchFormat, _ stream: TouchStream, _ simulation: Simulation
  ) throws(Refusal) -> Int {
    let start = stream.touches.first?.time ?? .zero
    // Both runs continue, because a run that began a little later also ends a little later.
    var own = simulation
    _ = try? own.advance(to: own.now.advanced(bySeconds: slack))
    let surroundings = TouchSurroundings(screen: simulation.screen)
    for (index, text) in texts.enumerated() {
      guard
        let reading = try? ForeignTouchFiles.read(Array(text.utf8), as: format, surroundings),
        let replayed = simulation.played(
          reading.stream.shifted(by: start), insteadOf: stream)
      else { continue }
      if format == .webdriver, let other = stream.firstOtherVelocity(in: reading.stream) {
        throw Refusal(
          message: "webdriver is too coarse for these touches: a recognizer would read "
            + "\(other.read) instead of \(other.meant) pt/s at lift-off", hint: "write jsonl or csv"
        )
      }
      if replayed.outcomes == own.outcomes { return index }
    }
    let closest = simulation.decisions.min { $0.decision.margin < $1.decision.margin }
    let margin = closest.map { record in
      "; the decision at \(Numerals.text(record.time)) s has a margin of "
        + record.decision.unit.phrase(record.decision.margin).text
    }
    throw Refusal(
      message: "\(format.rawValue) is too coarse for these touches, which would be decided "
        + "otherwise\(margin ?? "")",
      hint: format == .maestro
        ? "write webdriver, jsonl, or csv, which contain every sample" : "write jsonl or csv")
  }
}

extension Simulation {
  /// What the touches of a run have led to: the places that were chosen, and the last state.
  fileprivate var outcomes: [String] {
    decisions.map { "\($0.decision.index)" } + [read("state").map { "\($0)" } ?? ""]
  }

  /// Returns the run with other touches, until a little more time has passed since the last touch
  /// than in this run, or `nil` if the scene can't be started again.
  fileprivate func played(_ stream: TouchStream, insteadOf own: TouchStream) -> Simulation? {
    guard var run = try? replayed(first: 0, until: .zero) else { return nil }
    var events = stream.events[...]
    func play(_ isDue: (Instant) -> Bool, _ run: inout Simulation) {
      while let event = events.first, isDue(event.time) {
        events.removeFirst()
        _ = try? run.advance(to: event.time)
        try? run.handle(.touch(event.touches))
      }
    }
    for entry in log.list {
      switch entry.input.kind {
      // At one instant, the touches stay in order with the other inputs: the declarations of a stage
      // precede the first touch.
      case .touch, .liftOutside, .interruption, .tap, .tapScreen: play({ $0 <= entry.time }, &run)
      default:
        play({ $0 < entry.time }, &run)
        _ = try? run.advance(to: max(entry.time, run.now))
        try? run.handle(entry.input)
      }
    }
    play({ _ in true }, &run)
    let later = max(0, stream.end.seconds(since: own.end)) + TouchExport.slack
    _ = try? run.advance(to: max(run.now, now.advanced(bySeconds: later)))
    return run
  }
}

extension TouchStream {
  /// The largest relative and absolute error of a velocity, in points per second; our choice.
  private static let (relativeError, absoluteError) = (0.01, 0.5)

  /// Returns the first speed at lift-off that another stream changes, as it is and as it is meant,
  /// or `nil` if UIKit's estimator reads the same velocities.
  fileprivate func firstOtherVelocity(
    in other: TouchStream
  ) -> (read: String, meant: String)? {
    for (own, others) in zip(velocities, other.velocities) {
      for (meant, read) in zip(own, others) {
        let (dx, dy) = (read.dx - meant.dx, read.dy - meant.dy)
        let speed = (meant.dx * meant.dx + meant.dy * meant.dy).squareRoot()
        let error = (dx * dx + dy * dy).squareRoot()
        guard error > TouchStream.relativeError * speed + TouchStream.absoluteError else {
          continue
        }
        let wrong = (read.dx * read.dx + read.dy * read.dy).squareRoot()
        return (Numerals.text(wrong, decimals: 1), Numerals.text(speed, decimals: 1))
      }
    }
    return nil
  }

  /// The velocities at the lift-offs of each finger, in the order of the first touches.
  private var velocities: [[Vector]] {
    var fingers: [(id: Int, samples: [PointSample], velocities: [Vector])] = []
    for news in touches {
      let index = fingers.firstIndex { $0.id == news.touch.id } ?? fingers.count
      if index == fingers.count { fingers.append((news.touch.id, [], [])) }
      if news.touch.phase.isTouching {
        fingers[index].samples.append(PointSample(time: news.time, place: news.touch.place))
      } else {
        let samples = fingers[index].samples
        fingers[index].velocities.append(VelocityEstimator.twoSegment.velocity(of: samples))
        fingers[index].samples = []
      }
    }
    return fingers.map { $0.velocities }
  }
}

// MARK: - WebDriver

extension WebDriverActions {
  /// A touch at a time in whole milliseconds.
  private struct Step {
    var milliseconds: Int64
    var touch: Touch
  }

  /// The number of last segments of which the velocities are kept; our choice.
  private static let keptSegments = 6
  /// The number of decimals of a position.
  private static let decimals = 3

  /// Returns the actions for a stream of touches.
  ///
  /// Times are rounded to milliseconds. A position is that of the finger at the rounded time, except
  /// before the last samples of a finger: there, the last segment and each pair of segments keep
  /// their velocities, which UIKit's estimator reads (G62), and the movement ends where the finger
  /// ended.
  static func text(_ stream: TouchStream) -> String {
    let steps = steps(of: stream)
    var ids: [Int] = []
    for step in steps where !ids.contains(step.touch.id) { ids.append(step.touch.id) }
    var lists = [[String]](repeating: [], count: ids.count)
    var clock: Int64 = 0
    var rest = steps[...]
    while let first = rest.first {
      // A finger has at most one action in a tick.
      var group: [Step] = []
      while let next = rest.first, next.milliseconds == first.milliseconds,
        !group.contains(where: { $0.touch.id == next.touch.id })
      {
        group.append(rest.removeFirst())
      }
      let moves = group.contains { $0.touch.phase == .move }
      var span = max(first.milliseconds - clock, moves ? 1 : 0)
      clock += span
      if moves, sampleCount(span) > 1 {
        // A long movement would be sampled several times.
        for index in ids.indices { lists[index].append(pause(span - 16)) }
        span = 16
      }
      if moves || span > 0 {
        for (index, id) in ids.enumerated() {
          let move = group.first { $0.touch.id == id && $0.touch.phase == .move }
          lists[index].append(move.map { action($0.touch, span) } ?? pause(span))
        }
      }
      let changes = group.filter { $0.touch.phase != .move }
      guard !changes.isEmpty else { continue }
      // A finger moves to its position before it touches down or lifts.
      for (index, id) in ids.enumerated() {
        let step = changes.first { $0.touch.id == id }
        switch step?.touch.phase {
        case nil: break
        case .down:
          lists[index] += [
            step.map { action($0.touch, 0) } ?? pause(0),
            action("pointerDown", [("button", .count(0))]),
          ]
        case .up: lists[index].append(action("pointerUp", [("button", .count(0))]))
        case .cancel, .lost, .move: lists[index].append(action("pointerCancel"))
        }
      }
      // All fingers have the same number of actions, because an action's index is its tick.
      let count = lists.map { $0.count }.max() ?? 0
      for index in lists.indices {
        while lists[index].count < count { lists[index].append(pause(0)) }
      }
    }
    let sources = zip(ids, lists).map { id, actions in
      "{\"type\":\"pointer\",\"id\":\"finger\(id)\",\"parameters\":{\"pointerType\":\"touch\"},"
        + "\"actions\":[\n" + actions.trimmedPauses.joined(separator: ",\n") + "\n]}"
    }
    return "{\"actions\":[" + sources.joined(separator: ",\n") + "]}\n"
  }

  /// Returns an action as JSON.
  private static func action(_ type: String, _ members: [JSONText.Member] = []) -> String {
    JSONText.object([("type", .string(type))] + members).text
  }

  fileprivate static func pause(_ milliseconds: Int64) -> String {
    action("pause", [("duration", .count(Int(milliseconds)))])
  }

  private static func action(_ touch: Touch, _ duration: Int64) -> String {
    action(
      "pointerMove",
      [
        ("duration", .count(Int(duration))), ("x", .number(touch.place.x, decimals: decimals)),
        ("y", .number(touch.place.y, decimals: decimals)), ("origin", .string("viewport")),
      ])
  }

  // MARK: - Rounded times

  private static func steps(of stream: TouchStream) -> [Step] {
    let zero = stream.touches.first?.time ?? .zero
    var steps = stream.touches.map { news in
      Step(
        milliseconds: Int64((news.time.seconds(since: zero) * 1_000).rounded()), touch: news.touch)
    }
    var dropped: Set<Int> = []
    var open: [Int: [Int]] = [:]
    for index in stream.touches.indices {
      let touch = stream.touches[index].touch
      open[touch.id, default: []].append(index)
      guard touch.phase != .down, touch.phase != .move else { continue }
      round(open[touch.id] ?? [], stream, &steps, &dropped)
      open[touch.id] = nil
    }
    for stroke in open.keys.sorted().compactMap({ open[$0] }) {
      round(stroke, stream, &steps, &dropped)
    }
    return steps.indices.filter { !dropped.contains($0) }.map { steps[$0] }
  }

  /// Changes the positions of a finger's samples to fit the rounded times.
  private static func round(
    _ stroke: [Int], _ stream: TouchStream, _ steps: inout [Step], _ dropped: inout Set<Int>
  ) {
    let touching = stroke.filter { stream.touches[$0].touch.phase.isTouching }
    let moves = touching.filter { stream.touches[$0].touch.phase == .move }
    // Of several moves in a millisecond, the last one is kept.
    for (index, next) in zip(moves, moves.dropFirst())
    where steps[index].milliseconds == steps[next].milliseconds { dropped.insert(index) }
    let samples = touching.map { index in
      PointSample(time: stream.touches[index].time, place: stream.touches[index].touch.place)
    }
    // The numbers of the samples with which the finger reached another place; rest doesn't count.
    var arrivals: [Int] = []
    for number in samples.indices where !dropped.contains(touching[number]) {
      if let last = arrivals.last, samples[last].place == samples[number].place { continue }
      arrivals.append(number)
    }
    let end = arrivals.count - 1
    guard end > 0 else { return }
    func milliseconds(_ arrival: Int) -> Int64 { steps[touching[arrivals[arrival]]].milliseconds }
    func velocity(_ estimator: VelocityEstimator, at arrival: Int) -> Vector {
      estimator.velocity(of: Array(samples[...arrivals[arrival]]))
    }
    /// Moves an arrival so that the finger has a velocity from there to a later arrival.
    func place(_ arrival: Int, before later: Int, at velocity: Vector) {
      let seconds = Double(milliseconds(later) - milliseconds(arrival)) / 1_000
      let target = steps[touching[arrivals[later]]].touch.place
      steps[touching[arrivals[arrival]]].touch.place = Point2D(
        x: target.x - velocity.dx * seconds, y: target.y - velocity.dy * seconds)
    }
    let first = max(end - keptSegments, 0)
    place(
      end - 1, before: end,
      at: velocity(end == 1 ? .twoSegment : .lastSegment, at: end))
    for arrival in stride(from: end - 2, through: first, by: -1) where arrival > 0 || end == 2 {
      place(arrival, before: arrival + 2, at: velocity(.twoSegment, at: arrival + 2))
    }
    let zero = stream.touches.first?.time ?? .zero
    func time(_ number: Int) -> Double { samples[number].time.seconds(since: zero) * 1_000 }
    for arrival in stride(from: 1, to: first, by: 1) {
      let number = arrivals[arrival]
      let target = Double(milliseconds(arrival))
      let other = target < time(number) ? number - 1 : number + 1
      let span = time(other) - time(number)
      guard span != 0 else { continue }
      let share = min(max((target - time(number)) / span, 0), 1)
      steps[touching[number]].touch.place = samples[number].place.interpolated(
        to: samples[other].place, at: share)
    }
    // While the finger rests, it stays where it has arrived.
    var next = 0
    for number in samples.indices {
      if next <= end, number == arrivals[next] {
        next += 1
      } else if next > 0 {
        steps[touching[number]].touch.place = steps[touching[arrivals[next - 1]]].touch.place
      }
    }
  }
}

extension [String] {
  /// The actions without pauses of no length at their end.
  fileprivate var trimmedPauses: ArraySlice<String> {
    var actions = self[...]
    while actions.last == WebDriverActions.pause(0) { actions.removeLast() }
    return actions
  }
}

// MARK: - Maestro

extension MaestroFlow {
  /// Returns flows that express the touches more or less closely, the closest first.
  static func texts(
    _ stream: TouchStream, on screen: Size2D
  ) throws(TouchExport.Refusal) -> [String] {
    var strokes: [[TimedTouch]] = []
    for news in stream.touches {
      let isInUse = strokes.last.map { $0[$0.count - 1].touch.phase.isTouching } ?? false
      switch news.touch.phase {
      case .down:
        guard !isInUse else {
          throw TouchExport.Refusal(
            message: "several fingers touch the screen, and a flow of maestro has one",
            hint: "write webdriver")
        }
        strokes.append([news])
      case .cancel, .lost:
        throw TouchExport.Refusal(
          message: "a touch is canceled, which maestro cannot express", hint: "write webdriver")
      case .move, .up: strokes[strokes.count - 1].append(news)
      }
    }
    return Style.allCases.map { style in
      "# Read by `touches FILE`; replace appId.\nappId: com.example.app\n---\n"
        + strokes.map { command($0, style, screen) }.joined()
    }
  }

  /// A way to express a movement.
  private enum Style: CaseIterable {
    /// A swipe with the velocity at lift-off, or with the duration of the touches.
    case velocity, duration
    /// A drag, which begins slowly, with the duration of the touches.
    case drag
  }

  private static func command(
    _ stroke: [TimedTouch], _ style: Style, _ screen: Size2D
  ) -> String {
    guard let first = stroke.first, let last = stroke.last else { return "" }
    let (start, end) = (first.touch.place, last.touch.place)
    func place(_ point: Point2D) -> String {
      "\"\(Int(point.x.rounded())), \(Int(point.y.rounded()))\""
    }
    let distance = Vector(dx: end.x - start.x, dy: end.y - start.y)
    let length = (distance.dx * distance.dx + distance.dy * distance.dy).squareRoot()
    guard length >= 1 else { return "- tapOn:\n    point: \(place(start))\n" }
    let whole = last.time.seconds(since: first.time) * 1_000
    var duration = max(whole - Double(rest), 1)
    if case .velocity = style, let speed = speed(stroke), speed > 1 {
      duration = min(length / speed * 1_000, 60_000)
    }
    let milliseconds = max(1, Int(duration.rounded()))
    switch style {
    case .velocity, .duration:
      return "- swipe:\n    start: \(place(start))\n    end: \(place(end))\n"
        + "    duration: \(milliseconds)\n"
    case .drag:
      func percent(_ point: Point2D) -> String {
        "\"\(Int((point.x / screen.width * 100).rounded()))%, "
          + "\(Int((point.y / screen.height * 100).rounded()))%\""
      }
      return "- drag:\n    from: \(percent(start))\n    to: \(percent(end))\n"
        + "    duration: \(milliseconds)\n"
    }
  }

  /// Returns the speed of the last two movements, in points per second, or `nil` if there are none.
  private static func speed(_ stroke: [TimedTouch]) -> Double? {
    let moves = stroke.filter { $0.touch.phase != .up }.suffix(3)
    guard let first = moves.first, let last = moves.last, last.time > first.time else { return nil }
    let (dx, dy) = (
      last.touch.place.x - first.touch.place.x, last.touch.place.y - first.touch.place.y
    )
    return (dx * dx + dy * dy).squareRoot() / last.time.seconds(since: first.time)
  }
}

extension Touch.Phase {
  /// Whether the finger is on the screen after this phase.
  fileprivate var isTouching: Bool { self == .down || self == .move }
}
