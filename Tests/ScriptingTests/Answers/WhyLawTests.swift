import PantomimeKit
import PantomimeReporting
import PantomimeScenes
import PantomimeScripting
import ScriptingSupport
import TestSupport
import Testing

/// What `why` and the answers claim is true of the decision, whatever happens later.
@Suite(.timeLimit) struct WhyLawTests {
  /// Gestures of several kinds, in scenes in which something is decided or scrolls.
  private static let gestures: [[String]] = [
    ["scene city-guide", "drag on=card by=0,-120"],
    ["scene city-guide", "drag on=card by=100,-90"],
    ["scene city-guide", "tap on=card", "run", "drag on=card by=0,90"],
    ["scene city-guide", "set axis=up", "drag on=card by=0,90"],
    ["scene city-guide faults=CG-1", "tap on=card", "wait 0.1", "drag on=card by=0,60 over=0.2"],
    ["scene city-guide", "set rule=flick-or-half speed=400", "drag on=card by=30,-140"],
    ["scene detents", "drag on=sheet by=0,-100 over=0.4"],
    ["scene detents at=0", "drag on=list by=0,-74"],
    ["scene detents at=0", "flick up on=list speed=1500"],
    ["scene detents hand-over=no at=0", "drag on=list by=0,-100"],
    ["scene dive-deeper", "drag on=card by=0,-300"],
    ["scene connect-dots", "drag on=strip by=-40,0"],
    ["scene interactive-square", "drag on=yellow by=80,0"],
    ["scene popup", "drag by=0,-200"],
    ["scene page-sheet", "drag on=sheet by=0,200 over=0.4"],
  ]

  /// The lines of `why` that tell of the past, without the proposal, which is about the present
  /// settings.
  private static func account(_ session: Session) throws -> String {
    var isFlip = false
    let lines = try WhyTold(in: session).text.split(separator: "\n").filter { line in
      if !line.hasPrefix(" ") { isFlip = line.hasPrefix("to flip") }
      return !isFlip
    }
    // Only the tense of the headline depends on the clock.
    return lines.joined(separator: "\n").split(separator: "settles at")
      .joined(separator: "settled at")
  }

  @Test(arguments: TestRun.sample(gestures, oneIn: 8)) func whyDoesNotDependOnWhatFollows(
    lines: [String]
  ) throws {
    let session = try Play(lines).session
    let account = try Self.account(session)
    for later in [
      "run", "set rule=half", "set estimator=lsq2; set slop=25", "set axis=horizontal; run",
      "wait 0.05",
    ] {
      #expect(try Self.account(session.after(later)) == account, "\(lines), then \(later)")
    }
    // Time alone doesn't change the proposal, either.
    #expect(try WhyTold(in: session).again == WhyTold(in: session.after("run")).again, "\(lines)")
  }

  // MARK: - Scroll views

  private static let scrolls: [(lines: [String], rule: String)] = [
    (["scene connect-dots", "drag on=strip by=-40,0"], "the scene chooses 0"),
    (["scene connect-dots", "drag on=strip by=-55,0"], "the scene chooses 80"),
    (["scene connect-dots", "flick left on=strip"], "160"),
    (["scene detents at=0", "drag on=list by=0,-74"], "247 pt/s is too slow for a throw"),
    (["scene detents at=0", "drag on=list by=0,-75"], "slower than 10 pt/s"),
    (["scene detents at=0", "drag on=list by=0,-60"], "200 pt/s is too slow for a throw"),
    (["scene city-guide", "drag on=list by=-120,0"], "past the limit"),
  ]

  /// A scroll view whose place has a threshold has a proposal, which leads to another place, and the
  /// rule is the one that gave the place.
  @Test(arguments: scrolls.indices) func aScrollViewHasThresholds(_ index: Int) throws {
    let (lines, rule) = Self.scrolls[index]
    let session = try Play(lines).session
    let why = try WhyTold(in: session)
    #expect(why.text.contains(rule) || lines[1].hasPrefix("drag on=list by=-"), "\(why.text)")
    #expect(!why.text.contains("no threshold"), "\(why.text)")
    let again = try #require(why.again, "\(why.text)")
    #expect(try Self.offsets(session) != Self.offsets(session.after(again)), "\(again)")
  }

