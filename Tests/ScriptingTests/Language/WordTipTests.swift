import PantomimeKit
import PantomimeReporting
import PantomimeScripting
import ScriptingSupport
import TestSupport
import Testing

/// Whatever the table of words says to type can be typed.
@Suite(.timeLimit) struct WordTipTests {
  /// Sessions in which a tip may run: one of them is the scene that it is for.
  private static let setups: [[String]] = [
    [
      "view card frame=20,600,350,200 alpha=1 radius=0 rotation=0 scale=1 color=1,1,1,1",
      "view sheet frame=0,400,390,700",
      "scroll-view list frame=0,91,390,453 content=390x4000", "gesture pull pan on=card",
      "gesture hit tap on=card", "animator open duration=0.5",
      "animate card.frame.y to=80 on=open", "start on=open; wait 0.1; pause on=open",
    ],
    ["scene city-guide"], ["scene city-guide", "drag up"],
    ["scene city-guide", "tap on=card", "wait 0.1"],
    ["scene city-guide", "tap on=card", "wait 0.1", "pause"],
    ["scene city-guide", "pan began"], ["scene city-guide", "touch down on=card"],
    ["scene city-guide", "tap on=card", "wait 0.1", "stop"],
    [
      "scene blank", "view card frame=20,300,350,200 alpha=1", "transition push duration=0.4",
      "animate card.frame.y to=0 on=push", "start on=push", "update 0.2 on=push",
    ],
    [
      "scene blank", "view card frame=20,300,350,200 alpha=1", "gesture pull pan on=card",
      "gesture hit tap on=card", "animator open duration=0.5",
      "animate card.frame.y to=80 on=open",
      "layer-animation card.alpha from=1 to=0 duration=0.25 key=fade",
    ],
    ["scene blank", "scroll-view list frame=0,91,390,453 content=2000x4000"],
    [
      "scene blank", "view card frame=20,400,350,350", "gesture pull pan on=card",
      "gesture double tap on=card taps=2", "transition push duration=0.4",
      "animate card.frame.y to=0 on=push",
    ],
    [
      "scene blank", "view card frame=20,400,350,350",
      "scroll-view list in=card frame=0,50,350,300 content=350x2000", "gesture pull pan on=card",
    ],
    ["scene page-sheet"], ["scene dive-deeper"], ["scene interactive-square"], ["scene detents"],
    [],
  ]

  private static let sessions = Result {
    try setups.map { lines -> Session in
      var session = Session()
      for line in lines { try session.answer(line: line) { _ in } }
      return session
    }
  }

  private static func runs(_ text: String) throws -> Bool {
    try sessions.get().contains { session in
      var session = session
      do {
        try session.answer(line: text) { _ in }
        return true
      } catch { return false }
    }
  }

  /// Statements that concern files or leave the session.
  private static let outside = [
    "use", "save", "quit", "live", "lesson", "record", "touches", "test", "play", "diff",
  ]

  private static let values: [(place: String, value: String)] = [
    ("scene NAME", "scene city-guide"), ("CURVE", "linear"), ("STATEMENT", "pause"),
    ("PATH PATH from=A,B to=C,D", "card.alpha list.offset from=0,1 to=0,1"),
    ("TOLERANCE", "0.1"), ("estimator=NAME", "estimator=lsq2"), ("axis=NAME", "axis=vertical"),
    ("toggle ANIMATOR by=NAME", "toggle open by=hit"), ("by=NAME", "by=pull"),
    ("undo until T", "undo until 0"), ("on=NAME", "on=open"),
    ("PATH", "card.alpha"), ("VALUE", "1"), ("NAME", "fresh"), ("TIME", "0.3"), ("VIEW", "card"),
    ("EVENT", "completed end"), ("LIST", "list"), ("GESTURE", "pull"), ("do …", "do pause"),
    ("ANIMATOR", "open"), ("TOL", "0.1"), ("OP", "<="), ("TRANSITION", "push"),
  ]

  /// Statements that run with the recognizers and views of a recipe that the row names.
  private static let ofRecipes = [
    "disable edge", "disable back", "gesture edge edge on=screen edges=left",
  ]

