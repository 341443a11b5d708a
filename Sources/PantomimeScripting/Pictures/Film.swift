import PantomimeKit
import PantomimeReporting

/// A replayed interval of a session, by default the last gesture and the time after it until
/// everything is at rest.
///
/// The interval is sampled at the instants at which something happens.
struct Film: Sendable {
  /// The simulation at rest, or as far as it was run; its log contains the inputs of the whole
  /// interval.
  private let rested: Simulation
  /// The number of inputs before the interval.
  private let first: Int
  /// The start and the end of the interval.
  let from: Instant
  let to: Instant
  /// The events in the interval.
  let entries: [Trace.Entry]

  /// Creates the film of the last gesture of a session, or of the whole scene if there was no
  /// gesture.
  ///
  /// - Parameters:
  ///   - session: The session, which must have a scene.
  ///   - from: The start, or `nil` for the start of the gesture.
  ///   - to: The end, or `nil` for the instant at which everything is at rest.
  init?(of session: Session, from: Instant? = nil, to: Instant? = nil) {
    guard let rest = SettledFork(of: session) else { return nil }
    rested = rest.simulation
    let inputs = rested.log.list
    let gesture = Film.lastGesture(in: inputs)
    let begin = from ?? gesture.map { inputs[$0].time } ?? .zero
    self.from = min(begin, rested.now)
    self.to = max(self.from, min(to ?? rested.now, rested.now))
    let (start, end) = (self.from, self.to)
    entries = rested.trace.list.filter { $0.time >= start && $0.time <= end }
    if from == nil {
      first = gesture ?? 0
    } else {
      first = inputs.firstIndex { $0.time >= begin } ?? inputs.count
    }
  }

  /// Returns the part of the film between two instants.
  func part(from: Instant, to: Instant) -> Film {
    Film(
      rested: rested, first: first, from: max(self.from, from), to: min(self.to, to),
      entries: entries.filter { $0.time >= from && $0.time <= to })
  }

  private init(
    rested: Simulation, first: Int, from: Instant, to: Instant, entries: [Trace.Entry]
  ) {
    (self.rested, self.first, self.entries) = (rested, first, entries)
    (self.from, self.to) = (from, max(from, to))
  }

  /// The name of the scene.
  var scene: String { rested.name }

  /// The inputs in the interval.
  var inputs: [InputLog.Entry] {
    let all = rested.log.list
    return all[min(first, all.endIndex)...].filter { $0.time >= from && $0.time <= to }
  }

  /// Returns the index of the first input of the last gesture, which is the touch-down of its first
  /// finger, the start of a reported pan, or a tap.
  private static func lastGesture(in entries: SharedList<InputLog.Entry>) -> Int? {
    var last: Int?
    var down = FingersDown()
    for (index, entry) in entries.enumerated() {
      switch entry.input.kind {
      case .touch(let touches):
        if down.isEmpty, touches.contains(where: { $0.phase == .down }) { last = index }
      case .pan(let input): if input.state == .began, down.isEmpty { last = index }
      case .tap: last = index
      default: break
      }
      down.note(entry.input)
    }
    return last
  }

  /// Returns the simulations at the given instants, which must be in order.
  func simulations(at instants: [Instant]) -> [Simulation] {
    let entries = rested.log.list
    guard let begin = instants.first,
      var simulation = try? rested.replayed(
        first: first, until: first < entries.count ? min(begin, entries[first].time) : begin)
    else { return [] }
    var next = first
    return instants.map { instant in
      while next < entries.count, entries[next].time <= instant {
        // An input that was refused the first time is refused again, so the error is ignored.
        _ = try? simulation.advance(to: entries[next].time)
        try? simulation.handle(entries[next].input)
        next += 1
      }
      _ = try? simulation.advance(to: max(simulation.now, instant))
      return simulation
    }
  }
}

extension Film {
  /// The scene and its last gesture, for the titles of pictures: "city-guide, drag 150 pt up in 0.3
  /// s".
  var subject: String { ([scene] + [gesture].compactMap { $0 }).joined(separator: ", ") }

