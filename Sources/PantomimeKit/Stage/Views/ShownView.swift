/// The appearance of a view on the screen at an instant, with the data that a flat drawing needs.
public struct ShownView: Sendable, Hashable {
  /// The name with which the view was added.
  public var name: String
  /// The corners in screen points, clockwise from the one that is at the top left before rotation.
  public var corners: [Point]
  /// The corner radius, in points.
  public var radius: Double
  /// The opacity, 0 … 1, including that of the view's ancestors.
  public var alpha: Double
  /// The darkening, 0 … 1, for example of a page that is turned away.
  public var shade = 0.0
  /// A Boolean value that indicates whether the view's content scrolls.
  public var scrolls: Bool
  /// The clipping rectangle, which is the frame of the enclosing scroll view, or `nil` if the view
  /// isn't clipped.
  public var window: Rect?
  /// The position from back to front, like `zPosition`; it overrides insertion order.
  public var depth = 0
  /// A Boolean value that indicates whether a drawing labels the view; particles have no labels.
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
  /// The corners, clockwise from the top left.
  public var corners: [Point] {
    [
      Point(x: x, y: y), Point(x: x + width, y: y), Point(x: x + width, y: y + height),
      Point(x: x, y: y + height),
    ]
  }
}
