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

extension Stage {
  /// A view as its own properties show it, lying in a frame on the screen: with its `rotation` and
  /// `scale`, and those of what holds it, each about its own anchor or middle; `radius`; and `alpha`.
  ///
  /// - Parameters:
  ///   - view: the view.
  ///   - frame: where the screen shows a view that is not turned; `nil` for one that has no place.
  /// - Returns: the view; `nil` if it has no place.
  public func shownView(_ view: ViewID, frame: (ViewID) -> Rect?) -> ShownView? {
    guard contains(view), let own = frame(view) else { return nil }
    var shown = ShownView(
      name(of: view), corners: own.corners,
      cornerRadius: number(view, Property<Double>.cornerRadius.name)?.x ?? 0,
      scrolls: scrollView(view) != nil)
    for holder in path(of: view) {
      shown.alpha *= number(holder, Property<Double>.alpha.name)?.x ?? 1
      if holder != view, scrollView(holder) != nil, shown.window == nil {
        shown.window = frame(holder)
      }
      guard let turn = turn(of: holder), let frame = frame(holder) else { continue }
      let anchor = number(holder, Property<Point>.anchor.name) ?? SIMD4(0.5, 0.5, 0, 0)
      let fixed = Point(x: frame.x + anchor.x * frame.width, y: frame.y + anchor.y * frame.height)
      shown.corners = shown.corners.map { corner in
        let moved = turn.applied(to: Point(x: corner.x - fixed.x, y: corner.y - fixed.y))
        return Point(x: fixed.x + moved.x, y: fixed.y + moved.y)
      }
    }
    shown.alpha = min(max(shown.alpha, 0), 1)
    return shown
  }

  /// The views of a stage none of which has a place, one below the other as rows of a list, moved,
  /// turned and faded as their properties say; the places are our choice.
  var listedViews: [ShownView] {
    let (margin, height) = (20.0, 44.0)
    let places = views.all.enumerated().map { index, view in
      let lane = { (name: String) in number(view.id, name)?.x ?? 0 }
      return Rect(
        x: margin + lane(Property<Double>.x.name),
        y: margin + Double(index) * (height + margin) + lane(Property<Double>.y.name),
        width: number(view.id, Property<Double>.width.name)?.x ?? height, height: height)
    }
    return views.all.compactMap { view in shownView(view.id) { places[$0.index] } }
  }

  /// The rotation and the scale of a view; `nil` for one that has neither.
  private func turn(of view: ViewID) -> Transform2D? {
    let degrees = number(view, Property<Double>.rotation.name)?.x
    let scale = number(view, Property<Double>.scale.name)
    guard degrees != nil || scale != nil else { return nil }
    let isStretch =
      views.slot(view, Property<Double>.scale.name).map { views.slots[$0].shape.count > 1 } ?? false
    let across = scale?.x ?? 1
    return Transform2D(scaleX: across, y: isStretch ? scale?.y ?? 1 : across)
      .concatenating(Transform2D(rotation: (degrees ?? 0) * Double.pi / 180))
  }

  /// What is shown of a property by its name; `nil` for one that the view was not given.
  private func number(_ view: ViewID, _ property: String) -> SIMD4<Double>? {
    views.slot(view, property).map { shown($0) }
  }
}
