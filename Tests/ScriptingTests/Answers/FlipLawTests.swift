import ScriptingSupport
import TestSupport
import PantomimeKit
import PantomimeReporting
import PantomimeScenes
import PantomimeScripting
import Testing

/// The change that `why` suggests flips the outcome, and a slightly smaller one doesn't.
@Suite(.timeLimit) struct FlipLawTests {
  /// Stages on which something is decided, and along which axis.
  private static let stages: [(name: String, lines: [String], isVertical: Bool)] =
    [
      ("city-guide", true), ("interactive-square", false), ("dive-deeper", true),
      ("detents", true), ("popup", true), ("floating-player", true),
    ].map { ($0.0, ["scene \($0.0)"], $0.1) } + [
      ("a drive out and home", drive("drive open by=pull along=up way=247"), true),
      ("a drive to the left", drive("drive open by=pull along=left way=180"), false),
      (
        "anchors",
        [
          "view sheet frame=0,400,390,744", "gesture pull pan on=sheet",
          "drive sheet.frame.y by=pull anchors=100,400,700",
        ], true
      ),
    ]

  private static func drive(_ drive: String) -> [String] {
    [
      "view card frame=70,247,250,350", "gesture pull pan on=card", "animator open duration=0.4",
      "animate card.frame to=0,0,390,844", drive,
    ]
  }

  /// The amount is the difference of the two numbers, even if only the old one has decimals.
  @Test(arguments: [("49.99", "0.01"), ("49.6", "0.4"), ("40", "10")])
  func theAmountIsTheDifference(given: String, amount: String) throws {
    let session = try Play(
      "scene interactive-square", "pan began", "pan changed dx=\(given)", "pan ended"
    ).session
    let text = try WhyTold(in: session).text
    #expect(text.contains("drag \(amount) pt further: `again dx=50` moves to end"), "\(text)")
  }

  /// A gesture of some kind, with random numbers.
  private static func gesture(
    _ random: inout SeededGenerator, isVertical: Bool
  ) -> [String] {
    func next(_ low: Double, _ high: Double) -> String {
      Numerals.text(low + random.unit() * (high - low), decimals: 1)
    }
    let (d, v) = isVertical ? ("dy", "vy") : ("dx", "vx")
    let way = random.unit() < 0.5 ? next(-260, -15) : next(15, 260)
    let by = isVertical ? "\(next(-9, 9)),\(way)" : "\(way),\(next(-9, 9))"
    switch Int(random.unit() * 5) {
    case 0:
      let lift = "pan ended \(v)=\(next(-900, 900))"
      return ["pan began", "wait 0.1", "pan changed \(d)=\(way)", lift]
    case 1:
      return ["pan began", "wait 0.05", "pan changed \(d)=\(way)", "wait 0.05", "pan ended"]
    case 2: return ["drag by=\(by) over=0.\(1 + Int(random.unit() * 4))"]
    case 3: return ["drag by=\(by) over=0.3 hold=0.\(Int(random.unit() * 3))"]
    default:
      let ways = isVertical ? ["up", "down"] : ["left", "right"]
      return ["flick \(ways[Int(random.unit() * 2)]) speed=\(next(150, 1500))"]
    }
  }

  /// An option with nearly all of its change, or `nil` if the change is the opposite direction, which
  /// is not the smallest change.
  ///
  /// - Parameter given: what the gesture was made with.
  private static func nearly(
    _ again: String, _ given: [String], _ session: Session
  ) throws -> String? {
    let change = again.split(separator: " ")[1].split(separator: "=")
    let (name, value) = (String(change[0]), change[1])
    let defaults: [String: Substring] = [
      "over": given.last?.hasPrefix("flick") == true ? "0.1" : "0.3", "hold": "0", "speed": "1000",
      "velocity": Substring(session.velocityAtLiftOff),
    ]
    let old =
      given.flatMap { $0.split(separator: " ") }.last { $0.hasPrefix("\(name)=") }?
      .dropFirst(name.count + 1) ?? defaults[name] ?? "nan"
    let parts = zip(old.split(separator: ","), value.split(separator: ",")).map { old, new in
      let (old, new) = (Numerals.number(old) ?? .nan, Numerals.number(new) ?? .nan)
      return (old != 0 && old == -new, Numerals.text(old + (new - old) * 0.99, decimals: 9))
    }
    guard !parts.contains(where: { $0.0 }) else { return nil }
    return "again \(name)=\(parts.map { $0.1 }.joined(separator: ","))"
  }

