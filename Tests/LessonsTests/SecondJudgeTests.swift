import PantomimeKit
import PantomimeLessons
import PantomimeReporting
import PantomimeScripting
import TestSupport
import Testing

/// Constructed answers are judged alike by the player, which judges as it goes along, and by scripts
/// that play each beginning of an answer from the start in a fresh session, against the text of the
/// task written as expectations of other paths.
@Suite(.timeLimit) struct SecondJudgeTests {
  /// A task, its setup and its text, written without looking at the lesson's blocks.
  struct Case: Sendable, CustomTestStringConvertible {
    let lesson: String
    let task: Int
    let setup: String
    let wanted: [String]
    /// Expectations over time, which hold from the beginning of the last pan.
    var throughout: [String] = []
    var testDescription: String { "\(lesson) \(task)" }
  }

  static let cases = [
    Case(
      lesson: "the-finger-decides", task: 1, setup: "scene city-guide",
      wanted: [
        "expect pan.state changed", "expect state collapsed", "expect card.frame.y > 111.15",
        "expect card.frame.y < 135.85",
      ]),
    Case(
      lesson: "the-finger-decides", task: 3, setup: "scene city-guide",
      wanted: [
        "expect card.screen-frame 0,0,390,844", "expect state expanded", "expect position end",
        "expect pan.state ended", "expect running no",
      ],
      throughout: [
        "expect always pan.distance <= 10", "expect eventually state collapsed in 0.001",
        "expect eventually card.frame.y > 234.65 in 0.001",
      ]),
    Case(
      lesson: "one-fraction-two-meanings", task: 3, setup: "scene city-guide; tap on=card",
      wanted: [
        "expect running no", "expect animator.state active", "expect card.frame.y > 158.08",
        "expect card.frame.y < 172.9", "expect time < 0.2",
        "expect no event \"animator scrubbed\"",
      ]),
    Case(
      lesson: "a-hanging-transition", task: 2,
      setup: "scene blank; view card frame=0,844,390,844; transition push duration=0.5; "
        + "animate card.frame.y to=0 on=push; start on=push; update 0.6 on=push",
      wanted: [
        "expect event \"transition cancelled\"", "expect card.model.frame.y 844",
        "expect push.progress 0",
      ]),
    Case(
      lesson: "a-touch-that-stops-a-list", task: 3,
      setup: "scene blank; scroll-view feed frame=0,0,390,844 content=390x4000; "
        + "view photo frame=0,0,390,4000 in=feed; view sheet frame=0,844,390,844; "
        + "animator show duration=0.3; gesture open tap on=photo; "
        + "when \"gesture recognized gesture=open\" do animate sheet.frame.y to=0 on=show; "
        + "when \"gesture recognized gesture=open\" do start on=show; flick up on=feed; wait 0.1",
      wanted: [
        "expect event \"scroll caught\"", "expect sheet.center 195,422",
        "expect event \"gesture recognized\"",
      ]),
    Case(
      lesson: "what-can-i-call-now", task: 3,
      setup: "scene blank; view card x=0; animator move duration=1 curve=linear; "
        + "animate card.x to=100; start; wait 0.3; stop",
      wanted: [
        "expect move.animator.state inactive", "expect card.model.x 100", "expect card.x 100",
        "expect no event \"misuse\"", "expect event \"completed\"",
        "expect event \"animator added\" count=1",
      ]),
    Case(
      lesson: "what-can-i-call-now", task: 4,
      setup: "scene blank; view card x=0; animator move duration=1 curve=linear; "
        + "animate card.x to=100; handler; start; wait 0.3",
      wanted: [
        "expect move.animator.state inactive", "expect no event \"handler ran\"",
        "expect card.x > 20", "expect card.x < 80",
      ]),
    Case(
      lesson: "cancelled-is-not-ended", task: 3, setup: "scene city-guide",
      wanted: [
        "expect event \"touch cancel\"", "expect pan.state cancelled", "expect state collapsed",
        "expect card.frame.y < 123.5",
      ]),
    Case(
      lesson: "a-sheet-and-its-list", task: 3, setup: "scene detents",
      wanted: [
        "expect pan.state changed", "expect sheet.frame.y 100", "expect list.offset > 30",
        "expect event \"pan began\" count=1", "expect no event \"scrolled\"",
      ]),
    Case(
      lesson: "stop-and-finish", task: 3,
      setup: "scene blank; view card x=0; animator move duration=1 curve=linear; "
        + "animate card.x to=100; start; wait 0.4",
      wanted: [
        "expect time 0.4", "expect move.animator.state inactive", "expect card.model.x 0",
        "expect position start",
      ]),
    Case(
      lesson: "where-would-it-come-to-rest", task: 2, setup: "scene detents",
      wanted: [
        "expect detent 0", "expect sheet.frame.y 100", "expect state resting",
      ],
      throughout: [
        "expect always pan.distance < 20", "expect eventually sheet.frame.y 400 in 0.001",
      ]),
    Case(
      lesson: "layer-animations", task: 3,
      setup: "scene blank; view card frame=20,600,350,200",
      wanted: [
        "expect event \"layer ended path=card.frame.y\"", "expect card.layers 0",
        "expect card.frame 20,80,350,200",
        "expect card.model.frame 20,80,350,200",
      ]),
    Case(
      lesson: "the-later-of-two", task: 2, setup: "scene pokedex-detail",
      wanted: [
        "expect events \"data arrived request=1\" \"data arrived request=2\" \"timer fired\" "
          + "\"gate armed\" \"image loaded\" \"gate opened count=1\"",
        "expect event \"gate opened\" count=1", "expect state open",
        "expect event \"data arrived\" count=2",
      ]),
    Case(
      lesson: "why-stand-ins", task: 4,
      setup: "scene dive-deeper dismissal=pan; tap on=card; run",
      wanted: [
        "expect event \"transition cancelled\"", "expect progress 1", "expect container.count 0",
        "expect pan.translation.y > 100",
      ]),
    Case(
      lesson: "respond-immediately", task: 2, setup: "scene pokedex-list; at 1",
      wanted: [
        "expect event \"jump started\"", "expect detail.row none", "expect touches 0",
        "expect no event \"touch lost\"",
      ]),
  ]

