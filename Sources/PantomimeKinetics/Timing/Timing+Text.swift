extension Timing {
  /// The timing as written after `curve=`, with every digit that a trace keeps, and without
  /// whitespace.
  ///
  /// A formula without a name is written as `formula`. The initial velocity of a spring is omitted;
  /// see `initialVelocity`.
  package var text: String {
    if let name = NamedCurve.all.first(where: { $0.timing == self })?.name { return name }
    func call(_ name: String, _ numbers: Double...) -> String {
      "\(name)(\(numbers.map { Numerals.text($0) }.joined(separator: ",")))"
    }
    switch self {
    case .cubic(let curve): return call("cubic", curve.x1, curve.y1, curve.x2, curve.y2)
    // Linear and Penner timings always have a name.
    case .linear, .penner, .formula: return "formula"
    case .steps(let easing): return "steps(\(easing.count),\(easing.jump.rawValue))"
    case .points(let easing):
      let stops = easing.stops.map { stop in
        Numerals.text(stop.progress) + (stop.fraction.map { "@" + Numerals.text($0) } ?? "")
      }
      return "linear(\(stops.joined(separator: ",")))"
    case .damped(let ratio, _): return call("spring", ratio)
    case .spring(let spring): return call("spring", spring.mass, spring.stiffness, spring.damping)
    }
  }

  /// The initial velocity of a spring, in total distances per second, or 0 for other timings.
  package var initialVelocity: Double {
    switch self {
    case .damped(_, let velocity): velocity
    case .spring(let spring): spring.initialVelocity
    case .linear, .cubic, .penner, .formula, .steps, .points: 0
    }
  }
}
