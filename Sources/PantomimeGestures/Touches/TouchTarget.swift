/// An object that touches come down on and recognizers are attached to, by a number that its owner
/// assigns: on a stage, a view.
public struct TouchTarget: Sendable, Hashable {
  /// The number.
  public let index: Int

  /// Creates the target with a number.
  public init(index: Int) { self.index = index }
}
