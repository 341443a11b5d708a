import ScriptingSupport
import TestSupport
import PantomimeKit
import PantomimeScenes
import PantomimeScripting
import Testing

/// Completion and hints are pure functions of the line and the session.
@Suite(.timeLimit) struct CompletionTests {
  static let verbs = Commands.forms.map(\.name)

  private func session() throws -> Session { try Play("scene city-guide").session }

  private func texts(_ line: String, _ session: Session) -> [String] {
    Completion(line, in: session).candidates.map(\.text)
  }

  @Test func everyVerbIsOfferedAtTheBeginningAndAfterATime() throws {
    for session in [Session(), try session()] {
      #expect(texts("", session) == Self.verbs)
      #expect(texts("at 0.5 ", session) == Self.verbs)
      #expect(texts("at ", session).isEmpty)
      #expect(texts("zzz", session).isEmpty && texts("zzz ", session).isEmpty)
      for verb in Self.verbs {
        for length in 0..<verb.count {
          #expect(texts(String(verb.prefix(length)), session).contains(verb))
        }
        // A whole verb is listed only beside those that continue it.
        let longer = Self.verbs.filter { $0.hasPrefix(verb) && $0 != verb }
        #expect(Set(texts(verb, session)) == Set(longer.isEmpty ? [] : [verb] + longer))
      }
    }
  }

  /// Tab lists the words that continue a complete one, instead of adding what they have in common.
  @Test func aCompleteWordIsListedWithThoseThatContinueIt() throws {
    let session = try session()
    for (line, word) in [("tap on=card", "on=card"), ("touch", "touch"), ("at 1 run", "run")] {
      let found = texts(line, session)
      #expect(found.count > 1 && found.contains(word), "\(line): \(found)")
    }
  }

  /// The names are those of the scene that the line starts.
  @Test func aSceneEarlierOnTheLineCounts() throws {
    for session in [Session(), try session()] {
      let names = texts("scene detents; drag on=", session)
      #expect(names.contains("on=sheet") && !names.contains("on=card"))
      #expect(texts("scene detents; scene city-guide; drag on=", session).contains("on=card"))
    }
    #expect(texts("tap on=card; drag on=", try session()).contains("on=card"))
  }

  /// Nothing is offered that does not continue the word, and the place is where the word begins.
  @Test(arguments: [
    "", "p", "pan", "pan ", "pan b", "pan began v", "at 1 pa", "show card.", "expect sta",
    "scene city-guide ti", "scene city-guide timing=ea", "tap on=cl", "pan\tbegan  on=c", "é pan",
    "set zero-velocity=n", "help s", "expect misuse st", "expect no ", "run ", "finish at=",
  ])
  func candidatesContinueTheWord(line: String) throws {
    let session = try session()
    let completion = Completion(line, in: session)
    let scalars = Array(line.unicodeScalars)
    let word = String(String.UnicodeScalarView(scalars[completion.start...]))
    #expect(word.allSatisfy { !$0.isWhitespace })
    #expect(completion.start == 0 || scalars[completion.start - 1].properties.isWhitespace)
    #expect(Set(completion.candidates.map(\.text)).count == completion.candidates.count)
    for candidate in completion.candidates {
      #expect(candidate.text.hasPrefix(word) && candidate.text != word)
    }
  }

  @Test(arguments: verbs)
  func everyOptionIsOfferedUntilItIsGiven(verb: String) throws {
    let form = try #require(Commands.named(verb)?.form)
    let session = try session()
    for option in form.options {
      let stem = Self.stem(form, with: option.name)
      #expect(texts("\(stem) ", session).contains("\(option.name)="))
      #expect(texts("at 1 \(stem) ", session).contains("\(option.name)="))
      #expect(!texts("\(stem) \(option.name)=1 ", session).contains("\(option.name)="))
    }
  }

  /// Whatever is offered can be written: every offer, completed where it asks for a value, parses.
  @Test(arguments: verbs.filter { $0 != "at" })
  func whatIsOfferedParses(verb: String) throws {
    let form = try #require(Commands.named(verb)?.form)
    let session = try session()
    for candidate in texts("\(verb) ", session)
    where (form.options.isEmpty || verb == Expect.form.name) && candidate.last != "(" {
      let lines = Self.endings(of: candidate, after: verb)
      #expect(lines.contains(where: Self.parses), "\(verb) \(candidate)")
    }
    for option in form.options {
      let offers = texts("\(Self.stem(form, with: option.name)) \(option.name)=", session)
      for offer in offers where offer.last != "(" {
        let lines = Self.stems(form).map { "\($0) \(offer)" + Self.companion(option.name, verb) }
        #expect(lines.contains(where: Self.parses), "\(verb) \(offer)")
      }
      let written = "\(option.name)=\(Self.sample(option))" + Self.companion(option.name, verb)
      let lines = Self.stems(form).map { "\($0) \(written)" }
      #expect(lines.contains(where: Self.parses), "\(verb) \(written)")
    }
  }

