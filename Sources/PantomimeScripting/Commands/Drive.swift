import PantomimeKit

/// `drive ANIMATOR by=GESTURE along=up way=247 …`, `drive PATH by=GESTURE anchors=100,400,700 …`: a
/// recognizer drives an animator, or moves a number of a view that rests at anchors.
package struct DriveCommand: Command {
  package static let form = Form(
    "drive", "Lets a pan drive an animator, or a value that rests at anchors.",
    details: "With `along` and `way` it holds the animator, scrubs it by the finger's share of the "
      + "way and lets it go as the rule says; `ANIMATOR.place` tells `home` or `out`. With "
      + "`anchors` the pan moves one number of a view, point for point, and the rule says at which "
      + "of the anchors it rests; `hand-over` names the scroll view inside that gets what is left. "
      + "Parameters of the rule stand right behind it. `set rule=NAME` decides in its place, `set "
      + "rule=scene` no longer. One pan has at most one drive for each axis.",
    positionals: [Positional(.driven)],
    options: [
      OptionForm("by", .gesture, "the pan that drives it"),
      OptionForm(
        "along", .words(Direction.allCases.map { $0.rawValue }),
        "the finger's direction in which a run leads out, or the number grows"),
      OptionForm("way", .points, "how far the finger goes for a whole run"),
      OptionForm("anchors", .numbers, "where the number may rest, from the least to the greatest"),
      OptionForm("rule", .rule, "what decides at a lift-off: sign, or detents among anchors"),
      OptionForm("returns", .words(["yes", "no"]), "whether the run after one out leads home"),
      OptionForm("curve", .timing, "the timing of the rest; a spring takes the finger's velocity"),
      OptionForm("factor", .number, "share of the whole duration, 0 for the time that is left"),
      OptionForm("cancelled", .words(["back", "keep"]), "what a cancelled pan does to the run"),
      OptionForm(
        "past", .words(["rubber", "rubber(0.55)", "clamp"]), "what happens past the end anchors"),
      OptionForm("hand-over", .scrollView, "the scroll view inside that shares the finger"),
    ], more: "[PARAMETER=VALUE …]",
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
    if let gesture = words["by"] { try scene.gesture(gesture.value) }
    if words["anchors"] == nil { try scene.animator(words.target) }
    if let list = words["hand-over"] { try scene.scrollView(list.value) }
    try scene.tries(.connection(connection)) { words.place(of: $0) }
  }

  package func run(in session: inout Session) throws(ScriptError) -> Response {
    try check(SceneCheck(session.running(words.target.span), in: session.catalogue))
    return try session.handle(.construct(.connection(connection)), span: words.target.span)
  }
}

/// What is written behind `drive`.
private struct DriveWords: Sendable {
  let target: Word
  private var options: [NamedValue] = []
  private var rule: NamedRule?

  init(_ arguments: inout Arguments) throws(ScriptError) {
    target = try arguments.next("what it drives", example: "drive open by=pull along=up way=247")
    let names = DriveCommand.form.options.map { $0.name }
    var rest = try arguments.allOptions()[...]
    while let option = rest.popFirst() {
      let name = option.name.text
      guard names.contains(name) else {
        throw ScriptError(
          "'drive' has no option '\(name)'", option.name.span,
          hint: Spelling.hint(
            name, among: names + (rule?.parameters.map { $0.name } ?? []), what: "options"))
      }
      options.append(option)
      if name == "rule" {
        rule = try RuleStatement.named(
          option.value, &rest, among: arguments.catalogue.rules, what: "rule", all: "rules")
      }
    }
  }

  subscript(name: String) -> NamedValue? { options.first { $0.name.text == name } }

  /// Where what is wrong with a connection is written.
  func place(of impossible: Impossible) -> Span {
    func span(_ name: String) -> Span { self[name]?.value.span ?? target.span }
    switch impossible {
    case .noGesture: return span("by")
    case .noView, .notScrollable: return span("hand-over")
    case .badOption(let problem):
      let isOfBand = problem.option == "dimension" || problem.option == "resistance"
      return span(isOfBand ? "past" : "curve")
    case .connection(let problem):
      switch problem {
      case .wrongGesture, .axisTaken: return span("by")
      case .noWay: return span("way")
      case .ruleAmongAnchors: return span("rule")
      case .anchors: return span("anchors")
      case .otherAxis, .outside: return span("hand-over")
      case .notInScene, .noBlocks, .driven, .severalNumbers, .noDirection, .follows, .cycle,
        .uneven:
        return target.span
      }
    default: return target.span
    }
  }