  /// An option whose last printed digit is one less, toward the original number, or `nil` if that is
  /// the original number.
  private static func oneLess(
    _ again: String, _ given: [String], _ session: Session
  ) throws -> String? {
    guard let nearly = try nearly(again, given, session) else { return nil }
    func value(_ text: String) -> [Substring] {
      text.split(separator: " ")[1].split(separator: "=")[1].split(separator: ",")
    }
    let parts = zip(value(again), value(nearly)).map { new, nearer -> String in
      let (number, toward) = (Numerals.number(new) ?? .nan, Numerals.number(nearer) ?? .nan)
      let decimals = new.split(separator: ".").dropFirst().first?.count ?? 0
      let unit = (0..<decimals).reduce(1.0) { unit, _ in unit / 10 }
      // One component has changed.
      guard (number - toward).magnitude > 1e-9 else { return String(new) }
      return Numerals.text(number + (toward < number ? -unit : unit), decimals: 9)
    }
    let name = again.split(separator: " ")[1].split(separator: "=")[0]
    return "again \(name)=\(parts.joined(separator: ","))"
  }

  private static let rules = ["scene"] + NamedRule.all.map(\.name)

  /// Every rule is checked on a third of the stages, so that every stage meets many rules, with a
  /// gesture that differs from one to the next.
  @Test(arguments: TestRun.sample(rules, oneIn: 20))
  func theChangeLeadsElsewhereAndNearlyAllOfItDoesNot(rule: String) throws {
    let number = try #require(Self.rules.firstIndex(of: rule))
    var random = SeededGenerator(seed: UInt64(500 + number))
    var found = 0
    for stage in Self.stages.indices.filter({ $0 % 3 == number % 3 }).map({ Self.stages[$0] }) {
      let gesture = Self.gesture(&random, isVertical: stage.isVertical)
      let session = try Play(stage.lines + ["set rule=\(rule)"] + gesture).session
      let what = "\(stage.name), \(rule): \(gesture.joined(separator: "; "))"
      guard let before = session.lastOutcome else { continue }
      let why = try WhyTold(in: session)
      guard let again = why.again else {
        #expect(why.text.contains("parameter"), "\(what)\n\(why.text)")
        continue
      }
      found += 1
      #expect(try session.after(again).lastOutcome != before, "\(what): \(again)")
      guard !why.isLeast, !again.hasPrefix("again rule=") else { continue }
      guard let nearly = try Self.nearly(again, gesture, session) else { continue }
      // A drag that is too short for a pan has no outcome.
      func isAlike(_ again: String) throws -> Bool {
        let after = try session.after(again)
        let outcome = after.lastOutcome
        return try outcome == before || outcome == nil || session.restsAs(after)
      }
      #expect(try isAlike(nearly), "\(what): \(again) and \(nearly)")
      guard let less = try Self.oneLess(again, gesture, session), (try? session.after(less)) != nil
      else {
        continue
      }
      #expect(try isAlike(less), "\(what): \(again) and \(less)")
    }
    #expect(found > 0, "\(rule): no claim could be checked")
  }

  /// If the reported velocity alone decides, the change is the rule's margin.
  @Test(arguments: [-900.0, -517, -80, 60, 450, 800])
  func aReportedVelocityIsOffByTheMargin(velocity: Double) throws {
    let session = try Play([
      "scene city-guide", "set rule=flick-or-half", "pan began", "pan changed dy=-60",
      "pan ended vy=\(Numerals.text(velocity))",
    ]).session
    let decision = try #require(session.simulation?.decisionRecord?.decision)
    let again = try #require(try WhyTold(in: session).again)
    guard decision.by == .velocity else {
      #expect(again.hasPrefix("again dy="))
      return
    }
    let number = try #require(Numerals.number(again.dropFirst("again vy=".count)))
    let change = (number - velocity).magnitude
    #expect(change >= decision.margin && change * 0.99 <= decision.margin, "\(again)")
  }

