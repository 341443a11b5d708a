import ScriptingSupport
import TestSupport
import PantomimeKit
import PantomimeReporting
import PantomimeScripting
import Testing

/// `when "EVENT" do STATEMENT`: at the event's instant, after all else that is due then.
@Suite(.timeLimit) struct WhenTests {
  private static let card = """
    scene blank
    view card frame=0,700,390,100 alpha=1
    animator open duration=0.3
    animator fade duration=0.2
    animate card.frame.y to=80 on=open
    animate card.alpha to=0 on=fade
    """

  @Test func itActsAtTheInstantOfTheEvent() throws {
    let play = try Play(
      (Self.card + "\nwhen \"completed end animator=open\" do start on=fade\nstart on=open\nrun")
        .split(separator: "\n").map(String.init))
    #expect(play.number("time") == 0.5)
    #expect(play.number("card.alpha") == 0)
    let events = play.session.simulation?.trace.list ?? SharedList()
    let started = events.filter { $0.event.text.hasPrefix("animator started animator=fade") }
    #expect(started.map(\.time.seconds) == [0.3])
  }

  /// `and` binds closer than `or`, for all values of three conditions.
  @Test func conditionsAreAlternatives() throws {
    for number in 0..<8 {
      let holds = (0..<3).map { number >> $0 & 1 == 1 }
      let conditions = holds.map { "card.frame.y \($0 ? 700 : 1)" }
      let (a, b, c) = (conditions[0], conditions[1], conditions[2])
      for (text, wanted) in [
        ("\(a) or \(b) and \(c)", holds[0] || holds[1] && holds[2]),
        ("\(a) and \(b) or \(c)", holds[0] && holds[1] || holds[2]),
        ("\(a) or \(b) or \(c)", holds.contains(true)),
        ("\(a) and \(b) and \(c)", !holds.contains(false)),
      ] {
        let play = try Play(
          Self.card.split(separator: "\n").map(String.init)
            + ["timer t after=0.1", "when \"timer fired t\" if \(text) do view seen x=1", "run"])
        #expect((play.read("seen.x") != nil) == wanted, "\(text)")
      }
    }
  }

  /// For all advances of the clock and all readers, the same happens at the same instants.
  @Test(arguments: [
    "run", "run for 2", "wait 1; wait 1", "at 0.3; at 0.5; at 1; run",
    "wait 1f; wait 3f; wait 0.001; run until 2; run", "wait 0.3; show; wait 0.2; run",
    "at 0.25; at 0.299999999; at 0.3; at 0.300000001; run",
  ])
  func timeMayBeCut(way: String) throws {
    let text =
      Self.card + """

        when "completed end animator=open" do start on=fade
        when "completed end animator=fade" do view late x=1
        start on=open
        """
    let wanted = Played(text + "\nrun").events
    #expect(wanted.count > 10 && wanted.last?.contains("late") == true)
    #expect(Played(text + "\n" + way).events == wanted)
    var session = Session()
    session.recording.sampler = Sampler(paths: ["time", "card.alpha"])
    let script = Script(Array((text + "\n" + way).utf8), file: nil)
    let sampled = Replay(script, file: nil, in: session)
    let found = sampled.session.simulation?.trace.list.map {
      "\($0.time.nanoseconds) \($0.event.text)"
    }
    #expect(found == wanted)
  }

  /// The log contains its inputs like any others: replayed without it, the run is the same.
  @Test func theLogHasWhatItDid() throws {
    let text =
      Self.card + """

        when "completed end animator=open" do start on=fade
        when "animator started animator=fade" do animate card.frame.x to=5 on=fade
        start on=open
        run
        """
    let play = try Play(text.split(separator: "\n").map(String.init))
    let simulation = try #require(play.session.simulation)
    let again = try simulation.replayed(first: nil, until: nil)
    #expect(again.trace.text == simulation.trace.text)
    #expect(again.paths.map { again.read($0) } == simulation.paths.map { simulation.read($0) })
  }