  static func parses(_ line: String) -> Bool { (try? Statement(line)) != nil }

  /// The statement with every choice of the words it must have.
  static func stems(_ form: Form) -> [String] {
    if form.name == Expect.form.name { return ["expect time"] + assertions.map { $0.stem } }
    // A new recognizer has a kind.
    let needsAll = form.name == GestureCommand.form.name
    let needed = form.positionals.filter { needsAll || !$0.isOptional }
    return needed.reduce([form.name]) { stems, positional in
      let choices: [String]
      if case .words(let words) = positional.kind {
        choices = words
      } else {
        choices = [sample(positional.kind)]
      }
      return stems.flatMap { stem in choices.map { "\(stem) \($0)" } }
    }
  }

  /// The assertions that have options.
  private static let assertions: [(stem: String, options: [String])] = [
    ("expect event thing", ["count"]), ("expect always time continuous within 1", ["except"]),
    ("expect always time follows linear within 1", ["from", "to"]),
  ]

  /// The statement with the words that it must have for an option.
  private static func stem(_ form: Form, with option: String) -> String {
    if form.name == Compare.form.name { return "compare timings" }
    guard form.name == Expect.form.name else { return stems(form)[0] }
    return assertions.first { $0.options.contains(option) }?.stem ?? form.name
  }

  /// Some value of an option.
  static func sample(_ option: OptionForm) -> String {
    switch option.name {
    // A picture has a least width.
    case "width": "80"
    case "color": "0,1,0,1"
    case "range": "0,1"
    default: sample(option.kind)
    }
  }

  /// Some value of a kind.
  static func sample(_ kind: ParameterKind) -> String {
    switch kind {
    case .points, .velocity, .fraction, .time, .number, .expectation: "1"
    case .numbers: "0,1"
    case .lengths(let names): names.map { _ in "1" }.joined(separator: ",")
    case .size: "1x1"
    case .repetition: "1"
    case .timing, .bezier, .beziers: "linear"
    case .words(let words): words.first ?? ""
    case .name, .fork, .layerKey, .file, .touches, .script: "thing"
    case .text: "thing"
    case .path: "time"
    case .view, .scrollView, .tappable: "card"
    case .gesture: "other"
    case .axis: "pager"
    case .animator, .driven, .transition: "card.1"
    case .scene: "city-guide"
    case .rule, .rules: "sign"
    case .cause: "won"
    case .topic: "pan"
    case .setting: "rate=60"
    }
  }

  /// A place needs both its numbers, a change its target, a group its view.
  static func companion(_ option: String, _ verb: String) -> String {
    var more = ["x": " y=1", "y": " x=1"][option] ?? ""
    if verb == SpringCommand.form.name {
      let other = ["ratio": "duration=1", "duration": "ratio=1", "response": "ratio=1"]
      return (other[option] ?? (option == "bounce" ? "duration=1" : nil)).map { " \($0)" } ?? ""
    }
    if verb == Expect.form.name {
      return ["from": " to=1", "to": " from=1"][option] ?? ""
    }
    if verb == Animate.form.name, option == "velocity" {
      return " to=1 duration=1 curve=spring(0.8)"
    }
    if verb == Animate.form.name, ["interaction", "repeat", "autoreverse"].contains(option) {
      return " to=1 duration=1"
    }
    if verb == "animator" {
      return option == "velocity" ? " curve=spring(0.8)" : ""
    }
    if verb == ViewCommand.form.name { return option == "in" ? " alpha=1" : "" }
    if verb == PlotCommand.form.name { return option == "rule" ? "" : " time" }
    if verb == GestureCommand.form.name {
      return (option == "on" ? "" : " on=card") + (option == "width" ? " edges=left" : "")
    }
    if verb == DriveCommand.form.name { return drive(besides: option) }
    if verb == FollowCommand.form.name { return option == "from" ? " to=0,1" : " from=0,1" }
    if verb == Drag.form.name, option != "by" { return more + " by=0,-200" }
    if verb == Tap.form.name { return option == "taps" ? " on=card" : more }
    if verb == LayerGroup.form.name, option != "on" { return " on=card" }
    if verb == LayerAnimationCommand.form.name {
      let ofKeyframes = ["times", "mode", "curves", "tension", "continuity", "bias"]
      return ofKeyframes.contains(option) ? " values=0,1" : ""
    }
    if verb == ScrollViewCommand.form.name {
      return (option == "frame" ? "" : " frame=0,0,1,1")
        + (option == "content" ? "" : " content=1x1")
    }
    guard [Animate.form.name, Scroll.form.name, Running.form.name].contains(verb) else {
      return more
    }
    if option != "to", option != "by" { more += " to=1" }
    if verb == Running.form.name, option != "duration" { more += " duration=1" }
    if verb == Animate.form.name, option == "curve" { more += " duration=1" }
    return more
  }