  private static func offsets(_ session: Session) throws -> [String: [Int]] {
    let simulation = try #require(try session.after("run").simulation)
    return simulation.scrollViewNames.reduce(into: [:]) { offsets, name in
      offsets[name] = simulation.read("\(name).offset")?.numbers.map { Int(($0 * 2).rounded()) }
    }
  }

  /// If `why` says that there is no threshold, the list settles elsewhere after every change.
  @Test(arguments: TestRun.sample(["up", "down", "left", "right"], oneIn: 2))
  func withoutAThresholdEveryChangeCounts(
    direction: String
  ) throws {
    for (scene, list) in [
      ("detents at=0", "list"), ("peek-cube", "pager"), ("connect-dots", "strip"),
      ("city-guide", "list"),
    ] {
      for speed in TestRun.sample(["120", "400", "900", "2600"], oneIn: 4, from: scene.count) {
        let session = try Play("scene \(scene)", "flick \(direction) on=\(list) speed=\(speed)")
          .session
        guard try WhyTold(in: session).text.contains("no threshold") else { continue }
        let place = try Self.offsets(session)
        for change in ["speed=50", "speed=240", "speed=700", "speed=1500", "speed=3000"] {
          #expect(try Self.offsets(session.after("again \(change)")) != place, "\(scene) \(change)")
        }
      }
    }
  }

  /// A press that stops a list doesn't say that another press would do.
  @Test(arguments: ["press on=list for=0.3", "tap on=list"]) func aTouchStopsAList(
    touch: String
  ) throws {
    var session = try Play("scene detents at=0", "flick up on=list speed=1500", "wait 0.2").session
    let statement = try #require(try Statement(touch))
    let answer = try #require(try session.answer(statement).answer)
    #expect(answer.outcome.first?.text == "list stopped at 387")
    #expect(answer.because.first?.text == "a touch stops a moving scroll view immediately")
    let why = try WhyTold(in: session)
    #expect(why.text.contains("a touch stops a moving scroll view immediately"), "\(why.text)")
    #expect(!why.text.contains("projected") && !why.text.contains("threshold"))
    #expect(why.again == nil)
  }

  // MARK: - What is held

  /// While a finger holds something, no answer says that nothing is in flight.
  @Test(arguments: Scenes.all.map(\.name)) func whatIsHeldIsCalledHeld(scene: String) throws {
    for (dx, dy) in [(0, -70), (0, 70), (-70, 0), (70, 0)] {
      var session = try Play("scene \(scene)").session
      guard let view = session.simulation?.panView else { return }
      let lines = [
        "touch down on=\(view)", "wait 0.05", "touch move x+=\(dx) y+=\(dy)", "wait 0.05",
        "touch move x+=\(dx / 10) y+=\(dy / 10)", "wait 0.1", "run", "touch lost", "run",
        "wait 0.1",
      ]
      for line in lines {
        guard let statement = try? Statement(line), (try? session.check(statement)) != nil,
          let answer = try? session.answer(statement).answer
        else { break }
        let isHeld = session.simulation?.pan.state.isActive ?? false
        let text = (answer.outcome + answer.because).map(\.text).joined(separator: "; ")
        #expect(!isHeld || !text.contains("nothing is in flight"), "\(scene) \(line): \(text)")
      }
      guard session.simulation?.pan.state.isActive == true else { continue }
      let text = try WhyTold(in: session).text
      #expect(!text.contains("no decision is made"), "\(scene): \(text)")
      #expect(text.contains("the touch was lost at"), "\(scene): \(text)")
    }
  }

  // MARK: - Winners and losers

  /// The first words of the lines under a label.
  private static func names(under label: String, _ text: String) -> Set<String> {
    var (names, isUnder): (Set<String>, Bool) = ([], false)
    for line in text.split(separator: "\n") {
      if !line.hasPrefix(" ") { isUnder = line.hasPrefix("\(label) ") }
      guard isUnder else { continue }
      let words = line.split { $0 == " " || $0 == ":" }.map(String.init)
      let name = line.hasPrefix(" ") ? words.first : words.dropFirst().first
      if let name { names.insert(name) }
    }
    return names
  }

  private static let axes = ["scene", "up", "down", "left", "right", "vertical", "horizontal"]

