import PantomimeKit
import PantomimeScripting
import ScriptingSupport
import TestSupport
import Testing

/// A row of the table is reached by each form in which a language writes it.
@Suite(.timeLimit) struct WordFormTests {
  private static let sessions = Result { () throws -> [Session] in
    try [[], ["pan began", "pan changed dy=-60"]].map { lines in
      var session = Session()
      session.host.offersExample = true
      for line in ["scene city-guide"] + lines { try session.answer(line: line) { _ in } }
      return session
    }
  }

  private static func error(for line: String, isHeld: Bool = false) throws -> ScriptError? {
    var session = try sessions.get()[isHeld ? 1 : 0]
    do throws(ScriptError) {
      try session.answer(line: line) { _ in }
      return nil
    } catch { return error }
  }

  private static func answer(_ line: String, isHeld: Bool = false) throws -> String {
    guard let error = try error(for: line, isHeld: isHeld) else { return "" }
    return error.replacement ?? error.hint
  }

  // MARK: Handlers

  /// What a handler does follows the event at which its label says that it is called, and a drive follows
  /// the finger instead of it.
  @Test func aHandlerBecomesAReaction() throws {
    let handlers = Words.standard.handlers.filter { !$0.value.contains { $0.isUppercase } }
    #expect(handlers.count > 40)
    var wrong: [String] = []
    for (name, event) in handlers.sorted(by: { $0.key < $1.key }) {
      let line = "GestureDetector(\(name): () { card.alpha = 0.5; })"
      let words = try Self.answer(line)
      let isDone = words.contains("when \"\(event)") && words.contains(" do set card.alpha=0.5")
      if !isDone { wrong.append("\(line): \(words)") }
    }
    for statement in ["offset += d.delta", "change.consume()"] {
      let words = try Self.answer("GestureDetector(onPanUpdate: (d) { \(statement); })")
      if words.contains("when ") || !words.contains("drive ") { wrong.append(words) }
    }
    #expect(wrong.isEmpty, Comment(rawValue: wrong.joined(separator: "\n")))
  }

  // MARK: Objective-C

