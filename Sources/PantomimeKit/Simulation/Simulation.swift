/// A scene on its stage, with its gestures, its clock and its trace.
///
/// Inputs are handled at the current instant; time passes only in `advance(to:)`. Everything due at
/// an instant is delivered before any input of that instant; simultaneous ends are delivered in the
/// order in which their runs were started, and an end that an input causes follows that input
/// immediately (U19).
///
/// A simulation is a value: a copy is a fork. Copies share their contents until one of them
/// changes.
///
/// ```swift
/// var simulation = try Simulation(Curtain.self, options: SceneOptions(Curtain.options))
/// try simulation.handle(.tap(view: "curtain"))
/// _ = try simulation.advance(to: Instant(seconds: 0.25))
/// let raised = simulation.read("curtain.frame.y")  // −400 pt
/// ```
public struct Simulation: Sendable {
  // Every change makes the cell unique first, which the compiler can't see.
  nonisolated(unsafe) private var cell: Cell

  /// Starts a scene at the instant 0.
  ///
  /// - Throws: `OptionError` if an option is undeclared or has an invalid value, or if the options
  ///   are inconsistent.
  public init<S: TransitionScene>(_ type: S.Type, options: SceneOptions) throws(OptionError) {
    cell = Cell(try Contents(SceneTraits(type), options))
  }

  /// Starts a scene at the instant 0 with its default options.
  ///
  /// - Throws: `OptionError` if the defaults are inconsistent.
  public init<S: TransitionScene>(_ type: S.Type) throws(OptionError) {
    try self.init(type, options: SceneOptions(S.options))
  }

  /// Calls a function with the contents, which the function must not change.
  //
  // An object's property is copied before it is read, because it could change at any time for all
  // that the compiler knows; a copy takes some two thousand instructions. Passed as `inout`, it
  // can't change elsewhere, unless the call is inlined.
  @inline(never)
  func look<Value>(_ body: (inout Contents) -> Value) -> Value { body(&cell.contents) }

  /// Calls a function with contents that no copy of the simulation shares.
  mutating func change<Value>(_ body: (inout Contents) -> Value) -> Value {
    Cell.makeUnique(&cell)
    return body(&cell.contents)
  }

  /// Returns whether two simulations are copies of each other and neither has changed since.
  package func isShared(with other: Simulation) -> Bool { cell === other.cell }
}

/// The shared contents of simulations that are copies of one another.
private final class Cell {
  // A simulation changes its cell only if it is the sole owner, and a simulation is a value.
  @exclusivity(unchecked) var contents: Simulation.Contents

  init(_ contents: Simulation.Contents) { self.contents = contents }

  /// Copies the contents if a copy of the simulation shares them.
  @inline(__always)
  static func makeUnique(_ cell: inout Cell) {
    if !isKnownUniquelyReferenced(&cell) { cell = cell.copy() }
  }

  @inline(never)
  private func copy() -> Cell { Cell(contents) }
}

// MARK: - Changing

extension Simulation {
  /// Handles an input at the current instant.
  ///
  /// - Throws: `InputError` if the input had no effect; the simulation stays usable, and is
  ///   unchanged if the input was impossible.
  public mutating func handle(_ input: Input) throws(InputError) {
    Cell.makeUnique(&cell)
    try cell.contents.handle(input)
  }

  /// Advances the clock to an instant, and delivers everything that becomes due until then.
  ///
  /// - Returns: `reached`, or `endless` if an endless chain was cut off.
  /// - Throws: `ImpossibleInputError.timeGoesBack`.
  public mutating func advance(to instant: Instant) throws(ImpossibleInputError) -> Halt {
    Cell.makeUnique(&cell)
    // In most frames nothing happens: only the clock moves.
    if cell.contents.stage.passesQuietly(to: instant) { return .reached }
    return try cell.contents.advance(to: instant, maxSteps: .max, stopsAtNews: false)
  }

  /// Advances the clock to an instant, but through at most a number of instants at which something
  /// is due.
  ///
  /// - Returns: The reason why time stopped: `reached`, `limit`, or `endless`.
  /// - Throws: `ImpossibleInputError.timeGoesBack`.
  public mutating func advance(
    to instant: Instant, maxSteps count: Int
  ) throws(ImpossibleInputError) -> Halt {
    Cell.makeUnique(&cell)
    return try cell.contents.advance(to: instant, maxSteps: count, stopsAtNews: false)
  }

  /// Advances the clock as `advance(to:maxSteps:)` does, but no further than the first instant at
  /// which something is recorded; everything else due at that instant is delivered, too.
  ///
  /// - Returns: The reason why time stopped: `reached`, `news`, `limit`, or `endless`.
  /// - Throws: `ImpossibleInputError.timeGoesBack`.
  public mutating func advance(
    toNextEventBefore instant: Instant, maxSteps count: Int
  ) throws(ImpossibleInputError) -> Halt {
    Cell.makeUnique(&cell)
    return try cell.contents.advance(to: instant, maxSteps: count, stopsAtNews: true)
  }

  /// Returns the presentation value of a slot, or zero if the stage has no such slot.
  @usableFromInline
  func lanes(at slot: Int) -> SIMD4<Double> {
    Presentation.lanesAtAGlance(slot, on: &cell.contents.stage)
      ?? look { Presentation.lanes(at: slot, on: $0.stage) }
  }

  /// Records, at the end of a run, everything that must not be released in its current state.
  public mutating func endScene() -> [Trace.Entry] {
    change { contents in
      let count = contents.stage.ledger.trace.count
      contents.stage.animators.conclude(in: &contents.stage.ledger)
      return Array(contents.stage.ledger.trace.entries[count...])
    }
  }
}