  /// If only the velocity decides, the change is that of the velocity, whatever the gesture gives it
  /// by, and the rule decides differently; another recognizer doesn't win the touch.
  @Test(arguments: [
    "drag on=card by=0,-120", "drag on=card by=0,-120 over=0.6", "flick up on=card",
    "flick down on=card",
    "touches \"0 195,480; 100 195,420; 200 195,360; 210 up\"",
    "touches \"0 195,480; 60 195,440; 120 195,410; 180 195,390; 190 up\"",
  ])
  func theRuleDecidesDifferentlyBeforeAnotherRecognizerWins(gesture: String) throws {
    let session = try Play(["scene city-guide", gesture]).session
    let again = try #require(try WhyTold(in: session).again)
    #expect(again.hasPrefix("again velocity=0,"), "\(gesture): \(again)")
    let after = try session.after(again)
    #expect(after.lastOutcome?.hasPrefix("decided ") == true, "\(gesture): \(again)")
    #expect(after.lastOutcome != session.lastOutcome, "\(gesture): \(again)")
  }

  /// Gestures whose threshold is met exactly, or was stepped over, with the number that flips.
  @Test(arguments: [
    (
      ["scene dive-deeper", "set rule=projection", "drag on=card by=0,-60 over=0.6", "run"],
      "0,-236"
    ),
    (["scene detents rule=fp-default", "drag on=sheet by=0,-200 over=0.4", "run"], "0,-71"),
    (["scene page-sheet", "drag on=sheet by=0,200 over=0.4"], "0,400"),
    (["scene city-guide", "set rule=modal-sheet", "drag on=card by=0,-40 over=0.4"], "0,-50"),
  ])
  func theLastDigitIsTheSmallest(lines: [String], by: String) throws {
    #expect(try WhyTold(in: try Play(lines).session).again == "again by=\(by)")
  }

  /// Drags whose outcome is decided by a margin, by arbitration, or by both.
  private static let drags = [
    ["scene city-guide", "drag on=card by=30,-140 over=0.3 velocity=0,-40"],
    ["scene city-guide", "set rule=flick-or-half", "drag on=card by=30,-120 over=0.4"],
    ["scene city-guide", "drag on=card by=-120,20"],
    ["scene detents", "drag on=sheet by=0,150 over=0.3"],
    ["scene page-sheet", "drag on=sheet by=0,200 over=0.4"],
    ["scene floating-player", "drag on=player by=0,-221 over=0.3"],
    ["scene popup", "drag on=sheet by=0,-40 over=0.4"],
    ["scene interactive-square", "drag on=yellow by=30,4 over=0.3"],
  ]

