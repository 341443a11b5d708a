import Foundation
import PantomimeKit
import PantomimeLessons
import PantomimeReporting
import PantomimeScripting
import TestSupport
import Testing

/// Predictions, tests and choices, judged a second time: predictions by formulas, the others by
/// scripts that are written out here.
@Suite(.timeLimit) struct SecondJudgeKindTests {
  private static func status(_ lines: [String]) -> Replay.Status {
    let text = lines.map { $0 + "\n" }.joined()
    return Replay(
      Script(Array(text.utf8), file: nil), file: nil, in: Session(Catalog.standard)
    ).status
  }

  /// Returns the samples of a task, statement by statement.
  private static func samples(_ lesson: String, _ task: Int) throws -> [[String]] {
    let task = try #require(Lessons.named(lesson)).tasks[task - 1]
    return ([task.solution].compactMap { $0 } + task.right + task.wrong).map { block in
      block.statements.flatMap { $0.text.split(separator: ";") }
        .map { String($0.drop { $0 == " " }) }
    }
  }

  // MARK: Predictions

  /// A prediction of a number: what the text asks for, from the numbers that it shows.
  struct Quantity: Sendable, CustomTestStringConvertible {
    let lesson: String
    let task: Int
    let tolerance: Double
    let value: @Sendable (_ shown: (String) -> Double) -> Double
    var testDescription: String { "\(lesson) \(task)" }
  }

  /// A timing curve with the given control points, by bisection of its cubic.
  private static func bezier(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, at time: Double
  ) -> Double {
    let cubic = { (a: Double, b: Double, t: Double) in
      3 * (1 - t) * (1 - t) * t * a + 3 * (1 - t) * t * t * b + t * t * t
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if cubic(x1, x2, middle) < time { low = middle } else { high = middle }
    }
    return cubic(y1, y2, low)
  }

  private static func eased(_ time: Double) -> Double { bezier(0.42, 0, 0.58, 1, at: time) }

  /// The time at which the ease-in-out curve reaches a progress: its inverse swaps the axes.
  private static func easedTime(_ progress: Double) -> Double {
    bezier(0, 0.42, 1, 0.58, at: progress)
  }

  /// The time after which a thousandth of the envelope of a spring with mass 1 is left.
  private static func settling(stiffness: Double, damping: Double) -> Double {
    let decay = damping / 2
    return log((1 + decay / (stiffness - decay * decay).squareRoot()) * 1000) / decay
  }

