import ScriptingSupport
import TestSupport
import PantomimeKit
import PantomimeReporting
import PantomimeScenes
import PantomimeScripting
import Testing

/// Help finds everything by its name, or else by a word of its text.
@Suite(.timeLimit) struct HelpAnswerTests {
  private func words(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// A recipe is found by its name, and by the words of its first comment.
  @Test func recipesAreFound() throws {
    let help = HelpText.standard
    for recipe in Recipe.all {
      for asked in [recipe.name, "recipe \(recipe.name)"] {
        #expect(help.topic(asked)?.contains(recipe.script) == true, "\(asked)")
      }
    }
    for words in [["pull", "refresh"], ["segmented", "pager"], ["dismissed", "downward"]] {
      #expect(help.found(words)?.contains("recipes\n  help ") == true, "\(words)")
    }
  }

  /// What is printed can be copied into a file: no line is broken, however narrow the screen.
  @Test(arguments: [32, 80]) func recipesCanBeCopied(columns: Int) throws {
    for recipe in Recipe.all {
      for asked in [recipe.name, "recipe \(recipe.name)"] {
        var talk = Talk(columns: columns)
        #expect(try talk.say("help \(asked)") == recipe.script + "\n", "\(asked)")
      }
    }
  }

  // MARK: The ladder

  /// As the page on the language has it, in its order; verbs that there are not yet have no line.
  @Test func aloneItIsTheLadder() throws {
    let text = try Play("help").text
    #expect(text == HelpText.standard.start)
    let declared = [
      ["drag", "why", "again", "run", "expect"],
      ["scene", "tap", "flick", "wait", "show", "undo", "save"],
      ["view", "gesture", "animator", "animate", "drive", "let", "use"],
    ]
    #expect(Commands.ladder.map(\.verbs) == declared)
    let lines = text.split(separator: "\n")
    let shown = lines.filter { $0.hasPrefix("  ") }.map { line in
      String(line.dropFirst(2).prefix { $0 != " " })
    }
    #expect(shown == declared.joined().filter { Commands.named($0) != nil })
    for verb in shown {
      let summary = try #require(Commands.named(verb)?.form.summary)
      #expect(lines.contains { $0.hasPrefix("  \(verb) ") && $0.hasSuffix("  \(summary)") })
    }
    #expect(words(text).contains("`help all`"))
    #expect(lines.count < 24, "it fits on a screen")
  }

  @Test func whatItSaysToBeginWithWorks() throws {
    let start = try #require(HelpText.standard.start.firstRange(of: "Start with: "))
    let line = HelpText.standard.start[start.upperBound...].prefix { $0 != "\n" }
    var session = Session()
    session.host.offersExample = true
    #expect(try session.answer(line: String(line), style: .plain).text.contains("released"))
  }

  // MARK: Names

  private func expectTold<Kind: Named>(_ all: [Kind], by setting: String) throws {
    for one in all {
      let kind =
        Commands.named(one.name) == nil && Scenes.named(one.name) == nil ? "" : "\(setting) "
      let text = try #require(HelpText.standard.topic(kind + one.name))
      #expect(words(text).contains(words(one.summary)), "\(one.name)")
      for parameter in one.parameters {
        #expect(words(text).contains("\(parameter.name) \(words(parameter.summary))"))
      }
      for fact in Facts.cited(in: one.summary) {
        #expect(words(text).contains(words(fact.sentence)), "\(one.name) \(fact.name)")
      }
      let chosen = text.split(separator: "\n").compactMap { line in
        line.firstRange(of: "choose it: ").map { String(line[$0.upperBound...]) }
      }
      #expect(chosen.contains { $0.hasPrefix("set \(setting)=\(one.name)") })
      for line in chosen { _ = try Play(line) }
    }
  }

  @Test func rulesAndEstimatorsAreTold() throws {
    try expectTold(NamedRule.all, by: "rule")
    try expectTold(VelocityEstimator.all, by: "estimator")
    try expectTold(AxisRule.all, by: "axis")
  }

  @Test func whateverElseHasANameIsTold() throws {
    func expectTold(_ name: String, _ what: String) throws {
      let text = try #require(HelpText.standard.topic(name), "\(name)")
      #expect(words(text).lowercased().contains(words(what).lowercased()), "\(name)")
    }
    for curve in NamedCurve.all {
      // A curve with the name of a scene is found by its kind.
      let isScene = Scenes.named(curve.name) != nil
      try expectTold(isScene ? "curve \(curve.name)" : curve.name, curve.summary)
    }
    for quirk in Quirk.allCases { try expectTold(quirk.rawValue, quirk.summary) }
    for misuse in Misuse.allCases { try expectTold(misuse.rawValue, misuse.account.explanation) }
    for kind in (EventGroup.core.flatMap(\.kinds) + Scenes.all.flatMap(\.events))
    where Commands.named(kind.name) == nil && Scenes.named(kind.name) == nil {
      // One that is called as something else comes with it.
      guard !HelpText.standard.topics.contains(kind.name) else { continue }
      try expectTold(kind.name, kind.summary)
    }
    for form in Commands.forms {
      for option in form.options { try expectTold("option \(option.name)", option.meaning) }
    }
    for scene in Scenes.all {
      for option in scene.options { try expectTold("\(option.name)=", option.summary) }
    }
  }

  /// Several words, and upper case, are no hindrance.
  @Test(arguments: [
    ("completed end", "event"), ("FRACTION", "a path"), ("option faults", "city-guide"),
    ("Two-Segment", "estimator"),
  ])
  func itIsAskedAsItIsWritten(asked: String, answer: String) throws {
    #expect(try words(Play("help \(asked)").text).contains(answer))
  }

  /// The field's words for what there is under another name lead to it.
  @Test(arguments: [
    ("stagger", "help animate"), ("phantom", "help dive-deeper"), ("fraction", "0.6667 = 1"),
  ])
  func wordsOfTheFieldAreFound(asked: String, found: String) throws {
    #expect(try words(Play("help \(asked)").text).contains(found))
  }

  @Test(arguments: [("two-s", "two-segment"), ("flick-", "flick-or-half"), ("frac", "fraction")])
  func namesAreCompleted(start: String, name: String) {
    let found = Completion("help \(start)", in: Session()).candidates
    #expect(found.contains { $0.text == name && !$0.meaning.isEmpty })
    for candidate in found {
      #expect(HelpText.standard.topic(candidate.text) != nil, "\(candidate.text)")
    }
    #expect(!Completion("help ", in: Session()).candidates.contains { $0.text == name })
  }

  // MARK: Paths

  /// Every initial path of a scene has help, with the measure of its values.
  @Test(arguments: TestRun.sample(Scenes.all.map(\.name), oneIn: 10)) func everyPathIsTold(
    scene: String
  ) throws {
    let simulation = try #require(try Play("scene \(scene)").session.simulation)
    for path in simulation.paths where Commands.named(path) == nil {
      guard !HelpText.standard.topics.contains(path) else { continue }
      let text = try #require(HelpText.standard.topic(path), "\(path)")
      #expect(text.contains("a path"), "\(path)")
      #expect(text.contains("in every scene") || text.contains(scene), "\(path)")
    }
    for note in PathNote.all {
      guard let measure = simulation.read(note.name).flatMap(PathText.measure) else { continue }
      #expect(measure == note.measure, "\(note.name)")
    }
  }

  @Test func pathsAreListedAsTheyAre() throws {
    let list = try #require(HelpText.standard.topic("paths"))
    for note in PathNote.all {
      #expect(isSentence(note.summary), "\(note.summary)")
      #expect(list.contains("  \(note.name) ") && list.contains(note.summary))
    }
  }

  // MARK: Searching

  /// Every result contains the words, and the line to type prints more.
  @Test(arguments: [
    "sheet list", "rubber", "half distance", "tapped", "recog", "lift-off",
    "finger velocity",
  ])
  func whatIsNoTopicIsSearchedFor(asked: String) throws {
    #expect(HelpText.standard.topic(asked) == nil)
    let text = try Play("help \(asked)").text
    let lines = text.split(separator: "\n").filter { $0.hasPrefix("  help ") }
    #expect(lines.count > 1, "\(text)")
    for line in lines {
      let topic = line.dropFirst("  help ".count)
      let name = topic.firstRange(of: "  ").map { topic[..<$0.lowerBound] } ?? topic
      #expect(HelpText.standard.topic(String(name)) != nil, "\(line)")
      let help = HelpText.standard.topic(String(name))?.lowercased() ?? ""
      for word in asked.split(separator: " ") { #expect(help.contains(word), "\(word): \(line)") }
    }
    for line in text.split(separator: "\n").dropFirst() where !line.hasPrefix(" ") {
      #expect(line == line.lowercased() && !line.isEmpty, "a heading: \(line)")
    }
  }

  /// Words from the texts themselves always find something.
  @Test func everyWordOfASummaryIsFound() {
    let summaries = NamedRule.all.map(\.summary) + Commands.forms.map(\.summary)
    let words = Set(summaries.flatMap { $0.split(whereSeparator: { !$0.isLetter }) })
    #expect(words.count > 100)
    let longer = words.filter { $0.count > 2 }.map(String.init).sorted()
    for word in TestRun.sample(longer, oneIn: 5) {
      #expect(HelpText.standard.answer([word]) != nil, "\(word)")
    }
  }

  @Test(arguments: [
    ("two-segmant", "'two-segment'"), ("fractoin", "'fraction'"), ("zzqq", "help all"),
  ])
  func whatIsNotThereSaysWhatIsNear(asked: String, near: String) {
    let error = #expect(throws: ScriptError.self) { _ = try Statement("help \(asked)") }
    #expect(error?.message == "no help for '\(asked)'")
    #expect(error?.hint.contains(near) == true, "\(error?.hint ?? "")")
  }
}

/// Questions in plain English about a meaning, or about a difference.
@Suite(.timeLimit) struct QuestionTests {
  @Test(arguments: [
    ("what is slop", ["slop"]), ("what is the velocity?", ["velocity"]),
    ("what does fraction mean", ["fraction"]), ("how does undo work", ["undo"]),
    ("explain projection", ["projection"]),
    ("difference between pause and stop", ["pause", "stop"]),
    ("what is the difference between a tap and a press", ["tap", "press"]),
    ("wait vs run", ["wait", "run"]),
  ])
  func aQuestionHasTheTopicsItNames(question: String, topics: [String]) throws {
    let help = HelpText.standard
    let wanted = try topics.map { try #require(help.topic($0)) }
    let words = question.split(separator: " ").map(String.init)
    #expect(help.answer(words) == wanted.joined(separator: "\n"))
  }

  @Test(arguments: ["what is zzqq", "difference between pause and zzqq", "what is"])
  func whatIsNoTopicIsNoMeaning(question: String) {
    let words = question.split(separator: " ").map(String.init)
    #expect(HelpText.standard.answer(words)?.hasPrefix("pause") != true)
  }

  /// The kind may precede the name, also of a verb and of a scene.
  @Test(arguments: [("scene detents", "detents"), ("verb pause", "pause")])
  func theKindMayComeFirst(asked: String, name: String) {
    #expect(HelpText.standard.topic(asked) == HelpText.standard.topic(name))
  }
}
