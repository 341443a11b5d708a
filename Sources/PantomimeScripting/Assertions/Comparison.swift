import PantomimeKit
import PantomimeReporting

/// The value that `expect` compares a path with, and the tolerance.
struct Comparison: Sendable {
  let relation: Relation
  private(set) var value: Word
  /// The unit of the numbers, if it's a separate word.
  private(set) var unit: Word?
  private let tolerance: Word?
  /// The unit of the tolerance, if it's a separate word.
  private let toleranceUnit: Word?
  /// The frame that `in` compares with, once its path has been read.
  private var frame: Rect2D?

  enum Relation: String, CaseIterable {
    case equal = "=="
    case less = "<"
    case atMost = "<="
    case greater = ">"
    case atLeast = ">="
    case different = "!="
    /// A point or a frame lies inside a frame, as `CGRect.contains` has it.
    case inside = "in"
    /// A point or a frame doesn't lie inside a frame.
    case outside
  }

  /// Whether the comparison has a tolerance.
  var hasTolerance: Bool { tolerance != nil }

  /// The texts of the relations.
  static let operators = Relation.allCases.map { $0.rawValue }

  /// The texts of the relations between a point or a frame and a frame.
  static let operatorsOfFrames = [Relation.inside.rawValue, Relation.outside.rawValue]

  /// Parses `VALUE [UNIT] [within TOLERANCE [UNIT]]` or `OPERATOR VALUE [UNIT]`.
  init(_ arguments: inout Arguments) throws(ScriptError) {
    let example = "expect card.frame.y 80 within 0.5"
    let first = try arguments.next("a value to compare with", example: example)
    if !first.isQuoted, first.text == "=" {
      throw ScriptError(
        "'=' is only for options; 'expect' compares without it", first.span,
        hint: "write \(arguments.written(without: first))")
    }
    if !first.isQuoted, let relation = Relation(rawValue: first.text),
      !(Comparison.operatorsOfFrames.contains(first.text) && arguments.isAtEndOfComparison)
    {
      self.relation = relation
      value = try arguments.next("a value after '\(first.text)'", example: "expect fraction < 0.5")
    } else {
      relation = .equal
      value = first
    }
    try Comparison.refuseRange(value)
    unit = arguments.unit()
    if let sign = arguments.nextWord, !sign.isQuoted,
      let mark = ["±", "+-", "+/-", "~"].first(where: { sign.text.hasPrefix($0) })
    {
      let tolerance = sign.text.dropFirst(mark.count)
      throw ScriptError(
        "unexpected '\(sign.text)' behind the value", sign.span,
        hint: "write within \(tolerance.isEmpty ? "TOLERANCE" : tolerance)")
    }
    guard arguments.accept("within") != nil else {
      (tolerance, toleranceUnit) = (nil, nil)
      return
    }
    let word = try arguments.next("a tolerance after 'within'", example: example)
    guard relation == .equal || relation == .different else {
      throw ScriptError(
        "'within' requires equality", word.span, hint: "omit it after '\(first.text)'")
    }
    tolerance = word
    toleranceUnit = arguments.unit()
  }

  /// Throws an error if a value is a range, such as `40..42`.
  private static func refuseRange(_ value: Word) throws(ScriptError) {
    guard !value.isQuoted, let place = Advice.range(of: "..", in: value.text) else { return }
    let end = value.text[place.upperBound...].drop { $0 == "." || $0 == "<" }
    guard let low = Numeral(String(value.text[..<place.lowerBound])),
      let high = Numeral(String(end)),
      low.value < high.value
    else { return }
    let middle = Numerals.text((low.value + high.value) / 2)
    throw ScriptError(
      "a range isn't a value", value.span,
      hint: "write \(middle)\(low.unit) within "
        + "\(Numerals.text((high.value - low.value) / 2))\(high.unit)")
  }

