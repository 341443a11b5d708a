import ScriptingSupport
import TestSupport
import PantomimeKit
import PantomimeReporting
import PantomimeScenes
import PantomimeScripting
import Testing

/// The explanations of `why`: links, values and events.
@Suite(.timeLimit) struct WhyTests {
  private static let links = ["why", "why won", "why velocity", "why decision"]

  private static let gestures: [[String]] = [
    ["tap on=card", "wait 0.1"],
    ["pan began", "wait 0.1", "pan changed dy=-60"],
    ["drag on=card by=30,-140 over=0.3"],
    ["drag on=card by=-120,20", "wait 0.1"],
    ["drag on=card by=30,-140 over=0.3", "run", "tap on=card"],
    ["pan began", "pan changed dy=-60", "pan cancelled", "run"],
    ["finish"],
  ]

  /// Widths at which every text must fit, the narrowest that a terminal may have included.
  private static let widths = [20, 40, 60, 80, 120]

  private func words(_ text: String) -> [Substring] { text.split { $0 == " " || $0 == "\n" } }

  /// Every text fits, is the same words at every width, and is at most a screen at 80 columns.
  private func expectFits(_ line: String, in session: Session) throws {
    var asked = session
    let step = try asked.execute(try #require(try Statement(line)))
    func text(_ columns: Int) -> String {
      StepText.results(step, style: Style(hasColor: false, isUnicode: true, columns: columns))
    }
    let whole = words(text(100_000))
    #expect(!whole.isEmpty, "\(line)")
    for columns in Self.widths {
      let shown = text(columns)
      #expect(words(shown) == whole, "\(line) at \(columns)")
      for row in shown.split(separator: "\n") {
        #expect(
          Printable.width(String(row)) <= columns || words(String(row)).count == 1,
          "\(line) at \(columns): \(row)")
      }
    }
    #expect(text(80).split(separator: "\n").count <= 24, "\(line)\n\(text(80))")
  }

  /// It is the same before and after: to ask leaves no trace, and is no step.
  private func expectOnlyLooks(_ line: String, in session: Session) throws {
    let asked = try session.after(line)
    #expect(asked.simulation?.trace == session.simulation?.trace, "\(line)")
    #expect(asked.simulation?.now == session.simulation?.now, "\(line)")
    #expect(asked.history?.count == session.history?.count, "\(line)")
  }

  @Test(arguments: TestRun.sample(gestures, oneIn: 8)) func everyLinkFitsAndOnlyLooks(
    gesture: [String]
  ) throws {
    let session = try Play(["scene city-guide"] + gesture).session
    for line in Self.links {
      try expectFits(line, in: session)
      try expectOnlyLooks(line, in: session)
    }
  }

  /// In every scene, at its start and in the middle of its automatic motion.
  @Test(arguments: TestRun.sample(Scenes.all.map(\.name), oneIn: 3, from: 0))
  func everySceneCanBeAsked(name: String) throws {
    for lines in [["scene \(name)"], ["scene \(name)", "wait 0.3"]] {
      let session = try Play(lines).session
      for line in Self.links {
        try expectFits(line, in: session)
        for suggested in try WhyTold(line, in: session).suggested {
          #expect(throws: Never.self, "\(line): \(suggested)") { try session.after(suggested) }
        }
      }
    }
  }

  /// Every path of every scene can be asked about, and what is said begins with its value.
  @Test(arguments: TestRun.sample(Scenes.all.map(\.name), oneIn: 3, from: 1))
  func everyPathIsExplained(name: String) throws {
    let session = try Play(["scene \(name)", "wait 0.2"]).session
    let simulation = try #require(session.simulation)
    for path in simulation.paths {
      let value = try #require(simulation.read(path))
      let why = try WhyTold("why \(path)", in: session)
      let isLink =
        path == "pan.velocity" || path == "rule" || path == "touches" || path.hasPrefix("decision")
      let head = "\(path) is \(PathValueText.text(value))\n"
      #expect(isLink || why.text.hasPrefix(head), "\(path): \(why.text)")
    }
    try expectFits("why \(try #require(simulation.paths.last))", in: session)
  }