  /// The text for the gesture that the inputs describe, or `nil` if there is none.
  private var gesture: String? {
    let touches = inputs.compactMap { entry -> (time: Instant, touches: [Touch])? in
      if case .touch(let touches) = entry.input.kind { (entry.time, touches) } else { nil }
    }
    if let first = touches.first(where: { !$0.touches.isEmpty }), let finger = first.touches.first {
      func begins(_ touches: [Touch]) -> Bool {
        touches.contains { $0.id == finger.id && $0.phase == .down }
      }
      let later = touches.count { begins($0.touches) && $0.time < to } - 1
      if later > 0 { return "\(later + 1) gestures" }
      let end = touches.dropFirst().firstIndex { begins($0.touches) } ?? touches.count
      let own = touches[..<end].filter { $0.touches.contains { $0.id == finger.id } }
      let last = own.last?.touches.first { $0.id == finger.id }?.place ?? finger.place
      let time = (own.last?.time ?? first.time).seconds - first.time.seconds
      let fingers = Set(touches.flatMap { $0.touches.map { $0.id } }).count
      let more = fingers > 1 ? " with \(fingers) fingers" : ""
      let movement = Vector(dx: last.x - finger.place.x, dy: last.y - finger.place.y)
      let verb = movement == .zero ? (time > 0 ? "press" : "tap") : "drag"
      return verb + Film.way(movement) + (time > 0 ? " in \(Prose.seconds(time)) s" : "") + more
    }
    var translation: Vector?
    for entry in inputs {
      switch entry.input.kind {
      case .tap: return "tap"
      case .pan(let input): translation = input.translation(after: translation ?? .zero)
      default: break
      }
    }
    return translation.map { "pan" + Film.way($0) }
  }

  /// Whether all touches are at one instant and one place.
  var isTap: Bool {
    let touches = inputs.flatMap { entry -> [(time: Instant, place: Point2D)] in
      guard case .touch(let touches) = entry.input.kind else { return [] }
      return touches.map { (entry.time, $0.place) }
    }
    guard let first = touches.first else { return false }
    return touches.allSatisfy { $0.time == first.time && $0.place == first.place }
  }

  /// Returns the text for a movement, which omits a component that is small in comparison with the
  /// other.
  private static func way(_ movement: Vector) -> String {
    let most = max(movement.dx.magnitude, movement.dy.magnitude)
    guard most > 0 else { return "" }
    let parts = movement.parts.filter { $0.size > most / 20 }
    return " "
      + parts.map { "\(Prose.points($0.size)) pt \($0.direction.rawValue)" }.joined(separator: ", ")
  }
}

extension Film {
  /// The kinds of the events that pictures mark with a flag.
  private static let worthALook: [EventKind] =
    decisive + EventKind.taps + [
      .completed, .gestureBegan, .scrollBegan, .transitionBegan, .scrollEnded, .animatorPaused,
      .animatorStarted, .state,
    ]

  /// The kinds of the events at which something is decided.
  static let decisive: [EventKind] = [
    .decided, .scrollReleased, .transitionFinishing, .transitionCancelling,
  ]

  /// Returns whether an event is of one of the given kinds.
  static func isAmong(_ kinds: [EventKind], _ entry: Trace.Entry) -> Bool {
    kinds.contains(entry.event.kind)
  }

  /// The number of instants at which motion is measured; our choice.
  private static let looks = 72

  /// Returns up to the given number of instants: the ends of the interval, the instants of
  /// decisions, releases, and completions, and further instants, chosen so that about the same
  /// amount of motion occurs on screen from one instant to the next.
  ///
  /// No two instants are so close that their pictures would look the same.
  func instants(_ count: Int) -> [Instant] {
    guard count > 1, from < to else { return [to] }
    let span = to.nanoseconds - from.nanoseconds
    let gap = max(min(Film.twins, span / Int64(4 * count)), min(Film.refresh, span / 3))
    var chosen = [from, to]
    func isFar(_ instant: Instant, _ gap: Int64) -> Bool {
      chosen.allSatisfy { abs($0.nanoseconds - instant.nanoseconds) > gap }
    }
    let decisions = entries.filter { Film.isAmong(Film.decisive, $0) }.map { $0.time }
    let completions = entries.filter { $0.event.kind == .completed }.map { $0.time }
    for instant in decisions + releases where chosen.count < count && isFar(instant, gap) {
      chosen.append(instant)
    }
    // Many completions in a row leave room for the motion.
    let pause = max(gap, span / Int64(2 * count))
    for instant in completions where chosen.count < count && isFar(instant, pause) {
      chosen.append(instant)
    }
    guard chosen.count < count else { return chosen.sorted() }
    let moments = (evenly(Film.looks) + movements + chosen).sorted()
    let course = MotionCourse(self, at: moments)
    chosen.sort()
    while chosen.count < count, let next = course.next(among: chosen, gap: gap) {
      chosen.append(next)
      chosen.sort()
    }
    return chosen
  }

