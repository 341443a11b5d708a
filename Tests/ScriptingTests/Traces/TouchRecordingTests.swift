import ScriptingSupport
import TestSupport
import PantomimeKit
import PantomimeReporting
import PantomimeScripting
import Testing

/// Recordings are read exactly, and refused with line and field.
@Suite(.timeLimit) struct TouchRecordingTests {
  static let head = "t,phase,id,x,y\n"

  private func read(
    _ text: String, unit: TouchRecording.Unit? = nil
  ) throws(RecordingError) -> TouchStream {
    try TouchRecording.read(Array(text.utf8), unit: unit)
  }

  static let wanted = TouchStream([
    TimedTouch(.zero, Touch(.down, id: 1, at: Point2D(x: 10, y: 20))),
    TimedTouch(Instant(nanoseconds: 8_500_000), Touch(.move, id: 1, at: Point2D(x: 10.5, y: -3e2))),
    TimedTouch(Instant(nanoseconds: 16_000_000), Touch(.up, id: 1, at: Point2D(x: 10.5, y: -300))),
  ])

  @Test(arguments: [
    "t,phase,id,x,y\n0,down,1,10,20\n0.0085,move,1,10.5,-3e2\n0.016,up,1,10.5,-300\n",
    "x,y,t,phase\n10,20,1.5,down\n10.5,-300,1.5085,move\n10.5,-300,1.516,up",
    "\u{FEFF}# c\r\n\r\n# unit: ms\r\n t , phase , x , y \r\n0,down,10,20\r\n# c\r\n"
      + "8.5,move,10.5,-300\r\n16,up,10.5,-300\r\n\r\n",
    "# unit:us\nt,phase,x,y\n-1,down,10,20\n8499,move,10.5,-300\n15999,up,10.5,-300",
    "{\"t\":7,\"phase\":\"down\",\"x\":10,\"y\":20}\n\n#\n"
      + "{\"y\":-300,\"id\":1,\"t\":7.0085,\"phase\":\"move\",\"x\":10.5}\n"
      + "  {\"t\":7.016,\"phase\":\"up\",\"x\":10.5,\"y\":-300}",
    "{\"unit\":\"ns\"}\n{\"t\":1e15,\"phase\":\"down\",\"x\":10,\"y\":20}\n"
      + "{\"t\":1000000008500000,\"phase\":\"move\",\"x\":10.5,\"y\":-300}\n"
      + "{\"t\":1000000016000000,\"phase\":\"up\",\"x\":10.5,\"y\":-300}",
    "timestamp;x;y;State\n7;10;20;began\n7.004;10;20;stationary\n7.0085;10.5;-300;Moved\n"
      + "7.016;10.5;-300;ended",
    "time\tphase\tx\ty\n7\t\"touchstart\"\t10\t20\n7.0085\ttouchmove\t10.5\t-300\n"
      + "7.016\ttouchend\t10.5\t-300",
    "[{\"t\":7,\"phase\":\"began\",\"x\":10,\"y\":20},\n"
      + "{\"t\":7.0085,\"phase\":\"moved\",\"x\":10.5,\"y\":-300},"
      + "{\"t\":7.016,\"phase\":\"ended\",\"x\":10.5,\"y\":-300}]\n",
    "\u{FEFF}[{\"type\":\"pointerdown\",\"timeStamp\":7,\"pointerId\":1,\"x\":10,\"y\":20},"
      + "{\"type\":\"pointermove\",\"timeStamp\":7.0085,\"pointerId\":1,\"x\":10.5,\"y\":-300},"
      + "{\"type\":\"pointerup\",\"timeStamp\":7.016,\"pointerId\":1,\"x\":10.5,\"y\":-300}]",
    "[{\"unit\":\"ms\"},{\"Time\":7,\"State\":\"began\",\"X\":10,\"Y\":20},"
      + "{\"Time\":15.5,\"State\":\"moved\",\"X\":10.5,\"Y\":-300},"
      + "{\"Time\":23,\"State\":\"ended\",\"X\":10.5,\"Y\":-300}]",
  ])
  func formatsAndUnitsSayTheSame(text: String) throws {
    #expect(try read(text) == Self.wanted)
  }

