import ScriptingSupport
import TestSupport
import PantomimeKit
import PantomimeReporting
import PantomimeScripting
import Testing

/// A gesture repeated with a change.
@Suite(.timeLimit) struct AgainTests {
  private func talk(_ lines: String...) throws -> Talk {
    var talk = Talk()
    for line in lines { _ = try talk.say(line) }
    return talk
  }

  private func trace(_ talk: Talk) -> String { talk.session.simulation?.trace.text ?? "" }

  private static let pan = ["pan began", "pan changed dy=-120", "pan ended vy=-300"]

  /// Gestures, and a change of each with the lines that say the same by hand.
  struct Change: Sendable, CustomTestStringConvertible {
    let lines: [String]
    let again: String
    let byHand: [String]
    var testDescription: String { "\(lines.joined(separator: "; ")); \(again)" }
  }

  private static let changes = [
    Change(
      lines: pan, again: "again vy=300",
      byHand: ["pan began", "pan changed dy=-120", "pan ended vy=300"]),
    Change(
      lines: pan, again: "again dy=-30",
      byHand: ["pan began", "pan changed dy=-30", "pan ended vy=-300"]),
    Change(
      lines: pan, again: "again vx=20",
      byHand: ["pan began", "pan changed dy=-120", "pan ended vy=-300 vx=20"]),
    Change(
      lines: pan, again: "again on=card",
      byHand: ["pan began on=card", "pan changed dy=-120", "pan ended vy=-300"]),
    Change(
      lines: pan + ["wait 0.1"], again: "again vy=300",
      byHand: ["pan began", "pan changed dy=-120", "pan ended vy=300", "at 0.1"]),
    Change(
      lines: ["wait 0.2", "drag on=card by=0,-120", "show time"], again: "again by=0,-20 over=0.5",
      byHand: ["wait 0.2", "drag on=card by=0,-20 over=0.5"]),
    Change(
      lines: ["drag on=card by=0,-120", "run"], again: "again over=0.1",
      byHand: ["drag on=card by=0,-120 over=0.1", "at 0.453"]),
    Change(
      lines: ["pan began", "wait 0.1", "pan changed dy+=-20", "wait 0.1", "pan changed dy+=-20"],
      again: "again dy+=-40",
      byHand: ["pan began", "wait 0.1", "pan changed dy+=-40", "wait 0.1", "pan changed dy+=-40"]),
    Change(
      lines: ["touch down on=card", "at 0.1 touch move y+=-40", "at 0.2 touch up"],
      again: "again y+=-80",
      byHand: ["touch down on=card", "at 0.1 touch move y+=-80", "at 0.2 touch up"]),
    Change(
      lines: pan + ["set rule=half"], again: "again",
      byHand: ["set rule=half"] + pan),
    Change(
      lines: pan, again: "again rule=projection speed=1 vy=-20",
      byHand: []),
    Change(
      lines: pan, again: "again rule=flick-or-half speed=400 vy=-350",
      byHand: [
        "set rule=flick-or-half speed=400", "pan began", "pan changed dy=-120", "pan ended vy=-350",
        "set rule=scene",
      ]),
    Change(
      lines: pan + ["drag on=card by=0,50"], again: "again 2 dy=-60",
      byHand: ["pan began", "pan changed dy=-60", "pan ended vy=-300", "drag on=card by=0,50"]),
    Change(
      lines: ["let far=-120", "pan began", "pan changed dy=$far", "pan ended vy=300"],
      again: "again vy=-1",
      byHand: ["pan began", "pan changed dy=-120", "pan ended vy=-1"]),
    Change(lines: ["tap on=card", "wait 0.1"], again: "again", byHand: ["tap on=card", "at 0.1"]),
  ]