  /// Returns the comparison with its value replaced, and with the given unit or none.
  func with(_ value: Word, _ unit: Word?) -> Comparison {
    var comparison = self
    (comparison.value, comparison.unit) = (value, unit)
    return comparison
  }

  /// Throws an error if the comparison doesn't apply to the value at a path.
  func check(
    against pathValue: PathValue, at path: Word, in scene: SceneCheck
  ) throws(ScriptError) {
    if comparesFrames { return try checkInside(pathValue, at: path, in: scene) }
    try check(against: pathValue)
    try checkWord(at: path, in: scene)
  }

  /// Whether a point or a frame is compared with a frame.
  private var comparesFrames: Bool { relation == .inside || relation == .outside }

  /// Throws an error unless a point or a frame is compared with a frame.
  private func checkInside(
    _ pathValue: PathValue, at path: Word, in scene: SceneCheck
  ) throws(ScriptError) {
    switch pathValue {
    case .pair, .rect: break
    case .number, .color, .flag, .word, .absent:
      throw ScriptError(
        "'\(path.text)' is not a point", path.span,
        hint: "'\(relation.rawValue)' compares a point or a frame, for example card.center")
    }
    if value.parts.count > 1 {
      _ = try numbers(count: 4, unit: .points, frames: nil)
      return
    }
    guard case .rect = try scene.path(value) else {
      throw ScriptError(
        "'\(value.text)' is not a frame", value.span,
        hint: "write VIEW.frame, or x,y,width,height")
    }
  }

  /// Returns the comparison with the frame that `in` names, as a simulation shows it.
  func resolved(in simulation: Simulation) throws(ScriptError) -> Comparison {
    guard comparesFrames else { return self }
    var resolved = self
    let sides =
      value.parts.count > 1
      ? try numbers(count: 4, unit: .points, frames: nil)
      : simulation.read(value.text)?.numbers ?? []
    resolved.frame =
      sides.count == 4 ? Rect2D(x: sides[0], y: sides[1], width: sides[2], height: sides[3]) : nil
    return resolved
  }

  /// Throws an error if the comparison doesn't apply to a value of this kind.
  func check(against pathValue: PathValue) throws(ScriptError) {
    switch relation {
    case .equal, .different, .inside, .outside: break
    case .less, .atMost, .greater, .atLeast:
      switch pathValue {
      case .number, .absent: break
      case .pair, .rect, .color, .flag, .word:
        throw ScriptError(
          "'\(relation.rawValue)' compares single numbers", value.span,
          hint: "compare one component, for example card.frame.y")
      }
    }
    switch pathValue {
    case .absent: break
    case .word: try refuseUnit()
    case .flag:
      try refuseUnit()
      if value.text != "none" { _ = try value.flag() }
    case .number, .pair, .rect, .color:
      if value.text == "none" { break }
      _ = try numbers(count: pathValue.numbers.count, unit: pathValue.unit ?? .points, frames: nil)
    }
    if let tolerance {
      _ = try Comparison.tolerance(tolerance, toleranceUnit, for: pathValue, frames: nil)
    }
  }

  /// Throws an error if a unit follows a value that isn't a number.
  private func refuseUnit() throws(ScriptError) {
    guard let unit else { return }
    throw ScriptError("'\(value.text)' has no unit", unit.span, hint: "omit '\(unit.text)'")
  }

  /// Compares a value, and returns the verdict.
  func judge(_ pathValue: PathValue, path: String, frames: Frames) -> Verdict {
    if let bounds = try? bounds(for: pathValue, frames), bounds.miss(pathValue) == nil {
      return .passed
    }
    // The path of a frame doesn't show where the frame is.
    let named = value.parts.count == 1 ? frame : nil
    return .failed(
      Mismatch(
        expected: expectation
          + (named.map { " (\(PathValueText.text(.rect($0), isExact: true)))" } ?? ""),
        actual: PathValueText.text(pathValue, isExact: true),
        .value(ValueDifference(pathValue, path, self, frames))))
  }

