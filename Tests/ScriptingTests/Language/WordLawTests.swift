import PantomimeKit
import PantomimeReporting
import PantomimeScripting
import ScriptingSupport
import TestSupport
import Testing

/// What holds for whatever is pasted or asked, whether or not the table has it.
@Suite(.timeLimit) struct WordLawTests {
  /// The example, in which a pan is in progress or not, which copies share.
  private static let idle = Result { try session(after: ["scene city-guide"]) }
  private static let held = Result {
    try session(after: ["scene city-guide", "pan began", "pan changed dy=-60"])
  }

  private static func session(after setup: [String]) throws -> Session {
    var session = Session()
    session.host.offersExample = true
    for line in setup { try session.answer(line: line) { _ in } }
    return session
  }

  private static func error(for line: String, in session: Session) -> ScriptError? {
    var session = session
    do throws(ScriptError) {
      try session.answer(line: line) { _ in }
      return nil
    } catch { return error }
  }

  private static func text(of error: ScriptError) -> String {
    ([error.replacement ?? "", error.hint] + error.notes).joined(separator: " ")
  }

  // MARK: What was typed

  /// The beginnings of calls with an argument, to which labels are added.
  private static let calls = [
    "UIView.animate(withDuration: 0.37", "UIViewPropertyAnimator(duration: 0.37",
    "animator.continueAnimation(durationFactor: 0.37", "withTiming(0.37, { duration: 370",
    "withSpring(0.37, { mass: 1", "gsap.to(\".card\", { y: -37", "Animation.easeIn(duration: 0.37",
    "controller.animateTo(0.37", "scrollView.setContentOffset(CGPoint(x: 0, y: 37)",
    "UISpringTimingParameters(dampingRatio: 0.37", "AnimatedOpacity(opacity: 0.37",
    "tester.drag(finder, const Offset(0, -37)", "LongPressGesture(minimumDuration: 0.37",
    "Draggable.create(\".box\", { type: \"y\"", "app.pinch(withScale: 0.37",
  ]

  private static let labels = [
    "delay", "repeatCount", "velocity", "stagger", "speed", "inertia", "lowerBound", "threshold",
    "startDelay", "hysteresis", "curve", "overshootClamping", "minimumDistance", "extraBounce",
  ]

  /// A label and a number are carried into the replacement, or the note names them.
  @Test func nothingTypedIsDropped() throws {
    let session = try WordLawTests.idle.get()
    var lines: [(line: String, label: String, number: String?)] = []
    for (row, call) in WordLawTests.calls.enumerated() {
      for (column, label) in WordLawTests.labels.enumerated()
      where TestRun.isLong || (row + column) % 5 == 0 {
        let end = call.contains("{") ? " })" : ")"
        lines.append(("\(call), \(label): 0.83\(end)", label, "83"))
        lines.append(("\(call), \(label): foo\(end)", label, nil))
      }
    }
    var wrong: [String] = []
    for (line, label, number) in lines {
      guard let error = WordLawTests.error(for: line, in: session), let offer = error.replacement,
        !offer.contains("help ")
      else { continue }
      let text = WordLawTests.text(of: error)
      let isNamed = text.contains(label)
      let options = Words.standard.rows(named: label).flatMap {
        $0.replacement.split(separator: " ").map { "\($0)=" }
      }
      let isCarried =
        number.map { text.contains($0) } ?? options.contains { text.contains($0) }
      if !isNamed, !isCarried { wrong.append("\(line): \(text)") }
    }
    #expect(wrong.isEmpty, Comment(rawValue: wrong.joined(separator: "\n")))
  }

  /// The strangers' lines lose nothing either.
  @Test func aStrangersLineLosesNothing() throws {
    let session = try WordLawTests.idle.get()
    for entry in TestRun.sample(Neighborhood.strangers, oneIn: 32) {
      guard let error = WordLawTests.error(for: entry.typed, in: session),
        error.replacement?.contains("help ") == false
      else { continue }
      // A number with two digits behind the point hardly occurs by accident.
      for match in entry.typed.matches(of: #/: (0\.[1-9][1-9]+|[1-9]\d\d)\b/#) {
        let digits = String(match.1).split(separator: ".").last.map(String.init) ?? ""
        let text = WordLawTests.text(of: error)
        let isDerived = [
          "spring(", "wide", "over=", "response=", "center.y", "first branch",
          "end of the rectangle", "through the values in turn",
        ].contains { text.contains($0) }
        let plain = digits.hasSuffix("00") ? String(digits.dropLast(2)) : digits
        #expect(isDerived || text.contains(plain), "\(entry.typed): \(text)")
      }
    }
  }

