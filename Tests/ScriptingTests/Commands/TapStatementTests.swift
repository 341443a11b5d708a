import ScriptingSupport
import TestSupport
import PantomimeKit
import PantomimeReporting
import PantomimeScenes
import PantomimeScripting
import Testing

/// `tap` and `press` in a session.
@Suite(.timeLimit) struct TapStatementTests {
  private static let stacked = [
    "scene blank", "view low frame=0,0,200,200", "view high frame=50,50,100,100",
    "gesture under tap on=low", "gesture over tap on=high",
  ]

  /// In every scene, at every stage of it, a tap is what a finger is that comes down and lifts there.
  @Test(arguments: Scenes.all.map { $0.name }, [0, 0.1, 5]) func aTapIsAFinger(
    scene: String, time: Double
  ) throws {
    let entry = try #require(Scenes.named(scene))
    let start = ["scene \(scene)"] + entry.examples.prefix(1) + ["wait \(time)"]
    let before = try Play(start.flatMap { $0.split(separator: ";").map(String.init) })
    let simulation = try #require(before.session.simulation)
    for view in simulation.viewNames.prefix(40) {
      let tapped = try Play(in: before.session, ["tap on=\(view)"])
      let news = try #require(tapped.session.simulation).trace.list.suffix(
        tapped.trace.count == before.trace.count ? 0 : tapped.steps[0].entries.count)
      let isDirect = news.contains { $0.event["direct"] != nil }
      let own = news.filter { $0.event["by"] == nil || $0.event.name != "tap ignored" }
      if !own.contains(where: { $0.event.touch == .down }) {
        #expect(isDirect || news.contains { $0.event.name == "tap ignored" }, "\(view)")
        continue
      }
      let touched = try Play(in: before.session, ["touch down on=\(view)", "touch up"])
      let expected = touched.steps.flatMap { $0.entries.map { $0.text } }
      let got = tapped.steps[0].entries.map { $0.text }
      #expect(Array(got.prefix(expected.count)) == expected, "\(view)")
      #expect(got.count - expected.count <= 1)
    }
  }

  /// Playing the touches of a run gives the run again, those of taps and presses included.
  @Test func tapsAndPressesAreRecorded() throws {
    let lines = ["tap on=high taps=2", "tap x=10 y=10", "wait 0.1", "press on=low for=0.2"]
    let first = try Play(Self.stacked + lines)
    let text = TouchRecording.text(first.session.recording.touchLog.stream, .jsonl)
    var session = Session()
    session.host.files = FileAccess { _ in .success(Array(text.utf8)) }
    #expect(try Play(in: session, Self.stacked + ["touches run"]).trace == first.trace)
  }

  @Test(arguments: [
    ("▸tap◂", "'tap' needs a view"), ("tap taps=▸0◂ on=low", "a number of taps cannot be '0'"),
    ("tap on=low taps=▸1e9◂", "a number of taps cannot be '1e9'"),
    ("tap on=low taps=▸two◂", "'two' is not a number"),
    ("tap ▸x=1◂", "a point needs both x and y"),
    ("tap on=▸low◂ x=1 y=2", "'on' and a point cannot be combined"),
    ("press on=low for=▸0◂", "a press cannot last '0'"),
    ("press on=low for=▸3601◂", "a press cannot last '3601'"),
    ("press on=low ▸id◂=2", "'press' has no option 'id'"),
  ])
  func isRefusedWithItsPlace(line: String, message: String) throws {
    let marked = Marked(line)
    let error = try #require(throws: ScriptError.self) { try Statement(marked.text) }
    #expect(Marked.marking(error.span, in: marked.text) == line)
    #expect(error.message == message && !error.hint.isEmpty, "\(error)")
  }

  /// Any view can be tapped; a word that is none is found before anything runs.
  @Test func onlyAWordThatIsNoViewIsWrong() throws {
    func problems(_ line: String) -> [String] {
      let text = (Self.stacked + [line]).joined(separator: "\n")
      return Script(Array(text.utf8), file: nil).diagnostics.map { $0.error.message }
    }
    #expect(problems("tap on=low").isEmpty && problems("tap x=1 y=1").isEmpty)
    #expect(problems("tap on=lwo") == ["unknown view 'lwo'"])
    #expect(problems("press on=lwo") == ["unknown view 'lwo'"])
    #expect(problems("press on=low for=0.5\nat 0.4 show time").count == 1)
    let error = try #require(throws: ScriptError.self) { try Play(Self.stacked + ["tap x=-1 y=1"]) }
    #expect(error.message == "the touch is outside the screen, at -1,1")
  }

  @Test func theAnswerNamesWhatTookTheTouch() throws {
    var talk = Talk()
    for line in Self.stacked { _ = try talk.say(line) }
    #expect(try talk.say("tap on=low").contains("high took the touch meant for low"))
    #expect(try talk.say("press on=low").contains("high took the touch meant for low"))
    #expect(try talk.say("drag on=low by=0,50").contains("high took the touch meant for low"))
    #expect(!(try talk.say("tap on=high").contains("took the touch")))
    #expect(!(try talk.say("press on=high").contains("took the touch")))
    _ = try talk.say("view away frame=500,0,10,10")
    #expect(
      try talk.say("tap on=away").hasPrefix(
        "tap ignored: away; nothing changed\nbecause it lies outside"))
    #expect(
      try talk.say("tap x=300 y=300").hasPrefix(
        "nothing moved\nbecause no recognizer responded to the touch"))
  }

  /// A tap that hits another view on top has a separate answer, with a note.
  @Test func whatTookTheTapIsAnsweredFor() throws {
    var talk = Talk()
    for line in ["scene dive-deeper", "tap on=card", "run"] { _ = try talk.say(line) }
    let answer = try talk.say("tap on=card")
    #expect(answer.hasPrefix("detail started: dismisses in 0.5 s\n"))
    #expect(answer.contains("because detail took the touch meant for card; "))
  }

  @Test func aPressCanBeMadeAgain() throws {
    var talk = Talk()
    let lines = [
      "scene blank", "view card frame=0,0,100,100", "gesture hold press on=card",
      "press on=card for=0.4",
    ]
    for line in lines { _ = try talk.say(line) }
    #expect(talk.session.simulation?.trace.text.contains("press began") == false)
    _ = try talk.say("again for=0.6")
    #expect(talk.session.simulation?.trace.text.contains("press began") == true)
    #expect(talk.session.simulation?.now == Instant(seconds: 0.6))
    _ = try talk.say("undo 2")
    #expect(talk.session.simulation?.now == .zero)
  }

  /// A script of language 1 means by a tap something that there is no longer.
  @Test func anEarlierLanguageIsToldOfItsTaps() throws {
    func problems(_ language: Int, _ lines: String...) -> [Diagnostic] {
      let text = (["test \"x\" language=\(language)", "scene city-guide"] + lines)
        .joined(separator: "\n")
      return Script(Array(text.utf8), file: nil).diagnostics
    }
    let found = problems(1, "pan began", "pan ended vy=1", "tap on=card")
    #expect(found.map { $0.line } == [5])
    #expect(found.first?.error.message.contains("language 1") == true)
    #expect(found.first?.error.hint.contains("language=2") == true)
    #expect(problems(1, "when \"completed\" do tap on=card").count == 1)
    #expect(problems(1, "drag on=card by=0,-100", "run").isEmpty)
    #expect(problems(2, "tap on=card").isEmpty)
    #expect(problems(3, "tap on=card").count == 1)
  }
}
