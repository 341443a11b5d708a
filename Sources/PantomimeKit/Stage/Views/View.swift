/// The identifier of a view's property on a stage: its slot.
@usableFromInline package struct PropertyID<Value: AnimatableValue>: Sendable, Hashable {
  @usableFromInline let slot: Int

  init(slot: Int) { self.slot = slot }
}

/// A property that views can have: its name in paths, and the unit of its numbers.
public struct Property<Value: AnimatableValue>: Sendable, Hashable {
  /// The name in paths (`card.frame`).
  public let name: String
  /// The unit of the property's numbers.
  package let unit: PathValue.Unit

  /// Creates a property.
  public init(_ name: String, _ unit: PathValue.Unit) {
    self.name = name
    self.unit = unit
  }

  /// Returns this property with an initial value, for `Stage.addView`.
  public func callAsFunction(_ value: Value) -> PropertySetting {
    PropertySetting(name: name, unit: unit, lanes: value.lanes, shape: Value.shape)
  }
}

extension Property<Rect2D> {
  /// The frame in the coordinates of the view's parent.
  public static var frame: Property<Rect2D> { Property("frame", .points) }
}

extension Property<Point2D> {
  /// The center of the view.
  public static var center: Property<Point2D> { Property("center", .points) }
}

extension Property<Double> {
  /// The corner radius, which is animatable since iOS 11 (A214).
  public static var radius: Property<Double> { Property("radius", .points) }
  /// The opacity, 0 … 1.
  public static var alpha: Property<Double> { Property("alpha", .fraction) }
}

extension Property<RGBAColor> {
  /// The color, in sRGB.
  public static var color: Property<RGBAColor> { Property("color", .fraction) }
}

/// A property and its initial value.
public struct PropertySetting: Sendable, Hashable {
  let name: String
  let unit: PathValue.Unit
  let lanes: SIMD4<Double>
  let shape: PropertyShape

  /// The numbers that the property can have.
  var limit: PropertyLimit { PropertyLimit(name, shape) }

  /// A copy with all numbers set to 0.
  var cleared: PropertySetting {
    PropertySetting(name: name, unit: unit, lanes: .zero, shape: shape)
  }

  /// Sets the initial frame of a view.
  public static func frame(_ frame: Rect2D) -> PropertySetting { Property<Rect2D>.frame(frame) }
  /// Sets the initial corner radius of a view.
  public static func radius(_ radius: Double) -> PropertySetting {
    Property<Double>.radius(radius)
  }
  /// Sets the initial opacity of a view.
  public static func alpha(_ alpha: Double) -> PropertySetting { Property<Double>.alpha(alpha) }
  /// Sets the initial color of a view.
  public static func color(_ color: RGBAColor) -> PropertySetting {
    Property<RGBAColor>.color(color)
  }
}

/// The numbers that a property of `UIView` can have; animations may overshoot them.
enum PropertyLimit: UInt8, Sendable {
  /// Every finite number.
  case none
  /// An opacity, which Core Animation clamps to 0 … 1.
  case fraction
  /// A length: numbers that are at least 0.
  case length
  /// A frame, whose width and height are at least 0.
  case frame

  init(_ name: String, _ shape: PropertyShape) {
    switch (name, shape) {
    case ("alpha", .number): self = .fraction
    case ("radius", .number), ("width", .number), ("height", .number): self = .length
    case ("frame", .rect): self = .frame
    default: self = .none
    }
  }

  /// Returns the nearest value that the property can have.
  @inline(__always)
  func clamped(_ lanes: SIMD4<Double>) -> SIMD4<Double> {
    var clamped = lanes
    switch self {
    case .none: break
    case .fraction: clamped.x = min(max(lanes.x, 0), 1)
    case .length: clamped.x = max(lanes.x, 0)
    case .frame: (clamped.z, clamped.w) = (max(lanes.z, 0), max(lanes.w, 0))
    }
    return clamped
  }
}

/// A property of a view: its model value, and the animations that change its presentation value.
struct Slot: Sendable {
  let name: String
  let unit: PathValue.Unit
  private(set) var shape: PropertyShape
  /// The index of the view.
  let view: Int32
  /// The part of the view's geometry that the property determines.
  let part: GeometryPart
  let limit: PropertyLimit
  /// Whether the property shares its geometry with another property of the view, such as a center
  /// beside a frame.
  var isLinked = false
  /// Whether a binding depends on the property, or has depended on it.
  var isFollowed = false
  var model: PropertyValue
  /// The contributions of animation blocks, in the order in which they were executed.
  var offsets = OrderedList<PropertyAnimation>()
  /// The parts that few slots have, as an array that is empty if this slot has none.
  private var above: [Above] = []