  /// Statements that answers are mixed with.
  ///
  /// Without `reverse`, after which the fraction and the place of a view measure differently, and
  /// `pause`, after which a pan measures from another start: the texts leave open which one counts.
  static let others = [
    "run", "wait 0.05", "tap on=card", "pan began", "pan changed dy=-60", "pan ended vy=-300",
    "pan ended vy=200", "pan cancelled", "undo", "stop", "finish at=start",
  ]

  /// Returns an answer with a statement dropped, doubled, swapped or added, or with numbers changed.
  static func mutated(
    _ lines: [String], adding others: [String] = others, _ random: inout Random
  ) -> [String] {
    var lines = lines
    for _ in 0...random.below(3) where !lines.isEmpty {
      let index = random.below(lines.count)
      switch random.below(6) {
      case 0: lines.remove(at: index)
      case 1: lines.insert(lines[index], at: index)
      case 2: lines.swapAt(index, random.below(lines.count))
      case 3: lines.insert(others[random.below(others.count)], at: index)
      default:
        lines[index] = lines[index].replacing(/-?\d+(\.\d+)?/) { match in
          let number = Double(match.output.0) ?? 0
          let factor = 0.5 + Double(random.below(100)) / 100
          return Numerals.text((number * factor * 10).rounded() / 10)
        }
      }
    }
    return lines
  }

  /// The numbers behind the answers: a linear congruential sequence.
  struct Random {
    var state: UInt64
    mutating func below(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
  }

  /// Returns whether some beginning of the answer, played from the start as a script, has done what
  /// the task asks for; lines that can't be run are left out.
  private func script(_ lines: [String], _ one: Case) -> Bool {
    var played: [String] = []
    for line in lines {
      if replay(one.setup, played + [line])?.status == .broken { continue }
      // The setup can't be taken back.
      let undone = played.count { $0 == "undo" }
      if line == "undo", played.count - 2 * undone < 1 { continue }
      played.append(line)
      if let all = replay(one.setup, played), let whole = replay(one.setup, played + one.wanted),
        whole.status != .broken, whole.failures.count <= all.failures.count,
        holdsThroughout(played, one)
      {
        return true
      }
    }
    return false
  }

  /// Returns whether the expectations over time hold if they are made immediately after the last pan
  /// has begun.
  private func holdsThroughout(_ lines: [String], _ one: Case) -> Bool {
    if one.throughout.isEmpty { return true }
    var kept: [String] = []
    for line in lines {
      if line == "undo" { _ = kept.popLast() } else { kept.append(line) }
    }
    var (begin, isHeld) = (0, false)
    for (index, line) in kept.enumerated() {
      if line == "pan began", !isHeld { (begin, isHeld) = (index + 1, true) }
      if line.hasPrefix("pan ended") || line == "pan cancelled" { isHeld = false }
    }
    let claimed = kept[..<begin] + one.throughout + kept[begin...]
    guard let all = replay(one.setup, kept), let whole = replay(one.setup, Array(claimed)) else {
      return false
    }
    return whole.failures.count <= all.failures.count
  }

  private func replay(_ setup: String, _ lines: [String]) -> Replay? {
    let text = ([setup] + lines).map { $0 + "\n" }.joined()
    return Replay(
      Script(Array(text.utf8), file: nil), file: nil, in: Session(Catalog.standard))
  }

  @Test(arguments: TestRun.sample(cases, oneIn: 10))
  func bothJudgeAlike(one: Case) throws {
    let lesson = try #require(Lessons.named(one.lesson))
    let task = lesson.tasks[one.task - 1]
    let desk = try TaskDesk(one.lesson, one.task)
    let samples = ([task.solution].compactMap { $0 } + task.right + task.wrong).map { block in
      block.statements.flatMap { $0.text.split(separator: ";") }
        .map { String($0.drop { $0 == " " }) }
    }
    var random = Random(state: 7)
    var solved = 0
    let count = TestRun.isLong ? 1_250 : 16
    for number in 0..<count {
      let sample = samples[number % samples.count]
      let lines = number < samples.count ? sample : Self.mutated(sample, &random)
      let verdicts = (desk.isSolved(lines), script(lines, one))
      #expect(verdicts.0 == verdicts.1, "\(lines.joined(separator: "; "))")
      if verdicts.0 { solved += 1 }
    }
    #expect(solved > 0 && solved < count)
  }
}
