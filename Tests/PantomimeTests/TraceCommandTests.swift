import TestSupport
import Foundation
import Testing

/// `pantomime trace` in its formats.
@Suite(.timeLimit, .serialized) struct TraceCommandTests {
  private static let script = """
    scene city-guide
    wait 0.05
    tap on=card
    run

    """

  private func trace(_ arguments: String..., script: String = script) throws -> ProgramRun {
    try ProgramRun(["trace", "-"] + arguments, input: Array(script.utf8))
  }

  @Test func textIsOneEventALine() throws {
    let run = try trace()
    #expect(run.status == 0 && run.errors.isEmpty)
    let starts = [
      "traces 2", "0 scene city-guide", "0.05 touch down place=195,422",
      "0.05 touch up place=195,422", "0.05 gesture failed gesture=card.1",
      "0.05 gesture failed gesture=list", "0.05 gesture recognized gesture=tap-card",
      "0.05 tap on=card",
      "0.05 animator started animator=card.1 fraction=0 progress=0 remaining=0.3",
      "0.35 completed end animator=card.1 completions=1", "0.35 state expanded card=card.1",
    ]
    let shown = run.lines.dropFirst(starts.count)
    #expect(shown.contains { $0.hasPrefix("shown card.1.frame ") })
    #expect(shown.allSatisfy { $0.hasPrefix("shown ") && $0.split(separator: " ").count == 3 })
    #expect(Array(shown) == shown.sorted() && !run.output.contains(" -- "))
    for (line, start) in zip(run.lines, starts) { #expect(line.hasPrefix(start), "\(line)") }
  }

  /// A stage of statements has its first sample once it is built.
  @Test func theFirstSampleIsThatOfTheBuiltStage() throws {
    let folder = try ScriptFolder([
      "a.pan": "view a frame=0,7,10,10\nanimate a.frame.y to=100 duration=0.1 curve=linear\nrun\n",
      "b.pan": "view a frame=0,7,10,10\n",
    ])
    let csv = ["--sample", "a.frame.y", "--rate", "20", "--format", "csv"]
    let run = try ProgramRun(["trace", "a.pan"] + csv, in: folder.url)
    #expect(run.lines.dropFirst() == ["1,0,7", "1,0.05,53.5", "1,0.1,100"], "\(run.output)")
    let still = try ProgramRun(["trace", "b.pan"] + csv, in: folder.url)
    #expect(still.lines.dropFirst() == ["1,0,7"], "\(still.output)")
  }

  /// The zero of a recording's clock makes no difference.
  @Test(arguments: ["0", "12345678.5", "1700000000.5", "1700000000500"])
  func theZeroOfARecordingMakesNoDifference(zero: String) throws {
    let start = try #require(Double(zero))
    let unit = start > 1e12 ? 1000.0 : 1
    func recording(_ start: Double) -> String {
      let steps = [(0.0, "down", 100), (0.1, "move", 150), (0.2, "up", 150)]
      return (unit == 1 ? "" : "# unit: ms\n") + "t,phase,id,x,y\n"
        + steps.map { "\(start + $0.0 * unit),\($0.1),1,100,\($0.2)\n" }.joined()
    }
    let folder = try ScriptFolder([
      "plain.csv": recording(0), "epoch.csv": recording(start),
      "plain.pan": "view a frame=0,0,390,844\ngesture pull pan on=a\ntouches plain.csv\n",
      "epoch.pan": "view a frame=0,0,390,844\ngesture pull pan on=a\ntouches epoch.csv\n",
    ])
    #expect(
      try folder.run("trace", "epoch.pan").output == (try folder.run("trace", "plain.pan").output))
  }

