/// An upright rectangle: a view's frame, in points.
public struct Rect: Sendable, Hashable {
  /// The left edge.
  public var x: Double
  /// The top edge.
  public var y: Double
  /// The horizontal extent; an overshooting animation may make it negative (T134).
  public var width: Double
  /// The vertical extent; an overshooting animation may make it negative (T134).
  public var height: Double

  /// Makes the rectangle with its top left corner at (x, y).
  public init(x: Double = 0, y: Double = 0, width: Double = 0, height: Double = 0) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The middle of the rectangle.
  public var center: Point {
    get { Point(x: x + width / 2, y: y + height / 2) }
    set {
      x = newValue.x - width / 2
      y = newValue.y - height / 2
    }
  }
}
