import TestSupport
import PantomimeKit
import Testing

/// The canonical text of a trace says all of it, and reads back as the same trace.
@Suite(.timeLimit) struct TraceTests {
  /// A separate generator, so that every machine creates the same traces.
  private struct Dice: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }

  private static let numbers: [Double] = [
    0, -0.0, 1, -1, 0.1, 1 / 3.0, 123456.789, -0.0000004, 1e-9, 1e15, -1e18, 1e300, .infinity,
    -.infinity, .nan, 0.5000005, 2.5e-7,
  ]
  private static let words = [
    "yes", "no", "card.1", "a b", "", "12", "1e5", "x=y", "--", "ease-in",
  ]
  private static let reasons = [
    "", "because", "a -- b", " -- ", "two\nlines", "trailing ", " leading", "x=1 y=2", "– … ×",
    "\r\n",
  ]

  private static func event(_ dice: inout Dice) -> Event {
    let fields: [Event.Field] = (0..<Int.random(in: 0...4, using: &dice)).map { index in
      let name = "f\(index)"
      let number = numbers.randomElement(using: &dice) ?? 0
      switch Int.random(in: 0...4, using: &dice) {
      case 0: return .number(name, number)
      case 1: return .numbers(name, [number, numbers.randomElement(using: &dice) ?? 0])
      case 2: return .vector(name, Vector(dx: number, dy: 1))
      case 3: return .flag(name, Bool.random(using: &dice))
      default: return .word(name, words.randomElement(using: &dice) ?? "")
      }
    }
    let name = ["pan began", "x", "completed end"].randomElement(using: &dice) ?? ""
    return Event(named: name, fields, reason: Reason(reasons.randomElement(using: &dice) ?? ""))
  }

  @Test func textReadsBack() throws {
    var dice = Dice(state: 7)
    for _ in 0..<300 {
      var trace = Trace()
      for _ in 0..<Int.random(in: 0...8, using: &dice) {
        let time = Instant(nanoseconds: Int64.random(in: 0...(.max), using: &dice))
        trace.append(Self.event(&dice), at: time)
      }
      #expect(try Trace(trace.text) == trace, "\(trace.text)")
      // Reading is not lenient about what it would write otherwise.
      #expect(try Trace(trace.text).text == trace.text)
    }
  }

  @Test func textOfARun() throws {
    var track = try Simulation.track()
    try track.run(.start())
    try track.go(to: 0.4)
    try track.run(.pause)
    try track.run(.finish(.end), expecting: .finishNotStopped)
    let text = track.trace.text
    #expect(try Trace(text) == track.trace)
    #expect(text.hasSuffix("animator=a0 -- \(Misuse.finishNotStopped.account.explanation)\n"))
  }

  /// Golden files read back without the parts that aren't events: the header, the digests, the
  /// reasons.
  @Test func canonicalTextReadsBack() throws {
    let trace = try Trace("0 tap on=card -- because\n0.5 x\n")
    let lines = trace.list.map { $0.canonicalText }
    #expect(lines == ["0 tap on=card", "0.5 x"])
    let golden = "traces 2\n\(lines.joined(separator: "\n"))\nshown card.frame 0123456789abcdef\n"
    #expect(try Trace(golden).entries.map { $0.text } == lines)
    for text in ["traces 3\n0 x\n", "0 x\ntraces 2\n", "shown card.frame\n"] {
      #expect(throws: Trace.Unreadable.self) { try Trace(text) }
    }
  }

  @Test(arguments: [
    "x", "0", "0 ", "-1 x", "1.0000000001 x", "1. x", ".5 x", "1e3 x", "0 x f=", "0 x f=1 y",
    "0 f=1", "99999999999999999999 x", "0 -- why",
  ])
  func whatIsNoEntryIsRefusedWithItsLine(line: String) {
    #expect(throws: Trace.Unreadable(line: 3)) { try Trace("0 x\n\n\(line)\n") }
  }
}

extension Simulation {
  /// Runs an operation that must be refused as this misuse.
  mutating func run(_ input: AnimatorInput, expecting misuse: Misuse) throws {
    #expect(throws: InputError.misuse(misuse)) { try self.handle(.animator(input)) }
  }
}