  /// `speed=` is the mean speed in the last 100 ms of movement, however few samples there are.
  @Test(arguments: [200, 800])
  func theLastMomentsHaveTheirSpeed(speed: Double) throws {
    let script =
      "view a frame=0,0,390,844\ntouches \"0 100,100; 150 100,150; 300 up\" speed=\(speed)\n"
    let run = try ProgramRun(
      ["trace", "-", "--touches", "--touches-format", "csv"], input: Array(script.utf8))
    let rows = run.lines.compactMap { line -> (time: Double, y: Double)? in
      let cells = line.split(separator: ",")
      guard cells.count > 4, let time = Double(cells[0]), let y = Double(cells[4]) else {
        return nil
      }
      return (time, y)
    }
    let end = try #require(rows.first { $0.time > 0.14 })
    let start = try #require(rows.first { ($0.time - end.time + 0.1).magnitude < 1e-6 })
    #expect(((end.y - start.y) / 0.1 - speed).magnitude < 0.01, "\(run.output)")
  }

  /// What a file contains and no touch can show is named, whatever the answer is.
  @Test func omittedCommandsAreNamed() throws {
    let stage = "view box frame=0,0,390,844\ngesture pull pan on=box\ntouches q.yaml\n"
    let folder = try ScriptFolder([
      "still.pan": stage, "moved.pan": stage.replacingOccurrences(of: "q.yaml", with: "s.yaml"),
      "q.yaml": "- tapOn: \"Login\"\n- scroll\n- back\n- tapOn: {point: \"100,100\"}\n",
      "s.yaml": "- tapOn: \"Login\"\n- scroll\n- back\n- swipe: {direction: UP}\n",
    ])
    for name in ["still", "moved"] {
      let answer = try folder.shell("\"$P\" --format jsonl <\(name).pan").lines.last ?? ""
      for word in ["tapOn", "scroll", "back"] { #expect(answer.contains(word), "\(answer)") }
      let replay = try folder.run("replay", "--verbose", "\(name).pan")
      #expect(
        replay.output.contains("note: \(name).pan:3:1: touches "), "\(replay.output)")
      #expect(
        replay.output.contains("ignored: tapOn without a point, scroll and back"),
        "\(replay.output)")
    }
  }

  @Test func theSameScriptGivesTheSameBytes() throws {
    let plain = try trace()
    #expect(try trace().output == plain.output)
    #expect(try trace("--rate", "120").output == plain.output)
    let folder = try ScriptFolder(["a.pan": Self.script])
    #expect(try folder.run("trace", "a.pan").output == plain.output)
    let sampled = try trace("--sample", "time", "--rate", "240").lines
    #expect(sampled.filter { !$0.contains(" sample ") } == plain.lines)
  }

  @Test func linesOfJSON() throws {
    let run = try trace(
      "--format", "jsonl", "--sample", "card.frame", "state", "card.initial-frame")
    #expect(run.status == 0)
    let objects = try run.lines.map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
    #expect(
      objects.allSatisfy { $0["v"] as? Int == 2 && ($0["t"] is NSNumber || $0["hash"] is String) })
    // A line for each, but for the header.
    let plain = try trace().lines
    let lines = objects.filter { $0["event"] != nil || $0["shown"] != nil }
    #expect(lines.count == plain.count - 1)
    let samples = objects.compactMap { $0["sample"] as? [String: Any] }
    // Frames 0 to 21 of 60 Hz, the last at 0.35 s.
    #expect(samples.count == 22)
    #expect(samples.allSatisfy { ($0["card.frame"] as? [Double])?.count == 4 })
    #expect(samples.first?["card.initial-frame"] is NSNull)
    #expect(samples.last?["card.initial-frame"] as? [Double] == [275, 247, 250, 350])
    #expect(samples.last?["state"] as? String == "expanded")
    let times = objects.compactMap { $0["t"] as? Double }
    #expect(times == times.sorted())
  }

  @Test(arguments: [10, 60, 100])
  func aTableHasARowForEveryFrame(rate: Int) throws {
    let run = try trace(
      "--format", "csv", "--rate", "\(rate)", "--sample", "card.frame.y", "card.initial-frame")
    // Before the tap no frame is saved: the columns are there all the same.
    let saved = ["x", "y", "width", "height"].map { "card.initial-frame.\($0)" }
    #expect(run.lines.first == (["scene", "t", "card.frame.y"] + saved).joined(separator: ","))
    #expect(run.lines.dropFirst().first == "1,0,247,,,,")
    #expect(run.lines.last?.hasSuffix(",275,247,250,350") == true)
    let rows = run.lines.map { $0.split(separator: ",", omittingEmptySubsequences: false) }
    #expect(rows.allSatisfy { $0.count == 7 })
    let times = rows.dropFirst().compactMap { Double($0[1]) }.map { Int64(($0 * 1e9).rounded()) }
    let frames = (0...Int64(rate)).map { $0 * 1_000_000_000 / Int64(rate) }
    // And the end, which at 0.35 s is on a frame of some rates only.
    #expect(times == frames.filter { $0 < 350_000_000 } + [350_000_000])
  }

  @Test func aTableOfEvents() throws {
    let run = try trace("--format", "csv")
    #expect(run.lines.first == "scene,t,event,fields,why")
    #expect(run.lines.contains { $0.hasPrefix("1,0.05,tap,on=card,") })
    #expect(run.lines.contains { $0.hasPrefix(",,shown,card.1.frame=") })
    #expect(try run.lines.count == trace().lines.count)
  }

  private static let twoScenes = """
    scene city-guide
    tap on=card
    wait 0.02
    scene city-guide
    wait 0.01
    set zero-velocity=nearest

    """

  /// Every scene begins at 0 again, so that a row without its number says little.
  @Test func aTableNumbersTheScenes() throws {
    let samples = try trace("--format", "csv", "--sample", "time", script: Self.twoScenes)
    #expect(
      samples.lines == [
        "scene,t,time", "1,0,0", "1,0.016666666,0.016667", "1,0.02,0.02", "2,0,0", "2,0.01,0.01",
      ])
    let events = try trace("--format", "csv", script: Self.twoScenes).lines
      .filter { !$0.hasPrefix(",,shown") }
    let scenes: [Substring] = events.dropFirst().map { $0.prefix(2) }
    #expect(scenes == scenes.sorted())
    #expect(events.last?.hasPrefix("2,0.01,set") == true)
  }

  /// The samples of a scene come after its start and before the next one, in every format.
  @Test(arguments: ["text", "jsonl"])
  func samplesStayWithTheirScene(format: String) throws {
    let lines = try trace("--format", format, "--sample", "time", script: Self.twoScenes).lines
    let kinds = lines.compactMap { line in
      line.contains("sample") ? "sample" : line.contains("scene ") ? "scene" : nil
    }
    #expect(
      kinds == ["scene", "sample", "sample", "sample", "scene", "sample", "sample"], "\(lines)")
  }

  /// How things stand at the end is sampled, also where the last statement changes them at an instant
  /// that has been sampled already.
  @Test func theLastSampleIsTheFinalState() throws {
    let script = "scene city-guide\npan began\nwait 3f\npan changed dy=-60\n"
    let lines = try trace("--format", "csv", "--sample", "fraction", script: script).lines
    #expect(
      lines == [
        "scene,t,fraction", "1,0,0", "1,0.016666666,0", "1,0.033333333,0", "1,0.05,0.242915",
      ])
    // A value that hasn't changed since the last frame isn't repeated.
    let still = try trace(
      "--format", "csv", "--sample", "time", script: "scene city-guide\nwait 2f\nshow\n")
    #expect(still.lines.count == 4)
  }

  /// A sample shows the state after everything at its instant, which has only one sample, in every
  /// format: the value that `show` prints there.
  @Test(arguments: [
    (
      "text",
      [
        "0 sample box.frame.x=10", "0.05 sample box.frame.x=60", "0.1 sample box.frame.x=80",
      ]
    ),
    ("csv", ["1,0,10", "1,0.05,60", "1,0.1,80"]),
    (
      "jsonl",
      [
        #"{"v":2,"t":0,"sample":{"box.frame.x":10}}"#,
        #"{"v":2,"t":0.05,"sample":{"box.frame.x":60}}"#,
        #"{"v":2,"t":0.1,"sample":{"box.frame.x":80}}"#,
      ]
    ),
  ])
  func thereIsOneSamplePerInstant(format: String, samples: [String]) throws {
    let script = """
      view box frame=0,0,100,100
      set box.frame.x=10
      at 0.05 set box.frame.x=50; set box.frame.x=60
      wait 0.05
      set box.frame.x=70
      undo
      set box.frame.x=80

      """
    let run = try trace(
      "--format", format, "--sample", "box.frame.x", "--rate", "20", script: script)
    let lines = run.lines
    #expect(lines.filter { $0.contains("sample") || $0.hasPrefix("1,") } == samples, "\(lines)")
    guard format != "csv" else { return }
    // Events at the instant of a sample precede it.
    let place = try #require(lines.lastIndex(of: samples[1]))
    let before = lines[..<place].filter { $0.contains("0.05") && $0.contains("value set") }
    #expect(before.count == 2)
  }

  /// Every line of touches as JSON lines is JSON, and the same touches are read from them.
  @Test func touchesAreJSON() throws {
    let script =
      "scene city-guide\ndrag on=card by=0,-120 over=0.2\nwait 0\ntap on=card\ntap on=card\n"
    let folder = try ScriptFolder(["a.pan": script])
    let text = try folder.run("trace", "a.pan", "--touches").output
    #expect(text.contains(#""separate":true"#))
    for line in text.split(separator: "\n") {
      #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(line.utf8)) }
    }
    try folder.add("again.jsonl", Array(text.utf8))
    try folder.add("again.pan", Array("scene city-guide\ntouches again.jsonl\n".utf8))
    let again = try folder.run("trace", "again.pan").lines
    #expect(
      again.filter { $0.contains(" touch ") }
        == (try folder.run("trace", "a.pan").lines.filter { $0.contains(" touch ") }))
  }

  /// `--sample` takes several paths, but not the script that follows them.
  @Test func theScriptMayComeLast() throws {
    let folder = try ScriptFolder(["a.pan": Self.script, "script": Self.script])
    let wanted = try folder.run("trace", "a.pan", "--sample", "fraction", "state").output
    for arguments in [
      ["--sample", "fraction", "state", "a.pan"], ["--sample", "fraction", "state", "--", "a.pan"],
      ["--sample", "fraction", "state", "script"], ["--sample", "a.pan", "fraction", "state"],
      ["--sample", "fraction", "state", "./a.pan", "--format", "text"],
      ["--sample", "fraction", "--sample", "state", "a.pan"],
    ] {
      let run = try ProgramRun(["trace"] + arguments, in: folder.url)
      #expect(run.output == wanted, "\(arguments) \(run.errors)")
    }
    let piped = try ProgramRun(
      ["trace", "--sample", "fraction", "state", "-"], input: Array(Self.script.utf8))
    #expect(piped.output == wanted)
    for (arguments, message) in [
      (["--sample", "fraction"], "Error: Missing expected argument '<script>'"),
      (["--sample", "a.pan"], "Error: Missing value for '--sample"),
      (["--sample", "a.pan", "fraction", "b.pan"], "pantomime: 'b.pan' cannot be read"),
    ] {
      let run = try ProgramRun(["trace"] + arguments, in: folder.url)
      #expect(run.status == 2 && run.output.isEmpty)
      #expect(run.errors.hasPrefix(message), "\(run.errors)")
    }
  }

  @Test func theTraceComesEvenIfTheScriptFails() throws {
    let run = try trace(script: Self.script + "expect state collapsed\n")
    #expect(run.status == 1)
    #expect(try run.output == trace().output)
    #expect(run.errors.contains("<stdin>:5:1: expect state collapsed"))
  }

  @Test(
    arguments: TestRun.sample(
      [
        (["--sample", "card.frme"], "Error: 'city-guide' has no path 'card.frme'; did you mean"),
        (["--rate", "0"], "Error: --rate must be 1 to 1000 frames per second"),
        (["--rate", "fast"], "Error: The value 'fast' is invalid"),
        (["--format", "xml"], "Error: The value 'xml' is invalid"),
        (["extra"], "Error: Unexpected"),
      ] as [([String], String)], oneIn: 2))
  func wrongUsageIsToldOnStandardError(arguments: [String], message: String) throws {
    let run = try ProgramRun(["trace", "-"] + arguments, input: Array(Self.script.utf8))
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix(message), "\(run.errors)")
  }

  @Test func whatCannotBeReadIsToldOnStandardError() throws {
    let folder = try ScriptFolder(["broken.pan": ScriptFolder.broken, "empty.pan": ""])
    for (path, message) in [
      ("nope.pan", "pantomime: 'nope.pan' cannot be read: No such file or directory\n"),
      (".", "pantomime: '.' cannot be read: Is a directory\n"),
      ("broken.pan", "broken.pan:1:7: error: unknown scene 'city-gide'\n"),
      ("empty.pan", "pantomime: 'empty.pan' has nothing to run\n"),
    ] {
      let run = try folder.run("trace", path)
      #expect(run.status == 2 && run.output.isEmpty)
      #expect(run.errors.hasPrefix(message), "\(run.errors)")
    }
  }
}

