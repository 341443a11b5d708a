import PantomimeKit

/// The kinds of moves from which a run chooses.
package struct MoveKinds: OptionSet, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  static let taps = MoveKinds(rawValue: 1)
  static let pans = MoveKinds(rawValue: 2)
  static let drags = MoveKinds(rawValue: 4)
  static let touches = MoveKinds(rawValue: 8)
  static let signals = MoveKinds(rawValue: 16)
  static let settings = MoveKinds(rawValue: 32)
  static let gaps = MoveKinds(rawValue: 64)
  static let interruptions = MoveKinds(rawValue: 128)
  /// The next report of a pan in progress, and the next touch of a finger on the screen.
  static let (reports, fingers) = (MoveKinds(rawValue: 256), MoveKinds(rawValue: 512))

  /// Draws the kinds of a run: a random subset, or those that the user chose.
  static func drawn(_ random: inout RandomNumbers, chosen: MoveKinds?) -> MoveKinds {
    var kinds: MoveKinds = []
    for (kind, percent) in shares where random.happens(percent: percent) { kinds.insert(kind) }
    guard let chosen else { return kinds }
    return kinds.intersection([.gaps, .interruptions]).union(chosen)
  }

  /// The kinds that a user can choose, with their names.
  private static let named: [(name: String, kind: MoveKinds)] = [
    ("taps", .taps), ("pans", .pans), ("drags", .drags), ("touches", .touches),
    ("signals", .signals), ("settings", .settings),
  ]

  package static let names = named.map { $0.name }

  /// Creates the kind with a name, or returns `nil` if there is none.
  package init?(named name: String) {
    guard let named = Self.named.first(where: { $0.name == name }) else { return nil }
    self = named.kind
  }

  /// The probability of each kind, in percent; our choice.
  private static let shares: [(MoveKinds, Int)] = [
    (.taps, 60), (.pans, 60), (.drags, 40), (.touches, 25), (.signals, 70), (.settings, 8),
    (.gaps, 75), (.interruptions, 50),
  ]
}

/// The moves that choices can make on a field.
///
/// In every choice, the simplest values come first, so that smaller numbers on a tape make a simpler
/// move.
struct MoveChoice: Sendable {
  private let field: HuntField
  private let liveOptions: [SceneOption]
  /// Whether an exhaustive search tries every length of a movement, not only the simplest one.
  private let triesAllLengths: Bool

  init(_ field: HuntField, triesAllLengths: Bool = false) {
    (self.field, self.triesAllLengths) = (field, triesAllLengths)
    liveOptions = field.options.filter { $0.isLive && !Self.values(of: $0).isEmpty }
  }

  /// Returns the move that a tape makes after a run, or `nil` if none is possible there.
  func move(after run: HuntRun, _ tape: inout ChoiceTape) -> HuntMove? {
    tape.begin()
    guard let act = act(after: run, &tape) else { return nil }
    return HuntMove(act, after: gap(after: run, &tape))
  }

  /// Returns the moves of all tapes that consist of standard choices, the simplest first, with their
  /// choices.
  func standardMoves(after run: HuntRun) -> [(move: HuntMove, choices: [Int])] {
    var moves: [(move: HuntMove, choices: [Int])] = []
    var next: [Int]? = []
    while let choices = next {
      var tape = ChoiceTape(choices)
      if let move = move(after: run, &tape) { moves.append((move, tape.choices)) }
      next = tape.successor
    }
    return moves
  }

  // MARK: Time

  /// The gaps, the simplest first; our choice.
  private static let gaps: [HuntMove.Gap] = [
    .none, .milliseconds(100), .rest, .milliseconds(50), .milliseconds(200), .milliseconds(10),
    .milliseconds(300), .milliseconds(500), .milliseconds(20), .milliseconds(150),
  ]

