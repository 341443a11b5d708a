import PantomimeKit
import PantomimeReporting
import PantomimeScripting
import ScriptingSupport
import TestSupport
import Testing

/// `touches "0 195,420; …"`: touches written out in a statement.
@Suite(.timeLimit) struct WrittenTouchesTests {
  @Test(arguments: [
    ("touches \"▸x◂ 1,2;\"", "'x' is not a time"),
    ("touches \"0 1,2; ▸-3◂ up\"", "the time cannot be -3 ms"),
    ("touches \"▸90000000◂ 1,2;\"", "the time cannot be 90000000 ms"),
    ("touches \"5 1,2; ▸4◂ up\"", "the time decreases"),
    ("touches \"0 1,2; 9 ▸upp◂\"", "unknown phase 'upp'"),
    ("touches \"0 ▸1◂; 9 up\"", "'1' is not a position"),
    ("touches \"0 1,2; 9 ▸1,2,3◂\"", "'1,2,3' is not a position"),
    ("touches \"0 ▸2e6,1◂; 9 up\"", "the position is too far away"),
    ("touches \"0 1,2; ▸9◂\"", "the sample needs a position"),
    ("touches \"0 1,2; ▸9 down 3,4◂\"", "finger 1 is already down"),
    ("touches \"0 1,2; ▸9 id=2 move 3,4◂\"", "finger 2 is not down"),
    ("touches \"0 ▸id=x◂ 1,2; 9 up\"", "'id=x' is not a finger's number"),
    ("touches \"0 1,2 ▸3,4◂; 9 up\"", "unexpected '3,4' in a sample"),
    ("touches ▸\";\"◂", "the text has no touches"),
    ("touches \"0 1,2; 9 up\" ▸unit=ms◂", "written touches have no unit"),
    ("touches \"0 1,2; 9 up\" ▸speed=5◂", "the finger does not move, so it has no speed to change"),
    ("touches \"0 1,2; 0 up\" ▸over=1◂", "the touches take no time, so it cannot be changed"),
    ("touches \"0 1,2; 9 up\" speed=▸-5◂", "a speed cannot be '-5'"),
    ("touches \"0 1,2; 9 up\" by=0,▸2e6◂", "a finger cannot move '2e6'"),
  ])
  func isRefusedWithItsPlace(line: String, message: String) throws {
    let marked = Marked(line)
    let error = try #require(throws: ScriptError.self) { try Statement(marked.text) }
    #expect(error.message == message && !error.hint.isEmpty, "\(error)")
    #expect(error.span == marked.span, "\(Marked.marking(error.span, in: marked.text))")
  }

  /// A stream of random touches of several fingers, all of them legal.
  private func stream(_ random: inout FuzzGenerator) -> TouchStream {
    var touches: [TimedTouch] = []
    var places: [Int: Point2D] = [:]
    var time = Int64(random.below(3)) * 7_000_001
    for _ in 0..<random.below(40) + 1 {
      let id = random.below(4)
      let last = places[id]
      let stays = last != nil && random.below(4) == 0
      let place =
        stays
        ? last ?? Point2D()
        : Point2D(
          x: Double(random.below(1 << 30)) / 2_345_678, y: -Double(random.below(1 << 30)) / 7e7)
      let phase: Touch.Phase =
        last == nil ? .down : [.move, .move, .move, .up, .cancel, .lost][random.below(6)]
      let isOver = phase != .down && phase != .move
      places[id] = isOver ? nil : place
      touches.append(
        TimedTouch(
          Instant(nanoseconds: time), Touch(phase, id: id, at: place),
          isApart: random.below(5) == 0))
      time += random.below(3) == 0 ? 0 : Int64(random.below(30_000_000))
    }
    return TouchStream(touches)
  }

  @Test func whatIsWrittenIsReadBack() throws {
    var random = FuzzGenerator(seed: 11)
    for _ in 0..<300 {
      let wanted = stream(&random)
      let text = WrittenTouches.text(wanted)
      #expect(try WrittenTouches.read(Word(text, Span(0, 0), isQuoted: true)) == wanted, "\(text)")
    }
  }

  /// Any text is either read as a legal stream or refused.
  @Test func anyTextIsAnswered() {
    var random = FuzzGenerator(seed: 12)
    var read = 0
    for _ in 0..<TestRun.count(5_000, oneIn: 10) {
      var bytes = Array(WrittenTouches.text(stream(&random)).utf8)
      for _ in 0..<random.below(4) where !bytes.isEmpty {
        let place = random.below(bytes.count)
        switch random.below(3) {
        case 0: bytes[place] = UInt8(32 + random.below(90))
        case 1: bytes.remove(at: place)
        default:
          bytes.insert(contentsOf: Array("; 1e9 id= ,".utf8).prefix(random.below(12)), at: place)
        }
      }
      let word = Word(String(decoding: bytes, as: UTF8.self), Span(0, 0), isQuoted: true)
      guard let stream = try? WrittenTouches.read(word) else { continue }
      read += 1
      #expect(stream.problem == nil)
    }
    #expect(read > TestRun.count(500, oneIn: 10))
  }

  /// The statement of a gesture's touches repeats the gesture, to the last byte.
  @Test(arguments: [
    "drag on=card by=12,-150 over=0.25 jitter=3ms late=10% seed=4", "flick up speed=1500 on=card",
    "drag on=card by=0,-60 hold=0.2", "tap on=card",
  ])
  func repeatsTheGesture(line: String) throws {
    let first = try Play("scene city-guide", "at 0.05 \(line)", "run")
    let stream = first.session.recording.touchLog.stream
    let again = try Play("scene city-guide", WrittenTouches.statement(stream), "run")
    #expect(again.trace == first.trace)
    #expect(again.read("hash") == first.read("hash"))
  }

