/// A box that hangs from its anchor, as a layer does: a size, a place within it, and where that
/// place lies in whatever holds the box.
///
/// Turning and scaling leave the anchor where it is. Moving the anchor alone leaves its position,
/// so it is the box that moves: whoever wants to turn a view about its foot moves the anchor and
/// keeps the frame.
public struct AnchoredBox: Sendable, Hashable {
  /// The width and the height, in points, before any scale.
  public var size: Size
  /// The place within the box, as shares of its size: (0.5, 0.5) is the middle.
  public var anchor: Point
  /// Where the anchor lies, in points.
  public var position: Point

  /// A box by its anchor.
  public init(size: Size, anchor: Point = Point(x: 0.5, y: 0.5), position: Point) {
    self.size = size
    self.anchor = anchor
    self.position = position
  }

  /// The box with a frame, hanging from an anchor.
  public init(_ frame: Rect, anchor: Point = Point(x: 0.5, y: 0.5)) {
    self.init(
      size: Size(width: frame.width, height: frame.height), anchor: anchor,
      position: Point(x: frame.x + frame.width * anchor.x, y: frame.y + frame.height * anchor.y))
  }

  /// The box as it lies there, neither turned nor scaled.
  public var frame: Rect {
    Rect(
      x: position.x - size.width * anchor.x, y: position.y - size.height * anchor.y,
      width: size.width, height: size.height)
  }

  /// Moves the anchor, and its position with it, so that the box stays where it is.
  public mutating func moveAnchorKeepingFrame(to anchor: Point) {
    guard anchor != self.anchor else { return }
    position.x += size.width * (anchor.x - self.anchor.x)
    position.y += size.height * (anchor.y - self.anchor.y)
    self.anchor = anchor
  }

  /// Where a place within the box, in shares of its size, lies once the box is scaled and turned
  /// about its anchor; degrees, clockwise as seen on a screen.
  public func place(of point: Point, turned degrees: Double = 0, scaled scale: Double = 1) -> Point
  {
    let x = (point.x - anchor.x) * size.width * scale
    let y = (point.y - anchor.y) * size.height * scale
    let (sin, cos) = Elementary.sinCos(degrees * .pi / 180)
    return Point(x: position.x + x * cos - y * sin, y: position.y + x * sin + y * cos)
  }

  /// The smallest upright rectangle around the box once it is scaled and turned about its anchor:
  /// what UIKit calls its frame then.
  public func frame(turned degrees: Double, scaled scale: Double = 1) -> Rect {
    let corners = [(0.0, 0.0), (1, 0), (0, 1), (1, 1)].map { x, y in
      place(of: Point(x: x, y: y), turned: degrees, scaled: scale)
    }
    var (low, high) = (corners[0], corners[0])
    for corner in corners {
      low = Point(x: min(low.x, corner.x), y: min(low.y, corner.y))
      high = Point(x: max(high.x, corner.x), y: max(high.y, corner.y))
    }
    return Rect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}