  @Test(arguments: changes) func itIsWhatIsTypedByHand(change: Change) throws {
    var again = try talk("scene city-guide")
    for line in change.lines { _ = try again.say(line) }
    let before = again.session
    guard !change.byHand.isEmpty else {
      #expect(throws: ScriptError.self) { try again.say(change.again) }
      return
    }
    if change.lines.last == "run" {
      // The instant that it is to end at.
      let end = Numerals.text(again.session.now)
      _ = try again.say(change.again)
      var hand = try talk("scene city-guide")
      for line in change.byHand.dropLast() + ["at \(end)"] { _ = try hand.say(line) }
      #expect(trace(again) == trace(hand))
      return
    }
    _ = try again.say(change.again)
    var hand = try talk("scene city-guide")
    for line in change.byHand { _ = try hand.say(line) }
    #expect(trace(again) == trace(hand))
    #expect(again.session.simulation?.read("hash") == hand.session.simulation?.read("hash"))
    #expect(again.session.preferences == before.preferences)
    _ = try again.say("undo")
    #expect(again.session.simulation?.read("hash") == before.simulation?.read("hash"))
  }

  /// Over random sessions: repeated without a change, a gesture has the same outcome, and so does a
  /// second repetition.
  @Test(arguments: TestRun.seeds(20)) func withoutAChangeNothingDiffers(_ seed: Int) throws {
    var maker = RandomStatements(seed: UInt64(1200 + seed))
    var talk = try talk("scene city-guide")
    for _ in 0..<20 {
      let line = maker.line(in: talk.session)
      // Construction, reversal and settings in between are not part of a gesture.
      let verbs = ["drag", "flick", "swipe", "pan", "tap", "wait", "run", "touch"]
      guard verbs.contains(where: { line.hasPrefix("\($0) ") || line == $0 }) else { continue }
      _ = try? talk.say(line)
    }
    _ = try talk.say("touch cancel all")
    if talk.session.isPanReported { _ = try talk.say("pan cancelled") }
    _ = try talk.say("drag x=195 y=420 by=3,-77 over=0.2")
    _ = try talk.say("wait 0.1")
    let hash = talk.session.simulation?.read("hash")
    for _ in 0..<2 {
      let text = try talk.say("again")
      #expect(text.contains("nothing differs\n"))
      #expect(talk.session.simulation?.read("hash") == hash)
    }
    #expect(PastGesture.count(in: talk.session) >= 1)
  }

  /// A choice for one replay is forgotten in the next one.
  @Test func aRuleHoldsForOneReplay() throws {
    var talk = try talk("scene city-guide", "pan began", "pan changed dy=-100", "pan ended vy=-10")
    let first = trace(talk)
    _ = try talk.say("again rule=half")
    #expect(talk.session.simulation?.read("decision") == .word("revert"))
    #expect(talk.session.preferences.rule == nil)
    let text = try talk.say("again")
    #expect(text.contains("decision"))
    #expect(trace(talk) == first)
  }

