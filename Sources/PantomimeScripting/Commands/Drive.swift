import PantomimeKit

/// `drive ANIMATOR by=GESTURE along=up way=247 …`, `drive PATH by=GESTURE anchors=100,400,700 …`:
/// connects a recognizer to an animator, or to a number of a view that settles at anchors or stays
/// where it is released.
package struct DriveCommand: Command {
  package static let form = Form(
    "drive", "Connects a pan to an animator, a transition, or a value with anchors.",
    details:
      "With `along` and `way`, the pan pauses the animator, scrubs it by the fraction of the "
      + "distance and releases it by the rule; `ANIMATOR.place` is `home` or `out`. A transition "
      + "starts with the pan, which sets its percent, and the rule finishes or cancels it. With "
      + "`anchors`, the pan moves one component of a view point for point, and the rule chooses "
      + "the anchor; with one anchor, the value always returns to it. `hand-over` names scroll views inside, and the one under the finger takes over "
      + "the rest of the drag. A path without `anchors` is free: it stays where it is released, "
      + "within `range`. Parameters follow the rule. `set rule=NAME` overrides it, `set "
      + "rule=scene` restores it. `duration=by-velocity(MIN,MAX)` is the remaining distance divided "
      + "by the release speed. `limit` bounds a spring's initial velocity, in remaining distances "
      + "per second (default 30, G163). `in` names the view along whose axes the pan is measured "
      + "(U49); `translation=delta` and `location` are two mistakes. With `cancelled=ignore`, "
      + "whatever the finger held stays there, as with a handler that forgets `.cancelled`; with "
      + "`keep`, the run keeps its direction, and a transition finishes. A pan has at most one drive "
      + "per axis. A long press drives as a pan does, from where it began, without a velocity. "
      + "`drive VIEW.center by=GESTURE` moves a view freely along both axes.",
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
    if words.isOfAnimator {
      try refusePath(scene)
      try scene.mover(words.target)
    }
    for list in words[DriveWords.handOver]?.word.parts ?? [] { try scene.scrollView(list) }
    if let view = words[DriveWords.axes] { try scene.view(view.word) }
    try scene.tries(.connection(connection)) { words.place(of: $0) }
  }

  /// Throws an error if the target of a drive with a distance is the path of a value.
  private func refusePath(_ scene: SceneCheck) throws(ScriptError) {
    let target = words.target
    guard let simulation = scene.simulation, target.text.contains("."),
      !(simulation.animatorNames + simulation.transitionNames).contains(target.text),
      simulation.read(target.text) != nil
    else { return }
    throw ScriptError(
      "'\(target.text)' is a path, and way= belongs to an animator", target.span,
      hint: "omit way=; for a path, use anchors=: drive \(target.text) "
        + "by=\(words[DriveWords.by]?.word.text ?? "GESTURE") anchors=A,B")
  }

  package func run(in session: inout Session) throws(ScriptError) -> Response {
    try check(SceneCheck(session.running(words.target.span), in: session.catalog))
    return try session.handle(.construct(.connection(connection)), span: words.target.span)
  }
}

/// The words and options of `drive`.
private struct DriveWords: Sendable {
  static let options = [
    by.form, along.form, way.form, anchors.form, range.form, ruling.form, returns.form, curve.form,
    factor.form, duration.form, limit.form, cancelled.form, past.form, handOver.form,
    handOverVelocity.form, axes.form, translation.form,
  ]

