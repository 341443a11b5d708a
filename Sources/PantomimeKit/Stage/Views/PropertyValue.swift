/// The value of a view property, in the form in which it is animated: up to four numbers.
///
/// Animations of these values are additive (A208, A210), so only sums and multiples have to be
/// computed; the property determines the meaning of the numbers.
struct PropertyValue: Sendable, Hashable {
  var lanes: SIMD4<Double>

  static func - (left: PropertyValue, right: PropertyValue) -> PropertyValue {
    PropertyValue(lanes: left.lanes - right.lanes)
  }
}

/// A type whose values a view property can hold and an animator can move: `Double`, `Point2D`,
/// `Rect2D`, or `RGBAColor`.
///
/// Don't conform to this protocol.
public protocol AnimatableValue: Sendable, Equatable {
  // A requirement is a member of each type that conforms, and `Double` must get none with a name that
  // an app could use.

  /// The value as four numbers; unused numbers are 0.
  var _lanes: SIMD4<Double> { get }

  /// Creates a value from its numbers.
  init(_lanes: SIMD4<Double>)

  /// The raw value of the shape.
  static var _shape: UInt8 { get }
}

extension AnimatableValue {
  /// The value as four numbers; unused numbers are 0.
  package var lanes: SIMD4<Double> { @inline(__always) get { _lanes } }

  /// Creates a value from its numbers.
  @inlinable
  @inline(__always)
  package init(lanes: SIMD4<Double>) { self.init(_lanes: lanes) }

  /// The shape of the value, which determines the number of lanes in use and the form in which a
  /// path reads them.
  package static var shape: PropertyShape { PropertyShape(rawValue: _shape) ?? .number }
}

/// The meaning of the numbers of a property.
package enum PropertyShape: UInt8, Sendable, Hashable {
  /// One number.
  case number
  /// Two numbers: a point or a pair.
  case pair
  /// Four numbers: a frame.
  case rect
  /// Four numbers: a color.
  case color

  /// The number of components.
  package var count: Int {
    switch self {
    case .number: 1
    case .pair: 2
    case .rect, .color: 4
    }
  }

  /// Returns the value in the form in which a path reads it.
  func pathValue(_ lanes: SIMD4<Double>, in unit: PathValue.Unit) -> PathValue {
    switch self {
    case .number: .number(lanes.x, unit)
    case .pair: .pair(lanes.x, lanes.y, unit)
    case .rect: .rect(Rect2D(lanes: lanes))
    case .color: .color(RGBAColor(lanes: lanes))
    }
  }
}

extension Double: AnimatableValue {
  /// The number, in the first lane.
  public var _lanes: SIMD4<Double> { SIMD4(self, 0, 0, 0) }

  /// Creates a number from the first lane.
  @inlinable
  public init(_lanes: SIMD4<Double>) { self = _lanes.x }

  /// One number.
  public static var _shape: UInt8 { PropertyShape.number.rawValue }
}

extension Point2D: AnimatableValue {
  /// x and y, in the first two lanes.
  public var _lanes: SIMD4<Double> { SIMD4(x, y, 0, 0) }

  /// Creates a point from the first two lanes.
  public init(_lanes: SIMD4<Double>) { self.init(x: _lanes.x, y: _lanes.y) }

  /// Two numbers.
  public static var _shape: UInt8 { PropertyShape.pair.rawValue }
}

extension Rect2D: AnimatableValue {
  /// x, y, width, and height (T134: origin and size are interpolated separately).
  public var _lanes: SIMD4<Double> { SIMD4(x, y, width, height) }

  /// Creates a frame from x, y, width, and height.
  public init(_lanes: SIMD4<Double>) {
    self.init(x: _lanes.x, y: _lanes.y, width: _lanes.z, height: _lanes.w)
  }

  /// Four numbers.
  public static var _shape: UInt8 { PropertyShape.rect.rawValue }
}