  @Test func theTableTellsWhatDiffers() throws {
    for columns in [60, 80] {
      var talk = Talk(columns: columns)
      for line in ["scene city-guide"] + Self.pan { _ = try talk.say(line) }
      let text = try talk.say("again vy=300")
      let lines = text.split(separator: "\n").map(String.init)
      #expect(lines.allSatisfy { Printable.width($0) <= columns }, "\(text)")
      #expect(lines[0].hasPrefix("released: returns to collapsed in 0.15 s"))
      let head = try #require(lines.firstIndex { $0.hasSuffix("  before    now") }, "\(text)")
      #expect(lines[head + 1].hasPrefix("  outcome "))
      #expect(lines[head + 1].hasSuffix("expands   returns to collapsed"), "\(text)")
      #expect(
        lines.contains { $0.hasPrefix("  decision ") && $0.hasSuffix("complete  revert") })
      #expect(
        lines.contains { $0.hasPrefix("  pan.velocity ") && $0.hasSuffix("0,-300    0,300") })
    }
  }

  @Test func anOptionThatNoneTakesIsRefused() throws {
    var talk = try talk("scene city-guide", "drag on=card by=0,-120")
    let error = #expect(throws: ScriptError.self) { try talk.say("again sped=3") }
    #expect(error?.message == "the gesture has no option 'sped'")
    #expect(error?.hint == "did you mean 'seed'?")
    #expect(error?.span == Span(6, 10))
    let value = #expect(throws: ScriptError.self) { try talk.say("again over=soon") }
    #expect(value?.span.start == 6 && value?.message == "'soon' is not a number")
    let count = #expect(throws: ScriptError.self) { try talk.say("again 3") }
    #expect(count?.message == "this scene has 1 gesture, not 3")
  }

  @Test func itsOptionsAreOffered() throws {
    let talk = try talk("scene city-guide", "pan began", "pan changed dy=-120", "pan ended vy=-300")
    func offers(_ line: String) -> [String] {
      Completion(line, in: talk.session).candidates.map(\.text)
    }
    let offered = offers("again ")
    #expect(offered.prefix(2) == ["dy=", "vy="] && offered.contains("rule="))
    #expect(!offers("again vy=1 ").contains("vy="))
    #expect(offers("again v") == ["vy=", "vx="])
  }

  /// A user looking for the change that matters finds the numbers, and can try others.
  @Test func itsNumbersCanBeVaried() throws {
    let talk = try talk("scene city-guide", "drag on=card by=30,-140 over=300ms shape=smooth")
    let gesture = try #require(talk.session.lastGestures())
    let parameters = gesture.parameters.map { parameter in
      "\(parameter.option.name.text) \(parameter.part ?? -1) \(parameter.number) \(parameter.unit)"
    }
    #expect(
      parameters == [
        "by 0 30.0 ", "by 1 -140.0 ", "over -1 300.0 ms", "press -1 0.0 ", "velocity 0 10.4 ",
        "velocity 1 -48.4 ", "hold -1 0.0 ",
      ])
    let change = gesture.parameters[1].change(to: -20.5)
    #expect(change.written == "by=30,-20.5")
    let replayed = try talk.session.replaying(gesture, with: [change])
    #expect(replayed.lifted.simulation?.read("pan.translation") != nil)
    #expect(talk.session.simulation?.now == Instant(seconds: 0.3))
  }

  /// A gesture that started its scene automatically can be repeated, too, and explained.
  @Test func theFirstLineIsMadeOnceMore() throws {
    var session = Session()
    session.host.offersExample = true
    _ = try session.answer(line: "drag on=card by=30,-120 over=0.4", style: .plain)
    let why = try session.answer(line: "why", style: .plain).text
    #expect(why.contains("`again velocity="))
    let text = try session.answer(line: "again by=30,-140", style: .plain).text
    #expect(text.hasPrefix("released: expands") && !text.contains("started"))
    let typed = try Play("scene city-guide", "drag on=card by=30,-140 over=0.4")
    #expect(session.simulation?.read("hash") == typed.read("hash"))
    _ = try session.answer(line: "undo 2", style: .plain)
    #expect(session.simulation == nil)
  }
}

extension Session {
  fileprivate var isPanReported: Bool {
    let state = simulation?.pan.state
    return state == .began || state == .changed
  }
}

// MARK: The comparison

extension AgainTests {
  /// Gestures, changes, and lines that let time pass before the change.
  private static let compared: [(gesture: String, again: String, wait: String)] = [
    ("drag on=card by=0,-120", "again over=0.1", "wait 0.05"),
    ("drag on=card by=0,-120", "again over=0.9", "wait 0.1"),
    ("flick up speed=900 on=card", "again speed=1800", "wait 0.08"),
    ("drag on=card by=0,-120 hold=0.2", "again hold=0", "run"),
  ]

  /// The gesture with the changed option, as it is typed by hand.
  private static func changed(_ gesture: String, _ again: String) -> String {
    let option = again.dropFirst("again ".count)
    let name = option.prefix { $0 != "=" }
    let rest = gesture.split(separator: " ").filter { !$0.hasPrefix("\(name)=") }
    return rest.joined(separator: " ") + " \(option)"
  }

