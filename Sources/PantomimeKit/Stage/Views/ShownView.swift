/// The appearance of a view on the screen at an instant, with the data that a flat drawing needs.
public struct ShownView: Sendable, Hashable {
  /// The name with which the view was added.
  package var name: String
  /// The corners in screen points, clockwise, beginning with the corner that is at the top left
  /// before rotation.
  public var corners: [Point2D]
  /// The size on which the view's content is laid out, or `nil` for the lengths of its sides; a page
  /// that is turned in space has the size that it has while it faces the viewer.
  package var size: Size2D?
  /// The corner radius, in points.
  package var radius: Double
  /// The opacity, 0 … 1, including that of the view's ancestors.
  public var alpha: Double
  /// The amount of darkening, 0 … 1, for example of a page that is turned away from the viewer.
  public var shade = 0.0
  /// A Boolean value that indicates whether the view's content scrolls.
  package var scrolls: Bool
  /// The clipping rectangle, which is the frame of the enclosing scroll view, or `nil` if the view
  /// isn't clipped.
  package var window: Rect2D?
  /// The position from back to front, like `zPosition`; it overrides insertion order.
  public var depth = 0
  /// A Boolean value that indicates whether a drawing labels the view; particles, for example, have
  /// no labels.
  public var isNamed = true
  /// The kind of control to draw, or `nil` for a plain view.
  package var role: ViewRole?
  /// The text to draw; empty if there is none.
  package var text = ""
  /// The color of the view, or `nil` for the color that a drawing chooses.
  package var color: RGBAColor?

  /// Creates a view.
  public init(
    _ name: String, corners: [Point2D], radius: Double = 0, alpha: Double = 1,
    scrolls: Bool = false, window: Rect2D? = nil
  ) {
    self.name = name
    self.corners = corners
    self.radius = radius
    self.alpha = alpha
    self.scrolls = scrolls
    self.window = window
  }
}

extension ShownView {
  /// Returns the view with what a drawing shows in it.
  public func showing(_ role: ViewRole?, _ text: String = "", color: RGBAColor? = nil) -> ShownView
  {
    var shown = self
    (shown.role, shown.text, shown.color) = (role, text, color)
    return shown
  }

  /// Adds the role, the text, and the color that a view has, unless the scene has chosen others.
  mutating func fill(from view: ViewID, on stage: Stage) {
    if role == nil { role = stage.role(of: view) }
    if text.isEmpty { text = stage.text(of: view) }
    guard color == nil,
      let lanes = ShownView.number(view, Property<RGBAColor>.color.name, on: stage), lanes.w > 0
    else { return }
    color = RGBAColor(lanes: lanes)
  }
}

extension Rect2D {
  /// The corners, clockwise, beginning at the top left.
  public var corners: [Point2D] {
    [
      Point2D(x: x, y: y), Point2D(x: x + width, y: y), Point2D(x: x + width, y: y + height),
      Point2D(x: x, y: y + height),
    ]
  }
}

// The appearance of views on screen.

extension Stage {
  /// Returns the appearance of a view on screen: its `radius`, its `alpha`, and its frame, to which
  /// the `rotation` and `scale` of the view and each of its ancestors are applied, about the anchor
  /// or center of the respective view.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - frame: A closure that returns the frame of a view on screen before rotation, or `nil` if
  ///     the view has no position.
  /// - Returns: The view, or `nil` if it has no position, or if it or an ancestor is hidden or
  ///   removed.
  public func shownView(_ view: ViewID, frame: (ViewID) -> Rect2D?) -> ShownView? {
    guard contains(view), let own = frame(view) else { return nil }
    var shown = ShownView(
      name(of: view), corners: own.corners,
      radius: ShownView.number(view, Property<Double>.radius.name, on: self)?.x ?? 0,
      scrolls: scrollView(view) != nil)
    for holder in path(of: view) {
      guard isVisible(holder) else { return nil }
      shown.alpha *= ShownView.number(holder, Property<Double>.alpha.name, on: self)?.x ?? 1
      if holder != view, scrollView(holder) != nil, shown.window == nil {
        shown.window = frame(holder)
      }
      guard let turn = ShownView.turn(of: holder, on: self),
        let frame = frame(holder)
      else { continue }
      let anchor =
        ShownView.number(holder, Property<Point2D>.anchor.name, on: self) ?? SIMD4(0.5, 0.5, 0, 0)
      let fixed = Point2D(x: frame.x + anchor.x * frame.width, y: frame.y + anchor.y * frame.height)
      shown.corners = shown.corners.map { corner in
        let moved = turn.applied(to: Point2D(x: corner.x - fixed.x, y: corner.y - fixed.y))
        return Point2D(x: fixed.x + moved.x, y: fixed.y + moved.y)
      }
    }
    shown.alpha = min(max(shown.alpha, 0), 1)
    return shown
  }
}

extension ShownView {
  /// Returns all views of a stage, none of which has a position, stacked like the rows of a list,
  /// with their displacements, transforms, and opacities; the layout is our choice.
  static func listed(on stage: Stage) -> [ShownView] {
    let (margin, height) = (20.0, 44.0)
    let places = stage.views.all.enumerated().map { index, view in
      let lane = { (name: String) in number(view.id, name, on: stage)?.x ?? 0 }
      return Rect2D(
        x: margin + lane(Property<Double>.x.name),
        y: margin + Double(index) * (height + margin) + lane(Property<Double>.y.name),
        width: number(view.id, Property<Double>.width.name, on: stage)?.x ?? height,
        height: height)
    }
    return stage.viewsInOrder.compactMap { view in
      var shown = stage.shownView(view) { places[$0.index] }
      shown?.fill(from: view, on: stage)
      return shown
    }
  }

  /// Returns the rotation and scale of a view, or `nil` if the view has neither.
  fileprivate static func turn(of view: ViewID, on stage: Stage) -> Transform2D? {
    let degrees = number(view, Property<Double>.rotation.name, on: stage)?.x
    let scale = number(view, Property<Double>.scale.name, on: stage)
    guard degrees != nil || scale != nil else { return nil }
    let isStretch =
      stage.views.slot(view, Property<Double>.scale.name).map {
        stage.views.slots[$0].shape.count > 1
      } ?? false
    let across = scale?.x ?? 1
    return Transform2D(scaleX: across, y: isStretch ? scale?.y ?? 1 : across)
      .concatenating(Transform2D(rotation: (degrees ?? 0) * Double.pi / 180))
  }

  /// Returns the presentation value of the property with the given name, or `nil` if the view
  /// doesn't have it.
  fileprivate static func number(
    _ view: ViewID, _ property: String, on stage: Stage
  ) -> SIMD4<Double>? {
    stage.views.slot(view, property).map { Presentation.lanes(of: $0, on: stage) }
  }
}
