import PantomimeKit
import PantomimeReporting

extension Film {
  /// The maximum number of instants to examine; our choice.
  private static let mostLooks = 2_000

  /// The bars for all activity in the interval.
  var timeline: Timeline {
    let instants = changes
    let simulations = simulations(at: instants)
    let last = simulations.last
    let gestures = (last?.gestureNames ?? []).map { name in
      Timeline.Lane("gesture \(name)", .gesture, phases: bars(gesture(name, simulations), instants))
    }
    let workers = (last.map { Film.workers(in: $0) } ?? []).map { worker in
      Timeline.Lane(
        worker.name, worker.kind, phases: bars(simulations.map { worker.work($0) }, instants))
    }
    let animations = Film.sorted(
      workers + viewAnimations(besides: last?.animatorNames ?? []))
    let lanes = (fingers(simulations, instants) + gestures + animations).filter {
      !$0.phases.isEmpty
    }
    return Timeline(
      subject, span: from.seconds...to.seconds,
      lanes: lanes + timers(simulations) + state(simulations, instants), events: events)
  }

  /// The instants with an input or an event, and the ends of the interval.
  private var changes: [Instant] {
    let times = inputs.map { $0.time }
    var turns = [from]
    for time in (times + entries.map { $0.time }).sorted() {
      if time != turns.last, turns.count < Film.mostLooks { turns.append(time) }
    }
    if turns.last != to { turns.append(to) }
    return turns
  }

  private func bars(_ work: [Work?], _ instants: [Instant]) -> [Phase] {
    var bars: [Phase] = []
    var (start, present): (Instant, Work?) = (from, nil)
    func end(_ instant: Instant) {
      guard let present, start < instant else { return }
      bars.append(
        Phase(
          from: start.seconds, to: instant.seconds, present.word, weight: present.weight))
    }
    for (work, instant) in zip(work, instants) where work != present {
      end(instant)
      (start, present) = (instant, work)
    }
    end(to)
    return bars
  }

  /// The activity of an object at an instant.
  private struct Work: Equatable {
    let word: String
    let weight: Double
  }

  /// An object that may be active, such as an animator.
  private struct Worker {
    let name: String
    let kind: Timeline.Kind
    /// Returns the activity of the object, or `nil` if it's inactive.
    let work: (Simulation) -> Work?
  }

  private static func workers(in simulation: Simulation) -> [Worker] {
    [Worker(name: "transition", kind: .transition) { transition($0) }]
      + simulation.animatorNames.map { name in
        Worker(name: name, kind: .animator) { animator($0, name) }
      }
      + simulation.scrollViewNames.map { name in
        Worker(name: name, kind: .scroll) { scroll($0, name) }
      }
      + simulation.shownViews.map { view in
        Worker(name: "\(view.name) layers", kind: .layer) { layers($0, view.name) }
      }
  }

  /// Returns a lane for each finger.
  private func fingers(_ simulations: [Simulation], _ instants: [Instant]) -> [Timeline.Lane] {
    var ids: [Int] = []
    for touch in simulations.flatMap({ $0.touchesDown }) where !ids.contains(touch.id) {
      ids.append(touch.id)
    }
    return ids.map { id in
      let work = simulations.map { simulation in
        simulation.touchesDown.contains { $0.id == id } ? Work(word: "down", weight: 0.5) : nil
      }
      return Timeline.Lane(
        ids.count > 1 ? "finger \(id)" : "finger", .touch, phases: bars(work, instants))
    }
  }

  /// Returns the lanes sorted by kind; lanes of the same kind keep their order.
  private static func sorted(_ lanes: [Timeline.Lane]) -> [Timeline.Lane] {
    Timeline.Kind.allCases.flatMap { kind in lanes.filter { $0.kind == kind } }
  }

  /// Returns the lanes for view animations, about which only events provide information.
  private func viewAnimations(besides known: [String]) -> [Timeline.Lane] {
    var lanes: [(name: String, phases: [Phase], open: (word: String, start: Double)?)] = []
    for entry in entries {
      guard let name = entry.event.animator, !known.contains(name) else { continue }
      let index = lanes.firstIndex { $0.name == name } ?? lanes.count
      let word: String
      switch entry.event.theme {
      case .started, .moving: word = "running"
      case .delayed: word = "delayed"
      case .completed: word = ""
      default: continue
      }
      if index == lanes.count {
        // If an animation completes but its start isn't among the events, it was already running.
        lanes.append((name, [], word.isEmpty ? ("running", from.seconds) : nil))
      }
      let now = entry.time.seconds
      if let open = lanes[index].open, open.start < now {
        lanes[index].phases.append(Film.phase(open.word, from: open.start, to: now))
      }
      lanes[index].open = word.isEmpty ? nil : (word, now)
    }
    return lanes.map { lane in
      let last = lane.open.map { [Film.phase($0.word, from: $0.start, to: to.seconds)] } ?? []
      return Timeline.Lane(lane.name, .animator, phases: lane.phases + last)
    }
  }

  private static func phase(_ word: String, from start: Double, to end: Double) -> Phase {
    Phase(from: start, to: end, word, weight: word == "running" ? 1 : 0.25)
  }

  /// Returns the lane for the scene's state, or an empty array if the state never changes.
  private func state(_ simulations: [Simulation], _ instants: [Instant]) -> [Timeline.Lane] {
    guard Set(simulations.map { $0.state }).count > 1 else { return [] }
    let work: [Work?] = simulations.map { Work(word: $0.state, weight: 0.25) }
    return [Timeline.Lane("state", .state, phases: bars(work, instants))]
  }

  /// Returns the activity of a recognizer at each instant, or an empty array if no finger affected
  /// the recognizer.
  private func gesture(_ name: String, _ simulations: [Simulation]) -> [Work?] {
    var work: [Work?] = []
    // A recognizer that has ended can't become possible again until all fingers have been lifted.
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
    if Prospect(of: simulation).isDelayed(name) { return Work(word: "delayed", weight: 0.25) }
    let isBack = simulation.read("\(path)reversed") == .flag(true)
    return Work(word: isBack ? "running back" : "running", weight: 1)
  }

  private static func transition(_ simulation: Simulation) -> Work? {
    guard simulation.read("transition.running") == .flag(true) else { return nil }
    if simulation.read("transition.interactive") == .flag(true) {
      return Work(word: "interactive", weight: 0.5)
    }
    let isBack = simulation.read("transition.outcome") == .word("cancel")
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
