import PantomimeKit
import PantomimeReporting
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