  /// Every event that has happened can be explained by its name, and the last one counts.
  @Test(arguments: TestRun.sample(["city-guide", "detents", "popup", "dive-deeper"], oneIn: 2))
  func everyEventIsExplained(scene: String) throws {
    let lines = ["scene \(scene)", "drag by=4,-140 over=0.3", "run for 2"]
    let session = try Play(lines).session
    for entry in try #require(session.simulation).trace.list {
      let why = try WhyTold("why \(entry.event.name)", in: session)
      #expect(why.text.hasPrefix("\(entry.event.name) at "), "\(why.text)")
      for suggested in why.suggested {
        let line = suggested.hasPrefix("help ") ? suggested : ""
        #expect(throws: Never.self) { try session.after(line) }
      }
    }
  }

  @Test func anEventIsToldWithWhatSaidSo() throws {
    let session = try Play(["scene city-guide", "tap on=card", "wait 0.1", "pan began"]).session
    let paused = try WhyTold("why paused", in: session).text
    #expect(paused.contains("during    pan began") && paused.contains("help A70"))
    let refused = try WhyTold("why refused", in: session).text
    #expect(refused.hasPrefix("no such event has been recorded yet"))
    let started = try WhyTold("why animator started", in: session).text
    #expect(started.contains("during    tap on=card"))
    let ended = try WhyTold("why completed", in: try session.after("pan ended vy=-90; run")).text
    #expect(ended.contains("animator continued, during pan ended vy=-90"), "\(ended)")
  }

  /// A finger that moves in no time has no velocity: its displacement decides.
  @Test(arguments: [
    ("y+=-100 x+=9", "is mostly vertical"), ("x+=-100 y+=9", "is not mostly vertical"),
  ])
  func withoutAVelocityTheDisplacementDecides(move: String, reason: String) throws {
    let session = try Play([
      "scene city-guide", "touch down on=card", "touch move \(move)", "wait 0.1", "touch up",
    ]).session
    let text = try WhyTold("why won", in: session).text
    #expect(text.contains("the velocity is zero, and the displacement \(reason)"), "\(text)")
  }

  /// A spring's velocity is the finger's over the remaining distance, or the scene says by what else it
  /// divides.
  @Test func aSpringOfItsOwnMeasureIsNamed() throws {
    let session = try Play(["scene floating-player", "flick up on=player"]).session
    let progress = try #require(session.simulation?.read("progress")?.numbers.first)
    let travel = 844.0 / 2
    let natural = Numerals.text(1000 / (travel * (1 - progress)), decimals: 2)
    let then = try WhyTold("why then", in: session).text
    #expect(then.contains("divides the speed by 100, as published"), "\(then)")
    #expect(then.contains("the remaining distance would give \(natural)"), "\(then)")
    let other = try Play(["scene popup", "flick up on=sheet"]).session
    #expect(try !WhyTold("why then", in: other).text.contains("as published"))
  }

  /// Each link can be asked for by its last word, and is the one of the whole answer.
  @Test func everyLinkCanBeAskedFor() throws {
    let sessions = try [
      ["scene city-guide", "set rule=half", "drag on=card by=30,-120"],
      ["scene city-guide", "drag on=card by=-120,20"], ["scene peek-cube", "flick left on=pager"],
      ["scene detents", "flick up"], ["scene floating-player", "flick up"],
    ].map { try Play($0).session }
    for session in TestRun.sample(sessions, oneIn: 4) {
      let lines = try WhyTold(in: session).text.split(separator: "\n").dropFirst()
      let labels = lines.filter { $0.first != " " }.compactMap { line in
        line.firstMatch(of: #/^(to )?(\w+) /#)?.2
      }
      #expect(labels.count > 4)
      for label in labels where label != "velocity" && label != "won" {
        let link = try WhyTold("why \(label)", in: session).text
        let shown = try #require(lines.first { $0.hasPrefix(label) || $0.hasPrefix("to \(label)") })
        #expect(link.contains(shown), "\(label): \(link)")
      }
    }
  }

  @Test func aValueIsToldWithWhatMovesIt() throws {
    let session = try Play(["scene city-guide", "tap on=card", "wait 0.1"]).session
    let frame = try WhyTold("why card.frame.y", in: session).text
    #expect(frame.contains("card.1, from 247 to 0") && frame.contains("ease-in-out"), "\(frame)")
    let still = try WhyTold("why card.frame.y", in: try session.after("run")).text
    #expect(still.contains("nothing moves it: the screen shows the model value"))
    #expect(still.contains("during    run"), "\(still)")
    let stage = try Play([
      "view card alpha=1 x=0", "follow card.alpha card.x from=0,100 to=1,0", "set card.x=50",
    ]).session
    #expect(try WhyTold("why card.alpha", in: stage).text.contains("card.x, at every instant"))
    #expect(try WhyTold("why card.x", in: stage).text.contains("during    set card.x=50"))
  }

  /// The weights of the segments are those that the estimators are made of, and give the velocity.
  @Test(arguments: ["two-segment", "scroll-view", "lsq1", "regression", "smoothed"])
  func theWeightsMakeTheVelocity(estimator: String) throws {
    let pan = (1...6).flatMap { ["wait 0.016", "pan changed dy=\(-($0 * $0 * 5))"] }
    let session = try Play(
      ["scene city-guide", "set estimator=\(estimator)", "pan began"] + pan + ["pan ended"]
    ).session
    let velocity = try #require(session.simulation).pan.velocity.dy
    let rows = try WhyTold("why velocity", in: session).text.split(separator: "\n")
    var sum = 0.0
    var weights: [String] = []
    for row in rows where row.hasPrefix("  ") && !row.contains("until") {
      let cells = row.split(separator: " ").map(String.init)
      guard cells.count == 6, let speed = Numerals.number(cells[3]),
        let weight = Numerals.number(cells[5])
      else { continue }
      sum += speed * weight
      weights.append(cells[5])
    }
    // The cells are rounded.
    #expect((sum + velocity).magnitude < 0.04 * velocity.magnitude + 8, "\(sum) \(rows)")
    if estimator == "scroll-view" { #expect(weights == ["0.6", "0.35", "0.05"]) }
    if estimator == "two-segment" { #expect(weights == ["0.5", "0.5"]) }
  }

  @Test func whatCannotBeAskedIsToldWithASuggestion() throws {
    let session = try Play("scene city-guide").session
    for (line, hint) in [
      ("why wno", "won"), ("why fractoin", "fraction"), ("why card.frmae", "card.frame"),
      ("why pausd", "paused"),
    ] {
      let statement = try #require(try Statement(line))
      let error = try #require(throws: ScriptError.self) { try session.check(statement) }
      #expect(error.hint.contains("'\(hint)'"), "\(line): \(error.hint)")
    }
    #expect(throws: ScriptError.self) { try Session().after("why") }
    let offered = Completion("why ", in: session).candidates.map(\.text)
    #expect(Set(offered).isSuperset(of: ["won", "velocity", "decision", "card.frame", "fraction"]))
  }

  /// Random sessions: it never fails, and all that it suggests runs.
  @Test(arguments: TestRun.seeds(12, oneIn: 3)) func whateverHappenedCanBeAsked(_ seed: Int) throws
  {
    var maker = RandomStatements(seed: 700 + UInt64(seed))
    var session = Session()
    for number in 0..<40 {
      let line = maker.line(in: session)
      var next = session
      guard let statement = try? Statement(line), (try? next.check(statement)) != nil,
        (try? next.execute(statement)) != nil
      else { continue }
      session = next
      guard session.simulation != nil, number % 4 == 0 else { continue }
      for line in Self.links {
        try expectFits(line, in: session)
        for suggested in try WhyTold(line, in: session).suggested {
          #expect(throws: Never.self, "\(suggested)") { try session.after(suggested) }
        }
      }
    }
  }

  /// A pan whose cancellation nothing handled still holds its animator.
  @Test func anUnhandledCancellationIsNamed() throws {
    let lines = [
      "scene city-guide faults=CG-4", "pan began", "pan changed dy=-100", "pan cancelled",
    ]
    for more in [[], ["run"]] {
      let text = try WhyTold(in: try Play(lines + more).session).text
      #expect(text.hasPrefix("card.1 is still held at 40 %; the pan was cancelled"), "\(text)")
      #expect(text.contains("nothing handled the cancellation of the pan"), "\(text)")
    }
  }

  /// Every fault that has changed the explained gesture is named, and no other one.
  @Test(arguments: ["CG-1", "CG-4", "CG-5", "CG-1,CG-4", "published"])
  func faultsAreNamed(faults: String) throws {
    for end in ["pan ended vy=-100", "pan cancelled"] {
      let session = try Play(
        "scene city-guide faults=\(faults)", "tap on=card", "wait 0.1", "pan began",
        "pan changed dy=-20", end, "run"
      ).session
      let entries = try #require(session.simulation).trace.list
      let begin = try #require(entries.lastIndex { $0.event.name == "pan began" })
      let text = try WhyTold(in: session).text
      for entry in entries[begin...] where entry.event.kind == .fault {
        let id = entry.event.name.split(separator: " ").last ?? ""
        #expect(text.contains(" \(id): "), "\(faults), \(end): \(text)")
      }
      let isChanged = entries[begin...].contains { $0.event.kind == .fault }
      #expect(text.contains("\nfault ") == isChanged, "\(faults), \(end): \(text)")
    }
  }

  /// The statement that `why` proposes at the start of a scene isn't ignored.
  @Test(arguments: TestRun.sample(Scenes.all.map(\.name), oneIn: 3, from: 2))
  func aProposalMovesSomething(name: String) throws {
    let session = try Play("scene \(name)").session
    guard let line = try WhyTold(in: session).suggested.first, line != "why" else { return }
    let after = try session.after(line)
    let count = session.simulation?.trace.count ?? 0
    let events = after.simulation?.trace.list.dropFirst(count).map { $0.event.name } ?? []
    let effects = [
      "animator started", "animator delayed", "scroll released", "layer added", "scroll to",
    ]
    #expect(
      events.contains { event in
        effects.contains { event.hasPrefix($0) } || event.hasPrefix("decided")
          || event.hasPrefix("transition")
      }, "\(line): \(events)")
  }
}
