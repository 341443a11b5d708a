import PantomimeKit
import PantomimeScenes

/// Computes the candidates after some words.
package struct Completer {
  let words: [String]
  /// The word being typed; the values of an option are offered only once its name is complete.
  let word: String
  let session: Session

  /// Returns the options of a scene, each with its values once its name is complete.
  func candidates(_ options: [SceneOption]) -> [Candidate] {
    options.flatMap { option in
      [Candidate("\(option.name)=", option.summary)]
        + (word.hasPrefix("\(option.name)=") ? values(of: option) : [])
    }
  }

  func values(_ kind: ParameterKind, prefix: String) -> [Candidate] {
    let simulation = session.simulation
    let words: [Candidate] =
      switch kind {
      case .points, .velocity, .fraction, .time, .number, .numbers, .lengths, .size, .name,
        .text, .expectation, .cause, .topic:
        []
      case .fork:
        session.history.branches.filter { $0 != session.history.branch }.map { Candidate($0) }
      case .file, .touches: files(String(word.dropFirst(prefix.count)))
      case .script: files(String(word.dropFirst(prefix.count)), endingIn: ".pan")
      case .repetition: [Candidate(ParameterKind.forever)]
      case .bezier, .beziers: TimingValue.bezierWords.map { Candidate($0) }
      case .timing:
        (NamedCurve.all.map { $0.name } + TimingValue.calls.map { "\($0.name)(" }).map {
          Candidate($0)
        }
      case .words(let words): words.map { Candidate($0) }
      case .path: paths(typed: word.dropFirst(prefix.count)).map { Candidate($0) }
      case .view: (simulation?.viewNames ?? []).map { Candidate($0) }
      case .scrollView: (simulation?.scrollViewNames ?? []).map { Candidate($0) }
      case .tappable: (simulation?.tappable ?? []).map { Candidate($0) }
      case .layerKey: (simulation.map { LayerAnimation.keys(in: $0) } ?? []).map { Candidate($0) }
      case .gesture:
        ((simulation?.gestureNames ?? [])
          + (simulation?.scrollViewNames ?? []).map { "\($0).pan" }).map { Candidate($0) }
      case .axis: Completer.names(session.catalog.axes)
      case .animator:
        ((simulation?.animatorNames ?? []) + (simulation?.transitionNames ?? []))
          .map { Candidate($0) }
      case .transition: (simulation?.transitionNames ?? []).map { Candidate($0) }
      case .driven:
        ((simulation?.animatorNames ?? []) + (simulation?.transitionNames ?? []) + numbers)
          .map { Candidate($0) }
      case .scene: session.catalog.scenes.map { Candidate($0.name, $0.summary) }
      case .rule, .rules: Completer.names(session.catalog.rules)
      case .setting: settings
      }
    return words.map { Candidate(prefix + $0.text, $0.meaning) }
  }

  private static func names(_ all: [some Named]) -> [Candidate] {
    all.map { Candidate($0.name, $0.summary) }
  }
}

// The words that may follow a verb, as declared by the verb.

extension Completer {
  /// The words of the statement itself, without `at TIME` or `when "EVENT" do` before them.
  var wordsOfStatement: ArraySlice<String> {
    let statement = InstantPrefix.rest(of: words)
    let verb = statement.first.flatMap { Commands.named($0) }
    return verb?.statement(in: statement.dropFirst()) ?? statement
  }

  func candidates() -> [Candidate] {
    if words.count == 1, InstantPrefix.begins(with: words.first) { return [] }
    guard let verb = wordsOfStatement.first else {
      return session.catalog.verbs.map { Candidate($0.name, $0.form.summary) }
    }
    guard let entry = session.catalog.verb(verb) else { return [] }
    let form = entry.form
    let given = Array(wordsOfStatement.dropFirst())
    return (entry.candidates(after: given, for: self) ?? positionals(form, given))
      + options(entry.options(after: given), given)
      + entry.optionCandidates(after: given, for: self)
  }

