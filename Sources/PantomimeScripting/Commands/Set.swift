import PantomimeKit
import PantomimeReporting
import PantomimeScenes

/// `set NAME=VALUE`: changes a parameter of the session, of the running scene or of an animator.
package struct SetCommand: Command {
  package static let form = Form(
    "set", "Changes a setting of the session, the scene or an animator.",
    details:
      "`rate` is the frame rate in Hz, `estimator` the velocity estimator of pans without a given "
      + "velocity (`help estimators`), `axis` the axis rule that overrides the scene's "
      + "(`help axes`), `rule` the completion rule that overrides the scene's "
      + "(`rules` lists them; `rule=scene` restores it), followed by parameters of "
      + "the rule: `set rule=flick-or-half speed=300`. `slop` is the distance before a pan "
      + "begins, `opening` its first translation. `trace=last:10000` keeps at least that many "
      + "recent events, in this scene and later ones, and drops older ones; statements that "
      + "need those report it. `trace=all` keeps all events from now on. "
      + "`detail=answer` prints the outcome of a statement, `detail=events` its events as well, "
      + "`detail=all` everything. `undo=100` lets "
      + "`undo` reach the last 100 steps, `undo=all` all of them. `set reading U7=raise` chooses a "
      + "reading of an open point, `set reading ios=26` all readings measured on iOS 26.1, `set "
      + "quirks=slow-reuse` reproduces a historical bug; `help "
      + "readings` and `help quirks` list them. An animator's settings are "
      + Spelling.list(AnimatorSetting.allCases.map { $0.rawValue }, "and")
      + ". `set card.alpha=0` sets a model value without animation, `set state=open` the state of an "
      + "empty stage. The rest are the scene's live options. Alone, it lists what differs from the "
      + "defaults.",
    positionals: [.choice(Subject.self, isOptional: true), Positional(.setting)],
    options: [AnimatorTarget.key.form],
    example: ["scene city-guide", "set rate=120"])

  /// The settings that are not parameters.
  private enum Subject: String, CaseIterable {
    case reading
  }

  /// The parameter that is the state of an empty stage.
  static let state = "state"

  /// One parameter and its new value.
  fileprivate enum Setting {
    case rate(Frames)
    case estimator(VelocityEstimator)
    /// The completion rule, or `nil` for the scene's default.
    case rule(NamedRule?)
    /// The axis rule, or `nil` for the scene's default.
    case axis(AxisRule?)
    /// The slop of pans in points, or `nil` for the declared one.
    case slop(Double?)
    /// The translation at the start of pans, or `nil` for the declared one.
    case opening(PanTraits.Opening?)
    /// The minimum number of last events to keep, or `nil` for all events.
    case trace(Int?)
    /// The level of detail of responses.
    case detail(Detail)
    /// The maximum number of steps that `undo` goes back, or `nil` if it's unlimited.
    case undo(Int?)
    case reading(OpenQuestion, choice: Int, Span)
    case quirks(Set<Quirk>, Span)
    /// A setting of an animator, unless the scene has a changeable option of that name.
    case animator(AnimatorSetting, NamedValue)
    case option(NamedValue)
    /// A model value, or the word for the state of an empty stage.
    // The spans are the places of the setting and of its value.
    case construct(Construction, Span, value: Span)
  }

  package static func optionCandidates(
    after given: [String], for completer: Completer
  ) -> [Candidate] {
    let session = completer.session
    let scene = session.simulation.flatMap { session.catalogue.scene($0.name) }
    return completer.candidates(scene?.options.filter { $0.isLive } ?? [])
  }

  private let settings: [Setting]
  /// The setting of the session at the start of the statement, or `nil` if there is none.
  private let leading: SessionSetting?
  private let target: AnimatorTarget
  private let span: Span

  package init(_ arguments: inout Arguments) throws(ScriptError) {
    span = arguments.verb.span
    let isReading = arguments.accept(Subject.reading.rawValue) != nil
    let options = try arguments.allOptions()
    target = AnimatorTarget(
      GivenOption(AnimatorTarget.key, in: options)?.word, verb: arguments.verb.span)
    let given = options.filter { $0.name.text != AnimatorTarget.key.name }
    leading = options.first.flatMap { SessionSetting(rawValue: $0.name.text) }
    if given.isEmpty, !isReading, target.name == nil {
      settings = []
      return
    }
    guard !given.isEmpty else {
      throw ScriptError(
        "'set' needs a setting", arguments.verb.span,
        hint: "for example: set \(isReading ? "reading U7=raise" : "rate=120")")
    }
    for option in given where option.isAdded {
      throw ScriptError(
        "a setting does not support +=", option.span, hint: "write = instead")
    }
    var settings: [Setting] = []
    // Some settings take everything after them as parameters, even names of other settings.
    var rest = given[...]
    while let option = rest.popFirst() {
      settings +=
        isReading
        ? try SetCommand.readings(option)
        : [try SetCommand.parameter(option, &rest, in: arguments.catalogue)]
    }
    self.settings = settings
  }

  private static func parameter(
    _ given: NamedValue, _ rest: inout ArraySlice<NamedValue>, in catalogue: Catalogue
  ) throws(ScriptError) -> Setting {
    switch SessionSetting(rawValue: given.name.text) {
    case .rate: return .rate(try frames(given.value))
    case .estimator:
      return .estimator(
        try RuleStatement.named(
          given.value, &rest, among: catalogue.estimators, what: "estimator", all: "estimators"))
    case .axis:
      guard !isOwn(given) else { return .axis(nil) }
      return .axis(
        try RuleStatement.named(
          given.value, &rest, among: catalogue.axes, what: "axis rule",
          all: "axis rules"))
    case .rule: return .rule(try RuleStatement.rule(given.value, &rest, in: catalogue))
    case .slop: return .slop(isOwn(given) ? nil : try given.value.slop())
    case .opening: return .opening(isOwn(given) ? nil : try given.value.opening())
    case .quirks: return .quirks(try given.value.quirks(), given.span)
    case .trace: return .trace(try given.value.traceLength())
    case .detail: return .detail(try detail(given.value))
    case .undo: return .undo(try given.value.undoReach())
    case nil: break
    }
    if given.name.text == SetCommand.state { return try state(given) }
    if given.name.text.contains(".") {
      let change = PropertyChange(path: given.name.text, numbers: try given.value.numbers())
      return .construct(.change([change], by: nil), given.span, value: given.value.span)
    }
    if let setting = AnimatorSetting(rawValue: given.name.text) { return .animator(setting, given) }
    return .option(given)
  }

  private static func state(_ given: NamedValue) throws(ScriptError) -> Setting {
    .construct(
      .connection(.state(try given.value.newName())), given.span, value: given.value.span)
  }

  /// Returns whether the setting selects the scene's default.
  private static func isOwn(_ given: NamedValue) -> Bool { given.value.text == NamedRule.nameOfOwn }

  private static func frames(_ value: Word) throws(ScriptError) -> Frames {
    let rate = try value.number("a frame rate", units: [NumberUnit("Hz")])
    do throws(OutOfRange) {
      return try Frames(rate: Int(exactly: rate) ?? 0)
    } catch {
      throw ScriptError(
        "the frame rate cannot be '\(value.text)'", value.span,
        hint: "must be a whole number, \(error.allowed)")
    }
  }

  private static func detail(_ value: Word) throws(ScriptError) -> Detail {
    try value.choice(what: "detail", all: "details")
  }

  /// Returns the reading of one open point, or the readings measured on a release of iOS.
  private static func readings(_ given: NamedValue) throws(ScriptError) -> [Setting] {
    let name = try given.name.choice(
      OpenQuestion.allCases.map { $0.rawValue } + [OpenQuestion.nameOfMeasured], what: "open point",
      all: "open points")
    guard let doubt = OpenQuestion(rawValue: name) else {
      _ = try given.value.choice(
        [OpenQuestion.measuredRelease], what: "measured iOS release", all: "releases")
      return OpenQuestion.allCases.compactMap { doubt in
        doubt.measured.map { .reading(doubt, choice: $0, given.span) }
      }
    }
    let choice = try given.value.choice(doubt.choices, what: "reading of \(name)", all: "readings")
    return [.reading(doubt, choice: doubt.choices.firstIndex(of: choice) ?? 0, given.span)]
  }

  package var role: CommandRole {
    leading == nil || leading == .quirks ? .plain : .preference
  }

  package var footing: UndoBehavior {
    let isTelling = settings.allSatisfy { setting in
      switch setting {
      case .detail, .undo: true
      default: false
      }
    }
    return isTelling ? .look : .step
  }

  package func check(_ scene: SceneCheck) throws(ScriptError) {
    for setting in settings {
      switch setting {
      case .rate, .estimator, .axis, .rule, .slop, .opening, .trace, .detail, .undo: break
      case .reading(_, _, let span), .quirks(_, let span): try scene.needsScene(span)
      case .option(let given): _ = try scene.option(given, besides: SessionSetting.names)
      case .animator(_, let given):
        try scene.needsScene(given.span)
        if (try? scene.option(given, besides: SessionSetting.names)) == nil {
          _ = try given.value.flag()
        }
        if let name = target.name {
          try scene.animator(name)
        } else if (try? scene.option(given, besides: SessionSetting.names)) == nil {
          try scene.oneAnimator(span)
        }
      case .construct(let construction, let span, let value):
        try scene.needsScene(span)
        try scene.tries(construction) { impossible in
          guard case .wrongCount = impossible else { return span }
          return value
        }
      }
    }
  }

  package func run(in session: inout Session) throws(ScriptError) -> Response {
    if settings.isEmpty { return .text(SetListing.text(session)) }
    for setting in settings {
      switch setting {
      case .rate(let frames): session.options.frames = frames
      case .estimator(let estimator): try session.set(.estimator(estimator), span: span)
      case .rule(let rule): try session.set(.rule(rule), span: span)
      case .axis(let rule): try session.set(.axis(rule), span: span)
      case .slop(let slop): try setStart(in: &session) { $0.slop = slop }
      case .opening(let opening): try setStart(in: &session) { $0.opening = opening }
      case .trace(let length): session.options.traceLength = length
      case .detail(let detail): session.options.detail = detail
      case .undo(let reach): session.history?.reach = reach
      case .reading(let doubt, let choice, let span):
        try session.set(.reading(doubt, choice: choice), span: span)
      case .quirks(let quirks, let span): try session.set(.quirks(quirks), span: span)
      case .option(let given):
        try set(
          session.sceneCheck.option(given, besides: SessionSetting.names), at: given.span,
          in: &session)
      case .construct(let construction, let span, _):
        _ = try session.handle(.construct(construction), span: span)
      case .animator(let setting, let given):
        if let option = try? session.sceneCheck.option(given, besides: SessionSetting.names) {
          try set(option, at: given.span, in: &session)
        } else {
          _ = try target.run(.configure(setting, given.value.flag()), in: &session)
        }
      }
    }
    return settings.lazy.compactMap { $0.response }.first ?? .nothing
  }

  private func setStart(
    in session: inout Session, _ change: (inout PanStart) -> Void
  ) throws(ScriptError) {
    var start = session.preferences.panStart
    change(&start)
    try session.set(.panStart(start), span: span)
  }

  private func set(
    _ option: (name: String, value: OptionValue), at span: Span, in session: inout Session
  ) throws(ScriptError) {
    _ = try session.handle(.set(option: option.name, to: option.value), span: span)
  }
}

extension SetCommand.Setting {
  /// The response to a setting that records no event.
  fileprivate var response: Response? {
    switch self {
    case .rate(let frames): .noted(Clause(.frameRate, detail: "\(frames.rate)"))
    case .trace(let length): .noted(Clause(.traceLength, count: length))
    case .detail(let detail): .text("\(detail.rawValue): \(detail.meaning)\n")
    case .undo(nil): .text("undo reaches all steps\n")
    case .undo(let reach?): .text("undo reaches the last \(reach) step\(reach == 1 ? "" : "s")\n")
    default: nil
    }
  }
}

extension SessionSetting {
  /// Returns the statement that changes the setting.
  func statement(_ value: String) -> String { "\(SessionSetting.verb) \(rawValue)=\(value)" }

  static var verb: String { SetCommand.form.name }
  /// The option that sets the state of an empty stage.
  static var state: String { SetCommand.state }
}
