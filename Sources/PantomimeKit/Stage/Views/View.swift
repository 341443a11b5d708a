/// A property of a view on a stage, by its place.
public struct PropertyID<Value: Animatable>: Sendable, Hashable {
  @usableFromInline let slot: Int

  init(slot: Int) { self.slot = slot }
}

/// A property that views can have: its name in paths, and what its numbers measure.
public struct Property<Value: Animatable>: Sendable, Hashable {
  /// The name in paths (`card.frame`).
  public let name: String
  /// What the numbers measure.
  public let unit: PathValue.Unit

  /// Names a property.
  public init(_ name: String, _ unit: PathValue.Unit) {
    self.name = name
    self.unit = unit
  }

  /// This property with its first value, for `Stage.addView`.
  public func callAsFunction(_ value: Value) -> PropertySetting {
    PropertySetting(name: name, unit: unit, lanes: value.lanes, shape: Value.shape)
  }
}

extension Property<Rect> {
  /// The frame in the coordinates of whatever holds the view.
  public static var frame: Property<Rect> { Property("frame", .points) }
}

extension Property<Point> {
  /// The middle of the view.
  public static var center: Property<Point> { Property("center", .points) }
}

extension Property<Double> {
  /// The corner radius, animatable since iOS 11 (A214).
  public static var cornerRadius: Property<Double> { Property("radius", .points) }
  /// The opacity, 0 … 1.
  public static var alpha: Property<Double> { Property("alpha", .fraction) }
}

extension Property<Color> {
  /// The color, in sRGB.
  public static var color: Property<Color> { Property("color", .fraction) }
}

/// A property and its first value.
public struct PropertySetting: Sendable, Hashable {
  let name: String
  let unit: PathValue.Unit
  let lanes: SIMD4<Double>
  let shape: PropertyShape

  /// The property with 0 for its numbers.
  var cleared: PropertySetting {
    PropertySetting(name: name, unit: unit, lanes: .zero, shape: shape)
  }

  /// The frame a view starts with.
  public static func frame(_ frame: Rect) -> PropertySetting { Property<Rect>.frame(frame) }
  /// The corner radius a view starts with.
  public static func cornerRadius(_ radius: Double) -> PropertySetting {
    Property<Double>.cornerRadius(radius)
  }
  /// The opacity a view starts with.
  public static func alpha(_ alpha: Double) -> PropertySetting { Property<Double>.alpha(alpha) }
  /// The color a view starts with.
  public static func color(_ color: Color) -> PropertySetting { Property<Color>.color(color) }
}

/// One property of one view: its model value and the animations that move what is shown.
struct Slot: Sendable {
  let name: String
  let unit: PathValue.Unit
  let shape: PropertyShape
  /// The view that it places: its own, for a frame or the way from there; −1 for all others.
  let placed: Int32
  var model: PropertyValue
  /// What animation blocks add to it, in the order in which they were executed.
  var offsets = OrderedList<Offset>()
  /// What few properties have; none where there is nothing of it.
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

  /// Whether it has neither layer animations nor anything that follows.
  var isPlain: Bool { above.isEmpty || (above[0].layers.isEmpty && above[0].follows.isEmpty) }

  /// The layer animations on top of the offsets, in the order in which they were added (T92).
  var layers: OrderedList<LayerEffect> { above.first?.layers ?? OrderedList() }

  /// What of it follows something else, instead of all that.
  var follows: [FollowLink] { above.first?.follows ?? [] }

  /// Changes its layer animations.
  mutating func changeLayers<Result>(
    _ change: (inout OrderedList<LayerEffect>) -> Result
  ) -> Result {
    if above.isEmpty { above.append(Above()) }
    return change(&above[0].layers)
  }

  /// Lets a number of it follow something.
  mutating func follow(_ link: FollowLink) {
    if above.isEmpty { above.append(Above()) }
    above[0].follows.append(link)
  }
}

/// What one animation block adds to a property while its animator is on the way (A209, A210).
struct Offset: Sendable {
  /// What moves it, by its place on the stage.
  enum Mover: Sendable, Equatable {
    case animator(Int)
    case transition(Int)
  }

  /// Whose block set the value.
  let mover: Mover
  /// The value before the block.
  let from: PropertyValue
  /// The value the block set.
  let to: PropertyValue
  /// When on the animator's way it begins.
  var onset: Onset
}

/// What some mover has added to a property: the property's place, and the number of what it is there.
struct Touched: Sendable {
  let slot: Int
  let number: Int
}

/// A view: its name, and where its properties are among the stage's slots.
struct View: Sendable {
  let id: ViewID
  let name: String
  let slots: Range<Int>
  /// The view that holds it, added before it.
  var parent: ViewID?
  /// Where it lies while it is not moved; `nil` for one that has a frame among its properties, or none.
  var layout: Rect?
  /// What it was last told of a touch.
  var heard: Touch.Phase?
  /// Whether it and what it holds are met by fingers.
  var isUserInteractionEnabled = true
}