  func connection() throws(ScriptError) -> Connection {
    guard let by = self["by"] else {
      throw ScriptError(
        "'drive' needs a pan", target.span, hint: "write by=GESTURE, the name of a pan")
    }
    if let anchors = self["anchors"] {
      try refuse(["way", "returns", "factor", "cancelled"], with: "anchors", anchors)
      return .anchors(try self.anchors(by.value, anchors.value))
    }
    guard let way = self["way"] else {
      throw ScriptError(
        "'drive' needs to know how far '\(target.text)' goes", target.span,
        hint: "write way=PT for an animator, anchors=A,B,C for a path")
    }
    try refuse(["past", "hand-over"], with: "way", way)
    return .drive(try drive(by.value, way.value))
  }

  private func refuse(
    _ names: [String], with form: String, _ given: NamedValue
  ) throws(ScriptError) {
    guard let other = options.first(where: { names.contains($0.name.text) }) else { return }
    throw ScriptError(
      "'\(other.name.text)' does not go with '\(form)'", other.span,
      hint: form == "way"
        ? "it is of the form for a path: drive PATH by=GESTURE anchors=A,B,C"
        : "it is of the form for an animator: drive ANIMATOR by=GESTURE along=up way=PT")
  }

  private func drive(_ by: Word, _ way: Word) throws(ScriptError) -> DriveConnection {
    guard let along = try along() else {
      throw ScriptError(
        "'drive' needs a direction", target.span, hint: "write along=up, down, left or right")
    }
    var drive = DriveConnection(target.text, by: by.text, along: along, way: try way.points())
    guard drive.way > 0 else { throw ScriptError(.connection(.noWay(drive.way)), way.span) }
    if let rule, let word = self["rule"]?.value {
      guard rule.scope == .twoEnds else {
        throw ScriptError(.connection(.ruleAmongAnchors(rule.name)), word.span)
      }
      drive.rule = rule
    }
    drive.returns = try self["returns"]?.value.flag() ?? true
    drive.timing = try self["curve"].map { given throws(ScriptError) in
      try TimingValue.read(given.value)
    }
    if let factor = self["factor"]?.value {
      drive.factor = try factor.number("a factor")
      guard drive.factor >= 0 else {
        throw ScriptError("a factor is not negative", factor.span, hint: "write 0 or more")
      }
    }
    let ways = ["back", "keep"]
    if let given = self["cancelled"]?.value,
      try given.choice(ways, what: "way of being cancelled", all: "ways") == "keep"
    {
      drive.cancellation = .keep
    }
    return drive
  }

  private func along() throws(ScriptError) -> Direction? {
    guard let given = self["along"]?.value else { return nil }
    let all = Direction.allCases.map { $0.rawValue }
    return Direction(rawValue: try given.choice(all, what: "direction", all: "directions"))
  }

  private func anchors(_ by: Word, _ anchors: Word) throws(ScriptError) -> AnchorsConnection {
    let numbers = try anchors.numbers()
    guard zip(numbers, numbers.dropFirst()).allSatisfy({ $0 < $1 }) else {
      throw ScriptError(.connection(.anchors(numbers)), anchors.span)
    }
    var connection = AnchorsConnection(target.text, by: by.text, anchors: numbers)
    connection.direction = try along()
    if let rule { connection.rule = rule }
    if let past = self["past"]?.value { connection.past = try past.pastEnds() }
    if let curve = self["curve"]?.value { connection.timing = try TimingValue.read(curve) }
    connection.handOver = self["hand-over"]?.value.text
    return connection
  }
}

extension Word {
  /// What happens past the ends of a row of anchors.
  fileprivate func pastEnds() throws(ScriptError) -> PastEnds {
    if text == "clamp" { return .clamp }
    if text == "rubber" { return .rubber(resistance: 0.55) }
    guard let call, call.name == "rubber", call.arguments.count == 1 else {
      throw ScriptError(
        "past the ends there is no '\(text)'", span, hint: "write rubber, rubber(0.55) or clamp")
    }
    let share = try call.arguments[0].number("a share")
    guard share >= 1e-6, share <= 1 else {
      throw ScriptError(
        "a rubber band cannot have '\(call.arguments[0].text)'", call.arguments[0].span,
        hint: "it takes more than 0, to 1; 0.55 is usual (G188)")
    }
    return .rubber(resistance: share)
  }
}