  private func gap(after run: HuntRun, _ tape: inout ChoiceTape) -> HuntMove.Gap {
    let isIdle = run.simulation.nextEnd == nil || run.isPanReported
    let (gaps, hasGaps) = (Self.gaps, tape.kinds.contains(.gaps))
    let choice = tape.choose(below: gaps.count + 700, standard: isIdle ? 1 : 3) { random in
      if !hasGaps { return random.happens(percent: 15) ? 2 : 0 }
      switch random.number(below: 10) {
      case 0...3: return 0
      case 4...5: return 2
      case 6...7: return random.number(below: gaps.count)
      default: return gaps.count + random.number(below: 700)
      }
    }
    return choice < gaps.count ? gaps[choice] : .milliseconds(choice - gaps.count + 1)
  }

  // MARK: Acts

  private func act(after run: HuntRun, _ tape: inout ChoiceTape) -> HuntMove.Act? {
    if field.onlyStarts { return .start }
    let simulation = run.simulation
    let fingers = run.isPanReported ? [] : simulation.touchesDown
    let kinds = offered(after: run, fingers)
    if kinds.isEmpty { return nil }
    let isBusy = run.isPanReported || !fingers.isEmpty
    // Settings and single touches aren't standard, nor is anything but reports during a pan.
    let standard = isBusy ? 1 : kinds.count { $0 != .touches && $0 != .settings }
    let wanted = tape.kinds
    let drawn = tape.isRandom ? kinds.indices.filter { wanted.contains(kinds[$0]) } : []
    if tape.isRandom, !isBusy, drawn.isEmpty { return nil }
    let choice = tape.choose(below: kinds.count, standard: standard) { random in
      if isBusy, drawn.isEmpty || random.happens(percent: run.isPanReported ? 85 : 80) { return 0 }
      return drawn[random.number(below: drawn.count)]
    }
    switch kinds[choice] {
    case .reports: return .pan(report(simulation, &tape))
    case .fingers: return .touch(follow(fingers, simulation, &tape))
    case .taps:
      return .tap(field.tappable[tape.choose(below: field.tappable.count, standard: 4)])
    case .pans: return .pan(began(&tape))
    case .drags: return .drag(drag(simulation, &tape))
    case .touches: return down(fingers, simulation, &tape)
    case .signals:
      let index = tape.choose(below: field.signals.count, standard: field.signals.count)
      return .signal(signal(field.signals[index], &tape))
    default: return setting(&tape)
    }
  }

  /// Returns the kinds of moves that are possible, the simplest first.
  private func offered(after run: HuntRun, _ fingers: [Touch]) -> [MoveKinds] {
    var kinds: [MoveKinds] = []
    if run.isPanReported { kinds.append(.reports) }
    if !fingers.isEmpty { kinds.append(.fingers) }
    if !field.tappable.isEmpty { kinds.append(.taps) }
    // A pan can't be reported while its recognizer waits for a finger that was lost.
    if !field.draggable.isEmpty, !run.hasLostFinger { kinds.append(.pans) }
    if !field.signals.isEmpty { kinds.append(.signals) }
    if !field.draggable.isEmpty { kinds.append(.drags) }
    if !(field.draggable.isEmpty && field.tappable.isEmpty) { kinds.append(.touches) }
    kinds.append(.settings)
    return kinds
  }

  // MARK: Pans

  private func began(_ tape: inout ChoiceTape) -> PanInput {
    var pan = PanInput(.began)
    let count = field.draggable.count
    let view = tape.choose(below: count, standard: 5) { random in
      random.happens(percent: 40) ? random.number(below: count) : 0
    }
    // The first view is the one without a name.
    if view > 0 { pan.view = field.draggable[view] }
    if tape.chooses(percent: 20) { pan.velocity = velocity(&tape) }
    return pan
  }