  func numbers(
    count: Int, unit: PathValue.Unit, frames: Frames?
  ) throws(ScriptError) -> [Double] {
    let parts = value.parts
    guard parts.count == count else {
      throw ScriptError(
        "'\(value.text)' has \(parts.count) component\(parts.count == 1 ? "" : "s"), not \(count)",
        value.span,
        hint: count == 4
          ? unit == .points ? "write x,y,width,height" : "write red,green,blue,alpha"
          : count == 2 ? "write x,y" : "write one number")
    }
    var numbers: [Double] = []
    for part in parts {
      numbers.append(try Comparison.number(Comparison.put(self.unit, behind: part), unit, frames))
    }
    return numbers
  }

  /// Appends a unit that was written as a separate word to its number.
  static func put(_ unit: Word?, behind number: Word) throws(ScriptError) -> Word {
    guard let unit, let numeral = Numeral(number.text) else { return number }
    guard numeral.unit.isEmpty else {
      throw ScriptError(
        "'\(number.text)' already has a unit", unit.span, hint: "omit '\(unit.text)'")
    }
    // Directly after a number, `1/s` would be read as a digit and `/s`.
    let name = unit.text.drop { $0 == "1" }
    return Word(number.text + name, number.span.union(unit.span))
  }

  private static func number(
    _ word: Word, _ unit: PathValue.Unit, _ frames: Frames?
  ) throws(ScriptError) -> Double {
    try word.number(in: unit, frame: 1 / Double(frames?.rate ?? 60))
  }

  /// Returns a unit that a number can have as it's written.
  ///
  /// A path without a value doesn't have a unit yet.
  static func unit(of number: Word) -> PathValue.Unit {
    let units: [PathValue.Unit] = [
      .fraction, .points, .pointsPerSecond, .perSecond, .seconds, .degrees,
    ]
    return units.first { (try? Comparison.number(number, $0, nil)) != nil } ?? .fraction
  }

  /// Returns a tolerance in the unit of a path's value, or as it's written if the value has no unit
  /// yet.
  static func tolerance(
    _ tolerance: Word, _ unit: Word?, for value: PathValue, frames: Frames?
  ) throws(ScriptError) -> Double {
    let word = try put(unit, behind: tolerance)
    let limit = try number(word, value.unit ?? self.unit(of: word), frames)
    guard limit >= 0 else {
      throw ScriptError("a tolerance cannot be negative", tolerance.span, hint: "write at least 0")
    }
    return limit
  }

  /// Returns the tolerance for a path's value, which by default is that of the value's unit.
  func limit(for value: PathValue, _ frames: Frames) throws(ScriptError) -> Double {
    guard let tolerance else { return (value.unit ?? .fraction).tolerance }
    return try Comparison.tolerance(tolerance, toleranceUnit, for: value, frames: frames)
  }

  var expectation: String {
    let relation = relation == .equal ? "" : "\(relation.rawValue) "
    return relation + value.text + (unit.map { " \($0.text)" } ?? "")
      + (tolerance.map { " within \($0.text)" } ?? "")
      + (toleranceUnit.map { " \($0.text)" } ?? "")
  }
}

