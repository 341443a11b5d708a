import TestSupport

private func file(_ name: String) -> ReferenceFile {
  ReferenceFile("KineticsTests/Reference/\(name).txt")
}

/// Progress and slope of unit cubic Béziers.
enum UnitBezierTable {
  private static let table = file("unit-bezier")

  /// The key is x1, y1, x2, y2; a slope beyond ±1e6 is given as ±1e6.
  static let curves = table.groups("curves") { (fraction: $0[0], progress: $0[1], slope: $0[2]) }
  static let system = table.groups("system") { (fraction: $0[0], progress: $0[1]) }
}

/// Values of the elementary functions.
enum ElementaryTable {
  private static let table = file("elementary")

  /// A row of each function of one argument is the argument and the value.
  static func rows(_ name: String) -> [(argument: Double, value: Double)] {
    table.groups(name) { ($0[0], $0[1]) }.flatMap(\.rows)
  }

  /// A row of each function of two arguments is the arguments and the value.
  static func rows2(_ name: String) -> [(first: Double, second: Double, value: Double)] {
    table.groups(name) { ($0[0], $0[1], $0[2]) }.flatMap(\.rows)
  }
}

/// Penner's easing formulas.
enum PennerTable {
  private static let table = file("penner")

  /// The key is the index of the family and that of the direction.
  static let formulas = table.groups("formulas") { (fraction: $0[0], value: $0[1]) }
  static let slopes = table.groups("slopes") { (fraction: $0[0], slope: $0[1]) }
}

/// Springs: their motion, and the frequencies fitted to a duration.
enum SpringTable {
  private static let table = file("spring")

  /// The key is mass, stiffness, damping, initial velocity.
  static let motions = table.groups("motions") { (time: $0[0], value: $0[1], velocity: $0[2]) }
  static let dense = table.groups("dense") { (time: $0[0], value: $0[1], velocity: $0[2]) }
  /// The key is the damping ratio; the phase is frequency · duration.
  static let phases = table.groups("phases") { (distances: $0[0], phase: $0[1]) }
}
