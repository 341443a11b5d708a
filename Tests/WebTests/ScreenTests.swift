import Foundation
import PantomimeWeb
import TestSupport
import Testing

/// The page's view: the finger on a copy, the screen at any instant, and curves.
@Suite(.timeLimit) struct ScreenTests {
  private static let touches: [(ms: Int, x: Double, y: Double)] = [
    (0, 195, 640), (16, 195, 628), (33, 195.5, 601), (50, 196, 570), (66, 196, 541),
  ]

  /// The finger's copy shows what its statements show, and leaves the session alone.
  @Test func theFingerIsThatOfItsStatements() throws {
    var module = WebModule()
    try module.run("scene city-guide")
    let before = try module.hash
    var typed = WebModule()
    try typed.run("scene city-guide")
    for (number, touch) in Self.touches.enumerated() {
      let seen =
        number == 0
        ? try module.object(.fingerDown, touch.x, touch.y, 0.5)
        : try module.object(.fingerMove, touch.x, touch.y, touch.ms)
      let time = 0.5 + Double(touch.ms) / 1_000
      let phase = number == 0 ? "down" : "move"
      try typed.run("at \(time) touch \(phase) x=\(touch.x) y=\(touch.y)")
      let shown = try typed.object(.look, time)
      #expect(
        NSArray(array: seen.list("views", of: Any.self))
          == NSArray(array: shown.list("views", of: Any.self)))
      #expect(abs(seen.number("t") - time) < 1e-9)
    }
    _ = try module.object(.fingerUp)
    #expect(try module.hash == before)
  }

  /// Looking back, and in any order, shows what looking forward showed.
  @Test func thePastIsWhatItWas() throws {
    var module = WebModule()
    try module.run("scene city-guide", "drag on=card by=0,-120", "run", "tap on=card", "run")
    let end = try module.object(.look, 1e6).number("t")
    #expect(end > 0.4)
    let instants = (0...60).map { end * Double($0) / 60 }
    let forward = try instants.map { try module.call(.look, $0) as? NSDictionary }
    var generator = SplitMix64(seed: 3)
    for index in instants.indices.shuffled(using: &generator) {
      #expect(try module.call(.look, instants[index]) as? NSDictionary == forward[index])
    }
  }

  /// Copies that were kept before a line show nothing that the line has taken back.
  @Test func thePastIsKeptOnlyWhileItIsThePast() throws {
    var looking = WebModule()
    var lines: [String] = []
    for line in [
      "scene city-guide", "drag on=card by=0,-120", "run", "tap on=card", "wait 0.1",
      "undo until 0.2", "wait 0.1", "drag on=card by=0,80", "run", "undo 2", "tap on=card", "run",
      "fork other", "undo 3", "flick up on=card", "again by=0,-40", "switch main", "redo",
      "set rule=half", "drag on=card by=0,-150", "reset", "tap on=card", "run",
    ] {
      // Statements that can't be executed are refused in both modules.
      let isRefused = (try? looking.run(line)) == nil
      if !isRefused { lines.append(line) }
      let goesBack = ["undo", "redo", "switch", "reset", "fork"].contains { line.hasPrefix($0) }
      guard goesBack || TestRun.isLong else { continue }
      var fresh = WebModule()
      for line in lines { try fresh.run(line) }
      for time in [0.05, 0.15, 0.35, 0.7, 1e6] {
        #expect(
          try looking.call(.look, time) as? NSDictionary == fresh.call(.look, time)
            as? NSDictionary,
          "\(line), at \(time)")
      }
    }
    #expect(lines.count > 15)
  }

  /// While a finger is down and afterward, the page knows which recognizers have begun.
  @Test(arguments: [
    ("city-guide", [["card.1", "card.1"]]), ("detents", [["list", "list"], ["sheet", "sheet"]]),
  ])
  func whatWins(_ scene: String, _ winners: [[String]]) throws {
    var module = WebModule()
    try module.run("scene \(scene)")
    #expect(try module.object(.fingerDown, 195, 500, 0).list("won") == [[String]]())
    for step in 1...3 {
      let seen = try module.object(.fingerMove, 195, 500 - 20 * step, 16 * step)
      #expect(seen.list("won") == winners)
    }
    _ = try module.object(.fingerUp)
    try module.run("touches \"0 195,500; 16 195,480; 32 195,460; 64 up\"")
    let flags = try module.object(.course, 0, 20).list("flags", of: [String: Any].self)
    #expect(flags.map { $0.list("won", of: String.self) }.filter { !$0.isEmpty } == winners)
  }

  /// While a finger is down, the page knows to which end a release leads; there is a threshold only if
  /// the position decides.
  @Test(arguments: ["scene", "half"]) func theEndThatAReleaseLeadsTo(rule: String) throws {
    for back in [0, 40] {
      var module = WebModule()
      try module.run("set rule=\(rule); scene city-guide")
      _ = try module.object(.fingerDown, 195, 480, 0)
      let places =
        (1...10).map { 480 - 10 * $0 } + stride(from: 0, to: back, by: 10).map { 390 + $0 }
      for (number, y) in places.enumerated() {
        _ = try module.object(.fingerMove, 195, y, 16 * (number + 1))
      }
      let lift = 16 * places.count + 8
      var aims: [String: Any] = [:]
      for _ in 0..<20 { aims = try module.object(.aims, lift) }
      #expect((aims["threshold"] != nil) == (rule == "half"))
      let now = try #require(aims["now"] as? Int)
      let ends = aims.list("ends", of: [String: Any].self).map { $0.text("state") }
      _ = try module.object(.fingerUp)
      let samples = places.enumerated().map { "\(16 * ($0 + 1)) 195,\($1)" }.joined(separator: "; ")
      try module.run("touches \"0 195,480; \(samples); \(lift) up\"", "run")
      #expect(try module.object(.look, 1e6).text("state") == ends[now], "\(rule), \(back) back")
    }
  }

  /// The curve is that of what the last gesture has moved.
  @Test(arguments: [
    (["scene pokedex-list", "flick up on=list"], "list.offset"),
    (["scene city-guide", "drag on=card by=0,-100"], "progress"),
    (["scene shift-shape", "tap x=195 y=815"], "old.x"),
    (["scene detents", "drag x=195 y=600 by=0,-200"], "sheet.frame.y"),
    (["scene peek-cube", "drag x=195 y=420 by=-130,0"], "pager.offset"),
  ])
  func theCurveIsOfWhatMoves(lines: [String], path: String) throws {
    var module = WebModule()
    for line in lines { try module.run(line) }
    #expect(try module.object(.course, 0, 60).text("path") == path)
  }

  /// The screen in the past is that of a session that has not gone further.
  @Test func thePastIsThatOfAShorterSession() throws {
    var module = WebModule()
    try module.run("scene city-guide", "drag on=card by=0,-120 over=0.4", "run")
    for time in [0.0, 0.1, 0.25, 0.4, 0.45, 0.55] {
      let views = try module.object(.look, time).list("views", of: Any.self)
      var shorter = module
      try shorter.run("undo until \(time)")
      let expected = try shorter.object(.look, time).list("views", of: Any.self)
      #expect(NSArray(array: views) == NSArray(array: expected), "at \(time)")
    }
  }

  /// The content of every view arrives once, before or with the first frame that names it.
  @Test(arguments: ["city-guide", "pokedex-list"]) func contentsAreSentOnce(scene: String) throws {
    var module = WebModule()
    try module.run("scene \(scene)", "flick up x=195 y=480", "run")
    var sent: [Double] = []
    for step in 0...40 {
      let frame = try module.object(.look, Double(step) / 20)
      let new = frame.list("contents", of: [Any].self).compactMap { $0.first as? Double }
      #expect(Set(new).isDisjoint(with: sent) && Set(new).count == new.count)
      sent += new
      let named = frame.list("views", of: [Any].self).compactMap { $0.last as? Double }
      #expect(!named.isEmpty && Set(named).isSubset(of: sent))
    }
    #expect(try module.object(.look, 0.5).list("contents", of: Any.self).isEmpty)
  }

  @Test func aDraggedListIsNamedWithItsDistance() throws {
    var module = WebModule()
    try module.run("scene pokedex-list")
    _ = try module.object(.fingerDown, 195, 500, 0)
    var seen: [String: Any] = [:]
    for step in 1...5 { seen = try module.object(.fingerMove, 195, 500 - 20 * step, 16 * step) }
    #expect(seen.text("outcome") == "list dragged 100 pt up")
  }

  /// A brief move leaves its answer to the next call, which then equals that of a move that isn't brief.
  @Test func theAnswerOfABriefMoveComesLater() throws {
    let places = (1...6).map { (y: 480 - 20 * $0, ms: 16 * $0) }
    var (whole, brief) = (WebModule(), WebModule())
    try whole.run("scene city-guide")
    try brief.run("scene city-guide")
    _ = try whole.object(.fingerDown, 195, 480, 0)
    _ = try brief.object(.fingerDown, 195, 480, 0)
    for (y, ms) in places {
      let seen = try whole.object(.fingerMove, 195, y, ms)
      let moved = try brief.object(.fingerMove, 195, y, ms, 1)
      #expect(moved.text("state") == seen.text("state"))
      let words = try brief.object(.fingerWords)
      #expect(words.text("outcome") == seen.text("outcome"))
      #expect(words.text("because") == seen.text("because"))
    }
    #expect(try brief.object(.fingerWords).text("outcome").contains("held at"))
  }

  /// Each run has the state and the value at its end, so that the chart can name where it leads.
  @Test func theEndsOfRuns() throws {
    var module = WebModule()
    try module.run("scene city-guide", "flick up on=card; run", "flick down on=card; run")
    let course = try module.object(.course, 0, 50)
    let ends = course.list("ends", of: [Any].self)
    #expect(ends.map { $0[0] as? String } == ["expanded", "collapsed"])
    #expect(ends.count == course.list("runs", of: Double.self).count)
  }

  @Test func theCourseHasTheValuesOfItsPath() throws {
    var module = WebModule()
    try module.run("scene city-guide", "drag on=card by=0,-120 over=0.4")
    let course = try module.object(.course, 0, 50)
    #expect(course.text("path") == "progress")
    let (times, values) = (course.list("t", of: Double.self), course.list("value", of: Double.self))
    #expect(times.count == values.count)
    #expect(times == times.sorted())
    for index in stride(from: 0, to: times.count, by: 7) {
      var shorter = module
      if times[index] < 0.4 {
        try shorter.run("undo until \(times[index])")
      } else {
        try shorter.run("at \(times[index])")
      }
      let shown = try shorter.shown("progress").split(separator: " ").last.flatMap {
        Double($0.trimmingCharacters(in: .whitespacesAndNewlines))
      }
      #expect(abs((shown ?? .nan) - values[index]) < 1e-4, "at \(times[index])")
    }
    let flags: [[String: Any]] = course.list("flags")
    #expect(flags.contains { $0.text("kind") == "decision" && $0.number("t") == 0.4 })
  }

  /// The plane has the outcome at the lift-off that the rules' table has.
  @Test func thePlaneAgreesWithTheRules() throws {
    var module = WebModule()
    for line in ["drag on=card by=0,-60", "drag on=card by=0,-220 over=0.5 hold=0.2"] {
      try module.run("scene city-guide", line)
      let plane = try module.object(.plane)
      let rules: [[String: Any]] = try module.object(.rules).list("rows")
      let present = rules.first { $0["isPresent"] as? Bool == true }
      let outcome = plane.object("own").text("outcome")
      #expect(
        outcome.contains(present?.text("outcome") ?? "nothing") || outcome.hasPrefix("expand"))
      let own = try module.object(.decide, plane.number("way"), plane.number("velocity"))
      #expect(own.text("outcome") == outcome)
    }
  }
}
