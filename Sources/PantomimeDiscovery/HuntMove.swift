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
    /// The fraction of the samples that is dropped.
    var dropped = 0.0
    /// The delay of the samples, in milliseconds.
    var late = 0

    /// Returns the touches, beginning at an instant in the middle of the view, or `nil` if the view
    /// isn't on the screen.
    func stream(in simulation: Simulation) -> TouchStream? {
      guard let start = simulation.visibleCenter(of: view),
        (0...simulation.screen.width).contains(start.x),
        (0...simulation.screen.height).contains(start.y)
      else { return nil }
      var made = TouchSynthesizer(from: start, by: by, over: Double(over) / 1000)
      made.dropped = dropped
      made.late = Double(late) / 1000
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
      if drag.dropped > 0 { text += " dropped=\(Numerals.text(drag.dropped))" }
      if drag.late > 0 { text += " late=\(Self.seconds(drag.late))" }
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
  /// The numbers of the move, with their names.
  package var numbers: [(name: String, value: Double)] {
    switch act {
    case .pan(let pan):
      var numbers: [(String, Double)] = []
      if case .absolute(let dx) = pan.dx { numbers.append(("dx", dx)) }
      if case .absolute(let dy) = pan.dy { numbers.append(("dy", dy)) }
      if let velocity = pan.velocity {
        if velocity.dx != 0 { numbers.append(("vx", velocity.dx)) }
        if velocity.dy != 0 || velocity.dx == 0 { numbers.append(("vy", velocity.dy)) }
      }
      return numbers
    case .drag(let drag):
      var numbers: [(String, Double)] = []
      if drag.by.dx != 0 { numbers.append(("by.x", drag.by.dx)) }
      if drag.by.dy != 0 { numbers.append(("by.y", drag.by.dy)) }
      return numbers + [("over", Double(drag.over) / 1000)]
    case .tap, .touch, .signal, .rule, .set, .start, .nothing: return []
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
      default: drag.over = max(1, Int(exactly: (value * 1000).rounded()) ?? drag.over)
      }
      move.act = .drag(drag)
    case .tap, .touch, .signal, .rule, .set, .start, .nothing: break
    }
    return move
  }
}

/// The choices of a hunt: a sequence of numbers that a seed determines.
package struct ChoiceTape: Sendable {
  private var state: UInt64

  package init(seed: UInt64, block: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 &+ block &* 0xD1B5_4A32_D192_ED03
    _ = next()
  }

  /// Returns 64 bits (SplitMix64).
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns a number from 0 up to a bound.
  mutating func number(below bound: Int) -> Int {
    bound <= 1 ? 0 : Int(truncatingIfNeeded: (next() >> 33) % UInt64(bound))
  }

  /// Returns an element, or `nil` if there is none.
  mutating func element<Element>(of all: [Element]) -> Element? {
    all.isEmpty ? nil : all[number(below: all.count)]
  }

  /// Returns whether an event with a probability in percent happens.
  mutating func happens(percent: Int) -> Bool { number(below: 100) < percent }
}
