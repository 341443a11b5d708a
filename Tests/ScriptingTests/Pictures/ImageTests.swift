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

  @Test(arguments: Scenes.all.map { $0.name })
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
      #expect(image.all("desc").map { $0.text } == [drawing.words.joined(separator: "\n")])
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
    let film = ReadImage(try #require(MovingPicture(of: session)).image)
    #expect(film.flaws.isEmpty, "\(film.flaws)")
    #expect(film.all("g").filter { $0.attributes["class"] == "shot" }.count > 10)
  }

  /// Names that mean something in XML are names all the same.
  @Test func whatMeansSomethingIsEscaped() {
    let name = "<script>&amp;\"']]>\u{1}"
    var drawing = Drawing(Size(width: 80, height: 16), title: name, words: [name, name])
    drawing.add(.text(name, Point(), .start), Ink(.text))
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
    // On a terminal the corner of the phone is free.
    let text = CellRenderer.text(drawing, style: .plain)
    let first = try #require(text.unicodeScalars.first)
    let dots = first.value >= 0x2800 && first.value < 0x2900 ? first.value - 0x2800 : 0
    #expect(dots & 1 == 0, "\(first)")
  }

  /// A finger is seen above the name of what it is on.
  @Test func aFingerIsSeenAboveNames() throws {
    let lines = ["scene blank", "view abcdefgh frame=0,0,390,844"]
    let without = try drawing("strip n=1", after: lines)
    let with = try drawing(
      "strip n=1 to=0.01", after: lines + ["touch down x=195 y=422", "wait 0.01"])
    #expect(CellRenderer.text(without, style: .plain).contains("abcdefgh"))
    #expect(!CellRenderer.text(with, style: .plain).contains("abcdefgh"))
  }

  /// Of two names that would share a cell, the later one is read alone: what is left of both would read
  /// as a third.
  @Test(arguments: ["abc", "日本", "abcdefg"], ["vwxyz", "語", "v"])
  func aNameOverAnotherStandsAlone(below: String, above: String) {
    let cell = Drawing.cell
    let widths = (below: Printable.width(below), above: Printable.width(above))
    // From where it ends before the picture to where it begins behind it.
    for place in -10...40 {
      var drawing = Drawing(Size(width: 30 * cell.width, height: cell.height), title: "names")
      for (name, column, width) in [(below, 10, widths.below), (above, place, widths.above)] {
        let frame = Rect(
          x: Double(column) * cell.width, width: Double(width) * cell.width, height: cell.height)
        drawing.add(.label(name, in: frame), Ink(.caption))
      }
      let text = CellRenderer.text(drawing, style: .plain)
      let meet = place < 10 + widths.below && 10 < place + widths.above
      let rest = text.split(whereSeparator: { $0 == " " || $0 == "\n" }).joined()
      guard place >= 0, place + widths.above <= 30 else {
        #expect(rest.contains(below), "at \(place): \(text)")
        continue
      }
      let both = place < 10 ? above + below : below + above
      #expect(rest == (meet ? above : both), "at \(place): \(text)")
    }
  }
}