  /// The time within which two pictures are taken for one, in nanoseconds: two frames at 60 Hz; our
  /// choice.
  private static let twins: Int64 = 33_000_000

  /// The time in which a screen at 120 Hz shows one picture, in nanoseconds: a very short film has fewer
  /// pictures, because a user sees no others.
  private static let refresh: Int64 = 8_333_333

  /// The instants at which the last finger lifts, or a reported pan ends.
  private var releases: [Instant] {
    var down = FingersDown()
    return inputs.compactMap { entry in
      if case .pan(let input) = entry.input.kind { return input.state.isActive ? nil : entry.time }
      let wasEmpty = down.isEmpty
      down.note(entry.input)
      return !wasEmpty && down.isEmpty ? entry.time : nil
    }
  }

  /// The instants of some of the touches, because a short movement may lie between evenly spaced
  /// instants.
  private var movements: [Instant] {
    let times = inputs.map { $0.time }
    let step = max(1, times.count / Film.looks)
    return stride(from: 0, to: times.count, by: step).map { times[$0] }
  }

  /// Returns the given number of evenly spaced instants, including the ends of the interval.
  func evenly(_ count: Int) -> [Instant] {
    guard count > 1, from < to else { return [to] }
    let span = to.nanoseconds - from.nanoseconds
    var instants: [Instant] = []
    for index in 0..<count {
      let share = Double(index) / Double(count - 1)
      let offset = Int64((Double(span) * share).rounded())
      let instant = Instant(nanoseconds: from.nanoseconds + min(offset, span))
      if instants.last != instant { instants.append(instant) }
    }
    return instants
  }

  /// The instants of events at which a value may jump.
  var turns: [Instant] {
    var turns: [Instant] = []
    for entry in entries where Film.isAmong(Film.worthALook, entry) {
      if turns.last != entry.time { turns.append(entry.time) }
    }
    for entry in inputs {
      switch entry.input.kind {
      case .touch, .pan: break
      default: turns.append(entry.time)
      }
    }
    return turns
  }

  /// The events in the interval that pictures mark with a flag, in order, at most one for each
  /// instant.
  var events: [Occurrence] {
    var events: [Occurrence] = []
    for entry in entries where Film.isAmong(Film.worthALook, entry) {
      let isDecision = Film.isAmong(Film.decisive, entry)
      // The first event at an instant represents all events at that instant, because the others
      // follow from it. A decision, however, also represents the events that caused it.
      if events.last?.seconds == entry.time.seconds {
        guard isDecision, events.last?.isDecision == false else { continue }
        events.removeLast()
      }
      events.append(
        Occurrence(entry.time.seconds, Film.words(of: entry.event), isDecision: isDecision))
    }
    return events
  }

  /// Returns the description of an event for a picture: its kind and its subject.
  private static func words(of event: Event) -> String {
    let whose = event.animator ?? event.gesture ?? event.view ?? event.transition
    return ([whose] + [event.name]).compactMap { $0 }.joined(separator: " ")
  }
}

/// The motion on the screen during a film, summed over time.
private struct MotionCourse {
  /// The sum of all movements up to each of the instants.
  private let sums: [(time: Instant, sum: Double)]

  /// The maximum number of views to compare; our choice.
  private static let most = 40

