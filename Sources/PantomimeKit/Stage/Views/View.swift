/// The identifier of a view's property on a stage: its slot.
public struct PropertyID<Value: Animatable>: Sendable, Hashable {
  @usableFromInline let slot: Int

  init(slot: Int) { self.slot = slot }
}

/// A property that views can have: its name in paths, and the unit of its numbers.
public struct Property<Value: Animatable>: Sendable, Hashable {
  /// The name in paths (`card.frame`).
  public let name: String
  /// The unit of the property's numbers.
  public let unit: PathValue.Unit

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

extension Property<Rect> {
  /// The frame in the coordinates of the view's parent.
  public static var frame: Property<Rect> { Property("frame", .points) }
}

extension Property<Point> {
  /// The center of the view.
  public static var center: Property<Point> { Property("center", .points) }
}

extension Property<Double> {
  /// The corner radius, animatable since iOS 11 (A214).
  public static var radius: Property<Double> { Property("radius", .points) }
  /// The opacity, 0 … 1.
  public static var alpha: Property<Double> { Property("alpha", .fraction) }
}

extension Property<Color> {
  /// The color, in sRGB.
  public static var color: Property<Color> { Property("color", .fraction) }
}

/// A property and its initial value.
public struct PropertySetting: Sendable, Hashable {
  let name: String
  let unit: PathValue.Unit
  let lanes: SIMD4<Double>
  let shape: PropertyShape

  /// The same property with all numbers set to 0.
  var cleared: PropertySetting {
    PropertySetting(name: name, unit: unit, lanes: .zero, shape: shape)
  }

  /// Sets the initial frame of a view.
  public static func frame(_ frame: Rect) -> PropertySetting { Property<Rect>.frame(frame) }
  /// Sets the initial corner radius of a view.
  public static func radius(_ radius: Double) -> PropertySetting {
    Property<Double>.radius(radius)
  }
  /// Sets the initial opacity of a view.
  public static func alpha(_ alpha: Double) -> PropertySetting { Property<Double>.alpha(alpha) }
  /// Sets the initial color of a view.
  public static func color(_ color: Color) -> PropertySetting { Property<Color>.color(color) }
}

/// A property of a view: its model value and the animations that change its presentation value.
struct Slot: Sendable {
  let name: String
  let unit: PathValue.Unit
  let shape: PropertyShape
  /// The index of the view whose position depends on the property, if it is a frame or a
  /// displacement; otherwise −1.
  let placed: Int32
  var model: PropertyValue
  /// The contributions of animation blocks, in the order in which they were executed.
  var offsets = OrderedList<PropertyAnimation>()
  /// The rare parts of a slot, as an array that is empty if there are none.
  private var above: [Above] = []

  private struct Above: Sendable {
    var layers = OrderedList<LayerEffect>()
    var follows: [FollowLink] = []
  }

  init(
    name: String, unit: PathValue.Unit, shape: PropertyShape, placed: Int32, model: PropertyValue
  ) {
    self.name = name
    self.unit = unit
    self.shape = shape
    self.placed = placed
    self.model = model
  }

  /// Whether the property has neither layer animations nor bindings.
  var isPlain: Bool { above.isEmpty || (above[0].layers.isEmpty && above[0].follows.isEmpty) }

  /// The layer animations on top of the offsets, in insertion order (T92).
  var layers: OrderedList<LayerEffect> { above.first?.layers ?? OrderedList() }

  /// The bindings of the property's components, which override everything else.
  var follows: [FollowLink] { above.first?.follows ?? [] }

  /// Changes the layer animations of the property.
  mutating func changeLayers<Result>(
    _ change: (inout OrderedList<LayerEffect>) -> Result
  ) -> Result {
    if above.isEmpty { above.append(Above()) }
    return change(&above[0].layers)
  }

  /// Binds a number of the property to another.
  mutating func follow(_ link: FollowLink) {
    if above.isEmpty { above.append(Above()) }
    above[0].follows.append(link)
  }
}

/// The contribution of an animation block to a property while its animator is in flight (A209,
/// A210).
struct PropertyAnimation: Sendable {
  /// The mover, by its index on the stage.
  enum Mover: Sendable, Hashable {
    case animator(Int)
    case transition(Int)
  }

  /// The mover whose block set the value.
  let mover: Mover
  /// The value before the block.
  let from: PropertyValue
  /// The value that the block set.
  let to: PropertyValue
  /// The point in the animator's run at which the animation begins.
  var onset: AnimationStart
}

/// A contribution of a mover to a property: the property's slot, and the number of the contribution
/// in it.
struct Touched: Sendable {
  let slot: Int
  let number: Int
  /// Whether the animation begins later than its mover; that stays true until it ends.
  var isLate = false
}

/// A view: its name, and the range of its properties among the stage's slots.
struct View: Sendable {
  let id: ViewID
  let name: String
  let slots: Range<Int>
  /// The parent, added before it, or `nil` if there is none.
  var parent: ViewID?
  /// The layout frame, or `nil` if the view has none or has a frame among its properties.
  var layout: Rect?
  /// The phase of the last touch that the view received.
  var heard: Touch.Phase?
  /// Whether the view and its descendants receive touches.
  var isUserInteractionEnabled = true
}
