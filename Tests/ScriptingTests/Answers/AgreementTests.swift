import ScriptingSupport
import TestSupport
import PantomimeKit
import PantomimeReporting
import PantomimeScenes
import PantomimeScripting
import Testing

/// Answers, `why` and the clock tell the same of one thing.
@Suite(.timeLimit) struct AgreementTests {
  /// Three animators end one after the other: all tell when the last one does.
  @Test(arguments: [-60, -200, -400] as [Double], [-300, 0, 300] as [Double])
  func allAgreeOnWhenEverythingIsAtRest(way: Double, speed: Double) throws {
    var talk = Talk(columns: 200)
    let lines = ["scene popup", "pan began", "pan changed dy=\(way)"]
    for line in lines { _ = try talk.say(line) }
    let answer = try talk.say("at 0.22 pan ended vy=\(speed)")
    let why = try talk.say("why")
    var fork = talk
    let run = try fork.say("run")
    let end = try #require(fork.session.simulation).now.seconds
    let outcome = String(answer.prefix { $0 != "\n" })
    let left = Prose.seconds(end - 0.22)
    #expect(outcome.contains("in \(left) s"), "\(outcome)")
    #expect(why.contains("at rest at \(Prose.seconds(end)) s"), "\(why)")
    #expect(run.prefix { $0 != "\n" }.contains("at \(Prose.seconds(end)) s"), "\(run)")
    // The animator that the headline is about is the one explained.
    let so = try #require(why.split(separator: "\n").first { $0.hasPrefix("then ") })
    #expect(so.split(separator: " ").dropFirst().first == "sheet", "\(so)")
    #expect(why.hasPrefix(outcome.contains("returns to") ? "returned to " : "opened; "), "\(why)")
    // The state that the headline names is there when it says.
    let seconds = try #require(
      outcome.split(separator: " ").first { Double($0) != nil }.flatMap { Double($0) })
    _ = try talk.say("wait \(seconds + 0.006)")
    let state = try #require(talk.session.simulation).state
    #expect(outcome.contains(state), "\(outcome), \(state)")
  }

  /// If `show` still has a pan that has ended, so do `velocity` and `why velocity`.
  @Test(arguments: Scenes.all.map { $0.name }, ["0,-150", "0,150", "-150,0", "150,0"])
  func aPanThatIsShownHasAVelocity(scene: String, way: String) throws {
    var talk = Talk()
    _ = try talk.say("scene \(scene)")
    guard let simulation = talk.session.simulation, simulation.panView != nil else { return }
    for line in ["drag by=\(way)", "run"] {
      _ = try talk.say(line)
      let state = try #require(talk.session.simulation).pan.state
      guard state == .ended || state == .cancelled else { continue }
      #expect(try talk.say("velocity").contains("two-segment"), "\(line)")
      #expect(!(try talk.say("why velocity").hasPrefix("no pan")), "\(line)")
    }
  }

  /// An unfinished run of the previous scene is a note, and not an outcome of the new scene.
  @Test func aSceneLeftInTheMiddleIsANote() throws {
    for (lines, note) in [
      (["pan began"], "card.1 from the previous scene was never finished"),
      (["tap on=card", "run"], nil),
    ] {
      var talk = Talk()
      for line in ["scene city-guide"] + lines { _ = try talk.say(line) }
      let answer = try talk.say("scene popup")
      #expect(answer.hasPrefix("popup started: closed"), "\(answer)")
      #expect(!answer.contains("misuse"))
      #expect(answer.contains("still   \(note ?? "card")") == (note != nil), "\(answer)")
    }
  }
}
