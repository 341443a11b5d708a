import TestSupport
import PantomimeKit
import PantomimeReporting
import PantomimeScenes
import PantomimeScripting
import Testing

/// A failed expectation of a number shows its course.
@Suite(.timeLimit) struct FailurePlotTests {
  /// The lines that a failed expectation shows besides those that it had without a plot.
  private func plot(
    _ expectation: String, after lines: [String], style: Style = .plain
  ) throws -> [String] {
    var session = Session()
    for line in lines {
      if let statement = try Statement(line) { _ = try session.execute(statement) }
    }
    let step = try session.execute(try #require(try Statement(expectation)))
    let failure = try #require(step.failures.first)
    let text = failure.rendered(file: nil, style: style)
    let all = text.split(separator: "\n").map { String($0) }
    // Wrapped lines of words come first; the heading of the plot names the instant.
    let start = all.firstIndex { $0.contains("dots:") || $0.contains("0⣇") }
    return start.map { Array(all[$0...]) } ?? []
  }

  private static let tapped = ["scene city-guide", "tap on=card", "wait 0.1"]

  @Test func itShowsTheCourseAroundTheMoment() throws {
    let lines = try plot("expect fraction 0.5", after: Self.tapped)
    #expect((5...8).contains(lines.count), "\(lines)")
    #expect(lines[0].contains("fraction") && lines[0].contains("0.1 s, 0.5 expected"))
    // The whole run of 0.3 s, and three numbers at least on each axis.
    let numbers = lines.last?.split(separator: " ").compactMap { Double($0) } ?? []
    #expect(numbers.count >= 3 && numbers.first == 0 && numbers.last == 0.3, "\(lines)")
    let left = lines.dropFirst().dropLast().compactMap { line in
      Double(line.trimmingPrefix { $0 == " " }.prefix { $0.isNumber || $0 == "." })
    }
    #expect(left.count >= 3, "\(lines)")
  }

  /// Of several numbers the one that is farthest off is shown.
  @Test func itShowsTheNumberThatIsWrong() throws {
    let lines = try plot("expect card.frame 205,0,390,800", after: Self.tapped + ["run"])
    #expect(lines.first?.contains("card.frame.height (pt)") == true, "\(lines)")
  }

  @Test(arguments: [
    "expect state expanded", "expect time 5", "expect running no", "expect event nothing",
    "expect misuse finish-not-stopped", "expect position start",
  ])
  func whatHasNoCourseHasNoPlot(expectation: String) throws {
    #expect(try plot(expectation, after: Self.tapped).isEmpty)
  }

  @Test func aMomentAloneHasNoPlot() throws {
    #expect(try plot("expect fraction 0.5", after: ["scene city-guide"]).isEmpty)
    let held = ["scene city-guide", "pan began", "pan changed dy=-120"]
    #expect(try plot("expect fraction 0.5", after: held).isEmpty)
  }

  /// A long time is shown around the moment alone, unless nothing moves there.
  @Test func aLongTimeIsShownInPart() throws {
    func span(_ expectation: String, _ lines: [String]) throws -> [Double] {
      try plot(expectation, after: lines).last?.split(separator: " ").compactMap { Double($0) }
        ?? []
    }
    let slow = [
      "scene blank", "view a x=0", "animator move duration=60 curve=linear", "animate a.x to=60",
      "start", "wait 30",
    ]
    let near = try span("expect a.x 5", slow)
    #expect((near.first ?? 0) >= 29 && (near.last ?? 99) <= 31, "\(near)")
    let over = try span("expect fraction 0.5", Self.tapped + ["wait 30"])
    #expect(over.first == 0 && (over.last ?? 0) > 25, "\(over)")
    #expect(try plot("expect a.x 5", after: ["scene blank", "view a x=0", "wait 30"]).isEmpty)
  }

  @Test(arguments: TestRun.sample(Scenes.all.map { $0.name }, oneIn: 4))
  func itFitsEveryWidth(scene: String) throws {
    for columns in TestRun.sample([20, 40, 60, 80, 500], oneIn: 2, from: scene.utf8.count) {
      for isUnicode in [true, false] {
        var session = Session()
        for line in [
          "scene \(scene)", "touch down x=195 y=420", "wait 0.2", "touch up", "wait 0.1",
        ] {
          _ = try session.execute(try #require(try Statement(line)))
        }
        let statement = try #require(try Statement("expect touches 3"))
        let failure = try #require(try session.execute(statement).failures.first)
        let style = Style(hasColor: false, isUnicode: isUnicode, columns: columns)
        let text = failure.rendered(file: nil, style: style)
        let room = max(columns, Drawing.narrowest + 4)
        #expect(text.split(separator: "\n").allSatisfy { Printable.width(String($0)) <= room })
        if !isUnicode { #expect(text.utf8.allSatisfy { $0 < 0x7F }, "\(text)") }
        #expect(text.contains("dots:") || columns < 40, "\(text)")
      }
    }
  }

  /// A script that fails ten thousand times keeps no ten thousand simulations.
  @Test func onlyWhatIsShownIsKept() throws {
    var session = Session()
    _ = try session.execute(try #require(try Statement("scene city-guide")))
    let statement = try #require(try Statement("expect fraction 0.5"))
    var kept = 0
    for _ in 0..<200 {
      let failures = try session.execute(statement).failures
      kept += failures.filter { $0.standing != nil }.count
    }
    #expect(kept == Failure.mostShown)
  }
}
