import PantomimeKit
import PantomimeReporting
import PantomimeScenes
import PantomimeScripting
import ScriptingSupport
import TestSupport
import Testing

/// `why PATH` names what changed a path, in every scene.
@Suite(.timeLimit) struct PathCauseTests {
  /// The links that name a cause.
  private static let causes = ["during", "moved by", "follows", "since", "rule", "source"]

  /// Whether an explanation names no cause of a value that is not the first one.
  private static func isUnexplained(_ text: String) -> Bool {
    let links = text.split(separator: "\n").dropFirst().filter { !$0.contains("the beginning") }
    let named = links.filter { link in causes.contains { link.hasPrefix($0) } }
    return !named.contains { !$0.contains("nothing") }
      || text.contains("nothing has changed it") || text.contains("moved by  nothing")
  }

  @Test(arguments: TestRun.sample(GestureScripts.names, oneIn: 24, from: 3))
  func whatDiffersIsExplained(name: String) throws {
    let folder = name.split(separator: "/").dropLast().joined(separator: "/")
    var session = ProjectFiles.session(in: "\(GestureScripts.folder)/\(folder)")
    let bytes = try ProjectFiles.bytes(of: "\(GestureScripts.folder)/\(name)")
    var first = session
    for statement in Script(bytes, file: name, files: session.host.files).statements {
      if case .scene = statement.command.role { Self.check(session, since: first, in: name) }
      _ = try session.execute(statement)
      if case .scene = statement.command.role { first = session }
    }
    Self.check(session, since: first, in: name)
  }

  private static func check(_ session: Session, since first: Session, in name: String) {
    guard let start = first.simulation, let simulation = session.simulation else { return }
    // `why touches` asks for the label of that name.
    let paths = simulation.paths.filter { $0 != "time" && $0 != "touches" }
    // A quarter of the paths, another one in each script, unless there is time for all.
    for (index, path) in paths.enumerated() where TestRun.isLong || index % 4 == name.count % 4 {
      guard let old = start.read(path), simulation.read(path) != old else { continue }
      let text = (try? WhyTold("why \(path)", in: session))?.text
      #expect(text.map { !isUnexplained($0) } ?? false, "\(name): \(path)\n\(text ?? "")")
    }
  }

  /// What happens while `again` or `undo until` lets time pass is attributed to the statement that was
  /// typed.
  @Test(arguments: ["again by=0,-250", "undo until 0.7"])
  func timeThatPassesOnBehalfOfAStatementIsItsOwn(line: String) throws {
    let session = try Play(
      "scene floating-player", "drag on=player by=0,-200", "run", line
    ).session
    for subject in ["player.frame.y", "animator continued"] {
      let text = try WhyTold("why \(subject)", in: session).text
      #expect(!text.contains("during    at "), "\(text)")
    }
    #expect(try WhyTold("why player.frame.y", in: session).text.contains("during    \(line)"))
  }

  /// The name of a recognizer is enough, as that of an animator is.
  @Test func aRecognizerIsExplainedByItsName() throws {
    for lines in [[], ["tap on=b"]] {
      let play = try Play(["view b frame=0,0,100,100", "gesture tb tap on=b"] + lines)
      let whole = try WhyTold("why gesture.tb", in: play.session).text
      #expect(try WhyTold("why tb", in: play.session).text == whole)
    }
  }

  /// `why` names the event that has given a path of a transition its value, not the last one.
  @Test(arguments: [
    ("percent", "0.1 s: transition updated"), ("interactive", "0.2 s: transition finishing"),
    ("outcome", "0.2 s: transition finishing"), ("running", "0.5 s: transition finished"),
    ("duration", "0 s: transition added"),
  ])
  func thePathsOfATransitionHaveTheirOwnCauses(path: String, cause: String) throws {
    let lines = [
      "view card frame=0,844,390,844", "transition push duration=0.5",
      "animate card.frame.y to=0 on=push",
      "start", "wait 0.1", "update 0.4", "wait 0.1", "finish", "run",
    ]
    let text = try WhyTold("why push.\(path)", in: try Play(lines).session).text
    #expect(text.contains("since     \(cause)"), "\(text)")
  }

