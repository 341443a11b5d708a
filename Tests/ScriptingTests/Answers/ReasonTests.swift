import ScriptingSupport
import TestSupport
import Testing

/// What answers and explanations must name, and what they must not claim, in situations that people
/// have met.
@Suite(.timeLimit) struct ReasonTests {
  /// Some lines of a session, and the words that the answer to the last line contains or omits.
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let lines: [String]
    let names: [String]
    var omits: [String] = []

    var testDescription: String { name }
  }

  /// Returns the answer to the last of some lines, with every run of spaces as one space.
  static func answer(to lines: [String]) -> String {
    var talk = Talk(columns: 100_000)
    var last = ""
    for line in lines { last = talk.screen(line, isWhole: true) }
    return last.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
  }

  static func expect(_ one: Case) {
    let answer = answer(to: one.lines)
    for words in one.names { #expect(answer.contains(words), "\(one.name): \(answer)") }
    for words in one.omits { #expect(!answer.contains(words), "\(one.name): \(answer)") }
  }

  // MARK: - Two things at once

  private static let twoDrives = [
    "view card frame=145,650,100,100", "gesture pull pan on=card",
    "drive card.frame.y by=pull anchors=200,650", "drive card.frame.x by=pull anchors=20,145,270",
  ]
  private static let diagonally = "drag on=card by=100,-150 velocity=800,-300"
  private static let twoAnimations = [
    "view v frame=0,0,50,50", "animate v.frame.x to=100 duration=1", "wait 0.2",
    "animate v.frame.x to=0 duration=1",
  ]

  private static let several: [Case] = [
    Case(
      name: "a release of two drives", lines: twoDrives + [diagonally],
      names: [
        "released: card.frame.y settles at 200 in 0.6 s, card.frame.x at 270 in 0.6 s",
        "because card.frame.y: the projection", "; card.frame.x: the projection",
      ]),
    Case(
      name: "the end of two drives", lines: twoDrives + [diagonally, "run"],
      names: ["card.frame.y settled at 200, at 0.9 s; card.frame.x settled at 270; everything"]),
    Case(
      name: "why, after two drives", lines: twoDrives + [diagonally, "run", "why"],
      names: [
        "card.frame.y settled at 200; card.frame.x settled at 270; decided at 0.3 s",
        "rule card.frame.y: this drive's rule: ", " card.frame.x: this drive's rule: ",
        "then card.frame.y continues", " card.frame.x continues from 0 %",
      ]),
    Case(
      name: "a drive that stays, and one that moves",
      lines: twoDrives + ["drag on=card by=100,0 velocity=800,0"],
      names: ["released: card.frame.y settles at 650, card.frame.x at 270 in 0.6 s"]),
    Case(
      name: "two animators on one pan",
      lines: [
        "view card frame=145,650,100,100 alpha=1", "gesture pull pan on=card", "animator rise",
        "animate card.frame.y to=200", "animator slide", "animate card.alpha to=0 on=slide",
        "drive rise by=pull along=up way=450", "drive slide by=pull along=right way=200",
        "drag on=card by=100,-300 velocity=-800,-300",
      ],
      names: ["released: rise moves to its end in", "; slide returns to its start in"]),
    Case(
      name: "an animator beside a drive keeps its words",
      lines: twoDrives + [
        "view other alpha=1", "animator fade duration=2", "animate other.alpha to=0 on=fade",
        diagonally,
        "start on=fade", "run until 2.5",
      ],
      names: ["fade reached its end"], omits: ["fade settled at"]),
    Case(
      name: "two animations of one number", lines: twoAnimations + ["why v.frame.x"],
      names: [
        "from 0 to 100 since 0 s:", "from 100 to 0 since 0.2 s:",
        "cancel out: 100 and -100 add up to 0",
      ]),
    Case(
      name: "the second animation's own end", lines: twoAnimations,
      names: ["v.frame.x started: moves to its end in 1 s"]),
  ]

  @Test(arguments: several) func everyThingGetsItsClause(_ one: Case) { Self.expect(one) }
}