  static let by = VerbKey.name(
    "by", .gesture, "the pan or long press that drives it")
  static let anchors = VerbKey.numbers(
    "anchors", "the anchors, in increasing order"
  ).such(as: "100,400,700")
  static let handOver = VerbKey.names(
    "hand-over", .scrollView, "the scroll views inside that take over the drag")
  static let axes = VerbKey.name(
    "in", .view, "the view along whose axes the pan is measured; default the screen")
  private static let range = VerbKey<ClosedRange<Double>>(
    "range", .lengths(["from", "to"]), "the bounds of a value without anchors"
  ) { (word) throws(ScriptError) in
    let ends = try word.lengths()
    guard ends.count == 2, ends[0] < ends[1] else {
      throw ScriptError(
        "a range needs two numbers, the smaller one first", word.span,
        hint: "for example: range=100,500")
    }
    return ends[0]...ends[1]
  }.such(as: "0,500")
  private static let duration = VerbKey<SettlingDuration>(
    "duration", .words(["0.3", "by-velocity(0.15,0.4)"]),
    "the duration after release; by-velocity(MIN,MAX) divides the distance by the speed"
  ) { (word) throws(ScriptError) in try word.settlingDuration() }.such(as: "1")
  private static let limit = VerbKey<Double>(
    "limit", .words(["30", "none"]),
    "the maximum initial velocity of a spring, in remaining distances per second"
  ) { (word) throws(ScriptError) in
    guard word.text != "none" else { return .infinity }
    let limit = try word.rate()
    guard limit >= 0 else {
      throw ScriptError(
        "a limit cannot be negative", word.span, hint: "write at least 0, or none")
    }
    return limit
  }.such(as: "10")
  private static let translation = VerbKey<PanMeasure.Translation>.choice(
    "translation", what: "translation", all: "translations",
    "the quantity that counts as movement; delta and location are mistakes"
  ).such(as: "delta")
  private static let handOverVelocity = VerbKey<HandOverVelocity>.choice(
    "hand-over-velocity", what: "velocity at a handoff", all: "choices",
    "whether the part that takes over receives the release velocity; default pass")
  private static let along = VerbKey<Direction>.choice(
    "along", what: "direction", all: "directions",
    "the direction of an outward run, home is the opposite; or in which the value grows"
  ).such(as: "up")
  private static let way = VerbKey.points("way", "the distance of a full run").such(as: "300")
  private static let ruling = VerbKey.name(
    "rule", .rule, "the completion rule; default sign, or detents with anchors")
  private static let returns = VerbKey.flag("returns", "whether the next run returns home")
    .such(as: "no")
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
  }.such(as: "0.5")
  private static let cancelled = VerbKey<Cancelled>.choice(
    "cancelled", what: "response to a cancelled pan", all: "responses",
    "the effect of a cancelled pan on the run"
  ).such(as: "keep")
  private static let past = VerbKey<PastEnds>(
    "past", .words(["rubber", "rubber(0.55)", "clamp"]), "the behavior past the end anchors"
  ) { (word) throws(ScriptError) in try word.pastEnds() }

  /// The effect on the run when its pan is cancelled.
  private enum Cancelled: String, CaseIterable {
    case back, keep, ignore
  }

  /// The effect of a handoff on the velocity at lift-off.
  private enum HandOverVelocity: String, CaseIterable {
    case pass, drop
  }

  /// Whether the target is an animator rather than a path.
  var isOfAnimator: Bool {
    self[Self.anchors] == nil && (self[Self.way] != nil || !target.text.contains("."))
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
        if let owners = RuleStatement.owners(of: name, among: arguments.catalog.rules) {
          throw ScriptError(
            rule.map { "the rule '\($0.name)' has no parameter '\(name)'" }
              ?? "'drive' has no option '\(name)'", option.name.span,
            hint: "\(owners): write rule=NAME before it")
        }
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
  func place(of impossible: ImpossibleInputError.Problem) -> Span {
    func span<Value>(_ key: VerbKey<Value>) -> Span { self[key]?.word.span ?? target.span }
    switch impossible {
    case .noGesture: return span(Self.by)
    case .noView(let name, _):
      return self[Self.axes]?.word.text == name ? span(Self.axes) : span(Self.handOver)
    case .notScrollable: return span(Self.handOver)
    case .badOption(let problem) where problem.option == Self.duration.name:
      return span(Self.duration)
    case .badOption(let problem):
      let isOfBand = problem.option == "dimension" || problem.option == "resistance"
      return isOfBand ? span(Self.past) : span(Self.curve)
    case .connection(let problem):
      switch problem {
      case .wrongGesture, .axisTaken: return span(Self.by)
      case .noDistance: return span(Self.way)
      case .ruleAmongAnchors: return span(Self.ruling)
      case .anchors: return span(Self.anchors)
      case .otherAxis, .outside: return span(Self.handOver)
      case .notOfTransition(_, let option):
        return given.first { $0.name.text == option }?.span ?? target.span
      case .rangeAndAnchors: return span(Self.range)
      case .unbounded(let option):
        return option == Self.past.name ? span(Self.past) : span(Self.handOver)
      case .physicalSpring: return span(Self.duration)
      case .limitWithoutSpring: return span(Self.limit)
      case .noView: return span(Self.translation)
      case .notInScene, .noBlocks, .driven, .severalNumbers, .noDirection, .follows, .noAnchors,
        .noSheet, .cycle, .uneven, .noTimer, .viewAnimationOnly, .notAnimatable, .followsNothing:
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
    if let velocity = self[Self.handOverVelocity], self[Self.handOver] == nil {
      throw ScriptError(
        "'\(Self.handOverVelocity.name)' needs a list that takes over", velocity.span,
        hint: "add hand-over=VIEW")
    }
    if let anchors = self[Self.anchors] {
      try refuse(
        Self.ofAnimator + [Self.range.name], with: Self.anchors.name,
        hint: "it belongs to the animator form: drive ANIMATOR by=GESTURE along=up way=PT",
        or: (Self.range.name, "omit range=; the outer anchors are the bounds"))
      return .anchors(try self.anchors(by.word, anchors))
    }
    if !isOfAnimator {
      try refuse(
        Self.ofAnimator + [
          Self.ruling.name, Self.curve.name, Self.duration.name, Self.limit.name,
        ], with: "a path without anchors",
        hint: "add anchors=A,B,C, the places between which it decides",
        or: (Self.returns.name, "add anchors=A,B,C, or drive an animator"))
      return .anchors(try self.anchors(by.word, nil))
    }
    guard let way = self[Self.way] else {
      throw ScriptError(
        "'drive' needs a distance or anchors for '\(target.text)'", target.span,
        hint: "add way=PT for an animator, anchors=A,B,C for a path"
          + (target.text.contains(".") ? "" : " such as \(target.text).frame.y"))
    }
    try refuse(
      [Self.past.name, Self.handOver.name, Self.range.name], with: Self.way.name,
      hint: "it belongs to the path form: drive PATH by=GESTURE anchors=A,B,C")
    if let factor = self[Self.factor], self[Self.duration] != nil {
      throw ScriptError(
        "'factor' cannot be combined with 'duration'", factor.span, hint: "keep one")
    }
    return .drive(try drive(by.word, way))
  }

  /// The options that only an animator's drive has.
  private static let ofAnimator = [way.name, returns.name, factor.name]

  /// Throws an error if one of the options is given, with another hint for one of them.
  private func refuse(
    _ names: [String], with form: String, hint: String,
    or other: (name: String, hint: String)? = nil
  ) throws(ScriptError) {
    guard let found = given.first(where: { names.contains($0.name.text) }) else { return }
    let name = found.name.text
    throw ScriptError(
      "'\(name)' cannot be combined with \(form.contains(" ") ? form : "'\(form)'")", found.span,
      hint: other.flatMap { $0.name == name ? $0.hint : nil } ?? hint)
  }

  /// The effect of a cancelled pan.
  private func cancellation() throws(ScriptError) -> InteractiveTransition.Cancellation {
    switch try self[Self.cancelled]?.value {
    case .back, nil: .back
    case .keep: .keep
    case .ignore: .ignore
    }
  }

  /// The measure of the pan's movement.
  private func measure() throws(ScriptError) -> PanMeasure {
    let translation = self[Self.translation]
    if let translation, try translation.value == .location, self[Self.axes] == nil {
      throw ScriptError(.connection(.noView), translation.word.span)
    }
    return PanMeasure(in: self[Self.axes]?.word.text, try translation?.value ?? .cumulative)
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
      throw ScriptError(.connection(.noDistance(drive.travel)), way.word.span)
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
    drive.cancellation = try cancellation()
    drive.duration = try self[Self.duration]?.value
    if let limit = self[Self.limit] { drive.velocityLimit = try limit.value }
    drive.measure = try measure()
    return drive
  }

  private func anchors(
    _ by: Word, _ anchors: GivenOption<[Double]>?
  ) throws(ScriptError) -> AnchorsConnection {
    let numbers = try anchors?.value ?? []
    if let anchors, zip(numbers, numbers.dropFirst()).contains(where: { $0 >= $1 }) {
      throw ScriptError(.connection(.anchors(numbers)), anchors.word.span)
    }
    var connection = AnchorsConnection(target.text, by: by.text, anchors: numbers)
    connection.direction = try self[Self.along]?.value
    if let rule { connection.rule = rule }
    if let past = self[Self.past] { connection.past = try past.value }
    if let curve = self[Self.curve] { connection.timing = try curve.value }
    connection.handOver = self[Self.handOver]?.word.parts.map { $0.text } ?? []
    connection.handsOverVelocity = try self[Self.handOverVelocity]?.value != .drop
    connection.range = try self[Self.range]?.value
    connection.duration = try self[Self.duration]?.value
    if let limit = self[Self.limit] { connection.velocityLimit = try limit.value }
    connection.measure = try measure()
    connection.cancellation = try cancellation()
    if connection.cancellation == .keep, let cancelled = self[Self.cancelled] {
      throw ScriptError(
        "a path has no run to keep", cancelled.word.span,
        hint: "write cancelled=ignore, which leaves the value where it is")
    }
    return connection
  }
}

extension Word {
  /// Parses the duration of the motion after release.
  fileprivate func settlingDuration() throws(ScriptError) -> SettlingDuration {
    let example = "write a time, or by-velocity(MIN,MAX) such as by-velocity(0.15,0.4)"
    if let call {
      guard call.name == "by-velocity", call.arguments.count == 2 else {
        throw ScriptError("unknown duration '\(text)'", span, hint: example)
      }
      let (least, most) = (try call.arguments[0].seconds(), try call.arguments[1].seconds())
      guard least > 0, least <= most else {
        throw ScriptError(
          "the shortest duration must be more than 0 and at most the longest", span, hint: example)
      }
      return .byVelocity(minimum: least, maximum: most)
    }
    guard text != "by-velocity" else {
      throw ScriptError("'by-velocity' needs two times", span, hint: example)
    }
    let seconds = try seconds()
    guard seconds > 0 else {
      throw ScriptError("a duration must be more than 0", span, hint: example)
    }
    return .seconds(seconds)
  }

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
