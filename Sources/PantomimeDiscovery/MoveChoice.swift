import PantomimeKit

/// The kinds of moves from which a run chooses.
struct MoveKinds: OptionSet, Sendable {
  let rawValue: Int

  static let taps = MoveKinds(rawValue: 1)
  static let pans = MoveKinds(rawValue: 2)
  static let drags = MoveKinds(rawValue: 4)
  static let touches = MoveKinds(rawValue: 8)
  static let signals = MoveKinds(rawValue: 16)
  static let settings = MoveKinds(rawValue: 32)
  static let gaps = MoveKinds(rawValue: 64)
  static let interruptions = MoveKinds(rawValue: 128)
}

/// The choice of the next move of a run.
struct MoveChoice {
  private let field: HuntField
  private let kinds: MoveKinds

  /// Chooses the kinds of a run: a random subset of those that the field has.
  init(_ field: HuntField, _ tape: inout ChoiceTape) {
    self.field = field
    var kinds: MoveKinds = []
    func offer(_ kind: MoveKinds, _ isOffered: Bool, percent: Int, _ tape: inout ChoiceTape) {
      if isOffered, tape.happens(percent: percent) { kinds.insert(kind) }
    }
    let drags = !field.draggable.isEmpty
    offer(.taps, !field.tappable.isEmpty, percent: 60, &tape)
    offer(.pans, drags, percent: 60, &tape)
    offer(.drags, drags, percent: 40, &tape)
    offer(.touches, drags || !field.tappable.isEmpty, percent: 25, &tape)
    offer(.signals, !field.signals.isEmpty, percent: 70, &tape)
    offer(.settings, true, percent: 8, &tape)
    offer(.gaps, true, percent: 75, &tape)
    offer(.interruptions, true, percent: 50, &tape)
    self.kinds = kinds
  }

  /// Returns the next move, or `nil` if the chosen kinds have none here.
  func next(after run: HuntRun, _ tape: inout ChoiceTape) -> HuntMove? {
    guard let act = act(after: run, &tape) else { return nil }
    return HuntMove(act, after: gap(in: run.simulation, &tape))
  }

  private func gap(in simulation: Simulation, _ tape: inout ChoiceTape) -> HuntMove.Gap {
    guard kinds.contains(.gaps) else { return tape.happens(percent: 15) ? .rest : .none }
    switch tape.number(below: 10) {
    case 0...3: return .none
    case 4...5: return .rest
    case 6...7: return .milliseconds(50 * (1 + tape.number(below: 8)))
    default: return .milliseconds(1 + tape.number(below: 700))
    }
  }

  private func act(after run: HuntRun, _ tape: inout ChoiceTape) -> HuntMove.Act? {
    let simulation = run.simulation
    if field.onlyStarts { return .start }
    if run.isPanReported, tape.happens(percent: 85) { return .pan(report(simulation, &tape)) }
    if let touch = simulation.touchesDown.first, tape.happens(percent: 80) {
      return .touch(follow(touch, simulation, &tape))
    }
    var offered: [MoveKinds] = []
    for kind in [MoveKinds.taps, .pans, .drags, .touches, .signals, .settings]
    where kinds.contains(kind) { offered.append(kind) }
    guard let kind = tape.element(of: offered) else { return nil }
    switch kind {
    case .taps: return tape.element(of: field.tappable).map { .tap($0) }
    case .pans: return .pan(began(&tape))
    case .drags:
      guard let view = tape.element(of: field.draggable) else { return nil }
      var drag = HuntMove.FingerDrag(
        view: view, by: way(simulation, &tape),
        over: [300, 100, 200, 50, 500, 30][tape.number(below: 6)])
      if kinds.contains(.interruptions) {
        if tape.happens(percent: 20) { drag.dropped = 0.3 }
        if tape.happens(percent: 20) { drag.late = 50 }
      }
      return .drag(drag)
    case .touches:
      let views = field.draggable + field.tappable
      guard let view = tape.element(of: views), let place = simulation.visibleCenter(of: view)
      else { return nil }
      return .touch(Touch(.down, id: 1, at: rounded(place)))
    case .signals: return tape.element(of: field.signals).map { .signal(signal($0, &tape)) }
    default: return setting(&tape)
    }
  }

  private func rounded(_ place: Point2D) -> Point2D {
    Point2D(x: place.x.rounded(.down), y: place.y.rounded(.down))
  }

  // MARK: Fingers

