/// A view as the screen shows it at an instant: what a flat drawing of it needs.
public struct ShownView: Sendable, Hashable {
  /// The name it was added with.
  public var name: String
  /// Its corners in points of the screen, clockwise from the top left one as it lies unturned.
  public var corners: [Point]
  /// The corner radius, in points.
  public var cornerRadius: Double
  /// The opacity, 0 … 1, that of what holds it included.
  public var alpha: Double
  /// How much darker than by itself it is, 0 … 1, as a page is that is turned away.
  public var shade = 0.0
  /// Whether its content scrolls.
  public var scrolls: Bool
  /// What is seen of it at most: the frame of the scroll view that holds it; `nil` for all of it.
  public var window: Rect?

  /// Describes a view.
  public init(
    _ name: String, corners: [Point], cornerRadius: Double = 0, alpha: Double = 1,
    scrolls: Bool = false, window: Rect? = nil
  ) {
    self.name = name
    self.corners = corners
    self.cornerRadius = cornerRadius
    self.alpha = alpha
    self.scrolls = scrolls
    self.window = window
  }
}

extension Rect {
  /// The corners, clockwise from the top left one.
  public var corners: [Point] {
    [
      Point(x: x, y: y), Point(x: x + width, y: y), Point(x: x + width, y: y + height),
      Point(x: x, y: y + height),
    ]
  }
}