  private func report(_ simulation: Simulation, _ tape: inout ChoiceTape) -> PanInput {
    let isInterrupted = tape.kinds.contains(.interruptions)
    let state = tape.choose(below: 3, standard: 3) { random in
      switch random.number(below: 10) {
      case 0...4: 0
      case 9 where isInterrupted: 2
      default: 1
      }
    }
    switch state {
    case 0:
      var pan = PanInput(.changed)
      let way = way(simulation, &tape)
      if way.dx != 0 { pan.dx = .absolute(way.dx) }
      if way.dy != 0 { pan.dy = .absolute(way.dy) }
      return pan
    case 1:
      var pan = PanInput(.ended)
      if tape.chooses(percent: 80, standard: 2) { pan.velocity = velocity(&tape) }
      return pan
    default: return PanInput(.cancelled)
    }
  }

  /// The round magnitudes, the roundest first; our choice.
  private static let round = [
    100.0, 200, 300, 50, 10, 20, 1, 500, 400, 150, 30, 5, 2, 1000, 2000,
  ]

  /// Returns a movement along one axis or both: each length is a round number, a whole number of
  /// points, or a multiple of a twentieth of the screen.
  private func way(_ simulation: Simulation, _ tape: inout ChoiceTape) -> Vector {
    let direction = tape.choose(below: 8, standard: 4) { random in
      random.happens(percent: 80) ? random.number(below: 4) : 4 + random.number(below: 4)
    }
    // Both are chosen always, so that a lower direction keeps the length along its axis.
    let down = length(simulation.screen.height, isUsed: ![2, 3].contains(direction), &tape)
    let right = length(simulation.screen.width, isUsed: direction > 1, &tape)
    switch direction {
    case 0: return Vector(dy: -down)
    case 1: return Vector(dy: down)
    case 2: return Vector(dx: right)
    case 3: return Vector(dx: -right)
    default:
      return Vector(
        dx: direction.isMultiple(of: 2) ? right : -right, dy: direction < 6 ? down : -down)
    }
  }

  private func length(_ side: Double, isUsed: Bool, _ tape: inout ChoiceTape) -> Double {
    let (round, wholes, parts) = (Self.round, 500, 20)
    let count = round.count + wholes + parts
    let standard = triesAllLengths && isUsed ? count : 1
    let choice = tape.choose(below: count, standard: standard) { random in
      switch random.number(below: 10) {
      // Thresholds are often at such parts of the screen.
      case 0...1: round.count + wholes + [1, 2, 5, 10][random.number(below: 4)] - 1
      case 2...3: round.count + wholes + random.number(below: parts)
      case 4...5: round.count + random.number(below: 20)
      case 6...7: random.number(below: round.count)
      default: round.count + random.number(below: wholes)
      }
    }
    if choice < round.count { return round[choice] }
    let whole = choice - round.count
    return whole < wholes
      ? Double(1 + whole) : side * Double(1 + whole - wholes) / Double(parts)
  }

  /// The speeds, the simplest first; our choice.
  private static let speeds = [300.0, 1000, 100, 2000, 1, 40, 0]

  private func velocity(_ tape: inout ChoiceTape) -> Vector {
    let direction = tape.choose(below: 4, standard: 4)
    let speed = Self.speeds[tape.choose(below: Self.speeds.count, standard: 1)]
    return switch direction {
    case 0: Vector(dy: -speed)
    case 1: Vector(dy: speed)
    case 2: Vector(dx: speed)
    default: Vector(dx: -speed)
    }
  }

  // MARK: Fingers

  private func drag(
    _ simulation: Simulation, _ tape: inout ChoiceTape
  ) -> HuntMove.FingerDrag {
    let view = tape.choose(below: field.draggable.count, standard: 2)
    let way = way(simulation, &tape)
    let durations = [300, 100, 200, 50, 500, 30]
    let over = durations[tape.choose(below: durations.count, standard: 1)]
    var drag = HuntMove.FingerDrag(view: field.draggable[view], by: way, over: over)
    // Longer than a long press takes.
    if field.hasLongPress, tape.chooses(percent: 40, standard: 2) { drag.press = 600 }
    let percent = tape.kinds.contains(.interruptions) ? 20 : 0
    if tape.chooses(percent: percent) { drag.dropped = 0.3 }
    if tape.chooses(percent: percent) { drag.late = 0.3 }
    if tape.chooses(percent: percent) { drag.twice = 0.3 }
    return drag
  }

