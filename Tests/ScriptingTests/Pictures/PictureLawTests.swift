import ScriptingSupport
import TestSupport
import PantomimeKit
import PantomimeReporting
import PantomimeScenes
import PantomimeScripting
import Testing

/// Laws of every picture, for every subject and terminal.
@Suite(.timeLimit) struct PictureLawTests {
  private static let widths = [20, 40, 60, 79, 80, 500]

  /// Something done in a scene, and what there is to draw of it.
  private func session(_ scene: String) throws -> Session {
    var session = Session()
    for line in [
      "scene \(scene)", "touch down x=195 y=420", "wait 0.05", "touch move y+=-40", "wait 0.05",
      "touch move y+=-60", "touch up", "wait 0.1",
    ] {
      let statement = try #require(try Statement(line))
      _ = try session.execute(statement)
    }
    return session
  }

  private func picture(_ line: String, in session: Session) throws -> Picture? {
    var session = session
    let statement = try #require(try Statement(line))
    guard case .picture(let picture) = try session.execute(statement).response else { return nil }
    return picture
  }

  private static let lines = [
    "strip", "strip n=1", "strip n=12", "strip from=0 to=0", "timeline", "plot time",
    "plot pan.translation pan.velocity time", "plot time against=pan.translation",
    "timeline from=0.01 to=0.02", "plot time from=0.1 to=0.1",
  ]

  @Test(arguments: TestRun.sample(Scenes.all.map { $0.name }, oneIn: 2))
  func everyPictureFitsEveryWidth(scene: String) throws {
    let session = try session(scene)
    for line in TestRun.sample(Self.lines, oneIn: 8, from: scene.count) {
      let picture = try #require(try picture(line, in: session), "\(line)")
      for columns in TestRun.sample(Self.widths, oneIn: 4, from: scene.count + line.count) {
        let style = Style(hasColor: false, isUnicode: columns != 79, columns: columns)
        let text = picture.text(style: style)
        let rows = text.split(separator: "\n")
        #expect(!rows.isEmpty, "\(line) at \(columns)")
        #expect(
          rows.allSatisfy { Printable.width(String($0)) < columns }, "\(line) at \(columns)")
        if !style.isUnicode { #expect(text.utf8.allSatisfy { $0 < 0x7F }, "\(line)") }
      }
    }
  }

  /// Without colours the same characters are shown.
  @Test func nothingIsToldByColourAlone() throws {
    let session = try session("city-guide")
    for line in Self.lines {
      let picture = try #require(try picture(line, in: session))
      let colored = picture.text(style: Style(hasColor: true, isUnicode: true, columns: 80))
      let plain = picture.text(style: Style(hasColor: false, isUnicode: true, columns: 80))
      var seen = ""
      var isEscape = false
      for scalar in colored.unicodeScalars {
        if scalar == "\u{1B}" { isEscape = true }
        if !isEscape { seen.unicodeScalars.append(scalar) }
        if isEscape, scalar == "m" { isEscape = false }
      }
      #expect(seen == plain, "\(line)")
    }
  }

  @Test(arguments: TestRun.sample(Scenes.all.map { $0.name }, oneIn: 12))
  func everyPictureHasWords(scene: String) throws {
    let session = try session(scene)
    for line in Self.lines {
      let picture = try #require(try picture(line, in: session))
      let words = try Play(in: session, [line + " as=text"]).text
      #expect(words == picture.words)
      #expect(words.split(separator: "\n").count > 1, "\(line): \(words)")
    }
  }

  @Test func aPictureLeavesTheSessionAsItIs() throws {
    let session = try session("city-guide")
    for line in Self.lines {
      var next = session
      let statement = try #require(try Statement(line))
      _ = try next.execute(statement)
      #expect(next.simulation?.trace.text == session.simulation?.trace.text)
      #expect(next.simulation?.now == session.simulation?.now)
    }
  }

