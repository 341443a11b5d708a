/// All inputs of a simulation since it began: the options of its scene, and every input with its
/// instant.
///
/// Time passes only on request and gives the same results however it is divided, and every change
/// enters as an input; so the log and the present instant determine a run. Replayed, it gives the
/// same trace, byte for byte, and the same values of all paths. Adding an input has constant cost,
/// and so has copying the log (`SharedList`). Reports of pans and touches, of which there may be
/// millions, are stored as their numbers.
public struct InputLog: Sendable, Hashable {
  /// An input and its instant.
  public struct Entry: Sendable, Hashable {
    /// The instant at which it was handled.
    public let time: Instant
    /// The input; refused inputs are logged as well, since a misuse is in the trace.
    public let input: Input
  }

  /// The options that the scene began with.
  public let options: SceneOptions
  /// The inputs, in order.
  package private(set) var inputs = Inputs()

  init(_ options: SceneOptions) { self.options = options }

  mutating func note(_ input: Input, at time: Instant) {
    inputs.append(Entry(time: time, input: input))
  }

  /// The inputs, in order, in a separate list.
  ///
  /// - Complexity: O(*n*), where *n* is their number: the list is made on demand. To look at some
  ///   of them, use `inputs`.
  public var entries: SharedList<Entry> { SharedList(inputs) }

  /// Inputs and their instants: recent ones unpacked, earlier ones packed.
  package struct Inputs: RandomAccessCollection, Sendable, Hashable {
    private var packed = SharedList<PackedInputs>()
    private var recent: [Entry] = []

    fileprivate init() {}

    /// 0: nothing is ever dropped.
    package var startIndex: Int { 0 }
    /// The number of inputs.
    package var endIndex: Int { packed.count * PackedInputs.most + recent.count }

    /// The input at an index, counted from 0.
    ///
    /// - Complexity: O(log *n*), to a base of 32.
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
  /// Replays the first inputs in a simulation at its start, all of them unless a count is given.
  fileprivate func replay(first count: Int?, in simulation: inout Simulation) {
    for entry in inputs.prefix(max(0, count ?? inputs.count)) {
      // Times never decrease, and an input that was refused is refused again.
      _ = try? simulation.advance(to: entry.time)
      try? simulation.handle(entry.input)
    }
  }
}

extension Simulation {
  /// Starts a scene with the options of a log, and replays its first inputs, all of them unless a
  /// count is given.
  ///
  /// The clock is then at the last of those inputs.
  ///
  /// - Throws: `OptionError` if the options belong to another scene, which doesn't accept them.
  public init<S: TransitionScene>(
    _ type: S.Type, replaying log: InputLog, first count: Int? = nil
  ) throws(OptionError) {
    try self.init(type, options: log.options)
    log.replay(first: count, in: &self)
  }

  /// Returns the same run replayed from its log, up to a number of its inputs, and then to an
  /// instant: by default all inputs, and the present instant.
  ///
  /// An instant before the last of those inputs is replaced by that input's.
  ///
  /// - Throws: `OptionError`, which the scene did not when it began.
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
