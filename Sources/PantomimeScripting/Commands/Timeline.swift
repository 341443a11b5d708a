import PantomimeKit
import PantomimeReporting

/// `timeline`: shows the activity of recognizers and animators during the last gesture and the time
/// after it.
package struct TimelineCommand: Command {
  package static let form = Form(
    "timeline", "Shows recognizers, animators, scroll views, layers and timers as bars over time.",
    details:
      "It covers the last gesture and what follows until everything is at rest, or the range "
      + "`from=0.1 to=0.5`. A bar is divided where the state changes; moving parts are "
      + "darker than waiting ones. Idle rows are omitted. `as=FILE.svg` writes a file, `as=text` describes it in words.",
    options: PictureTimeRange.options + PictureForm.options,
    example: ["scene city-guide", "drag on=card by=0,-150", "timeline"])

  private let stretch: PictureTimeRange
  private let form: PictureForm
  private let verb: Span

  package init(_ arguments: inout Arguments) throws(ScriptError) {
    verb = arguments.verb.span
    stretch = try PictureTimeRange(&arguments)
    form = try PictureForm(&arguments)
  }

  package var footing: UndoBehavior { .look }

  package func check(_ scene: SceneCheck) throws(ScriptError) {
    try scene.needsScene(verb)
    try form.check(scene)
  }

  package func run(in session: inout Session) throws(ScriptError) -> Response {
    _ = try session.running(verb)
    guard let film = try stretch.film(of: session) else { return .nothing }
    let timeline = film.timeline
    return try form.response(
      Picture { columns in timeline.drawing(columns: columns) }, in: session)
  }
}

extension Film {
  /// The maximum number of instants examined; our choice.
  private static let mostLooks = 2_000

  /// The bars for all activity in the interval.
  var timeline: Timeline {
    let instants = turns
    let simulations = simulations(at: instants)
    let last = simulations.last
    let gestures = (last?.gestureNames ?? []).map { name in
      Timeline.Row("gesture \(name)", bars: bars(gesture(name, simulations), instants))
    }
    let workers = (last.map { Film.workers(in: $0) } ?? []).map { worker in
      Timeline.Row(worker.name, bars: bars(simulations.map { worker.work($0) }, instants))
    }
    let rows = (gestures + workers).filter { !$0.bars.isEmpty }
    return Timeline(
      "activity in \(last?.name ?? "")", span: from.seconds...to.seconds,
      rows: rows + timers(simulations), events: events)
  }

  /// The instants with an input or an event, and the ends of the interval.
  private var turns: [Instant] {
    let told = inputs.map { $0.time }
    var turns = [from]
    for time in (told + entries.map { $0.time }).sorted() {
      if time != turns.last, turns.count < Film.mostLooks { turns.append(time) }
    }
    if turns.last != to { turns.append(to) }
    return turns
  }

  private func bars(_ work: [Work?], _ instants: [Instant]) -> [Timeline.Bar] {
    var bars: [Timeline.Bar] = []
    var (start, present): (Instant, Work?) = (from, nil)
    func end(_ instant: Instant) {
      guard let present, start < instant else { return }
      bars.append(
        Timeline.Bar(
          from: start.seconds, to: instant.seconds, present.word, weight: present.weight))
    }
    for (work, instant) in zip(work, instants) where work != present {
      end(instant)
      (start, present) = (instant, work)
    }
    end(to)
    return bars
  }

  /// An activity at an instant.
  private struct Work: Equatable {
    let word: String
    let weight: Double
  }

  /// An object that may be active.
  private struct Worker {
    let name: String
    /// Returns the activity of the object, or `nil` if it's inactive.
    let work: (Simulation) -> Work?
  }

  private static func workers(in simulation: Simulation) -> [Worker] {
    simulation.animatorNames.map { name in
      Worker(name: name) { animator($0, name) }
    }
      + simulation.scrollViewNames.map { name in
        Worker(name: name) { scroll($0, name) }
      }
      + simulation.shownViews.map { view in
        Worker(name: "\(view.name) layers") { layers($0, view.name) }
      }
  }

  /// Returns the activity of a recognizer at each instant, or nothing for a recognizer without a
  /// finger.
  private func gesture(_ name: String, _ simulations: [Simulation]) -> [Work?] {
    var work: [Work?] = []
    // After it has ended, a recognizer can't become possible again until all fingers have lifted.
    var isOver = false
    var isAddressed = entries.contains { $0.event.gesture == name }
    for simulation in simulations {
      guard
        !simulation.touchesDown.isEmpty || simulation.pan.state.isActive,
        case .word(let word)? = simulation.read("gesture.\(name)"),
        let state = GestureState(rawValue: word)
      else {
        isOver = false
        work.append(nil)
        continue
      }
      switch state {
      case .possible: work.append(isOver ? nil : Work(word: word, weight: 0.25))
      case .began, .changed: work.append(Work(word: word, weight: 0.75))
      case .ended, .cancelled, .failed: work.append(nil)
      }
      if state != .possible { (isOver, isAddressed) = (true, true) }
    }
    return isAddressed ? work : []
  }

  private static func animator(_ simulation: Simulation, _ name: String) -> Work? {
    let path = simulation.animatorNames.count > 1 ? "\(name)." : ""
    guard case .word(let state)? = simulation.read("\(path)animator.state"), state != "inactive"
    else {
      return nil
    }
    guard state == "active" else { return Work(word: state, weight: 0.25) }
    guard simulation.read("\(path)running") == .flag(true) else {
      return Work(word: "paused", weight: 0.25)
    }
    let isBack = simulation.read("\(path)reversed") == .flag(true)
    return Work(word: isBack ? "running back" : "running", weight: 1)
  }

  private static func scroll(_ simulation: Simulation, _ name: String) -> Work? {
    if simulation.read("\(name).dragging") == .flag(true) {
      return Work(word: "dragged", weight: 0.5)
    }
    return simulation.read("\(name).decelerating") == .flag(true)
      ? Work(word: "settling", weight: 1) : nil
  }

  private static func layers(_ simulation: Simulation, _ name: String) -> Work? {
    guard let count = simulation.read("\(name).layers")?.numbers.first, count > 0 else {
      return nil
    }
    return Work(word: "running", weight: 1)
  }
}

extension Statement {
  /// The statement that shows a timeline.
  package static var timeline: String { TimelineCommand.form.name }
}
