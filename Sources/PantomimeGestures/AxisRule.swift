/// The input of an axis rule: a finger's movement at the instant at which a pan is about to begin.
package struct AxisMoment: Sendable, Hashable {
  /// The velocity, in points per second.
  package let velocity: Vector
  /// The displacement from touch-down, in points, including the slop.
  package let translation: Vector

  /// Creates a moment.
  package init(velocity: Vector, translation: Vector = .zero) {
    self.velocity = velocity
    self.translation = translation
  }

  /// The vector that velocity rules use: the velocity or, if it is zero, the displacement (G86).
  var pace: Vector { velocity == .zero ? translation : velocity }
}

/// A rule that lets a pan along one axis begin, and leaves movements along the other axis to other
/// recognizers.
///
/// The rule is evaluated when the pan is about to begin. Rules differ in the quantities that they
/// compare, in the angle that they allow, and in their handling of ties (G88); every rule has a
/// name in the language.
public struct AxisRule: Named {
  /// The result of a rule.
  package enum Answer: String, Sendable, Hashable, CaseIterable {
    /// The pan may begin.
    case begins
    /// The pan may not begin, for the rest of this touch (G64).
    case refused
    /// The finger hasn't moved far enough to decide.
    case undecided
  }

  /// The name, the summary and the parameters.
  public private(set) var head: RuleDescriptor
  private var judge: Judge
  private let make: @Sendable (RuleValues) -> Judge

  /// A function that evaluates a rule with specific parameter values.
  package typealias Judge = @Sendable (AxisMoment) -> Answer

  /// Creates a rule; the summary is a phrase such as `it begins in every direction`.
  package init(_ name: String, _ summary: String, judge: @escaping Judge) {
    self.init(name, summary, parameters: []) { _ in judge }
  }

  /// Creates a rule from the values of its parameters.
  package init(
    _ name: String, _ summary: String, parameters: [RuleParameter],
    make: @escaping @Sendable (RuleValues) -> Judge
  ) {
    head = RuleDescriptor(name, summary, parameters: parameters)
    self.make = make
    judge = make(head.values)
  }

  /// Sets a parameter, and recreates the rule from its values.
  ///
  /// - Throws: `OptionError` if the name isn't declared or the value is outside the range.
  public mutating func set(_ parameter: String, to value: Double) throws(OptionError) {
    try head.set(parameter, to: value)
    judge = make(head.values)
  }

  /// Returns the rule's result for a moment.
  package func answer(_ moment: AxisMoment) -> Answer { judge(moment) }

  /// Returns a Boolean value that indicates whether a pan with this velocity, in points per second,
  /// may begin.
  package func allows(_ velocity: Vector) -> Bool {
    answer(AxisMoment(velocity: velocity)) == .begins
  }

  // To add a rule, add a file with its `static let` in an extension of `AxisRule`, and a line in
  // this list.

  /// Every built-in rule.
  public static let all: [AxisRule] =
    [
      .vertical, .horizontal, .verticalOrTie, .verticalTranslation, .pager, .flutterHorizontal,
      .flutterVertical, .dismissible, .sheet, .offsets, .panX, .panY, .everyDirection,
    ] + Direction.allCases.map { .toward($0) }
}

// MARK: - The comparison table

extension AxisRule {
  /// |vy| > |vx|, strictly: the usual recipe (G84, G85, G88.1).
  public static let vertical = AxisRule(
    "vertical", "begins if |vy| exceeds |vx| (G84)"
  ) { $0.pace.dy.magnitude.exceeds($0.pace.dx.magnitude) ? .begins : .refused }

  /// |vx| > |vy|, strictly: the same for the other axis (G84, G85).
  public static let horizontal = AxisRule(
    "horizontal", "begins if |vx| exceeds |vy| (G84)"
  ) { $0.pace.dx.magnitude.exceeds($0.pace.dy.magnitude) ? .begins : .refused }

  /// |vy| ≥ |vx|: the variant that tests whether the other axis is strictly greater (G85).
  public static let verticalOrTie = AxisRule(
    "vertical-or-tie", "begins unless |vx| exceeds |vy| (G85)"
  ) { $0.pace.dy.magnitude.reaches($0.pace.dx.magnitude) ? .begins : .refused }

  /// |dy| > |dx| of the displacement since touch-down, which differs for curved starts (G87).
  public static let verticalTranslation = AxisRule(
    "vertical-way", "begins if the vertical distance exceeds the horizontal (G87)"
  ) { $0.translation.dy.magnitude.exceeds($0.translation.dx.magnitude) ? .begins : .refused }