  private func began(_ tape: inout ChoiceTape) -> PanInput {
    var pan = PanInput(.began)
    if field.draggable.count > 1, tape.happens(percent: 40) {
      pan.view = tape.element(of: field.draggable)
    }
    if tape.happens(percent: 20) { pan.velocity = velocity(&tape) }
    return pan
  }

  private func report(_ simulation: Simulation, _ tape: inout ChoiceTape) -> PanInput {
    switch tape.number(below: 10) {
    case 0...4:
      var pan = PanInput(.changed)
      let way = way(simulation, &tape)
      if way.dx != 0 { pan.dx = .absolute(way.dx) }
      if way.dy != 0 { pan.dy = .absolute(way.dy) }
      return pan
    case 9 where kinds.contains(.interruptions): return PanInput(.cancelled)
    default:
      var pan = PanInput(.ended)
      if tape.happens(percent: 80) { pan.velocity = velocity(&tape) }
      return pan
    }
  }

  /// Returns the next event of a finger on the screen.
  private func follow(
    _ touch: Touch, _ simulation: Simulation, _ tape: inout ChoiceTape
  ) -> Touch {
    switch tape.number(below: 10) {
    case 0...5:
      let way = way(simulation, &tape)
      let screen = simulation.screen
      return Touch(
        .move, id: touch.id,
        at: Point2D(
          x: min(max(touch.place.x + way.dx, 1), screen.width - 1).rounded(),
          y: min(max(touch.place.y + way.dy, 1), screen.height - 1).rounded()))
    case 6 where kinds.contains(.interruptions):
      return Touch(.cancel, id: touch.id, at: touch.place)
    case 7 where kinds.contains(.interruptions): return Touch(.lost, id: touch.id, at: touch.place)
    case 8 where kinds.contains(.interruptions):
      // A sample that is delivered twice.
      return Touch(.move, id: touch.id, at: touch.place)
    default: return Touch(.up, id: touch.id, at: touch.place)
    }
  }

  /// Returns a movement: a multiple of a twentieth of the screen, or a whole number of points, along
  /// one axis or both.
  private func way(_ simulation: Simulation, _ tape: inout ChoiceTape) -> Vector {
    func length(_ side: Double, _ tape: inout ChoiceTape) -> Double {
      let sign = tape.happens(percent: 50) ? 1.0 : -1
      switch tape.number(below: 4) {
      case 0: return sign * side * Double(1 + tape.number(below: 20)) / 20
      case 1: return sign * Double(1 + tape.number(below: 20))
      case 2: return sign * 50 * Double(1 + tape.number(below: 8))
      default: return sign * Double(1 + tape.number(below: 500))
      }
    }
    let screen = simulation.screen
    switch tape.number(below: 5) {
    case 0...1: return Vector(dy: length(screen.height, &tape))
    case 2...3: return Vector(dx: length(screen.width, &tape))
    default: return Vector(dx: length(screen.width, &tape), dy: length(screen.height, &tape))
    }
  }

  private func velocity(_ tape: inout ChoiceTape) -> Vector {
    let speeds = [0.0, 100, 300, 1000, 2000, 1, 40]
    let speed = (tape.happens(percent: 50) ? 1 : -1) * speeds[tape.number(below: speeds.count)]
    return tape.happens(percent: 60) ? Vector(dy: speed) : Vector(dx: speed)
  }

  // MARK: Other moves

  private func signal(_ form: SignalForm, _ tape: inout ChoiceTape) -> Signal {
    var values: [Signal.Value] = []
    for name in form.options {
      guard let option = field.options.first(where: { $0.name == name }),
        tape.happens(percent: 60), let value = value(of: option, &tape)
      else { continue }
      values.append(Signal.Value(name, value))
    }
    return Signal(form.name, values)
  }

  private func value(of option: SceneOption, _ tape: inout ChoiceTape) -> OptionValue? {
    switch option.kind {
    case .word(let words): tape.element(of: words).map { .word($0) }
    case .flag: .flag(tape.happens(percent: 50))
    case .number(let range, _):
      tape.element(of: [0, 0.1, 0.4, 0.5, 1, 2].filter { range.contains($0) }).map { .number($0) }
    case .count, .counts, .lengths, .size, .sizes, .timing, .curve, .faults, .file: nil
    }
  }

  private func setting(_ tape: inout ChoiceTape) -> HuntMove.Act? {
    let live = field.options.filter { $0.isLive }
    if tape.happens(percent: 50), let option = tape.element(of: live) {
      return value(of: option, &tape).map { .set(option.name, $0) }
    }
    return tape.element(of: field.rules).map { .rule($0) }
  }
}
