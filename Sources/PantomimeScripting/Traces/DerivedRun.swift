import PantomimeKit
import PantomimeReporting

/// The run that a golden trace records, as a simulation.
///
/// A trace contains the touches, the taps, and the reported pans of its run. They are played in the scene of
/// another run of the same test, which has received everything else. The result counts only if it
/// has the events of the golden trace, with all their fields.
struct DerivedRun {
  /// The frames of the run, at the usual rate.
  let frames: ScreenRecord

  /// Derives the run of a golden trace, or returns `nil` if that isn't possible.
  ///
  /// - Parameters:
  ///   - golden: The golden trace, which must be that of a single scene.
  ///   - run: Another run of the same test.
  init?(of golden: WrittenTrace, like run: Simulation) {
    var entries: [Trace.Entry] = []
    var scenes = 0
    for index in 0..<golden.eventCount {
      guard let line = try? golden[index] else { return nil }
      if let last = entries.last, line.time < last.time { return nil }
      if line.beginsScene { scenes += 1 }
      entries.append(line.entry)
    }
    guard let last = entries.last, scenes == 1 else { return nil }
    let inputs = DerivedRun.inputs(of: entries)
    guard let derived = DerivedRun.play(inputs, in: run, until: last.time),
      DerivedRun.isTrace(golden, of: derived)
    else { return nil }
    frames = DerivedRun.frames(of: derived)
  }

  /// An input and its instant.
  private typealias Timed = (time: Instant, input: Input)

  /// Returns whether a trace is that of a run.
  ///
  /// The positions of touches are rounded in a trace, so numbers may differ a little, and digests
  /// can't be compared.
  private static func isTrace(_ golden: WrittenTrace, of run: Simulation) -> Bool {
    var tolerance = TraceTolerance()
    for limit in ["0.001pt", "0.1pt/s", "0.01deg", "0.1ms", "0.0001"] {
      guard tolerance.allow(limit) else { return false }
    }
    guard
      let trace = WrittenTrace(ofRun: run.trace.list.map { Printable.text($0.text) })
    else { return false }
    do throws(TraceDifference.SideError) {
      return try TraceDifference.first(golden, trace, tolerance) == nil
    } catch {
      return false
    }
  }

  // MARK: - Inputs

  /// Returns the touches, the taps, and the reported pans among some events.
  private static func inputs(of entries: [Trace.Entry]) -> [Timed] {
    var inputs: [Timed] = []
    var touches: (time: Instant, list: [Touch])?
    var recognized: Instant?
    func flush() {
      if let touches { inputs.append((touches.time, .touch(touches.list))) }
      touches = nil
    }
    for entry in entries {
      if let touch = touch(entry.event) {
        // Fingers that change together are one input.
        if let together = touches, together.time == entry.time, let first = together.list.first,
          first.phase == touch.phase, !together.list.contains(where: { $0.id == touch.id })
        {
          touches?.list.append(touch)
        } else {
          flush()
          touches = (entry.time, [touch])
        }
        continue
      }
      if entry.event.kind == .gestureRecognized { recognized = entry.time }
      // A tap that no recognizer has recognized is an input of its own.
      if entry.event.kind == .tap, recognized != entry.time, let view = entry.event["on"]?.text {
        flush()
        inputs.append((entry.time, .tap(view: view)))
        continue
      }
      let input = input(entry.event)
      if input != nil { flush() }
      if let input { inputs.append((entry.time, input)) }
    }
    flush()
    return inputs
  }

  private static func touch(_ event: Event) -> Touch? {
    let phases: [(kind: EventKind, phase: Touch.Phase)] = [
      (.touchDown, .down), (.touchMove, .move), (.touchUp, .up), (.touchCancel, .cancel),
      (.touchLost, .lost),
    ]
    guard let phase = phases.first(where: { event.kind == $0.kind })?.phase,
      let place = point(event["place"])
    else { return nil }
    return Touch(phase, id: id(of: event), at: place)
  }

  private static func input(_ event: Event) -> Input? {
    if event.kind == .touchesCancelled { return .interruption }
    if event.kind == .touchUpOutside { return .liftOutside(id: id(of: event)) }
    let states: [RecognizerState] = [.began, .changed, .ended, .cancelled]
    // The pans of recognizers follow from touches.
    guard event.kind == .pan, event.gesture == nil,
      let state = states.first(where: { event.subject?.text == $0.rawValue }),
      let translation = point(event["translation"]), let velocity = point(event["velocity"])
    else { return nil }
    return .pan(
      PanInput(
        state, dx: .absolute(translation.x), dy: .absolute(translation.y),
        velocity: Vector(dx: velocity.x, dy: velocity.y), location: point(event["location"]),
        view: event.view))
  }

  private static func id(of event: Event) -> Int {
    if case .number(let number)? = event["id"] { Int(exactly: number) ?? 1 } else { 1 }
  }

  private static func point(_ value: Event.FieldValue?) -> Point2D? {
    guard case .numbers(let numbers)? = value, numbers.count == 2 else { return nil }
    return Point2D(x: numbers[0], y: numbers[1])
  }

  // MARK: - Runs

  /// Plays inputs in place of the touches, taps, and reported pans of a run.
  private static func play(
    _ inputs: [Timed], in run: Simulation, until end: Instant
  ) -> Simulation? {
    guard var derived = try? run.replayed(first: 0, until: .zero) else { return nil }
    var others: [Timed] = []
    for entry in run.log.list {
      switch entry.input.kind {
      case .touch, .liftOutside, .interruption, .tap, .tapScreen, .pan: break
      default: others.append((entry.time, entry.input))
      }
    }
    var rest = inputs[...]
    for other in others {
      while let next = rest.first, next.time < other.time {
        handle(rest.removeFirst(), &derived)
      }
      handle(other, &derived)
    }
    for next in rest { handle(next, &derived) }
    _ = try? derived.advance(to: max(derived.now, end))
    return derived
  }

  /// Handles an input; one that the recorded run refused is refused again.
  private static func handle(_ timed: Timed, _ run: inout Simulation) {
    _ = try? run.advance(to: max(run.now, timed.time))
    try? run.handle(timed.input)
  }

  /// The maximum number of frames; our choice.
  private static let mostFrames = 7_200

  private static func frames(of run: Simulation) -> ScreenRecord {
    var record = ScreenRecord()
    guard var again = try? run.replayed(first: 0, until: .zero) else { return record }
    var inputs = Array(run.log.list)[...]
    func pass(to instant: Instant, _ again: inout Simulation) {
      while let next = inputs.first, next.time <= instant {
        inputs.removeFirst()
        handle((next.time, next.input), &again)
      }
      _ = try? again.advance(to: max(again.now, instant))
    }
    let frames = Frames.standard
    var now = Instant.zero
    for _ in 0..<mostFrames where now <= run.now {
      pass(to: now, &again)
      record.add(again)
      now = frames.instant(of: frames.number(after: now))
    }
    pass(to: run.now, &again)
    record.add(again)
    return record
  }
}
