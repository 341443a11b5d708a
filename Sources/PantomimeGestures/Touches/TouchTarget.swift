/// An object that receives touches and has recognizers, such as a view on a stage, identified by a
/// number that its owner assigns.
public struct TouchTarget: Sendable, Hashable {
  /// The number.
  public let index: Int

  /// Creates a target with a number.
  public init(index: Int) { self.index = index }
}
