/// The place at which a run of a round trip ends and the animator stays.
public enum RoundTripPlace: String, Sendable, Hashable, CaseIterable {
  /// At the original values.
  case home
  /// At the targets of the block.
  case out
}

/// The round trip of an animator: one run goes out, to the targets of its blocks, and the next one
/// home, to the earlier values.
///
/// Any other animator needs new blocks before each run. A round trip keeps its blocks: each run out
/// executes them, and each run home reverts them.
struct RoundTrip: Sendable {
  /// Whether a run home follows a run out; otherwise every run goes out.
  var returns = true
  /// The place that the last completed run reached; initially home.
  private(set) var place = RoundTripPlace.home
  /// The blocks that a run out executes.
  private var blocks: [QueuedBlock]
  /// The blocks that revert those, with the model values at the start of the last run out.
  private var originals: [QueuedBlock] = []

  /// Creates a round trip from the blocks of a run out.
  init(_ blocks: [QueuedBlock]) { self.blocks = blocks }

  /// The target of the current run, or of the next one if none is in flight.
  var destination: RoundTripPlace { returns && place == .out ? .home : .out }

  /// The changes of a run out.
  var steps: [PropertyStep] { blocks.flatMap { $0.steps } }

  /// Adds a block to all later runs out.
  mutating func add(_ block: QueuedBlock) { blocks.append(block) }

  /// Returns the blocks of a run that begins now.
  mutating func begin(on views: ViewBoard) -> [QueuedBlock] {
    guard destination == .out else { return originals }
    remember { views.slots[$0].model.lanes }
    return blocks
  }

  /// Stores the initial values of a run out that is already in flight; the closure returns the
  /// values of a slot.
  mutating func remember(_ lanes: (Int) -> SIMD4<Double>) {
    originals = blocks.map { block in
      .setting(
        block.steps.map { $0.leading(to: lanes($0.slot)) }, delayFactor: block.delayFactor)
    }
  }

  /// Records an end, and returns the place at that position, or `nil` if the run stopped in
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
  /// Returns a block of changes whose paths are resolved.
  static func setting(_ steps: [PropertyStep], delayFactor: Double = 0) -> QueuedBlock {
    QueuedBlock(
      block: { stage in for step in steps { step.apply(to: &stage) } }, delayFactor: delayFactor,
      steps: steps)
  }
}