  private struct Above: Sendable {
    var layers = OrderedList<LayerEffect>()
    var follows: [FollowLink] = []
  }

  init(
    _ setting: PropertySetting, of view: Int
  ) {
    name = setting.name
    unit = setting.unit
    shape = setting.shape
    self.view = Int32(truncatingIfNeeded: view)
    part = GeometryPart(setting.name)
    limit = setting.limit
    model = PropertyValue(lanes: setting.lanes)
  }

  /// Whether the property has neither layer animations nor bindings, and shares its geometry with
  /// no other property.
  var isPlain: Bool { !isLinked && hasNothingAbove }

  /// Whether an animation moves the property, or it is bound to another value.
  var isMoving: Bool { !offsets.isEmpty || !hasNothingAbove }

  private var hasNothingAbove: Bool {
    above.isEmpty || (above[0].layers.isEmpty && above[0].follows.isEmpty)
  }

  /// Turns a number that nothing moves into a pair of equal numbers; returns whether it is a pair
  /// now.
  mutating func widen() -> Bool {
    guard shape == .number, isPlain, offsets.isEmpty else { return shape == .pair }
    shape = .pair
    model.lanes.y = model.lanes.x
    return true
  }

  /// The layer animations on top of the offsets, in insertion order (T92).
  var layers: OrderedList<LayerEffect> { above.first?.layers ?? OrderedList() }

  /// The bindings of the property's components, which override everything else.
  var follows: [FollowLink] { above.first?.follows ?? [] }

  /// Removes everything that moves the property, and adds an amount to its model value.
  mutating func disturb(by amount: Double) {
    offsets = OrderedList()
    above = []
    model.lanes += SIMD4(repeating: amount)
  }

  /// Changes the layer animations of the property.
  mutating func changeLayers<Result>(
    _ change: (inout OrderedList<LayerEffect>) -> Result
  ) -> Result {
    if above.isEmpty { above.append(Above()) }
    return change(&above[0].layers)
  }

  /// Binds a number of the property to another value.
  mutating func follow(_ link: FollowLink) {
    if above.isEmpty { above.append(Above()) }
    above[0].follows.append(link)
  }

  /// Ends the binding of a number of the property.
  mutating func endFollowing(lane: Int) {
    if !above.isEmpty { above[0].follows.removeAll { $0.lane == lane } }
  }
}

/// The contribution of an animation block to a property while its animator is in flight (A209,
/// A210).
struct PropertyAnimation: Sendable {
  /// The animator or transition that moves a property, by its index on the stage.
  enum Mover: Sendable, Hashable {
    case animator(Int)
    case transition(Int)
  }

  /// The mover whose animation block set the value.
  let mover: Mover
  /// The value before the block.
  let from: PropertyValue
  /// The value that the block set.
  let to: PropertyValue
  /// The point in the mover's run at which the animation begins.
  var onset: AnimationStart
  /// The way in which the animation follows its mover's progress.
  let course: AnimationCourse
  /// The full turns, in degrees, between the value before the block and the equal angle at which
  /// the animation of a rotation begins; 0 for everything else.
  var turns = 0.0

  /// The contribution at the beginning of the animation: its initial value minus its target.
  var difference: SIMD4<Double> {
    var difference = from.lanes - to.lanes
    if turns != 0 { difference.x += turns }
    return difference
  }

  /// The value with which the animation begins.
  var beginning: PropertyValue {
    var beginning = from
    if turns != 0 { beginning.lanes.x += turns }
    return beginning
  }

  /// Returns the full turns, in degrees, by which to change the difference of two angles so that it
  /// is from −180° to 180°: a view animation takes the shorter arc, and a full turn doesn't show
  /// (T138, A213).
  ///
  /// If the angles are half a turn apart, the arc goes toward the target as a number does (our
  /// choice).
  static func turns(shortening difference: Double) -> Double {
    guard difference.magnitude > 180 else { return 0 }
    return AngleInterpolation.shortest.angle(from: 0, to: difference, at: 1, turn: 360) - difference
  }
}

/// A mover's contribution to a property: the property's slot, and the number of the contribution
/// within that slot.
struct Touched: Sendable {
  let slot: Int
  let number: Int
  /// Whether the animation begins later than its mover; this value doesn't change until the
  /// animation ends.
  var isLate = false
}

