package import PantomimeKit

/// A page on the side of a cube that rotates as pages scroll: two neighbors share an edge, and each
/// of them rotates about that edge like a door on its hinge.
///
/// The page depends only on the offset, not on time. The numbers are our choice, because none were
/// published for this effect, the "peek from the edge" (seed scene 7.1).
package struct CubePage: Sendable, Hashable {
  /// The distance of the page from the center, in pages: at 0, the page is at the center; at 1, it
  /// is hidden on the right.
  package let place: Double
  /// A Boolean value that indicates whether the page stays flat, side by side with the others,
  /// without rotation or shade.
  package let isFlat: Bool
  /// The width of a page, in points.
  package let width: Double
  /// The distance of the eye from the screen, in points.
  package static let eyeDistance = 1000.0

  /// Creates a page from its number, counted from 0, and the content offset in points; if the width
  /// isn't above 0, nothing is visible.
  package init(_ number: Int, offset: Double, width: Double, isFlat: Bool = false) {
    self.isFlat = isFlat
    let place = width > 0 ? (Double(number) * width - offset) / width : 1
    self.place = place.isFinite ? place : 1
    self.width = width > 0 && width.isFinite ? width : 0
  }

  /// A Boolean value that indicates whether the page is invisible: its side of the cube faces away,
  /// or is seen edge-on.
  package var isHidden: Bool { place.magnitude >= 1 }

  /// The angle about the vertical axis, in degrees; at most a quarter turn.
  package var rotation: Double { isFlat ? 0 : 90 * min(max(place, -1), 1) }

  /// The position of the axis as a fraction of the page's width: at the edge that the page shares
  /// with its neighbor.
  package var anchor: Double { place == 0 || isFlat ? 0.5 : place < 0 ? 1 : 0 }

  /// The opacity of the shade over the page; the page at the center has none.
  package var shade: Double { isFlat ? 0 : 0.5 * min(place.magnitude, 1) }

  /// The width on the screen without perspective, in points.
  package var projectedWidth: Double {
    isHidden ? 0 : width * Elementary.cos(rotation / 180 * Elementary.pi)
  }

  /// The rotation about the anchor, with perspective.
  package var transform: Transform3D {
    Transform3D(rotation: rotation / 180 * Elementary.pi, x: 0, y: 1, z: 0)
      .concatenating(Transform3D(eyeDistance: CubePage.eyeDistance))
  }
}