extension RGBAColor: AnimatableValue {
  /// Red, green, blue, and alpha, as stored: animations interpolate each separately (T136).
  public var _lanes: SIMD4<Double> { SIMD4(red, green, blue, alpha) }

  /// Creates a color from red, green, blue, and alpha.
  public init(_lanes: SIMD4<Double>) {
    self.init(red: _lanes.x, green: _lanes.y, blue: _lanes.z, alpha: _lanes.w)
  }

  /// Four numbers.
  public static var _shape: UInt8 { PropertyShape.color.rawValue }
}

extension SIMD4<Double> {
  /// Whether all numbers are finite.
  var isFinite: Bool { self - self == .zero }
}

/// A single numeric value of a view: a property that is a number, or a component of a property,
/// such as `sheet.frame.y`.
public struct PropertyNumber: Sendable, Hashable {
  /// The view.
  package let view: ViewID
  let property: String
  let lane: Int

  init(_ view: ViewID, _ property: String, lane: Int) {
    self.view = view
    self.property = property
    self.lane = lane
  }
}

/// One component of a property, such as `.frame.y`.
public struct PropertyComponent: Sendable, Hashable {
  let property: String
  let lane: Int

  /// The frame, for access to its components: `.frame.y`.
  public static var frame: Property<Rect2D> { .frame }
}

extension Property<Rect2D> {
  /// The origin's horizontal coordinate.
  public var x: PropertyComponent { PropertyComponent(property: name, lane: 0) }
  /// The origin's vertical coordinate.
  public var y: PropertyComponent { PropertyComponent(property: name, lane: 1) }
}

extension ViewID {
  /// A component of one of the view's properties: `sheet[.frame.y]`.
  public subscript(component: PropertyComponent) -> PropertyNumber {
    PropertyNumber(self, component.property, lane: component.lane)
  }

  /// A property of the view that is a single number.
  public subscript(property: Property<Double>) -> PropertyNumber {
    PropertyNumber(self, property.name, lane: 0)
  }
}

extension Stage {
  /// Returns the path of a number, such as `sheet.frame.y`.
  package func path(of number: PropertyNumber) -> String {
    let path = "\(name(of: number.view)).\(number.property)"
    guard let slot = views.slot(number.view, number.property) else { return path }
    let components = views.slots[slot].shape.pathValue(.zero, in: .points).components
    return components.indices.contains(number.lane)
      ? "\(path).\(components[number.lane])" : path
  }
}

extension Stage {
  /// Returns the numeric value that a path names, and the direction in which a finger moves by
  /// default to increase it.
  mutating func findNumber(
    _ path: String
  ) throws(InputError) -> (place: PropertyPlace, number: PropertyNumber, growing: Direction?) {
    let place = try place(of: path)
    guard views.count(of: place) == 1 else {
      let components = views.slots[place.slot].shape.pathValue(.zero, in: .points).components
      throw InputError(.connection(.severalNumbers(path, components: components)))
    }
    let name = path.split(separator: ".").last ?? ""
    return (
      place, PropertyNumber(place.view, views.slots[place.slot].name, lane: place.lane ?? 0),
      name == "y" ? .down : name == "x" ? .right : nil
    )
  }
}

// Single numeric values of views.

extension Stage {
  /// Returns the presentation value of a numeric property or component, or 0 if the view doesn't
  /// have it.
  package func shown(_ number: PropertyNumber) -> Double {
    (views.slot(number.view, number.property).map { boxLanes(of: $0, .shown) }
      ?? defaultLanes(of: number.view, number.property, shape: .number, .shown))?[number.lane] ?? 0
  }

  /// The model value of a numeric property or component.
  ///
  /// If the view doesn't have the property, reading it returns 0 and setting it has no effect; each
  /// records a finding (`Misuse.noProperty`).
  public subscript(number: PropertyNumber) -> Double {
    mutating get {
      knownSlot(number.view, number.property).map { boxLanes(of: $0, .model)[number.lane] } ?? 0
    }
    set {
      guard let slot = knownSlot(number.view, number.property) else { return }
      change(slot, lane: number.lane, to: newValue)
    }
  }
}