  /// Of all smaller changes of the same number in either direction, with as many decimals, none flips
  /// the outcome.
  @Test(arguments: TestRun.sample(drags, oneIn: 4)) func noSmallerChangeFlips(drag: [String]) throws
  {
    let session = try Play(drag).session
    let again = try #require(try WhyTold(in: session).again)
    let change = again.split(separator: " ")[1].split(separator: "=")
    let given = drag.last?.split(separator: " ").first { $0.hasPrefix("\(change[0])=") }
    let (old, new) = (try #require(given).split(separator: "=")[1], change[1])
    let (before, after) = (old.split(separator: ","), new.split(separator: ","))
    let part = try #require(before.indices.first { before[$0] != after[$0] })
    let from = try #require(Numerals.number(before[part]))
    let size = try (#require(Numerals.number(after[part])) - from).magnitude
    let decimals = after[part].split(separator: ".").dropFirst().first?.count ?? 0
    let unit = (0..<decimals).reduce(1.0) { unit, _ in unit / 10 }
    for step in stride(from: unit, to: size - unit / 2, by: unit) {
      for number in [from + step, from - step] {
        var parts = before.map(String.init)
        parts[part] = Numerals.text(number, decimals: decimals)
        let smaller = "again \(change[0])=\(parts.joined(separator: ","))"
        guard let other = try? session.after(smaller) else { continue }
        let outcome = other.lastOutcome
        let isAlike = outcome == session.lastOutcome || outcome == nil
        #expect(try isAlike || session.restsAs(other), "\(drag): \(again) and \(smaller)")
      }
    }
  }

  /// The search replays a drag with two numbers and a duration 40 times at most.
  @Test(arguments: drags) func theSearchNeedsFewReplays(drag: [String]) throws {
    var session = try Play(drag).session
    let progress = FlipProgress()
    session.host.flips = progress
    let again = try #require(try WhyTold(in: session).again)
    #expect(progress.count <= 40, "\(drag): \(again) after \(progress.count) replays")
  }

  /// A slower flick or release is proposed before a change after which nothing is decided.
  @Test(arguments: [
    (["scene detents", "flick up on=list speed=900", "run"], "again speed=267"),
    (["scene city-guide", "flick down on=card speed=822", "run"], "again velocity=0,0"),
  ])
  func aFlickIsSlowedDown(lines: [String], again: String) throws {
    #expect(try WhyTold(in: try Play(lines).session).again == again)
  }

  /// For a touch that a list has won, the change that would have given it to the card is reported.
  @Test func aRefusedPanIsToldWhatWouldHaveBegun() throws {
    let session = try Play(["scene city-guide", "drag on=card by=-120,20"]).session
    #expect(session.lastOutcome == "pan refused list")
    for line in ["why", "why won"] {
      let again = try #require(try WhyTold(line, in: session).again)
      #expect(try session.after(again).lastOutcome?.hasPrefix("decided") == true)
    }
  }

  /// If a scroll view settles at pages, another page is another outcome.
  @Test(arguments: [
    ["scene peek-cube", "flick left on=pager speed=316"],
    ["scene connect-dots", "pan began", "pan changed dx=-100", "pan ended"],
  ])
  func aPageIsLeftForAnother(lines: [String]) throws {
    let session = try Play(lines).session
    let again = try #require(try WhyTold(in: session).again)
    let pages = try [session, session.after(again)].map {
      try $0.after("run").simulation?.read("pager.page")
    }
    #expect(pages[0] != nil && pages[0] != pages[1], "\(again)")
  }

  /// A drag that is too short to be one is a tap, which more of it is not.
  @Test func aShortDragIsTakenFurther() throws {
    let session = try Play(["scene city-guide", "drag on=card by=0,-5"]).session
    let again = try #require(try WhyTold(in: session).again)
    #expect(try session.after(again).lastOutcome != nil && session.lastOutcome == nil)
  }

  /// A gesture without numbers isn't changed; another rule is named instead.
  @Test func touchesHaveNoNumberToChange() throws {
    let touches = [
      "touch down x=195 y=420", "wait 0.05", "touch move x=195 y=380", "wait 0.05",
      "touch move x=195 y=340", "touch up",
    ]
    let session = try Play(["scene city-guide"] + touches).session
    let why = try WhyTold(in: session)
    let again = try #require(why.again)
    #expect(again.hasPrefix("again rule="))
    #expect(why.text.contains("no parameter"))
    #expect(try session.after(again).lastOutcome != session.lastOutcome)
  }

  /// Reactions of a stage of one's own that move what a decision has started.
  private static let reactions = [
    "when \"decided end\" if pull.distance < 300 do reverse on=open",
    "when \"decided\" if pull.distance < 300 do reverse on=open",
    "when \"animator continued\" if open.progress < 0.9 do reverse on=open",
    "when \"decided end\" do reverse on=open",
    "when \"decided start\" if pull.velocity.y < -200 do reverse on=open",
    "when \"completed end\" if open.place out do set state=far",
  ]

  /// Where reactions move what a decision has started, a change is one of where it settles, and a
  /// slightly smaller one settles as before.
  @Test(arguments: TestRun.sample(reactions, oneIn: 2))
  func aChangeCountsByWhereItSettles(reaction: String) throws {
    var found = 0
    for rule in TestRun.sample(["half", "sign", "flick-or-half"], oneIn: 3, from: reaction.count) {
      for gesture in ["drag on=card by=0,-150 over=0.5", "drag on=card by=0,-250 over=0.3"] {
        let stage = Self.drive("drive open by=pull along=up way=400 rule=\(rule)")
        let session = try Play(stage + [reaction, gesture]).session
        let what = "\(rule): \(gesture); \(reaction)"
        func place(_ session: Session) throws -> String? {
          try session.after("run").simulation?.read("open.place").map { PathValueText.text($0) }
        }
        let before = try place(session)
        let why = try WhyTold(in: session)
        guard let again = why.again else {
          #expect(why.text.contains("parameter"), "\(what)\n\(why.text)")
          continue
        }
        found += 1
        #expect(try place(session.after(again)) != before, "\(what): \(again)")
        guard !why.isLeast, !again.hasPrefix("again rule=") else { continue }
        // Nor is a change so small that no recognizer begins one that a flip is compared with.
        guard let nearly = try Self.nearly(again, [gesture], session),
          try session.after(nearly).lastOutcome != nil
        else { continue }
        #expect(try place(session.after(nearly)) == before, "\(what): \(again) and \(nearly)")
      }
    }
    #expect(found > 0, "\(reaction)")
  }

  /// If a reaction undoes every decision, no smaller change is proposed than one that it lets pass.
  @Test func aChangeThatAReactionUndoesIsNotProposed() throws {
    let stage = Self.drive("drive open by=pull along=up way=400 rule=half")
    let session = try Play(stage + [Self.reactions[0], "drag on=card by=0,-150 over=0.5"]).session
    let why = try WhyTold("why flip", in: session)
    #expect(why.text.contains("`again by=0,-310` moves to its end"), "\(why.text)")
  }

  /// A rule that has been set since the lift-off hasn't decided it: the change flips the decision of
  /// the rule that has.
  @Test(arguments: ["half", "flick-or-half speed=500", "projection"])
  func theRuleThatHasDecidedIsFlipped(rule: String) throws {
    let drag = ["scene city-guide", "pan began", "pan changed dy=-60", "pan ended vy=-300"]
    let before = try Play(drag).session
    let again = try #require(try WhyTold(in: before).again)
    let later = try Play(drag + ["set rule=\(rule)"]).session
    let change = try #require(try WhyTold(in: later).again)
    #expect(change == "\(again) rule=scene")
    #expect(try later.after(change).lastOutcome == before.after(again).lastOutcome)
    let first = try Play(["set rule=\(rule)"] + drag + ["set rule=scene"]).session
    let own = try #require(try WhyTold(in: first).again)
    #expect(own.contains(" rule=\(rule)"), "\(own)")
    #expect(try first.after(own).lastOutcome != first.lastOutcome, "\(own)")
  }

  /// The comparison of rules names the rule that has decided.
  @Test func theComparisonNamesTheRuleThatHasDecided() throws {
    let lines = ["scene city-guide", "drag on=card by=0,-200", "run"]
    #expect(try #require(RuleComparison(of: try Play(lines).session)).decided == nil)
    let later = try Play(lines + ["set rule=half"]).session
    let comparison = try #require(RuleComparison(of: later))
    #expect(comparison.decided == "scene")
    #expect(comparison.title.contains("decided by scene, rule now half threshold=0.5"))
    #expect(DecisionMap(of: later)?.decided == "scene")
  }

  /// A rule whose parameters have been set since the lift-off is another one.
  @Test func theParametersOfTheRuleThatHasDecidedCount() throws {
    let lines = [
      "scene city-guide", "set rule=flick-or-half speed=300", "drag on=card by=0,-60", "run",
    ]
    let same = try Play(lines + ["set rule=flick-or-half speed=300"]).session
    #expect(try #require(RuleComparison(of: same)).decided == nil)
    let later = try Play(lines + ["set rule=flick-or-half speed=900"]).session
    let comparison = try #require(RuleComparison(of: later))
    #expect(comparison.decided == "flick-or-half speed=300 threshold=0.5")
    #expect(
      comparison.title.contains(
        "decided by flick-or-half speed=300 threshold=0.5, "
          + "rule now flick-or-half speed=900 threshold=0.5"))
    let again = try #require(try WhyTold(in: later).again)
    #expect(again.hasSuffix(" rule=flick-or-half speed=300 threshold=0.5"), "\(again)")
  }

  private static let list =
    [
      "scene blank", "view sheet frame=0,420,390,780",
      "scroll-view list in=sheet frame=0,60,390,720 content=390x2000",
      "gesture pull pan on=sheet axis=vertical",
      "drive sheet.frame.y by=pull anchors=64,420,760 hand-over=list",
    ]

  /// Changes of all numbers, written or not, are compared, and a large change of a number that the
  /// decision depends on gives way to a much smaller one of another number.
  @Test(arguments: [
    (["scene peek-cube", "drag on=pager by=-190,0"], "hold=0.04"),
    (
      [
        "view detail frame=0,0,390,844", "gesture edge edge on=detail edges=left",
        "transition pop duration=0.35", "animate detail.frame.x to=390 on=pop",
        "drive pop by=edge along=right way=390 rule=half",
        "drag x=2 y=400 by=322,6 over=0.08",
      ], "by=204,6"
    ),
    (
      [
        "view card frame=0,0,390,390", "gesture pull pan on=card", "animator open",
        "animate card.frame.y to=720", "drive open by=pull along=up way=720 rule=fp-removal",
        "drag on=card by=10,-189 over=0.8 hold=0.15",
      ], "by=10,-"
    ),
    (list + ["drag on=list by=0,-600 over=0.3 hold=0.1 velocity=0,0"], "by=0,-365"),
  ])
  func changesOfAllNumbersAreCompared(lines: [String], change: String) throws {
    let session = try Play(lines).session
    let again = try #require(try WhyTold("why flip", in: session).again)
    #expect(again.hasPrefix("again \(change)"), "\(again)")
    #expect(try !session.restsAs(session.after(again)), "\(again)")
  }

  /// Without a decision, the outcome of a touch is the recognizers that recognize it.
  @Test(arguments: [
    ["gesture move swipe on=box direction=right", "flick right on=box speed=150 over=0.3"],
    ["gesture move swipe on=box direction=up", "flick up on=box speed=2000"],
    ["gesture hit tap on=box", "drag on=box by=0,5"],
    ["gesture hit tap on=box", "gesture move pan on=box", "drag on=box by=0,5"],
  ])
  func aRecognizedTouchIsFlipped(lines: [String]) throws {
    let session = try Play(["scene blank", "view box frame=45,600,300,100"] + lines).session
    func recognized(_ session: Session) -> [String] {
      guard let entries = session.simulation?.trace.entries else { return [] }
      return entries.map { $0.event }
        .filter { $0.kind == .swipeRecognized || EventKind.taps.contains($0.kind) }
        .compactMap { $0.gesture }
    }
    #expect(!recognized(session).isEmpty)
    let why = try WhyTold(in: session)
    let again = try #require(why.again, "\(why.text)")
    #expect(try recognized(session.after(again)) != recognized(session), "\(again)")
    guard let nearly = try Self.nearly(again, lines, session) else { return }
    #expect(try recognized(session.after(nearly)) == recognized(session), "\(nearly)")
  }

  @Test func aCancelledGestureHasNone() throws {
    let why = try WhyTold(
      in: try Play(["scene city-guide", "pan began", "pan changed dy=-60", "pan cancelled"]).session
    )
    #expect(why.again == nil && why.text.contains("cancelled"))
  }

  /// A sheet to which a list hands over settles where the proposal says.
  @Test func aSheetThatTakesOverSettlesAsProposed() throws {
    let session = try Play("scene detents", "flick up on=list speed=900", "run").session
    let why = try WhyTold(in: session)
    let again = try #require(why.again)
    let after = try session.after("\(again); run")
    let place = try #require(after.simulation?.read("sheet.frame.y")?.numbers.first)
    #expect(
      why.text.contains("`\(again)` settles at \(Numerals.text(place, decimals: 0))"),
      "\(why.text)")
  }
}
