import PantomimeKit
import PantomimeReporting
import PantomimeScenes
import PantomimeScripting
import ScriptingSupport
import TestSupport
import Testing

/// Words of other frameworks lead to what to write here.
@Suite(.timeLimit) struct WordTests {
  /// A stage with one animator, held at 20 %, a card with two recognizers, and a list.
  static let stage = [
    "view card frame=20,600,350,200 alpha=1 radius=0 rotation=0 scale=1 color=1,1,1,1",
    "scroll-view list frame=0,91,390,453 content=390x4000", "gesture pull pan on=card",
    "gesture hit tap on=card", "animator open duration=0.5", "animate card.frame.y to=80 on=open",
    "start; wait 0.1; pause",
  ]

  /// Sessions after the lines of the stage and in the example, which their copies share.
  private static let staged = Result { try session(after: stage) }
  private static let inExample = Result { try session(after: ["scene city-guide"]) }

  private static func session(after setup: [String]) throws -> Session {
    var session = Session()
    session.host.offersExample = true
    for line in setup { try session.answer(line: line) { _ in } }
    return session
  }

  /// Returns the error for a line, or `nil` if it runs.
  private static func error(for line: String, after setup: [String]) throws -> ScriptError? {
    var session =
      switch setup {
      case stage: try staged.get()
      case ["scene city-guide"]: try inExample.get()
      default: try session(after: setup)
      }
    do throws(ScriptError) {
      try session.answer(line: line) { _ in }
      return nil
    } catch { return error }
  }

  /// Returns the line to type instead of another, or `nil` if none is offered.
  private static func offer(_ line: String, after setup: [String]) throws -> String? {
    try error(for: line, after: setup)?.replacement
  }

  // MARK: Names

  /// A type and its members that have no row aren't modeled, whatever their names resemble.
  @Test(arguments: [
    "Unheardof", "Unheardof.member", "UnheardofScrollThing.end", "kUnheardofTapLimit",
  ])
  func anUnknownTypeIsntModeled(name: String) throws {
    let error = try #require(try Self.error(for: name, after: ["scene city-guide"]))
    let answer = ([error.hint] + error.notes).joined(separator: " ")
    #expect(answer.contains("'\(name)' isn't modeled"))
  }

  /// Names with commas between them share a row.
  @Test func severalNamesShareARow() {
    let words = Words(
      "## Section\n| One.two, three(…), four: ANY | pause | |\n| f(a, b) | run | |\n")
    #expect(words.statements.map { $0.shape } == ["One.two", "three(…)", "four: ANY", "f(a, b)"])
    #expect(words.statements.map { $0.replacement } == ["pause", "pause", "pause", "run"])
  }

