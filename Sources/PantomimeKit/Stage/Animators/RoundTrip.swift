/// The place that a run of an animator which goes to and fro leads to, and that it rests at after it.
public enum RoundTripPlace: String, Sendable, Hashable, CaseIterable {
  /// At the original values.
  case home
  /// At the targets of the block.
  case out
}

/// The way of an animator that goes to and fro: a run leads out, to the targets of its blocks, and the
/// next one home, to the values there were before.
///
/// Where an animator is filled by whoever starts it, each run needs a block of its own. Here the blocks
/// are kept: they are executed whenever a run begins that leads out, and taken back by one that leads
/// home.
struct RoundTrip: Sendable {
  /// Whether the run after one that led out leads home; otherwise every run leads out.
  var returns = true
  /// Where the last run that was completed at its end has led; home at first.
  private(set) var place = RoundTripPlace.home
  /// What a run out executes.
  private var blocks: [QueuedBlock]
  /// What takes each of those back: the models' values as the last run out began.
  private var originals: [QueuedBlock] = []

  /// A way on which the blocks lead out.
  init(_ blocks: [QueuedBlock]) { self.blocks = blocks }

  /// Where the present run leads, or the next one if none is under way.
  var destination: RoundTripPlace { returns && place == .out ? .home : .out }

  /// What a run out changes.
  var steps: [PropertyStep] { blocks.flatMap { $0.steps } }

  /// Adds a block, for the runs that lead out from now on.
  mutating func add(_ block: QueuedBlock) { blocks.append(block) }

  /// What a run executes that begins now.
  mutating func begin(on views: ViewBoard) -> [QueuedBlock] {
    guard destination == .out else { return originals }
    remember { views.slots[$0].model.lanes }
    return blocks
  }

  /// Notes what a run out has begun with that is under way already, by the place of a property.
  mutating func remember(_ lanes: (Int) -> SIMD4<Double>) {
    originals = blocks.map { block in
      .setting(
        block.steps.map { $0.leading(to: lanes($0.slot)) }, delayFactor: block.delayFactor)
    }
  }

  /// Takes note of an end, and says which place lies there; `nil` where it was left on the way.
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
  /// A block of changes whose places were found.
  static func setting(_ steps: [PropertyStep], delayFactor: Double = 0) -> QueuedBlock {
    QueuedBlock(
      block: { stage in for step in steps { step.apply(to: &stage) } }, delayFactor: delayFactor,
      steps: steps)
  }
}
