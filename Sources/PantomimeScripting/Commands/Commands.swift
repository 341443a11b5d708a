/// The list of verbs, grouped by purpose, in the order of the help.
package enum Commands {
  package static let groups: [(title: String, verbs: [CommandEntry])] = [
    (
      "scenes and time",
      [
        CommandEntry("scene", SceneCommand.self),
        CommandEntry("at", At.self),
        CommandEntry("wait", Wait.self),
        CommandEntry("run", RunCommand.self),
      ]
    ),
    (
      "fingers",
      [
        CommandEntry("pan", PanCommand.self),
        CommandEntry("touch", TouchCommand.self),
        CommandEntry("tap", Tap.self),
        CommandEntry("press", Press.self),
        CommandEntry("drag", Drag.self),
        CommandEntry("flick", Flick.self),
        CommandEntry("swipe", Swipe.self),
        CommandEntry("touches", TouchesCommand.self),
        CommandEntry("scroll", Scroll.self),
        CommandEntry("data", DataCommand.self),
        CommandEntry("appear", Appear.self),
      ]
    ),
    (
      "undo and comparison",
      [
        CommandEntry("again", Again.self),
        CommandEntry("undo", Undo.self),
        CommandEntry("redo", Redo.self),
        CommandEntry("history", HistoryCommand.self),
        CommandEntry("fork", ForkCommand.self),
        CommandEntry("switch", Switch.self),
        CommandEntry("diff", Diff.self),
      ]
    ),
    (
      "inspection and assertions",
      [
        CommandEntry("show", Show.self),
        CommandEntry("more", More.self),
        CommandEntry("why", Why.self),
        CommandEntry("calls", Calls.self),
        CommandEntry("strip", Strip.self),
        CommandEntry("plot", PlotCommand.self),
        CommandEntry("timeline", TimelineCommand.self),
        CommandEntry("play", PlayCommand.self),
        CommandEntry("live", Live.self),
        CommandEntry("expect", Expect.self),
        CommandEntry("velocity", VelocityCommand.self),
        CommandEntry("rules", Rules.self),
        CommandEntry("compare", Compare.self),
        CommandEntry("faults", Faults.self),
        CommandEntry("set", SetCommand.self),
        CommandEntry("help", Help.self, or: "?"),
        CommandEntry("quit", Quit.self, or: "exit"),
      ]
    ),
    (
      "the interface of animators and transitions",
      [
        CommandEntry("start", Start.self),
        CommandEntry("pause", Pause.self),
        CommandEntry("scrub", Scrub.self),
        CommandEntry("reverse", Reverse.self),
        CommandEntry("continue", Continue.self),
        CommandEntry("stop", Stop.self),
        CommandEntry("finish", Finish.self),
        CommandEntry("update", Update.self),
        CommandEntry("cancel", Cancel.self),
      ]
    ),
    (
      "building a stage",
      [
        CommandEntry("view", ViewCommand.self),
        CommandEntry("scroll-view", ScrollViewCommand.self),
        CommandEntry("order", OrderCommand.self),
        CommandEntry("remove", RemoveCommand.self),
        CommandEntry("gesture", GestureCommand.self),
        CommandEntry("enable", Enable.self),
        CommandEntry("disable", Disable.self),
        CommandEntry("animator", AnimatorCommand.self),
        CommandEntry("transition", TransitionCommand.self),
        CommandEntry("animate", Animate.self),
        CommandEntry("handler", Handler.self),
        CommandEntry("drive", DriveCommand.self),
        CommandEntry("toggle", Toggle.self),
        CommandEntry("present", Present.self),
        CommandEntry("dismiss", Dismiss.self),
        CommandEntry("follow", FollowCommand.self),
        CommandEntry("timer", TimerCommand.self),
        CommandEntry("running", Running.self),
        CommandEntry("layer-animation", LayerAnimationCommand.self),
        CommandEntry("layer-group", LayerGroup.self),
        CommandEntry("layer-remove", LayerRemove.self),
      ]
    ),
    (
      "names, files and events",
      [
        CommandEntry("let", Let.self),
        CommandEntry("use", Use.self),
        CommandEntry("save", Save.self),
        CommandEntry("when", When.self),
      ]
    ),
    (
      "tests",
      [
        CommandEntry("test", TestCommand.self),
        CommandEntry("case", CaseCommand.self),
      ]
    ),
    (
      "calculators",
      [
        CommandEntry("curve", Curve.self),
        CommandEntry("spring", SpringCommand.self),
      ]
    ),
  ]

  /// The verbs in the order in which a user needs them: first those for a gesture and its
  /// explanation, then those for scenes and inspection, then those for custom transitions.
  package static let ladder: [(title: String, verbs: [String])] = [
    ("a gesture, and its reasons", ["drag", "why", "again", "run", "expect"]),
    ("a scene, step by step", ["scene", "tap", "flick", "wait", "show", "undo", "save"]),
    (
      "your own transition",
      ["view", "gesture", "animator", "animate", "drive", "let", "use"]
    ),
  ]

  package static let all: [CommandEntry] = groups.flatMap { $0.verbs }

  /// The verbs of the head of a script.
  static let heads: [String] = all.filter { $0.isHead }.map { $0.name }

  /// The declarations of the verbs, in the order of the list.
  package static let forms: [Form] = all.map { $0.form }

  /// Returns the entry for the verb of a statement, or `nil` if there is no such verb.
  static func entry(of verb: Word) -> CommandEntry? {
    named(Shorthand.isRestart(verb) ? SceneCommand.form.name : verb.text)
  }

  package static func named(_ name: String) -> CommandEntry? {
    // A linear search that compares first letters and doesn't read the declarations, because
    // building a dictionary or sorting the verbs would take a considerable part of the launch time.
    let all = all
    guard let initial = name.utf8.first else { return nil }
    let index = all.indices.first { all[$0].initial == initial && all[$0].name == name }
    return (index ?? all.indices.first { all[$0].synonym == name }).map { all[$0] }
  }
}

