import PantomimeKit
import PantomimeReporting
import PantomimeScenes
import PantomimeScripting
import ScriptingSupport
import TestSupport
import Testing

/// Every verb has an outcome in words, in every scene in which its example means something.
@Suite(.timeLimit) struct OutcomeLawTests {
  /// The states of a scene in which the examples are tried: fresh, moving, and at rest.
  private static let beginnings = ["wait 0", "wait 0.1", "run for 3"]

  /// The examples of all verbs, without the statements that start another scene.
  private static let examples: [[String]] = Commands.forms.map { form in
    form.example.filter { !$0.hasPrefix("scene") }
  }

  /// The answers to the examples in a scene, with the statement behind each.
  private static func answers(in scene: String) throws -> [(line: String, answer: Answer)] {
    var found: [(line: String, answer: Answer)] = []
    for example in examples {
      for beginning in beginnings {
        var session = try Play("scene \(scene)", beginning).session
        for line in example {
          var next = session
          guard let statement = try? Statement(line), (try? next.check(statement)) != nil,
            let answered = try? next.answer(statement)
          else { continue }
          session = next
          if let answer = answered.answer { found.append((line, answer)) }
        }
      }
    }
    return found
  }

  @Test(arguments: TestRun.sample(Scenes.all.map(\.name), oneIn: 20))
  func everyVerbHasAnOutcomeInWords(scene: String) throws {
    let simulation = try #require(try Play("scene \(scene)").session.simulation)
    let core = simulation.events.dropLast().flatMap(\.kinds).map(\.name)
    let answers = try Self.answers(in: scene)
    #expect(answers.count > 100)
    for (line, answer) in answers {
      let text = answer.outcome.map(\.text).joined(separator: "; ")
      #expect(text.contains(" ") || text == "ok", "\(line): \(text)")
      #expect(!core.contains(answer.outcome.first?.text ?? ""), "\(line): \(text)")
      // Only a rule is named with its parameters, as `set` takes them.
      let isSetting = answer.outcome.allSatisfy { $0.kind == .set }
      #expect(isSetting || !Self.hasPair(text), "\(line): \(text)")
    }
  }

  /// Whether a text has a `key=value` outside of a statement in backticks.
  private static func hasPair(_ text: String) -> Bool {
    text.split(separator: "`", omittingEmptySubsequences: false).enumerated().contains {
      $0.offset % 2 == 0 && $0.element.contains(/\w=\S/)
    }
  }

  @Test func aPairIsSeen() {
    #expect(Self.hasPair("connected path=card.frame by=pull"))
    #expect(!Self.hasPair("undone: `drag by=0,-120`") && !Self.hasPair("pull now drives open"))
  }

  /// The statements that add something, and their answers.
  private static let worded: [(lines: [String], outcome: String)] = [
    (
      ["view card alpha=1", "layer-animation card.alpha to=0 duration=1 key=fade"],
      "layer animation fade added to card.alpha; at rest in 1 s"
    ),
    (
      [
        "view card alpha=1", "layer-animation card.alpha to=0 duration=1 key=fade",
        "layer-animation card.alpha to=0 duration=2 key=late", "run",
      ],
      "2 layer animations ended; everything is at rest"
    ),
    (
      ["view card frame=0,0,90,90", "gesture pull pan on=card", "disable pull"],
      "pull disabled"
    ),
    (
      [
        "view card frame=0,0,90,90", "gesture pull pan on=card",
        "drive card.frame.x by=pull anchors=0,100",
      ], "pull now drives card.frame.x"
    ),
    (
      ["view card frame=0,0,90,90", "gesture pull pan on=card", "tap on=card"], "nothing moved"
    ),
    (
      ["set reading U7=raise"],
      "reading U7 is now raise; it decides whether an animator started without animations waits for "
        + "one or raises an exception"
    ),
    (["set quirks=one-turn"], "the quirk one-turn is now on"),
    (["set estimator=lsq2"], "estimator is now lsq2"),
    (["set slop=5"], "pans now start with slop=5 opening=scene"),
    (
      ["animator open duration=1", "set pauses-on-completion=yes on=open"],
      "pauses-on-completion of the animator open is now yes; everything is at rest"
    ),
  ]

