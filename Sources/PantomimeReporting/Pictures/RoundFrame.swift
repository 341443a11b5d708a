package import PantomimeKit

/// A frame with rounded corners, such as the visible area of the screen.
package struct RoundFrame: Sendable, Hashable {
  package let frame: Rect
  /// The radius of the corners.
  package let radius: Double

  package init(_ frame: Rect, radius: Double) {
    self.frame = frame
    self.radius = max(0, min(radius, min(frame.width, frame.height) / 2))
  }

  /// Returns whether a point is inside the frame or on its edge.
  func contains(_ point: Point) -> Bool {
    let right = frame.x + frame.width
    let bottom = frame.y + frame.height
    guard point.x >= frame.x, point.x <= right, point.y >= frame.y, point.y <= bottom else {
      return false
    }
    // The distances from the center of the corner's circle if the point is within the square around
    // a corner; otherwise, at least one of them is 0.
    let dx = max(frame.x + radius - point.x, point.x - (right - radius), 0)
    let dy = max(frame.y + radius - point.y, point.y - (bottom - radius), 0)
    return dx * dx + dy * dy <= radius * radius
  }

  func placed(at origin: Point, scale: Double) -> RoundFrame {
    RoundFrame(frame.placed(at: origin, scale: scale), radius: radius * scale)
  }
}
