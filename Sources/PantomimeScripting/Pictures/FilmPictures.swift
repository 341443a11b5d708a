import PantomimeKit
import PantomimeReporting

extension Film {
  /// Returns a strip with the given number of pictures.
  func strip(_ count: Int, of view: String?) -> FilmStrip {
    FilmStrip(subject, rows: [FilmStrip.Row(frames: frames(at: instants(count)))], of: view)
  }

  fileprivate func frames(at instants: [Instant]) -> [FilmStrip.Frame] {
    let entries = entries
    let captions = Captions(self)
    return zip(instants, simulations(at: instants)).map { instant, simulation in
      let own = entries.filter { $0.time == instant }
      return FilmStrip.Frame(
        simulation, words: captions.words(simulation, own),
        isDecisive: own.contains { Film.isAmong(Film.decisive, $0) })
    }
  }
}

extension FilmStrip {
  /// Returns a strip that shows several sessions one above the other, with the given number of
  /// pictures of each session, at the same times.
  static func strip(
    of films: [(fork: String, film: Film)], _ count: Int, of view: String?
  ) -> FilmStrip {
    // The sessions differ only after the fork, so the longest one shows the most.
    let longest = films.max { $0.film.to.seconds < $1.film.to.seconds }
    let instants = longest?.film.instants(count) ?? []
    let subjects = films.map { $0.film.subject }
    let isShared = Set(subjects).count <= 1
    return FilmStrip(
      isShared ? subjects.first ?? "" : "branches " + films.map { $0.fork }.joined(separator: ", "),
      rows: films.map {
        Row(
          $0.fork, subject: isShared ? nil : $0.film.subject,
          frames: $0.film.frames(at: instants))
      }, of: view)
  }
}

extension PictureTimeRange {
  /// Returns the films of several forks, over the same interval.
  func films(
    of forks: [Word], in session: Session
  ) throws(ScriptError) -> [(fork: String, film: Film)] {
    var films: [(fork: String, film: Film)] = []
    for name in forks {
      var other = session
      if name.text != session.history.branch {
        guard let fork = session.history?.switched(to: name.text, from: session) else {
          throw ScriptError.noFork(name, in: session)
        }
        other = fork
      }
      if let film = try film(of: other) { films.append((name.text, film)) }
    }
    return films
  }
}

extension Film {
  /// Returns whether the value at a path is a number at any of the instants that are checked.
  func hasNumbers(_ path: String) -> Bool {
    let instants = (evenly(Film.looksForNumbers) + turns).sorted()
    return simulations(at: instants).contains { $0.read(path)?.numbers.isEmpty == false }
  }

  /// The number of evenly spaced instants to check for a number, in addition to those of events;
  /// our choice.
  private static let looksForNumbers = 32

  /// Returns the curves of paths, with about the given number of samples.
  ///
  /// - Parameters:
  ///   - paths: The paths.
  ///   - across: The path whose value is on the horizontal axis, or `nil` for time.
  ///   - samples: The number of evenly spaced samples.
  ///   - rule: The rule to name in the title, or `nil` for none.
  func plot(
    _ paths: [String], against across: String?, samples: Int, rule: String? = nil
  ) -> Plot {
    let times = moments(samples)
    let simulations = simulations(at: times.map { $0.instant })
    let x = zip(times, simulations).map { time, simulation in
      across.map { simulation.read($0)?.numbers.first } ?? time.place
    }
    let curves = paths.flatMap { path in
      Film.curves(of: path, simulations.map { $0.read(path) }, x, times)
    }
    let unit = across.flatMap { path in
      simulations.lazy.compactMap { $0.read(path) }.first { !$0.numbers.isEmpty }
    }
    var plot = Plot(
      "\(paths.joined(separator: ", ")): \(subject)" + (rule.map { ", rule \($0)" } ?? ""),
      across: across.map { Plot.Quantity($0, unit: unit.map { PathValueText.unit($0) } ?? "") }
        ?? Plot.Quantity("time", unit: "s"),
      curves: curves)
    if across == nil {
      plot.events = events
      plot.phases = phases(simulations)
    }
    return plot
  }