  private func positionals(_ form: Form, _ given: [String]) -> [Candidate] {
    let count = given.filter { !$0.contains("=") }.count
    // The words that follow may be optional and skipped.
    let next = form.positionals.dropFirst(count)
    let open = next.prefix { $0.isOptional } + next.drop { $0.isOptional }.prefix(1)
    // The last word may be repeated if the form allows it.
    let kinds = open.isEmpty && form.more == "…" ? form.positionals.suffix(1) : open[...]
    return kinds.flatMap { values($0.kind, prefix: "") }
  }

  private func options(_ options: [OptionForm], _ given: [String]) -> [Candidate] {
    var candidates: [Candidate] = []
    for option in options where !given.contains(where: { $0.hasPrefix("\(option.name)=") }) {
      candidates.append(Candidate("\(option.name)=", option.meaning))
      if word.hasPrefix("\(option.name)=") {
        candidates += values(option.kind, prefix: "\(option.name)=")
        if option.kind == .gesture || option.kind == .scrollView || option.kind == .beziers {
          candidates += further(values(option.kind, prefix: "").map { $0.text }, of: option.name)
        }
      }
    }
    return candidates + ruleParameters(options, given)
  }

  /// Returns the parameters of the named rule that may follow.
  private func ruleParameters(_ options: [OptionForm], _ given: [String]) -> [Candidate] {
    guard let option = options.first(where: { $0.kind == .rule }) else { return [] }
    let names = given.filter { $0.hasPrefix("\(option.name)=") }
    return names.flatMap { name in
      session.catalog.rule(named: String(name.dropFirst(option.name.count + 1)))?.offers ?? []
    }
  }
}

// Candidates from the running scene, its views and the folders.

extension Completer {
  // MARK: Paths

  /// Returns the paths of the scene, and the components of the path being typed.
  func paths(typed: Substring) -> [String] {
    (session.simulation?.paths ?? []) + derived(typed: typed) + components(typed: typed)
      + speeds(typed: typed)
  }

  /// Returns the unlisted paths of the recognizer, or of the pan, whose name is being typed.
  private func derived(typed: Substring) -> [String] {
    guard typed.contains("."), let simulation = session.simulation else { return [] }
    return simulation.derivedPaths.filter { $0.hasPrefix(typed) }
  }

  /// Returns the speed of the property before the last period: for `card.frame.y.`,
  /// `card.frame.y.speed`.
  private func speeds(typed: Substring) -> [String] {
    guard let dot = typed.lastIndex(of: ".") else { return [] }
    let speed = "\(typed[..<dot]).speed"
    return session.simulation?.read(speed) == nil ? [] : [speed]
  }

  /// Returns the components of the value at the path before the last period: for `card.frame.`,
  /// `card.frame.x` and so on; for a view, the properties that have their defaults.
  func components(typed: Substring) -> [String] {
    guard let dot = typed.lastIndex(of: ".") else { return [] }
    let whole = String(typed[..<dot])
    if let simulation = session.simulation, simulation.viewNames.contains(whole) {
      let listed = Set(simulation.paths)
      return simulation.allPaths(ofView: whole).filter { !listed.contains($0) }
    }
    return (session.simulation?.read(whole)?.components ?? []).map { "\(whole).\($0)" }
  }

  /// The paths of the views' properties.
  var properties: [String] {
    (session.simulation?.paths ?? []).compactMap { path in
      let parts = path.split(separator: ".")
      return parts.contains("model") ? parts.filter { $0 != "model" }.joined(separator: ".") : nil
    }
  }

  /// Returns the words that the value at a path can be, or an empty array if the value is a number.
  func words(of path: String) -> [String] {
    guard let simulation = session.simulation, let value = simulation.read(path) else { return [] }
    let known = PathWords(of: path, in: simulation, session.catalog)?.all
    switch value {
    case .number, .pair, .rect, .color: return []
    case .absent: return (known ?? []) + ["none"]
    case .flag: return known ?? []
    case .word(let present): return known ?? [Word.quoted(present)]
    }
  }

  // MARK: Settings

