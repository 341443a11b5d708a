/// All inputs of a simulation since its start: the options of its scene, and every input with its
/// instant.
///
/// Time advances only on request, and the results don't depend on the size of the steps; every
/// change is an input. Therefore, the log and the current instant determine a run. Replaying the
/// log produces the same trace, byte for byte, and the same values of all paths. Adding an input
/// and copying the log have constant cost (`SharedList`).
package struct InputLog: Sendable, Hashable {
  /// An input and its instant.
  package struct Entry: Sendable, Hashable {
    /// The instant at which the input was handled.
    package let time: Instant
    /// The input; refused inputs are logged, too, because the trace records why they were refused.
    package let input: Input
  }

  /// The options with which the scene started.
  package let options: SceneOptions
  /// The inputs, in order.
  package private(set) var list = SharedList<Entry>()

  init(_ options: SceneOptions) { self.options = options }

  mutating func note(_ input: Input, at time: Instant) {
    list.append(Entry(time: time, input: input))
  }
}

extension InputLog {
  /// The connections that statements have added, in order.
  package var connections: [Connection] {
    list.compactMap { entry in
      if case .construct(.connection(let connection)) = entry.input.kind { connection } else { nil }
    }
  }

  /// Replays the first inputs, or all inputs by default, in a simulation at its start.
  fileprivate func replay(first count: Int?, in simulation: inout Simulation) {
    for entry in list.prefix(max(0, count ?? list.count)) {
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
