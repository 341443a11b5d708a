/// What a rule about axes is asked with: how a finger has moved when a pan wants to begin.
public struct AxisMoment: Sendable, Hashable {
  /// The velocity, in points per second.
  public let velocity: Vector
  /// The way from where the finger came down, in points, slop included.
  public let translation: Vector

  /// Describes a moment.
  public init(velocity: Vector, translation: Vector = .zero) {
    self.velocity = velocity
    self.translation = translation
  }

  /// What a rule by velocity goes by: the way, where there is no velocity at all (G86).
  var pace: Vector { velocity == .zero ? translation : velocity }
}

/// The rule by which a pan along one axis leaves movements along the other to somebody else.
///
/// Asked as the pan wants to begin. Rules differ in what they compare, in the angle they leave, and
/// in what they do with a tie (G88); every one of them is a name in the language.
public struct AxisRule: Named {
  /// What a rule answers.
  public enum Answer: String, Sendable, Hashable, CaseIterable {
    /// The pan may begin.
    case begins
    /// It may not, as long as this touch lasts (G64).
    case refused
    /// The finger has not yet gone far enough to say.
    case undecided
  }

  /// What it is called, and what may be set of it.
  public private(set) var head: RuleHead
  private var judge: Judge
  private let make: @Sendable (RuleValues) -> Judge

  /// What a rule answers as it is with some values.
  public typealias Judge = @Sendable (AxisMoment) -> Answer

  /// Names a rule; the summary is a phrase such as `it begins in every direction`.
  public init(_ name: String, _ summary: String, judge: @escaping Judge) {
    self.init(name, summary, parameters: []) { _ in judge }
  }

  /// Names a rule that is made of the values of its parameters.
  public init(
    _ name: String, _ summary: String, parameters: [RuleParameter],
    make: @escaping @Sendable (RuleValues) -> Judge
  ) {
    head = RuleHead(name, summary, parameters: parameters)
    self.make = make
    judge = make(head.values)
  }

  /// Sets a parameter, and makes the rule anew of the values.
  ///
  /// - Throws: `RuleProblem` for a name that is not declared or a value outside the range.
  public mutating func set(_ parameter: String, to value: Double) throws(RuleProblem) {
    try head.set(parameter, to: value)
    judge = make(head.values)
  }

  /// What the rule says of a moment.
  public func answer(_ moment: AxisMoment) -> Answer { judge(moment) }

  /// Whether a pan with this velocity, in points per second, may begin.
  public func allows(_ velocity: Vector) -> Bool {
    answer(AxisMoment(velocity: velocity)) == .begins
  }

  /// Every built-in rule.
  ///
  /// A new one is a file here with its `static let` in an extension of `AxisRule`, and a line in this
  /// list.
  public static let all: [AxisRule] = [
    .vertical, .horizontal, .verticalOrTie, .verticalTranslation, .pager, .flutterHorizontal,
    .flutterVertical, .dismissible, .sheet, .offsets, .panX, .panY, .everyDirection,
  ]
}

// MARK: - The comparison table

extension AxisRule {
  /// |vy| > |vx|, strictly: the usual recipe (G84, G85, G88.1).
  public static let vertical = AxisRule(
    "vertical", "begins if |vy| exceeds |vx| (G84)"
  ) { $0.pace.dy.magnitude > $0.pace.dx.magnitude ? .begins : .refused }

  /// |vx| > |vy|, strictly: the same for the other axis (G84, G85).
  public static let horizontal = AxisRule(
    "horizontal", "begins if |vx| exceeds |vy| (G84)"
  ) { $0.pace.dx.magnitude > $0.pace.dy.magnitude ? .begins : .refused }

  /// |vy| ≥ |vx|: the variant that looks for the other axis being strictly greater (G85).
  public static let verticalOrTie = AxisRule(
    "vertical-or-tie", "begins unless |vx| exceeds |vy| (G85)"
  ) { $0.pace.dy.magnitude >= $0.pace.dx.magnitude ? .begins : .refused }

