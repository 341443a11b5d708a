import Foundation
import PantomimeKit
import PantomimeReporting
import PantomimeScripting
import ScriptingSupport
import TestSupport
import Testing

/// Every number in a picture is that of the trace and of the paths at its instant.
///
/// The images are read by a parser of XML. The values come from the session as it was at an instant,
/// and positions are converted by the labels of the axes.
@Suite(.timeLimit) struct PictureNumberTests {
  /// A session after a random gesture.
  struct GestureRecognizer: Sendable, CustomTestStringConvertible {
    let lines: [String]
    var testDescription: String { lines.joined(separator: "; ") }

    init(_ scene: (name: String, view: String, along: (Int, Int)), seed: UInt64) {
      var random = SplitMix64(seed: seed)
      let distance = Int(random.number(30, 230))
      let over = Numerals.text((random.number(0.1, 0.5) * 100).rounded() / 100)
      let hold = seed % 3 == 0 ? " hold=0.1" : ""
      lines = [
        "scene \(scene.name)",
        "drag on=\(scene.view) by=\(scene.along.0 * distance),\(scene.along.1 * distance) "
          + "over=\(over)\(hold)",
        "run",
      ]
    }

    func session() throws -> Session {
      var session = Session()
      for line in lines { _ = try session.execute(#require(try Statement(line))) }
      return session
    }
  }

  static let gestures = [
    ("city-guide", "card", (0, -1)), ("interactive-square", "yellow", (1, 0)),
    ("detents", "sheet", (0, -1)),
  ].flatMap { scene in
    (1...UInt64(TestRun.isLong ? 40 : 4)).map { GestureRecognizer(scene, seed: $0) }
  }

  private func image(_ line: String, of session: Session) throws -> (ReadImage, words: String) {
    var session = session
    let statement = try #require(try Statement(line))
    guard case .picture(let picture) = try session.execute(statement).response else {
      throw PictureMissing()
    }
    let image = ReadImage(picture.image)
    #expect(image.flaws == [], "\(line)")
    return (image, picture.words)
  }

  private struct PictureMissing: Error {}

  /// Returns the value of a path at an instant of the session.
  private func value(_ path: String, at time: Double, of session: Session) throws -> Double {
    var past = session
    let until = Numerals.text(min(max(time, 0), session.now.seconds - 1e-6))
    _ = try past.execute(#require(try Statement("undo until \(until)")))
    return try #require(past.simulation?.read(path)?.numbers.first, "\(path) at \(until)")
  }

  private func expect(
    _ shown: Double, isValueOf path: String, near time: Double, of session: Session,
    within tolerance: Double
  ) throws {
    // Times are rounded, and at a jump both values are right.
    var values = try [-0.0006, 0, 0.0006].map { try value(path, at: time + $0, of: session) }
    if time > session.now.seconds - 0.0006, let end = session.simulation?.read(path)?.numbers.first
    {
      values.append(end)
    }
    let (low, high) = (values.min() ?? 0, values.max() ?? 0)
    #expect(
      shown >= low - tolerance && shown <= high + tolerance,
      "\(path) is \(shown) at \(time) in the picture, and \(values) in the session")
  }

  // MARK: Strips

  /// The captions of a strip: shares are those of `progress`, places those of the sheet.
  @Test(arguments: TestRun.sample(gestures, oneIn: 8, from: 1)) func captionsOfStrips(
    gesture: GestureRecognizer
  ) throws {
    let session = try gesture.session()
    let texts = try image("strip n=9", of: session).0.all("text")
    var count = 0
    for text in texts {
      guard let match = text.text.wholeMatch(of: /(?:◆ )?([0-9.]+) s/),
        let time = Double(match.1), let x = text.numbers("x")?[0], let y = text.numbers("y")?[0]
      else { continue }
      let caption = texts.filter {
        // A strip of a part of the screen has several lines of frames.
        let below = ($0.numbers("y")?[0] ?? 0) - y
        return $0.numbers("x")?[0] == x && below > 0 && below < 4 * Drawing.cell.height
      }.map { $0.text }.joined(separator: " ")
      if let share = caption.firstMatch(of: /(-?[0-9.]+) %/).flatMap({ Double($0.1) }) {
        try expect(share / 100, isValueOf: "progress", near: time, of: session, within: 0.0051)
        count += 1
      } else if let place = caption.firstMatch(of: /at y (-?[0-9.]+)/).flatMap({ Double($0.1) }) {
        try expect(place, isValueOf: "sheet.frame.y", near: time, of: session, within: 0.51)
        count += 1
      }
    }
    #expect(count >= 3, "\(texts.map(\.text))")
  }

  // MARK: Plots

  /// The scale of an axis, from the first and the last of its labels.
  private struct Scale {
    let start: (place: Double, value: Double)
    let end: (place: Double, value: Double)

    func value(_ place: Double) -> Double {
      start.value + (place - start.place) / (end.place - start.place) * (end.value - start.value)
    }

    /// The value of a tenth of a pixel, to which positions are rounded.
    var grain: Double { ((end.value - start.value) / (end.place - start.place)).magnitude / 10 }

    /// Fails if a label between the first and the last isn't where the scale has its number.
    init(_ labels: [(place: Double, value: Double)], slack: Double) throws {
      start = try #require(labels.first)
      end = try #require(labels.last)
      try #require(labels.count >= 3 && start.value != end.value)
      for label in labels {
        #expect((value(label.place) - label.value).magnitude <= slack * grain * 10, "\(labels)")
      }
    }
  }

  /// The labels of the axes: a number in the text's own color, at the left or below.
  private func scales(_ image: ReadImage) throws -> (time: Scale, value: Scale) {
    var left: [(place: Double, value: Double)] = []
    var below: [(place: Double, value: Double)] = []
    for text in image.all("text") where text.attributes["class"] == "text" {
      guard let number = Double(text.text), let x = text.numbers("x")?[0],
        let y = text.numbers("y")?[0]
      else { continue }
      if text.attributes["text-anchor"] == "end", x <= 60, below.isEmpty {
        // The baseline of a label is 4 pixels below its line.
        left.append((y - 4, number))
      } else if text.attributes["text-anchor"] == "middle" {
        below.append((x, number))
      }
    }
    return (try Scale(below, slack: 0.12), try Scale(left, slack: 0.12))
  }

  /// The points of curves, and the labels of their extremes.
  @Test(arguments: TestRun.sample(gestures, oneIn: 8)) func pointsAndExtremesOfPlots(
    gesture: GestureRecognizer
  ) throws {
    let session = try gesture.session()
    let paths =
      gesture.lines[0].contains("detents")
      ? ["sheet.frame.y", "pan.translation.y"] : ["progress", "pan.velocity.y", "fraction"]
    for path in paths {
      let image = try image("plot \(path)", of: session).0
      let (time, value) = try scales(image)
      var drawn: [Double] = []
      for curve in image.all("polyline") where curve.attributes["class"]?.hasPrefix("s0") == true {
        let numbers = curve.numbers("points") ?? []
        let points = stride(from: 0, to: numbers.count - 1, by: 2).map {
          (numbers[$0], numbers[$0 + 1])
        }
        // The dotted lines of jumps connect values; only their ends are values.
        for point in points.count > 24
          ? points.enumerated().filter({ $0.0 % 7 == 0 }).map(\.1) : points
        {
          try expect(
            value.value(point.1), isValueOf: path, near: time.value(point.0), of: session,
            within: value.grain * 6 + 1e-9)
        }
        drawn += points.map { value.value($0.1) }
      }
      try #require(!drawn.isEmpty, "\(path)")
      for text in image.all("text") where text.attributes["class"] == "s0" {
        guard let number = Double(text.text) else { continue }
        let tolerance: Double = value.grain * 10 + number.magnitude * 5e-4
        let extremes: [Double] = [drawn.min(), drawn.max(), drawn.first, drawn.last].compactMap(
          \.self)
        let isExtreme = extremes.contains { ($0 - number).magnitude <= tolerance }
        #expect(isExtreme, "\(path): \(number) is no extreme of \(drawn)")
      }
    }
  }

  /// No number hides the circles at the ends of a jump.
  @Test(arguments: TestRun.sample(gestures, oneIn: 4, from: 3)) func jumpsAreVisible(
    gesture: GestureRecognizer
  ) throws {
    for path in ["fraction", "progress", "remaining"] {
      let session = try gesture.session()
      guard session.simulation?.read(path) != nil else { continue }
      let (image, words) = try image("plot \(path)", of: session)
      let circles = image.all("circle").filter { $0.numbers("r")?[0] == 3 }
      guard words.contains(" jumps from "), !circles.isEmpty else { continue }
      for text in image.all("text") where text.attributes["class"] == "s0" {
        guard Double(text.text) != nil, let x = text.numbers("x")?[0], let y = text.numbers("y")?[0]
        else { continue }
        for circle in circles {
          let (cx, cy) = (circle.numbers("cx")?[0] ?? 0, circle.numbers("cy")?[0] ?? 0)
          let isAside = cx + 3 < x || cx - 3 > x + 8 * Double(text.text.count)
          #expect(isAside || cy + 3 < y - 12 || cy - 3 > y + 4, "\(path): \(text.text)")
        }
      }
    }
  }

  // MARK: Timelines

  /// The times in the words of a timeline are those of events, and the bars lie where the words say.
  @Test(arguments: gestures) func barsAndFlagsOfTimelines(gesture: GestureRecognizer) throws {
    let session = try gesture.session()
    let (image, words) = try image("timeline", of: session)
    let trace = Array(try #require(session.simulation?.trace.list))
    let times = trace.map { $0.time.seconds } + [0, session.now.seconds]
    var bounds: Set<Double> = []
    var flags = 0
    for line in words.split(separator: "\n") {
      for match in line.matches(of: /from ([0-9.]+) (?:s )?to ([0-9.]+) s/) {
        for bound in [match.1, match.2].compactMap({ Double($0) }) {
          bounds.insert(bound)
          #expect(times.contains { ($0 - bound).magnitude < 6e-5 }, "\(bound) in \(line)")
        }
      }
      guard let flag = line.wholeMatch(of: /([0-9.]+) s  (.*)/), let time = Double(flag.1) else {
        continue
      }
      flags += 1
      let told = Set(flag.2.split(separator: " ").map(String.init))
      #expect(
        trace.contains { entry in
          guard (entry.time.seconds - time).magnitude < 6e-5 else { return false }
          let fields = entry.event.fields.map { $0.value.text }
          let known = entry.event.name.split(separator: " ").map(String.init) + fields
          return told.isSubset(of: known)
        }, "\(line)")
    }
    #expect(flags > 0 && bounds.count > 3, "\(words)")
    let labels = image.all("text").compactMap { text -> (place: Double, value: Double)? in
      guard text.attributes["text-anchor"] == "middle", let number = Double(text.text),
        let x = text.numbers("x")?[0]
      else { return nil }
      return (x, number)
    }
    let scale = try Scale(labels, slack: 0.12)
    for bar in image.all("rect") where bar.attributes["class"]?.contains("bare") == true {
      guard let x = bar.numbers("x")?[0], let width = bar.numbers("width")?[0], width > 0.5,
        bar.numbers("height")?[0] ?? 0 < 20
      else { continue }
      for edge in [x, x + width] {
        #expect(
          bounds.contains { ($0 - scale.value(edge)).magnitude < scale.grain * 12 },
          "\(scale.value(edge)) is none of \(bounds.sorted())")
      }
    }
  }

