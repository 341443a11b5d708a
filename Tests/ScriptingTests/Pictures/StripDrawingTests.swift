import ScriptingSupport
import TestSupport
import PantomimeKit
import PantomimeReporting
import PantomimeScenes
import PantomimeScripting
import Testing

/// What a strip draws of the screen: which part, in which order, and in which perspective.
@Suite(.timeLimit) struct StripDrawingTests {
  private func drawing(_ lines: [String], columns: Int = 120) throws -> Drawing {
    var session = try Play(lines).session
    let statement = try #require(try Statement("strip n=8"))
    guard case .picture(let picture) = try session.execute(statement).response else {
      throw Missing()
    }
    return picture.drawing(columns: columns)
  }

  private struct Missing: Error {}

  private static let gestures = [
    ["scene detents", "flick up on=sheet"], ["scene city-guide", "drag on=card by=0,-120"],
    ["scene dive-deeper", "tap on=card"], ["scene page-sheet", "drag on=sheet by=0,200"],
    ["scene pokedex-list", "flick up on=list"], ["scene basics", "start"],
  ]

  /// The marks of each frame of a strip, which begin with the backdrop.
  private func frames(of drawing: Drawing) -> [[Drawing.Mark]] {
    var frames: [[Drawing.Mark]] = []
    for mark in drawing.marks {
      if mark.ink.role == .paint(.backdrop) {
        frames.append([])
      }
      if !frames.isEmpty { frames[frames.count - 1].append(mark) }
    }
    return frames
  }