  /// A recognizer gets a stage of its own where those of the scene would prevent it.
  @Test(arguments: ["PanGestureRecognizer()", "TapGestureRecognizer()", "kLongPressTimeout"])
  func aRecognizerIsntPreventedByThoseOfTheScene(line: String) throws {
    let elsewhere = try #require(try Self.offer(line, after: ["scene city-guide"]))
    #expect(elsewhere.hasPrefix("scene blank; "))
    let here = try #require(
      try Self.offer(line, after: ["scene blank", "view card frame=20,100,100,100"]))
    #expect(here.hasPrefix("gesture "))
  }

  /// Types and words that change nothing are left out of arguments, too.
  @Test(arguments: [
    ("snapSizes: const [0.5, 0.75]", "snapSizes: [0.5, 0.75]"),
    (
      "controller.drive(Tween<double>(begin: 1, end: 2))",
      "controller.drive(Tween(begin: 1, end: 2))"
    ),
    (
      "dismissThresholds: const {DismissDirection.up: 0.6}",
      "dismissThresholds: {DismissDirection.up: 0.6}"
    ),
  ])
  func typesInArgumentsChangeNothing(typed: String, plain: String) throws {
    let stage = ["scene city-guide"]
    #expect(try Self.offer(typed, after: stage) == Self.offer(plain, after: stage))
  }

  // MARK: Axes

  /// A list that scrolls downward, one that scrolls sideways, and one that does both.
  private static let lists: [(name: String, line: String)] = [
    ("down", "scroll-view list frame=0,91,390,453 content=390x4000"),
    ("side", "scroll-view list frame=0,91,390,453 content=4000x453"),
    ("both", "scroll-view list frame=0,91,390,453 content=2000x4000"),
  ]

  /// What names an axis scrolls along it: never across, and never not at all without a word about it.
  ///
  /// A list that doesn't scroll along it is left for a scene with one that does.
  @Test(arguments: [
    ("list.contentOffset.y = 200", [0.0, 200.0]), ("list.contentOffset.x = 200", [200, 0]),
    ("list.contentOffset.y += 30", [0, 30]), ("list.contentOffset.x -= -30", [30, 0]),
    ("list.setContentOffset(CGPoint(x: 0, y: 90), animated: false)", [0, 90]),
    ("list.setContentOffset(CGPoint(x: 90, y: 0), animated: false)", [90, 0]),
    ("list.contentOffset = CGPoint(x: 40, y: 50)", [40, 50]), ("scrollTo(y: 70)", [0, 70]),
    ("scrollTo(x: 70)", [70, 0]), ("scrollTo(20, 10)", [20, 10]), ("scrollBy(20, 10)", [20, 10]),
    ("window.scrollTo({ top: 60 })", [0, 60]), ("list.scrollTop = 60", [0, 60]),
    ("scroll down 25", [0, 25]), ("scroll list down 25", [0, 25]),
  ])
  func anAxisIsKept(line: String, offset: [Double]) throws {
    for (name, list) in Self.lists {
      let error = try #require(try WordTests.error(for: line, after: ["scene blank", list]))
      guard let offer = error.replacement else {
        let other = name == "side" ? "sideways" : "vertically"
        #expect(error.hint.hasPrefix("list scrolls \(other) only"), "\(name): \(error.hint)")
        #expect(offset[name == "side" ? 0 : 1] == 0 && name != "both", "\(name): \(line)")
        continue
      }
      if offer.hasPrefix("scene ") {
        #expect(name == "side" && offset[0] == 0, "\(name): \(line): \(offer)")
        continue
      }
      let after = try Self.session(after: ["scene blank", list, offer, "run"])
      let numbers = after.simulation?.read("list.offset")?.numbers
      let wanted = name == "both" ? offset : [offset[name == "side" ? 0 : 1]]
      #expect(numbers == wanted, "\(name): \(line): \(offer)")
    }
  }

  // MARK: Comparisons

  /// A misspelled path in a comparison is read as the path that it is nearest to.
  @Test(arguments: [
    ("pan.stat == .began", "show pan.state"), ("pan.stat == began", "show pan.state"),
    ("pan.sate == UIGestureRecognizer.State.began", "show pan.state"),
    ("gesture.stat == .changed", "show pan.state"),
    ("guard pan.stat == .ended else { return }", "when \"pan ended\" do show pan.velocity"),
    ("#expect(pan.stat == .began)", "expect pan.state began"),
    ("XCTAssertEqual(pan.stat, .began)", "expect pan.state began"),
    ("XCTAssertTrue(animator.isRuning)", "expect running yes"),
    ("animator.stte == .active", "show animator.state"),
    ("animator.fractionComplet > 0.5", "show fraction"), ("fracton > 0.5", "show fraction"),
    ("animator.position == .ende", "show position"), ("isReversd == true", "show reversed"),
    ("pan.translaton.y < 0", "show pan.translation.y"), ("card.alpa != 0", "show card.alpha"),
    ("card.fram.origin.y == 200", "show card.frame.y"),
    ("card.frame.orign.y <= 3", "show card.frame.y"),
    ("list.contentOfset.y > 100", "show list.offset"), ("stae == .expanded", "show state"),
    ("at 0.2 pan.stat == .began; wait 1", "at 0.2 show pan.state; wait 1"),
    ("wait 0.1; pan.stat == .began", "wait 0.1; show pan.state"),
  ])
  func aMisspelledPathIsCompared(line: String, right: String) throws {
    let error = try #require(
      try WordTests.error(for: line, after: ["scene city-guide", "pan began"]))
    #expect(error.replacement == right, "\(error.hint)")
    #expect(error.notes.contains { $0.hasPrefix("Read as") }, "\(error.notes)")
  }

  /// A path that is spelled right is shown, and the expectation of its value is named.
  @Test(arguments: [
    ("card.alpha < 1", "show card.alpha", "expect card.alpha < 1"),
    ("state == .expanded", "show state", "expect state expanded"),
    ("card.frame.origin.y >= 200", "show card.frame.y", "expect card.frame.y >= 200"),
  ])
  func aPathIsCompared(line: String, right: String, expectation: String) throws {
    let error = try #require(try WordTests.error(for: line, after: ["scene city-guide"]))
    #expect(error.replacement == right)
    #expect(error.notes.contains("`\(expectation)` asserts it."), "\(error.notes)")
    for line in ["foo.bar == 3", "x > 3", "if progress > 0.3 { }"] {
      let error = try WordTests.error(for: line, after: ["scene city-guide"])
      #expect(error?.replacement?.hasPrefix("show") != true, "\(line)")
    }
  }

  // MARK: Branches and closures

  /// What is done under a condition is a reaction to its event, and every part of a branch or a closure is
  /// in the line, or named as left out.
  @Test(arguments: [
    ("case .began: animator.pauseAnimation()", "when \"pan began\" do pause", ""),
    (
      "if recognizer.state == .ended { animator.pauseAnimation(); foo() }",
      "when \"pan ended\" do pause", "foo()"
    ),
    (
      "switch pan.state { case .began, .changed: card.alpha = 0.5 case .ended: card.alpha = 1 }",
      "when \"pan began\" do set card.alpha=0.5; when \"pan changed\" do set card.alpha=0.5; "
        + "when \"pan ended\" do set card.alpha=1", ""
    ),
    (
      "if translation.y > 120 { card.alpha = 0 }",
      "when \"pan ended\" if pan.translation.y > 120 do set card.alpha=0", ""
    ),
    (
      "UIView.animate(withDuration: 0.4) { card.alpha = 0; card.center.y -= 90; bar() }",
      "animate card.alpha to=0 duration=0.4; animate card.center.y by=-90 duration=0.4", "bar()"
    ),
    (
      "UIView.animate(withDuration: 0.4, animations: { card.alpha = 0 }) { _ in card.isHidden = true }",
      "animate card.alpha to=0 duration=0.4; "
        + "when \"completed end animator=card.alpha\" do set card.hidden=yes", ""
    ),
    (
      "let fade = CABasicAnimation(keyPath: \"opacity\"); fade.toValue = 0; fade.duration = 2",
      "layer-animation card.alpha to=0 duration=2", ""
    ),
  ])
  func everyPartIsRead(line: String, offer: String, omitted: String) throws {
    let error = try #require(try WordTests.error(for: line, after: ["scene city-guide"]))
    #expect(error.replacement == offer)
    #expect(try WordTests.error(for: offer, after: ["scene city-guide"]) == nil)
    let notes = error.notes.filter { $0.hasPrefix("The line leaves out") }
    #expect(notes == (omitted.isEmpty ? [] : ["The line leaves out '\(omitted)'."]))
  }

  // MARK: The list

  /// A short run tries a part of each list.
  @Test(arguments: [
    ("documentation", WordTests.stage), ("blind", ["scene city-guide"]),
    ("uikit", ["scene city-guide"]), ("apple", ["scene city-guide"]),
    ("flutter", ["scene city-guide"]), ("compose", ["scene city-guide"]),
  ])
  func whatIsTypedElsewhereLeadsToTheRightPlace(list: String, stage: [String]) throws {
    let entries = Neighborhood.list(list)
    var wrong: [String] = []
    let sample = TestRun.sample(entries, oneIn: 16, from: 1)
    for entry in sample {
      let error = try WordTests.error(for: entry.typed, after: stage)
      if !WordTests.leads(error, to: entry.expected) {
        wrong.append("\(entry.typed): \(error?.replacement ?? error?.hint ?? "runs")")
      }
    }
    #expect(entries.count >= 300)
    Neighborhood.expectFew(wrong, of: sample.count)
  }

  private static func leads(_ error: ScriptError?, to expected: String) -> Bool {
    guard expected == Neighborhood.missing else {
      return (error.map { "\($0.replacement ?? "") \($0.hint)" } ?? "runs").contains(expected)
    }
    // What isn't modeled has a reason, and nothing to type.
    return error.map { $0.replacement == nil && isReason($0.hint) } ?? false
  }

  private static func isReason(_ hint: String) -> Bool {
    reasons.contains { reason in
      // The numbers of the text are inserted into a reason.
      let start = reason.split(separator: "{", omittingEmptySubsequences: false)[0]
      return start.count < reason.count
        ? hint.lowercased().hasPrefix(start) : hint.lowercased() == reason
    }
  }

  /// The reasons in the table for what isn't modeled.
  private static let reasons: Set<String> = Set(
    (Words.standard.statements + Words.standard.words + Words.standard.conceptRows).filter {
      $0.replacement.isEmpty || $0.alternatives.contains("—")
    }.map {
      String($0.difference.hasSuffix(".") ? $0.difference.dropLast() : $0.difference[...])
        .lowercased()
    })

  @Test func aReplacementRuns() throws {
    let entries = Neighborhood.documented
    for (index, entry) in entries.enumerated() where TestRun.isLong || index % 10 == 0 {
      guard let offer = try WordTests.offer(entry.typed, after: WordTests.stage) else { continue }
      #expect(try WordTests.error(for: offer, after: WordTests.stage) == nil, "\(entry.typed)")
    }
  }

  /// A misspelled word leads to the same place as the word, or to none: never to another statement
  /// that runs.
  @Test func aMisspellingHasNoOtherEffect() throws {
    var random = SplitMix64(seed: 7)
    let entries = Neighborhood.documented
    // A short run tries some of the lines, with one misspelling each.
    for (index, entry) in entries.enumerated() where TestRun.isLong || index % 20 == 0 {
      guard let right = try WordTests.offer(entry.typed, after: WordTests.stage) else { continue }
      for misspelling in TestRun.isLong ? Misspelling.allCases : [.swapped] {
        // A letter less can make another word, such as `l` of `ls`.
        guard let typed = misspelling.applied(to: entry.typed, &random),
          Words.standard.rows(named: typed).isEmpty,
          let error = try WordTests.error(for: typed, after: WordTests.stage),
          let offer = error.replacement
        else { continue }
        let verbs = (WordTests.verb(offer), WordTests.verb(right))
        // Alone, `set` prints the settings.
        let looks = WordTests.looks.contains(verbs.0) || offer == "set"
        #expect(verbs.0 == verbs.1 || looks, "\(typed): \(offer), not \(right)")
      }
    }
  }

  /// A typing error in a name of a line, except the one that the user gave a receiver.
  enum Misspelling: CaseIterable {
    case swapped, missing, doubled

    func applied(to line: String, _ random: inout SplitMix64) -> String? {
      var letters = Array(line)
      // What precedes the first point is a variable, or a type that another language may have, too.
      let opening = letters.firstIndex { !$0.isLetter } ?? letters.endIndex
      let start = opening < letters.endIndex && letters[opening] == "." ? opening : 0
      let places = letters.indices.dropFirst().filter { index in
        index > start && letters[index].isLetter && letters[index - 1].isLetter
          && letters[index] != letters[index - 1]
      }
      guard !places.isEmpty else { return nil }
      let place = places[Int(random.next() % UInt64(places.count))]
      switch self {
      case .swapped: letters.swapAt(place, place - 1)
      case .missing: letters.remove(at: place)
      case .doubled: letters.insert(letters[place], at: place)
      }
      return String(letters)
    }
  }

  private static let looks = [
    "help", "show", "why", "more", "velocity", "strip", "curve", "spring", "expect",
    "pan.translation", "pan.velocity",
  ]

  private static func verb(_ statement: String) -> String {
    statement.split { $0 == " " || $0 == ";" }.first.map(String.init) ?? ""
  }

  // MARK: Laws of the table

  /// Every replacement consists of statements, with any values in its places.
  @Test func everyReplacementParses() {
    let rows = Words.standard.statements.filter { !$0.replacement.isEmpty }
    for row in TestRun.sample(rows, oneIn: 12) {
      #expect(
        row.alternatives.contains { WordTests.parses($0) }, "\(row.shape): \(row.replacement)")
    }
  }

  private static let values: [(place: String, value: String)] = [
    ("^ANY", "show"), ("TIMING", "duration=0.3 curve=linear"),
    ("ANIMATOR", "open"), ("TRANSITION", "open"), ("GESTURE", "pull"), ("PLACE", "card.alpha"),
    ("CURVE", "linear"), ("COLOR", "1,0,0,1"), ("VIEW", "card"), ("LIST", "list"), ("FLAG", "yes"),
    ("KEYPATH", "alpha"), ("CHANGE", "card.alpha to=1"), ("OTHER", "hit"),
    ("TEXT", "fade"), ("RAD", "45"), ("ANY", "card.alpha"), ("MS", "100ms"),
    ("DIRECTION", "left"), ("AGAINST", "right"), ("SPEED", "900"), ("KIND", "pan"),
  ]

  private static func parses(_ alternative: String) -> Bool {
    var text = alternative
    if let condition = text.firstRange(of: " when reversed") {
      text = String(text[..<condition.lowerBound])
    }
    text = text.replacing(#/{direction[^}]*}/#, with: "up")
    for (place, value) in values { text = text.replacing(place, with: value) }
    // Expressions are equal numbers, or ascending ones, as bounds and anchors must be.
    var count = 0
    let ascending = text.replacing(#/{[^}]*}/#) { _ in
      count += 1
      return "\(count)"
    }
    return [text.replacing(#/{[^}]*}/#, with: "1"), ascending].contains { text in
      ["half", "lsq2"].contains { name in
        let named = text.replacing("NAME", with: name)
        return ["1", "0.5"].contains { value in
          parses(WordTests.withoutPlaces(named, value), in: .standard)
        }
      }
    }
  }

  private static func parses(_ text: String, in catalog: Catalog) -> Bool {
    text.split(separator: ";").allSatisfy { part in
      // Lessons add their verb.
      if part == "lesson" { return true }
      return (try? Statement(String(part), in: catalog)) != nil
    }
  }

  /// Returns a text with a value instead of each capital that stands alone.
  private static func withoutPlaces(_ text: String, _ value: String) -> String {
    let letters = Array(text)
    return letters.indices.map { index in
      let before = index > 0 ? letters[index - 1] : " "
      let after = index + 1 < letters.count ? letters[index + 1] : " "
      let isAlone = letters[index].isUppercase && !before.isLetter && !after.isLetter
      return isAlone ? value : String(letters[index])
    }.joined()
  }

  @Test func whatIsNotModeledSaysWhy() {
    for row in Words.standard.statements where row.replacement.isEmpty {
      #expect(!row.difference.isEmpty, "\(row.shape)")
    }
    #expect(Words.standard.statements.count >= 220)
  }

  /// A row may start another scene, which `undo` takes back.
  @Test func nothingOfferedLeavesOrRestartsTheSession() {
    for row in Words.standard.statements {
      for alternative in row.alternatives {
        let verb = WordTests.verb(alternative)
        #expect(!["quit", "exit", "reset", "restart"].contains(verb), "\(row.shape)")
      }
    }
  }

  // MARK: Meaning before likeness

  /// A line, what is offered, and the lines before it.
  struct Danger: Sendable, CustomTestStringConvertible {
    let line: String
    let offer: String?
    let setup: [String]

    init(_ line: String, _ offer: String?, after setup: [String] = WordTests.stage) {
      (self.line, self.offer, self.setup) = (line, offer, setup)
    }

    var testDescription: String { line }
  }

  private static let dangers = [
    Danger("animator.stopAnimation(true)", "stop finishing=no"),
    Danger("animator.isReversed = true", "reverse"),
    Danger("animator.isReversed = true", "show reversed", after: stage + ["reverse"]),
    Danger("animator.isReversed = false", "show reversed"),
    Danger("animator.isReversed = false", "reverse", after: stage + ["reverse"]),
    Danger("pan.setTranslation(.zero, in: view)", nil),
    Danger("advanceTimeBy(100)", "wait 100ms"),
    Danger("open.fractionComplete = 0.4", "scrub 0.4 on=open"),
    Danger("other.fractionComplete = 0.4", "scrub 0.4"),
    Danger("step", "wait 1f"), Danger("get card.alpha", "show card.alpha"),
    Danger("clear", nil), Danger("q", nil), Danger("exit()", nil), Danger("reload", nil),
    Danger("scroll down", "swipe up"), Danger("scroll up", "swipe down"),
    Danger("scroll left", "swipe right"), Danger("scroll list down", "swipe up on=list"),
    Danger("scroll list up 200", "scroll list by=-200"), Danger("swipeUp()", "swipe up"),
    Danger("card.swipeDown()", "swipe down on=card"), Danger("fling left", "flick left"),
    Danger("tester.fling(finder, const Offset(0, -200), 800)", "flick up speed=800 over=0.25"),
    Danger("tester.fling(finder, const Offset(300, 0), 800)", "flick right speed=800 over=0.375"),
    Danger(
      ".spring(response: 0.3, dampingFraction: 0.8)", "spring response=0.3 ratio=0.8"),
    Danger(
      ".interpolatingSpring(mass: 1, stiffness: 100, damping: 10)",
      "spring mass=1 stiffness=100 damping=10"),
    Danger(
      "withSpring(0, { damping: 10, stiffness: 100 })",
      "animate card.alpha to=0 duration=0.3 curve=spring(1,100,10)"),
    Danger("spring(dampingRatio = 0.5f, stiffness = 200f)", "spring response=0.4443 ratio=0.5"),
    Danger(
      "UIViewPropertyAnimator(duration: 1, dampingRatio: 0.7)",
      "animator open-2 duration=1 curve=spring(0.7)"),
    Danger("cancel", "pan cancelled", after: stage + ["pan began on=card"]),
    Danger("cancel", "touch cancel", after: stage + ["touch down x=5 y=5"]),
    Danger(
      "card.transform = CGAffineTransform(rotationAngle: .pi / 4)", "set card.rotation=45"),
    Danger("controller.stop()", "pause"),
    Danger(
      "release 300", "pan ended vy=300",
      after: stage + ["pan began on=card"]),
    Danger("drag from 195,500 to 195,300", "drag x=195 y=500 by=0,-200"),
    Danger(
      "let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)",
      "animator animator duration=1 curve=linear"),
    Danger(
      "UIView.animate(withDuration: 0.3) { card.alpha = 0; list.alpha = 0 }",
      "animate card.alpha to=0 duration=0.3; animate list.alpha to=0 duration=0.3"),
    Danger("stpe", "wait 1f"), Danger("animator.pauseAnimaton()", "pause"),
    Danger("wait 0.1; fling up", "wait 0.1; flick up"),
    Danger("at 5 fling up", "at 5 flick up"), Danger("update 0.4 on=open", nil),
    Danger("cy.wait(500)", "wait 500ms"), Danger("[self.animator pauseAnimation]", "pause"),
    Danger("card.bounds.size.height = 300", "set card.height=300"),
    Danger(
      "Animation.easeIn(duration: 0.4).delay(0.1)",
      "animate card.alpha to=0 duration=0.4 curve=ease-in delay=0.1"),
    Danger("show card.fram.height", "show card.frame.height"),
  ]

  @Test(arguments: dangers) func meaningComesBeforeLikeness(danger: Danger) throws {
    let offer = try WordTests.offer(danger.line, after: danger.setup)
    #expect(offer == danger.offer)
  }

  @Test func severalObjectsAreNamed() throws {
    let setup =
      WordTests.stage + ["animator close duration=0.5", "animate card.alpha to=0 on=close"]
    let error = try WordTests.error(for: "animator.fractionComplete = 0.4", after: setup)
    #expect(error?.hint == "write 'scrub 0.4 on=ANIMATOR'; ANIMATOR is open or close")
    let named = try WordTests.offer("close.fractionComplete = 0.4", after: setup)
    #expect(named == "scrub 0.4 on=close")
  }

  // MARK: Single words

  @Test(arguments: [
    ("drag by=0,-100 duration=0.3", "drag by=0,-100 over=0.3"),
    ("animator fade durationFactor=1", nil),
    ("animator fade curve=easeInOut", "animator fade curve=ease-in-out"),
    ("animator fade curve=power2.out", "animator fade curve=cubic-out"),
    ("flick up velocity=900", nil), ("set rule=position", "set rule=half"),
    ("show card.cornerRadius", "show card.radius"), ("show fractionComplete", "show fraction"),
    ("show card.layer.opacity", "show card.alpha"), ("pan changed translationY=3", nil),
    ("set scrubs-linearly=true", "set scrubs-linearly=yes"),
  ]) func aWordIsReplaced(line: String, offer: String?) throws {
    #expect(try WordTests.offer(line, after: WordTests.stage) == offer)
  }

  /// A path without its middle isn't that of the first of several views.
  @Test func anOmittedPartIsNoView() throws {
    let error = try WordTests.error(for: "set card.y=1", after: ["scene city-guide"])
    #expect(error?.hint.contains("card.0") == false)
    let height = try WordTests.error(for: "show card.1.fram.height", after: ["scene city-guide"])
    #expect(height?.hint == "did you mean 'card.1.frame.height'?")
  }

  @Test func aForeignPropertyIsNoNumberOfItsOwn() throws {
    let error = try WordTests.error(for: "view v cornerRadius=5", after: [])
    #expect(error?.hint == "'cornerRadius' is radius here")
  }

  // MARK: Pasted text and numbers

  @Test(arguments: [
    ("pantomime> show time", "show time"), ("city-guide collapsed 0s> show time", "show time"),
    ("lesson-name, blank 0.1s (two)> show time", "show time"), ("...> show time", "show time"),
    ("> show time", "show time"), ("`show time`", "show time"), ("wait 0.1,", "wait 0.1"),
    ("scroll list by=\u{2212}20", "scroll list by=-20"),
    ("scroll list by=\u{2013}20", "scroll list by=-20"),
    ("scroll list by=20;", "scroll list by=20"),
  ]) func aPastedLineRunsAsItIsMeant(pasted: String, line: String) throws {
    func trace(_ line: String) throws -> String? {
      var session = Session()
      for line in WordTests.stage + [line] { try session.answer(line: line) { _ in } }
      return session.simulation.map {
        "\($0.now) \($0.eventCount) \($0.read("hash").debugDescription)"
      }
    }
    #expect(try trace(pasted) == trace(line))
  }

  @Test(arguments: [
    ("drag up over 0.2s", "drag up over=0.2s"), ("wait 200 ms", "wait 200ms"),
    ("press on=card for 0.2", "press on=card for=0.2"), ("wait .2", "wait 0.2"),
  ]) func aNumberIsCorrected(line: String, offer: String) throws {
    let error = try WordTests.error(for: line, after: WordTests.stage)
    #expect(error?.replacement == offer)
  }

  @Test func aLongTimeWithoutAUnitIsRemarkable() throws {
    func notes(_ line: String) throws -> [String] {
      var session = Session()
      var found: [String] = []
      try session.answer(line: line) { found += $0.notes.map { $0.text(style: .plain) } }
      return found
    }
    #expect(try notes("animator open duration=400") == ["note: 400 s; 400ms is 0.4 s\n"])
    #expect(try notes("animator open duration=400ms").isEmpty)
    #expect(try notes("animator open duration=20").isEmpty)
    #expect(try notes("scene city-guide duration=300").count == 1)
    #expect(try notes("spring damping=0.8").count == 1)
  }

  /// A fraction that is clamped, and a statement that isn't quoted, are noted.
  @Test(arguments: [
    ("scrub 50", "50 is clamped to 1; 50% is 0.5"), ("scrub -1", "-1 is clamped to 0"),
    ("scrub 1.2", "1.2 is clamped to 1"), ("scrub 1", nil), ("scrub 50%", nil),
    ("let z=tap on=card", "a statement needs quotes: let z=\"tap on=card\""),
    ("let p=1 on=2", nil), ("let z=tap q=2", nil),
  ])
  func whatMayBeMeantOtherwiseIsNoted(line: String, note: String?) throws {
    var session = Session()
    _ = try session.answer(line: "scene city-guide", style: .plain)
    var found: [String] = []
    try session.answer(line: line) { found += $0.notes.map { $0.text(style: .plain) } }
    #expect(found == (note.map { ["note: \($0)\n"] } ?? []))
  }

  @Test func everyNameIsConfirmed() throws {
    var session = Session()
    #expect(try session.answer(line: "let p=1", style: .plain).text == "$p is set\n")
    #expect(try session.answer(line: "let p=1 q=2", style: .plain).text == "$p and $q are set\n")
  }

  // MARK: A script without a scene

  private static func script(_ text: String) -> Script { Script(Array(text.utf8), file: "a.pan") }

  @Test func aScriptOfGesturesRunsInTheExample() {
    let script = WordTests.script("pan began\npan changed dy=-120\npan ended vy=300\n")
    #expect(script.diagnostics.isEmpty && script.startsExample)
    let replay = Replay(script, file: "a.pan", in: Session())
    #expect(replay.status == .passed && replay.session.simulation?.name == "city-guide")
  }

  @Test(arguments: [
    "drag up\nanimate card.frame.y to=3\n", "expect state collapsed\ndrag up\n",
    "drag up\nscene city-guide\n", "show\ndrag up\n", "drag up\nview card alpha=1\n",
  ]) func aScriptThatNeedsAnotherSceneHasOneError(text: String) {
    let script = WordTests.script(text)
    #expect(!script.startsExample || !script.diagnostics.isEmpty)
    #expect(script.diagnostics.count { $0.error.message == "no scene is running" } == 1)
  }

  // MARK: Symptoms

  /// A statement that is refused for now isn't offered in its own place.
  @Test(arguments: ["pan cancelled", "touch cancel", "pan ended", "pan changed dy=-20", "finish"])
  func aStatementIsNotReplacedByItself(line: String) throws {
    var session = Session()
    _ = try session.answer(line: "scene city-guide", style: .plain)
    do {
      _ = try session.answer(line: line, style: .plain)
    } catch {
      #expect(error.replacement != line && !error.hint.contains("'\(line)'"), "\(error.hint)")
    }
  }

  /// A fault that a symptom names is one of its script's scene, and the script has it: it is switched
  /// on, or the scene keeps it.
  @Test func symptomsNameTheFaultsOfTheirScripts() throws {
    for symptom in Symptoms.all where !symptom.fault.isEmpty {
      let fault = Scenes.all.flatMap { scene in scene.faults.map { (scene.name, $0) } }
        .first { $0.1.id == symptom.fault }
      let (scene, declared) = try #require(fault, "\(symptom.fault)")
      #expect(symptom.script.hasPrefix("scene \(scene)"), "\(symptom.fault): \(symptom.script)")
      let isOn = symptom.script.contains("faults=\(symptom.fault)")
      #expect(isOn || declared.effect != .changes, "\(symptom.fault): \(symptom.script)")
    }
  }

  @Test func everySymptomRuns() throws {
    #expect(Symptoms.all.count >= 20)
    for symptom in TestRun.sample(Symptoms.all, oneIn: 12) {
      var session = Session()
      let script = symptom.script.isEmpty ? "scene city-guide" : symptom.script
      for line in script.split(separator: ";") {
        try session.answer(line: String(line)) { _ in }
      }
      try session.answer(line: symptom.statement) { _ in }
      guard !symptom.fault.isEmpty else { continue }
      #expect(try Statement("help \(symptom.fault)") != nil, "\(symptom.fault)")
    }
  }

  @Test(arguments: [
    ("stuck", "CG-4"), ("transition stuck", "MP-9"), ("snaps back", "CG-8"),
    ("cancelled", "CG-4"), ("completion called twice", "CG-1"), ("leaks", "MP-7"),
  ]) func theHelpFindsASymptom(words: String, fault: String) throws {
    var session = Session()
    var text = ""
    try session.answer(line: "help \(words)") { text += $0.text(style: .plain) }
    #expect(text.contains("fault  \(fault)"), "\(text)")
  }

  @Test(arguments: ["snapshot", "seconds", "tap", "list", "velocity"])
  func anOrdinaryWordIsNoSymptom(word: String) throws {
    var session = Session()
    var text = ""
    try session.answer(line: "help \(word)") { text += $0.text(style: .plain) }
    #expect(!text.contains("a symptom"), "\(text)")
  }

  @Test(arguments: [
    "fractionComplete", "animator.fractionComplete", "withSpring", "pinch", "print",
  ])
  func theHelpExplainsAForeignWord(word: String) throws {
    var session = Session()
    var text = ""
    try session.answer(line: "help \(word)") { text += $0.text(style: .plain) }
    #expect(text.contains("a word of"), "\(text)")
  }
}
