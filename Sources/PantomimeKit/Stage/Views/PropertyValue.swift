/// The value of a view property in the form in which it is animated: up to four numbers.
///
/// Animations of these values are additive (A208, A210), so sums and multiples suffice; the
/// property determines the meaning of the numbers.
struct PropertyValue: Sendable, Hashable {
  var lanes: SIMD4<Double>

  static func - (left: PropertyValue, right: PropertyValue) -> PropertyValue {
    PropertyValue(lanes: left.lanes - right.lanes)
  }
}

/// A type whose values a view property can hold and an animator can move.
public protocol Animatable: Sendable, Equatable {
  /// The value as four numbers; unused numbers are 0.
  var lanes: SIMD4<Double> { get }

  /// Creates a value from its numbers.
  init(lanes: SIMD4<Double>)

  /// The number of lanes in use, and the form in which a path reads them.
  static var shape: PropertyShape { get }
}

/// The meaning of the numbers of a property.
public enum PropertyShape: Sendable, Hashable {
  /// One number.
  case number
  /// Two numbers: a point or a pair.
  case pair
  /// Four numbers: a frame.
  case rect
  /// Four numbers: a color.
  case color

  /// The number of components.
  public var count: Int {
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
    case .rect: .rect(Rect(lanes: lanes))
    case .color: .color(Color(lanes: lanes))
    }
  }
}

extension Double: Animatable {
  /// The number, in the first lane.
  public var lanes: SIMD4<Double> { SIMD4(self, 0, 0, 0) }

  /// Creates a number from the first lane.
  @inlinable
  public init(lanes: SIMD4<Double>) { self = lanes.x }

  /// One number.
  public static var shape: PropertyShape { .number }
}

extension Point: Animatable {
  /// x and y, in the first two lanes.
  public var lanes: SIMD4<Double> { SIMD4(x, y, 0, 0) }

  /// Creates a point from the first two lanes.
  public init(lanes: SIMD4<Double>) { self.init(x: lanes.x, y: lanes.y) }

  /// Two numbers.
  public static var shape: PropertyShape { .pair }
}

extension Rect: Animatable {
  /// x, y, width, and height (T134: origin and size are interpolated separately).
  public var lanes: SIMD4<Double> { SIMD4(x, y, width, height) }

  /// Creates a frame from x, y, width, and height.
  public init(lanes: SIMD4<Double>) {
    self.init(x: lanes.x, y: lanes.y, width: lanes.z, height: lanes.w)
  }

  /// Four numbers.
  public static var shape: PropertyShape { .rect }
}

extension Color: Animatable {
  /// Red, green, blue, and alpha, as stored: animations interpolate each separately (T136).
  public var lanes: SIMD4<Double> { SIMD4(red, green, blue, alpha) }

  /// Creates a color from red, green, blue, and alpha.
  public init(lanes: SIMD4<Double>) {
    self.init(red: lanes.x, green: lanes.y, blue: lanes.z, alpha: lanes.w)
  }

  /// Four numbers.
  public static var shape: PropertyShape { .color }
}

extension SIMD4<Double> {
  /// Whether no number is NaN or infinite.
  var isFinite: Bool { self - self == .zero }
}
