import ScriptingSupport
import TestSupport
import PantomimeScenes
import PantomimeScripting
import Testing

/// Errors suggest only lines that can be typed in the same place.
@Suite(.timeLimit) struct AdviceTests {
  /// Lines that are wrong: in their words, or in what they name.
  private static let lines: [String] =
    (StatementErrorTests.words + StatementErrorTests.numbers + StatementErrorTests.options
    + StatementErrorTests.shapes).map(\.line.text)
    + Commands.forms.map(\.name)
    + [
      "pan changed dy=3", "pan ended", "touch up", "touch down", "tap on=nothing", "show nothing",
      "compare rules", "velocity", "set nothing=1", "set reading", "start on=nothing",
      "at 0.5 at 0",
      "scroll nothing to=3", "expect nothing 1", "drag on=nothing by=1,1", "flick", "swipe",
      "gesture a", "animate nothing.x to=1", "drive a", "toggle a", "enable nothing", "let a",
      "when tap", "when completed end", "timer", "use", "touches", "rules nothing",
      "faults nothing",
    ]

  /// The suggestion of an error for a typed line, or none if the line is valid.
  private func suggestions(for line: String, in session: Session) -> [String] {
    var copy = session
    do throws(ScriptError) {
      for statement in try copy.read(line) {
        try copy.check(statement)
        _ = try copy.execute(statement)
      }
      return []
    } catch {
      return Advice.suggestions(in: error.hint).filter { suggestion in
        let verb = suggestion.split(separator: " ").first.map(String.init) ?? ""
        return Commands.named(verb) != nil
      }
    }
  }

  /// Types it, statement by statement, as far as it is known to be valid before it runs.
  private func type(_ text: String, in session: Session) throws {
    var copy = session
    for statement in try copy.read(text) {
      if case .use = statement.command.role { continue }
      try copy.check(statement)
      _ = try? copy.execute(statement)
    }
  }

  /// The scenes, and none, where a gesture begins one and where none does.
  private static let places: [(scene: String?, offersExample: Bool)] =
    [(nil, false), (nil, true)] + Scenes.all.map { ($0.name, true) }

  @Test(arguments: TestRun.sample(places, oneIn: 24))
  func whatIsSuggestedIsTaken(scene: String?, offersExample: Bool) throws {
    var session = try scene.map { try Play("scene \($0)").session } ?? Session()
    session.host.offersExample = offersExample
    var count = 0
    for line in Self.lines {
      for suggestion in suggestions(for: line, in: session) {
        // The existing files are unknown here.
        if suggestion.hasPrefix("touches ") { continue }
        count += 1
        #expect(throws: Never.self, "\(line): \(suggestion)") { try type(suggestion, in: session) }
      }
    }
    #expect(count > 20)
  }

  /// The same where a script is read that has begun the scene.
  @Test(arguments: TestRun.sample(Scenes.all.map(\.name), oneIn: 12, from: 5))
  func whatACheckSuggestsIsTaken(
    scene: String
  ) throws {
    let session = try Play("scene \(scene)").session
    for line in Self.lines {
      let script = Script(Array("scene \(scene)\n\(line)\n".utf8), file: "a.pan")
      for suggestion in script.diagnostics.flatMap({ Advice.suggestions(in: $0.error.hint) })
      where !suggestion.hasPrefix("touches ") {
        let verb = suggestion.split(separator: " ").first.map(String.init) ?? ""
        guard Commands.named(verb) != nil else { continue }
        #expect(throws: Never.self, "\(line): \(suggestion)") { try type(suggestion, in: session) }
      }
    }
  }

  @Test(arguments: [
    ("city-guide", "tap", "for example: tap on=card"),
    ("popup", "tap", "for example: tap on=sheet"),
    ("detents", "tap", "usage: tap"), ("peek-cube", "scroll", "for example: scroll pager"),
    ("blank", "tap", "usage: tap"),
  ])
  func namesAreThoseOfTheScene(scene: String, line: String, hint: String) throws {
    let session = try Play("scene \(scene)").session
    let error = #expect(throws: ScriptError.self) { _ = try session.read(line) }
    #expect(error?.hint.contains(hint) == true, "\(error?.hint ?? "")")
  }

  @Test func withoutASceneOneIsBegunFirst() throws {
    let error = #expect(throws: ScriptError.self) { _ = try Session().read("tap") }
    #expect(error?.hint == "for example: scene city-guide; tap on=card")
  }

  @Test(arguments: [
    ("scene city", "'city-guide'"), ("sho", "'show'"), ("set est=lsq2", "'estimator'"),
    ("scene guide", "'city-guide'"), ("set rule=flick", "'flick-or-half'"),
  ])
  func whatBeginsLikeThatIsSuggested(line: String, near: String) throws {
    for session in [Session(), try Play("scene city-guide").session] {
      let error = #expect(throws: ScriptError.self) {
        for statement in try session.read(line) { try session.check(statement) }
      }
      #expect(error?.hint.contains(near) == true, "\(error?.hint ?? "")")
    }
  }
}
