/// The value of one view property in the form in which it is animated: up to four numbers.
///
/// Animations of these values add up (A208, A210), so all that is needed of them is a sum and a
/// multiple; what the numbers mean is the property's business.
struct PropertyValue: Sendable, Equatable {
  var lanes: SIMD4<Double>

  static func - (left: PropertyValue, right: PropertyValue) -> PropertyValue {
    PropertyValue(lanes: left.lanes - right.lanes)
  }
}

/// A type whose values a view property can hold and an animator can move.
public protocol Animatable: Sendable, Equatable {
  /// The value as four numbers; those the type does not need are 0.
  var lanes: SIMD4<Double> { get }

  /// The value with these numbers.
  init(lanes: SIMD4<Double>)

  /// How many of the numbers there are, and how they are read through a path.
  static var shape: PropertyShape { get }
}

/// What the numbers of a property make up.
public enum PropertyShape: Sendable, Hashable {
  /// One number.
  case number
  /// Two: a point or a pair.
  case pair
  /// Four: a frame.
  case rect
  /// Four: a color.
  case color

  /// How many numbers there are.
  public var count: Int {
    switch self {
    case .number: 1
    case .pair: 2
    case .rect, .color: 4
    }
  }

  /// How the numbers are read through a path.
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

  /// The number in the first lane.
  @inlinable
  public init(lanes: SIMD4<Double>) { self = lanes.x }

  /// One number.
  public static var shape: PropertyShape { .number }
}

extension Point: Animatable {
  /// x and y, in the first two lanes.
  public var lanes: SIMD4<Double> { SIMD4(x, y, 0, 0) }

  /// x and y from the first two lanes.
  public init(lanes: SIMD4<Double>) { self.init(x: lanes.x, y: lanes.y) }

  /// Two numbers.
  public static var shape: PropertyShape { .pair }
}

extension Rect: Animatable {
  /// x, y, width and height (T134: origin and size are interpolated one by one).
  public var lanes: SIMD4<Double> { SIMD4(x, y, width, height) }

  /// x, y, width and height.
  public init(lanes: SIMD4<Double>) {
    self.init(x: lanes.x, y: lanes.y, width: lanes.z, height: lanes.w)
  }

  /// Four numbers.
  public static var shape: PropertyShape { .rect }
}

extension Color: Animatable {
  /// Red, green, blue and alpha, as they are stored: animations mix them one by one (T136).
  public var lanes: SIMD4<Double> { SIMD4(red, green, blue, alpha) }

  /// Red, green, blue and alpha.
  public init(lanes: SIMD4<Double>) {
    self.init(red: lanes.x, green: lanes.y, blue: lanes.z, alpha: lanes.w)
  }

  /// Four numbers.
  public static var shape: PropertyShape { .color }
}

extension SIMD4<Double> {
  /// Whether no number is NaN or an infinity.
  var isFinite: Bool { self - self == .zero }
}
