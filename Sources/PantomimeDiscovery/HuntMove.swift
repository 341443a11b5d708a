package import PantomimeKit

/// A move of a hunt: what happens next, and how long after the move before it.
package struct HuntMove: Sendable, Hashable {
  /// The time between two moves.
  package enum Gap: Sendable, Hashable {
    /// None.
    case none
    /// A number of milliseconds.
    case milliseconds(Int)
    /// Until everything is at rest.
    case rest
  }

  /// The action of a move.
  package enum Act: Sendable, Hashable {
    case tap(String)
    case pan(PanInput)
    case drag(FingerDrag)
    case touch(Touch)
    case signal(Signal)
    case rule(String?)
    case set(String, OptionValue)
    case start
    /// Only the gap passes.
    case nothing
  }

  package var gap: Gap
  package var act: Act

  package init(_ act: Act, after gap: Gap = .none) { (self.act, self.gap) = (act, gap) }

  /// A finger that touches down on a view, moves and lifts off.
  package struct FingerDrag: Sendable, Hashable {
    var view: String
    var by: Vector
    /// The duration, in milliseconds.
    var over: Int
    /// The time for which the finger rests before it moves, in milliseconds.
    var press = 0
    /// The fraction of the samples that is dropped.
    var dropped = 0.0
    /// The fraction of the events that is late.
    var late = 0.0
    /// The fraction of the moves that are delivered twice.
    var twice = 0.0

    /// Returns the touches, beginning at an instant in the middle of the view, or `nil` if the view
    /// isn't on the screen.
    func stream(in simulation: Simulation) -> TouchStream? {
      guard let start = simulation.visibleCenter(of: view),
        (0...simulation.screen.width).contains(start.x),
        (0...simulation.screen.height).contains(start.y)
      else { return nil }
      var made = TouchSynthesizer(from: start, by: by, over: Double(over) / 1000)
      made.press = Double(press) / 1000
      (made.dropped, made.late, made.twice) = (dropped, late, twice)
      return try? made.stream(from: simulation.now)
    }
  }
}

// MARK: - Statements

extension HuntMove.Act {
  /// The statement that makes the move.
  package var statement: String {
    switch self {
    case .tap(let view): return "tap on=\(view)"
    case .pan(let pan): return "pan \(pan.state.rawValue)" + Self.options(of: pan)
    case .drag(let drag):
      var text = "drag on=\(drag.view) by=\(Self.pair(drag.by))"
      if drag.over != 300 { text += " over=\(Self.seconds(drag.over))" }
      if drag.press > 0 { text += " press=\(Self.seconds(drag.press))" }
      if drag.dropped > 0 { text += " drop=\(Numerals.text(drag.dropped))" }
      if drag.late > 0 { text += " late=\(Numerals.text(drag.late))" }
      if drag.twice > 0 { text += " twice=\(Numerals.text(drag.twice))" }
      return text
    case .touch(let touch):
      let id = touch.id == 1 ? "" : " id=\(touch.id)"
      switch touch.phase {
      case .down, .move:
        let (x, y) = (Numerals.text(touch.place.x), Numerals.text(touch.place.y))
        return "touch \(touch.phase == .down ? "down" : "move") x=\(x) y=\(y)\(id)"
      case .up: return "touch up\(id)"
      case .cancel: return "touch cancel"
      case .lost: return "touch lost\(id)"
      }
    case .signal(let signal):
      return ([signal.name] + signal.values.map { "\($0.option)=\($0.value.text)" })
        .joined(separator: " ")
    case .rule(let name): return "set rule=\(name ?? "scene")"
    case .set(let option, let value): return "set \(option)=\(value.text)"
    case .start: return "start"
    case .nothing: return ""
    }
  }

  private static func options(of pan: PanInput) -> String {
    var text = ""
    func component(_ name: String, _ component: PanInput.Component) {
      switch component {
      case .kept: break
      case .absolute(let value): text += " \(name)=\(Numerals.text(value))"
      case .relative(let value): text += " \(name)+=\(Numerals.text(value))"
      }
    }
    component("dx", pan.dx)
    component("dy", pan.dy)
    if let velocity = pan.velocity {
      if velocity.dx != 0 { text += " vx=\(Numerals.text(velocity.dx))" }
      if velocity.dy != 0 || velocity.dx == 0 { text += " vy=\(Numerals.text(velocity.dy))" }
    }
    if let view = pan.view { text += " on=\(view)" }
    return text
  }

