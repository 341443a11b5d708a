import ScriptingSupport
import TestSupport
import PantomimeKit
import PantomimeReporting
import PantomimeScripting
import Testing

/// The answers about the end of a run: where an animator pauses, and what a tap has done.
@Suite(.timeLimit) struct RunEndAnswerTests {
  private static let moving = [
    "scene blank", "view a frame=0,0,100,100", "animator m duration=1 curve=linear",
    "animate a.frame.x to=100 on=m",
  ]
  private static let pausing = moving + ["set pauses-on-completion=yes on=m"]
  private static let returning = pausing + ["start", "run", "reverse"]

  private func answer(_ lines: [String], _ line: String) throws -> Answer {
    var session = try Play(lines).session
    let statement = try #require(try Statement(line))
    return try #require(try session.answer(statement).answer)
  }

  private static let ends: [(lines: [String], line: String, outcome: String)] = [
    (pausing, "start", "m started: pauses at its end in 1 s"),
    (
      pausing + ["start", "wait 0.3", "pause"], "continue",
      "m continues: pauses at its end in 0.7 s"
    ),
    (pausing + ["start"], "run", "m paused at its end, 100 %"),
    (
      moving + ["start", "wait 0.3"], "set pauses-on-completion=yes on=m",
      "pauses-on-completion of the animator m is now yes; at rest in 0.7 s"
    ),
    (returning, "continue", "m continues: pauses at its start in 1 s"),
    (
      returning + ["continue"], "wait 0.5",
      "m is returning to its start: at 50 %, 0.5 s left"
    ),
    (returning + ["continue"], "run", "m paused at its start, 0 %"),
    (pausing + ["start"], "reverse", "m paused at its start, 0 %"),
    (moving + ["start"], "reverse", "m returned to its start; everything is at rest"),
    (moving, "reverse", "m will start reversed"),
    (moving + ["start"], "at 2 reverse", "m will start reversed"),
  ]

  /// An animator that pauses at its end has an end (A46), which is its start if it runs backward
  /// (A112); one that is reversed at its start ends immediately.
  @Test(arguments: ends.indices) func theEndIsNamed(_ index: Int) throws {
    let (lines, line, outcome) = Self.ends[index]
    let text = try answer(lines, line).outcome.map(\.text).joined(separator: "; ")
    #expect(text.hasPrefix(outcome), "\(line): \(text)")
  }

  /// The predicted pause comes true, in a scene with states as well.
  @Test(arguments: [
    (pausing, "start"), (["scene city-guide", "set pauses-on-completion=yes"], "tap card"),
  ])
  func thePauseComesTrue(lines: [String], line: String) throws {
    let clause = try #require(try answer(lines, line).outcome.first)
    #expect(clause.isPause && !clause.isReturn)
    let rest = try Play(lines + [line, "run"])
    #expect(rest.session.now.seconds == clause.seconds)
    #expect(rest.read("running") == .flag(false) && rest.number("progress") == 1)
  }

  /// Only a tap whose recognizer toggles something is explained by that.
  @Test func aTapThatTogglesNothingTogglesNothing() throws {
    let lines = Self.moving + ["gesture t tap on=a"]
    let toggles = "a tap toggles it"
    #expect(try answer(lines, "tap a").because.map(\.text) == ["the finger lifted without moving"])
    #expect(try answer(lines + ["toggle m by=t"], "tap a").because.map(\.text) == [toggles])
    let other = lines + ["gesture u tap on=a taps=2", "toggle m by=u"]
    #expect(try answer(other, "tap a").because.allSatisfy { $0.text != toggles })
    #expect(try !WhyTold(in: Play(lines + ["tap a"]).session).text.contains(toggles))
    #expect(
      try WhyTold(in: Play(lines + ["toggle m by=t", "tap a"]).session).text.contains(toggles))
  }

  /// The position in the reason is never rounded to the point between two anchors where the
  /// decision changes.
  @Test func aPlaceKeepsApartFromTheBorder() {
    let rule = NearestRule()
    for step in -20...20 {
      let place = 250 + Double(step) * 0.05
      let lift = LiftOff(position: place, velocity: 0, anchors: [100, 400], start: 100)
      let text = Wording().text(of: rule.decide(lift).why)
      #expect(text.contains(" at 250 pt") == (step == 0), "\(text)")
      #expect(
        rule.decide(lift).reason == "the release is at \(place.shown) pt; the nearest anchor wins")
    }
  }
}
