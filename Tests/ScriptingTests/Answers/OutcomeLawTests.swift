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

  @Test(arguments: Scenes.all.map(\.name)) func everyVerbHasAnOutcomeInWords(scene: String) throws {
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

  /// What built something, and how an answer words it.
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
  ]

  @Test(arguments: worded.indices) func isWorded(_ index: Int) throws {
    let (lines, outcome) = Self.worded[index]
    var session = try Play(["scene blank"] + lines.dropLast()).session
    let statement = try #require(try Statement(lines.last ?? ""))
    let answer = try #require(try session.answer(statement).answer)
    #expect(answer.outcome.map(\.text).joined(separator: "; ") == outcome)
  }
}