  /// An assignment is answered alike as a setter: as a message, and as a call.
  @Test func aSetterIsAnAssignment() throws {
    let rows = Words.standard.statements.filter { row in
      let parts = row.shape.split(separator: " ")
      return parts.count == 3 && parts[1] == "=" && parts[0].allSatisfy { $0.isLetter }
        && !row.replacement.isEmpty
    }
    #expect(rows.count > 100)
    var wrong: [String] = []
    for (index, row) in rows.enumerated() where TestRun.isLong || index % 24 == 0 {
      let there = WordExamples.shown(row).there.replacing(#/\b[A-Z]\b/#, with: "1")
        .replacing("\"up\"", with: ".left")
      let parts = there.split(separator: " ").map(String.init)
      guard parts.count == 3, parts[2] != "…" else { continue }
      let setter = "set\(parts[0].prefix(1).uppercased())\(parts[0].dropFirst())"
      guard Words.standard.rows(named: setter).isEmpty else { continue }
      let right = try Self.answer("thing.\(parts[0]) = \(parts[2])")
      for line in ["[thing \(setter):\(parts[2])];", "thing.\(setter)(\(parts[2]))"] {
        let other = try Self.answer(line)
        if other != right { wrong.append("\(line): \(other), not \(right)") }
      }
    }
    #expect(wrong.isEmpty, Comment(rawValue: wrong.joined(separator: "\n")))
  }

  /// The name of a constant stands for the case of its enumeration, alone and as a value.
  @Test(arguments: [
    ("swipe.direction = .left", "UISwipeGestureRecognizerDirectionLeft"),
    ("swipe.direction = .up", "UISwipeGestureRecognizer.Direction.up"),
    ("swipe.direction = .right", "[swipe setDirection:UISwipeGestureRecognizerDirectionRight];"),
    (
      "[animator finishAnimationAtPosition:.end]",
      "[animator finishAnimationAtPosition:UIViewAnimatingPositionEnd]"
    ),
  ])
  func aConstantIsACase(right: String, line: String) throws {
    #expect(try Self.answer(line) == Self.answer(right))
  }

  /// The name of a method in Objective-C alone is that in Swift.
  @Test(arguments: [
    ("translationInView", "show pan.translation"), ("velocityInView", "velocity"),
  ])
  func aSelectorIsAMethod(line: String, expected: String) throws {
    #expect(try Self.answer(line).contains(expected))
  }

  /// An animation may have any name.
  @Test func anAnimationMayHaveAnyName() throws {
    let shapes = Words.standard.statements.map { $0.shape }.filter {
      $0.hasPrefix("animation.") && $0.contains(" = ")
    }
    for shape in shapes {
      guard let row = Words.standard.statements.first(where: { $0.shape == shape }) else {
        continue
      }
      let line = WordExamples.shown(row).there.replacing(#/\b[A-Z]\b/#, with: "0.4")
      guard !line.contains("…") else { continue }
      let right = try Self.answer(line)
      for name in ["anim", "fadeAnimation", "basicAnim"] {
        let other = "\(name).\(line.dropFirst("animation.".count))"
        #expect(try Self.answer(other) == right, "\(other)")
      }
    }
  }

  // MARK: Names

  /// What isn't modeled as a call isn't something else as a name.
  @Test func aNameIsMissingLikeItsCall() {
    var named: [String: [Words.Row]] = [:]
    for row in Words.standard.statements where row.shape.allSatisfy({ $0.isLetter }) {
      named[row.shape.lowercased(), default: []].append(row)
    }
    let known = ["hero", "createticker", "sharedelement", "sharedbounds"]
    for row in Words.standard.statements where row.replacement.isEmpty && row.shape.hasSuffix("(…)")
    {
      let name = row.shape.dropLast("(…)".count).lowercased()
      guard !known.contains(name), let others = named[name] else { continue }
      #expect(others.contains { $0.replacement.isEmpty }, "\(row.shape)")
    }
  }

  // MARK: What was typed

  /// The numbers, directions, indices and labels that a line has are in its answer.
  @Test(arguments: [
    ("XCTAssertTrue(sheet.waitForExistence(timeout: 7))", "in 7"),
    ("app.cells.element(boundBy: 2).press(forDuration: 1.2)", "for=1.2 on=card.2"),
    ("card.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.1)).tap()", "x=195 y=282"),
    (
      "animate(card, { y: -90 }, { type: \"spring\", stiffness: 310, damping: 31 })",
      "spring(1,310,31)"
    ),
    ("animate(card, { y: 0 }, { duration: 0.7 })", "to=247 duration=0.7"),
    (".animation(.timingCurve(0.2, 0.8, 0.2, 1, duration: 0.47))", "duration=0.47"),
    ("Interval(0.2, 0.6, curve: Curves.easeIn)", "curve=ease-in"),
    ("interactor.update(translation.y / 412)", "way=412"),
    ("if (details.velocity.pixelsPerSecond.dy < -710) close()", "speed=710"),
    ("anim.fromValue = 0.3; anim.toValue = 0.9", "from=0.3 duration=0.25 to=0.9"),
    ("slow motion 8x", "speed=0.125"), ("hold the card at 61%", "scrub 0.61"),
    ("continue with spring damping 0.73", "curve=spring(0.73)"),
    ("continue duration=0.2", "factor=0.666667"), ("scrub back to zero", "scrub 0"),
    ("pan dy=-81 vy=-610", "pan changed dy=-81; pan ended vy=-610"),
    ("swipe left on row 3", "swipe left on=row.3"), ("echo $state", "show state"),
    (
      ".gesture(DragGesture(minnimumDistance: 13).onChanged { v in y = v.translation.height })",
      "slop=13 axis=vertical; drive card.center.y"
    ),
    ("[animator setFractionComplet:0.26];", "scrub 0.26"),
    ("longPressOn: \"cadr\"", "press on=card"), ("set dyration=0.8", "duration=0.8"),
  ])
  func whatWasTypedIsKept(line: String, expected: String) throws {
    let offer = try Self.answer(line)
    #expect(offer.contains(expected), "\(offer)")
  }

  /// A line with *not* expects the opposite.
  @Test(arguments: [
    ("expect not running", "expect running no"),
    ("expect the animator to not be running", "running no"),
    ("expect running not yes", "expect running != yes"), ("epect not running", "expect running no"),
  ])
  func notIsKept(line: String, expected: String) throws {
    #expect(try Self.answer(line).contains(expected))
  }

  // MARK: What is suggested

  /// What a line proposes is a statement that runs where the line was typed, or says why it doesn't now.
  @Test(arguments: [
    "dismiss sheet", "second finger down", "pan failed", "open sheet to large", "restart scene",
    "app.cells.element(boundBy: 2).press(forDuration: 1.2)", "hold the card at 60%", "slow down",
  ])
  func aProposalRunsOrSaysWhyNot(line: String) throws {
    for isHeld in [false, true] {
      let error = try #require(try Self.error(for: line, isHeld: isHeld))
      if let offer = error.replacement {
        #expect(try Self.error(for: offer, isHeld: isHeld) == nil, "\(offer)")
      }
      #expect(!error.hint.contains("needs a position"), "\(error.hint)")
      #expect(!error.hint.contains("lists the verbs"), "\(error.hint)")
    }
  }

  /// A recognizer that a line adds is related to the one that the view has.
  @Test func anAddedRecognizerIsRelatedToThatOfItsView() throws {
    let offer = try Self.answer(".simultaneousGesture(TapGesture(count: 2))")
    #expect(offer.contains("taps=2 with=card.1"), "\(offer)")
  }

  /// A recognizer that a line adds recognizes its gesture: where those of the scene come first, the line
  /// begins a scene without any.
  @Test(arguments: [
    ("Modifier.clickable { }", "tap on=card"), ("detectTapGestures(onTap = { })", "tap on=card"),
    ("let tap = UITapGestureRecognizer(target: self, action: #selector(hit))", "tap on=card"),
    (
      "let pan = UIPanGestureRecognizer(target: self, action: #selector(moved))",
      "drag on=card by=0,-90"
    ),
    ("UISwipeGestureRecognizer(target: self, action: #selector(swiped))", "swipe left on=card"),
  ])
  func anAddedRecognizerRecognizes(line: String, gesture: String) throws {
    let offer = try Self.answer(line)
    var session = Session()
    session.host.offersExample = true
    var events = ""
    for statement in ["scene city-guide"] + offer.split(separator: ";").map(String.init) + [gesture]
    {
      try session.answer(line: statement) { _ in }
      events += session.last.events.map { $0.text }.joined(separator: "\n")
    }
    #expect(!events.contains("gesture prevented"), "\(offer): \(events)")
  }

  /// Of two views that take each other's place, each has its own part of the line.
  @Test(arguments: [
    ("fadeIn() togetherWith fadeOut()", "animate new.alpha to=1", "animate old.alpha to=0"),
    (
      "fadeIn(tween(200)).togetherWith(scaleOut(targetScale = 0.5f))", "duration=200ms",
      "animate old.scale to=0.5"
    ),
    (
      "AnimatedContent(page, transitionSpec = { slideInHorizontally { it } togetherWith slideOutHorizontally { -it } })",
      "layer-animation new.center.x from=445", "animate old.center.x by=-250"
    ),
    ("EnterTransition.None togetherWith fadeOut()", "view new", "animate old.alpha to=0"),
  ])
  func twoViewsTakeEachOthersPlace(line: String, coming: String, leaving: String) throws {
    let offer = try Self.answer(line)
    #expect(offer.contains(coming) && offer.contains(leaving), "\(offer)")
    #expect(try Self.error(for: offer, isHeld: false) == nil)
  }

  /// Each statement of a test's touch is in the line.
  @Test(arguments: [
    (
      "performTouchInput { down(Offset(10f, 20f)); advanceEventTime(500); up() }",
      "touch down x=10 y=20; wait 500ms; touch up"
    ),
    (
      "performTouchInput { down(center); moveBy(Offset(0f, -60f)); advanceEventTime(100); cancel() }",
      "touch move x+=0 y+=-60; wait 100ms; touch cancel"
    ),
  ])
  func everyTouchIsInTheLine(line: String, expected: String) throws {
    #expect(try Self.answer(line).contains(expected))
  }

  /// A value with an initial velocity in points per second has one in full distances per second.
  @Test(arguments: [
    (
      "offset.animateTo(targetValue = 300f, animationSpec = spring(), initialVelocity = 1200f)",
      "by=300 duration=0.3 curve=response(0.1622,1) velocity=4"
    ),
    ("offsetX.animateTo(200f, initialVelocity = -100f)", "velocity=-0.5"),
  ])
  func aVelocityIsRelative(line: String, expected: String) throws {
    #expect(try Self.answer(line).contains(expected))
  }

  /// A share of a view's size is never lost, and a duration that was typed is no example.
  @Test(arguments: [
    ("slideOutHorizontally { fullWidth -> -fullWidth / 5 }", "by=-50 duration=0.3"),
    ("slideInVertically { -it / 7 }", "from=372 duration=0.3"),
    ("slideOutVertically(tween(400)) { it / 2 }", "by=175 duration=400ms"),
  ])
  func aShareOfTheSizeIsKept(line: String, expected: String) throws {
    #expect(try Self.answer(line).contains(expected))
    let error = try #require(try Self.error(for: line, isHeld: false))
    let notes = error.notes.joined()
    #expect(notes.contains("duration is an example") != line.contains("tween"), "\(notes)")
  }
}
