public import PantomimeKit

/// A page on the side of a cube that turns as pages are scrolled: two neighbours share an edge, about
/// which each is turned like a door about its hinge.
///
/// It follows from the offset alone, without any time. The numbers are our choice; the effect, the
/// "peek from the edge", has no published ones (seed scene 7.1).
public struct CubePage: Sendable, Hashable {
  /// How far the page is from the middle, in pages: 0 in the middle, 1 out of sight to the right.
  public let place: Double
  /// Whether the page stays flat: side by side with the others, without a hinge or a shade.
  public let isFlat: Bool
  /// The width of a page, in points.
  public let width: Double
  /// How far the eye is from the screen, in points.
  public static let eyeDistance = 1000.0

  /// A page by its number, counted from 0, at an offset in points; a width that is not above 0
  /// shows nothing.
  public init(_ number: Int, offset: Double, width: Double, isFlat: Bool = false) {
    self.isFlat = isFlat
    let place = width > 0 ? (Double(number) * width - offset) / width : 1
    self.place = place.isFinite ? place : 1
    self.width = width > 0 && width.isFinite ? width : 0
  }

  /// Whether nothing of it is seen: its side of the cube faces away, or is seen from its edge.
  public var isHidden: Bool { place.magnitude >= 1 }

  /// The angle about the vertical axis, in degrees; a quarter turn at most.
  public var rotation: Double { isFlat ? 0 : 90 * min(max(place, -1), 1) }

  /// Where in the page's width the axis is, as a share: at the edge it shares with its neighbour.
  public var anchor: Double { place == 0 || isFlat ? 0.5 : place < 0 ? 1 : 0 }

  /// How much darker it is than the page in the middle, as an alpha.
  public var shade: Double { isFlat ? 0 : 0.5 * min(place.magnitude, 1) }

  /// The width it takes up on the screen, in points, were there no perspective.
  public var projectedWidth: Double {
    isHidden ? 0 : width * Elementary.cos(rotation / 180 * Elementary.pi)
  }

  /// The turn about the anchor, with perspective.
  public var transform: Transform3D {
    Transform3D(rotation: rotation / 180 * Elementary.pi, x: 0, y: 1, z: 0)
      .concatenating(Transform3D(eyeDistance: CubePage.eyeDistance))
  }
}
