import ScriptingSupport
import TestSupport
import PantomimeKit
import PantomimeReporting
import PantomimeScripting
import Testing

/// A trace sees the picture: what views show ends it, and events name where they are led.
@Suite(.timeLimit) struct ShownRecordTests {
  /// The trace of a script, which can be carried out.
  private func trace(_ script: String) throws -> [String] {
    var (run, session) = (RunTrace(), Session())
    session.recording.shownRecord = ShownRecord()
    let replay = Replay(Script(Array(script.utf8), file: nil), file: nil, in: session) {
      run.note($0, $1)
    }
    try #require(replay.diagnostics.isEmpty, "\(script)")
    run.finish(replay)
    return run.text.split(separator: "\n").map(String.init)
  }

  private func shown(_ script: String) throws -> [String] {
    try trace(script).filter { $0.hasPrefix("shown ") }
  }

  private static let blank = "scene blank\nview card frame=0,0,10,10\nview dot x=0\n"

  /// Each of these could be changed, and the trace stayed as it was.
  @Test(arguments: [
    ("animator a duration=1\nanimate card.frame to=0,50,10,10 on=a\nstart\nrun", "0,50", "0,60"),
    ("animate card.frame.y to=50 duration=1\nrun", "to=50", "to=60"),
    ("animate card.frame.y to=50 duration=1 curve=linear\nrun", "linear", "ease-in"),
    ("animate card.frame.y to=50 duration=1 curve=spring(0.8)\nrun", "0.8", "0.7"),
    ("animator a duration=1 curve=linear\nanimate dot.x to=9\nstart\nrun", "linear", "ease-in"),
    (
      "follow dot.x card.frame.y from=0,10 to=0,20\nanimate card.frame.y to=9 duration=1\nrun",
      "0,20", "0,30"
    ),
    ("layer-animation dot.x from=5 to=9 duration=1\nrun", "from=5", "from=6"),
    ("layer-animation dot.x values=0,5,9 duration=1\nrun", "0,5,9", "0,6,9"),
    ("layer-animation dot.x from=0 to=9 duration=1 curve=ease-in\nrun", "ease-in", "ease-out"),
  ])
  func aChangeIsSeenAndExplainsItself(script: String, old: String, new: String) throws {
    let before = try trace(Self.blank + script)
    let after = try trace(Self.blank + script.replacing(old, with: new))
    #expect(before.filter { $0.hasPrefix("shown ") } != after.filter { $0.hasPrefix("shown ") })
    let first = try #require(zip(before, after).first { $0 != $1 })
    #expect(!first.0.hasPrefix("shown ") && first.0.contains("="), "\(first)")
  }

  /// A property that never changed has no line, nor does a path that a scene computes; a scroll
  /// view has one.
  @Test func onlyWhatHasChangedHasALine() throws {
    let still = try shown(Self.blank + "wait 1\nset card.frame.x=5\n")
    #expect(still.map { $0.split(separator: " ")[1] } == ["card.frame"])
    #expect(try shown(Self.blank + "wait 1\nset card.frame.x=0\n").isEmpty)
    let paths = try shown("scene city-guide\ndrag by=-100,0 on=card\nrun\ntap on=card\nrun")
      .map { String($0.split(separator: " ")[1]) }
    #expect(paths.contains("list.offset") && paths.contains("card.1.frame"), "\(paths)")
    #expect(!paths.contains("popup-offset") && !paths.contains("card.frame"), "\(paths)")
    #expect(paths == paths.sorted() && Set(paths).count == paths.count)
  }

  /// For any division of time and any readers, the picture is the same.
  @Test(arguments: [
    "wait 0.05; wait 0.05", "wait 100ms; show card.frame", "at 0.1", "run for 0.1",
    "wait 3f; wait 0.05", "expect always card.frame.y <= 400; wait 0.1",
    "when \"completed\" do show state; wait 0.1",
  ])
  func divisionsOfTimeDoNotMatter(pass: String) throws {
    let script = "scene city-guide\ntap on=card\n\(pass)\ntap on=card\npan began\nrun"
    #expect(try trace(script) == trace(script.replacing(pass, with: "wait 0.1")))
  }

