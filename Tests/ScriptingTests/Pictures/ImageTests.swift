import ScriptingSupport
import TestSupport
import PantomimeKit
import PantomimeReporting
import PantomimeScenes
import PantomimeScripting
import Testing

/// Images as others read them.
@Suite(.timeLimit) struct ImageTests {
  /// A picture of a session after some lines.
  private func drawing(_ line: String, after lines: [String]) throws -> Drawing {
    var session = Session()
    for line in lines {
      if let statement = try Statement(line) { _ = try session.execute(statement) }
    }
    let statement = try #require(try Statement(line))
    guard case .picture(let picture) = try session.execute(statement).response else {
      throw Missing()
    }
    return picture.drawing(columns: Picture.standardColumns)
  }

  private struct Missing: Error {}

  private static let swipe = [
    "touch down x=195 y=420", "wait 0.05", "touch move y+=-40", "wait 0.05", "touch move y+=-60",
    "touch up", "wait 0.1",
  ]

  @Test(arguments: TestRun.sample(Scenes.all.map { $0.name }, oneIn: 4))
  func aParserReadsEveryImage(scene: String) throws {
    for line in ["strip n=5", "timeline", "plot time pan.translation pan.velocity"] {
      let drawing = try drawing(line, after: ["scene \(scene)"] + Self.swipe)
      let image = ReadImage(VectorImage.text(drawing))
      #expect(image.flaws.isEmpty, "\(line): \(image.flaws)")
      // All text is written as text, and the description contains all of it.
      let texts = image.all("text").map { $0.text }
      for case .text(let text, _, _) in drawing.marks.map({ $0.shape }) {
        #expect(texts.contains(text), "\(line): \(text)")
      }
      #expect(image.all("desc").map { $0.text } == [drawing.summary.joined(separator: "\n")])
    }
  }

