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

  /// A rectangle of a size; its top left corner is the origin where no other place is given.
  public init(x: Double = 0, y: Double = 0, _ size: Size) {
    self.init(x: x, y: y, width: size.width, height: size.height)
  }

  /// The middle of the rectangle.
  public var center: Point {
    get { Point(x: x + width / 2, y: y + height / 2) }
    set {
      x = newValue.x - width / 2
      y = newValue.y - height / 2
    }
  }

  /// Whether a point lies within; the right and the bottom edge do not belong to it.
  public func contains(_ point: Point) -> Bool {
    (min(x, x + width)..<max(x, x + width)).contains(point.x)
      && (min(y, y + height)..<max(y, y + height)).contains(point.y)
  }

  /// What two upright rectangles share; `nil` if that is nothing.
  public func intersection(_ other: Rect) -> Rect? {
    let left = max(min(x, x + width), min(other.x, other.x + other.width))
    let right = min(max(x, x + width), max(other.x, other.x + other.width))
    let top = max(min(y, y + height), min(other.y, other.y + other.height))
    let bottom = min(max(y, y + height), max(other.y, other.y + other.height))
    guard left < right, top < bottom else { return nil }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