  /// An instant of a plot.
  ///
  /// The last instant before an event has the same horizontal position as the event, so that a jump
  /// is drawn between two points.
  private struct Moment {
    let instant: Instant
    let place: Double
    /// Whether the next moment has the same horizontal position.
    let isBeforeEvent: Bool
  }

  private func moments(_ samples: Int) -> [Moment] {
    var moments: [Moment] = []
    let turns = Set(turns.map { $0.nanoseconds })
    let all = Set(between(evenly(max(samples, 2))).map { $0.nanoseconds }).union(turns).sorted()
    for time in all where time >= from.nanoseconds && time <= to.nanoseconds {
      let instant = Instant(nanoseconds: time)
      if turns.contains(time), time > from.nanoseconds {
        moments.append(
          Moment(
            instant: Instant(nanoseconds: time - 1), place: instant.seconds, isBeforeEvent: true))
      }
      moments.append(Moment(instant: instant, place: instant.seconds, isBeforeEvent: false))
    }
    return moments
  }

  /// Returns the instants that don't lie between two touches of a moving finger, and the instants
  /// of the touches.
  ///
  /// A finger's movement is known only at the touches, and a straight line from one touch to the
  /// next approximates the movement better than steps do.
  private func between(_ instants: [Instant]) -> [Instant] {
    let moves = inputs.filter {
      switch $0.input.kind {
      case .touch, .pan: true
      default: false
      }
    }.map { $0.time }
    var next = 0
    return instants.filter { instant in
      while next < moves.count, moves[next] <= instant { next += 1 }
      guard next > 0, next < moves.count else { return true }
      return moves[next].nanoseconds - moves[next - 1].nanoseconds > Film.longestBeat
    } + moves
  }

  /// The longest time between two touches that belong to one movement, in nanoseconds: that of a
  /// display at 30 Hz.
  private static let longestBeat: Int64 = 34_000_000

  /// Returns one curve for each component of a path, with a gap at each jump.
  private static func curves(
    of path: String, _ values: [PathValue?], _ x: [Double?], _ times: [Moment]
  ) -> [Plot.Curve] {
    let known = values.compactMap { $0 }.first { !$0.numbers.isEmpty }
    let components = known.map { $0.components } ?? []
    return (0..<max(1, known?.numbers.count ?? 1)).map { index in
      let points = zip(x, values).map { x, value -> Point2D? in
        guard let x, let numbers = value?.numbers, numbers.indices.contains(index) else {
          return nil
        }
        return Point2D(x: x, y: numbers[index])
      }
      let numbers = points.compactMap { $0?.y }
      let span = (numbers.max() ?? 0) - (numbers.min() ?? 0)
      var parted: [Point2D?] = []
      for (number, point) in points.enumerated() {
        let isAfter = number > 0 && times[number - 1].isBeforeEvent
        let before = isAfter ? points[number - 1] : nil
        if let before, let point, (point.y - before.y).magnitude > span * leastJump {
          parted.append(nil)
        } else if isAfter, before != nil, point != nil {
          // If there is no jump, one of the two moments is enough.
          parted.removeLast()
        }
        parted.append(point)
      }
      return Plot.Curve(
        components.isEmpty ? path : "\(path).\(components[index])",
        unit: known.map { PathValueText.unit($0) } ?? "", points: parted, of: path)
    }
  }

  /// The smallest change within a nanosecond that counts as a jump, as a fraction of the curve's
  /// whole range; our choice.
  private static let leastJump = 1e-3