  /// The spellings of a curve: that of CSS and Swift, of GSAP, of anime and of Motion.
  private static func spellings(_ family: String, _ ending: [String]) -> [String] {
    let capital = family.prefix(1).uppercased() + family.dropFirst()
    let joined = ending.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    let small =
      ending[0] + ending.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return [
      "ease\(joined)\(capital)", "\(family).\(small)", "\(small)\(capital)", "\(family)\(joined)",
    ]
  }

  /// Every family of curves is carried, however it's spelled and labeled.
  @Test func everyCurveIsCarried() throws {
    let session = try WordLawTests.idle.get()
    let calls = [
      "gsap.to(\".card\", { opacity: 0.3, duration: 0.8, ease: \"X\" })",
      "withTiming(0.3, { duration: 450, easing: X })",
      "animateTo(0.3f, tween(450, easing = X))",
    ]
    for family in ["quad", "cubic", "quart", "sine", "expo", "circ", "back", "elastic", "bounce"] {
      for ending in [["in"], ["out"], ["in", "out"]] {
        let curve = "curve=\(family)-\(ending.joined(separator: "-"))"
        for spelling in TestRun.sample(WordLawTests.spellings(family, ending), oneIn: 3) {
          for call in calls {
            let line = call.replacing("X", with: spelling)
            let offer = try #require(WordLawTests.error(for: line, in: session)?.replacement)
            #expect(offer.contains(curve), "\(line): \(offer)")
          }
        }
      }
    }
  }

  /// The value of a curve is that of the curve that the call names, at the time that it has.
  @Test(arguments: [
    ("easeIn", "ease-in"), ("elasticOut", "elastic-out"), ("bounceInOut", "bounce-in-out"),
    ("linear", "linear"),
  ]) func aCurvesValueIsThatOfTheCurve(name: String, curve: String) throws {
    let session = try WordLawTests.idle.get()
    let error = WordLawTests.error(for: "Curves.\(name).transform(0.3)", in: session)
    #expect(error?.replacement == "curve \(curve) at 0.3")
  }

  /// A list is moved along the axis on which it scrolls, or in a scene whose list scrolls that way.
  @Test(arguments: [
    ("0, -300", "scene page-sheet; drag by=0,-300 on=list hold=0.2"),
    ("-300, 0", "drag by=-300,0 on=list hold=0.2"),
  ]) func aListIsDraggedAsItScrolls(offset: String, offer: String) throws {
    let session = try WordLawTests.idle.get()
    let line = "await tester.drag(find.byType(ListView), const Offset(\(offset)))"
    #expect(WordLawTests.error(for: line, in: session)?.replacement == offer)
  }

  /// The result of a function and the axis or the size that a text names are kept.
  @Test(arguments: [
    (
      "func transitionDuration(using c: UIViewControllerContextTransitioning?) -> TimeInterval { 0.25 }",
      "transition push duration=0.25"
    ),
    ("offsetX.snapTo(offsetX.value + delta)", "drive card.frame.x by=pull"),
    ("GestureDetector(onPanUpdate: (d) => setState(() { x += d.delta.dx; }))", "card.center.x by="),
    ("GestureDetector(onPanUpdate: (d) => setState(() => y += d.delta.dy))", "card.center.y by="),
    (
      "val size by transition.animateDp(label = \"size\") { s -> if (s == Big) 200.dp else 64.dp }",
      "animate card.frame.width to=200"
    ),
  ]) func whatATextNamesIsKept(line: String, part: String) throws {
    let session = try WordLawTests.idle.get()
    let offer = try #require(WordLawTests.error(for: line, in: session)?.replacement)
    #expect(offer.contains(part), "\(offer)")
  }

