/// All inputs of a simulation since its start: the options of its scene, and every input with its
/// instant.
///
/// Time advances only on request, with the same results however it is divided, and every change is
/// an input, so the log and the current instant determine a run. Replaying the log produces the
/// same trace, byte for byte, and the same values of all paths. Adding an input and copying the log
/// have constant cost (`SharedList`). Reports of pans and touches, of which there may be millions,
/// are stored as plain numbers.
public struct InputLog: Sendable, Hashable {
  /// An input and its instant.
  public struct Entry: Sendable, Hashable {
    /// The instant at which it was handled.
    public let time: Instant
    /// The input; refused inputs are logged, too, because the trace contains their misuse.
    public let input: Input
  }

  /// The options with which the scene started.
  public let options: SceneOptions
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

  /// Inputs and their instants: recent inputs unpacked, earlier ones packed.
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
  /// Replays the first inputs, by default all, in a simulation at its start.
  fileprivate func replay(first count: Int?, in simulation: inout Simulation) {
    for entry in inputs.prefix(max(0, count ?? inputs.count)) {
      // Times never decrease, and a refused input is refused again.
      _ = try? simulation.advance(to: entry.time)
      try? simulation.handle(entry.input)
    }
  }
}

extension Simulation {
  /// Starts a scene with the options of a log, and replays its first inputs, by default all.
  ///
  /// The clock is then at the instant of the last of those inputs.
  ///
  /// - Throws: `OptionError` if the options belong to another scene, which doesn't accept them.
  public init<S: TransitionScene>(
    _ type: S.Type, replaying log: InputLog, first count: Int? = nil
  ) throws(OptionError) {
    try self.init(type, options: log.options)
    log.replay(first: count, in: &self)
  }

  /// Returns the same run, replayed from its log up to a number of inputs, and then advanced to an
  /// instant: by default, all inputs and the current instant.
  ///
  /// An instant before the last of those inputs is replaced with the instant of that input.
  ///
  /// - Throws: `OptionError` if the scene rejects options that it accepted when it started.
  public func replayed(
    first count: Int? = nil, until instant: Instant? = nil
  ) throws(OptionError) -> Simulation {
    let start = try Contents(look { $0.traits }, log.options)
    var simulation = self
    simulation.change { $0 = start }
    log.replay(first: count, in: &simulation)
    _ = try? simulation.advance(to: max(simulation.now, instant ?? now))
    return simulation
  }
}
