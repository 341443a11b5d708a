import PantomimeReporting
import PantomimeScripting
import ScriptingSupport
import TestSupport
import Testing

/// Curves that share a panel or coincide, as a parser of XML reads them.
@Suite(.timeLimit) struct PlotPanelTests {
  private func image(_ line: String, after lines: [String]) throws -> ReadImage {
    var session = try Play(lines).session
    let statement = try #require(try Statement(line))
    guard case .picture(let picture) = try session.execute(statement).response else {
      throw PictureMissing()
    }
    let image = ReadImage(picture.image)
    #expect(image.flaws == [], "\(line)")
    return image
  }

  private struct PictureMissing: Error {}

  /// Returns the lines of a curve.
  private func lines(_ index: Int, _ image: ReadImage) -> [ReadImage.Element] {
    image.all("polyline").filter {
      $0.attributes["class"]?.split(separator: " ").first == "s\(index)"
    }
  }

  private func heights(_ index: Int, _ image: ReadImage) -> [Double] {
    lines(index, image).flatMap { line in
      (line.numbers("points") ?? []).enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
    }
  }

  /// Equal curves are both seen: the lower one is bold and whole, the upper one is broken.
  ///
  /// They have one label in common, and a different curve has a separate one.
  @Test(arguments: [200, -37, 1_000]) func equalCurvesAreToldApart(end: Int) throws {
    let paths = ["a.frame.y", "b.frame.y", "c.frame.y"]
    let image = try image(
      "plot \(paths.joined(separator: " "))",
      after: [
        "scene blank", "view a frame=0,0,50,50", "view b frame=100,0,50,50",
        "view c frame=200,0,50,50", "animator move duration=0.4",
        "animate a.frame to=0,\(end),50,50", "animate b.frame to=100,\(end),50,50",
        "animate c.frame to=200,\(end / 2),50,50", "start", "run",
      ])
    let (first, second, third) = (lines(0, image), lines(1, image), lines(2, image))
    try #require(first.count == 1 && second.count == 1 && third.count == 1)
    #expect(first[0].attributes["points"] == second[0].attributes["points"])
    #expect(first[0].attributes["points"] != third[0].attributes["points"])
    func words(_ line: ReadImage.Element) -> Set<Substring> {
      Set(line.attributes["class", default: ""].split(separator: " "))
    }
    #expect(words(first[0]).contains("bold"))
    let broken: Set<Substring> = ["dashed", "dotted", "dashdot"]
    #expect(words(first[0]).isDisjoint(with: broken))
    #expect(!words(second[0]).isDisjoint(with: broken) && !words(second[0]).contains("bold"))
    #expect(!words(third[0]).contains("bold"))
    let names = image.all("text").map(\.text).filter { $0.contains(".frame.y") }
    let title = paths.joined(separator: ", ")
    #expect(names.filter { !$0.hasPrefix(title) } == ["a.frame.y = b.frame.y", "c.frame.y"])
    #expect(image.all("desc").first?.text.contains("a.frame.y and b.frame.y coincide") == true)
  }