  /// The other options of a drive, in the form that takes the option; either kind of rule is valid
  /// with anchors.
  private static func drive(besides option: String) -> String {
    if option == "range" { return " by=p" }
    if option == "hand-over-velocity" { return " by=p anchors=0,1 hand-over=list" }
    if option == "translation" { return " by=p along=up way=1 in=card" }
    let isOfAnchors = ["anchors", "past", "hand-over", "rule"].contains(option)
    let form =
      isOfAnchors
      ? [("by", "p"), ("anchors", "0,1")] : [("by", "p"), ("along", "up"), ("way", "1")]
    return form.filter { $0.0 != option }.map { " \($0.0)=\($0.1)" }.joined()
  }

  /// The ways in which a statement may go on after an offered word.
  private static func endings(of offer: String, after verb: String) -> [String] {
    [
      "", "1", " 1", " at 1", " event", " misuse", "nearest", "60", " 1 2 at 1",
      " identity identity at 1", " 1,0,0,1 0,0,1,1 at 1",
    ].flatMap { end in
      [
        "\(verb) \(offer)\(end)", "\(verb) \(offer)\(end) text",
        "\(verb) \(offer) finish-not-stopped",
      ]
    }
  }

  @Test func namesComeFromTheRunningScene() throws {
    let session = try session()
    let simulation = try #require(session.simulation)
    #expect(texts("show ", session) == simulation.paths)
    #expect(texts("show time ", session) == simulation.paths)
    #expect(
      texts("expect ", session)
        == ["event", "events", "no", "misuse", "always", "never", "eventually"] + simulation.paths)
    #expect(texts("tap on=", session) == simulation.tappable.map { "on=\($0)" })
    #expect(texts("pan began on=", session) == simulation.viewNames.map { "on=\($0)" })
    #expect(texts("pause on=", session) == simulation.animatorNames.map { "on=\($0)" })
    for line in ["show ", "tap on=", "pan began on=", "pause on="] {
      #expect(texts(line, Session()).isEmpty)
    }
  }

  @Test func scenesAndTheirOptionsAreOffered() throws {
    #expect(texts("scene ", Session()) == Scenes.all.map(\.name))
    for scene in Scenes.all {
      let offered = texts("scene \(scene.name) ", Session())
      for option in scene.options {
        #expect(offered.contains("\(option.name)="))
        for value in OptionReader.candidates(option) {
          // A list of names comes first, the values of one with its name.
          #expect(!offered.contains("\(option.name)=\(value)"))
          #expect(
            texts("scene \(scene.name) \(option.name)=", Session())
              .contains("\(option.name)=\(value)"))
        }
      }
    }
  }

  @Test func settingsAreTheLiveOptions() throws {
    let live = try #require(Scenes.named("city-guide")).options.filter(\.isLive).map(\.name)
    let session = try session()
    let offered = texts("set ", session)
    for name in ["rate", "on"] + live { #expect(offered.contains("\(name)=")) }
    for quirk in Quirk.allCases { #expect(offered.contains("quirks=\(quirk.rawValue)")) }
    for setting in AnimatorSetting.allCases { #expect(offered.contains("\(setting.rawValue)=no")) }
    for option in live { #expect(!texts("set ", Session()).contains("\(option)=")) }
    let readings = OpenQuestion.allCases.flatMap { doubt in
      doubt.choices.map { "\(doubt.rawValue)=\($0)" }
    }
    #expect(Set(texts("set reading ", session)).isSuperset(of: readings))
    for reading in readings { #expect(Self.parses("set reading \(reading)")) }
  }

  @Test func expectationsAreCompletedWordByWord() throws {
    let session = try session()
    #expect(texts("expect no ", session) == ["event"])
    #expect(texts("expect misuse finish-n", session) == ["finish-not-stopped"])
    #expect(texts("expect event ", session).isEmpty)
    #expect(texts("expect fraction 0.5 ", session) == ["within"])
    #expect(texts("expect fraction ", session).isEmpty)
  }

  /// An assertion offers its own options, and no others.
  @Test func anAssertionOffersItsOptions() throws {
    let session = try session()
    for (stem, options) in Self.assertions {
      #expect(texts("\(stem) ", session) == options.map { "\($0)=" })
      let words = stem.split(separator: " ")
      for count in 1..<words.count {
        let offered = texts(words.prefix(count).joined(separator: " ") + " ", session)
        #expect(offered.allSatisfy { $0.last != "=" })
      }
    }
  }

  @Test(arguments: [
    ("", ""), ("zzz", ""), ("zzz ", ""), ("wait", " TIME"), ("wait ", "TIME"), ("wait 1 ", ""),
    ("scru", "b FRACTION on="), ("scrub ", "FRACTION on="), ("scrub 1 ", "on="),
    ("scrub 1 on=card.1 ", ""), ("at 1 scrub ", "FRACTION on="), ("pa", ""), ("quit", ""),
    ("stop on=card.1 ", "finishing="), ("show pan.st", "ate"),
  ])
  func hintsTellTheRestOfTheForm(line: String, hint: String) throws {
    #expect(try Completion.hint(line, in: session()) == hint)
  }
}
