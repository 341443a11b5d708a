/// All inputs of a simulation since its start: the options of its scene, and every input with its
/// instant.
///
/// Time advances only on request, and the results don't depend on the size of the steps; every
/// change is an input. Therefore, the log and the current instant determine a run. Replaying the
/// log produces the same trace, byte for byte, and the same values of all paths. Adding an input
/// and copying the log have constant cost (`SharedList`). Reports of pans and touches, of which
/// there may be millions, are stored as plain numbers.
public struct InputLog: Sendable, Hashable {
  /// An input and its instant.
  public struct Entry: Sendable, Hashable {
    /// The instant at which the input was handled.
    public let time: Instant
    /// The input; refused inputs are logged, too, because the trace records why they were refused.
    public let input: Input
  }

  /// The options with which the scene started.
  package let options: SceneOptions
  /// The inputs, in order.
  package private(set) var inputs = Inputs()

  init(_ options: SceneOptions) { self.options = options }

  mutating func note(_ input: Input, at time: Instant) {
    inputs.append(Entry(time: time, input: input))
  }

  /// The inputs, in order, as a separate list.
  ///
  /// - Complexity: O(*n*), where *n* is the number of inputs: the list is created on demand. To
  ///   read only some inputs, use `inputs`.
  public var entries: SharedList<Entry> { SharedList(inputs) }

  /// Inputs and their instants; only the most recent inputs aren't packed.
  package struct Inputs: RandomAccessCollection, Sendable, Hashable {
    private var packed = SharedList<PackedInputs>()
    private var recent: [Entry] = []

    fileprivate init() {}

    /// Always 0, because nothing is ever dropped.
    package var startIndex: Int { 0 }
    /// The number of inputs.
    package var endIndex: Int { packed.count * PackedInputs.most + recent.count }

    /// The input at an index, counted from 0.
    ///
    /// - Complexity: O(log *n*), with base 32.
    package subscript(index: Int) -> Entry {
      let piece = index / PackedInputs.most
      return piece < packed.count
        ? packed[piece][index % PackedInputs.most]
        : recent[index - packed.count * PackedInputs.most]
    }

    fileprivate mutating func append(_ entry: Entry) {
      recent.append(entry)
      guard recent.count == PackedInputs.most else { return }
      packed.append(PackedInputs(recent))
      recent = []
    }
  }
}

extension InputLog {
  /// Replays the first inputs, or all inputs by default, in a simulation at its start.
  fileprivate func replay(first count: Int?, in simulation: inout Simulation) {
    for entry in inputs.prefix(max(0, count ?? inputs.count)) {
      // Times never decrease, and an input that was refused is refused again.
      _ = try? simulation.advance(to: entry.time)
      try? simulation.handle(entry.input)
    }
  }
}

extension Simulation {
  /// Starts a scene with the options of a log, and replays the log's first inputs, or all by
  /// default.
  ///
  /// Afterward, the clock is at the instant of the last replayed input.
  ///
  /// - Throws: `OptionError` if the scene doesn't accept the options, because they belong to
  ///   another scene.
  package init<S: TransitionScene>(
    _ type: S.Type, replaying log: InputLog, first count: Int? = nil
  ) throws(OptionError) {
    try self.init(type, options: log.options)
    log.replay(first: count, in: &self)
  }

  /// Returns the run that results from replaying this run's first inputs and then advancing to an
  /// instant; by default, replays all inputs and advances to the current instant.
  ///
  /// An instant before the last replayed input is replaced with the instant of that input.
  ///
  /// - Throws: `OptionError` if the scene rejects options that it accepted when it started.
  package func replayed(
    first count: Int? = nil, until instant: Instant? = nil
  ) throws(OptionError) -> Simulation {
    var simulation = Simulation(try Contents(look { $0.traits }, log.options))
    log.replay(first: count, in: &simulation)
    _ = try? simulation.advance(to: max(simulation.now, instant ?? now))
    return simulation
  }
}

/// Consecutive inputs of a log, in compact form.
///
/// A pan or a touch event is stored as its instant, a word that describes its contents, and its
/// numbers; any other input is stored unchanged.
struct PackedInputs: Sendable {
  /// The number of inputs in a full block; our choice.
  static let most = 32

  private var words: [UInt64] = []
  /// The inputs that can't be stored as numbers.
  private var others: [Input] = []

  /// The kind of an input, stored in the lowest byte of the input's second word, and followed by the
  /// number of words and a description of them.
  private enum Kind: UInt64 {
    case other, pan, touches
  }

  init(_ entries: [InputLog.Entry]) {
    // Most inputs are pans with one or two numbers.
    words.reserveCapacity(4 * entries.count)
    for entry in entries { add(entry) }
    // No inputs are added later, so the spare capacity is released.
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

  /// Adds the numbers of an input, or the input itself, and returns a description of what was
  /// added.
  private mutating func pack(_ input: Input) -> (Kind, facts: UInt64) {
    switch input.kind {
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
  /// Returns the description of a pan, or `nil` if the pan names a view: its state, whether and how
  /// each component of the translation is given, and whether it has a velocity and a location.
  private static func facts(of pan: PanInput) -> UInt64? {
    guard pan.view == nil, let state = number(of: pan.state) else { return nil }
    return state | number(of: pan.dx) << 4 | number(of: pan.dy) << 6
      | (pan.velocity == nil ? 0 : 1 << 8) | (pan.location == nil ? 0 : 1 << 9)
  }

  private static func number(of state: RecognizerState) -> UInt64? {
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
    let states: [RecognizerState] = [.began, .changed, .ended, .cancelled]
    var pan = PanInput(states[Int(truncatingIfNeeded: facts & 3)])
    pan.dx = component(facts >> 4)
    pan.dy = component(facts >> 6)
    if facts & 1 << 8 != 0 { pan.velocity = Vector(dx: next(), dy: next()) }
    if facts & 1 << 9 != 0 { pan.location = Point2D(x: next(), y: next()) }
    return pan
  }
}

// MARK: - Touches

extension PackedInputs {
  /// The maximum number of fingers whose phases fit into a word; touch events with more fingers are
  /// stored unchanged.
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
        at: Point2D(
          x: Double(bitPattern: words[place + 1]), y: Double(bitPattern: words[place + 2])))
    }
  }
}