  @Test(arguments: TestRun.sample(axes, oneIn: 2)) func wonAndLostAreDisjoint(axis: String) throws {
    for scene in [
      "city-guide", "detents hand-over=no at=0", "detents", "dive-deeper", "page-sheet",
    ] {
      let ways = ["0,90", "0,-90", "90,0", "-90,0", "90,-90", "100,-90"]
      for by in TestRun.sample(ways, oneIn: 6, from: axis.count + scene.count) {
        let lines =
          ["scene \(scene)"] + (axis == "scene" ? [] : ["set axis=\(axis)"]) + ["drag by=\(by)"]
        var session = try Play(Array(lines.dropLast())).session
        let statement = try #require(try Statement(lines.last ?? ""))
        let answer = try #require(try session.answer(statement).answer)
        let text = try WhyTold("why won", in: session).text
        let (won, lost) = (Self.names(under: "won", text), Self.names(under: "lost", text))
        #expect(won.isDisjoint(with: lost), "\(lines): \(text)")
        for headline in [text, answer.outcome.first?.text ?? ""] {
          let words = headline.prefix { $0 != "\n" && $0 != "," }.split(separator: " ")
          guard words.count > 1, words[1] == "won" else { continue }
          #expect(won.contains(String(words[0])), "\(lines): \(headline)\n\(text)")
        }
      }
    }
  }

  // MARK: - Numbers beside thresholds

  /// A velocity that is too slow is never shown as the speed that would be enough.
  @Test(arguments: [
    ("flick-or-half", 500.0), ("flutter-drawer", 365), ("drawer-layout", 400),
    ("flutter-dismissible", 700), ("flick,half", 500),
  ])
  func aVelocityIsShownBelowItsThreshold(rule: String, speed: Double) throws {
    for short in [0.4, 0.04, 0.3, 0.001] {
      let velocity = Numerals.text(-speed + short, decimals: 4)
      var session = try Play(
        "scene city-guide", "set rule=\(rule)", "pan began", "wait 0.1", "pan changed dy=-60"
      ).session
      let statement = try #require(try Statement("pan ended vy=\(velocity)"))
      let answer = try #require(try session.answer(statement).answer)
      let text = answer.because.map(\.text).joined(separator: "; ")
      guard let number = text.split(separator: " ").first.flatMap({ Numerals.number($0) }) else {
        Issue.record("\(rule): \(text)")
        continue
      }
      #expect(text.contains("too slow") && number < speed, "\(rule): \(text)")
      let why = try WhyTold(in: session).text
      #expect(!why.contains("velocity  \(Numerals.text(speed)) pt/s"), "\(why)")
    }
  }

  @Test func aRelativeVelocityIsShownBelowItsThreshold() throws {
    var session = try Play(
      "scene city-guide", "set rule=cupertino-back", "pan began", "wait 0.1", "pan changed dy=-60"
    ).session
    let statement = try #require(try Statement("pan ended vy=-246.9"))
    let answer = try #require(try session.answer(statement).answer)
    #expect(answer.because.first?.text.hasPrefix("0.9996 distances per second") == true)
  }

  // MARK: - Directions

  /// The reason of a sheet or page rule goes in the direction of the outcome.
  @Test(arguments: ["bottom-sheet-behavior", "side-sheet", "page-view"])
  func theReasonHasTheDirectionOfTheOutcome(rule: String) throws {
    for dy in [-40.0, -120, -140, -200, 40] {
      for vy in [-1200.0, -600, -300, -100, 100, 300, 1200] {
        var session = try Play(
          "scene city-guide", "set rule=\(rule)", "pan began", "wait 0.1",
          "pan changed dy=\(Numerals.text(dy))"
        ).session
        let statement = try #require(try Statement("pan ended vy=\(Numerals.text(vy))"))
        let answer = try #require(try session.answer(statement).answer)
        let outcome = answer.outcome[0].text
        let because = answer.because.map(\.text).joined(separator: "; ")
        for word in ["outward", "inward", "expands", "collapses", "hides"] {
          #expect(!because.contains(word), "\(outcome): \(because)")
        }
        let expands = outcome.contains("expands")
        if because.contains("reaches the rule's hidden position") || because.contains("next page") {
          #expect(expands, "\(outcome): \(because)")
        }
        if because.contains("away from") || because.contains("previous page")
          || because.contains("doesn't reach")
        {
          #expect(!expands, "\(outcome): \(because)")
        }
      }
    }
  }