  static let quantities = [
    Quantity(lesson: "a-resting-finger", task: 1, tolerance: 5) { -$0("up") / 0.2 },
    Quantity(lesson: "a-sheet-and-its-list", task: 2, tolerance: 0.5) {
      100 + $0("down") - $0("offset")
    },
    Quantity(lesson: "exactly-one-completion", task: 1, tolerance: 0) { _ in 1 },
    Quantity(lesson: "layer-animations", task: 1, tolerance: 0.5) { $0("y") },
    Quantity(lesson: "layer-animations", task: 2, tolerance: 0.5) { _ in 600 },
    Quantity(lesson: "one-fraction-two-meanings", task: 1, tolerance: 0.01) { $0("t") / 0.3 },
    Quantity(lesson: "one-fraction-two-meanings", task: 2, tolerance: 0.01) {
      eased($0("t") / 0.3)
    },
    Quantity(lesson: "percent-driven", task: 1, tolerance: 0.005) { $0("cap") },
    Quantity(lesson: "plain-or-improved", task: 1, tolerance: 0.01) { $0("up") / 247 },
    Quantity(lesson: "a-hanging-transition", task: 1, tolerance: 0.5) { 844 * (1 - $0("p")) },
    Quantity(lesson: "a-touch-that-stops-a-list", task: 2, tolerance: 15) { shown in
      90 + 499.3 * (1 - pow(0.998, 1000 * shown("t")))
    },
    Quantity(lesson: "what-can-i-call-now", task: 1, tolerance: 0.5) { 100 * $0("t") + 20 },
    Quantity(lesson: "reversing-twice", task: 1, tolerance: 0.01) { 1 - $0("t") / 0.3 },
    Quantity(lesson: "reversing-twice", task: 2, tolerance: 0.002) { 0.3 - $0("t") + 0.03 },
    Quantity(lesson: "stop-and-finish", task: 2, tolerance: 0.5) { 100 * $0("t") },
    Quantity(lesson: "the-model-is-already-there", task: 1, tolerance: 0.5) { $0("h") },
    Quantity(lesson: "the-model-is-already-there", task: 2, tolerance: 0.5) { _ in 247 },
    Quantity(lesson: "units-of-a-springs-velocity", task: 1, tolerance: 0.05) {
      $0("v") / (300 - $0("up"))
    },
    Quantity(lesson: "where-would-it-come-to-rest", task: 1, tolerance: 0) { shown in
      // The distance that is left at a rate of 0.998 per millisecond, and the nearest anchor.
      let end = 600 - shown("up") - shown("v") / 1000 * 0.998 / (1 - 0.998)
      let anchors = [100.0, 200, 300, 400, 500, 600]
      return Double(anchors.indices.min { abs(anchors[$0] - end) < abs(anchors[$1] - end) } ?? 0)
    },
    Quantity(lesson: "the-later-of-two", task: 1, tolerance: 0.005) {
      $0("data") + max(0.8, $0("picture")) + 1.68
    },
    Quantity(lesson: "where-it-turns", task: 1, tolerance: 1) {
      147 + 40 * sin($0("t") / 0.3 * 20 * .pi / 180)
    },
    Quantity(lesson: "where-it-turns", task: 2, tolerance: 0) { $0("offset") < 390 ? 0 : 1 },
    Quantity(lesson: "where-it-turns", task: 3, tolerance: 2) {
      390 * cos($0("offset") / 390 * .pi / 2)
    },
    Quantity(lesson: "why-stand-ins", task: 1, tolerance: 0.5) { 380 + 42 * $0("up") / 844 },
    Quantity(lesson: "which-curve-how-long", task: 1, tolerance: 1) {
      100 * eased($0("t") / 0.3)
    },
    Quantity(lesson: "which-curve-how-long", task: 2, tolerance: 0.003) {
      bezier(0.215, 0.61, 0.355, 1, at: $0("t"))
    },
    Quantity(lesson: "which-curve-how-long", task: 3, tolerance: 0.5) {
      settling(stiffness: 2, damping: $0("damping"))
    },
    Quantity(lesson: "which-curve-how-long", task: 4, tolerance: 0.003) {
      0.3 * (1 - easedTime($0("up") / 247))
    },
    Quantity(lesson: "respond-immediately", task: 1, tolerance: 0.01) { $0("hold") / 0.2 },
    Quantity(lesson: "respond-immediately", task: 4, tolerance: 0) { shown in
      Double([0.143, 0.343, 0.543, 0.743].count { $0 > 0.9 - shown("duration") })
    },
  ]

