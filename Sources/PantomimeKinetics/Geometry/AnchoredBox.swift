/// A box that, like a layer, is positioned by its anchor point: a size, an anchor point within it,
/// and the position of that point in the parent.
///
/// Rotation and scaling leave the anchor point in place. If you change only `anchor`, `position`
/// stays the same, so the box moves. To rotate a view about its bottom edge, therefore, call
/// `moveAnchorKeepingFrame(to:)`.
package struct AnchoredBox: Sendable, Hashable {
  /// The width and height, in points, before scaling.
  package var size: Size2D
  /// The anchor point within the box, as fractions of its size: (0.5, 0.5) is the center.
  package var anchor: Point2D
  /// The position of the anchor point, in points.
  package var position: Point2D

  /// Creates a box from its size, its anchor point, and the position of that point.
  package init(size: Size2D, anchor: Point2D = Point2D(x: 0.5, y: 0.5), position: Point2D) {
    self.size = size
    self.anchor = anchor
    self.position = position
  }

  /// Creates the box with a frame and an anchor point.
  package init(_ frame: Rect2D, anchor: Point2D = Point2D(x: 0.5, y: 0.5)) {
    self.init(
      size: Size2D(width: frame.width, height: frame.height), anchor: anchor,
      position: Point2D(x: frame.x + frame.width * anchor.x, y: frame.y + frame.height * anchor.y))
  }

  /// The frame of the box before rotation and scaling.
  package var frame: Rect2D {
    Rect2D(
      x: position.x - size.width * anchor.x, y: position.y - size.height * anchor.y,
      width: size.width, height: size.height)
  }

  /// Moves the anchor point together with its position, so that the box stays in place.
  package mutating func moveAnchorKeepingFrame(to anchor: Point2D) {
    guard anchor != self.anchor else { return }
    position.x += size.width * (anchor.x - self.anchor.x)
    position.y += size.height * (anchor.y - self.anchor.y)
    self.anchor = anchor
  }

  /// Returns the position of a point of the box after the box is scaled and rotated about its
  /// anchor point.
  ///
  /// The point is given as fractions of the box's size, and the rotation in degrees, clockwise on
  /// screen.
  package func place(
    of point: Point2D, turned degrees: Double = 0, scaled scale: Double = 1
  ) -> Point2D {
    let x = (point.x - anchor.x) * size.width * scale
    let y = (point.y - anchor.y) * size.height * scale
    let (sin, cos) = Elementary.sinCos(degrees * .pi / 180)
    return Point2D(x: position.x + x * cos - y * sin, y: position.y + x * sin + y * cos)
  }

  /// Returns the bounding box, which UIKit calls the frame, after the box is scaled and rotated
  /// about its anchor point.
  package func frame(turned degrees: Double, scaled scale: Double = 1) -> Rect2D {
    let corners = [(0.0, 0.0), (1, 0), (0, 1), (1, 1)].map { x, y in
      place(of: Point2D(x: x, y: y), turned: degrees, scaled: scale)
    }
    var (low, high) = (corners[0], corners[0])
    for corner in corners {
      low = Point2D(x: min(low.x, corner.x), y: min(low.y, corner.y))
      high = Point2D(x: max(high.x, corner.x), y: max(high.y, corner.y))
    }
    return Rect2D(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}