/// The touches of a run, written and played again.
@Suite(.timeLimit, .serialized) struct TraceTouchesTests {
  private static let sheet =
    "scene blank\nview sheet frame=0,0,390,844\ngesture sheet pan on=sheet\n"

  @Test(arguments: ["jsonl", "csv"])
  func theyGiveTheSameRunAgain(format: String) throws {
    let script = Self.sheet + "drag by=30,-200 jitter=2ms\nflick left\n"
    let first = try ProgramRun(["trace", "-"], input: Array(script.utf8))
    let written = try ProgramRun(
      ["trace", "-", "--touches", "--touches-format", format], input: Array(script.utf8))
    #expect(first.status == 0 && written.status == 0 && written.errors.isEmpty)
    // A file that a script names is beside the script.
    let folder = try ScriptFolder([
      "a/run.rec": written.output, "a/b.pan": Self.sheet + "touches run.rec\n",
    ])
    #expect(try folder.run("trace", "a/b.pan").output == first.output)
    #expect(try folder.run("check", "a/b.pan").status == 0)
  }

  @Test func asAStatementTheyGiveTheSameRunAgain() throws {
    let script = Self.sheet + "drag by=30,-200 jitter=2ms\nflick left\n"
    let first = try ProgramRun(["trace", "-"], input: Array(script.utf8))
    let written = try ProgramRun(
      ["trace", "-", "--touches", "--touches-format", "statement"], input: Array(script.utf8))
    let again = try ProgramRun(
      ["trace", "-"], input: Array((Self.sheet + written.output).utf8))
    #expect(first.status == 0 && again.output == first.output)
  }

  /// A recording without touches can't be read, so none is written.
  @Test(arguments: ["jsonl", "csv", "statement"])
  func noTouchesAreNotWritten(format: String) throws {
    for (script, note) in [
      ("scene city-guide\nwait 1\n", "note: no touches; nothing is written\n"),
      (
        "scene city-guide\ntap on=card\nscene city-guide\npan began\npan ended\n",
        "note: no touches since the last `scene`; nothing is written\n"
      ),
    ] {
      let run = try ProgramRun(
        ["trace", "-", "--touches", "--touches-format", format], input: Array(script.utf8))
      #expect(run.status == 0 && run.output.isEmpty && run.errors == note, "\(run.errors)")
    }
  }

  @Test func aWrongRecordingIsFoundByCheck() throws {
    let folder = try ScriptFolder([
      "run.rec": "t,phase,x,y\n0,down,1\n", "b.pan": Self.sheet + "touches run.rec\n",
    ])
    let run = try folder.run("check", "b.pan")
    #expect(run.status == 2)
    #expect(run.errors.contains("b.pan:4:9: error: run.rec:2: the row has 3 values, not 4"))
  }
}