  /// The settings that aren't options of the running scene.
  var settings: [Candidate] {
    if words.contains("reading") {
      let all = Candidate(
        "\(OpenQuestion.nameOfMeasured)=\(OpenQuestion.measuredRelease)",
        "all readings measured on iOS 26.1")
      return OpenQuestion.allCases.flatMap { doubt in
        doubt.choices.map { Candidate("\(doubt.rawValue)=\($0)", doubt.summary) }
      } + [all]
    }
    var parameters: [Candidate] = []
    for given in words {
      let parts = given.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2, let setting = SessionSetting.named(parts[0]) else { continue }
      let own = setting.parameters(parts[1], session.catalog)
      if setting.takesRest { return own }
      parameters += own
    }
    let flags = AnimatorSetting.allCases.flatMap { setting in
      ["yes", "no"].map { Candidate("\(setting.rawValue)=\($0)") }
    }
    let lists = SessionSetting.all.filter { $0.isList }.flatMap { setting in
      further(setting.values(session.catalog).map { $0.text }, of: setting.name)
    }
    return parameters + SessionSetting.all.flatMap { $0.candidates(in: session.catalog) }
      + lists + flags + changeable
  }

  /// The attributes of the view whose name has been typed, with their values.
  private var attributes: [Candidate] {
    guard let simulation = session.simulation, let dot = word.lastIndex(of: ".") else { return [] }
    let view = String(word[..<dot])
    guard simulation.viewNames.contains(view) else { return [] }
    let flags = [ViewAttribute.Name.hidden, .interaction].flatMap { name in
      ["yes", "no"].map { Candidate("\(view).\(name.rawValue)=\($0)") }
    }
    let roles = ViewRole.allCases.map { Candidate("\(view).role=\($0.rawValue)") }
    return flags + roles + [Candidate("\(view).text=", "what pictures draw")]
  }

  /// The paths of the views' numbers.
  private var numbers: [String] {
    (properties + components(typed: word[...])).filter { path in
      session.simulation?.read(path)?.numbers.isEmpty == false
    }
  }

  /// The model values that `set` can change immediately; each has its current value once its path
  /// is typed.
  private var changeable: [Candidate] {
    guard let simulation = session.simulation else { return [] }
    let state = simulation.name == Blank.name ? [Candidate("state=", "one word")] : []
    return state + attributes
      + numbers.flatMap { path -> [Candidate] in
        let whole = Candidate("\(path)=", "a model value, without animation")
        guard word.hasPrefix("\(path)="), let value = simulation.read(path) else { return [whole] }
        let now = value.numbers.map { Numerals.text($0) }.joined(separator: ",")
        return [whole, Candidate("\(path)=\(now)", "its current value")]
      }
  }

  // MARK: Options of scenes

  /// Returns the candidates after `NAME=` for an option of a scene.
  func values(of option: SceneOption) -> [Candidate] {
    var values = OptionReader.candidates(option).map { "\(option.name)=\($0)" }
    switch option.kind {
    case .faults(let faults):
      values += further(faults.map { $0.id }, of: option.name).map { $0.text }
    case .lengths(_, let words, _):
      values += further(words, of: option.name).map { $0.text }
    case .file:
      let typed = String(word.dropFirst(option.name.count + 1))
      values += files(typed).map { "\(option.name)=\($0.text)" }
    case .number, .count, .counts, .flag, .word, .size, .sizes, .timing, .curve: break
    }
    return values.map { Candidate($0) }
  }

  /// Returns the candidates after the last comma in a list of names, without those already in the
  /// list.
  func further(_ names: [String], of option: String) -> [Candidate] {
    guard word.hasPrefix("\(option)="), let comma = word.lastIndex(of: ",") else { return [] }
    let begun = word[...comma]
    let given = begun.dropFirst(option.count + 1).split(separator: ",").map(String.init)
    return names.filter { !given.contains($0) }.map { Candidate(String(begun) + $0) }
  }

  // MARK: Files

  /// Returns the contents of the folder of a typed file name, or only the files with a given
  /// ending.
  func files(_ typed: String, endingIn ending: String = "") -> [Candidate] {
    let folder = typed.lastIndex(of: "/").map { String(typed[...$0]) } ?? ""
    return session.host.files.list(folder)
      .filter { $0.hasSuffix("/") || $0.hasSuffix(ending) }
      // A name with a space would need quotation marks.
      .filter { name in !name.contains { $0.isWhitespace || $0 == ";" || $0 == "$" } }
      .map { Candidate(folder + $0) }
  }
}
