import PantomimeKit
import PantomimeReporting
import PantomimeScripting
import ScriptingSupport
import TestSupport
import Testing

/// An option that a statement has in another form, or that another verb has, is answered with who has
/// it, and no advice repeats or changes what was typed.
@Suite(.timeLimit) struct OptionKindTests {
  private static let stage = [
    "view card frame=20,600,350,200", "view badge frame=0,0,20,20 alpha=1",
    "scroll-view list frame=0,91,390,453 content=390x4000", "gesture pull pan on=card",
    "gesture hit tap on=card", "animator open duration=0.5", "animate card.frame.y to=80 on=open",
  ]

  private static let staged = Result { try Play(stage).session }

  /// Returns the error for a line, or `nil` if it runs.
  private static func error(_ line: String, after setup: [String] = stage) throws -> ScriptError? {
    var session = try setup == stage ? staged.get() : Play(setup).session
    do throws(ScriptError) {
      try session.answer(line: line) { _ in }
      return nil
    } catch { return error }
  }

  // MARK: Kinds

  /// The verbs whose statements have kinds, with the words for the kinds.
  private static let kinds: [(form: Form, words: [String])] = Commands.forms.compactMap { form in
    let words = form.positionals.flatMap { positional -> [String] in
      if case .words(let words) = positional.kind { words } else { [] }
    }
    return words.isEmpty || form.options.isEmpty ? nil : (form, words)
  }

  /// No option that a verb declares is reported as unknown, whatever the kind, and whichever kinds have
  /// it are named.
  @Test func everyOptionOfAnotherKindIsKnown() throws {
    #expect(OptionKindTests.kinds.contains { $0.form.name == "gesture" })
    for (form, words) in OptionKindTests.kinds {
      let name = form.positionals.contains { $0.kind == .name } ? "other " : ""
      for kind in words {
        for option in TestRun.sample(form.options, oneIn: 3, from: kind.count) {
          let value = CompletionTests.sample(option)
          let view = form.name == "gesture" && option.name != "on" ? " on=card" : ""
          let needed = kind == "swipe" && option.name != "direction" ? " direction=up" : ""
          let edges = kind == "edge" && option.name != "edges" ? " edges=left" : ""
          let line =
            "\(form.name) \(name)\(kind)\(view)\(form.name == "gesture" ? needed + edges : "") "
            + "\(option.name)=\(value)"
          guard let error = try OptionKindTests.error(line) else { continue }
          #expect(!error.message.contains("has no option"), "\(line): \(error.message)")
          #expect(!error.hint.contains("did you mean '\(option.name)'"), "\(line): \(error.hint)")
          #expect(!error.hint.contains("'\(option.name)' is"), "\(line): \(error.hint)")
          guard !option.kinds.isEmpty, !option.kinds.contains(kind) else { continue }
          let owners = option.kinds.allSatisfy { error.message.contains($0) }
          #expect(owners, "\(line): \(error.message)")
        }
      }
    }
  }

  @Test(arguments: [
    (
      "gesture h press on=card direction=up", "only a swipe has direction=", "a press has duration="
    ),
    ("gesture t pan on=card duration=0.4", "only a press has duration=", "slop="),
    ("gesture t tap on=card slop=4", "only a pan and an edge have slop=", "a tap has taps="),
    ("drive badge.frame.x by=pull anchors=0,9 rule=half speed=300", "has no parameter", "flick"),
    ("set rule=half speed=300", "the rule 'half' has no parameter 'speed'", "flick-or-half"),
  ]) func theErrorNamesTheOwner(line: String, message: String, hint: String) throws {
    let error = try OptionKindTests.error(line)
    #expect(error?.message.contains(message) == true, "\(error?.message ?? "runs")")
    #expect(error?.hint.contains(hint) == true, "\(error?.hint ?? "runs")")
  }

  // MARK: Suggestions

  /// A suggestion differs from what was typed.
  @Test func noSuggestionIsWhatWasTyped() throws {
    for form in Commands.forms {
      for option in form.options {
        let line = "\(form.name) \(option.name)=?"
        guard let error = try OptionKindTests.error(line) else { continue }
        #expect(error.replacement != line, "\(line)")
        #expect(!error.hint.contains("did you mean '\(option.name)'"), "\(line): \(error.hint)")
      }
    }
  }

  /// No replacement drops, renames or changes an option of the statement that was right.
  @Test func noReplacementChangesWhatWasRight() throws {
    let wrong = ["duration=0.3", "to=1,2", "velocity=9", "zzz=1", "offset=3"]
    for form in TestRun.sample(Commands.forms, oneIn: 4) {
      guard let example = form.example.last, !example.contains(";") else { continue }
      let options = example.split(separator: " ").filter { $0.contains("=") }.map(String.init)
      for added in wrong {
        let name = added.prefix { $0 != "=" }
        guard !options.contains(where: { $0.hasPrefix("\(name)=") }) else { continue }
        var session = Session()
        do throws(ScriptError) {
          for line in form.example.dropLast() { try session.answer(line: line) { _ in } }
          try session.answer(line: "\(example) \(added)") { _ in }
        } catch {
          guard let replacement = error.replacement else { continue }
          let kept = options.allSatisfy { replacement.contains($0) }
          #expect(kept, "\(example) \(added): \(replacement)")
        }
      }
    }
  }