extension Stage {
  /// Changes a component of a model value; a component of a transformed view's frame moves its
  /// center.
  mutating func change(_ slot: Int, lane: Int, to number: Double) {
    var lanes = views.slots[slot].model.lanes
    let box = boxLanes(of: slot, .model)
    if lanes == box {
      lanes[lane] = number
    } else if lane < 2 {
      lanes[lane] += number - box[lane]
    }
    change(slot, to: PropertyValue(lanes: lanes))
  }
}

/// A change of a property, or of a component of a property, whose path has been resolved.
struct PropertyStep: Sendable {
  let slot: Int
  /// The lane of the component, or `nil` for the entire value.
  let lane: Int?
  let numbers: [Double]
  /// Whether the numbers are added to the value; otherwise they replace it.
  let isRelative: Bool

  /// Changes the model value; during the execution of an animation block, the change becomes an
  /// animation.
  func apply(to stage: inout Stage) {
    if let lane, let number = numbers.first {
      let base = isRelative ? stage.boxLanes(of: slot, .model)[lane] : 0
      return stage.change(slot, lane: lane, to: base + number)
    }
    var lanes = stage.views.slots[slot].model.lanes
    for (lane, number) in numbers.enumerated() {
      lanes[lane] = isRelative ? lanes[lane] + number : number
    }
    // One number scales both axes.
    if numbers.count == 1, stage.views.slots[slot].shape == .pair { lanes.y = lanes.x }
    stage.change(slot, to: PropertyValue(lanes: lanes))
  }

  /// Returns a value after the change.
  func applied(to lanes: SIMD4<Double>) -> SIMD4<Double> {
    var lanes = lanes
    for (index, number) in numbers.enumerated() {
      let lane = lane ?? index
      lanes[lane] = isRelative ? lanes[lane] + number : number
    }
    return lanes
  }

  /// Returns a change that sets the same components of the property, but to the numbers of another
  /// value.
  func leading(to lanes: SIMD4<Double>) -> PropertyStep {
    PropertyStep(
      slot: slot, lane: lane, numbers: numbers.indices.map { lanes[lane ?? $0] }, isRelative: false)
  }
}

/// The state of a property for the fast path, in plain numbers: the model value, and the animation
/// that moves the property, if there is exactly one, which is the case for nearly all moving
/// properties.
///
/// This state is derived from the property, and is updated whenever the property changes. The
/// property itself contains arrays, which are retained on every read; with reads at every frame,
/// that adds up.
//
// A frame of 100 animators takes 66 ns for each of them, and without this state 103; of 10,000, 85 and
// 268, which is no longer ahead of GSAP.
struct FastPath: Sendable, BitwiseCopyable {
  /// The model value.
  let model: SIMD4<Double>
  /// The old value minus the animation's target.
  let offset: SIMD4<Double>
  let mover: Mover

  /// The kind of mover that a property has.
  enum Mover: Sendable, BitwiseCopyable {
    /// Nothing: the presentation value is the model value.
    case nothing
    /// A run of an animator, from its beginning.
    case animator(Int)
    /// Anything else: several runs, a late run, layer animations, or a binding.
    case others
  }

  /// Creates the fast-path state of a property.
  init(of slot: borrowing Slot) {
    model = slot.model.lanes
    if slot.isPlain, slot.offsets.isEmpty {
      (offset, mover) = (.zero, .nothing)
    } else if slot.isPlain, slot.offsets.count == 1, let only = slot.offsets.last,
      only.onset == .beginning, only.course == .whole, case .animator(let index) = only.mover
    {
      (offset, mover) = (only.difference, .animator(index))
    } else {
      (offset, mover) = (.zero, .others)
    }
  }
}