  /// A copy continues independently, as the first does.
  @Test func aCopyHasThem() throws {
    var one = try Play(
      (Self.card + "\nwhen \"completed end\" do view late x=1\nstart on=open\nwait 0.1")
        .split(separator: "\n").map(String.init)
    ).session
    var other = one
    for line in ["run"] {
      _ = try one.execute(try #require(try Statement(line)))
      _ = try other.execute(try #require(try Statement(line)))
    }
    #expect(one.simulation?.trace.text == other.simulation?.trace.text)
    #expect(one.simulation?.viewNames.contains("late") == true)
  }

  /// Several act in the order in which they were said; what one sets off comes after them all.
  @Test func theyActInOrder() throws {
    let text = """
      scene city-guide
      when "tap" do show pan.state
      when "set" do show time
      when "tap" do set zero-velocity=nearest
      when "tap" do show card.frame
      tap on=card
      """
    var session = Session()
    var answers: [[String]] = []
    for statement in Script(Array(text.utf8), file: nil).statements {
      let step = try session.execute(statement)
      answers.append(
        step.others.compactMap { response in
          if case .values(let values) = response { values.map(\.path).joined() } else { nil }
        })
    }
    #expect(answers.last == ["pan.state", "card.frame", "time"])
  }

  /// An assertion is made whenever the event happens; one that fails counts, and the script
  /// continues.
  @Test func itMayAssert() throws {
    let text =
      "scene city-guide\nwhen \"completed\" do expect state collapsed\ntap on=card\nrun\nshow"
    let replay = Replay(Script(Array(text.utf8), file: "a.pan"), file: "a.pan", in: Session())
    #expect(replay.failures.map(\.line) == [2])
    #expect(replay.failures.map(\.mismatch.actual) == ["expanded"])
    #expect(replay.status == .failed && replay.expectations == 1)
  }

  /// A new scene knows nothing of them.
  @Test func aNewSceneForgetsThem() {
    let text = """
      scene city-guide
      when "tap" do expect time 5
      scene city-guide
      tap on=card
      """
    #expect(Played(text).failures == [])
  }

  /// It never acts at what was before it.
  @Test func whatWasBeforeIsOver() {
    let text = "scene city-guide\ntap on=card\nwhen \"tap\" do expect time 5\nrun"
    #expect(Played(text).failures == [])
  }

  @Test(arguments: [
    ("when \"tap\" do expect time >= 0 # fine", nil, ""),
    ("when \"animator started\" do pause", nil, ""),
    ("when ▸\"tapp\"◂ do start", "unknown event 'tapp'", "'tap'"),
    ("when ▸\"completed sideways\"◂ do start", "unknown event 'completed sideways'", ""),
    (
      "when ▸\"completed end -- x\"◂ do start",
      "an event is matched by its name and fields, not its reason",
      "omit ' -- …': \"completed end\"; many events have a field for it, such as"
    ),
    ("when ▸\" \"◂ do start", "empty text matches every event", "for example"),
    ("▸when◂", "'when' needs the text of an event", "for example"),
    ("▸when◂ tap", "'when' needs 'do' and a statement", "for example"),
    (
      "when completed ▸end◂ do start", "expected 'do' instead of 'end'",
      "quote text with spaces; for example: when \"completed end\" do"
    ),
    ("when tap ▸do◂", "'do' needs a statement", "for example"),
    ("when tap do ▸wait◂ 1", "'wait' takes time, which a 'when' must not", "immediate"),
    ("when tap do ▸run◂", "'run' takes time, which a 'when' must not", "immediate"),
    ("when tap do ▸at◂ 2 start", "'at' takes time, which a 'when' must not", ""),
    ("when tap do ▸scene◂ blank", "'scene' takes time, which a 'when' must not", ""),
    ("when tap do ▸drag◂ by=1,2", "'drag' takes time, which a 'when' must not", ""),
    ("when tap do ▸flick◂ up", "'flick' takes time, which a 'when' must not", ""),
    ("when tap do ▸swipe◂ up", "'swipe' takes time, which a 'when' must not", ""),
    ("when tap do ▸touches◂ x", "'touches' takes time, which a 'when' must not", ""),
    ("when tap do ▸use◂ x", "'use' may take time, which a 'when' must not", ""),
    ("when tap do ▸let◂ x=1", "'let' is evaluated before anything runs", "on its own line"),
    ("when tap do ▸quit◂", "'quit' ends the session, which a 'when' cannot do", "on its own line"),
    ("when tap do ▸when◂ tap do start", "'when' cannot be nested", ""),
    (
      "when tap do ▸expect◂ misuse finish-not-stopped",
      "'expect misuse' checks the previous statement", "misuse NAME"
    ),
    ("when tap do ▸strat◂", "unknown verb 'strat'", "'start'"),
    ("when tap do start on=▸card.9◂", "unknown animator 'card.9'", ""),
    ("when tap do show ▸card.frme◂", "'city-guide' has no path 'card.frme'", ""),
    ("when tap do pan ▸sideways◂", "unknown phase 'sideways'", "phases"),
  ])
  func checkFindsWhatCannotBe(text: String, message: String?, hint: String) {
    let line = Marked(text)
    let script = Script(Array("scene city-guide\n\(line.text)".utf8), file: "a.pan")
    #expect(script.diagnostics.map(\.error.message) == [message].compactMap { $0 })
    for found in script.diagnostics {
      #expect(Marked.marking(found.span, in: line.text) == line.testDescription)
      #expect(found.error.hint.contains(hint), "\(found.error.hint)")
    }
  }

  @Test func itNeedsAScene() {
    let script = Script(Array("when \"tap\" do start".utf8), file: "a.pan")
    #expect(script.diagnostics.map(\.error.message) == ["no scene is running"])
  }

  /// Two that trigger each other are cut off, with a finding that names them; the run continues.
  @Test func anEndlessChainIsCutOff() throws {
    let text = """
      scene blank
      view card x=1
      animator open duration=1
      when "animator paused" do continue on=open
      when "animator continued" do pause on=open
      animate card.x to=2 on=open
      start on=open
      pause on=open
      show time
      wait 0.5
      """
    let played = Played(text)
    let found = played.events.filter { $0.contains("warning endless") }
    #expect(found.count == 1, "\(played.events.suffix(4))")
    #expect(found.first?.contains("when \"animator paused\"") == true, "\(found)")
    #expect(found.first?.contains("trigger each other endlessly") == true, "\(found)")
    #expect(played.failures.count == 1 && played.problems.isEmpty, "\(played.problems)")
    let alone = Played(
      "scene city-guide\nwhen \"animator fraction\" do scrub 0.5\n"
        + "tap on=card; wait 0.1; pause; scrub 0.4; wait 1")
    #expect(alone.events.filter { $0.contains("sets itself off") }.count <= 1)
  }

  /// The answer at a prompt reports the chain, instead of an outcome that would repeat it.
  @Test(arguments: [
    [
      "scene city-guide", "when \"animator paused\" do start",
      "when \"animator continued\" do pause", "tap on=card", "wait 0.1", "pause",
    ],
    ["scene blank", "when \"timer fired\" do timer x after=0", "timer x after=0"],
  ])
  func anEndlessChainIsAnswered(lines: [String]) throws {
    var talk = Talk()
    for line in lines.dropLast() { _ = try talk.say(line) }
    let answer = try talk.say(try #require(lines.last)).split(separator: "\n")
    #expect(answer.first?.hasPrefix("failed: when ") == true, "\(answer)")
    #expect(
      answer.contains { $0.hasPrefix("an endless chain of events was cut off;") }, "\(answer)")
    #expect(!answer.contains { $0.contains("repeats forever") || $0.contains("fires in") })
  }

  /// An error in its statement is reported at the `when`, not at the statement that was running.
  @Test func errorsAreToldWhereTheyAre() throws {
    let text = """
      scene blank
      view card x=1
      animator open duration=1
      animate card.x to=2 on=open
      when "completed" do view card x=1
      start; run
      """
    let replay = Replay(Script(Array(text.utf8), file: "a.pan"), file: "a.pan", in: Session())
    let found =
      (replay.diagnostics.first ?? Script(Array(text.utf8), file: "a.pan").diagnostics.first)
    #expect(found?.line == 5)
    #expect(found?.error.message == "there is already a view 'card'")
  }
}
