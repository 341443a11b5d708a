public import PantomimeKit

/// Views that hang in another, their holder, each from an anchor of its own: whatever frame the holder is
/// given, they keep to one place of it, such as the middle of its foot.
///
/// ```swift
/// var nest = AnchoredSubviews(
///   in: "nest", frame: frame, at: Point(x: 0.5, y: 1), .alpha(0), on: &stage)
/// let egg = nest.add("egg", sized: Size(width: 80, height: 80), .rotation(0), on: &stage)
/// let straw = nest.add("straw", .alpha(1), on: &stage)
///
/// stage.animate("away", to: nest.pose(in: other, on: stage), duration: 0.2)
/// ```
public struct AnchoredSubviews: Sendable {
  /// The view that holds them.
  public let holder: ViewID
  private let place: Point
  private var hung: [(view: ViewID, size: Size?)] = []

  /// Puts a holder on the stage, in which nothing hangs yet.
  ///
  /// - Parameters:
  ///   - name: what the holder is called.
  ///   - frame: where it lies, in points of the screen.
  ///   - place: the place of it that views keep to, as shares of its size.
  ///   - settings: its properties besides the frame.
  public init(
    in name: String, frame: Rect, at place: Point, _ settings: PropertySetting...,
    on stage: inout Stage
  ) {
    holder = stage.addView(name, [.frame(frame)] + settings)
    self.place = place
  }

  /// Hangs a view in the holder, that place of it upon that place of the holder.
  ///
  /// - Parameters:
  ///   - name: what it is called.
  ///   - size: its size in points; as large as the holder, and growing with it, where none is given.
  ///   - anchor: what it hangs from, as shares of its size.
  ///   - settings: its properties besides `anchor` and `position`.
  public mutating func add(
    _ name: String, sized size: Size? = nil, anchor: Point = Point(x: 0.5, y: 0.5),
    _ settings: PropertySetting..., on stage: inout Stage
  ) -> ViewID {
    let outer = stage[holder, .frame]
    let inner = size ?? Size(width: outer.width, height: outer.height)
    let frame = Rect(
      x: place.x * (outer.width - inner.width), y: place.y * (outer.height - inner.height), inner)
    let view = stage.addView(name, hanging: AnchoredBox(frame, anchor: anchor), settings)
    hung.append((view, size))
    return view
  }

  /// The holder in a frame, and what hangs in it moved along.
  public func pose(in frame: Rect, on stage: Stage) -> Pose {
    let old = stage[holder, .frame]
    return hung.reduce([holder: [.frame(frame)]] as Pose) { pose, hung in
      // What is as large as the holder grows on both sides of its anchor.
      let share = hung.size == nil ? stage[hung.view, .anchor] : place
      var position = stage[hung.view, .position]
      position.x += share.x * (frame.width - old.width)
      position.y += share.y * (frame.height - old.height)
      return pose + [hung.view: [Property<Point>.position(position)]]
    }
  }

  /// Any view of the stage as the screen shows it, what hangs in the holder where that is shown; `nil` if
  /// it has no place.
  public func shownView(_ view: ViewID, on stage: Stage) -> ShownView? {
    let outer = stage.shown(holder, .frame)
    let sizes = hung.map { hung in
      (view: hung.view, size: hung.size ?? Size(width: outer.width, height: outer.height))
    }
    return stage.shownView(view, hanging: sizes, in: holder)
  }
}
