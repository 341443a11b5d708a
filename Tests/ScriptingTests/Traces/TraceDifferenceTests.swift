import TestSupport
import PantomimeKit
import PantomimeReporting
import PantomimeScripting
import Testing

/// Two traces, and where they part.
@Suite(.timeLimit) struct TraceDifferenceTests {
  private static let script = """
    scene city-guide
    at 0.5 pan began
    at 0.7 pan changed dy=-60
    pan ended vy=-300
    run
    """

  private func trace(of script: String, as form: WrittenTrace.Form = .text) throws -> WrittenTrace {
    var text = form == .text ? CanonicalText.header + "\n" : ""
    let replay = Replay(Script(Array(script.utf8), file: nil), file: nil, in: Session()) {
      _, step in
      for entry in step.entries {
        text += (form == .text ? CanonicalText.line(entry) : JSONLines.line(entry)) + "\n"
      }
    }
    #expect(replay.diagnostics.isEmpty)
    return try WrittenTrace(Array(text.utf8))
  }

  private func tolerance(_ limits: [String], _ ignored: Set<String> = []) -> TraceTolerance {
    var tolerance = TraceTolerance()
    for limit in limits {
      let isLimit = tolerance.allow(limit)
      #expect(isLimit, "\(limit)")
    }
    tolerance.ignored = ignored
    return tolerance
  }

  @Test(arguments: [WrittenTrace.Form.text, .objects], [WrittenTrace.Form.text, .objects])
  func aTraceIsItselfHoweverItIsWritten(one: WrittenTrace.Form, other: WrittenTrace.Form) throws {
    let (left, right) = (try trace(of: Self.script, as: one), try trace(of: Self.script, as: other))
    #expect(left.count > 8 && left.count == right.count)
    #expect(try TraceDifference.first(left, right) == nil)
  }

