/// The place at which a run of a round trip ends, and where the animator rests afterwards.
public enum RoundTripPlace: String, Sendable, Hashable, CaseIterable {
  /// At the original values.
  case home
  /// At the targets of the block.
  case out
}

/// The round trip of an animator: a run goes out, to the targets of its blocks, and the next one
/// home, to the values before.
///
/// An animator that is filled before each start needs a new block for every run. Here the blocks
/// are kept: each run out executes them, and each run home reverts them.
struct RoundTrip: Sendable {
  /// Whether the run after one that went out goes home; otherwise every run goes out.
  var returns = true
  /// The place that the last completed run reached; initially home.
  private(set) var place = RoundTripPlace.home
  /// The blocks that a run out executes.
  private var blocks: [QueuedBlock]
  /// The blocks that revert each of those: the models' values at the beginning of the last run out.
  private var originals: [QueuedBlock] = []

  /// Creates a round trip from the blocks of a run out.
  init(_ blocks: [QueuedBlock]) { self.blocks = blocks }

  /// The target of the present run, or of the next one if none is in flight.
  var destination: RoundTripPlace { returns && place == .out ? .home : .out }

  /// The changes of a run out.
  var steps: [PropertyStep] { blocks.flatMap { $0.steps } }

  /// Adds a block, for all later runs out.
  mutating func add(_ block: QueuedBlock) { blocks.append(block) }

  /// Returns the blocks of a run that begins now.
  mutating func begin(on views: ViewBoard) -> [QueuedBlock] {
    guard destination == .out else { return originals }
    remember { views.slots[$0].model.lanes }
    return blocks
  }

  /// Stores the initial values of a run out that is already in flight, given a closure that returns
  /// them by slot.
  mutating func remember(_ lanes: (Int) -> SIMD4<Double>) {
    originals = blocks.map { block in
      .setting(
        block.steps.map { $0.leading(to: lanes($0.slot)) }, delayFactor: block.delayFactor)
    }
  }

  /// Notes an end, and returns the place at that position, or `nil` if the run was stopped in
  /// between.
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
  /// Returns a block of changes whose locations are resolved.
  static func setting(_ steps: [PropertyStep], delayFactor: Double = 0) -> QueuedBlock {
    QueuedBlock(
      block: { stage in for step in steps { step.apply(to: &stage) } }, delayFactor: delayFactor,
      steps: steps)
  }
}
