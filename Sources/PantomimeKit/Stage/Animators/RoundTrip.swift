/// The place at which the outward or the return run of a round trip ends.
public enum RoundTripPlace: String, Sendable, Hashable, CaseIterable {
  /// At the original values.
  case home
  /// At the targets of the blocks.
  case out
}

/// The round trip of an animator: an outward run moves to the targets of its blocks, and the next
/// run returns home, to the earlier values.
///
/// Without a round trip, an animator needs new blocks before each run. A round trip keeps its
/// blocks: each outward run executes them, and each return run reverts them.
struct RoundTrip: Sendable {
  /// Whether a return run follows each outward run; otherwise every run is an outward one.
  var returns = true
  /// The place that the last completed run reached; initially `home`.
  private(set) var place = RoundTripPlace.home
  /// The blocks that an outward run executes.
  private var blocks: [QueuedBlock]
  /// The blocks that revert `blocks`, by restoring the model values from the start of the last
  /// outward run.
  private var originals: [QueuedBlock] = []

  /// Creates a round trip from the blocks of an outward run.
  init(_ blocks: [QueuedBlock]) { self.blocks = blocks }

  /// The place to which the current run moves, or the next run if none is in flight.
  var destination: RoundTripPlace { returns && place == .out ? .home : .out }

  /// The changes that an outward run makes.
  var steps: [PropertyStep] { blocks.flatMap { $0.steps } }

  /// Adds a block to all later outward runs.
  mutating func add(_ block: QueuedBlock) { blocks.append(block) }

  /// Returns the blocks of a run that begins now.
  mutating func begin(on views: ViewBoard) -> [QueuedBlock] {
    guard destination == .out else { return originals }
    remember { views.slots[$0].model.lanes }
    return blocks
  }

  /// Stores the initial values of an outward run that is already in flight; the closure returns the
  /// initial value of a slot.
  mutating func remember(_ lanes: (Int) -> SIMD4<Double>) {
    originals = blocks.map { block in
      .setting(
        block.steps.map { $0.leading(to: lanes($0.slot)) }, delayFactor: block.delayFactor)
    }
  }

  /// Records the end of a run, and returns the place at that position, or `nil` if the run stopped
  /// between the two places.
  mutating func ended(at position: Position) -> RoundTripPlace? {
    switch position {
    case .end:
      place = destination
      return place
    case .start: return destination == .out ? .home : .out
    case .current: return nil
    }
  }
}

extension QueuedBlock {
  /// Returns a block that makes the given changes, whose paths are already resolved.
  static func setting(_ steps: [PropertyStep], delayFactor: Double = 0) -> QueuedBlock {
    QueuedBlock(
      block: { stage in for step in steps { step.apply(to: &stage) } }, delayFactor: delayFactor,
      steps: steps)
  }
}
