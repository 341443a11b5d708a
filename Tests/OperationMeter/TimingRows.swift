import PantomimeKit

extension OperationMeter {
  /// Curves and springs: plain numbers in, plain numbers out.
  static var timings: [(name: String, make: () -> Row)] {
    [
      evaluations("curve, ease-in-out") { UnitBezier.easeInOut.value(at: $0) },
      evaluations("curve, 0.17,0.67,0.76,1", of: try? UnitBezier(0.17, 0.67, 0.76, 1)) {
        $0.value(at: $1)
      },
      evaluations("slope, ease-in-out") { UnitBezier.easeInOut.slope(at: $0) },
      evaluations("inverse, ease-in-out") { UnitBezier.easeInOut.inverse(of: $0) },
      evaluations("spring value, under-damped", of: try? Spring(damping: 10)) { $0.value(at: $1) },
      evaluations("spring value with velocity", of: try? Spring(damping: 10)) { spring, time in
        let motion = spring.motion(at: time)
        return motion.value + motion.velocity
      },
    ]
  }

  private static func evaluations(
    _ name: String, _ body: @escaping (Double) -> Double
  ) -> (String, () -> Row) {
    evaluations(name, of: ()) { _, place in body(place) }
  }

  /// Ten thousand places a round, in an order that nothing can learn.
  private static func evaluations<Thing>(
    _ name: String, of thing: Thing?, _ body: @escaping (Thing, Double) -> Double
  ) -> (String, () -> Row) {
    (
      name,
      {
        guard let thing else { fatalError("\(name) is out of range") }
        let places = (0..<10_000).map { Double($0 * 7_919 % 10_000) / 10_000 }
        return Row(name, operations: places.count) { rounds in
          for _ in 0..<rounds {
            for place in places { keep(body(thing, place)) }
          }
        }
      }
    )
  }
}