  /// A sheet that a gesture has moved to one anchor, and then a toggle or the program to another.
  @Test(arguments: [("toggle sheet.frame.y", "700"), ("dismiss sheet", "700")])
  func aLaterAnchorIsNamed(line: String, place: String) throws {
    var session = try Play(
      "scene blank", "view sheet frame=0,400,390,744", "gesture pull pan on=sheet axis=vertical",
      "drive sheet.frame.y by=pull anchors=100,400,700", "flick up on=sheet", "run"
    ).session
    #expect(session.simulation?.read("sheet.frame.y") == .number(100, .points))
    let statement = try #require(try Statement(line))
    let answer = try #require(try session.answer(statement).answer)
    #expect(answer.outcome.first?.text == "sheet.frame.y started: settles at \(place) in 0.6 s")
    let run = try #require(try Statement("run"))
    let end = try #require(try session.answer(run).answer)
    #expect(end.outcome.first?.text.hasPrefix("sheet.frame.y settled at \(place), at ") == true)
    #expect(session.simulation?.read("sheet.frame.y")?.numbers.first == Double(place))
  }

  /// An animator that was added to a scene causes none of the scene's states.
  @Test(arguments: ["peek-cube", "pokedex-detail", "search-close", "connect-dots"])
  func whatWasAddedLeadsToNoState(scene: String) throws {
    var session = try Play("scene \(scene)", "run for 5", "view extra alpha=1").session
    let statement = try #require(try Statement("running fade extra.alpha to=0 duration=0.3"))
    let answer = try #require(try session.answer(statement).answer)
    #expect(answer.outcome.first?.text == "fade started: moves to its end in 0.3 s")
  }

  /// A velocity that is old is called old, with the number of estimators that give none.
  @Test func anOldVelocityIsCalledOld() throws {
    for (hold, isOld) in [("0", false), ("0.05", false), ("0.3", true), ("0.8", true)] {
      var session = try Play("scene city-guide").session
      let statement = try #require(try Statement("drag on=card by=0,-120 hold=\(hold)"))
      let answer = try #require(try session.answer(statement).answer)
      let samples = try #require(session.simulation?.panSamples)
      let now = session.now
      let zeros = VelocityEstimator.all.count { $0.velocity(of: samples, at: now) == .zero }
      let text = answer.because.map(\.text).joined(separator: "; ")
      #expect(text.contains("(\(hold) s old)") == isOld, "\(text)")
      let count = "\(zeros) of \(VelocityEstimator.all.count) estimators give 0"
      #expect(text.contains(count) == isOld, "\(text)")
      #expect(try WhyTold(in: session).text.contains(count) == isOld)
    }
  }

  /// A setting that outlives the scene is named when the next one starts.
  @Test(arguments: [
    ("set rule=half", "rule half threshold=0.5, set earlier"),
    ("set slop=5", "slop 5, set earlier"),
    ("set axis=horizontal", "axis horizontal, set earlier"),
    ("set estimator=lsq2", "estimator lsq2, set earlier"),
    ("set opening=zero", "opening zero, set earlier"),
  ])
  func whatOutlivesASceneIsNamed(setting: String, still: String) throws {
    var session = try Play("scene city-guide", setting).session
    let statement = try #require(try Statement("scene detents"))
    #expect(try session.answer(statement).answer?.still?.text == still)
    let next = try #require(try Statement("set"))
    #expect(try session.answer(next).text(style: .plain).contains(setting.dropFirst(4)))
  }

  @Test(arguments: worded.indices) func isWorded(_ index: Int) throws {
    let (lines, outcome) = Self.worded[index]
    var session = try Play(["scene blank"] + lines.dropLast()).session
    let statement = try #require(try Statement(lines.last ?? ""))
    let answer = try #require(try session.answer(statement).answer)
    #expect(answer.outcome.map(\.text).joined(separator: "; ") == outcome)
  }
}