  /// A reply is right if it's within the tolerance of the formula's number, and wrong outside it.
  @Test(arguments: TestRun.sample(quantities, oneIn: 5)) func predictionsOfNumbers(
    one: Quantity
  ) throws {
    var random = SecondJudgeTests.Random(state: 11)
    for seed in 1...(TestRun.isLong ? 40 : 1) {
      let desk = try TaskDesk(one.lesson, one.task, seed: seed)
      let right = one.value { desk.session.names[$0].flatMap { Double($0) } ?? .nan }
      try #require(!right.isNaN, "the text shows no such number")
      let step = max(one.tolerance, 0.5)
      var offsets = [0, 0.9, -0.9, 1.1, -1.1].map { $0 * one.tolerance }
      if one.tolerance == 0 { offsets = [0, 1, -1] }
      for _ in 0..<5 { offsets.append(Double(random.below(2_000) - 1_000) / 25 * step) }
      // The distance from the limit of the tolerance exceeds the error of the formulas.
      for offset in offsets
      where (offset.magnitude - one.tolerance).magnitude > one.tolerance * 0.05 || offset == 0 {
        let reply = Numerals.text(right + offset)
        #expect(
          desk.isSolved(["answer \(reply)"]) == (offset.magnitude <= one.tolerance),
          "\(reply) for \(right), seed \(seed)")
      }
    }
  }

  /// The predictions of a word, and the word that is right whatever the numbers are.
  static let words = [
    ("a-hanging-transition", 3, "list"), ("a-touch-that-stops-a-list", 1, "no"),
    ("what-can-i-call-now", 2, "inactive"), ("a-sheet-and-its-list", 1, "sheet"),
    ("cancelled-is-not-ended", 2, "collapsed"),
    ("percent-driven", 2, "list"), ("plain-or-improved", 2, "expanded"),
    ("stop-and-finish", 1, "stopped"), ("the-finger-decides", 2, "collapsed"),
    ("ties-and-arbitration", 1, "possible"),
  ]

  @Test(arguments: words) func predictionsOfWords(lesson: String, task: Int, right: String) throws {
    let candidates = [
      "sheet", "list", "collapsed", "expanded", "detail", "active", "inactive", "stopped", "began",
      "possible", "yes", "no",
    ]
    for seed in 1...(TestRun.isLong ? 40 : 2) {
      let desk = try TaskDesk(lesson, task, seed: seed)
      for reply in candidates {
        // A word that the task doesn't offer is refused, and so isn't right either.
        #expect(desk.isSolved(["answer \(reply)"]) == (reply == right), "\(reply) \(seed)")
      }
    }
  }

  // MARK: Tests

  /// A task that asks for a test: scenes on which it must pass, and the one on which it must fail.
  struct Trial: Sendable, CustomTestStringConvertible {
    let lesson: String
    let task: Int
    let healthy: [String]
    let broken: String
    var testDescription: String { "\(lesson) \(task)" }
  }

  /// A list of photos, a tap on which opens a sheet; without the word `scene`.
  private static func feed(_ height: Int) -> String {
    """
    blank; scroll-view feed frame=0,0,390,844 content=390x\(height); \
    view photo frame=0,0,390,\(height) in=feed; view sheet frame=0,844,390,844; \
    animator show duration=0.3; gesture open tap on=photo; \
    when "gesture recognized gesture=open" do animate sheet.frame.y to=0 on=show; \
    when "gesture recognized gesture=open" do start on=show
    """
  }

  static let trials = [
    Trial(
      lesson: "cancelled-is-not-ended", task: 1,
      healthy: ["city-guide", "city-guide duration=0.6"],
      broken: "city-guide faults=CG-4"),
    Trial(
      lesson: "exactly-one-completion", task: 2,
      healthy: ["city-guide", "city-guide duration=0.6"], broken: "city-guide faults=CG-1"),
    Trial(
      lesson: "exactly-one-completion", task: 3,
      healthy: ["city-guide", "city-guide duration=0.6"], broken: "city-guide faults=CG-16"),
    Trial(
      lesson: "percent-driven", task: 3,
      healthy: ["dive-deeper", "dive-deeper duration=1"], broken: "dive-deeper faults=MP-1"),
    Trial(
      lesson: "a-hanging-transition", task: 4,
      healthy: ["dive-deeper", "dive-deeper duration=1"], broken: "dive-deeper faults=MP-9"),
    Trial(
      lesson: "a-touch-that-stops-a-list", task: 4, healthy: [Self.feed(4000), Self.feed(8000)],
      broken: Self.feed(4000).replacing("tap on=photo", with: "tap on=photo with=feed.pan")),
    Trial(
      lesson: "reversing-twice", task: 3,
      healthy: ["city-guide", "city-guide card=0"], broken: "city-guide faults=CG-5"),
    Trial(
      lesson: "stop-and-finish", task: 4,
      healthy: ["interactive-square", "interactive-square timing=ease-in-out"],
      broken: "interactive-square faults=IA-2"),
    Trial(
      lesson: "the-model-is-already-there", task: 3,
      healthy: ["city-guide", "city-guide duration=0.6"], broken: "city-guide faults=CG-1,CG-2"),
    Trial(
      lesson: "ties-and-arbitration", task: 4,
      healthy: ["city-guide", "city-guide duration=0.6"], broken: "city-guide faults=CG-17"),
    Trial(
      lesson: "the-later-of-two", task: 3,
      healthy: ["pokedex-detail", "pokedex-detail burst=0.3", "pokedex-detail minimum=0.9"],
      broken: "pokedex-detail faults=PK-2"),
    Trial(
      lesson: "the-later-of-two", task: 4,
      healthy: [
        "pokedex-detail image=no-address", "pokedex-detail image=no-address api-latency=0.6",
      ],
      broken: "pokedex-detail image=no-address faults=PK-4"),
    Trial(
      lesson: "where-it-turns", task: 4,
      healthy: ["pokedex-detail", "pokedex-detail minimum=1", "pokedex-detail api-latency=0.6"],
      broken: "pokedex-detail faults=PK-9"),
    Trial(
      lesson: "why-stand-ins", task: 2,
      healthy: ["dive-deeper", "dive-deeper duration=1"], broken: "dive-deeper stand-ins=real"),
    Trial(
      lesson: "why-stand-ins", task: 3,
      healthy: ["dive-deeper", "dive-deeper duration=1"], broken: "dive-deeper faults=MP-7"),
    Trial(
      lesson: "why-stand-ins", task: 5,
      healthy: ["dive-deeper dismissal=pan", "dive-deeper dismissal=pan duration=1"],
      broken: "dive-deeper dismissal=pan clean-up=no"),
    Trial(
      lesson: "which-curve-how-long", task: 5,
      healthy: [
        "city-guide", "city-guide duration=0.6", "city-guide timing=cubic(0.17,0.67,0.76,1)",
      ],
      broken: "city-guide timing=spring(1,2,0.2)"),
    Trial(
      lesson: "respond-immediately", task: 5,
      healthy: ["pokedex-list", "pokedex-list start-alpha=0.5", "pokedex-list timing=linear"],
      broken: "pokedex-list interaction=no"),
    Trial(
      lesson: "respond-immediately", task: 6,
      healthy: ["pokedex-list", "pokedex-list duration=0.2", "pokedex-list once=yes"],
      broken: "pokedex-list faults=PD-1"),
    Trial(
      lesson: "respond-immediately", task: 7,
      healthy: ["city-guide", "city-guide duration=0.6"], broken: "city-guide faults=CG-10"),
    Trial(
      lesson: "exactly-one-completion", task: 4,
      healthy: ["city-guide", "city-guide duration=0.6"], broken: "city-guide faults=CG-14"),
    Trial(
      lesson: "layer-animations", task: 4,
      healthy: ["pokedex-detail", "pokedex-detail image-latency=1"],
      broken: "pokedex-detail faults=PK-7"),
    Trial(
      lesson: "layer-animations", task: 5,
      healthy: ["pokedex-detail", "pokedex-detail image-latency=0.5"],
      broken: "pokedex-detail faults=PK-8"),
    Trial(
      lesson: "the-model-is-already-there", task: 4,
      healthy: ["pokedex-detail", "pokedex-detail stats=50", "pokedex-detail seed=7"],
      broken: "pokedex-detail faults=PK-6"),
  ]

  /// The learner's lines are a solution if they pass as scripts on every healthy scene, and fail on
  /// the broken one, up to some `expect`.
  @Test(arguments: TestRun.sample(trials, oneIn: 8)) func testsThatFindTheFault(one: Trial) throws {
    let samples = try Self.samples(one.lesson, one.task)
    let others = [
      "run", "wait 0.05", "tap on=card", "pan began", "pan changed dy=-60", "pan ended vy=-300",
      "expect running no", "expect progress 0", "expect state collapsed", "expect no event fault",
    ]
    var random = SecondJudgeTests.Random(state: 5)
    var solved = 0
    let count = TestRun.isLong ? 400 : 10
    let desk = try TaskDesk(one.lesson, one.task)
    for number in 0..<count {
      let sample = samples[number % samples.count]
      let lines =
        number < samples.count
        ? sample : SecondJudgeTests.mutated(sample, adding: others, &random)
      let isSolved = desk.isSolved(lines)
      #expect(isSolved == Self.solves(lines, one), "\(lines.joined(separator: "; "))")
      if isSolved { solved += 1 }
    }
    #expect(solved > 0 && solved < count)
  }

  private static func solves(_ lines: [String], _ one: Trial) -> Bool {
    var typed: [String] = []
    for line in lines {
      // A line that can't be run has no effect, nor has one that the task refuses.
      let refused = line.contains("event fault") || line.contains("hash")
      if refused || status(["scene \(one.healthy[0])"] + typed + [line]) == .broken { continue }
      typed.append(line)
      guard line.hasPrefix("expect") else { continue }
      let passes = one.healthy.allSatisfy { status(["scene \($0)"] + typed) == .passed }
      if passes, status(["scene \(one.broken)"] + typed) == .failed { return true }
    }
    return false
  }

  // MARK: Choices

  /// A task that asks for a setting: the gestures of its text, and what must come of them.
  struct Choice: Sendable, CustomTestStringConvertible {
    let lesson: String
    let task: Int
    let setup: [String]
    let wishes: [String]
    let candidates: [String]
    var testDescription: String { "\(lesson) \(task)" }
  }

  private static let rules = Catalog.standard.rules.map { "set rule=\($0.name)" }

  static let choices = [
    Choice(
      lesson: "the-finger-decides", task: 4, setup: ["scene city-guide"],
      wishes: [
        "pan began; pan changed dy=-100; pan ended vy=-100; run; expect progress 0",
        "pan began; pan changed dy=-140; pan ended vy=100; run; expect card.frame.y 0",
        "pan began; pan changed dy=-40; pan ended vy=-900; run; expect card.frame.y 0",
        "pan began; pan changed dy=-200; pan ended vy=900; run; expect card.frame.y 247",
      ], candidates: rules),
    Choice(
      lesson: "a-sheet-and-its-list", task: 4, setup: ["scene detents", "set rule=nearest"],
      wishes: [
        "pan began; pan changed dy=-100; pan ended vy=0; run; expect sheet.frame.y 400",
        "pan began; pan changed dy=-200; pan ended vy=0; run; expect sheet.frame.y 100",
        "pan began; pan changed dy=-30; pan ended vy=-200; run; expect sheet.frame.y 100",
      ], candidates: rules),
    Choice(
      lesson: "where-would-it-come-to-rest", task: 3, setup: ["scene detents"],
      wishes: [
        "pan began; pan changed dy=-20; pan ended vy=-500; run; expect sheet.frame.y 400",
        "pan began; pan changed dy=-20; pan ended vy=-1500; run; expect sheet.frame.y 100",
        "pan began; pan changed dy=-160; pan ended vy=0; run; expect sheet.frame.y 100",
      ], candidates: rules + (0...19).map { "set rule=detents rate=0.\(980 + $0)" }),
    Choice(
      lesson: "a-resting-finger", task: 3, setup: ["scene city-guide", "set rule=flick-or-half"],
      wishes: [
        "drag on=card by=0,-60 over=0.1 hold=0.4; run; expect card.frame.y 247",
        "drag on=card by=0,-60 over=0.1; run; expect card.frame.y 0",
      ], candidates: Catalog.standard.estimators.map { "set estimator=\($0.name)" }),
    Choice(
      lesson: "ties-and-arbitration", task: 3, setup: ["scene city-guide"],
      wishes: [
        "pan began vx=200 vy=-200; expect pan.state began",
        "pan began vx=200 vy=-150; expect event \"pan refused\"",
        "pan began vx=100 vy=-150; expect pan.state began",
      ],
      candidates: [
        "vertical", "horizontal", "vertical-or-tie", "sheet", "every", "ratio", "any",
      ].map { "set axis=\($0)" }),
    Choice(
      lesson: "the-later-of-two", task: 5, setup: ["scene pokedex-detail minimum=0"],
      wishes: [
        "at 0.4; data image-latency=0.1; at 1; expect state armed; expect ball.model.alpha 1",
        "at 0.4; data image-latency=0.1; at 1.4; expect gate.count 1",
        "at 0.4; data image-latency=1.4; at 1.8; expect gate.count 1",
      ],
      candidates: (0...20).map { "scene pokedex-detail minimum=\(Double($0) / 10)" }),
    Choice(
      lesson: "where-it-turns", task: 5,
      setup: ["scene pokedex-detail ball-anchor=center keep-place=no anchor=center"],
      wishes: [
        "at 0.3; expect ball.center.x > 150", "at 0.3; expect ball.frame 107,214,80,80",
        "at 1.7; expect creature.frame.y > 200",
      ],
      candidates: ["foot", "center"].flatMap { ball in
        ["yes", "no"].flatMap { keeps in
          ["foot", "center"].map {
            "scene pokedex-detail ball-anchor=\(ball) keep-place=\(keeps) anchor=\($0)"
          }
        }
      }),
    Choice(
      lesson: "which-curve-how-long", task: 6, setup: ["scene city-guide"],
      wishes: [
        "tap on=card; wait 0.1; expect card.frame.y < 98.8",
        "tap on=card; wait 0.25; expect animator.state active; run",
        "tap on=card; wait 0.4; expect card.frame.y 0; expect animator.state inactive",
      ],
      candidates: ["ease-in-out", "ease-out", "linear", "cubic(0.17,0.67,0.76,1)", "spring(1)"]
        .flatMap { curve in
          ["0.2", "0.3", "0.4", "0.5"].map { "scene city-guide timing=\(curve) duration=\($0)" }
        }),
    Choice(
      lesson: "respond-immediately", task: 3, setup: ["scene pokedex-list jump=delayed"],
      wishes: [
        "at 1; touch down on=row.2; wait 0.05; expect sprite.2.y < -2",
        "at 1; touch down on=row.2; wait 0.1; touch up; expect detail.row 2",
      ],
      candidates: ["press", "tap", "delayed"].map { "scene pokedex-list jump=\($0)" }),
  ]

  /// Every setting, alone: right if all gestures come out as the text wishes.
  @Test(arguments: TestRun.sample(choices, oneIn: 5)) func settingsThatSatisfyTheWishes(
    one: Choice
  ) throws {
    let desk = try TaskDesk(one.lesson, one.task)
    var solved = 0
    for candidate in one.candidates {
      let isSolved = desk.isSolved([candidate])
      let isRight = one.wishes.allSatisfy { Self.status(one.setup + [candidate, $0]) == .passed }
      #expect(isSolved == isRight, "\(candidate)")
      if isSolved { solved += 1 }
    }
    #expect(solved > 0 && solved < one.candidates.count)
  }
}