/// The value at a path, and the different value with which a comparison compares it.
package struct ValueDifference: Sendable, Hashable {
  package let path: String
  private let value: PathValue
  private let relation: Comparison.Relation
  /// The expected value as written.
  private let written: String
  /// The expected numbers, or `nil` if the value isn't compared with numbers.
  private let wanted: [Double]?
  private let limit: Double?

  init(_ value: PathValue, _ path: String, _ comparison: Comparison, _ frames: Frames) {
    (self.value, self.path) = (value, path)
    (relation, written) = (comparison.relation, comparison.value.text)
    let unit = value.unit ?? .fraction
    wanted =
      value.numbers.isEmpty
      ? nil : try? comparison.numbers(count: value.numbers.count, unit: unit, frames: frames)
    limit = try? comparison.limit(for: value, frames)
  }

  /// Whether the value consists of numbers.
  var isNumeric: Bool { value.unit != nil && !value.numbers.isEmpty }

  /// The index of the number that is farthest from the wanted one.
  package var index: Int {
    guard let wanted else { return 0 }
    let misses = zip(value.numbers, wanted).map { ($0 - $1).magnitude }
    return misses.indices.max { misses[$0] < misses[$1] } ?? 0
  }

  /// The wanted number at the index, or the number to compare with, or `nil` if there is none.
  package var wantedNumber: Double? { wanted.map { $0[index] } }

  /// The differences of the numbers, and the tolerance, or `nil` unless equal numbers are expected.
  private var misses: (all: [Double], limit: Double)? {
    guard relation == .equal, isNumeric, let wanted, let limit else { return nil }
    return (zip(value.numbers, wanted).map { $0 - $1 }, limit)
  }

  /// Returns a text for each number that isn't within the tolerance, with the name of its component.
  private func texts(
    _ misses: [Double], beyond limit: Double, _ text: (Double) -> String
  ) -> String {
    misses.indices.filter { !(misses[$0].magnitude <= limit) }
      .map { ClaimText.component($0, of: value) + text(misses[$0]) }.joined(separator: ", ")
  }

  /// The amount by which each number differs, and the tolerance, or an empty string if that can't be
  /// measured.
  var note: String {
    guard let (misses, limit) = self.misses else { return "" }
    let off = texts(misses, beyond: limit) {
      "off by \(Numerals.text($0.magnitude, decimals: 9))"
    }
    return off.isEmpty ? "" : off + ", tolerance \(Numerals.text(limit, decimals: 9))"
  }

  /// The number at the index, with enough digits to differ from the wanted one.
  private var number: String {
    ClaimText.number(value.numbers[index], of: value, apart: wantedNumber.map { [$0] } ?? [])
  }

  /// A sentence about the difference from the expected value.
  var sentence: String {
    let shown = PathValueText.text(value)
    guard let (misses, limit) = self.misses else {
      if relation == .different { return "\(path) is \(shown)" }
      let sign = relation == .equal ? "" : "\(relation.rawValue) "
      return "\(path) is \(shown), not \(sign)\(written)"
    }
    let off = texts(misses, beyond: limit) { miss in
      let size = ClaimText.number(miss.magnitude, of: value, apart: [0, limit])
      return "\(size) too \(miss < 0 ? "low" : "high")"
    }
    return "\(path) is \(misses.count == 1 ? number : shown), \(off) "
      + "(tolerance \(Numerals.text(limit, decimals: 9)))"
  }

  /// The difference in a lesson: for a single number the shorter `PATH is A, not B`, and for a state
  /// a sentence about what it means.
  var phrase: String {
    if misses != nil, value.numbers.count == 1, let wantedNumber {
      return "\(path) is \(number), not \(Numerals.text(wantedNumber, decimals: 4))"
    }
    // A frame or a pair has several numbers, of which the phrase would name only the wrong one.
    if misses != nil || relation == .different { return sentence }
    return StateWords.sentence(path, PathValueText.text(value), wanted: written) ?? sentence
  }
}

