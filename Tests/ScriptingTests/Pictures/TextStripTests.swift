import ScriptingSupport
import TestSupport
import PantomimeKit
import PantomimeReporting
import PantomimeScripting
import Testing

/// A strip on a terminal draws each view at the value of its path.
@Suite(.timeLimit) struct TextStripTests {
  /// The dots of a text, by row and column of dots, without its title and captions.
  private func dots(_ text: String) -> Set<[Int]> {
    var dots: Set<[Int]> = []
    for (row, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      for (column, scalar) in line.unicodeScalars.enumerated()
      where (0x2800...0x28FF).contains(scalar.value) {
        let places: [UInt32] = [0x01, 0x08, 0x02, 0x10, 0x04, 0x20, 0x40, 0x80]
        for bit in 0..<8 where scalar.value & places[bit] != 0 {
          dots.insert([column * 2 + bit % 2, row * 4 + bit / 2])
        }
      }
    }
    return dots
  }

  /// A strip of one frame, and the frame of the view in it.
  private func strip(
    of frame: [Double], columns: Int
  ) throws -> (text: String, frame: [Double])? {
    let numbers = frame.map { Numerals.text($0) }.joined(separator: ",")
    var session = try Play("scene blank", "view a frame=\(numbers)").session
    let statement = try #require(try Statement("strip n=1"))
    guard case .picture(let picture) = try session.execute(statement).response else { return nil }
    let style = Style(hasColor: false, isUnicode: true, columns: columns)
    let shown = try #require(session.simulation?.read("a.frame")).numbers
    return (picture.text(style: style), shown)
  }

  /// The sides of a frame as they are drawn, in dots from the screen's top left corner, and the
  /// number of dots in a point.
  private func sides(of frame: [Double], in text: String) -> (found: [Int?], scale: Double) {
    let drawn = dots(text)
    // The screen's edge is the outermost line, and gives the scale.
    let (x, y) = (drawn.map { $0[0] }, drawn.map { $0[1] })
    let (left, right, top, bottom) = (x.min() ?? 0, x.max() ?? 0, y.min() ?? 0, y.max() ?? 0)
    let scale = Double(right - left) / 390
    #expect((Double(bottom - top) / 844 - scale).magnitude * 844 <= 3, "\(text)")
    /// Whether most of a side's dots are there.
    func isSide(_ dots: [[Int]]) -> Bool {
      Double(dots.filter { drawn.contains($0) }.count) > Double(dots.count) * 0.6
    }
    let across = left + Int(frame[0] * scale)...left + Int((frame[0] + frame[2]) * scale)
    let down = top + Int(frame[1] * scale)...top + Int((frame[1] + frame[3]) * scale)
    let columns = (left + 1..<right).filter { column in isSide(down.map { [column, $0] }) }
    let rows = (top + 1..<bottom).filter { row in isSide(across.map { [$0, row] }) }
    let found = [columns.first, columns.last].map { $0.map { $0 - left } }
    return (found + [rows.first, rows.last].map { $0.map { $0 - top } }, scale)
  }