  // MARK: Meaning

  /// A line, the message or the hint for it, and the line to type instead.
  struct Case: Sendable, CustomTestStringConvertible {
    let line: String
    let text: String
    let offer: String?
    let setup: [String]

    init(_ line: String, _ text: String, _ offer: String? = nil, after setup: [String] = stage) {
      (self.line, self.text, self.offer, self.setup) = (line, text, offer, setup)
    }

    var testDescription: String { line }
  }

  private static let cases = [
    Case("scroll list to=-88 duration=0.3", "over", "scroll list to=-88 over=0.3"),
    Case("scroll list to=0,-88", "write one number"),
    Case("drag on=card to=290,620", "has no option 'to'"),
    Case("expect never card.scale > 1", "expect always card.scale <= 1"),
    Case("expect never card.scale 1", "expect always card.scale != 1"),
    Case("touch down card", "touch down on=card", "touch down on=card"),
    Case("pan began card", "on=card", "pan began on=card"),
    Case("view c color=#ff0000", "write color=1,0,0,1"),
    Case("view c color=red", "write color=1,0,0,1"),
    Case("view c color=teal", "write color=red,green,blue,alpha"),
    Case("animator x dampingRatio=0.7", "curve=spring(0.7)", "animator x curve=spring(0.7)"),
    Case("drag on=card by=0,-100 x=2 y=400", "a point on the screen"),
    Case("expect card.frame.y 600 ±1", "write within 1"),
    Case("expect card.frame.y 40..42", "write 41 within 1"),
    Case("when \"hit\" do show state", "write \"tap recognized gesture=hit\""),
    Case("animate list.offset to=3 duration=1", "scroll list to=VALUE over=0.3"),
    Case("animate list.contentInset.top to=3 duration=1", "list.insets"),
    Case("follow badge.alpha list.contentOffset.y", "list.offset"),
    Case("animate card.transform to=3 duration=1", "card.scale"),
    Case("expect open.state active", "did you mean 'open.animator.state'?"),
    Case("expect open.isRunning yes", "open.running"),
    Case("animate card.frame.x to=9 on=open curve=spring(0.8)", "animator open curve=spring(0.8)"),
    Case("drive card.scale by=pull along=down way=200", "anchors="),
    Case("set state=idle", "scene blank", after: []),
    Case("animate badge.alpha to=0 duration=1 repeat=infinite", "forever"),
    Case("flick up by=0,-100", "by= is an option of"),
    Case("animator x curve=spring(0.8,velocity=3)", "write spring(ratio=0.8,velocity=3)"),
    Case("drag by 0 -120", "by=0,-120", "drag by=0,-120"),
    Case("open.cancel()", "reverse"),
    Case("pan --help", "help pan", "help pan"),
    Case("#expect(card.frame.y == 600)", "expect card.frame.y 600", "expect card.frame.y 600"),
    Case("XCTAssertEqual(card.frame.y, 600)", "", "expect card.frame.y 600"),
    Case("animator.pauseAnimation()", "scene city-guide; pause", after: []),
    Case("push.cancel()", "", "cancel on=push", after: stage + ["transition push duration=0.5"]),
  ]

  @Test(arguments: cases) func theAdviceKeepsTheMeaning(example: Case) throws {
    var session = try Play(example.setup).session
    session.host.offersExample = true
    var found: ScriptError?
    do throws(ScriptError) { try session.answer(line: example.line) { _ in } } catch {
      found = error
    }
    let error = try #require(found)
    #expect(
      "\(error.message) \(error.hint)".contains(example.text), "\(error.message); \(error.hint)")
    if let offer = example.offer { #expect(error.replacement == offer, "\(error.hint)") }
  }

  // MARK: Help

  @Test(arguments: [
    ("except=", "an option"), ("decision", "blank"), ("nothing-held", "an invariant"),
    ("animator.state", "blank"), ("push.percent", "The last percent"),
    ("fade.percent", "NAME.percent"), ("timer fired", "timer fired"),
    ("replay", "--help"), ("drag", "velocity=0,0"), ("animator", "remaining"),
  ]) func theHelpHasIt(topic: String, text: String) throws {
    var session = Session()
    var shown = ""
    try session.answer(line: "help \(topic)") { shown += $0.text(style: .plain) }
    #expect(shown.contains(text), "\(shown)")
  }

  @Test func aTimeOfATimerIsRemarkable() throws {
    var session = Session()
    var notes: [String] = []
    for line in ["view card alpha=1", "timer load after=1500"] {
      try session.answer(line: line) { notes += $0.notes.map { $0.text(style: .plain) } }
    }
    #expect(notes == ["note: 1500 s; 1500ms is 1.5 s\n"])
  }

  @Test func aReactionIsTheReason() throws {
    var session = Session()
    var shown = ""
    let lines = [
      "view card frame=20,600,350,200 alpha=1", "gesture hit tap on=card",
      "when \"tap recognized\" do animate card.alpha to=0 duration=0.3", "tap on=card",
    ]
    for line in lines {
      shown = ""
      try session.answer(line: line) { shown += $0.text(style: .plain) }
    }
    #expect(shown.contains("because `when \"tap recognized\"` reacts to the tap"), "\(shown)")
  }
}
