import PantomimeKit

/// `drive ANIMATOR by=GESTURE along=up way=247 …`, `drive PATH by=GESTURE anchors=100,400,700 …`:
/// connects a recognizer to an animator, or to a number of a view that settles at anchors.
package struct DriveCommand: Command {
  package static let form = Form(
    "drive", "Connects a pan to an animator, a transition, or a value with anchors.",
    details:
      "With `along` and `way`, the pan pauses the animator, scrubs it by the fraction of the "
      + "distance and releases it by the rule; `ANIMATOR.place` is `home` or `out`. A transition "
      + "starts with the pan, which sets its percent, and the rule finishes or cancels it. With "
      + "`anchors`, the pan moves one component of a view point for point, and the rule chooses "
      + "the anchor; `hand-over` names a scroll view inside that takes over the rest of the drag. "
      + "Parameters follow the rule. `set rule=NAME` overrides it, `set "
      + "rule=scene` restores it. A pan has at most one drive per axis.",
    positionals: [Positional(.driven)],
    options: DriveWords.options, more: "[PARAMETER=VALUE …]",
    example: [
      "scene blank", "view card frame=70,247,250,350", "gesture pull pan on=card axis=vertical",
      "animator open duration=0.3", "animate card.frame to=0,0,390,844 on=open",
      "drive open by=pull along=up way=247",
    ])

  private let connection: Connection
  private let words: DriveWords

  package init(_ arguments: inout Arguments) throws(ScriptError) {
    words = try DriveWords(&arguments)
    connection = try words.connection()
  }

  package var role: CommandRole { .maker(.connection(connection), words.target.span) }

  package func check(_ scene: SceneCheck) throws(ScriptError) {
    try scene.needsScene(words.target.span)
    if let gesture = words[DriveWords.by] { try scene.gesture(gesture.word) }
    if words[DriveWords.anchors] == nil { try scene.mover(words.target) }
    if let list = words[DriveWords.handOver] { try scene.scrollView(list.word) }
    try scene.tries(.connection(connection)) { words.place(of: $0) }
  }

  package func run(in session: inout Session) throws(ScriptError) -> Response {
    try check(SceneCheck(session.running(words.target.span), in: session.catalog))
    return try session.handle(.construct(.connection(connection)), span: words.target.span)
  }
}

/// The words and options of `drive`.
private struct DriveWords: Sendable {
  static let options = [
    by.form, along.form, way.form, anchors.form, ruling.form, returns.form, curve.form, factor.form,
    cancelled.form, past.form, handOver.form,
  ]

  static let by = VerbKey.name("by", .gesture, "the pan that drives it")
  static let anchors = VerbKey.numbers(
    "anchors", "the anchors, in increasing order")
  static let handOver = VerbKey.name(
    "hand-over", .scrollView, "the scroll view inside that takes over the drag")
  private static let along = VerbKey<Direction>.choice(
    "along", what: "direction", all: "directions",
    "the direction of an outward run, or in which the value grows")
  private static let way = VerbKey.points("way", "the distance of a full run")
  private static let ruling = VerbKey.name(
    "rule", .rule, "the completion rule; default sign, or detents with anchors")
  private static let returns = VerbKey.flag("returns", "whether the next run returns home")
  private static let curve = VerbKey.timing(
    "curve", "the timing after release; a spring takes the finger's velocity")
  private static let factor = VerbKey<Double>(
    "factor", .number, "a fraction of the full duration; 0 for the remaining time"
  ) { (word) throws(ScriptError) in
    let factor = try word.number("a factor")
    guard factor >= 0 else {
      throw ScriptError("a factor cannot be negative", word.span, hint: "write at least 0")
    }
    return factor
  }
  private static let cancelled = VerbKey<Cancelled>.choice(
    "cancelled", what: "response to a cancelled pan", all: "responses",
    "the effect of a cancelled pan on the run")
  private static let past = VerbKey<PastEnds>(
    "past", .words(["rubber", "rubber(0.55)", "clamp"]), "the behavior past the end anchors"
  ) { (word) throws(ScriptError) in try word.pastEnds() }

  /// The effect on the run when its pan is cancelled.
  private enum Cancelled: String, CaseIterable {
    case back, keep
  }

  let target: Word
  private var given: [NamedValue] = []
  private var rule: NamedRule?

  init(_ arguments: inout Arguments) throws(ScriptError) {
    target = try arguments.next(
      "an animator or a path", example: "drive open by=pull along=up way=247")
    let names = Self.options.map { $0.name }
    var rest = try arguments.allOptions()[...]
    while let option = rest.popFirst() {
      let name = option.name.text
      guard names.contains(name) else {
        throw ScriptError(
          "'drive' has no option '\(name)'", option.name.span,
          hint: Spelling.hint(
            name, among: names + (rule?.parameters.map { $0.name } ?? []), what: "options"))
      }
      given.append(option)
      if name == Self.ruling.name {
        rule = try RuleStatement.named(
          option.value, &rest, among: arguments.catalog.rules(for: option.value), what: "rule",
          all: "rules")
      }
    }
  }

  subscript<Value>(key: VerbKey<Value>) -> GivenOption<Value>? { GivenOption(key, in: given) }

