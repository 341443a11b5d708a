/// Consecutive inputs of a log, in compact form.
///
/// A pan or a touch event is stored as its instant, a word that describes its contents, and its
/// numbers; any other input is stored unchanged.
struct PackedInputs: Sendable {
  /// The capacity; our choice.
  static let most = 32

  private var words: [UInt64] = []
  /// The inputs that can't be stored as numbers.
  private var others: [Input] = []

  /// The contents of the second word of an input, starting at its lowest byte: the kind, the number
  /// of words, and their meaning.
  private enum Kind: UInt64 {
    case other, pan, touches
  }

  init(_ entries: [InputLog.Entry]) {
    // Most inputs are pans with one or two numbers.
    words.reserveCapacity(4 * entries.count)
    for entry in entries { add(entry) }
    // Nothing is added later, so the spare capacity is released.
    if words.capacity > words.count { words = Array(words[...]) }
  }

  private mutating func add(_ entry: InputLog.Entry) {
    words.append(UInt64(bitPattern: entry.time.nanoseconds))
    let place = words.count
    words.append(0)
    let (kind, facts) = pack(entry.input)
    let count = UInt64(words.count - place + 1)
    words[place] = kind.rawValue | count << 8 | facts << 16
  }

  /// Adds the numbers of an input, or the input itself, and returns their description.
  private mutating func pack(_ input: Input) -> (Kind, facts: UInt64) {
    switch input {
    case .pan(let pan):
      if let facts = PackedInputs.facts(of: pan) {
        add(pan)
        return (.pan, facts)
      }
    case .touch(let touches):
      if touches.count <= PackedInputs.mostTouches {
        var facts = UInt64(touches.count)
        for (index, touch) in touches.enumerated() {
          facts |= PackedInputs.number(of: touch.phase) << (8 + 3 * UInt64(index))
          words.append(UInt64(bitPattern: Int64(touch.id)))
          words.append(touch.place.x.bitPattern)
          words.append(touch.place.y.bitPattern)
        }
        return (.touches, facts)
      }
    default: break
    }
    others.append(input)
    return (.other, UInt64(others.count - 1))
  }

  /// The input at an index, counted from 0.
  subscript(index: Int) -> InputLog.Entry {
    var place = 0
    for _ in 0..<index { place += Int(truncatingIfNeeded: words[place + 1] >> 8) & 0xFF }
    let time = Instant(nanoseconds: Int64(bitPattern: words[place]))
    let facts = words[place + 1] >> 16
    let input: Input
    switch Kind(rawValue: words[place + 1] & 0xFF) {
    case .pan: input = .pan(pan(facts, at: place + 2))
    case .touches: input = .touch(touches(facts, at: place + 2))
    case .other, nil: input = others[Int(truncatingIfNeeded: facts)]
    }
    return InputLog.Entry(time: time, input: input)
  }
}

extension PackedInputs: Hashable {
  /// Returns whether two sequences contain the same inputs; numbers are compared as numbers.
  static func == (one: PackedInputs, other: PackedInputs) -> Bool {
    if one.words == other.words, one.others == other.others { return true }
    guard one.count == other.count else { return false }
    for index in 0..<one.count where one[index] != other[index] { return false }
    return true
  }

  /// Feeds the inputs to a hasher.
  func hash(into hasher: inout Hasher) {
    for index in 0..<count { hasher.combine(self[index]) }
  }

  private var count: Int {
    var (count, place) = (0, 0)
    while place < words.count {
      place += Int(truncatingIfNeeded: words[place + 1] >> 8) & 0xFF
      count += 1
    }
    return count
  }
}

// MARK: - Pans

extension PackedInputs {
  /// Returns the description of a pan: its state, whether and how each component of the translation
  /// is given, and whether it has a velocity and a location; `nil` if the pan names a view.
  private static func facts(of pan: PanInput) -> UInt64? {
    guard pan.view == nil, let state = number(of: pan.state) else { return nil }
    return state | number(of: pan.dx) << 4 | number(of: pan.dy) << 6
      | (pan.velocity == nil ? 0 : 1 << 8) | (pan.location == nil ? 0 : 1 << 9)
  }

  private static func number(of state: GestureState) -> UInt64? {
    switch state {
    case .began: 0
    case .changed: 1
    case .ended: 2
    case .cancelled: 3
    default: nil
    }
  }

  private static func number(of component: PanInput.Component) -> UInt64 {
    switch component {
    case .kept: 0
    case .absolute: 1
    case .relative: 2
    }
  }

  private mutating func add(_ pan: PanInput) {
    add(pan.dx)
    add(pan.dy)
    if let velocity = pan.velocity {
      words.append(velocity.dx.bitPattern)
      words.append(velocity.dy.bitPattern)
    }
    if let place = pan.location {
      words.append(place.x.bitPattern)
      words.append(place.y.bitPattern)
    }
  }

  private mutating func add(_ component: PanInput.Component) {
    switch component {
    case .kept: break
    case .absolute(let number), .relative(let number): words.append(number.bitPattern)
    }
  }

  private func pan(_ facts: UInt64, at start: Int) -> PanInput {
    var place = start
    func next() -> Double {
      defer { place += 1 }
      return Double(bitPattern: words[place])
    }
    func component(_ number: UInt64) -> PanInput.Component {
      switch number & 3 {
      case 1: .absolute(next())
      case 2: .relative(next())
      default: .kept
      }
    }
    let states: [GestureState] = [.began, .changed, .ended, .cancelled]
    var pan = PanInput(states[Int(truncatingIfNeeded: facts & 3)])
    pan.dx = component(facts >> 4)
    pan.dy = component(facts >> 6)
    if facts & 1 << 8 != 0 { pan.velocity = Vector(dx: next(), dy: next()) }
    if facts & 1 << 9 != 0 { pan.location = Point(x: next(), y: next()) }
    return pan
  }
}

// MARK: - Touches

extension PackedInputs {
  /// The maximum number of fingers whose phases fit into a word; events with more are stored
  /// unchanged.
  private static let mostTouches = 13

  private static func number(of phase: Touch.Phase) -> UInt64 {
    switch phase {
    case .down: 0
    case .move: 1
    case .up: 2
    case .cancel: 3
    case .lost: 4
    }
  }

  private func touches(_ facts: UInt64, at start: Int) -> [Touch] {
    let phases: [Touch.Phase] = [.down, .move, .up, .cancel, .lost]
    let count = Int(truncatingIfNeeded: facts & 0xFF)
    return (0..<count).map { index in
      let place = start + 3 * index
      let phase = Int(truncatingIfNeeded: facts >> (8 + 3 * UInt64(index)) & 7)
      return Touch(
        phases[phase], id: Int(truncatingIfNeeded: Int64(bitPattern: words[place])),
        at: Point(
          x: Double(bitPattern: words[place + 1]), y: Double(bitPattern: words[place + 2])))
    }
  }
}