  /// Values that move, what starts them, and what `why` names as the cause.
  private static let moving: [(lines: [String], path: String, cause: String)] = [
    (["scene pokedex-list", "wait 0.2"], "row.0.alpha", "of cell.0.alpha"),
    (["scene shift-shape", "tap on=tab.2", "wait 0.25"], "new.x", "slide"),
    (["scene shift-shape", "tap on=tab.2", "wait 0.25"], "old.x", "slide"),
    (["scene shift-shape", "tap on=tab.2", "wait 0.25"], "icon.2.progress", "moved by"),
    (["scene popup", "tap on=sheet", "wait 0.2"], "sheet.frame", "moved by  sheet"),
    (["scene pokedex-detail", "wait 0.2"], "ball.center", "the layer animation swing"),
    (["scene pokedex-detail", "at 1.8"], "creature.frame", "moved by"),
    (
      ["scene spin-mark driver=display-link", "wait 0.5"], "ring.rotation", "the display link spin"
    ),
    (
      ["scene peek-cube", "scroll pager to=195 over=1", "wait 0.3"], "page.0.rotation",
      "the scroll view pager"
    ),
  ]

  @Test(arguments: moving.indices) func whatMovesAComputedValueIsNamed(_ index: Int) throws {
    let (lines, path, cause) = Self.moving[index]
    let text = try WhyTold("why \(path)", in: try Play(lines).session).text
    #expect(text.contains(cause) && !text.contains("nothing"), "\(text)")
  }

  /// A claim about what a finger holds is broken from the report that breaks it until the next pan.
  @Test(arguments: [
    (
      [
        "scene city-guide faults=CG-5", "pan began", "pan changed dy=-98.8", "pan ended vy=120",
        "wait 0.03", "pan began",
      ], "pan changed dy=-24.7"
    ),
    (["scene interactive-square faults=IA-1", "pan began"], "pan changed dx=-30"),
  ]) func aClaimAboutAFingerComparesReports(lines: [String], line: String) throws {
    let claim = "invariant.under-finger"
    func holds(_ lines: [String]) throws -> PathValue? {
      try Play(lines).session.simulation?.read(claim)
    }
    #expect(try holds(lines) == .flag(true))
    #expect(try holds(lines + [line]) == .flag(false))
    #expect(try holds(lines + [line, "pan ended"]) == .flag(false))
    #expect(try holds(lines + [line, "pan ended", "run", "pan began"]) == .flag(true))
    // Without the fault, it holds.
    let healthy = [String(lines[0].prefix { $0 != "=" }) + "=none"] + lines.dropFirst()
    #expect(try holds(healthy + [line]) == .flag(true))
  }

  /// No value that changes with time alone is said to be moved by nothing.
  @Test(arguments: Scenes.all.map(\.name)) func whatMovesIsNotMovedByNothing(scene: String) throws {
    let first = try #require(Scenes.named(scene)?.examples.first)
    let lines = first.split(separator: ";").map { String($0.drop { $0 == " " }) }
    let session = try Play(["scene \(scene)"] + lines + ["wait 0.1"]).session
    let now = try #require(session.simulation)
    var later = now
    _ = try later.advance(to: Instant(nanoseconds: now.now.nanoseconds + 20_000_000))
    let paths = now.paths.filter { path in
      !path.hasPrefix("pan.") && path != "time" && now.read(path) != later.read(path)
    }
    for path in TestRun.sample(paths, oneIn: 4, from: 0) {
      let text = try WhyTold("why \(path)", in: session).text
      #expect(!text.contains("nothing moves it"), "\(path): \(text)")
    }
  }

  /// Values, the statements behind them, and what `why` has to name.
  private static let examples: [(lines: [String], path: String, causes: [String])] = [
    (["scene city-guide", "tap on=card", "run"], "state", ["since     0.3 s: state expanded"]),
    (
      ["scene city-guide", "tap on=card", "run"], "card.frame.y",
      ["moved by  card.1, from 247 to 0"]
    ),
    (["scene search-close", "tap on=icon"], "state", ["during    tap on=icon"]),
    (["scene pokedex-list", "wait 0.1"], "row.3.x", ["during    wait 0.1"]),
    (["flick up speed=900 on=card"], "progress", ["during    flick up speed=900 on=card"]),
    (["scene city-guide"], "card.frame", ["moved by  nothing"]),
    (["scene city-guide"], "state", ["nothing has changed it"]),
  ]

  @Test(arguments: examples.indices) func namesTheCause(_ index: Int) throws {
    let (lines, path, causes) = Self.examples[index]
    var session = Session()
    session.host.offersExample = true
    for line in lines { _ = try session.answer(line: line, style: .plain) }
    let text = try WhyTold("why \(path)", in: session).text
    for cause in causes { #expect(text.contains(cause), "\(text)") }
  }
}