/// Sentences about words that a path can be, for people who learn what the words mean.
private enum StateWords {
  /// Returns the sentence about an actual and a wanted word, or `nil` if the path has none.
  static func sentence(_ path: String, _ actual: String, wanted: String) -> String? {
    let name = path.split(separator: ".").last ?? ""
    let table: [(word: String, fact: String, wish: String)]
    switch name {
    case "position":
      table = [
        ("start", "the run ended at its start", "at its start"),
        ("end", "the run ended at its end", "at its end"),
        ("current", "the run was stopped on its way", "stopped on its way"),
        ("none", "no run has ended yet", "not ended"),
      ]
    case "state" where path == "pan.state":
      table = [
        ("possible", "no pan has begun", "possible"),
        ("began", "the pan has only begun", "just begun"),
        ("changed", "the pan is still moving", "moving"),
        ("ended", "the pan has ended", "ended"),
        ("cancelled", "the pan was cancelled", "cancelled"),
        ("failed", "the pan has failed", "failed"),
      ]
    default: return nil
    }
    guard let one = table.first(where: { $0.word == actual }),
      let other = table.first(where: { $0.word == wanted })
    else { return nil }
    return name == "position"
      ? "\(one.fact); it should have \(wanted == "none" ? "" : "ended ")\(other.wish)"
      : "\(one.fact); it should be \(other.wish)"
  }
}

extension Arguments {
  /// Whether no further word belongs to a comparison, so that the last one is its value: a state may
  /// be named `outside`.
  fileprivate var isAtEndOfComparison: Bool {
    guard let next = nextWord, !next.isQuoted else { return nextWord == nil }
    return ["do", "and", "or", "within"].contains(next.text)
  }
}

extension Comparison {
  /// The words that are compared with the state, which other statements may set.
  func mentions(at path: Word) -> [Mention] {
    path.text == Comparison.state && value.text != "none" ? value.parts.map { .state($0) } : []
  }

  /// The path of the state.
  private static let state = "state"

  /// Throws an error if the value at a path can't be the one to compare with.
  func checkWord(at path: Word, in scene: SceneCheck) throws(ScriptError) {
    guard path.text != Comparison.state, let simulation = scene.simulation, value.text != "none",
      let words = PathWords(of: path.text, in: simulation, scene.catalog)
    else { return }
    let parts = value.parts
    if parts.allSatisfy({ words.all.contains($0.text) }) { return }
    if words.mayBeNumber, parts.allSatisfy({ Numeral($0.text) != nil }) { return }
    if words.all.isEmpty {
      throw ScriptError(
        "'\(path.text)' is a number, not '\(value.text)'", value.span,
        hint: "write a number, or none")
    }
    throw ScriptError(
      "'\(path.text)' cannot be '\(value.text)'", value.span,
      hint: Spelling.hint(value.text, among: words.all, what: "values"))
  }
}

/// The bounds for a value, computed once and checked at every instant.
enum Bounds: Sendable {
  /// Numbers to compare the value with, and the tolerance for equality.
  case numbers(Comparison.Relation, [Double], within: Double)
  /// A word, or `none`, to compare the value with.
  case word(Comparison.Relation, String)
  /// A frame, and whether the value must lie inside it.
  case frame(Rect2D?, isWanted: Bool)
  /// The start and end of a run, and the fraction of that distance by which the value may
  /// overshoot.
  case run(from: [Double], to: [Double], share: Double)
}

/// The amount by which a value misses its bounds.
struct Miss: Sendable {
  /// The index of the number that misses its bound by the most.
  let lane: Int
  /// The amount, 0 or more; for an overshooting run, a fraction of the run's distance.
  let amount: Double
  /// Whether the number is too large.
  let isAbove: Bool

  /// A miss that can't be measured.
  static let unmeasured = Miss(lane: 0, amount: .infinity, isAbove: true)
}

extension Comparison {
  /// Returns the bounds for a value of the same kind as the given one.
  func bounds(for value: PathValue, _ frames: Frames) throws(ScriptError) -> Bounds {
    if comparesFrames { return .frame(frame, isWanted: relation == .inside) }
    guard !value.numbers.isEmpty, self.value.text != "none" else {
      return .word(relation, self.value.text)
    }
    let unit = value.unit ?? .fraction
    let wanted = try numbers(count: value.numbers.count, unit: unit, frames: frames)
    return .numbers(relation, wanted, within: try limit(for: value, frames))
  }
}

extension Bounds {
  /// The numbers to compare with.
  var wanted: [Double] {
    switch self {
    case .numbers(_, let wanted, _): wanted
    case .run(_, let to, _): to
    case .word, .frame: []
    }
  }