  private static func filled(_ text: String) -> String {
    var text = text.replacing(#/{[^}]*}/#, with: "1")
    for (place, value) in values { text = text.replacing(place, with: value) }
    return text
  }

  /// Whether a text is the name of an event, which `when` takes.
  private static func isEvent(_ text: String) throws -> Bool {
    try runs("when \"\(text)\" do show time")
  }

  /// Whether an option exists with its value.
  private static func isOption(_ text: String) -> Bool {
    [
      "animate card.frame.y to=100", "animator fresh", "drag on=card by=0,-200", "drag up",
      "gesture fresh pan on=card", "gesture fresh press on=card", "gesture fresh swipe on=card",
      "drive sheet.frame.y by=pull anchors=100,400", "drive open by=pull", "transition fresh",
      "gesture fresh edge on=card", "gesture pull",
      "scene page-sheet", "scene city-guide", "scene dive-deeper", "set", "flick up", "continue",
      "scroll-view fresh frame=0,0,9,9 content=9x99", "layer-animation card.alpha", "start",
      "press on=card", "spring", "view fresh", "touch down", "scroll list to=9", "pan began",
      "running fresh card.alpha to=0", "expect card.alpha 1", "tap on=card", "finish", "stop",
      "gesture fresh tap on=card", "pan ended", "pan changed", "swipe up", "timer fresh",
      "spring mass=1",
      "drive card.center by=pull", "layer-animation card.alpha values=0,1",
      "expect eventually card.alpha 1", "expect always card.alpha < 2", "curve", "velocity", "play",
    ].contains { verb in
      (try? Statement("\(verb) \(text)", in: .standard)) != nil
    }
  }

  /// The texts in backticks of a sentence.
  private static func tips(_ sentence: String) -> [String] {
    sentence.split(separator: "`", omittingEmptySubsequences: false).enumerated().filter {
      $0.offset % 2 == 1
    }.map { String($0.element) }
  }

  @Test func everyTipRuns() throws {
    let verbs = Commands.groups.flatMap { $0.verbs }.map { $0.name }
    var seen: Set<String> = []
    var refused: [String] = []
    let rows = Words.standard.statements + Words.standard.words + Words.standard.conceptRows
    let tips = rows.flatMap { row in WordTipTests.tips(row.difference) }.filter {
      seen.insert($0).inserted
    }
    for (index, tip) in tips.enumerated() where TestRun.isLong || index % 32 == 0 {
      let text = WordTipTests.filled(tip)
      let verb = text.split(separator: " ").first.map(String.init) ?? ""
      // A name alone is no statement, and an event none.
      let isName =
        text.hasSuffix("=") || text.hasSuffix(".svg")
        || ["timer fired", "set fresh=", "expect misuse fresh"].contains { text.hasPrefix($0) }
        || ["touch down", "undo until", "run until"].contains(text)
      guard !text.contains("…"), !isName, !WordTipTests.outside.contains(verb),
        !WordTipTests.ofRecipes.contains(tip)
      else { continue }
      if verbs.contains(verb), text != verb {
        // Letters that stand alone are numbers.
        let numbered = text.replacing(#/\b[A-Z]\b/#, with: "1")
        if try !WordTipTests.runs(numbered), try !WordTipTests.isEvent(text) {
          refused.append(tip)
        }
      } else if text.contains(#/^[a-z-]+=/#) {
        let numbered = text.replacing(#/\b[A-Z]+\b/#, with: "1")
        if !WordTipTests.isOption(numbered) { refused.append(tip) }
      }
    }
    #expect(refused.isEmpty, Comment(rawValue: refused.joined(separator: "\n")))
  }

  /// A row that only points to the help has a line to type and a clause that says what differs.
  @Test func everyPointerSaysSomething() {
    let rows = Words.standard.statements + Words.standard.words + Words.standard.conceptRows
    let bare = rows.filter { row in
      guard row.replacement.hasPrefix("help "), row.alternatives.count == 1,
        !row.replacement.hasSuffix(" ANY")
      else { return false }
      let parts = row.difference.split(separator: "`", omittingEmptySubsequences: false)
      let clauses = parts.enumerated().filter { $0.offset % 2 == 0 }.map { $0.element }
      return parts.count < 3 || !clauses.contains { $0.contains { $0.isLetter } }
    }
    #expect(
      bare.isEmpty,
      Comment(rawValue: bare.map { "\($0.shape) | \($0.replacement)" }.joined(separator: "\n")))
  }

  /// The numbers that the help inserts into a row are some that its statement accepts.
  @Test func theHelpsNumbersCanBeTyped() throws {
    let rows = (Words.standard.statements + Words.standard.words).filter {
      $0.replacement.contains("{")
    }
    #expect(rows.count > 100)
    var refused: [String] = []
    for (index, row) in rows.enumerated() where TestRun.isLong || index % 12 == 0 {
      let shown = WordExamples.shown(row).here
      for one in shown.split(separator: " or ") {
        let line = WordTipTests.filled(String(one))
        if try !WordTipTests.runs(line) { refused.append("\(row.shape): \(one)") }
      }
    }
    #expect(refused.isEmpty, Comment(rawValue: refused.joined(separator: "\n")))
  }

  /// The lines with an option that its help shows can be typed.
  @Test func theLinesOfAnOptionCanBeTyped() throws {
    var seen: Set<String> = []
    let names = Commands.forms.flatMap { $0.options.map { $0.name } }.filter {
      seen.insert($0).inserted
    }
    var refused: [String] = []
    var count = 0
    for name in TestRun.sample(names, oneIn: 4) {
      var (session, text) = (Session(), "")
      try session.answer(line: "help \(name)=") { text += $0.text(style: .plain) }
      for line in text.split(separator: "\n") where line.hasPrefix("  type   ") {
        count += 1
        let typed = String(line.dropFirst("  type   ".count))
        if try !WordTipTests.runs(typed) { refused.append(typed) }
      }
    }
    #expect(count > 20)
    #expect(refused.isEmpty, Comment(rawValue: refused.joined(separator: "\n")))
  }

  /// No answer shows the places that only the table understands.
  @Test func noPlaceOfTheTableIsShown() throws {
    let rows = Words.standard.statements + Words.standard.conceptRows
    let template =
      #/[{][a-z]*[(]?[A-Z.]*[-+,/][^}]*[}]|\bMS\b|\bRAD\b|\bCHANGE\b|\bKEYPATH\b|\bTIMING\b|\bANY\b| when reversed (no|yes)/#
    let verbs = Commands.groups.flatMap { $0.verbs }.map { $0.name }
    var leaking: [String] = []
    for (index, row) in rows.enumerated() where TestRun.isLong || index % 80 == 0 {
      let name = row.shape.prefix { $0.isLetter }
      guard !name.isEmpty, !row.shape.contains(" "), !verbs.contains(String(name)) else { continue }
      var session = Session()
      var text = ""
      _ = try? session.answer(line: "help \(name)") { text += $0.text(style: .plain) }
      if text.contains(template) { leaking.append("\(name): \(text)") }
    }
    #expect(leaking.isEmpty, Comment(rawValue: leaking.prefix(5).joined(separator: "\n")))
  }

  // MARK: Sentences

  /// The help on the name of a symptom is that on the symptom.
  @Test func aSymptomIsFoundByItsName() throws {
    for symptom in Symptoms.all {
      var session = Session()
      var text = ""
      try session.answer(line: "help \(symptom.name)") { text += $0.text(style: .plain) }
      #expect(text.contains(symptom.cause.prefix(30)), "\(symptom.name)")
    }
  }

  /// A sentence whose expression has no value is left out.
  @Test func aSentenceWithoutAValueIsLeftOut() throws {
    for line in ["timeDilation = 0", "timeDilation = 2"] {
      var session = Session()
      try session.answer(line: "scene city-guide") { _ in }
      var notes: [String]?
      do throws(ScriptError) { try session.answer(line: line) { _ in } } catch {
        notes = [error.hint] + error.notes
      }
      let text = try #require(notes).joined(separator: " ")
      #expect(text.contains("speed=0.5") == (line == "timeDilation = 2"), "\(text)")
      #expect(!text.contains("speed=2"), "\(text)")
    }
  }

  /// Of two branches, a note says which one gives the value.
  @Test func aValueOfABranchIsNoted() throws {
    var session = Session()
    try session.answer(line: "scene city-guide") { _ in }
    var notes: [String] = []
    do throws(ScriptError) {
      try session.answer(line: ".opacity(isOpen ? 1 : 0)") { _ in }
    } catch { notes = error.notes }
    #expect(notes.joined().contains("from the value of the second branch to that of the first."))
  }

  /// A setting in words is that with an equals sign; one that can't change starts the scene again.
  @Test(arguments: [
    ("set rate 120", "set rate=120"), ("rate = 120", "set rate=120"),
    ("set rate to 120", "set rate=120"), ("set the rule to half", "set rule=half"),
    ("set duration 0.5", "scene city-guide duration=0.5"),
    ("duration = 0.5", "scene city-guide duration=0.5"),
    ("card alpha", "show card.alpha"), ("list offset", "show list.offset"),
  ]) func aSettingInWordsIsRead(typed: String, expected: String) throws {
    #expect(try WordTipTests.answer(typed).hasPrefix("\(expected) "))
  }

  /// Statements of another language on one line are translated together.
  @Test func statementsOnALineAreTranslatedTogether() throws {
    let answer = try WordTipTests.answer(
      "animator.pauseAnimation(); animator.fractionComplete = 0.3")
    #expect(answer.hasPrefix("pause; scrub 0.3 "))
  }

  /// A shell's command before a scene, a view or a statement leads there.
  @Test(arguments: [
    ("cd page-sheet", "scene page-sheet"), ("cd cards", "help scenes"),
    ("cat sheet", "scene page-sheet"), ("cat card", "show card"),
    ("time tap on=card", "tap on=card"), ("watch fractionComplete", "plot fraction"),
    ("what is the difference between pause and stop", "help pause; help stop"),
    ("drag vs flick", "help drag; help flick"),
    ("view.center", "show card.center"), ("imageView.frame.origin.y", "show card.frame.y"),
    ("UIPanGestureRecognizer", "help UIPanGestureRecognizer"),
    ("UIViewPropertyAnimator", "help UIViewPropertyAnimator"),
    ("help | grep spring", "spring"), ("help all | grep -i pan", "pan"),
  ]) func aCommandOfAShellLeadsToWhatItNames(typed: String, expected: String) throws {
    #expect(try WordTipTests.answer(typed).hasPrefix("\(expected) "))
  }

  /// A misspelled assignment gets what the right one gets, with its number.
  @Test(arguments: [
    ("dampingRatio = 0.6", "dampingRaito = 0.6"),
    ("numberOfTapsRequired = 2", "numberOfTapsRequierd = 2"),
    ("minimumPressDuration = 0.8", "minimumPressDuraton = 0.8"),
    ("sheet.detents = [.medium()]", "sheet.detnets = [.medium()]"),
    ("Curves.easeInOut", "Curves.easeInOt"),
  ]) func aMisspelledAssignmentKeepsItsNumber(right: String, wrong: String) throws {
    let replacement = try WordTipTests.replacement(for: right)
    #expect(replacement != nil)
    #expect(try WordTipTests.replacement(for: wrong) == replacement)
  }

  /// `set` alone lists the settings of an animator that differ.
  @Test func setListsTheSettingsOfAnimators() throws {
    var (session, text) = (Session(), "")
    try session.answer(line: "scene city-guide; set interruptible=no") { _ in }
    try session.answer(line: "set") { text += $0.text(style: .plain) }
    #expect(text.contains("interruptible=no on=card.1"))
    text = ""
    try session.answer(line: "set interruptible=yes") { _ in }
    try session.answer(line: "set") { text += $0.text(style: .plain) }
    #expect(!text.contains("interruptible"))
  }

  /// A pipe is left out, and a note says so.
  @Test func aPipeIsLeftOut() throws {
    let answer = try WordTipTests.answer("history | grep pan")
    #expect(answer.hasPrefix("history all ") && answer.contains("no pipes"))
  }

  /// A misspelled name of a thing leads to the same statement as the right one, to one that the tables have
  /// for it, or to the value of the path that it is.
  @Test func aMisspelledNameLeadsToTheSameStatement() throws {
    for (index, noun) in IntentHelp.nouns.enumerated()
    where noun.name.utf8.count > 7 && (TestRun.isLong || index % 4 == 0) {
      var letters = Array(noun.name)
      guard letters.allSatisfy({ $0.isLetter }), letters[4] != letters[5] else { continue }
      letters.remove(at: 4)
      let right = try WordTipTests.replacement(for: noun.name)
      let other = try WordTipTests.replacement(for: String(letters))
      let own =
        noun.statements + Words.standard.rows(named: noun.name).flatMap { $0.alternatives }
      let verbs = Set(own.map { $0.prefix { $0 != " " } })
      let isPath = try WordTipTests.runs(noun.name)
      #expect(
        other == right
          || other.map {
            $0.hasPrefix("show ") || !isPath && verbs.contains($0.prefix { $0 != " " })
          }
            == true,
        "\(noun.name): \(other ?? "nothing"), not \(right ?? "nothing")")
    }
  }

  /// The help knows the labels of calls, and shows a verb that is one of several words first.
  @Test func theHelpKnowsLabelsAndVerbs() throws {
    func help(_ words: String) throws -> String {
      var (session, text) = (Session(), "")
      try session.answer(line: "help \(words)") { text += $0.text(style: .plain) }
      return text
    }
    #expect(try help("thenDragTo").contains("press=T"))
    #expect(try help("cancelsTouchesInView").contains("Yes by default"))
    #expect(try help("isReverse").contains("read as 'isReversed'"))
    #expect(try help("velocity").contains("pan ended vy=-300"))
    let found = try help("stop animation").split(separator: "\n")
    #expect(found.dropFirst(2).first?.hasPrefix("  help stop") == true)
  }

  // MARK: The list of a stranger

  private static func replacement(for line: String) throws -> String? {
    var session = try example.get()
    do throws(ScriptError) { try session.answer(line: line) { _ in } } catch {
      return error.replacement
    }
    return nil
  }

  /// A session in the example, which its copies share.
  private static let example = Result {
    var session = Session()
    try session.answer(line: "scene city-guide") { _ in }
    return session
  }

  private static func answer(_ line: String) throws -> String {
    var session = try example.get()
    var text = ""
    do throws(ScriptError) {
      try session.answer(line: line) { text += $0.text(style: .plain) }
    } catch {
      let isReason = error.replacement == nil && !error.hint.isEmpty
      let notes = error.notes.joined(separator: " ")
      return
        "\(error.replacement ?? "") \(error.hint) \(isReason ? Neighborhood.missing : "") \(notes)"
    }
    return text
  }

  @Test func aStrangersLineLeadsToTheRightPlace() throws {
    let sample = TestRun.sample(Neighborhood.strangers, oneIn: 16)
    let wrong = try sample.compactMap { entry in
      let words = try Self.words(entry.typed)
      return words.contains(entry.expected)
        ? nil : "\(entry.typed) ⇒ \(entry.expected): \(words.prefix(120))"
    }
    Neighborhood.expectFew(wrong, of: sample.count)
  }

  @Test(arguments: Neighborhood.open.map { ($0.typed, $0.expected) })
  func aStrangersLineIsOpen(line: String, expected: String) {
    withKnownIssue {
      let words = try Self.words(line)
      #expect(words.contains(expected))
    }
  }

  /// The words of an answer, which may be broken at the width of the terminal.
  private static func words(_ line: String) throws -> String {
    try answer(line).split(whereSeparator: { $0.isWhitespace }).joined(separator: " ")
  }

  /// What people want has a statement of a known verb, which never leaves the session.
  @Test func whatPeopleWantHasStatements() throws {
    let intents = Intents.standard
    #expect(intents.rows.count >= 60)
    for row in intents.rows where row.replacement.isEmpty {
      #expect(!row.difference.isEmpty, "\(row.shape)")
    }
    for row in intents.rows {
      for alternative in row.alternatives {
        for part in alternative.split(separator: ";") {
          let verb = part.split(separator: " ").first.map(String.init) ?? ""
          #expect(!["quit", "exit", "reset", "restart"].contains(verb), "\(row.shape)")
          #expect(Commands.named(verb) != nil || verb == "lesson", "\(row.shape): \(verb)")
        }
      }
    }
  }

  /// The statements for the name of a thing run, or need a gesture or an object that is named in capitals.
  @Test func theNamesOfThingsHaveStatementsThatRun() throws {
    #expect(IntentHelp.nouns.count >= 30)
    for noun in IntentHelp.nouns {
      for statement in noun.statements where !statement.contains("on=sheet") {
        var session = Session()
        try session.answer(line: "scene city-guide") { _ in }
        let needs = ["changed", "ended", "cancelled", "touch move", "touch up", "touch cancel"]
        if needs.contains(where: { statement.contains($0) }), !statement.contains("pan began") {
          try session.answer(line: statement.hasPrefix("pan") ? "pan began" : "touch down on=card")
          {
            _ in
          }
        }
        if statement.hasPrefix("continue") {
          try session.answer(line: "tap on=card; wait 0.1; pause") { _ in }
        }
        if statement.contains("NAME") || statement.contains("GESTURE") {
          #expect(try Statement(statement.replacing("NAME", with: "mine")) != nil)
        } else {
          #expect(throws: Never.self, "\(noun.name): \(statement)") {
            try session.answer(line: statement) { _ in }
          }
        }
      }
    }
  }

  /// What the table calls a curve that isn't built in is refused as one.
  @Test func aCurveThatIsMissingIsRefused() throws {
    let rows = Words.standard.statements + Words.standard.words
    for row in rows where row.replacement.isEmpty && row.difference.contains("aren't built in") {
      for name in [row.shape, row.shape.replacing(".", with: "-")] {
        let plain = name.lowercased().filter { $0.isLetter || $0 == "-" }
        #expect(throws: ScriptError.self, "\(row.shape)") {
          var session = Session()
          try session.answer(line: "curve \(plain) at 0.5") { _ in }
        }
      }
    }
  }
}
