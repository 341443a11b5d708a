/// What touches come down on and recognizers stand on, by a number from whoever has such things: on a
/// stage a view.
public struct TouchTarget: Sendable, Hashable {
  /// Its number.
  public let index: Int

  /// The thing of that number.
  public init(index: Int) { self.index = index }
}