  /// Arrays and other names are recordings, too; traces, reports, and actions aren't.
  @Test(arguments: [
    ("{\"Timestamp\":0,\"x\":1}", true), ("[{\"time\":0}]", true), ("\u{FEFF}[{\"T\":0}]", true),
    ("# c\n{\"unit\":\"ms\"}", true), ("[{\"t\":0,\"path\":\"a\",\"value\":1}]", true),
    ("{\"v\":1,\"t\":0}", false), ("[{\"v\":1,\"t\":0}]", false), ("[]", false), ("[1]", false),
    ("[{\"type\":\"pointerMove\",\"x\":1,\"y\":1}]", false), ("t,phase\n", false), ("", false),
  ])
  func aRecordingIsRecognized(text: String, wanted: Bool) {
    #expect(TouchRecording.isRecording(Array(text.utf8)) == wanted)
  }

  /// An app may record more about a touch; a misspelled field isn't ignored.
  @Test(arguments: [
    "t,phase,id,x,y,force,radius\n0,down,1,10,20,0,1\n0.0085,move,1,10.5,-3e2,0.3,1\n"
      + "0.016,up,1,10.5,-300,0,1\n",
    "{\"t\":7,\"phase\":\"down\",\"x\":10,\"y\":20,\"force\":null,\"device\":{\"os\":26}}\n"
      + "{\"y\":-300,\"id\":1,\"t\":7.0085,\"phase\":\"move\",\"x\":10.5,\"force\":[1]}\n"
      + "{\"t\":7.016,\"phase\":\"up\",\"x\":10.5,\"y\":-300,\"device\":\"pad\"}",
  ])
  func unknownFieldsAreIgnored(text: String) throws {
    #expect(try read(text) == Self.wanted)
    let misspelled = text.replacing("force", with: "phse")
    let error = try #require(throws: RecordingError.self) { try read(misspelled) }
    #expect(error.field == "phse")
  }

  /// In an array, an error is placed at the line of its sample.
  @Test(arguments: [
    (
      "[{\"t\":0,\"phase\":\"down\",\"x\":1,\"y\":2},\n\n{\"t\":1,\"phase\":\"gone\",\"x\":1,\"y\":2}]",
      3, "phase"
    ),
    ("[\n{\"t\":0,\"time\":1,\"timestamp\":2,\"phase\":\"down\",\"x\":1}]", 2, "time"),
    ("[{\"time\":1,\"timestamp\":2,\"phase\":\"down\",\"x\":1,\"y\":1}]", 1, "t"),
    ("[\n1]", 2, nil), ("[]", 1, nil), ("[{]", 1, nil),
  ])
  func anArrayIsRefusedWithItsLine(text: String, line: Int, field: String?) throws {
    let error = try #require(throws: RecordingError.self) { try read(text) }
    #expect(error.line == line && error.field == field && !error.hint.isEmpty, "\(error)")
  }

