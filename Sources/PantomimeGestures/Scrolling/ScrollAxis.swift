/// An axis along which content can be scrolled.
public enum ScrollAxis: String, Sendable, Hashable, CaseIterable {
  /// Left and right.
  case horizontal
  /// Up and down.
  case vertical
}

extension ScrollAxes {
  /// Returns a Boolean value that indicates whether the set contains an axis.
  package func contains(_ axis: ScrollAxis) -> Bool {
    switch (self, axis) {
    case (.both, _), (.horizontal, .horizontal), (.vertical, .vertical): true
    case (.horizontal, .vertical), (.vertical, .horizontal): false
    }
  }

  /// The axis if there is only one; otherwise `nil`.
  package var single: ScrollAxis? {
    switch self {
    case .horizontal: .horizontal
    case .vertical: .vertical
    case .both: nil
    }
  }

  /// Creates a set of axes, or returns `nil` if the set would be empty.
  init?(horizontal: Bool, vertical: Bool) {
    switch (horizontal, vertical) {
    case (true, true): self = .both
    case (true, false): self = .horizontal
    case (false, true): self = .vertical
    case (false, false): return nil
    }
  }
}

extension Vector {
  /// The component along an axis.
  package subscript(axis: ScrollAxis) -> Double {
    get {
      switch axis {
      case .horizontal: dx
      case .vertical: dy
      }
    }
    set {
      switch axis {
      case .horizontal: dx = newValue
      case .vertical: dy = newValue
      }
    }
  }

  /// Returns the vector with a function applied to both components.
  package func mapped(_ change: (ScrollAxis, Double) -> Double) -> Vector {
    Vector(dx: change(.horizontal, dx), dy: change(.vertical, dy))
  }

  /// The velocity, converted from points per second to points per millisecond (G180).
  package var perMillisecond: Vector { Vector(dx: dx / 1000, dy: dy / 1000) }

  /// The vector with each component sanitized.
  var sanitized: Vector { Vector(dx: dx.sanitized, dy: dy.sanitized) }
}

/// The distances from the edges of a view to the edges of its content, in points.
public struct Insets: Sendable, Hashable {
  /// The distance above the content.
  public var top: Double
  /// The distance to the left of the content.
  public var left: Double
  /// The distance below the content.
  public var bottom: Double
  /// The distance to the right of the content.
  public var right: Double

  /// Creates insets.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}