  /// Returns the amount by which a value misses the bounds, or `nil` if it's within them.
  func miss(_ value: PathValue) -> Miss? {
    switch self {
    case .word(let relation, let word):
      let isEqual = Bounds.word(of: value) == word
      let holds = relation == .equal && isEqual || relation == .different && !isEqual
      return holds ? nil : .unmeasured
    case .frame(let frame, let isWanted):
      return Bounds.isInside(value.numbers, frame) == isWanted ? nil : .unmeasured
    case .numbers(let relation, let wanted, let limit):
      guard value.numbers.count == wanted.count else {
        return relation == .different ? nil : .unmeasured
      }
      return miss(value.numbers, relation, wanted, limit)
    case .run(let from, let to, let share):
      guard value.numbers.count == to.count else { return nil }
      var worst: Miss?
      for (lane, number) in value.numbers.enumerated() where from[lane] != to[lane] {
        let beyond = (number - to[lane]) / (to[lane] - from[lane])
        guard beyond > share + Bounds.grace, beyond > worst?.amount ?? 0 else { continue }
        worst = Miss(lane: lane, amount: beyond, isAbove: number > to[lane])
      }
      return worst
    }
  }

  /// Returns whether a point or a frame lies inside the frame; points on its right and bottom edges
  /// don't.
  private static func isInside(_ numbers: [Double], _ outer: Rect2D?) -> Bool {
    guard let outer, numbers.count > 1 else { return false }
    guard numbers.count == 4 else { return outer.contains(Point2D(x: numbers[0], y: numbers[1])) }
    return numbers[0] >= outer.x && numbers[0] + numbers[2] <= outer.x + outer.width
      && numbers[1] >= outer.y && numbers[1] + numbers[3] <= outer.y + outer.height
  }

  /// The allowance for the rounding of a fraction that is written in decimals.
  private static var grace: Double { 1e-12 }

  private func miss(
    _ numbers: [Double], _ relation: Comparison.Relation, _ wanted: [Double], _ limit: Double
  ) -> Miss? {
    let (number, bound) = (numbers[0], wanted[0])
    switch relation {
    case .less where number >= bound, .atMost where number > bound:
      return Miss(lane: 0, amount: number - bound, isAbove: true)
    case .greater where number <= bound, .atLeast where number < bound:
      return Miss(lane: 0, amount: bound - number, isAbove: false)
    case .less, .atMost, .greater, .atLeast, .inside, .outside: return nil
    case .equal, .different: break
    }
    let isEqual = zip(numbers, wanted).allSatisfy { $0.isWithin(limit, of: $1) }
    guard relation == .equal else {
      return isEqual ? Miss(lane: 0, amount: 0, isAbove: true) : nil
    }
    guard !isEqual else { return nil }
    let misses = zip(numbers, wanted).map { $0 - $1 }
    let lane = misses.indices.max { misses[$0].magnitude < misses[$1].magnitude } ?? 0
    return Miss(lane: lane, amount: misses[lane].magnitude, isAbove: misses[lane] > 0)
  }

  /// Returns the text of a value that isn't a number.
  private static func word(of value: PathValue) -> String? {
    switch value {
    case .word(let word): word
    case .flag(let flag): flag ? "yes" : "no"
    case .absent: "none"
    case .number, .pair, .rect, .color: nil
    }
  }

  /// Returns the amount by which a value differs from the wanted one, or `nil` if the relation
  /// isn't `==` or `!=`.
  ///
  /// The difference may be zero between two instants at which it's positive.
  func distance(_ value: PathValue) -> Double? {
    guard case .numbers(let relation, let wanted, _) = self,
      relation == .equal || relation == .different, value.numbers.count == wanted.count
    else { return nil }
    return zip(value.numbers, wanted).map { ($0 - $1).magnitude }.max()
  }
}