  // MARK: - Rescaling

  private static let slow =
    "touches \"0 195,422; 16 198,418; 33 200,409; 50 201,398; 66 203,390; 83 205,383; 100 205,378; "
    + "116 206,376; 133 206,374; 150 206,373; 166 up\""

  private func played(_ line: String) throws -> [TimedTouch] {
    try Play("scene city-guide", line).session.recording.touchLog.stream.touches
  }

  @Test func theDisplacementIsTheGivenOne() throws {
    let before = try played(Self.slow)
    for (dx, dy) in [(0.0, -100.0), (11, 51), (-200, -49), (11, -49)] {
      let after = try played(Self.slow + " by=\(dx),\(dy)")
      #expect(after.map(\.time) == before.map(\.time))
      #expect(after.first == before.first)
      let end = try #require(after.last?.touch.place)
      #expect((end.x - 195 - dx).magnitude < 1e-9 && (end.y - 422 - dy).magnitude < 1e-9)
    }
    #expect(try played(Self.slow + " by=11,-49") == before)
  }

  /// A straight path stays straight: each position moves by the same factor.
  @Test func aStraightPathIsScaled() throws {
    let line = "touches \"0 100,400; 20 100,390; 40 100,340; 60 100,300; 80 up\""
    let places = try played(line + " by=0,-250").map(\.touch.place.y)
    #expect(places == [400, 375, 250, 150, 150])
  }

  @Test func theDurationIsTheGivenOne() throws {
    let before = try played(Self.slow)
    let after = try played(Self.slow + " over=0.332")
    #expect(after.map(\.touch) == before.map(\.touch))
    #expect(after.map(\.time.nanoseconds) == before.map { $0.time.nanoseconds * 2 })
  }

  /// The speed is the mean of the last 100 ms of movement, and what was before stays.
  @Test(arguments: [0.0, 30, 100, 251, 900]) func theLastSpeedIsTheGivenOne(speed: Double) throws {
    let before = try played(Self.slow)
    let after = try played(Self.slow + " speed=\(speed)")
    #expect(after.map(\.time) == before.map(\.time))
    for (one, other) in zip(before, after) where one.time.nanoseconds <= 50_000_000 {
      #expect(one == other)
    }
    // The last movement ends at 150 ms and starts at 50 ms, where there is a sample.
    let (start, end) = (after[3].touch.place, after[9].touch.place)
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    #expect(((dx * dx + dy * dy).squareRoot() - speed * 0.1).magnitude < 1e-9)
    #expect(after[10].touch.place == end)
  }

  // MARK: - In a session

  /// `why` proposes a change of the touches that flips the outcome, and 99 % of it does not.
  @Test(
    arguments: TestRun.sample(
      ["set rule=sign", "set rule=half", "set rule=projection", "set rule=flick-or-half"], oneIn: 2)
  )
  func whyProposesARescaling(rule: String) throws {
    var talk = Talk()
    _ = try talk.say("scene city-guide")
    _ = try talk.say(rule)
    _ = try talk.say(
      "touches \"0 195,422; 16 198,418; 33 200,390; 50 201,370; 66 203,355; 83 205,351; 100 205,348; "
        + "116 206,345; 133 206,343; 150 206,341; 166 up\"")
    let outcome = talk.session.simulation?.decisionRecord?.decision.index
    let flip = try talk.say("why flip").split(separator: "`")
    let again = try #require(flip.first { $0.hasPrefix("again ") }, "\(flip)")
    #expect(
      ["by=", "over=", "speed=", "velocity="].contains { again.contains(" \($0)") }, "\(again)")
    _ = try talk.say(String(again))
    #expect(talk.session.simulation?.decisionRecord?.decision.index != outcome)
    _ = try talk.say("undo")
    #expect(talk.session.simulation?.decisionRecord?.decision.index == outcome)
    _ = try talk.say("undo")
    #expect(talk.session.simulation?.now == .zero)
  }

  @Test func theClockOfTheCheckKnowsItsEnd() {
    for (options, early, due) in [("", "0.165", "0.166"), (" over=0.5", "0.49", "0.5")] {
      for (end, errors) in [(early, 1), (due, 0)] {
        let text = "scene city-guide\n\(Self.slow)\(options)\nat \(end) show time"
        #expect(Script(Array(text.utf8), file: nil).diagnostics.count == errors, "\(text)")
      }
    }
  }

  /// A finger that vanishes ends nothing, and its number is free again.
  @Test func aLostFingerEndsNothing() throws {
    var play = try Play(
      "scene city-guide", "touches \"0 195,422; 16 195,410; 33 195,380; 50 lost\"")
    #expect(play.read("touches")?.numbers == [0])
    #expect(play.read("pan.state") == .word("changed"))
    let entries = try #require(play.session.simulation?.trace.list)
    #expect(entries.last?.event.name == "touch lost")
    // The new finger is a second one: the pan follows the middle of both.
    let before = play.number("pan.translation.y") ?? 0
    try play.play(["at 0.1 touch down x=195 y=300", "at 0.2 touch move y+=-40"])
    #expect(((play.number("pan.translation.y") ?? 0) - before + 20).magnitude < 1e-9)
    try play.play(["touch up"])
    #expect(play.read("pan.state") == .word("changed"))
    try play.play(["touch cancel all"])
    #expect(play.read("pan.state") == .word("cancelled"))
  }
}