  /// Each unit has a panel below its heading, in the order of the paths; a curve stays in its panel.
  @Test(arguments: [
    (
      ["fraction", "card.frame.y", "pan.velocity.y"],
      ["fraction", "distance (pt)", "velocity (pt/s)"]
    ),
    (["pan.velocity.y", "fraction"], ["velocity (pt/s)", "fraction"]),
    (["card.frame.y", "fraction", "pan.translation.y"], ["distance (pt)", "fraction"]),
  ])
  func unitsHaveSeparatePanels(paths: [String], headings: [String]) throws {
    let image = try image(
      "plot \(paths.joined(separator: " "))",
      after: ["scene city-guide", "drag on=card by=0,-150", "run"])
    let found = image.all("text").filter { $0.text.hasPrefix("↑ ") }
      .compactMap { text in text.numbers("y").map { (text: text.text.dropFirst(2), y: $0[0]) } }
    try #require(found.map { String($0.text) } == headings)
    #expect(zip(found, found.dropFirst()).allSatisfy { $0.y < $1.y })
    for (index, path) in paths.enumerated() {
      let unit =
        path == "fraction"
        ? "fraction" : path.contains("velocity") ? "velocity (pt/s)" : "distance (pt)"
      let panel = try #require(headings.firstIndex(of: unit))
      let below = panel + 1 < found.count ? found[panel + 1].y : .infinity
      let heights = heights(index, image)
      try #require(heights.count > 10, "\(path)")
      #expect(heights.allSatisfy { $0 > found[panel].y && $0 < below }, "\(path)")
      // The curve uses its panel, and isn't pressed flat by the numbers of another unit.
      let flattest = headings.count == paths.count ? 80.0 : 40
      #expect((heights.max() ?? 0) - (heights.min() ?? 0) > flattest, "\(path)")
    }
  }

  /// However low the terminal, the numbers at both ends of every axis are there.
  @Test(arguments: [24, 28, 33, 40, 60]) func theEndsOfAnAxisAreNumbered(rows: Int) throws {
    var session = try Play("scene city-guide", "drag on=card by=0,-150", "run").session
    let statement = try #require(try Statement("plot fraction card.frame.y pan.velocity.y"))
    guard case .picture(let picture) = try session.execute(statement).response else {
      throw PictureMissing()
    }
    var style = Style(hasColor: false, isUnicode: true, columns: 80)
    style.rows = rows
    let text = picture.text(style: style)
    // Numbers at the left, before the axis.
    let numbers = text.split(separator: "\n").compactMap { line in
      Double(line.prefix(5).trimmingPrefix { $0 == " " }.prefix { "-0123456789.".contains($0) })
    }
    let ends = [(1.0, 0.0), (250, 0), (0, -500)]
    let panels = numbers.reduce(into: [[Double]]()) { panels, number in
      if let last = panels.last?.last, number < last {
        panels[panels.count - 1].append(number)
      } else {
        panels.append([number])
      }
    }
    try #require(panels.count >= 3, "\(text)")
    for (panel, ends) in zip(panels, ends) {
      #expect(panel.first == ends.0 && panel.last == ends.1, "\(text)")
      let steps = zip(panel, panel.dropFirst()).map { $0 - $1 }
      #expect(steps.allSatisfy { ($0 - steps[0]).magnitude < 1e-9 }, "\(panel)")
    }
  }

  /// A path without numbers can't be drawn, and the error names it and its place.
  @Test(arguments: ["plot ▸state◂", "plot fraction ▸state◂", "plot fraction against=▸state◂"])
  func aPathWithoutNumbersIsRefusedWithItsPlace(line: String) throws {
    let marked = Marked(line)
    let session = try Play("scene city-guide", "drag on=card by=0,-150").session
    let error = try #require(throws: ScriptError.self) { _ = try session.after(marked.text) }
    #expect(error.message.contains("'state'") && error.message.contains("number"), "\(error)")
    #expect(!error.hint.isEmpty)
    #expect(Marked.marking(error.span, in: marked.text) == line)
  }

  /// Two curves that meet at their greatest value have one number there.
  @Test func aCommonExtremeHasOneNumber() throws {
    let image = try image(
      "plot progress fraction from=0",
      after: [
        "scene city-guide", "tap on=card", "wait 0.1", "drag on=card by=30,-100 over=0.2", "run",
        "tap on=close", "wait 0.15", "pan began", "pan changed dy=-50", "pan cancelled",
      ])
    // The numbers of the axis end at the axis.
    let numbers = image.all("text").filter { $0.attributes["text-anchor"] == nil && $0.text == "1" }
    #expect(numbers.count == 1, "\(numbers)")
  }
}

extension Session {
  fileprivate func after(_ line: String) throws -> Session { try Play(in: self, [line]).session }
}