  private static func pair(_ vector: Vector) -> String {
    "\(Numerals.text(vector.dx)),\(Numerals.text(vector.dy))"
  }

  private static func seconds(_ milliseconds: Int) -> String {
    Numerals.text(Double(milliseconds) / 1000)
  }

  /// Whether raw touches make the move, which excludes a pan that is only reported.
  var isOfFinger: Bool {
    switch self {
    case .drag, .touch: true
    case .tap, .pan, .signal, .rule, .set, .start, .nothing: false
    }
  }
}

// MARK: - Numbers

extension HuntMove {
  /// A number of a move.
  package struct Number: Sendable, Hashable {
    /// The name in the statement.
    package let name: String
    package let value: Double
    /// The amount by which a search changes the number.
    package var step = 1.0
  }

  /// The numbers of the move, except the gap.
  package var numbers: [Number] {
    switch act {
    case .pan(let pan):
      var numbers: [Number] = []
      if case .absolute(let dx) = pan.dx { numbers.append(Number(name: "dx", value: dx)) }
      if case .absolute(let dy) = pan.dy { numbers.append(Number(name: "dy", value: dy)) }
      if let velocity = pan.velocity {
        if velocity.dx != 0 { numbers.append(Number(name: "vx", value: velocity.dx)) }
        if velocity.dy != 0 || velocity.dx == 0 {
          numbers.append(Number(name: "vy", value: velocity.dy))
        }
      }
      return numbers
    case .drag(let drag):
      var numbers: [Number] = []
      if drag.by.dx != 0 { numbers.append(Number(name: "by.x", value: drag.by.dx)) }
      if drag.by.dy != 0 { numbers.append(Number(name: "by.y", value: drag.by.dy)) }
      numbers.append(Number(name: "over", value: Double(drag.over) / 1000, step: 0.001))
      if drag.press > 0 {
        numbers.append(Number(name: "press", value: Double(drag.press) / 1000, step: 0.001))
      }
      for (name, share) in [("drop", drag.dropped), ("late", drag.late), ("twice", drag.twice)]
      where share > 0 {
        numbers.append(Number(name: name, value: share, step: 0.01))
      }
      return numbers
    case .touch(let touch):
      switch touch.phase {
      case .down, .move:
        return [
          Number(name: "x", value: touch.place.x), Number(name: "y", value: touch.place.y),
        ]
      case .up, .cancel, .lost: return []
      }
    case .signal(let signal):
      return signal.values.compactMap { value in
        guard case .number(let number) = value.value else { return nil }
        return Number(name: value.option, value: number, step: 0.01)
      }
    case .set(let option, .number(let number)):
      return [Number(name: option, value: number, step: 0.01)]
    case .tap, .rule, .set, .start, .nothing: return []
    }
  }

  /// Returns the move with another value for a number.
  package func setting(_ name: String, to value: Double) -> HuntMove {
    var move = self
    switch act {
    case .pan(var pan):
      switch name {
      case "dx": pan.dx = .absolute(value)
      case "dy": pan.dy = .absolute(value)
      case "vx": pan.velocity = Vector(dx: value, dy: pan.velocity?.dy ?? 0)
      default: pan.velocity = Vector(dx: pan.velocity?.dx ?? 0, dy: value)
      }
      move.act = .pan(pan)
    case .drag(var drag):
      switch name {
      case "by.x": drag.by.dx = value
      case "by.y": drag.by.dy = value
      case "press": drag.press = Int(exactly: (value * 1000).rounded()) ?? drag.press
      case "drop": drag.dropped = value
      case "late": drag.late = value
      case "twice": drag.twice = value
      default: drag.over = max(1, Int(exactly: (value * 1000).rounded()) ?? drag.over)
      }
      move.act = .drag(drag)
    case .touch(var touch):
      if name == "x" { touch.place.x = value } else { touch.place.y = value }
      move.act = .touch(touch)
    case .signal(let signal):
      let values = signal.values.map { other in
        other.option == name ? Signal.Value(name, .number(value)) : other
      }
      move.act = .signal(Signal(signal.name, values))
    case .set(let option, _): move.act = .set(option, .number(value))
    case .tap, .rule, .start, .nothing: break
    }
    return move
  }
}