  /// |dy| > |dx| of the whole way since the finger came down, which curved starts tell apart (G87).
  public static let verticalTranslation = AxisRule(
    "vertical-way", "begins if the vertical distance exceeds the horizontal (G87)"
  ) { $0.translation.dy.magnitude > $0.translation.dx.magnitude ? .begins : .refused }

  /// Android's ViewPager: beyond 16 points across, at less than 26.57° (G88.2, G104).
  public static let pager = AxisRule(
    "pager", "begins past 16 pt horizontally, if half of that exceeds the vertical (G88.2)"
  ) { moment in
    let (across, down) = (moment.translation.dx.magnitude, moment.translation.dy.magnitude)
    if across > 16, across / 2 > down { return .begins }
    return down > 16 ? .refused : .undecided
  }

  /// Flutter's horizontal drag: first to pass 18 points; the deeper one at a tie (G88.3, G102).
  public static let flutterHorizontal = AxisRule(
    "flutter-horizontal", "begins if the horizontal distance passes 18 pt first (G88.3)"
  ) { first(over: 18, $0.translation.dx, before: $0.translation.dy) }

  /// Flutter's vertical drag: first to pass 18 points; the deeper one at a tie (G88.3, G102).
  public static let flutterVertical = AxisRule(
    "flutter-vertical", "begins if the vertical distance passes 18 pt first (G88.3)"
  ) { first(over: 18, $0.translation.dy, before: $0.translation.dx) }

  /// Flutter's Dismissible: 700 pt/s across, and 400 more than down (G88.4).
  public static let dismissible = AxisRule(
    "dismissible", "begins from 700 pt/s horizontally, if 400 more than vertically (G88.4)"
  ) { moment in
    let (across, down) = (moment.velocity.dx.magnitude, moment.velocity.dy.magnitude)
    return across >= 700 && across - down >= 400 ? .begins : .refused
  }

  /// The bottom sheet of Material Components: not if mostly horizontal; a tie is vertical (G88.5).
  public static let sheet = AxisRule(
    "sheet", "begins unless the movement is mostly horizontal, |vx| > |vy| (G88.5)"
  ) { $0.velocity.dx.magnitude > $0.velocity.dy.magnitude ? .refused : .begins }

  /// Offsets as React Native Gesture Handler takes them (G88.6).
  ///
  /// 10 points down or up begin it, 10 across before that make it fail. The two numbers are the
  /// app's to choose; these are ours.
  public static let offsets = AxisRule(
    "offsets", "begins after 10 pt vertically, fails after 10 pt horizontally (G88.6)"
  ) { moment in
    if moment.translation.dx.magnitude >= 10 { return .refused }
    return moment.translation.dy.magnitude >= 10 ? .begins : .undecided
  }

  /// `touch-action: pan-x`: by the direction of the start; how it is found is unspecified (G88.7).
  public static let panX = AxisRule(
    "pan-x", "begins if the start is along the x axis or diagonal (G88.7)"
  ) { $0.translation.dx.magnitude >= $0.translation.dy.magnitude ? .begins : .refused }

  /// `touch-action: pan-y`: by the direction of the start; how it is found is unspecified (G88.7).
  public static let panY = AxisRule(
    "pan-y", "begins if the start is along the y axis or diagonal (G88.7)"
  ) { $0.translation.dy.magnitude >= $0.translation.dx.magnitude ? .begins : .refused }

  /// Every direction, as a plain pan takes it (G26).
  public static let everyDirection = AxisRule("every", "begins in every direction (G26)") { _ in
    .begins
  }

  private static func first(
    over slop: Double, _ translation: Double, before other: Double
  ) -> Answer {
    if translation.magnitude > slop { return .begins }
    return other.magnitude > slop ? .refused : .undecided
  }
}