  /// The first line says by how much the same outcome comes sooner or later.
  @Test(arguments: compared.indices) func theSameOutcomeComesSoonerOrLater(_ index: Int) throws {
    let (gesture, again, wait) = Self.compared[index]
    func rest(_ lines: [String]) throws -> Double {
      try #require(try Play(["scene city-guide"] + lines + ["run"]).number("time"))
    }
    var talk = try self.talk("scene city-guide", gesture, wait)
    let text = try talk.say(again)
    let now = try rest([Self.changed(gesture, again)])
    let difference = try now - rest([gesture])
    let seconds = Numerals.text(difference.magnitude, decimals: 2)
    let word = difference < 0 ? "sooner" : "later"
    #expect(text.contains("same outcome, \(seconds) s \(word)\n"), "\(difference): \(text)")
  }

  /// An outcome is the same only if every value that the gesture releases settles where it did.
  @Test func everyReleasedValueIsCompared() throws {
    var talk = Talk(columns: 200)
    for line in [
      "view card frame=95,322,200,200", "gesture move pan on=card",
      "drive card.frame.x by=move anchors=20,95,170",
      "drive card.frame.y by=move anchors=60,322,600", "drag on=card by=60,-100 over=0.2",
    ] { _ = try talk.say(line) }
    let other = try talk.say("again by=60,-30")
    #expect(!other.contains("same outcome"))
    #expect(other.contains("card.frame.y at 60") && other.contains("card.frame.y at 322"))
    _ = try talk.say("run")
    let later = try talk.say("again by=60,-20")
    #expect(later.contains("same outcome") && later.contains("card.frame.y at 322"), "\(later)")
  }

  /// Values are compared at equal times since lift-off, so the clock isn't among them.
  @Test(arguments: compared.dropLast().indices) func timesSinceLiftOffAreEqual(_ index: Int) throws
  {
    let (gesture, again, wait) = Self.compared[index]
    var talk = try self.talk("scene city-guide", gesture, wait)
    let text = try talk.say(again)
    #expect(!text.contains("\n  time "), "\(text)")
    guard let row = text.split(separator: "\n").first(where: { $0.hasPrefix("  progress ") }) else {
      return
    }
    let before = row.split(separator: " ")[1]
    let lift = try Play(["scene city-guide", gesture]).number("time") ?? 0
    let other = try Play("scene city-guide", Self.changed(gesture, again))
    let elapsed = (talk.session.simulation?.now.seconds ?? 0) - (other.number("time") ?? 0)
    let wanted = try Play([
      "scene city-guide", gesture, "at \(Numerals.text(lift + elapsed, decimals: 9))",
    ]).read("progress")
    #expect(wanted.map { PathValueText.text($0) } == String(before), "\(text)")
  }

  /// Long outcomes stand above the table, which keeps its columns.
  @Test func longOutcomesStandAboveTheTable() throws {
    var talk = try self.talk("scene city-guide", "drag on=card by=0,-120", "undo until 0.1")
    let text = try talk.say("again")
    #expect(
      text.contains("\nbefore  card.1 held at 12 %: dragged 30 of 247 pt up\nnow     expands\n"))
    #expect(!text.contains("\n  outcome"))
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("  ") }
    #expect(rows.allSatisfy { $0.hasPrefix("   ") || $0.split(separator: " ").count >= 3 })
  }

  /// After `run`, both are compared at rest: a motion that takes a little longer isn't compared with its
  /// own end.
  @Test(arguments: [-119.0, -119.9, -121]) func bothAreAtRest(_ distance: Double) throws {
    var talk = try self.talk("scene city-guide", "drag on=card by=0,-120 over=0.6", "run")
    let text = try talk.say("again by=0,\(Numerals.text(distance))")
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("  ") }
    let moving = ["state", "progress", "fraction", "remaining", "card.frame"]
    #expect(!rows.contains { row in moving.contains { row.hasPrefix("  \($0) ") } }, "\(text)")
  }

  /// An outcome that comes immediately is the same as one that takes time.
  @Test func anImmediateOutcomeIsTheSame() throws {
    var talk = try self.talk("scene city-guide", "drag by=59,-273")
    let text = try talk.say("again by=59,-60.15")
    #expect(text.contains("same outcome") && !text.contains("\n  outcome"), "\(text)")
  }
}
