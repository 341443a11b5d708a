// The geometry of a view: its center, its size, its anchor point, and its transform, which together
// determine its frame.

/// The part of a view's geometry that a property determines.
enum GeometryPart: UInt8, Sendable {
  case none
  case frame, center, width, height, anchor, scale, rotation
  /// A displacement from the layout frame.
  case x, y

  init(_ name: String) {
    switch name {
    case "frame": self = .frame
    case "center": self = .center
    case "width": self = .width
    case "height": self = .height
    case "anchor": self = .anchor
    case "scale": self = .scale
    case "rotation": self = .rotation
    case "x": self = .x
    case "y": self = .y
    default: self = .none
    }
  }

  /// Whether the property determines the frame only together with others.
  var needsOthers: Bool {
    switch self {
    case .center, .width, .height, .anchor: true
    case .none, .frame, .scale, .rotation, .x, .y: false
    }
  }

  /// Whether the property transforms the view.
  var isTransform: Bool { self == .scale || self == .rotation }

  /// Returns whether a change of another part of the same view's geometry leaves this one as it is:
  /// a transform doesn't change the center, the size, and the anchor point.
  func isIndependent(of other: GeometryPart) -> Bool { needsOthers && other.isTransform }
}

/// The geometry of a view in the coordinates of its parent, as in `UIView`.
struct ViewGeometry: Sendable, Hashable {
  /// The frame before the transform.
  var frame = Rect2D()
  /// Whether the view has a size; otherwise it is a group, which clips nothing and receives no
  /// touches.
  var hasBounds = false
  /// The anchor point, as fractions of the size; the transform leaves it in place.
  var anchor = Point2D(x: 0.5, y: 0.5)
  /// The horizontal and vertical scales.
  var scale = Point2D(x: 1, y: 1)
  /// The rotation in degrees, clockwise on screen.
  var rotation = 0.0

  /// Whether the view is scaled or rotated.
  var isTransformed: Bool { rotation != 0 || scale.x != 1 || scale.y != 1 }

  /// The position of the anchor point in the parent, which UIKit calls the center.
  var center: Point2D {
    Point2D(x: frame.x + anchor.x * frame.width, y: frame.y + anchor.y * frame.height)
  }

  /// The bounding box of the transformed view in its parent, which UIKit calls the frame.
  var box: Rect2D {
    guard isTransformed else { return frame }
    return Rect2D(around: frame.corners.map { applied(to: $0) })
  }

  private var transform: Transform2D {
    Transform2D(scaleX: scale.x, y: scale.y)
      .concatenating(Transform2D(rotation: rotation * .pi / 180))
  }

  /// Returns the point of the parent at which the transform shows a point of the untransformed
  /// view.
  func applied(to point: Point2D) -> Point2D {
    guard isTransformed else { return point }
    let center = center
    let moved = transform.applied(to: Point2D(x: point.x - center.x, y: point.y - center.y))
    return Point2D(x: center.x + moved.x, y: center.y + moved.y)
  }

  /// Returns the point of the untransformed view that is shown at a point of the parent, or `nil`
  /// if the view is scaled to nothing.
  func inverted(_ point: Point2D) -> Point2D? {
    guard isTransformed else { return point }
    guard scale.x != 0, scale.y != 0 else { return nil }
    let center = center
    let turned = Transform2D(rotation: -rotation * .pi / 180)
      .applied(to: Point2D(x: point.x - center.x, y: point.y - center.y))
    let place = Point2D(x: center.x + turned.x / scale.x, y: center.y + turned.y / scale.y)
    return place.x.isFinite && place.y.isFinite ? place : nil
  }
}