  /// The properties in braces each get a statement, with the options of the call.
  @Test(arguments: [
    ("gsap.to(\".card\", { y: -80, rotation: 15, duration: 0.4 })", ["by=-80", "rotation to=15"]),
    (
      "animate(\".card\", { y: [0, -50, 0] }, { duration: 1.2 })",
      ["values=0,-50,0", "duration=1.2", "additive=yes"]
    ),
    (
      "animate(\".card\", { opacity: 0, scale: 1.4 }, { duration: 0.6 })",
      ["alpha to=0", "scale to=1.4"]
    ),
    ("gsap.to(\".card\", { backgroundColor: \"#ff8000\" })", ["color to=1,0.5,0,1"]),
  ])
  func everyPropertyIsCarried(line: String, parts: [String]) throws {
    let session = try WordLawTests.idle.get()
    let offer = try #require(WordLawTests.error(for: line, in: session)?.replacement)
    for part in parts { #expect(offer.contains(part), "\(offer)") }
    #expect(WordLawTests.error(for: offer, in: session) == nil)
  }

  /// What a row proposes for its own shape is accepted where it was typed: at a fresh prompt, and in the
  /// example.
  @Test func everyProposalRuns() throws {
    var fresh = Session()
    fresh.host.offersExample = true
    let sessions = [fresh, try WordLawTests.idle.get()]
    var refused: [String] = []
    for (index, row) in Words.standard.statements.enumerated()
    where TestRun.isLong || index % 120 == 0 {
      let line = WordExamples.shown(row).there
      for session in sessions {
        guard let error = WordLawTests.error(for: line, in: session), let offer = error.replacement,
          // The lessons are another module's.
          !offer.hasPrefix("lesson"),
          let other = WordLawTests.error(for: offer, in: session)
        else { continue }
        refused.append("\(line): \(offer): \(other.message)")
      }
    }
    #expect(refused.isEmpty, Comment(rawValue: refused.joined(separator: "\n")))
  }

  /// The name of an option alone leads to a line with the option, and with its default.
  @Test(arguments: [
    ("cancelsTouchesInView", "cancels=no"), ("beginTime", "begin="), ("fillMode", "fill="),
    ("isRemovedOnCompletion", "removed=no"), ("repeatDuration", "repeat-for="),
    ("completionSpeed", "completion-speed="), ("delaysContentTouches", "delays-touches="),
    ("autoreverses", "autoreverse=yes"), ("timeOffset", "offset="), ("byValue", "by="),
  ])
  func anOptionsNameLeadsToALine(name: String, option: String) throws {
    let session = try WordLawTests.idle.get()
    let error = try #require(WordLawTests.error(for: name, in: session))
    let offer = try #require(error.replacement)
    #expect(offer.contains(option), "\(offer)")
    #expect(WordLawTests.error(for: offer, in: session) == nil)
    #expect(!error.notes.isEmpty)
  }

  /// The notes show statements that can be typed, and no places to fill.
  @Test func sentencesHaveExamples() {
    let rows = Words.standard.statements + Words.standard.words + Words.standard.conceptRows
    for row in rows {
      for place in ["PATH", "VALUE", "TIME", "TOLERANCE"] {
        #expect(
          !row.difference.split { !$0.isLetter }.contains(place[...]), "\(row.shape)")
      }
    }
  }