/// A view: its name, and its properties among the stage's slots.
struct View: Sendable {
  let id: ViewID
  let name: String
  /// The properties that were declared with the view.
  let declared: Range<Int>
  /// The other properties that have been changed.
  var changed: [Int] = []
  /// The parent, which is always added before the view, or `nil` if there is none.
  var parent: ViewID?
  /// The layout frame, or `nil` if the view has none or has a frame among its properties.
  var layout: Rect2D?
  /// The phase of the last touch that the view received.
  var heard: Touch.Phase?
  /// Whether the view and its descendants receive touches.
  var isUserInteractionEnabled = true
  /// Whether the view and its descendants are hidden.
  var isHidden = false
  /// Whether the view has been removed from its parent.
  var isRemoved = false
  /// Whether the view has a scale or a rotation, and so a frame that differs from its bounds.
  var isTransformable = false
  /// The position among the views with the same parent: greater is farther in front.
  var order: Int64
  /// The kind of control that pictures draw, or `nil` for a plain view.
  var role: ViewRole?
  /// The text that pictures draw.
  var text = ""

  /// Calls a closure with each of the view's properties, in order.
  @inline(__always)
  func forEachSlot(_ body: (Int) -> Void) {
    for slot in declared { body(slot) }
    for slot in changed { body(slot) }
  }

  /// The view's properties, in order.
  var slots: [Int] { Array(declared) + changed }
}

/// The kind of control that pictures draw for a view.
public enum ViewRole: String, Sendable, Hashable, CaseIterable {
  /// A picture.
  case image
  /// A line of text.
  case text
  /// A row of a list.
  case row
  /// A button.
  case button
  /// The handle of a sheet.
  case handle
  /// A navigation, tool, or tab bar.
  case bar
  /// An icon.
  case icon
}

/// The identifier of a view on a stage: its index in insertion order.
public struct ViewID: Sendable, Hashable {
  private let number: UInt32
  private let mark: UInt32

  init(place: MarkedPlace) { (number, mark) = place.numbers }

  var place: MarkedPlace { MarkedPlace((number, mark)) }

  var index: Int { Int(number) }

  /// The view as a target of recognizers.
  var target: TouchTarget { TouchTarget(index: index) }
}

// The properties of a layer's transform and position, in addition to those of every view.

extension Property<Double> {
  /// The horizontal displacement from the layout position, positive to the right.
  public static var x: Property<Double> { Property("x", .points) }
  /// The vertical displacement from the layout position, positive downward.
  public static var y: Property<Double> { Property("y", .points) }
  /// The width of the view.
  public static var width: Property<Double> { Property("width", .points) }
  /// The height of the view.
  public static var height: Property<Double> { Property("height", .points) }
  /// The rotation angle, clockwise on screen.
  public static var rotation: Property<Double> { Property("rotation", .degrees) }
  /// The scale at which the view is drawn.
  public static var scale: Property<Double> { Property("scale", .fraction) }
}

extension Property<Point2D> {
  /// The horizontal and vertical scales.
  public static var stretch: Property<Point2D> { Property("scale", .fraction) }
  /// The anchor point within the view, as fractions of its size.
  public static var anchor: Property<Point2D> { Property("anchor", .fraction) }
  /// The location of the anchor point in the view's parent.
  public static var position: Property<Point2D> { Property("position", .points) }
}

extension PropertySetting {
  /// Sets the initial horizontal displacement of a view, positive to the right.
  public static func x(_ x: Double) -> PropertySetting { Property<Double>.x(x) }
  /// Sets the initial vertical displacement of a view, positive downward.
  public static func y(_ y: Double) -> PropertySetting { Property<Double>.y(y) }
  /// Sets the initial width of a view.
  public static func width(_ width: Double) -> PropertySetting { Property<Double>.width(width) }
  /// Sets the initial height of a view.
  public static func height(_ height: Double) -> PropertySetting { Property<Double>.height(height) }
  /// Sets the initial center of a view.
  public static func center(_ center: Point2D) -> PropertySetting {
    Property<Point2D>.center(center)
  }
  /// Sets the initial anchor point of a view, as fractions of its size.
  public static func anchor(_ anchor: Point2D) -> PropertySetting {
    Property<Point2D>.anchor(anchor)
  }
  /// Sets the initial rotation of a view.
  public static func rotation(_ degrees: Double) -> PropertySetting {
    Property<Double>.rotation(degrees)
  }
  /// Sets the initial scale of a view.
  public static func scale(_ scale: Double) -> PropertySetting { Property<Double>.scale(scale) }
  /// Sets the initial horizontal and vertical scales of a view.
  public static func stretch(_ scale: Point2D) -> PropertySetting {
    Property<Point2D>.stretch(scale)
  }
}