  @Test(arguments: [WrittenTrace.Form.text, .objects], [WrittenTrace.Form.text, .objects])
  func theFirstEventThatDiffersIsFound(one: WrittenTrace.Form, other: WrittenTrace.Form) throws {
    let (left, right) = (
      try trace(of: Self.script, as: one),
      try trace(of: Self.script.replacing("vy=-300", with: "vy=300"), as: other)
    )
    let found = try #require(try TraceDifference.first(left, right))
    #expect(found.one?.name == "pan ended" && found.other?.name == "pan ended")
    #expect(
      found.facts == [.init("velocity", "0,-300", "0,300")], "\(found.facts)")
    let decided = try #require(
      try TraceDifference.first(left, right, tolerance(["600pt/s"])))
    #expect(decided.one?.name == "decided end" && decided.other?.name == "decided start")
    // Only JSON lines have reasons.
    let hasReason = decided.one?.reason.contains("the release velocity")
    #expect(hasReason == (one == .objects))
  }

  @Test func oneMayBeOverBeforeTheOther() throws {
    let (whole, part) = (
      try trace(of: Self.script), try trace(of: Self.script.replacing("\nrun", with: ""))
    )
    for (one, other) in [(whole, part), (part, whole)] {
      let found = try #require(try TraceDifference.first(one, other))
      #expect(found.index == part.count)
      #expect((found.one == nil) != (found.other == nil))
    }
  }

  /// A millisecond and a hundredth of a point, each only for its unit.
  @Test func numbersMayBeApartByWhatTheyMeasure() throws {
    let one = try WrittenTrace(Array("traces 2\n0.5 pan began translation=0,1 velocity=0,5\n".utf8))
    let other = try WrittenTrace(
      Array("traces 2\n0.501 pan began translation=0,1.01 velocity=0,7\n".utf8))
    func facts(_ limits: String...) throws -> [String] {
      try TraceDifference.first(one, other, tolerance(limits))?.facts.map(\.name) ?? []
    }
    #expect(try facts() == ["time", "translation", "velocity"])
    #expect(try facts("1ms") == ["translation", "velocity"])
    #expect(try facts("0.0009s", "0.01pt") == ["time", "velocity"])
    #expect(try facts("0.001s", "0.009pt", "2pt/s") == ["translation"])
    #expect(try facts("1ms", "0.01pt", "2pt/s") == [])
    #expect(
      try TraceDifference.first(one, other, tolerance([], ["time", "translation", "velocity"]))
        == nil)
    for limit in ["1", "-1pt", "x", "1q", "1%x", ""] {
      var tolerance = TraceTolerance()
      let isLimit = tolerance.allow(limit)
      #expect(isLimit == (limit == "1"))
    }
  }

  /// A tolerance applies to numbers in reasons, too, by the unit that follows them, and to the margin of
  /// a decision by the unit that the event names.
  @Test(arguments: [
    ("300 pt/s is too slow", "304 pt/s is too slow", ["5pt/s"], true),
    ("300 pt/s is too slow", "306 pt/s is too slow", ["5pt/s"], false),
    ("300 pt/s is too slow", "304 pt/s is too slow", ["5pt"], false),
    ("300 pt/s is too slow", "304 pt/s is too fast", ["5pt/s"], false),
    ("45 % is not past 50 %", "45.5 % is not past 50 %", ["1%"], true),
    ("45 % is not past 50 %", "45.5 % is not past 50 %", [], false),
    ("position (0.4858) is ignored", "position (0.4862) is ignored", ["0.001"], true),
    ("at -3.5 pt, after 0.25 s", "at -3.4 pt, after 0.251 s", ["1ms", "1pt"], true),
    ("at -3.5 pt, after 0.25 s", "at -3.4 pt, after 0.251 s", ["1pt"], false),
    ("one reason", "another reason", ["5pt/s"], false),
  ])
  func numbersInReasonsAreTolerated(
    one: String, other: String, limits: [String], isClose: Bool
  )
    throws
  {
    func line(_ reason: String, _ vy: Double) throws -> WrittenTrace {
      let fields = #"{"by":"velocity","margin":\#(vy),"unit":"pt/s","vy":\#(vy)}"#
      let text = #"{"v":2,"t":1,"event":"decided end","fields":\#(fields),"why":"\#(reason)"}"#
      return try WrittenTrace(Array(text.utf8))
    }
    let difference = try TraceDifference.first(
      line(one, 300), line(other, 300), tolerance(limits))
    #expect((difference == nil) == isClose)
    let faster = try TraceDifference.first(line(one, 300), line(one, 304), tolerance(limits))
    #expect((faster == nil) == limits.contains("5pt/s"))
  }

  @Test func reasonsAndFactsCanBeLeftOut() throws {
    func line(_ fields: String, _ why: String) throws -> WrittenTrace {
      let text = #"{"v":2,"t":1,"event":"decided end","fields":{"by":\#(fields)},"why":"\#(why)"}"#
      return try WrittenTrace(Array(text.utf8))
    }
    let one = try line(#""velocity","raw":1"#, "because")
    let other = try line(#""position""#, "why not")
    #expect(
      try TraceDifference.first(one, other)?.facts == [
        .init("by", "velocity", "position"),
        .init("raw", "1", ""),
        .init("reason", "because", "why not"),
      ])
    let all: Set = ["by", "raw", "reason"]
    #expect(try TraceDifference.first(one, other, tolerance([], all)) == nil)
    for left in all {
      let found = try TraceDifference.first(one, other, tolerance([], all.subtracting([left])))
      #expect(found?.facts.map(\.name) == [left])
    }
    #expect(tolerance([], ["raw", "time"]).problem(in: [one]) == nil)
    #expect(tolerance([], ["rwa"]).problem(in: [one])?.contains("'raw'") == true)
  }

  @Test(arguments: [
    ("", 1), ("hello\n", 1), ("traces 2\n0.5 pan began\n\nx\n", 4),
    ("{\"v\":3,\"t\":0,\"event\":\"a\"}\n", 1),
    ("{\"v\":2,\"t\":0,\"event\":\"a\"}\n0 a\n", 2), ("0.5 \n", 1), ("# a note\n", 1),
    ("traces 2\nshown card.frame\n", 2), ("{\"v\":2,\"shown\":\"card.frame\"}\n", 1),
  ])
  func whatIsNoTraceIsToldWithItsLine(text: String, line: Int) {
    let error = #expect(throws: WrittenTrace.Unreadable.self) {
      try WrittenTrace(Array(text.utf8))
    }
    #expect(error?.line == line)
  }

  /// A trace without a header was written before there was one, and others name their version.
  @Test(arguments: [
    ("0 a\n", 1), ("traces 3\n0 a\n", 3), ("{\"v\":1,\"t\":0,\"event\":\"a\"}\n", 1),
  ])
  func anotherVersionIsReported(text: String, version: Int) {
    let error = #expect(throws: WrittenTrace.Unreadable.self) {
      try WrittenTrace(Array(text.utf8))
    }
    #expect(error?.reason.hasPrefix("recorded as traces \(version)") == true)
    #expect(error?.reason.hasSuffix("; run --record") == (version < 2))
    #expect(error?.otherVersion == version && error?.isOlder == (version < 2))
  }

  /// Digests are compared to the last digit, or not at all where numbers may differ.
  @Test func digestsAreCompared() throws {
    let events = "traces 2\n0 a x=1\n"
    let one = try WrittenTrace(Array((events + "shown card.frame 0a\nshown card.x 0c\n").utf8))
    let other = try WrittenTrace(Array((events + "shown card.frame 0b\n").utf8))
    let found = try #require(try TraceDifference.first(one, other))
    #expect(found.facts == [.init("hash", "0a", "0b")])
    #expect(DifferenceText.text(try #require(found.one)) == "shown card.frame 0a")
    for tolerance in [tolerance(["1pt"]), tolerance([], ["shown"]), tolerance([], ["time"])] {
      #expect(try TraceDifference.first(one, other, tolerance) == nil)
    }
    #expect(tolerance([], ["shown"]).problem(in: [one]) == nil)
    let same = try WrittenTrace(Array((events + "shown card.frame 0a\n").utf8))
    let missing = try #require(try TraceDifference.first(one, same))
    #expect(missing.index == 2 && missing.other == nil)
  }

  /// Samples compare as events do, by what their paths measure.
  @Test func samplesAreCompared() throws {
    let one = try WrittenTrace(
      Array("traces 2\n0 sample card.frame.y=10 fraction=0.5 left.center=1,2\n".utf8))
    let other = try WrittenTrace(
      Array(
        "{\"v\":2,\"t\":0,\"sample\":{\"card.frame.y\":10.5,\"fraction\":0.5001,\"left.center\":[1,2.1]}}"
          .utf8))
    func facts(_ limits: String...) throws -> [String] {
      try TraceDifference.first(one, other, tolerance(limits))?.facts.map(\.name) ?? []
    }
    #expect(try facts() == ["card.frame.y", "fraction", "left.center"])
    #expect(try facts("0.5pt") == ["fraction"])
    #expect(try facts("0.1pt", "0.001") == ["card.frame.y"])
  }

  /// Every line of a run knows the statement that it comes from.
  @Test func aRunKnowsWhereItsLinesComeFrom() throws {
    var run = RunTrace()
    let replay = Replay(
      Script(Array(Self.script.utf8), file: nil), file: nil, in: Session(),
      observe: { run.note($0, $1) })
    run.finish(replay)
    let written = try #require(run.written)
    let ended = try (0..<written.count).first { try written[$0].name == "pan ended" }
    let index = try #require(ended)
    let origin = try #require(run.origin(of: index))
    #expect(origin.line == 4 && origin.column == 1 && origin.text == "pan ended vy=-300")
    #expect(run.origin(of: written.count)?.text == "run")
    #expect(try TraceDifference.first(written, trace(of: Self.script)) == nil)
  }
}
