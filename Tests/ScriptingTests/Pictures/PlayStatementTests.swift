import PantomimeKit
import PantomimeReporting
import PantomimeScripting
import ScriptingSupport
import TestSupport
import Testing

/// `play` and `live`, as far as they need no terminal.
@Suite(.timeLimit) struct PlayStatementTests {
  private func strip(_ line: String, after lines: [String]) throws -> MovingStrip {
    var session = Session()
    session.host.hasScreen = true
    let play = try Play(in: session, ["scene city-guide"] + lines + [line])
    guard case .screen(.play(let strip))? = play.steps.last?.response else { throw Play.NoText() }
    return strip
  }

  /// The frames are those of a screen of 30 Hz at the speed, from the touch-down to rest.
  @Test(arguments: [(1.0, ""), (0.25, " speed=0.25"), (2.0, " speed=200%")])
  func theFramesAreEven(speed: Double, option: String) throws {
    let strip = try strip("play" + option, after: ["wait 0.5", "drag on=card by=0,-150"])
    let (first, last) = (strip.frames[0], strip.frames[strip.frames.count - 1])
    #expect(first.now == Instant(seconds: 0.5))
    #expect(last.nextDeadline == nil && last.state == "expanded")
    let seconds = last.now.seconds(since: first.now) / speed
    #expect((strip.interval * Double(strip.frames.count - 1) - seconds).magnitude < 1e-9)
    #expect(strip.interval <= 1 / 30.0 && strip.interval > 1 / 34.0)
  }

  @Test func theTimeRangeIsKept() throws {
    let strip = try strip("play from=0.1 to=0.2", after: ["drag on=card by=0,-150"])
    #expect(strip.frames.first?.now == Instant(seconds: 0.1))
    #expect(strip.frames.last?.now == Instant(seconds: 0.2))
  }

  /// A picture fits its cells, and its curve ends at the value that its text states.
  @Test(arguments: [(80, 24), (120, 50), (30, 10), (1, 1), (0, 0)])
  func everyFrameFits(columns: Int, rows: Int) throws {
    let strip = try strip("play", after: ["drag on=card by=0,-150"])
    for index in strip.frames.indices {
      let drawing = strip.drawing(of: index, columns: columns, rows: rows)
      let lines = CellRenderer.text(drawing, style: .plain).split(
        separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count <= rows + 1 && lines.allSatisfy { $0.count <= columns })
      guard columns >= 80 else { continue }
      let progress = strip.frames[index].read("progress")?.numbers.first ?? 0
      #expect(lines.contains { $0.contains("progress \(Numerals.text(progress, decimals: 3))") })
    }
    let beyond = strip.drawing(of: strip.frames.count, columns: columns, rows: rows)
    #expect(beyond.marks.isEmpty)
  }

  @Test(arguments: [
    ("play speed=▸0◂", "a speed cannot be '0'"), ("play speed=▸101◂", "a speed cannot be '101'"),
    ("▸play◂ from=0.3 to=0.1", "the range ends before it starts"),
    ("▸play◂ from=9", "nothing moves in this time"),
    ("▸live◂", "this needs a terminal, and only the prompt has one"),
  ])
  func isRefusedWithItsPlace(line: String, message: String) throws {
    let marked = Marked(line)
    var session = Session()
    session.host.hasScreen = !line.contains("live")
    let error = try #require(throws: ScriptError.self) {
      try Play(in: session, ["scene city-guide", "drag on=card by=0,-150", marked.text])
    }
    #expect(error.message == message && error.span == marked.span && !error.hint.isEmpty)
  }

  /// A file that is used, such as the journal of an earlier session, opens no view.
  @Test func aUsedFileOpensNoView() throws {
    var session = Session()
    session.host.hasScreen = true
    session.host.files = FileAccess { _ in .success(Array("scene city-guide\nlive\n".utf8)) }
      .with(FileWriting { _, _, _ in nil })
    #expect(try session.answer(line: "use a.pan", style: .plain).screen == nil)
    #expect(try session.answer(line: "live", style: .plain).screen != nil)
  }

  /// They only look: no step, and the last statement stays the last.
  @Test(arguments: ["play", "live"]) func theyAreNoSteps(verb: String) throws {
    var session = Session()
    session.host.hasScreen = true
    let play = try Play(
      in: session, ["scene city-guide", "drag on=card by=0,-150", verb])
    #expect(play.session.history?.count == 2)
  }
}