  /// Returns the place of the error for an impossible connection.
  func place(of impossible: ImpossibleInputError) -> Span {
    func span<Value>(_ key: VerbKey<Value>) -> Span { self[key]?.word.span ?? target.span }
    switch impossible {
    case .noGesture: return span(Self.by)
    case .noView, .notScrollable: return span(Self.handOver)
    case .badOption(let problem):
      let isOfBand = problem.option == "dimension" || problem.option == "resistance"
      return isOfBand ? span(Self.past) : span(Self.curve)
    case .connection(let problem):
      switch problem {
      case .wrongGesture, .axisTaken: return span(Self.by)
      case .noWay: return span(Self.way)
      case .ruleAmongAnchors: return span(Self.ruling)
      case .anchors: return span(Self.anchors)
      case .otherAxis, .outside: return span(Self.handOver)
      case .notOfTransition(_, let option):
        return given.first { $0.name.text == option }?.span ?? target.span
      case .notInScene, .noBlocks, .driven, .severalNumbers, .noDirection, .follows, .noAnchors,
        .noSheet, .cycle, .uneven:
        return target.span
      }
    default: return target.span
    }
  }

  func connection() throws(ScriptError) -> Connection {
    guard let by = self[Self.by] else {
      throw ScriptError(
        "'drive' needs a pan", target.span, hint: "add by=GESTURE, the name of a pan")
    }
    if let anchors = self[Self.anchors] {
      let others = [Self.way.name, Self.returns.name, Self.factor.name, Self.cancelled.name]
      try refuse(
        others, with: Self.anchors.name,
        hint: "it belongs to the animator form: drive ANIMATOR by=GESTURE along=up way=PT")
      return .anchors(try self.anchors(by.word, anchors))
    }
    guard let way = self[Self.way] else {
      throw ScriptError(
        "'drive' needs a distance or anchors for '\(target.text)'", target.span,
        hint: "add way=PT for an animator, anchors=A,B,C for a path")
    }
    try refuse(
      [Self.past.name, Self.handOver.name], with: Self.way.name,
      hint: "it belongs to the path form: drive PATH by=GESTURE anchors=A,B,C")
    return .drive(try drive(by.word, way))
  }

  private func refuse(
    _ names: [String], with form: String, hint: String
  ) throws(ScriptError) {
    guard let other = given.first(where: { names.contains($0.name.text) }) else { return }
    throw ScriptError(
      "'\(other.name.text)' cannot be combined with '\(form)'", other.span, hint: hint)
  }

  private func drive(
    _ by: Word, _ way: GivenOption<Double>
  ) throws(ScriptError) -> DriveConnection {
    guard let along = try self[Self.along]?.value else {
      throw ScriptError(
        "'drive' needs a direction", target.span, hint: "add along=up, down, left or right")
    }
    var drive = DriveConnection(target.text, by: by.text, direction: along, travel: try way.value)
    guard drive.travel > 0 else {
      throw ScriptError(.connection(.noWay(drive.travel)), way.word.span)
    }
    if let rule, let word = self[Self.ruling]?.word {
      guard rule.scope == .twoEnds else {
        throw ScriptError(.connection(.ruleAmongAnchors(rule.name)), word.span)
      }
      drive.rule = rule
    }
    drive.isReversible = try self[Self.returns]?.value ?? true
    drive.timing = try self[Self.curve]?.value
    if let factor = self[Self.factor] { drive.durationFactor = try factor.value }
    if try self[Self.cancelled]?.value == .keep { drive.cancellation = .keep }
    return drive
  }

  private func anchors(
    _ by: Word, _ anchors: GivenOption<[Double]>
  ) throws(ScriptError) -> AnchorsConnection {
    let numbers = try anchors.value
    guard zip(numbers, numbers.dropFirst()).allSatisfy({ $0 < $1 }) else {
      throw ScriptError(.connection(.anchors(numbers)), anchors.word.span)
    }
    var connection = AnchorsConnection(target.text, by: by.text, anchors: numbers)
    connection.direction = try self[Self.along]?.value
    if let rule { connection.rule = rule }
    if let past = self[Self.past] { connection.past = try past.value }
    if let curve = self[Self.curve] { connection.timing = try curve.value }
    connection.handOver = self[Self.handOver]?.word.text
    return connection
  }
}

extension Word {
  /// Parses the behavior beyond the first and last anchors.
  fileprivate func pastEnds() throws(ScriptError) -> PastEnds {
    if text == "clamp" { return .clamp }
    if text == "rubber" { return .rubber(resistance: 0.55) }
    guard let call, call.name == "rubber", call.arguments.count == 1 else {
      throw ScriptError(
        "unknown behavior '\(text)' past the anchors", span,
        hint: "write rubber, rubber(0.55) or clamp")
    }
    let share = try call.arguments[0].number("a fraction")
    guard share >= 1e-6, share <= 1 else {
      throw ScriptError(
        "a rubber band cannot have the factor '\(call.arguments[0].text)'", call.arguments[0].span,
        hint: "must be more than 0, up to 1; 0.55 is usual (G188)")
    }
    return .rubber(resistance: share)
  }
}