  @Test func theUnitCanBeSaidFromOutside() throws {
    let text = "t,phase,x,y\n0,down,10,20\n8.5,move,10.5,-300\n16,up,10.5,-300"
    #expect(try read(text, unit: .milliseconds) == Self.wanted)
    #expect(try read("# unit: ms\n" + text, unit: .milliseconds) == Self.wanted)
    let error = try #require(throws: RecordingError.self) {
      try read("# unit: us\n" + text, unit: .milliseconds)
    }
    #expect(error.line == 1 && error.field == "unit")
  }

  /// The unit's line may be written as people write it.
  @Test(arguments: ["# Unit: ms", "#units: MS", "# UNIT:ms"])
  func theUnitIsReadInAnyCase(comment: String) throws {
    let text = comment + "\nt,phase,x,y\n0,down,10,20\n8.5,move,10.5,-300\n16,up,10.5,-300"
    #expect(try read(text) == Self.wanted)
  }

  /// Times that would make impossibly long or short touches are noted.
  @Test(arguments: [
    ("touches long.csv", "20 s in all; for milliseconds, add unit=ms"),
    ("touches long.csv unit=ms", ""), ("touches short.csv", ""),
    ("touches \"0 195,430; 0.05 195,400; 0.1 up\"", "0.1 s is 100"),
    ("touches \"0 195,430; 50 195,400; 100 up\"", ""),
  ])
  func timesInAnotherUnitAreNoted(statement: String, note: String) throws {
    var session = Session()
    session.host.files = FileAccess { name in
      let end = name == "long.csv" ? "20.001" : "20"
      return .success(
        Array("t,phase,x,y\n0,down,195,430\n1,move,195,400\n\(end),up,195,400".utf8))
    }
    var talk = Talk(columns: 1000, in: session)
    _ = try talk.say("scene city-guide")
    let answer = try talk.say(statement)
    #expect(
      note.isEmpty ? !answer.contains("milliseconds") : answer.contains(note), "\(answer)")
  }

  @Test(arguments: TouchRecording.Format.allCases)
  func whatIsWrittenIsReadBack(format: TouchRecording.Format) throws {
    var random = FuzzGenerator(seed: 9)
    for _ in 0..<200 {
      var touches: [TimedTouch] = []
      var down: Set<Int> = []
      var time = Int64(0)
      for _ in 0..<random.below(40) + 1 {
        let id = random.below(4)
        let place = Point2D(
          x: Double(random.below(1 << 30)) / 2_345_678, y: -Double(random.below(1 << 30)) / 7e7)
        let isDown = down.contains(id)
        let phase: Touch.Phase = !isDown ? .down : [.move, .move, .up, .cancel][random.below(4)]
        if phase == .down { down.insert(id) } else if phase != .move { down.remove(id) }
        touches.append(
          TimedTouch(
            Instant(nanoseconds: time), Touch(phase, id: id, at: place),
            isApart: random.below(5) == 0))
        time += random.below(3) == 0 ? 0 : Int64(random.below(30_000_000))
      }
      let text = TouchRecording.text(TouchStream(touches), format)
      #expect(try read(text).touches == touches)
    }
  }

  @Test(arguments: malformed)
  func isRefusedWithLineAndField(wrong: Malformed) throws {
    let error = try #require(throws: RecordingError.self) { try read(wrong.text) }
    #expect(error.line == wrong.line && error.field == wrong.field, "\(wrong.text) \(error)")
    #expect(error.message.contains(wrong.message), "\(wrong.text) \(error)")
    #expect(!error.hint.isEmpty)
    let field = wrong.field.map { " \($0):" } ?? ""
    #expect(error.text(file: "a.csv").hasPrefix("a.csv:\(wrong.line):\(field) "))
  }

  /// A named format is the only one that is read, and a scale multiplies every position.
  @Test(arguments: TouchRecording.Format.allCases)
  func formatAndScaleAreThoseNamed(format: TouchRecording.Format) throws {
    let bytes = Array(TouchRecording.text(Self.wanted, format).utf8)
    for other in TouchRecording.Format.allCases {
      #expect((try? TouchRecording.read(bytes, as: other)) == (other == format ? Self.wanted : nil))
    }
    var session = Session()
    session.host.files = FileAccess { _ in .success(bytes) }
    for line in ["scene blank", "touches a.txt format=\(format.rawValue) scale=0.5"] {
      _ = try session.answer(line: line, style: .plain)
    }
    let placed = session.simulation?.log.list.compactMap { entry -> [Point2D]? in
      if case .touch(let touches) = entry.input.kind { touches.map(\.place) } else { nil }
    }.flatMap { $0 }
    #expect(
      placed
        == Self.wanted.touches.map {
          Point2D(x: $0.touch.place.x / 2, y: $0.touch.place.y / 2)
        })
  }

  @Test(arguments: [
    "touches a.txt scale=0", "touches a.txt scale=-1", "touches a.txt scale=1e9",
    "touches a.txt scale=nan", "touches a.txt format=xml", "touches \"0 1,1; 9 up\" scale=2",
    "touches \"0 1,1; 9 up\" format=csv",
  ])
  func otherFormatsAndScalesAreRefused(line: String) {
    #expect(throws: ScriptError.self) { try Statement(line) }
  }

  @Test func bytesThatAreNoTextAreRefused() throws {
    let bytes = Array("t,phase,x,y\n0,down,1,1\n".utf8) + [0xC3, 0x28]
    let error = try #require(throws: RecordingError.self) { try TouchRecording.read(bytes) }
    #expect(error.line == 3 && error.message == "byte 0xC3 is not UTF-8")
  }

  @Test func limitsAreStated() throws {
    let long = try #require(throws: RecordingError.self) {
      try TouchRecording.read([UInt8](repeating: 0x20, count: TouchRecording.mostBytes + 1))
    }
    #expect(long.message == "the recording is larger than 64 MiB")
    let row = "0,move,1,1\n"
    let rows = "t,phase,x,y\n0,down,1,1\n" + String(repeating: row, count: 20_000)
    #expect(try read(rows).touches.count == 20_001)
  }

  /// No bytes whatever trap, and what is accepted is a legal stream.
  @Test func anyBytesAreAnswered() {
    var random = FuzzGenerator(seed: 5)
    let good = [TouchRecording.Format.csv, .jsonl].map {
      Array(TouchRecording.text(Self.wanted, $0).utf8)
    }
    let seeds = Self.malformed.map { Array($0.text.utf8) } + good
    var read = 0
    for round in 0..<10_000 {
      // Half of them are good to begin with.
      var bytes = round.isMultiple(of: 2) ? seeds[random.below(seeds.count)] : good[round / 2 % 2]
      for _ in 0...random.below(3) where !bytes.isEmpty {
        let place = random.below(bytes.count)
        switch random.below(3) {
        case 0: bytes[place] = UInt8(random.below(256))
        case 1: bytes.remove(at: place)
        default: bytes.insert(contentsOf: seeds[random.below(seeds.count)].prefix(9), at: place)
        }
      }
      guard let stream = try? TouchRecording.read(bytes) else { continue }
      read += 1
      #expect(stream.problem == nil)
    }
    #expect(read > 100)
  }

  /// Events of the web are recordings: those of pointers as rows or objects, and those of touches, whose
  /// times are milliseconds.
  @Test(arguments: [
    "type,pointerId,clientX,clientY,timeStamp\npointerdown,1,195,420,1000.5\n"
      + "pointermove,1,195,330,1050.5\npointerup,1,195,330,1060.5\n",
    "Type;PointerID;ClientX;ClientY;TimeStamp\nPointerDown;1;195;420;1000.5\n"
      + "PointerMove;1;195;330;1050.5\nPointerUp;1;195;330;1060.5\n",
    """
    {"type":"pointerdown","pointerId":1,"clientX":195,"clientY":420,"timeStamp":1000.5,"pressure":0.5}
    {"type":"pointermove","pointerId":1,"clientX":195,"clientY":330,"timeStamp":1050.5,"pressure":0.5}
    {"type":"pointerup","pointerId":1,"clientX":195,"clientY":330,"timeStamp":1060.5,"pressure":0}
    """,
    """
    [{"type":"touchstart","timeStamp":1000.5,"touches":[{"identifier":1}],
      "changedTouches":[{"identifier":1,"clientX":195,"clientY":420,"screenX":2,"force":1}]},
     {"type":"touchmove","timeStamp":1050.5,
      "changedTouches":[{"identifier":1,"clientX":195,"clientY":330,"screenX":2,"force":1}]},
     {"type":"touchend","timeStamp":1060.5,"touches":[],
      "changedTouches":[{"identifier":1,"clientX":195,"clientY":330,"screenX":2,"force":0}]}]
    """,
  ])
  func eventsOfTheWebAreRead(text: String) throws {
    let stream = try TouchRecording.read(Array(text.utf8))
    #expect(stream.touches.map { $0.touch.phase } == [.down, .move, .up])
    #expect(stream.touches.map { $0.time.seconds } == [0, 0.05, 0.06])
    #expect(stream.touches.map { $0.touch.place.y } == [420, 330, 330])
    #expect(stream.touches.allSatisfy { $0.touch.place.x == 195 && $0.touch.id == 1 })
  }

  /// Numbers without a digit before the point are read, phases in any case are, and a decimal comma is
  /// named.
  @Test func spreadsheetsAreRead() throws {
    let text = "T,Phase,X,Y\n0,Down,195,420\n.06,UP,195,-.5\n"
    let stream = try TouchRecording.read(Array(text.utf8))
    #expect(stream.touches.map { $0.time.seconds } == [0, 0.06])
    #expect(stream.touches.map { $0.touch.place.y } == [420, -0.5])
    let error = #expect(throws: RecordingError.self) {
      try TouchRecording.read(Array("t;phase;x;y\n0;down;1;2\n0,016;up;1;2\n".utf8))
    }
    #expect(error?.hint.contains("decimal point") == true)
    let web = #expect(throws: RecordingError.self) {
      try TouchRecording.read(Array("type,pointerId,clientX,clientY\npointerdown,1,2,3\n".utf8))
    }
    #expect(web?.hint.contains("timeStamp") == true || web?.message == "missing column")
  }
}