  /// A dotted outline never crosses a text, and there is none in the frame at rest.
  @Test(arguments: TestRun.sample(gestures, oneIn: 4, from: 1)) func ghostsAreBelowAllTexts(
    lines: [String]
  ) throws {
    let frames = frames(of: try drawing(lines))
    #expect(frames.count == 8)
    var count = 0
    for (index, marks) in frames.enumerated() {
      var hasText = false
      for mark in marks {
        if case .letters = mark.shape { hasText = true }
        guard case .series = mark.ink.role, mark.ink.line == .dotted else { continue }
        count += 1
        #expect(!hasText && index > 0 && index < 7, "frame \(index)")
      }
    }
    if lines[0] == "scene basics" { #expect(count > 8) }
  }

  /// A small scene is enlarged, and nothing that is drawn lies outside the part.
  @Test(arguments: [
    ["scene basics", "start"], ["scene search-close", "tap on=icon"],
    ["scene interactive-square", "pan began", "pan changed dx=70", "pan ended"],
    ["scene spin-mark", "wait 0.8"],
  ])
  func aPartContainsAllThatIsVisible(lines: [String]) throws {
    for columns in [80, 120] {
      let drawing = try drawing(lines, columns: columns)
      var widest = 0.0
      for mark in drawing.marks {
        guard case .polygon(let corners, _) = mark.shape, case .paint(let paint) = mark.ink.role,
          paint != .backdrop, let window = mark.window
        else { continue }
        for corner in corners {
          let (right, bottom) = (window.x + window.width, window.y + window.height)
          let isInside =
            corner.x > window.x - 0.01 && corner.x < right + 0.01 && corner.y > window.y - 0.01
            && corner.y < bottom + 0.01
          #expect(isInside, "\(lines) at \(columns)")
        }
        let x = corners.map { $0.x }
        widest = max(widest, (x.max() ?? 0) - (x.min() ?? 0))
      }
      // On the whole screen, 44 points would be 12.
      #expect(widest > 24, "\(lines) at \(columns): \(widest)")
    }
    // What fills the screen stays whole.
    let whole = try drawing(["scene city-guide", "drag on=card by=0,-120"])
    let edges = whole.marks.filter { $0.ink.role == .edge }
    #expect(edges.count >= 7)
  }

  /// Taps, lifting fingers, and reported pans are marked at their places.
  @Test(arguments: [
    (["scene search-close", "tap on=icon"], 0), (["scene detents", "flick up on=sheet"], 1),
    (["scene interactive-square", "pan began", "pan changed dx=70", "pan ended"], 0),
  ])
  func theFingerIsSeen(lines: [String], last: Int) throws {
    let frames = frames(of: try drawing(lines))
    let marked = frames.indices.filter { index in
      frames[index].contains { mark in
        guard case .circle = mark.shape else { return false }
        return mark.ink.role == .finger && mark.ink.line == .solid
      }
    }
    #expect(marked.first == 0 && marked.last == last, "\(marked)")
  }

  /// The photos on two sides of a cube have the same height, so they meet at the edge, and a circle
  /// is foreshortened with its side.
  @Test(arguments: [20.0, 97.5, 195, 300]) func theSidesOfACubeMeet(offset: Double) throws {
    let play = try Play("scene peek-cube", "scroll pager to=\(offset)")
    let views = try #require(play.session.simulation).shownViews.filter { $0.role == .image }
    try #require(views.count == 2)
    let photos = try views.map { view -> [Point2D] in
      let marks = ViewContent.marks(of: view)
      #expect(
        marks.allSatisfy { mark in
          if case .circle = mark.shape { false } else { true }
        })
      guard case .polygon(let corners, _) = try #require(marks.dropFirst().first).shape else {
        throw Missing()
      }
      return corners
    }
    for (one, other) in [(1, 0), (2, 3)] {
      let (left, right) = (photos[0][one], photos[1][other])
      #expect((left.x - right.x).magnitude < 0.01 && (left.y - right.y).magnitude < 0.01)
    }
    // The photo's lower left corner is on the line between those of the side.
    let (top, bottom) = (views[0].corners[0], views[0].corners[3])
    #expect((photos[0][3].x - top.x).magnitude <= (bottom.x - top.x).magnitude + 0.01)
  }

  /// The settling is seen: some frame is in the last third of the motion.
  @Test(arguments: TestRun.sample(gestures, oneIn: 4)) func theEndIsSeen(lines: [String]) throws {
    let words = try Play(lines + ["strip n=8 as=text"]).text
    let times = words.matches(of: #/(?m)^([0-9.]+) s: /#).compactMap { Double($0.1) }
    let (start, end) = (try #require(times.first), try #require(times.last))
    #expect(times.count == 8)
    #expect(times.contains { $0 > start + (end - start) * 0.5 && $0 < end }, "\(times)")
  }

  /// The creatures in a list differ, and each has the same color everywhere.
  @Test func creaturesDiffer() throws {
    let list = try #require(try Play("scene pokedex-list", "wait 2").session.simulation)
    let sprites = list.shownViews.filter { $0.role == .icon }
    try #require(sprites.count > 5)
    let shapes = sprites.map { sprite -> [Int] in
      ViewContent.marks(of: sprite).flatMap { mark -> [Int] in
        guard case .polygon(let points, _) = mark.shape else { return [] }
        return points.map { Int((($0.y - sprite.corners[0].y) * 100).rounded()) }
      }
    }
    #expect(Set(shapes).count > sprites.count / 2)
    let detail = try #require(try Play("scene pokedex-detail", "wait 3").session.simulation)
    let creature = try #require(detail.shownViews.first { $0.name == "creature" })
    let same = try #require(sprites.first { $0.text == creature.text })
    #expect(same.color == creature.color && creature.color != nil)
  }

  /// The detail of a list's row shows the row's creature, and covers the list.
  @Test func detailShowsItsCreature() throws {
    let play = try Play("scene pokedex-list", "wait 2", "tap on=row.3")
    let shown = try #require(play.session.simulation).shownViews
    let row = try #require(shown.first { $0.name == "row.3" })
    let creature = try #require(shown.last { $0.role == .icon })
    let photo = try #require(shown.last { $0.role == .image })
    #expect(photo.text == row.text && row.text.hasPrefix(creature.text) && !creature.text.isEmpty)
  }

  /// An opaque area hides the points below it, as it hides lines and text.
  @Test func areasHidePoints() {
    var drawing = Drawing(Size2D(width: 80, height: 64), title: "")
    drawing.add(.circle(Point2D(x: 36, y: 40), radius: 3), Ink(.grid, fill: 1))
    #expect(CellRenderer.text(drawing, style: .plain).contains("●"))
    let corners = Rect2D(x: 8, y: 8, width: 64, height: 48).corners
    drawing.add(.polygon(corners, radius: 0), Ink(.paint(.surface), fill: 1))
    #expect(!CellRenderer.text(drawing, style: .plain).contains("●"))
  }
}