  /// Returns the touch-down of a finger, the second one if another is on the screen.
  private func down(
    _ fingers: [Touch], _ simulation: Simulation, _ tape: inout ChoiceTape
  ) -> HuntMove.Act? {
    let views = field.draggable + field.tappable
    let view = views[tape.choose(below: views.count, standard: 1)]
    guard let place = simulation.visibleCenter(of: view),
      let id = (1...3).first(where: { id in !fingers.contains { $0.id == id } })
    else { return nil }
    let start = Point2D(x: place.x.rounded(.down), y: place.y.rounded(.down))
    return .touch(Touch(.down, id: id, at: start))
  }

  /// Returns the next event of a finger on the screen.
  private func follow(
    _ fingers: [Touch], _ simulation: Simulation, _ tape: inout ChoiceTape
  ) -> Touch {
    let touch = fingers[tape.choose(below: fingers.count, standard: 1)]
    let isInterrupted = tape.kinds.contains(.interruptions)
    let phase = tape.choose(below: 5, standard: 5) { random in
      switch random.number(below: 10) {
      case 0...5: 0
      case 6 where isInterrupted: 2
      case 7 where isInterrupted: 3
      case 8 where isInterrupted: 4
      default: 1
      }
    }
    switch phase {
    case 0:
      let (way, screen) = (way(simulation, &tape), simulation.screen)
      return Touch(
        .move, id: touch.id,
        at: Point2D(
          x: min(max(touch.place.x + way.dx, 1), screen.width - 1).rounded(),
          y: min(max(touch.place.y + way.dy, 1), screen.height - 1).rounded()))
    case 1: return Touch(.up, id: touch.id, at: touch.place)
    case 2: return Touch(.cancel, id: touch.id, at: touch.place)
    case 3: return Touch(.lost, id: touch.id, at: touch.place)
    // A sample that is delivered twice.
    default: return Touch(.move, id: touch.id, at: touch.place)
    }
  }

  // MARK: Other moves

  private func signal(_ form: SignalForm, _ tape: inout ChoiceTape) -> Signal {
    var values: [Signal.Value] = []
    var isFirst = true
    for name in form.options {
      guard let option = field.options.first(where: { $0.name == name }) else { continue }
      let all = Self.values(of: option)
      if all.isEmpty { continue }
      // Only the words of the first option are standard.
      var standard = 1
      if case .word = option.kind, isFirst { (standard, isFirst) = (all.count + 1, false) }
      let choice = tape.choose(below: all.count + 1, standard: standard) { random in
        random.happens(percent: 60) ? 1 + random.number(below: all.count) : 0
      }
      if choice > 0 { values.append(Signal.Value(name, all[choice - 1])) }
    }
    return Signal(form.name, values)
  }

  /// The values of an option that are tried, the simplest first.
  private static func values(of option: SceneOption) -> [OptionValue] {
    switch option.kind {
    case .word(let words): words.map { .word($0) }
    case .flag: [.flag(true), .flag(false)]
    case .number(let range, _):
      [1, 0, 0.5, 2, 0.1, 0.4].filter { range.contains($0) }.map { .number($0) }
    case .count, .counts, .lengths, .size, .sizes, .timing, .curve, .faults, .file: []
    }
  }

  private func setting(_ tape: inout ChoiceTape) -> HuntMove.Act {
    let (rules, options) = (field.rules, liveOptions)
    let choice = tape.choose(below: rules.count + options.count, standard: 1) { random in
      options.isEmpty || random.happens(percent: 50)
        ? random.number(below: rules.count) : rules.count + random.number(below: options.count)
    }
    if choice < rules.count { return .rule(rules[choice]) }
    let option = options[choice - rules.count]
    let values = Self.values(of: option)
    return .set(option.name, values[tape.choose(below: values.count, standard: 1)])
  }
}
