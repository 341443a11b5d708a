import ScriptingSupport
import TestSupport
import PantomimeKit
import PantomimeReporting
import PantomimeScenes
import PantomimeScripting
import Testing

/// Who is at work when.
@Suite(.timeLimit) struct TimelineTests {
  private func words(_ lines: [String], _ timeline: String = "timeline from=0") throws -> [String] {
    try Play(lines + [timeline + " as=text"]).text.split(separator: "\n").map { String($0) }
  }

  /// A timer has a bar from when it is set until it fires, to the nanosecond.
  @Test func timersHaveBars() throws {
    let lines = [
      "scene blank", "view a x=0", "timer hint after=0.5", "wait 0.2", "timer later after=1.25",
      "timer hint after=1", "wait 0.1",
    ]
    let told = try words(lines)
    #expect(
      told.contains("timer hint: waiting, fired from 0 to 0.5 s, waiting, fired from 0.2 to 1.2 s"),
      "\(told)")
    #expect(told.contains("timer later: waiting, fired from 0.2 to 1.45 s"), "\(told)")
    // A part of the time shows a part of the bars, and what is still to come is waiting.
    let part = try words(lines, "timeline from=0.3 to=0.4")
    #expect(part.contains { $0.hasPrefix("timer later: waiting from 0.3 to 0.4 s") }, "\(part)")
  }

  /// An animator is delayed until its start, and at no other time, however long its run lasts.
  @Test(arguments: [
    (["start"], "running from 0 to 1 s"),
    (["start", "pause", "continue factor=2"], "running from 0 to 2 s"),
    (["start after=0.5"], "delayed from 0 to 0.5 s, running from 0.5 to 1.5 s"),
    (["start after=2"], "delayed from 0 to 2 s, running from 2 to 3 s"),
  ])
  func onlyADelayedStartIsDelayed(lines: [String], bar: String) throws {
    let text = try words(
      [
        "scene blank", "view a frame=0,0,100,100", "animator m duration=1 curve=linear",
        "animate a.frame.x to=100 on=m",
      ] + lines + ["run"])
    #expect(text.contains("m: \(bar)"), "\(text)")
  }

  /// One that is called off ends there.
  @Test func whatIsCancelledEndsThere() throws {
    var session = Session()
    session.begin(
      try Simulation(Alarm.self, options: SceneOptions(Alarm.options)))
    for line in ["tap on=bell", "wait 0.25", "tap on=bell", "wait 1"] {
      _ = try session.execute(try #require(try Statement(line)))
    }
    let step = try session.execute(try #require(try Statement("timeline from=0 as=text")))
    guard case .text(let text) = step.response else { return #expect(Bool(false)) }
    #expect(text.contains("timer bell: waiting, cancelled from 0 to 0.25 s"), "\(text)")
    #expect(text.contains("timer beat: ticking, cancelled from 0 to 0.25 s"), "\(text)")
  }

  /// A tap sets a timer and a display link, the next one calls them off.
  private struct Alarm: TransitionScene {
    static let name = "alarm"
    static let states: [String] = []
    static let summary = "Sets what waits, and calls it off."
    static let options: [SceneOption] = []
    private var timers: [TimerID] = []
    var state: String { timers.isEmpty ? "quiet" : "set" }
    var tappable: [String] { ["bell"] }

    init(_ options: SceneOptions, on stage: inout Stage) throws(OptionError) {
      _ = stage.addView("bell")
    }

    mutating func tap(_ view: String, on stage: inout Stage) throws(Misuse) {
      if timers.isEmpty {
        timers = [stage.startTimer("bell", after: 1), stage.startDisplayLink("beat")]
      } else {
        for timer in timers { stage.cancel(timer) }
        timers = []
      }
    }
  }

  /// Recognizers go from one state to the next, and only those that a finger is about are shown.
  @Test func recognizersGoThroughTheirStates() throws {
    let told = try words(["scene city-guide", "drag on=card by=0,-150"])
    let gesture = try #require(told.first { $0.hasPrefix("gesture card.1: ") })
    #expect(gesture.hasPrefix("gesture card.1: possible from 0 to 0.0333 s, began from 0.0333 to"))
    #expect(gesture.contains("changed from") && gesture.hasSuffix("to 0.3 s"), "\(gesture)")
    #expect(!told.contains { $0.hasPrefix("gesture card.0: ") })
    // The animator takes over at the instant at which the finger lets go.
    #expect(
      told.contains { $0.hasPrefix("card.1: paused from 0.0333 to 0.3 s, running from 0.3 to") })
  }

  /// In a fresh scene, no axis shows a time before the start.
  @Test(arguments: ["timeline", "plot time"]) func noTimeIsNegative(line: String) throws {
    var session = try Play("scene city-guide").session
    let statement = try #require(try Statement(line))
    guard case .picture(let picture) = try session.execute(statement).response else {
      Issue.record("no picture")
      return
    }
    let drawing = picture.drawing(columns: 80)
    let ticks = drawing.marks.compactMap { mark -> String? in
      guard case .text(let text, _, .middle) = mark.shape else { return nil }
      return text
    }
    #expect(!ticks.isEmpty && !ticks.contains { $0.hasPrefix("-") }, "\(ticks)")
  }

  /// The line of a decision doesn't run through the label of another event.
  @Test(arguments: [60, 80, 100, 120, 160]) func labelsAreNotStruckThrough(columns: Int) throws {
    var session = try Play([
      "scene city-guide", "tap on=card", "wait 0.1", "drag on=card by=30,-100 over=0.2", "run",
      "tap on=close", "wait 0.15", "pan began", "pan changed dy=-50", "pan cancelled", "run",
    ]).session
    let statement = try #require(try Statement("timeline from=0"))
    guard case .picture(let picture) = try session.execute(statement).response else {
      Issue.record("no picture")
      return
    }
    let marks = picture.drawing(columns: columns).marks
    let lines = marks.compactMap { mark -> (x: Double, top: Double, bottom: Double)? in
      guard mark.ink.role == .decision, case .line(let points) = mark.shape,
        let start = points.first, let end = points.last
      else { return nil }
      return (start.x, start.y, end.y)
    }
    #expect(lines.count > 1)
    for mark in marks where mark.ink.role == .caption {
      guard case .text(let text, let place, .start) = mark.shape else { continue }
      let end = place.x + Double(Printable.width(text)) * Drawing.cell.width
      let crossing = lines.first { line in
        line.x > place.x && line.x < end && line.top < place.y + Drawing.cell.height - 0.01
          && line.bottom > place.y + 0.01
      }
      #expect(crossing == nil, "\(text) at \(columns)")
    }
  }
}
