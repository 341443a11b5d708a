public import PantomimeKit

/// Views in a common parent, the holder: whatever the holder's frame, the anchors of all views stay
/// at the same position in the holder, such as the center of its bottom edge.
///
/// ```swift
/// var nest = AnchoredSubviews(
///   in: "nest", frame: frame, at: Point2D(x: 0.5, y: 1), .alpha(0), on: &stage)
/// let egg = nest.add("egg", sized: Size2D(width: 80, height: 80), .rotation(0), on: &stage)
/// let straw = nest.add("straw", .alpha(1), on: &stage)
///
/// stage.animate("away", to: nest.pose(in: other, on: stage), duration: 0.2)
/// ```
public struct AnchoredSubviews: Sendable {
  /// The view that contains the others.
  public let holder: ViewID
  private let place: Point2D
  private var hung: [(view: ViewID, size: Size2D?)] = []

  /// Adds an empty holder to the stage.
  ///
  /// - Parameters:
  ///   - name: the name of the holder.
  ///   - frame: the frame of the holder on the screen, in points.
  ///   - place: the position in the holder at which the views' anchors stay, as fractions of the
  ///     holder's size.
  ///   - settings: the properties of the holder other than its frame.
  public init(
    in name: String, frame: Rect2D, at place: Point2D, _ settings: PropertySetting...,
    on stage: inout Stage
  ) {
    holder = stage.addView(name, [.frame(frame)] + settings)
    self.place = place
  }

  /// Adds a view whose anchor stays at the common position in the holder.
  ///
  /// - Parameters:
  ///   - name: the name of the view.
  ///   - size: the size in points; by default, the view always has the size of the holder.
  ///   - anchor: the anchor, as fractions of the view's size.
  ///   - settings: the properties of the view other than `anchor` and `position`.
  public mutating func add(
    _ name: String, sized size: Size2D? = nil, anchor: Point2D = Point2D(x: 0.5, y: 0.5),
    _ settings: PropertySetting..., on stage: inout Stage
  ) -> ViewID {
    let outer = stage[holder, .frame]
    let inner = size ?? Size2D(width: outer.width, height: outer.height)
    let frame = Rect2D(
      x: place.x * (outer.width - inner.width), y: place.y * (outer.height - inner.height), inner)
    let view = stage.addView(name, hanging: AnchoredBox(frame, anchor: anchor), settings)
    hung.append((view, size))
    return view
  }

  /// Returns the pose in which the holder has the given frame, and its views have moved with it.
  public func pose(in frame: Rect2D, on stage: Stage) -> Pose {
    let old = stage[holder, .frame]
    return hung.reduce([holder: [.frame(frame)]] as Pose) { pose, hung in
      // A view as large as the holder grows on both sides of its anchor.
      let share = hung.size == nil ? stage[hung.view, .anchor] : place
      var position = stage[hung.view, .position]
      position.x += share.x * (frame.width - old.width)
      position.y += share.y * (frame.height - old.height)
      return pose + [hung.view: [Property<Point2D>.position(position)]]
    }
  }

  /// Returns any view of the stage as displayed, including views in the holder, or `nil` if it has
  /// no position.
  public func shownView(_ view: ViewID, on stage: Stage) -> ShownView? {
    let outer = stage.shown(holder, .frame)
    let sizes = hung.map { hung in
      (view: hung.view, size: hung.size ?? Size2D(width: outer.width, height: outer.height))
    }
    return stage.shownView(view, hanging: sizes, in: holder)
  }
}