extension Rect2D {
  /// Creates the smallest rectangle around points.
  init(around points: [Point2D]) {
    guard let first = points.first else {
      self.init()
      return
    }
    var (low, high) = (first, first)
    for point in points {
      low = Point2D(x: min(low.x, point.x), y: min(low.y, point.y))
      high = Point2D(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    self.init(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}

// MARK: - Reading

/// The values from which a geometry is read.
enum GeometryValues: Sendable {
  /// The model values.
  case model
  /// The presentation values.
  case shown
  /// The values that hit-testing uses: an animator's views are tested where they are shown, and
  /// the views of a view call or a layer animation at their model values (A160).
  case touched
}

/// The values of the properties that determine a geometry.
private struct GeometryLanes {
  var frame: SIMD4<Double>?
  var center: SIMD4<Double>?
  var (width, height): (Double?, Double?)
  var (x, y) = (0.0, 0.0)
}

extension Stage {
  /// Returns the geometry of a view.
  ///
  /// - Parameter isTransformed: Whether to read the scale and the rotation, on which the center and
  ///   the size don't depend.
  func geometry(
    of view: ViewID, _ values: GeometryValues, isTransformed: Bool = true
  ) -> ViewGeometry {
    guard views.contains(view) else { return ViewGeometry() }
    let index = view.index
    var geometry = ViewGeometry()
    var lanes = GeometryLanes()
    var isLinked = false
    views.all[index].forEachSlot { slot in
      let part = views.slots[slot].part
      guard part != .none, isTransformed || !part.isTransform else { return }
      let value = Presentation.ownLanes(of: slot, values, on: self)
      if views.slots[slot].isLinked { isLinked = true }
      switch part {
      case .none: break
      case .frame: lanes.frame = value
      case .center: lanes.center = value
      case .width: lanes.width = value.x
      case .height: lanes.height = value.x
      case .anchor: geometry.anchor = Point2D(lanes: value)
      case .scale:
        geometry.scale =
          views.slots[slot].shape == .pair
          ? Point2D(lanes: value) : Point2D(x: value.x, y: value.x)
      case .rotation: geometry.rotation = value.x
      case .x: lanes.x = value.x
      case .y: lanes.y = value.x
      }
    }
    let hasSize = lanes.width != nil || lanes.height != nil
    if isLinked {
      geometry.frame = linkedFrame(of: index, lanes, &geometry, values)
      geometry.hasBounds = true
    } else if let frame = lanes.frame {
      geometry.frame = Rect2D(lanes: frame)
      geometry.hasBounds = true
    } else if let layout = views.all[index].layout {
      geometry.frame = layout
      geometry.frame.x += lanes.x
      geometry.frame.y += lanes.y
      geometry.hasBounds = true
    } else if let center = lanes.center {
      let size = Size2D(width: lanes.width ?? 0, height: lanes.height ?? 0)
      geometry.frame =
        AnchoredBox(size: size, anchor: geometry.anchor, position: Point2D(lanes: center)).frame
      geometry.hasBounds = hasSize
    }
    return geometry
  }

  /// Returns the frame of a view whose frame, center, and size are all properties: each of them
  /// contributes its motion, and their model values agree.
  private func linkedFrame(
    of view: Int, _ lanes: GeometryLanes, _ geometry: inout ViewGeometry, _ values: GeometryValues
  ) -> Rect2D {
    let model = views.linkedModel(of: view)
    guard values != .model else { return model.frame }
    var box = AnchoredBox(model.frame, anchor: model.anchor)
    if let frame = lanes.frame {
      let moved = frame - model.frame.lanes
      box.size.width += moved.z
      box.size.height += moved.w
      box.position.x += moved.x + model.anchor.x * moved.z
      box.position.y += moved.y + model.anchor.y * moved.w
    }
    if let width = lanes.width { box.size.width += width - model.frame.width }
    if let height = lanes.height { box.size.height += height - model.frame.height }
    if let center = lanes.center {
      let place = AnchoredBox(model.frame, anchor: model.anchor).position
      box.position.x += center.x - place.x
      box.position.y += center.y - place.y
    }
    box.anchor = geometry.anchor
    return box.frame
  }

  /// Returns the values of a linked property.
  func linkedLanes(of slot: Int, _ values: GeometryValues) -> SIMD4<Double> {
    let view = views.all[Int(views.slots[slot].view)].id
    return geometry(of: view, values, isTransformed: false).lanes(of: views.slots[slot].part)
      ?? Presentation.ownLanes(of: slot, values, on: self)
  }

  /// Returns the values of a property as a client reads them: a frame is the bounding box of the
  /// transformed view.
  func boxLanes(of slot: Int, _ values: GeometryValues) -> SIMD4<Double> {
    let view = Int(views.slots[slot].view)
    if views.slots[slot].part == .frame, views.all[view].isTransformable {
      return geometry(of: views.all[view].id, values).box.lanes
    }
    switch values {
    case .model: return views.slots[slot].model.lanes
    case .shown: return Presentation.lanes(of: slot, on: self)
    case .touched: return linkedLanes(of: slot, values)
    }
  }
}

extension ViewGeometry {
  /// Returns the value of a part that other parts determine, or `nil` for any other part.
  //
  // The frame is the one before the transform, because that is what the property stores.
  func lanes(of part: GeometryPart) -> SIMD4<Double>? {
    switch part {
    case .frame: frame.lanes
    case .center: center.lanes
    case .width: frame.width.lanes
    case .height: frame.height.lanes
    case .none, .anchor, .scale, .rotation, .x, .y: nil
    }
  }
}

// MARK: - Linked properties

extension ViewBoard {
  /// Returns a view's property that determines a part of its geometry, or `nil` if there is none.
  func slot(_ view: Int, _ part: GeometryPart) -> Int? {
    var found: Int?
    all[view].forEachSlot { if found == nil, slots[$0].part == part { found = $0 } }
    return found
  }

  /// Returns the geometry of a view whose frame is linked, from its model values.
  func linkedModel(of view: Int) -> (frame: Rect2D, anchor: Point2D) {
    let anchor = slot(view, .anchor).map { Point2D(lanes: slots[$0].model.lanes) }
    return (
      slot(view, .frame).map { Rect2D(lanes: slots[$0].model.lanes) } ?? Rect2D(),
      anchor ?? Point2D(x: 0.5, y: 0.5)
    )
  }

  /// Completes the geometry of a view that has just been added: links a frame to the properties
  /// beside it, and places a size without a center at the origin.
  mutating func completeGeometry(of view: Int) {
    let anchor = slot(view, .anchor).map { Point2D(lanes: slots[$0].model.lanes) }
    let size = [GeometryPart.width, .height].compactMap { slot(view, $0) }
      .map { slots[$0].model.lanes.x }
    let hasCenter = slot(view, .center) != nil
    var box: AnchoredBox?
    let frame = slot(view, .frame)
    if let frame {
      box = AnchoredBox(
        Rect2D(lanes: slots[frame].model.lanes), anchor: anchor ?? Point2D(x: 0.5, y: 0.5))
    } else if size.count == 2, !hasCenter, all[view].layout == nil {
      box = AnchoredBox(
        Rect2D(width: size[0], height: size[1]), anchor: anchor ?? Point2D(x: 0.5, y: 0.5))
    }
    guard let box else { return }
    if !hasCenter { _ = append(Property<Point2D>.center(box.position), to: view) }
    guard let frame else { return }
    linkGeometry(of: view)
    relink(frame)
  }

  /// Returns whether the value of a property depends on other properties of its view.
  func sharesGeometry(_ slot: Int) -> Bool {
    slots[slot].isLinked
      || (slots[slot].part == .frame && all[Int(slots[slot].view)].isTransformable)
  }

  /// Links the frame, the center, the size, and the anchor point of a view, all of which determine
  /// its frame.
  mutating func linkGeometry(of view: Int) {
    for slot in all[view].slots {
      switch slots[slot].part {
      case .frame, .center, .width, .height, .anchor: link(slot)
      case .none, .scale, .rotation, .x, .y: break
      }
    }
  }

  /// Adapts the model values of a view's linked properties to the one that has changed.
  mutating func relink(_ changed: Int) {
    let view = Int(slots[changed].view)
    guard let frame = slot(view, .frame) else { return }
    let (rect, anchor) = linkedModel(of: view)
    var box = AnchoredBox(rect, anchor: anchor)
    let center = slot(view, .center)
    if slots[changed].part != .frame, let center {
      box.position = Point2D(lanes: slots[center].model.lanes)
    }
    switch slots[changed].part {
    case .width: box.size.width = slots[changed].model.lanes.x
    case .height: box.size.height = slots[changed].model.lanes.x
    case .none, .frame, .center, .anchor, .scale, .rotation, .x, .y: break
    }
    if slots[changed].part != .frame { adapt(frame, to: box.frame.lanes) }
    if let center { adapt(center, to: box.position.lanes) }
    if let width = slot(view, .width) { adapt(width, to: box.size.width.lanes) }
    if let height = slot(view, .height) { adapt(height, to: box.size.height.lanes) }
  }
}
