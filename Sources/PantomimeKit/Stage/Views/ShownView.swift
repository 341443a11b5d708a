/// A view as shown on the screen at an instant, with what a flat drawing needs.
public struct ShownView: Sendable, Hashable {
  /// The name it was added with.
  public var name: String
  /// Its corners in screen points, clockwise from the top-left one before rotation.
  public var corners: [Point]
  /// The corner radius, in points.
  public var radius: Double
  /// The opacity, 0 … 1, including that of its ancestors.
  public var alpha: Double
  /// The darkening, 0 … 1, as of a page that is turned away.
  public var shade = 0.0
  /// A Boolean value that indicates whether its content scrolls.
  public var scrolls: Bool
  /// The clipping rectangle, which is the frame of the enclosing scroll view, or `nil` if it is not
  /// clipped.
  public var window: Rect?
  /// The position from back to front among views added in another order, as `zPosition`.
  public var depth = 0
  /// A Boolean value that indicates whether a drawing names it; particles have no names.
  public var isNamed = true

  /// Creates a view.
  public init(
    _ name: String, corners: [Point], radius: Double = 0, alpha: Double = 1,
    scrolls: Bool = false, window: Rect? = nil
  ) {
    self.name = name
    self.corners = corners
    self.radius = radius
    self.alpha = alpha
    self.scrolls = scrolls
    self.window = window
  }
}

extension Rect {
  /// The corners, clockwise from the top-left one.
  public var corners: [Point] {
    [
      Point(x: x, y: y), Point(x: x + width, y: y), Point(x: x + width, y: y + height),
      Point(x: x, y: y + height),
    ]
  }
}