// MARK: - Added verbs

extension Catalog {
  /// Returns the catalog with a group of additional verbs.
  ///
  /// - Parameter title: The purpose of the verbs, for the help.
  package func adding(_ title: String, _ verbs: [CommandEntry]) -> Catalog {
    adding(AddedVerbs(title: title, verbs: verbs))
  }

  /// The verbs: the built-in ones, then the additional ones.
  var verbs: [CommandEntry] { Commands.all + (addedVerbs?.verbs ?? []) }

  /// Returns the verb with a name, or `nil` if there is none.
  func verb(_ name: String) -> CommandEntry? {
    Commands.named(name) ?? addedVerbs?.verbs.first { $0.name == name }
  }
}

// MARK: - Reading

extension Commands {
  /// Parses a verb with its arguments.
  ///
  /// - Parameter isTimed: Whether the instant of the statement is already given.
  static func command(
    _ tokens: ArraySlice<Token>, isTimed: Bool, in catalog: Catalog
  ) throws(ScriptError) -> AnyCommand {
    guard let token = tokens.first else { return .advance }
    guard case .word(let verb) = token else {
      let example =
        if case .option(let option) = token, option.name.text.contains(".") {
          "set \(option.written)"
        } else {
          "pan changed dy=-120"
        }
      throw ScriptError(
        "a statement starts with a verb, not an option", token.span, hint: "for example: \(example)"
      )
    }
    if InstantPrefix.begins(with: verb.text) {
      throw ScriptError("'\(verb.text)' is given twice", verb.span, hint: "keep one")
    }
    guard let entry = catalog.verb(verb.text) else {
      if let show = Shorthand.shown(tokens) {
        return try command(show, isTimed: isTimed, in: catalog)
      }
      let verbs = catalog.verbs.map { $0.name }.filter {
        !isTimed || !InstantPrefix.begins(with: $0)
      }
      // At the prompt, two more words restart the scene.
      let words = isTimed ? verbs : verbs + ["reset", "restart"]
      throw ScriptError.unknownVerb(
        verb,
        hint: Shorthand.shellHint(verb.text)
          ?? Spelling.hint(
            verb.text, among: words, what: "verbs", longList: "`help` lists the verbs"))
    }
    var arguments = Arguments(verb: verb, tokens: tokens.dropFirst(), in: catalog)
    return try entry.read(&arguments)
  }

  /// Returns the tokens of a statement, without its `at TIME`, in their long form: `drag by=0,-120`
  /// for `drag up`.
  static func expanded(_ tokens: ArraySlice<Token>) -> ArraySlice<Token> {
    guard tokens.count > 1, case .word(let verb)? = tokens.first, !verb.isQuoted,
      let long = named(verb.text)?.expanded(tokens.dropFirst())
    else { return tokens }
    return [.word(verb)] + long
  }

  /// Returns whether a verb prints help.
  static func printHelp(_ verb: Word) -> Bool {
    !verb.isQuoted && named(verb.text)?.isHelp == true
  }
}

// MARK: - Help

extension Commands {
  /// The built-in verbs as the help describes them.
  static let help = help(in: .standard)

  /// Returns the verbs of a catalog as the help describes them.
  static func help(in catalog: Catalog) -> HelpVerbs {
    var groups = groups.map { (title: $0.title, forms: $0.verbs.map { $0.form }) }
    var ladder = ladder
    if let added = catalog.addedVerbs {
      groups.append((title: added.title, forms: added.verbs.map { $0.form }))
      ladder.append((title: added.title, verbs: added.verbs.map { $0.name }))
    }
    return HelpVerbs(
      groups, ladder: ladder,
      printingHelp: all.filter { $0.isHelp }.map { $0.name })
  }
}

extension HelpText {
  /// The help on the built-in verbs, scenes and rules.
  package static let standard = HelpText(.standard, Commands.help) { standardIndex }

  private static let standardIndex = HelpIndex(.standard, Commands.help)

  /// Creates the help on the verbs, scenes and rules of a catalog.
  package init(_ catalog: Catalog) {
    let verbs = Commands.help(in: catalog)
    if catalog.isStandard {
      self = .standard
    } else if catalog.addsOnlyVerbs {
      // The contents for the built-in scenes are built once.
      self = HelpText(catalog, verbs) {
        HelpIndex(catalog, verbs, besides: HelpText.standardIndex)
      }
    } else {
      self = HelpText(catalog, verbs)
    }
  }
}