  // MARK: - Sentences

  private static let twoFingers =
    "touches \"0 195,430; 0 id=2 250,430; 50 195,400; 50 id=2 250,420; 100 195,350; "
    + "100 id=2 250,360; 116 up; 120 id=2 up\""

  private static let phrases: [(lines: [String], why: String, has: [String], hasNot: [String])] = [
    (
      [
        "scene city-guide", "touch down on=card", "wait 0.05", "touch move y+=-40", "wait 0.05",
        "touch move y+=-60", "wait 0.05", "touch cancel", "run",
      ], "why", ["2 moves in 0.15 s: 100 pt up"], ["so far"]
    ),
    (
      ["scene city-guide", "pan began vx=100 vy=-90"], "why",
      ["the pan of card.1 was refused", "90 pt/s up as reported", "lets card.1 begin"],
      ["slop was reached", "without a decision"]
    ),
    (
      ["scene city-guide", "set axis=up", "pan began vy=90"], "why",
      [
        "the pan of card.1 was refused", "begin at 0.1 pt/s up instead of 90 down",
        "lets card.1 begin",
      ],
      ["release at"]
    ),
    (
      ["scene detents hand-over=no at=0", "drag on=list by=0,-100"], "why",
      ["won       list: "], ["list waits"]
    ),
    (
      ["scene city-guide", twoFingers], "why velocity",
      ["the samples start anew at 0.12 s, when the number of fingers changed", "`help G47`"], []
    ),
    (
      ["scene city-guide", twoFingers], "why", ["the number of fingers changed", "`help G47`"], []
    ),
    (
      ["scene city-guide", twoFingers], "why touches", ["4 moves of 2 fingers"], []
    ),
    (
      ["scene detents", "set rule=nearest", "drag on=sheet by=0,-100 over=0.4"], "why",
      ["sheet continues from 310 pt"], ["from 0 %"]
    ),
    (
      ["scene interactive-square", "tap on=blue", "wait 0.3", "drag on=blue by=50,0"], "why",
      ["`drag on=yellow by=120,0`"], ["by=0,-120"]
    ),
    (
      ["scene city-guide", "drag on=card by=0,-120", "run"], "why lost",
      ["list failed: the movement is mostly along the other axis"], ["switched off"]
    ),
  ]

  @Test(arguments: phrases.indices) func theSentenceIsTrue(_ index: Int) throws {
    let (lines, line, has, hasNot) = Self.phrases[index]
    let text = try WhyTold(line, in: try Play(lines).session).text
    for phrase in has { #expect(text.contains(phrase), "\(lines): \(text)") }
    for phrase in hasNot { #expect(!text.contains(phrase), "\(lines): \(text)") }
  }

  /// A carried fraction isn't called the place where the card was caught.
  @Test func aCarriedTimeIsToldFromThePlaceOfTheCatch() throws {
    var talk = Talk(columns: 200)
    for line in ["scene city-guide carries=time", "tap on=card", "wait 0.1", "pan began"] {
      _ = try talk.say(line)
    }
    let text = try talk.say("pan changed dy=-10")
    #expect(text.contains("caught at 23 % and carried as 33 %"), "\(text)")
  }

  /// After a drag of a list, the velocities are those of its finger.
  @Test func aDragOfAListHasVelocities() throws {
    var talk = Talk(columns: 200)
    for line in ["scene city-guide", "drag on=card by=100,-90"] { _ = try talk.say(line) }
    let text = try talk.say("velocity")
    #expect(text.contains("list measures its own velocity") && text.contains("lsq2"), "\(text)")
  }

  /// A fault that is recorded in the gesture doesn't count as one that changes nothing.
  @Test func aRecordedFaultChangesSomething() throws {
    var talk = Talk(columns: 200)
    for line in [
      "scene city-guide", "tap on=card", "wait 0.1", "drag on=card by=0,60 over=0.2",
    ] { _ = try talk.say(line) }
    let text = try talk.say("compare faults")
    #expect(text.split(separator: "\n").contains { $0.contains("CG-1 ") }, "\(text)")
  }
}