  /// Neither where a display link draws each frame, whose ticks are not recorded and may be passed over.
  @Test(arguments: ["wait 0.05; wait 0.55", "wait 0.301; wait 0.299", "wait 18f; wait 0.3"])
  func ticksAreSeenWhereverTimeIsDivided(pass: String) throws {
    let script =
      "scene spin-mark driver=display-link\n\(pass)\ntouch down x=5 y=5\nwait 3e8\ntouch up"
    let whole = try trace(script.replacing(pass, with: "wait 0.6"))
    #expect(try trace(script) == whole)
    #expect(whole.contains { $0.hasPrefix("shown ring.rotation ") })
  }

  /// A branch that is taken back has been seen.
  @Test func whatIsTakenBackHasBeenShown() throws {
    func script(_ y: Int, _ back: String) -> String {
      Self.blank + "wait 1\nset card.frame.y=\(y)\nwait 1\nset dot.x=1\n\(back)\n"
    }
    for back in ["undo 3", "undo until 0", "fork other\nswitch main\nundo 3"] {
      #expect(try shown(script(5, back)) != shown(script(6, back)), "\(back)")
    }
    let gesture = "scene city-guide\ntap on=card\nrun\ntap on=close\nrun\n"
    let drag = "drag by=0,-60 on=card\nrun\n"
    #expect(try shown(gesture + drag + "again\nrun") != shown(gesture + drag))
  }

  /// A value that is changed at the very instant at which its view is added has changed.
  @Test func whatChangesAtOnceHasALine() throws {
    #expect(try shown("scene blank\nview dot x=0\nset dot.x=5").count == 1)
    let list =
      "scene blank\nscroll-view list frame=0,0,9,9 content=9x99 pixels=2\nscroll list to=50.4\n"
    #expect(try shown(list) != shown(list.replacing("pixels=2", with: "pixels=3")))
  }

  /// Digests are no part of the hash of a session, and whether they are made changes nothing else.
  @Test func theHashIsTheSame() throws {
    let script = Script(Array("scene city-guide\ntap on=card\nwait 0.1\n".utf8), file: nil)
    var session = Session()
    let plain = Replay(script, file: nil, in: session).session
    session.recording.shownRecord = ShownRecord()
    let watched = Replay(script, file: nil, in: session).session
    #expect(plain.simulation?.read("hash") == watched.simulation?.read("hash"))
    #expect(plain.simulation?.trace == watched.simulation?.trace)
  }

  /// Rewording a reason or adding an option changes no golden file: they hold neither.
  @Test func goldenFilesHoldNoReasonsAndNoDefaults() throws {
    let lines = try trace("scene city-guide card=2\ntap on=card\nwait 0.1\ntap on=card\n")
    #expect(lines[0] == "traces 2" && lines[1] == "0 scene city-guide card=2")
    #expect(lines.contains("0.1 tap ignored on=card cause=active"))
    #expect(!lines.contains { $0.contains(" -- ") })
    for name in GestureScripts.names {
      let file = "\(GestureScripts.folder)/\(name.dropLast(".pan".count)).trace"
      let text = String(decoding: try ProjectFiles.bytes(of: file), as: UTF8.self)
      #expect(text.hasPrefix("traces 2\n") && !text.contains(" -- "), "\(name)")
    }
  }

  /// The record of a session in progress equals that of its replayed log.
  @Test(arguments: TestRun.sample(GestureScripts.names, oneIn: 24))
  func aRunPlayedAgainShowsTheSame(name: String) throws {
    let example = try Example(name)
    let script = Script(Array(example.text.utf8), file: name, files: example.files)
    guard script.diagnostics.isEmpty,
      !script.statements.contains(where: { $0.command.asksForHistory })
    else { return }
    var session = Session()
    (session.host.files, session.recording.shownRecord) = (example.files, ShownRecord())
    var scenes = 0
    let replay = Replay(script, file: name, in: session) { _, step in
      scenes += step.entries.filter { $0.event.kind == .scene }.count
    }
    guard scenes == 1, let simulation = replay.session.simulation else { return }
    #expect(
      try ShownRecord(of: simulation).digests.lines
        == replay.session.recording.shownRecord?.digests.lines)
  }
}
