/// An animator on a stage, by its place in the order in which animators were added.
public struct AnimatorID: Sendable, Hashable {
  let index: Int
}

/// A block of animations: it sets model values on the stage it is given.
public typealias AnimationBlock = @Sendable (inout Stage) -> Void

/// An animator together with what the stage keeps for it.
struct AnimatorPart: Sendable {
  let name: String
  var animator: Animator
  /// Whether it has no interface: it is made for one animation of views, and forgotten.
  let isAnonymous: Bool
  /// Blocks submitted while inactive, executed when it becomes active (A4, A10).
  var blocks: [QueuedBlock] = []
  /// The slots its animations move, in the order in which they were first moved.
  var touched: [Int] = []
  /// What a finish may give the models, while it is stopped (A34).
  var kept: [KeptValues] = []
  /// Its place among all activations.
  var order = 0
}

/// A block waiting to be executed, and the share of the time that it then waits further (A147).
struct QueuedBlock: Sendable {
  let block: AnimationBlock
  let delayFactor: Double
}

/// The values of a property before an animator's blocks and after them.
struct KeptValues: Sendable {
  let slot: Int
  let start: PropertyValue
  let end: PropertyValue
}