  /// A constant stands for a spring whose damping is that of the ratio that the row states.
  @Test func aConstantsDampingIsThatOfItsRatio() throws {
    let springs = Words.standard.statements.compactMap { row -> (row: Words.Row, c: Double)? in
      guard row.difference.contains("ratio of 1"),
        let match = row.replacement.firstMatch(
          of: #/mass=1 stiffness=([0-9.]+) damping=([0-9.]+)/#),
        let stiffness = Double(match.1), let damping = Double(match.2)
      else { return nil }
      return (row, damping / (2 * stiffness.squareRoot()))
    }
    #expect(springs.count >= 5)
    for (row, ratio) in springs { #expect(abs(ratio - 1) < 1e-5, "\(row.shape): \(ratio)") }
  }

  /// Of several states of a branch, the first one decides.
  @Test func theFirstStateDecides() throws {
    let states = ["began", "changed", "ended", "cancelled"]
    for session in [try WordLawTests.idle.get(), try WordLawTests.held.get()] {
      for first in states {
        let right = WordLawTests.error(for: "case .\(first):", in: session)
        for other in states + ["failed"] where other != first {
          let line = "case .\(first), .\(other):"
          let error = WordLawTests.error(for: line, in: session)
          #expect(error?.replacement == right?.replacement, "\(line): \(error?.hint ?? "")")
        }
      }
    }
  }

  /// The direction of a flick is that from the first of two named points to the second.
  @Test(arguments: [
    ("topCenter", "bottomCenter", "down"), ("bottomCenter", "topCenter", "up"),
    ("centerLeft", "centerRight", "right"), ("centerRight", "centerLeft", "left"),
    ("center", "topCenter", "up"), ("topLeft", "bottomRight", "down"), ("start", "end", "up"),
  ]) func aFlickLeadsFromPointToPoint(start: String, end: String, direction: String) throws {
    for session in [try WordLawTests.idle.get(), try WordLawTests.held.get()] {
      for line in [
        "swipeWithVelocity(start = \(start), end = \(end), endVelocity = 2000f)",
        "swipeWithVelocity(\(start), \(end), 2000f)",
      ] {
        let error = try #require(WordLawTests.error(for: line, in: session))
        let text = error.replacement ?? error.hint
        #expect(text.contains("flick \(direction) speed=2000"), "\(line): \(text)")
      }
    }
  }

  /// A misuse is offered only if the row has no other statement that runs.
  @Test(arguments: [
    "controller.stop(canceled: false)", "controller.fling(velocity: -1.0)",
    "controller.fling(velocity: -2.5)",
  ]) func aMisuseIsOfferedLast(line: String) throws {
    for lines in [[], ["pan began", "pan changed dy=-60"], ["tap on=card", "wait 0.1"]] {
      var session = try WordLawTests.session(after: ["scene city-guide"] + lines)
      let offer = try #require(WordLawTests.error(for: line, in: session)?.replacement)
      for part in offer.split(separator: ";") {
        try session.answer(line: String(part)) { _ in }
        #expect(session.last.misuses.isEmpty, "\(line): \(offer)")
      }
    }
  }

  /// What was typed isn't called an example.
  @Test(arguments: [
    "Tween<Offset>(begin: Offset.zero, end: const Offset(1.5, 0.0)).chain(CurveTween(curve: ease))",
    "CABasicAnimation(keyPath: \"position.y\")", "controller.animateTo(0.7, duration: d)",
    "UIView.animate(withDuration: 0.37, animations: f)",
  ]) func whatWasTypedIsNoExample(line: String) throws {
    let error = try #require(WordLawTests.error(for: line, in: try WordLawTests.idle.get()))
    let numbers = line.matches(of: #/[0-9]+\.[0-9]*[1-9]/#).map { String($0.0) }
    let isTyped = numbers.contains { error.replacement?.contains($0) == true }
    #expect(
      !isTyped || !error.notes.contains { $0.contains("The values are examples") }, "\(error)")
  }

  /// An example for the value of a property is one that the property can have, and is called an example.
  @Test func anExampleForAKeyPathIsSensible() throws {
    let session = try WordLawTests.idle.get()
    for path in ["position", "position.x", "position.y", "transform.rotation", "cornerRadius"] {
      for type in ["CABasicAnimation", "CASpringAnimation", "CAKeyframeAnimation"] {
        let line = "let a = \(type)(keyPath: \"\(path)\")"
        let error = try #require(WordLawTests.error(for: line, in: session))
        let offer = try #require(error.replacement)
        #expect(!["to=1 ", "values=0,1,0"].contains { offer.contains($0) }, "\(line): \(offer)")
        #expect(WordLawTests.error(for: offer, in: session) == nil, "\(offer)")
        if path != "position" { #expect(error.notes.joined().contains("example"), "\(line)") }
      }
    }
  }

  /// The help on a curve has a statement that shows the curve.
  @Test func theHelpOnACurveHasAStatement() throws {
    let rows = Words.standard.words.filter {
      // A curve of that name needs its numbers.
      $0.neighborhood == "Curves" && !["", "cubic"].contains($0.replacement)
    }
    for row in TestRun.sample(rows, oneIn: 12) where row.shape.allSatisfy({ $0.isLetter }) {
      for name in [row.shape, "Curves.\(row.shape)"] {
        var (session, text) = (Session(), "")
        try session.answer(line: "help \(name)") { text += $0.text(style: .plain) }
        let statement = "curve \(row.replacement) at 0.5"
        let runs = (try? session.answer(line: statement) { _ in }) != nil
        let words = text.split(whereSeparator: { $0.isWhitespace }).joined(separator: " ")
        let isShown = words.contains("curve ") && words.contains(" at 0.5")
        #expect(
          runs ? isShown || !words.contains("a word of") : !words.contains(statement), "\(words)")
      }
    }
  }

  /// A misspelled name keeps its capital.
  @Test func aMisspelledNameKeepsItsCapital() throws {
    let session = try WordLawTests.idle.get()
    for (typed, right) in [
      ("AnimationControler", "animator "), ("animationControler", "help dive-deeper"),
    ] {
      let error = try #require(WordLawTests.error(for: typed, in: session))
      #expect(error.replacement?.hasPrefix(right) == true, "\(typed): \(error.hint)")
    }
  }

  // MARK: Questions

  /// The names of things: those of the table, of verbs and scenes, and of values.
  private static let things: [String] = {
    let all =
      IntentHelp.nouns.map { $0.name } + HelpText.standard.topics + HelpText.standard.values
    var seen: Set<String> = []
    return all.filter { name in
      name.allSatisfy { $0.isLetter || $0 == "-" } && seen.insert(name.lowercased()).inserted
    }
  }()

  private static let questions = [
    "what is a X", "what does X mean", "show me the X", "how do I use the X",
    "what is the difference between X and a flick", "is the X on", "when does the X happen",
    "which scene has a X", "is there a lesson about X", "how is the X calculated",
  ]

  /// Every question about a thing that the program knows has a place.
  @Test func everyQuestionHasAPlace() throws {
    let session = try WordLawTests.idle.get()
    var wrong: [String] = []
    for (row, thing) in WordLawTests.things.enumerated() {
      for (column, question) in WordLawTests.questions.enumerated()
      where TestRun.isLong || (row + 3 * column) % 80 == 0 {
        let line = question.replacing("X", with: thing)
        var copy = session
        do throws(ScriptError) {
          try copy.answer(line: "help \(line)") { _ in }
        } catch { wrong.append("help \(line): \(error.hint)") }
        guard let error = WordLawTests.error(for: line, in: session) else { continue }
        if error.hint.contains("lists the verbs") || error.hint.isEmpty {
          wrong.append("\(line): \(error.hint)")
        }
        guard let offer = error.replacement, offer.hasPrefix("help ") else { continue }
        if WordLawTests.error(for: offer, in: session) != nil { wrong.append("\(line): \(offer)") }
      }
    }
    #expect(wrong.isEmpty, Comment(rawValue: wrong.joined(separator: "\n")))
  }

  /// Each word that a path can have as its value has a sentence.
  @Test func everyValueIsExplained() throws {
    for value in HelpText.standard.values {
      let text = try #require(HelpText.standard.answer([value]), "\(value)")
      #expect(text.contains(".\n") || text.contains("example:"), "\(value): \(text)")
    }
    for value in ["inactive", "active", "stopped", "possible", "failed", "complete", "revert"] {
      let session = try WordLawTests.idle.get()
      let error = WordLawTests.error(for: "what does \(value) mean", in: session)
      #expect(error?.replacement == "help \(value)", "\(error?.hint ?? "")")
      #expect(error?.notes.isEmpty == false, "\(value)")
    }
  }

  // MARK: What is never meant

  private static let opposites = [
    ("down", "up"), ("undo", "redo"), ("start", "stop"), ("show", "hide"), ("enable", "disable"),
    ("attach", "detach"), ("pause", "quit"), ("hold", "release"), ("open", "close"),
    ("left", "right"), ("present", "dismiss"), ("expand", "collapse"), ("zoom in", "zoom out"),
  ]

  /// The statements that do the opposite of a word.
  private static let contrary: [String: [String]] = [
    "down": ["touch up", "drag up", "flick up"], "up": ["touch down", "drag down", "flick down"],
    "undo": ["redo"], "redo": ["undo"], "start": ["stop", "pause", "finish"],
    "stop": ["start", "continue"], "enable": ["disable"], "disable": ["enable"],
    "present": ["dismiss"], "dismiss": ["present"], "left": ["drag right", "flick right"],
    "right": ["drag left", "flick left"], "hold": ["touch up", "pan ended"],
    "release": ["touch down", "pan began"], "pause": ["start", "continue"],
    "attach": ["remove"], "detach": ["gesture"],
  ]

  private static let frames = [
    "X", "X it", "X the card", "how do I X the animation", "please X the sheet", "X the gesture",
    "can I X the list", "move the finger X", "X everything",
  ]

  /// A suggestion neither ends the session, nor discards work, nor does the opposite of a word.
  @Test func nothingOfferedIsTheOpposite() throws {
    for session in [try WordLawTests.idle.get(), try WordLawTests.held.get()] {
      for word in WordLawTests.opposites.flatMap({ [$0.0, $0.1] }) where word != "quit" {
        for frame in WordLawTests.frames {
          let line = frame.replacing("X", with: word)
          guard let error = WordLawTests.error(for: line, in: session) else { continue }
          let isOfSession = ["`quit`", "`exit`"].contains { error.hint.contains($0) }
          #expect(!isOfSession, "\(line): \(error.hint)")
          guard let offer = error.replacement, !offer.contains(word) else { continue }
          for part in offer.split(separator: ";") {
            let statement = part.drop { $0 == " " }
            for other in ["quit", "exit", "reset", "restart"] + contrary(word) {
              let isOther = statement == other || statement.hasPrefix("\(other) ")
              #expect(!isOther, "\(line): \(offer)")
            }
          }
        }
      }
    }
  }

  private func contrary(_ word: String) -> [String] { WordLawTests.contrary[word] ?? [] }
}