  // MARK: Planes

  /// The sentences below a plane: the release, and how far it is from the other outcome.
  @Test(arguments: gestures.filter { $0.lines[0].contains("city-guide") })
  func sentencesOfPlanes(gesture: GestureRecognizer) throws {
    var session = try gesture.session()
    _ = try session.execute(#require(try Statement("undo")))
    let (image, _) = try image("plot rule=half", of: session)
    let sentences = image.all("text").map(\.text)
    let simulation = try #require(session.simulation)
    let moved = try #require(simulation.read("pan.translation")?.numbers[1])
    let speed = try #require(simulation.read("pan.velocity")?.numbers[1])
    let told = try #require(
      sentences.compactMap {
        $0.firstMatch(of: /Your release, ([0-9.]+) pt (?:up|down)(?: at ([0-9.]+) pt\/s)?/)
      }.first, "\(sentences)")
    #expect(((Double(told.1) ?? 0) - moved.magnitude).magnitude <= 0.51)
    if let shown = told.2.flatMap({ Double($0) }) {
      #expect((shown - speed.magnitude).magnitude <= 0.51)
    }
    let more = try #require(
      sentences.compactMap {
        $0.firstMatch(of: /Released ([0-9.]+) pt farther (up|down), it would ([a-z ]+)/)
      }.first, "\(sentences)")
    // Half of the distance is 123.5 pt; the rule reads nothing else.
    let margin = try #require(Double(more.1))
    #expect((margin - (123.5 - moved.magnitude).magnitude).magnitude <= 0.51)
    #expect(more.2 == (moved.magnitude > 123.5 ? "down" : "up"))
    #expect(more.3.hasPrefix("expand") == (more.2 == "up"))
  }
}