  /// The frame of a view, read back from its drawing in 1,000 strips, is within half a cell of the
  /// path's value.
  @Test func aFrameIsReadBackFromItsDrawing() throws {
    var generator = SeededGenerator(seed: 39)
    for _ in 0..<TestRun.count(1_000, oneIn: 16) {
      let (width, height) = (40 + generator.unit() * 250, 60 + generator.unit() * 600)
      let (x, y) = (
        20 + generator.unit() * (350 - width), 40 + generator.unit() * (760 - height)
      )
      let columns = [30, 60, 80, 120][Int(generator.unit() * 4) % 4]
      let (text, frame) = try #require(try strip(of: [x, y, width, height], columns: columns))
      let (found, scale) = sides(of: frame, in: text)
      let wanted = [frame[0], frame[0] + frame[2], frame[1], frame[1] + frame[3]]
      // Half a cell is a dot across, and two dots down.
      for (side, (place, half)) in zip(found, zip(wanted, [1.0, 1, 2, 2])) {
        let side = Double(try #require(side, "\(frame)\n\(text)"))
        #expect((side - place * scale).magnitude <= half, "\(frame)\n\(text)")
      }
    }
  }

  /// A strip fits the height of the terminal, or says what is left out.
  @Test(
    arguments: TestRun.sample(
      ["strip", "plot fraction card.frame.y", "strip n=30", "plot rule=half", "timeline"], oneIn: 2)
  ) func aStripFitsTheHeight(line: String) throws {
    var session = try Play("scene city-guide", "drag on=card by=0,-150").session
    let statement = try #require(try Statement(line))
    guard case .picture(let picture) = try session.execute(statement).response else {
      Issue.record("no picture")
      return
    }
    for rows in [12, 24, 40, 80] {
      let style = Style(hasColor: false, isUnicode: true, columns: 80, rows: rows)
      let text = picture.text(style: style)
      let count = text.split(separator: "\n", omittingEmptySubsequences: false).count - 1
      if rows >= 40 || line == "strip" && rows >= 24 {
        #expect(count < rows, "\(line) at \(rows): \(count)")
      }
      if line == "strip n=30", rows < 80 { #expect(text.contains("of 30 frames"), "\(text)") }
    }
  }

  /// No two things of a strip have the same color, in any of the terminal's palettes.
  @Test(arguments: [Style.Colors.basic, .indexed, .direct], [nil, .light, .dark] as [Theme?])
  func noTwoThingsShareAColor(colors: Style.Colors, theme: Theme?) {
    var style = Style(hasColor: true, isUnicode: true)
    (style.colors, style.theme) = (colors, theme)
    let roles: [Ink.Role] = (0..<10).map { .series($0) } + [.finger]
    let drawings = roles.map { role -> String in
      var drawing = Drawing(Size2D(width: 80, height: 16), title: "")
      drawing.add(.text("x", Point2D(), .start), Ink(role))
      return CellRenderer.text(drawing, style: style)
    }
    #expect(Set(drawings).count == roles.count, "\(drawings)")
  }

  /// A caption names a cancellation, and the progress at which the finger was.
  @Test(arguments: [
    (["scene city-guide", "pan began", "pan changed dy=-100", "pan cancelled"], "40 %"),
    (["scene interactive-square", "pan began", "pan changed dx=60", "pan cancelled"], "60 %"),
  ])
  func aCancellationIsNoRelease(lines: [String], share: String) throws {
    let words = try Play(lines + ["run", "strip as=text"]).text
    #expect(words.contains("cancelled at \(share)") && !words.contains("released"), "\(words)")
  }

  /// A run that starts at the end of another one doesn't replace the state in the caption, and the
  /// time fits every frame.
  @Test func captionsOfTwoRuns() throws {
    var session = try Play(
      "scene city-guide", "tap on=card", "wait 0.1", "drag on=card by=30,-100 over=0.2", "run",
      "tap on=close", "wait 0.15", "pan began", "pan changed dy=-50", "pan cancelled"
    ).session
    let words = try Play(in: session, ["strip from=0 n=12 as=text"]).text
    #expect(words.contains("0.3994 s: expanded"), "\(words)")
    #expect(words.contains("0.5494 s: cancelled at 30 %"), "\(words)")
    let statement = try #require(try Statement("strip from=0 n=12"))
    guard case .picture(let picture) = try session.execute(statement).response else { return }
    for columns in TestRun.sample([40, 60, 79, 80, 100, 120], oneIn: 2) {
      let style = Style(hasColor: false, isUnicode: true, columns: columns)
      #expect(!picture.text(style: style).contains("… s"), "\(columns) columns")
    }
  }

  /// A screen shows no two pictures within 8 ms, so a very short film has fewer of them.
  @Test(arguments: [-1.5, -2.47, -5])
  func picturesOfAShortFilmAreApart(_ distance: Double) throws {
    let changed = "pan changed dy=\(Numerals.text(distance))"
    var session = try Play("scene city-guide", "pan began", changed, "pan ended vy=1").session
    let statement = try #require(try Statement("strip n=8"))
    guard case .picture(let picture) = try session.execute(statement).response else {
      Issue.record("no picture")
      return
    }
    let words = picture.drawing(columns: 200).words
    let times = words.compactMap { $0.split(separator: " ").first.flatMap { Double($0) } }
    #expect(times.count >= 2, "\(words)")
    for (one, other) in zip(times, times.dropFirst()) {
      #expect(other - one >= 0.005, "\(times)")
    }
  }
}
