package import PantomimeKit

/// Writes a completion rule as an equivalent Swift function, which needs no imports.
///
/// For each built-in rule, this type contains the function's statements, into which the values of
/// the rule's parameters are inserted. For numbers below 1e100, which the model doesn't clamp, the
/// function performs the same operations as the model, in the same order.
package enum SwiftRule {
  /// Returns the function, or `nil` if the rule isn't built in and its statements therefore aren't
  /// known.
  package static func text(of rule: NamedRule) -> String? {
    guard let body = statements(of: rule) else { return nil }
    let isAmongAnchors = rule.scope == .anchors
    let head = isAmongAnchors ? anchorHead : endHead
    return comment(rule.summary) + head + body.map { "  \($0)\n" }.joined() + "}\n"
  }

  /// Returns a text as comment lines that are short enough for a terminal, because the rest of a
  /// line that the terminal wraps would look like code.
  private static func comment(_ text: String) -> String {
    var (lines, line) = ("", "///")
    for word in text.split(separator: " ") {
      if line.count + 1 + word.count > 79 { (lines, line) = (lines + line + "\n", "///") }
      line += " " + word
    }
    return lines + line + "\n"
  }

  private static let endHead = """
    ///
    /// Progress is 0 at the start and 1 at the end; velocities are in points per
    /// second, positive toward the end, and the distance is in points. Returns
    /// whether the transition completes.
    func completes(
      progress: Double, velocity: Double, distance: Double,
      crossVelocity: Double = 0, startProgress: Double = 0,
      isReversed: Bool = false
    ) -> Bool {

    """

  private static let anchorHead = """
    ///
    /// Positions are in points, velocities in points per second; the anchors are
    /// different and sorted. `start` is where the drag began. Returns the index of
    /// the anchor.
    func anchorIndex(
      position: Double, velocity: Double, start: Double, anchors: [Double],
      crossVelocity: Double = 0
    ) -> Int {

    """

  /// Returns the statements of the function for a rule or a list of rules.
  private static func statements(of rule: NamedRule) -> [String]? {
    guard let other = rule.fallback, let speed = rule.parameters.first else {
      return body(of: rule)
    }
    let first = flick(text(rule.values[speed]), isAmongAnchors: rule.scope == .anchors)
    return body(of: other).map { first + $0 }
  }

  /// Returns the statements of the function for a single rule.
  private static func body(of rule: NamedRule) -> [String]? {
    func value(_ name: String) -> Double {
      rule.parameters.first { $0.name == name }.map { rule.values[$0] } ?? 0
    }
    func number(_ name: String) -> String { text(value(name)) }
    func isPast(including: Bool = false, _ name: String = "threshold") -> String {
      "progress \(including ? ">=" : ">") \(number(name))"
    }
    let projection = text(Deceleration.projectionTime(rate: value("rate")))
    switch rule.name {
    case "sign": return ["velocity != 0 ? velocity > 0 : !isReversed"].returned
    case "half": return [isPast()].returned
    case "swipe-dismiss":
      return ["velocity != 0 ? velocity > 0 : \(isPast(including: true))"].returned
    case "projection": return projected(projection, number("threshold"))
    case "rngh-drawer": return projected(number("time"), number("threshold"))
    case "fp-removal": return removal(number("speed"))
    case "flick-or-half", "drawer-layout": return flick(number("speed"), isPast())
    case "flutter-drawer": return flick(number("speed"), isPast(including: true))
    case "cupertino-sheet", "cupertino-back":
      return ["let relative = distance > 0 ? velocity / distance : 0"]
        + flick(number("speed"), isPast(including: true), of: "relative")
    case "flutter-bottom-sheet":
      return ["velocity > \(number("speed")) || \(isPast())"].returned
    case "page-sheet":
      return ["velocity >= \(number("speed")) || \(isPast("share"))"].returned
    case "flutter-dismissible":
      return [
        "let travel = (progress - startProgress) * distance",
        "if travel.magnitude <= 0 { return \(isPast()) }",
        "let needed = max(\(number("speed")), crossVelocity.magnitude + \(number("lead")))",
      ] + flick("needed", isPast())
    case "nearest": return nearest(to: "position").returnedLast
    case "detents":
      return nearest(to: "position + \(projection) * velocity").returnedLast
    case "fp-default":
      return segment(projection, number("threshold"), crosses: value("momentum") == 1)
    case "page-view": return page(number("speed"))
    case "view-pager": return pager(number("speed"), number("travel"), number("threshold"))
    case "anchored-draggable":
      return draggable(number("speed"), "\(number("threshold")) * gap")
    case "modal-sheet": return draggable(number("speed"), number("travel"))
    case "bottom-sheet-behavior", "side-sheet":
      let isHideable = rule.name == "side-sheet" || value("hideable") == 1
      return sheet(
        number("speed"), number("time"), number("threshold"), isHideable: isHideable)
    default: return nil
    }
  }

  private static func text(_ number: Double) -> String { Numerals.text(number, decimals: 15) }

  // MARK: - Between two ends

  private static func projected(_ time: String, _ threshold: String) -> [String] {
    [
      "let relative = distance > 0 ? velocity / distance : 0",
      "return progress + \(time) * relative > \(threshold)",
    ]
  }

  private static func removal(_ speed: String) -> [String] {
    [
      "let left = (1 - progress) * distance",
      "if left <= 0, distance != 0 { return true }",
      "return (left > 0 ? velocity / left : 0) >= \(speed)",
    ]
  }

  private static func flick(
    _ speed: String, _ isPast: String, of velocity: String = "velocity"
  ) -> [String] {
    [
      "if \(velocity) >= \(speed) { return true }",
      "if -\(velocity) >= \(speed) { return false }",
      "return \(isPast)",
    ]
  }

  /// Returns the statements that handle a flick; they come before those that handle a slower
  /// release.
  private static func flick(_ speed: String, isAmongAnchors: Bool) -> [String] {
    guard isAmongAnchors else {
      return ["if velocity.magnitude >= \(speed) { return velocity > 0 }"]
    }
    return ["if velocity.magnitude >= \(speed) {"]
      + (["guard anchors.count > 1 else { return 0 }"] + around("position") + [
        "let isBefore = below == 0 || (velocity > 0 && below < anchors.count - 1)",
        "let lower = below != above || isBefore ? below : below - 1",
        "return velocity > 0 ? lower + 1 : lower",
      ]).map { "  \($0)" } + ["}"]
  }

  // MARK: - Among anchors

  /// Returns the statements that assign the index of the anchor nearest to a place to `best`.
  ///
  /// - Parameters:
  ///   - end: The last anchor to consider.
  ///   - prefersLater: Whether, of two anchors at the same distance, the later one is chosen rather
  ///     than the one toward the start.
  private static func nearest(
    to place: String, upTo end: String = "anchors.count - 1", prefersLater: Bool = false
  ) -> [String] {
    [
      "let place = \(place)",
      "var best = 0",
      "for index in anchors.indices.dropFirst() where index <= \(end) {",
      "  let there = (anchors[index] - place).magnitude",
      "  let here = (anchors[best] - place).magnitude",
      prefersLater
        ? "  if there <= here { best = index }"
        : "  if there < here || (there == here && start > place) { best = index }",
      "}",
    ]
  }

  /// Returns the statements that find the anchors on either side of a place.
  private static func around(_ place: String) -> [String] {
    [
      "let below = anchors.lastIndex { $0 <= \(place) } ?? 0",
      "let above = anchors.firstIndex { $0 >= \(place) } ?? anchors.count - 1",
    ]
  }

  private static func segment(_ time: String, _ threshold: String, crosses: Bool) -> [String] {
    [
      "let last = anchors.count - 1",
      "let heading = position + \(time) * velocity",
    ] + around(crosses ? "heading" : "position") + [
      "let isForward = (velocity == 0 ? position - start : velocity) > 0",
      "let upper = max(min(1, last), above)",
      "let lower = min(max(last - 1, 0), below)",
      "let from = isForward ? lower : upper",
      "let to = isForward ? min(lower + 1, last) : max(upper - 1, 0)",
      "let length = anchors[to] - anchors[from]",
      "guard length != 0 else { return from }",
      "return (heading - anchors[from]) / length > \(threshold) ? to : from",
    ]
  }

  private static func page(_ tolerance: String) -> [String] {
    around("position") + ["guard velocity.magnitude > \(tolerance) else {"]
      + (nearest(to: "position", prefersLater: true) + ["return best"]).map { "  \($0)" } + [
        "}",
        "let isOnPage = above == below && position >= anchors[0]",
        "if velocity < 0 { return below }",
        "return min(isOnPage ? below + 1 : above, anchors.count - 1)",
      ]
  }

  private static func pager(
    _ speed: String, _ travel: String, _ threshold: String
  ) -> [String] {
    [
      "let left = anchors.lastIndex { $0 <= position } ?? 0",
      "let right = left + 1",
      "guard position >= anchors[0], right < anchors.count else { return left }",
      "if (position - start).magnitude > \(travel), velocity.magnitude > \(speed) {",
      "  return velocity > 0 ? right : left",
      "}",
    ] + nearest(to: "start", prefersLater: true) + [
      "let share = (position - anchors[left]) / (anchors[right] - anchors[left])",
      "let needed = left >= best ? \(threshold) : 1 - \(threshold)",
      "return share >= needed ? right : left",
    ]
  }

  private static func draggable(_ speed: String, _ needed: String) -> [String] {
    ["guard velocity != 0 else {"]
      + (nearest(to: "position", prefersLater: true) + ["return best"]).map { "  \($0)" } + ["}"]
      + around("position") + [
        "guard below != above else { return below }",
        "let (behind, ahead) = velocity > 0 ? (below, above) : (above, below)",
      ]
      + (Array(needed.utf8).contains("gap".utf8)
        ? ["let gap = (anchors[ahead] - anchors[behind]).magnitude"] : [])
      + [
        "let covered = (position - anchors[behind]).magnitude",
        "let isFast = velocity.magnitude >= \(speed)",
        "return isFast || covered >= \(needed) ? ahead : behind",
      ]
  }

  private static func sheet(
    _ speed: String, _ time: String, _ threshold: String, isHideable: Bool
  ) -> [String] {
    [
      "let last = anchors.count - 1",
      "guard last > 0 else { return 0 }",
      "let collapsed = \(isHideable ? "last - 1" : "last")",
      "if velocity < 0 {",
      "  return anchors.prefix(max(collapsed, 1)).lastIndex { $0 < position } ?? 0",
      "}",
    ]
      + (isHideable
        ? [
          "let (rest, hidden) = (anchors[collapsed], anchors[last])",
          "let gone = (position + \(time) * velocity - rest) / (hidden - rest)",
          "if position >= rest, gone > \(threshold) {",
          "  let isLow = position > (anchors[0] + hidden) / 2",
          "  let isFast = velocity > max(\(speed), crossVelocity.magnitude)",
          "  if isLow || isFast { return last }",
          "}",
        ] : [])
      + [
        "if velocity > 0, crossVelocity.magnitude <= velocity {", "  return collapsed", "}",
      ]
      + nearest(to: "position", upTo: "collapsed").returnedLast
  }
}

extension [String] {
  /// The only expression, changed to a return statement.
  fileprivate var returned: [String] { map { "return \($0)" } }
  /// The statements, followed by a statement that returns `best`.
  fileprivate var returnedLast: [String] { self + ["return best"] }
}