  /// To look at a picture is no step, and other forks can be looked at, too.
  @Test func lookingIsNoStep() throws {
    var session = try session("city-guide")
    for line in ["fork slow", "drag on=card by=0,-150", "switch main"] {
      let statement = try #require(try Statement(line))
      _ = try session.execute(statement)
    }
    let count = session.history?.count
    for line in Self.lines + ["plot fraction forks=main,slow"] {
      let statement = try #require(try Statement(line))
      _ = try session.execute(statement)
      #expect(session.history?.count == count, "\(line)")
    }
    let both = try #require(try picture("plot fraction forks=main,slow", in: session))
    #expect(both.words.contains("fraction in slow:"))
    #expect(throws: ScriptError.self) {
      _ = try picture("plot fraction forks=missing", in: session)
    }
  }

  /// The strips of several forks show the same instants, one below the other.
  @Test func stripsOfForksHaveEqualTimes() throws {
    var session = Session()
    for line in [
      "scene city-guide", "drag on=card by=0,-120", "fork slow", "again by=0,-60", "run",
    ] {
      let statement = try #require(try Statement(line))
      _ = try session.execute(statement)
    }
    let strip = try #require(try picture("strip n=6 forks=main,slow", in: session))
    let texts = strip.drawing(columns: 120).marks.compactMap { mark -> (text: String, y: Double)? in
      if case .text(let text, let point, _) = mark.shape { (text, point.y) } else { nil }
    }
    let times = texts.filter {
      $0.text.hasSuffix(" s") && $0.text.dropLast(2).last?.isNumber == true
        && !$0.text.contains(",")
    }
    let rows = Dictionary(grouping: times) { $0.y }.sorted { $0.key < $1.key }.map {
      $0.value.map { $0.text.filter { $0.isNumber || $0 == "." } }
    }
    #expect(rows.count == 2 && rows.first?.count == 6 && rows.first == rows.last, "\(rows)")
    for heading in [
      "main: city-guide, drag 120 pt up in 0.3 s", "slow: city-guide, drag 60 pt up in 0.3 s",
    ] { #expect(texts.contains { $0.text == heading }, "\(texts)") }
    // On a low terminal the frames become smaller, and both branches stay.
    for (columns, rows) in [(80, 40), (120, 40), (120, 36), (80, 60)] {
      var style = Style(hasColor: false, isUnicode: true, columns: columns)
      style.rows = rows
      let text = strip.text(style: style)
      let lines = text.split(separator: "\n")
      #expect(lines.count < rows && lines.contains { $0.hasPrefix("main: ") }, "\(text)")
      #expect(lines.contains { $0.hasPrefix("slow: ") }, "\(text)")
      // Every line of times is there once per branch.
      let times = lines.filter { $0.hasPrefix("0 s ") }
      #expect(times.count == 2, "\(text)")
    }
  }

  /// A file is written where files may be, as drawn, and doesn't replace another.
  @Test func picturesAreWrittenWhereTheyMayBe() throws {
    let session = try session("city-guide")
    for (line, isWritten) in [
      ("strip as=new.svg", true), ("plot time as=new.svg", true), ("timeline as=new.svg", true),
      ("strip as=old.svg", false), ("strip as=old.svg replace=yes", true),
    ] {
      var writing = session
      writing.host.files = FileAccess { _ in .failure(FileAccess.Unreadable(reason: "none")) }.with(
        FileWriting(write: { name, bytes, replaces in
          if name == "old.svg", !replaces { return .exists }
          let text = String(decoding: bytes, as: UTF8.self)
          return text.hasPrefix("<svg ") && text.hasSuffix("</svg>\n")
            ? nil : .impossible(reason: "no image")
        }))
      let statement = try #require(try Statement(line))
      if isWritten {
        #expect(try writing.execute(statement).response.words?.contains(".svg") == true)
      } else {
        #expect(throws: ScriptError.self) { _ = try writing.execute(statement) }
      }
      var reading = session
      #expect(throws: ScriptError.self) { _ = try reading.execute(statement) }
    }
  }

  @Test(arguments: [
    "strip", "plot fraction", "plot rule=half", "timeline",
  ])
  func withoutASceneItIsSaid(line: String) throws {
    var session = Session()
    let statement = try #require(try Statement(line))
    #expect(throws: ScriptError.self) { _ = try session.execute(statement) }
  }

  @Test(arguments: [
    "strip n=0", "strip n=101", "strip n=2.5", "strip n=x", "strip view=missing",
    "strip from=0.2 to=0.1", "strip from=-1", "plot", "plot state", "plot missing",
    "plot time against=state", "plot rule=missing", "plot rule=half against=missing",
    "plot reversed",
    "strip as=", "timeline as=words", "strip theme=blue", "strip width=19", "strip width=1e9",
    "strip forks=missing", "plot scroll", "timeline theme=", "strip as=x.gif",
    "curve linear plot=maybe", "curve linear",
  ])
  func whatCannotBeDrawnIsRefused(line: String) throws {
    var session = try session("city-guide")
    #expect(throws: ScriptError.self) {
      if let statement = try Statement(line) { _ = try session.execute(statement) }
    }
  }

  /// Views of no size, of a million points, far away, turned, and faint: nothing of it traps.
  @Test(arguments: [
    "0,0,0,0", "0,0,1000000,1000000", "-1000000,5,3,4", "1e9,1e9,1e9,1e9", "195,420,1e-9,1e-9",
    "-1e30,-1e30,1e30,1e30",
  ])
  func viewsOfAnySizeAreDrawn(frame: String) throws {
    var session = Session()
    for line in [
      "scene blank", "view a frame=\(frame) radius=1000 alpha=0.3 rotation=45 scale=1e6",
      "touch down x=1 y=1", "wait 0.1", "touch move x=1e6 y=-1e6", "touch up",
    ] {
      guard let statement = try? Statement(line) else { continue }
      _ = try? session.execute(statement)
    }
    for columns in [20, 80, 500] {
      let style = Style(hasColor: true, isUnicode: true, columns: columns)
      let strip = try #require(try picture("strip n=3", in: session))
      #expect(!strip.text(style: style).isEmpty)
      #expect(!VectorImage.text(strip.drawing(columns: columns)).isEmpty)
    }
  }
}
