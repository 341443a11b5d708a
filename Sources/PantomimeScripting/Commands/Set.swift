package import PantomimeKit
import PantomimeReporting
import PantomimeScenes

/// `set NAME=VALUE`: changes a parameter of the session, of the running scene or of an animator.
package struct SetCommand: Command {
  package static let form = Form(
    "set", "Changes a setting of the session, the scene or an animator.",
    details:
      SessionSetting.all.map { $0.details }.joined(separator: " ")
      + " `set reading U7=raise` chooses a reading of an open point, `set reading ios=26` all readings "
      + "measured on iOS 26.1 (`help readings`). An animator's settings are "
      + Spelling.list(AnimatorSetting.allCases.map { $0.rawValue }, "and")
      + ". `set card.alpha=0` sets a model value without animation, `set list.content=390x2000` and "
      + "`set list.insets=60,0,0,0` the size and the insets of a scroll view, `set state=open` the state of an "
      + "empty stage. `set card.hidden=yes`, `interaction`, `role` and `text` change a view's attributes. The rest are "
      + "the scene's live options. `set` alone lists the settings that "
      + "differ from the defaults.",
    positionals: [.choice(Subject.self, isOptional: true), Positional(.setting)],
    options: [AnimatorTarget.key.form],
    example: ["scene city-guide", "set rate=120"])

  /// The kinds of settings that aren't parameters, as written after `set`.
  private enum Subject: String, CaseIterable {
    case reading
  }

  /// The name of the parameter for the state of an empty stage.
  static let state = "state"

  /// A parameter and its new value.
  fileprivate enum Setting {
    case session(SessionSetting, SessionSetting.Change, Span)
    case reading(OpenQuestion, choice: Int, Span)
    /// A setting of an animator, unless the scene has an option with that name that can be changed.
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
    let scene = session.simulation.flatMap { session.catalog.scene($0.name) }
    return completer.candidates(scene?.options.filter { $0.isLive } ?? [])
  }

  private let settings: [Setting]
  /// The session setting with which the statement begins, or `nil` if it begins with none.
  private let leading: SessionSetting?
  private let target: AnimatorTarget
  private let span: Span

  package init(_ arguments: inout Arguments) throws(ScriptError) {
    span = arguments.verb.span
    let isReading = arguments.accept(Subject.reading.rawValue) != nil
    let options = try arguments.allOptions()
    if !isReading { try SetCommand.refuseWords(arguments) }
    target = AnimatorTarget(
      GivenOption(AnimatorTarget.key, in: options)?.word, verb: arguments.verb.span)
    let given = options.filter { $0.name.text != AnimatorTarget.key.name }
    leading = options.first.flatMap { SessionSetting.named($0.name.text) }
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
    // Some settings take all options after them as their parameters, even options that are named
    // like other settings.
    var rest = given[...]
    while let option = rest.popFirst() {
      settings +=
        isReading
        ? try SetCommand.readings(option)
        : [try SetCommand.parameter(option, &rest, in: arguments.catalog)]
    }
    self.settings = settings
  }

  /// Throws an error for a setting that is written without an equals sign, whose path has a blank
  /// instead of a dot, or whose value contains blanks.
  private static func refuseWords(_ arguments: Arguments) throws(ScriptError) {
    let words = arguments.remainingWords
    guard let first = words.first else { return }
    let meant: String
    if words.count == 2, arguments.options.isEmpty {
      meant = "\(first.text)=\(words[1].written)"
    } else if let option = arguments.options.last, option.span.end <= first.span.start {
      // The words after an option belong to its value.
      let value = [option.value.text] + words.map { $0.text }
      guard let whole = spaced(option.name.text, value) else { return }
      meant = whole
    } else if words.count == 1, let option = arguments.options.first,
      option.name.text != AnimatorTarget.key.name
    {
      meant = "\(first.text).\(option.written)"
    } else {
      return
    }
    throw ScriptError(
      "unexpected '\(first.text)' in 'set'", first.span, hint: "write set \(meant)")
  }

  /// Returns the setting with a value of several words, or `nil` if such a value isn't possible.
  private static func spaced(_ name: String, _ words: [String]) -> String? {
    if name == state { return "\(name)=\(words.joined(separator: "-"))" }
    guard name.hasSuffix(".\(ViewAttribute.Name.text.rawValue)") else { return nil }
    return "\(name)=\"\(words.joined(separator: " "))\""
  }

  private static func parameter(
    _ given: NamedValue, _ rest: inout ArraySlice<NamedValue>, in catalog: Catalog
  ) throws(ScriptError) -> Setting {
    if let setting = SessionSetting.named(given.name.text) {
      return .session(setting, try setting.parse(given, &rest, catalog), given.span)
    }
    if given.name.text == SetCommand.state { return try state(given) }
    if let attribute = try attribute(given) { return attribute }
    if let point = given.name.text.firstIndex(of: ".") {
      let names = given.name.text[given.name.text.index(after: point)...]
        .split(separator: ".").map { String($0) }
      let property =
        names.last { ViewWords.properties.contains($0) && $0 != "width" && $0 != "height" }
        ?? names.last ?? ""
      let numbers: [Double]
      if let size = given.value.asSize {
        // The content of a scroll view is a size.
        numbers = [size.width, size.height]
      } else {
        numbers = try ViewWords.numbers(
          given.value, of: property,
          component: names.last == property ? "" : names.last ?? "")
      }
      let change = PropertyChange(path: given.name.text, numbers: numbers)
      return .construct(.change([change], by: nil), given.span, value: given.value.span)
    }
    if let setting = AnimatorSetting(rawValue: given.name.text) { return .animator(setting, given) }
    return .option(given)
  }

  /// Returns the change of a view's attribute, or `nil` if the setting isn't one.
  private static func attribute(_ given: NamedValue) throws(ScriptError) -> Setting? {
    guard let point = given.name.text.lastIndex(of: ".") else { return nil }
    let name = String(given.name.text[given.name.text.index(after: point)...])
    guard let attribute = try ViewWords.attribute(name, given.value) else { return nil }
    return .construct(
      .attribute(attribute, of: String(given.name.text[..<point])), given.name.span,
      value: given.value.span)
  }

  private static func state(_ given: NamedValue) throws(ScriptError) -> Setting {
    .construct(
      .connection(.state(try given.value.newName())), given.span, value: given.value.span)
  }

  /// Returns the settings that choose a reading for one open point, or those that choose all
  /// readings measured on a release of iOS.
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
    switch leading?.scope {
    case .session, .display: .preference
    case .scene, nil: .plain
    }
  }

  package var constructions: [Construction] {
    settings.compactMap { setting in
      if case .construct(let construction, _, _) = setting { construction } else { nil }
    }
  }

  package var undoBehavior: UndoBehavior {
    let isTelling = settings.allSatisfy { setting in
      if case .session(let setting, _, _) = setting { setting.scope == .display } else { false }
    }
    return isTelling ? .look : .step
  }

  package func check(_ scene: SceneCheck) throws(ScriptError) {
    for setting in settings {
      switch setting {
      case .session(let setting, _, let span):
        if setting.scope == .scene { try scene.needsScene(span) }
      case .reading(_, _, let span): try scene.needsScene(span)
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
        if case .connection(.state) = construction, scene.simulation == nil {
          throw ScriptError.noScene(span).advising(
            "start an empty stage, whose state is the script's: scene blank")
        }
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
    var response: Response?
    let count = session.simulation?.eventCount
    for setting in settings {
      switch setting {
      case .session(_, let change, let span):
        let own = try change.apply(to: &session, span)
        response = response ?? own
      case .reading(let doubt, let choice, let span):
        try session.set(.reading(doubt, choice: choice), span: span)
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
    if let response { return response }
    // Every effective change of a running scene records an event.
    let isUnchanged = count != nil && session.simulation?.eventCount == count
    return isUnchanged ? .noted(Clause(.setAlready)) : .nothing
  }

  private func set(
    _ option: (name: String, value: OptionValue), at span: Span, in session: inout Session
  ) throws(ScriptError) {
    _ = try session.handle(.set(option: option.name, to: option.value), span: span)
  }
}

extension SessionSetting {
  /// Returns the statement that changes the setting.
  func statement(_ value: String) -> String { "\(SessionSetting.verb) \(name)=\(value)" }

  /// Returns the statement that changes the preferences that differ.
  static func statement(from old: Preferences, to new: Preferences) -> String {
    all.reduce(into: verb) { statement, setting in
      guard case .preference(let text) = setting.text, text(old) != text(new) else { return }
      statement += " \(setting.name)=\(text(new))"
    }
  }

  static var verb: String { SetCommand.form.name }
  /// The option that sets the state of an empty stage.
  static var state: String { SetCommand.state }
}

/// Lists the settings that differ from their defaults, for `set` without arguments.
enum SetListing {
  static func text(_ session: Session) -> String {
    let lines =
      ofSession(session) + (session.simulation.map { ofScene($0) + ofAnimators($0) } ?? [])
    return lines.isEmpty
      ? "every setting has its default; `help set` lists them\n"
      : lines.map { $0 + "\n" }.joined()
  }

  private static func ofSession(_ session: Session) -> [String] {
    let standard = Session(session.catalog)
    return SessionSetting.all.compactMap { setting in
      guard let value = setting.value(in: session), value != setting.value(in: standard)
      else { return nil }
      return "\(setting.name)=\(value)"
    }
  }

  /// Returns the options with which the scene started, and the changes since then.
  private static func ofScene(_ simulation: Simulation) -> [String] {
    let entries = simulation.trace.list
    var lines: [String] = []
    if let scene = entries.last(where: { $0.event.kind == .scene }), !scene.event.fields.isEmpty {
      lines.append(scene.event.text)
    }
    for entry in entries where EventKind.changedSettings.contains(entry.event.kind) {
      let word = entry.event.name.split(separator: " ").first.map(String.init) ?? ""
      guard SessionSetting.named(word) == nil else { continue }
      lines.removeAll { $0 == entry.event.text }
      lines.append(entry.event.text)
    }
    return lines
  }

  /// Returns the settings of the animators that differ from those of a new one.
  private static func ofAnimators(_ simulation: Simulation) -> [String] {
    simulation.animatorNames.flatMap { name -> [String] in
      guard let animator = simulation.animator(named: name) else { return [] }
      return AnimatorSetting.allCases.compactMap { setting in
        let isOn = animator.isOn(setting)
        return isOn == setting.isOnByDefault
          ? nil : "\(setting.rawValue)=\(isOn ? "yes" : "no") on=\(name)"
      }
    }
  }
}

extension AnimatorSetting {
  /// Whether a new animator has the setting.
  fileprivate var isOnByDefault: Bool {
    switch self {
    case .scrubsLinearly, .isInterruptible, .isUserInteractionEnabled: true
    case .pausesOnCompletion, .isManualHitTestingEnabled: false
    }
  }
}

extension Animator {
  /// Returns whether the animator has a setting.
  fileprivate func isOn(_ setting: AnimatorSetting) -> Bool {
    switch setting {
    case .scrubsLinearly: scrubsLinearly
    case .pausesOnCompletion: pausesOnCompletion
    case .isInterruptible: isInterruptible
    case .isUserInteractionEnabled: isUserInteractionEnabled
    case .isManualHitTestingEnabled: isManualHitTestingEnabled
    }
  }
}

extension Statement {
  /// The words that the statement, or a reaction that it adds, assigns to the state of an empty
  /// stage.
  var givenStates: [Word] {
    guard
      tokens.contains(where: { token in
        if case .word(let word) = token { word.text == SessionSetting.verb } else { false }
      })
    else { return [] }
    return options.filter { $0.name.text == SessionSetting.state }.map { $0.value }
  }
}

extension Statement {
  /// Returns whether a text sets values.
  static func sets(_ text: String) -> Bool { text.hasPrefix("\(SetCommand.form.name) ") }
}