  /// Returns the intervals in which a finger holds the displayed values, and the intervals in which
  /// the values animate or wait for a delay to pass.
  private func phases(_ simulations: [Simulation]) -> [Phase] {
    var phases: [Phase] = []
    var open: (word: String, weight: Double, start: Double)?
    func state(_ simulation: Simulation) -> (word: String, weight: Double)? {
      if simulation.pan.state.isActive { return ("held", 0.25) }
      guard simulation.read("running") == .flag(true) else { return nil }
      let isDelayed = simulation.principalAnimator.map { Prospect(of: simulation).isDelayed($0) }
      return isDelayed == true ? ("delayed", 0.1) : ("running", 0.75)
    }
    func end(at time: Double) {
      guard let phase = open, phase.start < time else { return }
      phases.append(Phase(from: phase.start, to: time, phase.word, weight: phase.weight))
    }
    for simulation in simulations {
      let next = state(simulation)
      guard next?.word != open?.word else { continue }
      let now = simulation.now.seconds
      end(at: now)
      open = next.map { ($0.word, $0.weight, now) }
    }
    end(at: to.seconds)
    return phases
  }
}

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
      + simulation.transitionNames.map { name in
        Worker(name: name, kind: .transition) { transition($0, path: name) }
      }
      + simulation.animatorNames.map { name in
        Worker(name: name, kind: .animator) { animator($0, name) }
      }
      + simulation.scrollViewNames.map { name in
        Worker(name: name, kind: .scroll) { scroll($0, name) }
      }
      + simulation.shownViews.filter { !$0.name.isEmpty }.map { view in
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
      switch entry.event.kind {
      case .animatorStarted, .animatorMoving: word = "running"
      case .animatorDelayed: word = "delayed"
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
        let state = RecognizerState(rawValue: word)
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

  private static func transition(
    _ simulation: Simulation, path: String = "transition"
  ) -> Work? {
    guard simulation.read("\(path).running") == .flag(true) else { return nil }
    if simulation.read("\(path).interactive") == .flag(true) {
      return Work(word: "interactive", weight: 0.5)
    }
    let isBack = simulation.read("\(path).outcome") == .word("cancel")
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

extension Film {
  /// Returns the bars for timers, from the start of a timer until it fires or is cancelled, and
  /// those for display links, while they run; there is one row for each name.
  ///
  /// A timer that starts and ends between two of the simulations isn't shown.
  ///
  /// - Parameter simulations: The simulations at some instants, in order.
  func timers(_ simulations: [Simulation]) -> [Timeline.Lane] {
    var runs: [Run] = []
    // The indices of the runs that may not have ended yet.
    var open: [Int] = []
    for simulation in simulations {
      let waiting = StageTimer.waiting(in: simulation)
      open = open.filter { index in
        let isWaiting = waiting.contains { $0.id == runs[index].timer.id }
        if !isWaiting { runs[index].end(by: simulation.now) }
        return isWaiting
      }
      for timer in waiting where !open.contains(where: { runs[$0].timer.id == timer.id }) {
        open.append(runs.count)
        runs.append(Run(timer: timer, to: to))
      }
    }
    var names: [String] = []
    for run in runs where !names.contains(run.timer.name) { names.append(run.timer.name) }
    return names.map { name in
      Timeline.Lane(
        "timer \(name)", .timer,
        phases: runs.filter { $0.timer.name == name }.compactMap { $0.bar(from: from) })
    }
  }

  /// The run of a timer, which begins when the timer starts.
  private struct Run {
    let timer: StageTimer
    /// The end of the timer, or else of the interval.
    var to: Instant
    var word = "waiting"

    init(timer: StageTimer, to: Instant) {
      (self.timer, self.to) = (timer, to)
      if timer.isEndless { word = "ticking" }
    }

    /// Ends the timer at an instant, because it has fired or was cancelled by then.
    mutating func end(by now: Instant) {
      if !timer.isEndless, let deadline = timer.deadline, deadline <= now {
        (to, word) = (deadline, "waiting, fired")
      } else {
        (to, word) = (now, "\(word), cancelled")
      }
    }

    func bar(from start: Instant) -> Phase? {
      let begin = max(start, timer.start)
      guard begin < to else { return nil }
      let weight = timer.isEndless ? 0.75 : 0.25
      return Phase(from: begin.seconds, to: to.seconds, word, weight: weight)
    }
  }
}
