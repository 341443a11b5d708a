import PantomimeKit

extension OperationMeter {
  /// Curves and springs at many places: plain numbers in, plain numbers out.
  static var timings: [Row] {
    [curves("the system's curves", [.easeIn, .easeOut, .easeInOut, .standard]), others, springs]
  }

  private static let places = (0...1_000).map { Double($0) / 1_000 }

  private static var others: Row {
    let points = [(0.17, 0.67, 0.76, 1.0), (0.87, 0, 0.13, 1), (1, 0, 0, 1)]
    return curves("other curves", points.compactMap { try? UnitBezier($0.0, $0.1, $0.2, $0.3) })
  }

  private static func curves(_ name: String, _ curves: [UnitBezier]) -> Row {
    Row(name: name, times: curves.count * places.count, allocations: 0, references: 0) {
      for curve in curves {
        for place in places {
          keep(curve.value(at: place))
          keep(curve.slope(at: place))
          keep(curve.inverse(of: place))
        }
      }
    }
  }

  private static var springs: Row {
    let springs = [10.0, 20, 30].compactMap {
      try? Spring(damping: $0, allowsOverdamping: true)
    }
    return Row(
      name: "springs", times: springs.count * places.count, allocations: 0, references: 0
    ) {
      for spring in springs {
        for place in places {
          let motion = spring.motion(at: place)
          keep(motion.value + motion.velocity)
        }
      }
    }
  }
}