  init(_ film: Film, at instants: [Instant]) {
    var sums: [(time: Instant, sum: Double)] = []
    var last: (views: [ShownView], touch: Point2D?)?
    for simulation in film.simulations(at: instants) {
      let views = Array(
        simulation.shownViews.lazy.filter { !$0.name.isEmpty }.prefix(MotionCourse.most))
      let touch = simulation.touchesDown.first?.place
      let screen = max(simulation.screen.width, simulation.screen.height, 1)
      let motion = last.map { last in
        MotionCourse.motion(from: last.views, to: views, screen)
          + MotionCourse.motion(from: last.touch, to: touch, screen)
      }
      sums.append((simulation.now, (sums.last?.sum ?? 0) + (motion ?? 0)))
      last = (views, touch)
    }
    self.sums = MotionCourse.blended(sums)
  }

  /// The weight of time relative to that of motion; our choice.
  private static let patience = 0.35

  /// Returns the sums as fractions of the whole motion, with a share of the time in which anything
  /// moves, so that a long, slow end isn't left out.
  private static func blended(
    _ sums: [(time: Instant, sum: Double)]
  ) -> [(time: Instant, sum: Double)] {
    guard let whole = sums.last?.sum, whole > 0 else { return sums }
    var times: [Double] = [0]
    for (one, other) in zip(sums, sums.dropFirst()) {
      let moves = other.sum - one.sum > whole * 1e-4
      times.append((times.last ?? 0) + (moves ? other.time.seconds - one.time.seconds : 0))
    }
    let span = max(times.last ?? 0, 1e-9)
    return zip(sums, times).map { entry, time in
      (entry.time, entry.sum / whole * (1 - patience) + time / span * patience)
    }
  }

  private static func motion(
    from old: [ShownView], to new: [ShownView], _ screen: Double
  ) -> Double {
    new.reduce(0) { sum, view in
      guard let before = old.first(where: { $0.name == view.name }) else { return sum }
      let moved = min(before.distance(to: view) / screen, 1) * max(before.alpha, view.alpha)
      return sum + moved + (before.alpha - view.alpha).magnitude
    }
  }

  /// The movement of a finger counts less than that of a view; our choice.
  private static func motion(from old: Point2D?, to new: Point2D?, _ screen: Double) -> Double {
    guard let old, let new else { return 0 }
    return max((old.x - new.x).magnitude, (old.y - new.y).magnitude) / screen / 4
  }

  private func sum(at instant: Instant) -> Double {
    sums.last { $0.time <= instant }?.sum ?? 0
  }

  /// Returns the instant that halves the largest movement between two consecutive chosen instants,
  /// or the longest time between them if nothing moves, or `nil` if no instant is left.
  ///
  /// - Parameter gap: The time, in nanoseconds, that must separate two instants.
  func next(among chosen: [Instant], gap: Int64) -> Instant? {
    var largest: (motion: Double, time: Int64, index: Int)?
    for (index, (start, end)) in zip(chosen, chosen.dropFirst()).enumerated() {
      let time = end.nanoseconds - start.nanoseconds
      guard time > 2 * gap else { continue }
      // A jump at the later instant isn't part of the movement before that instant.
      let last = sums.last { $0.time < end }?.sum ?? 0
      let motion = max(0, last - sum(at: start))
      let candidate = (motion > 1e-6 ? motion : 0, time, index)
      if largest.map({ ($0.motion, $0.time) < (candidate.0, candidate.1) }) ?? true {
        largest = (candidate.0, candidate.1, index)
      }
    }
    guard let largest, largest.time > 1 else { return nil }
    let (start, end) = (chosen[largest.index], chosen[largest.index + 1])
    let half = sum(at: start) + largest.motion / 2
    let (earliest, latest) = (start.nanoseconds + gap, end.nanoseconds - gap)
    let between = sums.filter {
      $0.time.nanoseconds > earliest && $0.time.nanoseconds < latest
    }
    if largest.motion > 0, let middle = between.first(where: { $0.sum >= half }) {
      let rounded = MotionCourse.round(middle.time.nanoseconds)
      return rounded > start && rounded < end ? rounded : middle.time
    }
    let middle = Instant(nanoseconds: start.nanoseconds + largest.time / 2)
    let rounded = MotionCourse.round(middle.nanoseconds)
    return rounded > start && rounded < end ? rounded : middle
  }

  /// Returns an instant rounded to whole milliseconds.
  private static func round(_ nanoseconds: Int64) -> Instant {
    let step: Int64 = 1_000_000
    return Instant(nanoseconds: (nanoseconds + step / 2) / step * step)
  }
}