  @Test func aParserReadsPlanesCurvesAndFilms() throws {
    let gesture = ["scene city-guide", "drag on=card by=0,-150"]
    for line in ["plot rule=half", "plot rule=sign against=half", "curve default plot=yes"] {
      let image = ReadImage(VectorImage.text(try drawing(line, after: gesture)))
      #expect(image.flaws.isEmpty, "\(line): \(image.flaws)")
    }
    var session = Session()
    for line in gesture {
      _ = try session.execute(try #require(try Statement(line)))
    }
    let film = ReadImage(try #require(MovingPicture(of: session)).image())
    #expect(film.flaws.isEmpty, "\(film.flaws)")
    #expect(film.all("g").filter { $0.attributes["class"] == "shot" }.count > 10)
  }

  /// Names that mean something in XML are names all the same.
  @Test func whatMeansSomethingIsEscaped() {
    let name = "<script>&amp;\"']]>\u{1}"
    var drawing = Drawing(Size2D(width: 80, height: 16), title: name, words: [name, name])
    drawing.add(.text(name, Point2D(), .start), Ink(.text))
    let image = ReadImage(VectorImage.text(drawing))
    #expect(image.flaws.isEmpty, "\(image.flaws)")
    #expect(image.all("script").isEmpty)
    let text = image.all("text").first?.text
    #expect(text?.hasPrefix("<script>&amp;\"']]>") == true, "\(text ?? "none")")
  }

  /// The phone's content ends at its round corners.
  @Test func whatIsOnThePhoneEndsAtItsCorners() throws {
    let drawing = try drawing("strip n=1", after: ["scene blank", "view a frame=0,0,390,844"])
    let view = try #require(
      drawing.marks.first { mark in
        if case .polygon = mark.shape { mark.ink.fill != nil } else { false }
      })
    #expect(try #require(view.screen).radius > 0)
    let image = ReadImage(VectorImage.text(drawing))
    let place = try #require(image.elements.firstIndex { $0.name == "clipPath" })
    let corner = try #require(image.elements[place + 1].numbers("rx")?.first)
    #expect(corner > 0)
    // On a terminal the corner of the phone, below the title, is free.
    let text = CellRenderer.text(drawing, style: .plain)
    let first = try #require(text.split(separator: "\n").dropFirst().first?.unicodeScalars.first)
    let dots = first.value >= 0x2800 && first.value < 0x2900 ? first.value - 0x2800 : 0
    #expect(dots & 1 == 0, "\(first)")
  }

  /// A name is written beside the finger, never under it.
  @Test(arguments: [(195.0, 422.0), (40, 30), (380, 830), (195, 10), (10, 422)])
  func aNameIsBesideTheFinger(x: Double, y: Double) throws {
    let lines = [
      "scene blank", "view abcdefgh frame=0,0,390,844", "touch down x=\(x) y=\(y)", "wait 0.01",
    ]
    let drawing = try drawing("strip n=1 to=0.01", after: lines)
    let texts = placed(drawing)
    let name = try #require(texts.first { $0.text == "abcdefgh" })
    let fingers = drawing.marks.compactMap { mark -> Rect2D? in
      guard case .circle(let center, let radius) = mark.shape, mark.ink.fill != nil else {
        return nil
      }
      return Rect2D(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    }
    #expect(!fingers.isEmpty)
    for finger in fingers { #expect(finger.intersection(name.box).map { $0.width > 0 } != true) }
    #expect(CellRenderer.text(drawing, style: .plain).contains("abcdefgh"))
  }

  /// The texts of a drawing as an image has them, with the boxes of their cells.
  private func placed(_ drawing: Drawing) -> [(text: String, box: Rect2D)] {
    ReadImage(VectorImage.text(drawing)).all("text").compactMap { element in
      guard let x = element.numbers("x")?.first, let y = element.numbers("y")?.first else {
        return nil
      }
      let width = Double(Printable.width(element.text)) * Drawing.cell.width
      let left =
        switch element.attributes["text-anchor"] {
        case "middle": x - width / 2
        case "end": x - width
        default: x
        }
      return (
        element.text, Rect2D(x: left, y: y - 12, width: width, height: Drawing.cell.height)
      )
    }
  }

  /// Of two names that would share a cell, one is moved or left out: what is left of both would read
  /// as a third.
  @Test(arguments: ["abc", "日本", "abcdefg"], ["vwxyz", "語", "v"])
  func aNameOverAnotherIsReadAlone(below: String, above: String) {
    let cell = Drawing.cell
    let widths = (below: Printable.width(below), above: Printable.width(above))
    // From where it ends before the picture to where it begins behind it.
    for place in -10...40 {
      var drawing = Drawing(Size2D(width: 30 * cell.width, height: cell.height), title: "names")
      for (name, column, width) in [(below, 10, widths.below), (above, place, widths.above)] {
        let frame = Rect2D(
          x: Double(column) * cell.width, width: Double(width) * cell.width, height: cell.height)
        drawing.add(.label(name, in: frame), Ink(.caption))
      }
      let text = CellRenderer.text(drawing, style: .plain)
      let words = text.split(whereSeparator: { $0 == " " || $0 == "\n" }).map { String($0) }
      let meet = place < 10 + widths.below && 10 < place + widths.above
      let isInside = place >= 0 && place + widths.above <= 30
      let both = place < 10 ? above + below : below + above
      #expect(
        words.joined() == (isInside ? (meet ? above : both) : below), "at \(place): \(text)")
    }
  }

  /// Inside a page an image has neither styles nor style sheets, and the same shapes.
  @Test(arguments: Theme.allCases)
  func insideAPageThereAreOnlyAttributes(theme: Theme) throws {
    let gesture = ["scene city-guide", "drag on=card by=0,-150"]
    for line in [
      "strip n=8", "timeline", "plot fraction card.frame.y", "plot rule=half against=sign",
    ] {
      let drawing = try drawing(line, after: gesture)
      let element = ReadImage(VectorImage.element(drawing, theme: theme, id: "one"))
      #expect(element.flaws.isEmpty, "\(line): \(element.flaws)")
      #expect(element.all("style").isEmpty)
      #expect(element.elements.allSatisfy { $0.attributes["style"] == nil })
      let file = ReadImage(VectorImage.text(drawing, theme: theme))
      #expect(
        element.elements.map { $0.name } == file.elements.map { $0.name }.filter { $0 != "style" })
      #expect(element.all("text").map { $0.text } == file.all("text").map { $0.text })
      // Every drawn element has a separate color.
      for drawn in element.elements where ["rect", "circle", "polyline"].contains(drawn.name) {
        let isPattern = drawn.attributes["fill"]?.hasPrefix("url") == true
        let isClip = drawn.attributes["class"] == nil && drawn.attributes["fill"] == nil
        #expect(isPattern || isClip || drawn.attributes["stroke"] != nil, "\(drawn)")
      }
    }
  }

  /// What moves a scene farthest, if a swipe doesn't.
  private static let moves = [
    "easing-gallery": ["start"], "peek-cube": ["scroll pager to=195 over=1", "wait 0.5"],
    "floating-player": ["flick up on=player"], "connect-dots": ["tap on=thumb.1"],
  ]

  @Test(arguments: TestRun.sample(Scenes.all.map { $0.name }, oneIn: 3, from: 1))
  func aStripOfEightIsSmall(scene: String) throws {
    let moves = Self.moves[scene] ?? Self.swipe
    let strip = try drawing("strip n=8", after: ["scene \(scene)"] + moves)
    let size = VectorImage.text(strip).utf8.count
    #expect(size <= 40_000, "\(scene): \(size) bytes")
  }

  /// What is the same on several screens is written once, and each screen still shows it.
  @Test func equalContentsAreWrittenOnce() throws {
    let strip = try drawing("strip n=8", after: ["scene easing-gallery", "start"])
    let image = ReadImage(VectorImage.text(strip))
    #expect(image.all("tspan").filter { $0.text == "quad-in" }.count == 1)
    let uses = Dictionary(grouping: image.all("use")) { $0.attributes["href"] }
    #expect(uses.values.contains { $0.count == 8 })
  }
}