  /// Android's ViewPager: begins past 16 points horizontally, at less than 26.57° from the
  /// horizontal (G88.2, G104).
  public static let pager = AxisRule(
    "pager",
    "begins past 16 pt horizontally, but only if half of that exceeds the vertical distance (G88.2)"
  ) { moment in
    let (across, down) = (moment.translation.dx.magnitude, moment.translation.dy.magnitude)
    if across.exceeds(16), (across / 2).exceeds(down) { return .begins }
    return down.exceeds(16) ? .refused : .undecided
  }

  /// Flutter's horizontal drag: begins if the horizontal distance is the first to exceed 18 points;
  /// in a tie, the innermost recognizer wins (G88.3, G102).
  public static let flutterHorizontal = AxisRule(
    "flutter-horizontal", "begins if the horizontal distance passes 18 pt first (G88.3)"
  ) { first(over: 18, $0.translation.dx, before: $0.translation.dy) }

  /// Flutter's vertical drag: begins if the vertical distance is the first to exceed 18 points; in
  /// a tie, the innermost recognizer wins (G88.3, G102).
  public static let flutterVertical = AxisRule(
    "flutter-vertical", "begins if the vertical distance passes 18 pt first (G88.3)"
  ) { first(over: 18, $0.translation.dy, before: $0.translation.dx) }

  /// Flutter's Dismissible: begins at 700 pt/s horizontally, if that is 400 pt/s faster than
  /// vertically (G88.4).
  public static let dismissible = AxisRule(
    "dismissible",
    "begins at 700 pt/s or more horizontally, if that is 400 pt/s faster than vertically (G88.4)"
  ) { moment in
    let (across, down) = (moment.velocity.dx.magnitude, moment.velocity.dy.magnitude)
    return across.reaches(700) && (across - down).reaches(400) ? .begins : .refused
  }

  /// The bottom sheet of Material Components: begins unless the movement is mostly horizontal; an
  /// exact diagonal counts as vertical (G88.5).
  public static let sheet = AxisRule(
    "sheet", "begins unless the movement is mostly horizontal, |vx| > |vy| (G88.5)"
  ) { $0.velocity.dx.magnitude.exceeds($0.velocity.dy.magnitude) ? .refused : .begins }

  /// Offsets as in React Native Gesture Handler (G88.6).
  ///
  /// The pan begins after 10 points vertically, unless it fails first, after 10 points
  /// horizontally. An app chooses the two numbers; these are our choice.
  public static let offsets = AxisRule(
    "offsets", "begins after 10 pt vertically, fails after 10 pt horizontally (G88.6)"
  ) { moment in
    if moment.translation.dx.magnitude.reaches(10) { return .refused }
    return moment.translation.dy.magnitude.reaches(10) ? .begins : .undecided
  }

  /// `touch-action: pan-x`: decides by the initial direction, whose computation is unspecified
  /// (G88.7).
  public static let panX = AxisRule(
    "pan-x", "begins if the movement starts along the x axis or diagonally (G88.7)"
  ) { $0.translation.dx.magnitude.reaches($0.translation.dy.magnitude) ? .begins : .refused }

  /// `touch-action: pan-y`: decides by the initial direction, whose computation is unspecified
  /// (G88.7).
  public static let panY = AxisRule(
    "pan-y", "begins if the movement starts along the y axis or diagonally (G88.7)"
  ) { $0.translation.dy.magnitude.reaches($0.translation.dx.magnitude) ? .begins : .refused }

  /// Returns the rule of a pan that moves one way only: it begins if the velocity in a direction
  /// exceeds the other axis's absolute velocity (G84).
  public static func toward(_ direction: Direction) -> AxisRule {
    let (along, across) =
      switch direction {
      case .up: ("vy is negative and |vy|", "|vx|")
      case .down: ("vy", "|vx|")
      case .left: ("vx is negative and |vx|", "|vy|")
      case .right: ("vx", "|vy|")
      }
    return AxisRule(direction.rawValue, "begins if \(along) exceeds \(across) (G84)") { moment in
      direction.along(moment.pace).exceeds(direction.across(moment.pace).magnitude)
        ? .begins : .refused
    }
  }

  /// Begins in every direction, like a plain pan (G26).
  public static let everyDirection = AxisRule("every", "begins in every direction (G26)") { _ in
    .begins
  }

  private static func first(
    over slop: Double, _ translation: Double, before other: Double
  ) -> Answer {
    if translation.magnitude.exceeds(slop) { return .begins }
    return other.magnitude.exceeds(slop) ? .refused : .undecided
  }
}
