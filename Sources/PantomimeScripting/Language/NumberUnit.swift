/// A unit that may follow a number.
struct NumberUnit: Sendable {
  let name: String
  /// The factor by which a number in this unit is multiplied to convert it.
  let factor: Double

  init(_ name: String, _ factor: Double = 1) { (self.name, self.factor) = (name, factor) }

  static let second = NumberUnit("s")
  static let millisecond = NumberUnit("ms", 0.001)
  static let point = NumberUnit("pt")
  static let pointPerSecond = NumberUnit("pt/s")
  static let perSecond = NumberUnit("/s")
  static let degree = NumberUnit("deg")
  static let percent = NumberUnit("%", 0.01)

  /// Returns the unit for times in frames.
  static func frame(_ factor: Double = 1) -> NumberUnit { NumberUnit("f", factor) }
}

extension [NumberUnit] {
  static let time: Self = [.second, .millisecond]
  static let timeOrFrames: Self = time + [.frame()]
  static let length: Self = [.point]
  static let velocity: Self = [.pointPerSecond, .point]
  static let rate: Self = [.perSecond]
  static let angle: Self = [.degree]
  static let share: Self = [.percent]
  /// The units that may follow numbers of properties.
  static let property: Self = [.point, .degree, .percent]
}
