import TestSupport
import Foundation
import PantomimeKit
import PantomimeReporting
import Testing

@Suite(.timeLimit) struct JSONLinesTests {
  @Test func entries() {
    #expect(
      Fixture.entries.map(JSONLines.line) == [
        #"{"v":2,"t":0,"event":"scene box","fields":{"width":320,"faults":"none"}}"#,
        #"{"v":2,"t":0.5,"event":"pan began","fields":{"t":[0,-12.34567]}}"#,
        #"{"v":2,"t":0.516666666,"event":"animator paused","#
          + #""fields":{"fraction":0.231775,"reversed":"no"},"#
          + #""why":"its fraction is clamped to 0 … 1 × 2"}"#,
        #"{"v":2,"t":1,"event":"completed end"}"#,
        #"{"v":2,"t":1.000000001,"event":"misuse stop-stopped","why":"it is stopped already"}"#,
      ])
  }

  @Test func samples() {
    #expect(
      JSONLines.line(Instant(nanoseconds: 16_666_666), Fixture.pathValues)
        == #"{"v":2,"t":0.016666666,"sample":{"time":1.234568,"fraction":0.333333,"#
        + #""card.frame":[257.5,-0.00001,285,473.51234],"pan.velocity":[0,-1234.5],"#
        + #""cube.angle":90,"completions":2,"reversed":true,"state":"expanded","remaining":null}}"#)
  }

  /// Another reader agrees on what the lines hold.
  @Test func linesAreJSON() throws {
    for entry in Fixture.entries {
      let object = try object(JSONLines.line(entry))
      #expect(object["event"] as? String == entry.event.name)
      #expect(object["why"] as? String ?? "" == entry.event.reason)
      #expect(object["t"] as? Double == entry.time.seconds)
      let fields = object["fields"] as? [String: Any] ?? [:]
      #expect(fields.count == entry.event.fields.count)
    }
    for wild in [Double.infinity, -.infinity, .nan, 1e300, -1e-300, 9.1e15, .pi] {
      let line = JSONLines.line(.zero, [("a", .points(wild)), ("b", .pair(wild, 1, .points))])
      let sample = try #require(try object(line)["sample"] as? [String: Any])
      #expect((sample["a"] is NSNull) == !wild.isFinite)
      if let number = sample["a"] as? Double {
        #expect(abs(number - wild) <= 5e-7 * max(1, abs(wild)))
      }
    }
  }

  /// Every character up to U+0100 and some beyond comes back as it went in.
  @Test func textsComeBack() throws {
    let scalars = (0...0x100).compactMap(Unicode.Scalar.init) + ["\u{2028}", "\u{FFFF}", "😀"]
    for scalar in scalars {
      let text = "a\(scalar)b"
      let read = try object("{\"x\":\(JSONText.string(text).text)}")["x"] as? String
      #expect(read.map { Array($0.unicodeScalars) } == Array(text.unicodeScalars))
      #expect(!JSONText.string(text).text.unicodeScalars.contains { $0.value < 0x20 })
    }
  }

  private func object(_ line: String) throws -> [String: Any] {
    let value = try JSONSerialization.jsonObject(with: Data(line.utf8))
    return try #require(value as? [String: Any])
  }
}

@Suite(.timeLimit) struct CommaTableTests {
  @Test func events() {
    #expect(CommaTable.eventHeader == "scene,t,event,fields,why")
    #expect(
      Fixture.entries.map { CommaTable.line(scene: 1, $0) } == [
        "1,0,scene box,width=320 faults=none,",
        "1,0.5,pan began,\"t=0,-12.34567\",",
        "1,0.516666666,animator paused,fraction=0.231775 reversed=no,"
          + "its fraction is clamped to 0 … 1 × 2",
        "1,1,completed end,,",
        "1,1.000000001,misuse stop-stopped,,it is stopped already",
      ])
  }

  @Test func quotesAreDoubled() {
    let entry = Fixture.entry(0, Event(named: "x", reason: "say \"pan began\", then wait"))
    #expect(CommaTable.line(scene: 3, entry) == "3,0,x,,\"say \"\"pan began\"\", then wait\"")
  }

  @Test func samples() {
    #expect(
      CommaTable.header(Fixture.pathValues)
        == "scene,t,time,fraction,card.frame.x,card.frame.y,card.frame.width,card.frame.height,"
        + "pan.velocity.x,pan.velocity.y,cube.angle,completions,reversed,state,remaining")
    let widths = Fixture.pathValues.map { max(1, $0.pathValue.components.count) }
    let line = CommaTable.line(
      scene: 12, .zero, Fixture.pathValues.map(\.pathValue), widths: widths)
    #expect(
      line == "12,0,1.234568,0.333333,257.5,-0.00001,285,473.51234,0,-1234.5,90,2,yes,expanded,")
    // A value that is missing for a while leaves its cells empty: the columns stay what they are.
    let missing = Fixture.pathValues.map { _ in PathValue.absent }
    #expect(
      CommaTable.line(scene: 1, .zero, missing, widths: widths)
        == "1,0" + String(repeating: ",", count: 13))
  }
}
