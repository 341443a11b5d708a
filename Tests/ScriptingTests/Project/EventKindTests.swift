import ScriptingSupport
import TestSupport
import PantomimeKit
import PantomimeScenes
import PantomimeReporting
import PantomimeScripting
import Testing

/// The registry of events: every recorded event is declared, and every expected one can happen.
@Suite(.timeLimit) struct EventKindTests {
  /// The kinds that can happen in each scene.
  private static let registries =
    Scenes.all.map { scene in
      (
        name: scene.name,
        kinds: EventGroup.core.flatMap(\.kinds) + scene.events
      )
    }

  @Test func namesStandForOneKind() {
    for registry in Self.registries {
      let names = registry.kinds.map(\.name)
      #expect(Set(names).count == names.count, "\(registry.name)")
    }
    #expect(Self.registries.contains { $0.kinds.count > 100 })
  }

  @Test func everyKindIsToldInASentence() {
    for kind in Self.registries.flatMap(\.kinds) {
      #expect(kind.summary.hasSuffix(".") && kind.summary.count > 10, "\(kind.name)")
      #expect(kind.summary.first?.isUppercase == true, "\(kind.name)")
      let fields = kind.fields.map(\.name)
      #expect(Set(fields).count == fields.count, "\(kind.name)")
      let variable = kind.name.split(separator: " ").filter { $0.allSatisfy(\.isUppercase) }
      #expect(variable.count <= 1 && (kind.choices.isEmpty || variable.count == 1), "\(kind.name)")
    }
  }

  /// Events about faults and misuses are warnings, and outcomes have the tone of outcomes.
  @Test func kindsAreHeardAsWhatTheyAre() {
    for kind in Self.registries.flatMap(\.kinds) {
      let tone: EventKind.Tone =
        switch kind.name.split(separator: " ")[0] {
        case "misuse", "fault", "warning": .warning
        case "transition" where kind == .transitionCallLost: .warning
        case "completed", "state", "decided": .outcome
        default: .plain
        }
      #expect(kind.tone == tone, "\(kind.name)")
    }
  }

  /// Every event of every example is one of a declared kind, with the facts that go with it.
  @Test(arguments: TestRun.sample(GestureScripts.names, oneIn: 8, from: 6))
  func whatIsRecordedIsDeclared(name: String) throws {
    let folder = "\(GestureScripts.folder)/\(name)".split(separator: "/").dropLast()
    let session = ProjectFiles.session(in: folder.joined(separator: "/"))
    let bytes = try ProjectFiles.bytes(of: "\(GestureScripts.folder)/\(name)")
    var seen = 0
    _ = Replay(
      Script(bytes, file: name, files: session.host.files), file: name, in: session
    ) { statement, step in
      for entry in step.entries {
        seen += 1
        #expect(
          Self.all.contains { Self.isDeclared(entry.event, as: $0) },
          "line \(statement.line): \(entry.event.text)")
      }
    }
    #expect(seen > 0)
  }

  /// Those of any scene: a statement that starts one prints the last events of another, too.
  private static let all = EventGroup.core.flatMap(\.kinds) + Scenes.all.flatMap(\.events)

  private static func isDeclared(_ event: Event, as kind: EventKind) -> Bool {
    guard event.kind == kind else { return false }
    var left = kind.fields[...]
    for field in event.fields {
      while let next = left.first, next.name != field.name, next.isOptional { left.removeFirst() }
      guard let declared = left.first, declared.name == field.name else {
        if kind.isOpen { continue }
        return false
      }
      guard fits(field.value, declared.content) else { return false }
      left.removeFirst()
    }
    return left.allSatisfy(\.isOptional)
  }

  private static func fits(_ value: Event.FieldValue, _ content: FieldSchema.Content) -> Bool {
    switch (value, content) {
    case (.number, .number), (.numbers, .numbers), (.word, .word): true
    // A value beyond all numbers is printed as the word `none`; a name may read as a number.
    case (.word(let word), .number), (.word(let word), .numbers): word == "none"
    case (.number, .word): true
    case (.number, .numbers), (.numbers, .number), (.numbers, .word): false
    }
  }

  /// An event's name is for reading: what depends on what happened asks for its kind.
  @Test func noCodeBranchesOnAName() throws {
    let name = /event\.name\s*(==|!=|\.has|\.contains|\.starts)|switch [a-z.]*event\.name/
    for file in try SourceTree.files(below: "Sources", ".swift") {
      for line in file.code(containing: ["event.name"]) {
        #expect(line.firstMatch(of: name) == nil)
      }
    }
  }

  // MARK: Expectations

  @Test(arguments: [
    ("completed", nil), ("completed end", nil), ("completed end animator=card.1", nil),
    ("animator paused animator=card.1 fraction=0", nil), ("pan began translation=0,0", nil),
    ("decided end by=velocity vy=-300", nil), ("fault CG-1", nil),
    ("state expanded card=card.1", nil),
    ("list scrolls -- its own pan takes", "omit ' -- …'"), ("scene city-guide card=1", nil),
    ("pan ignored cause=locked", nil), ("layer added key=move path=card.x duration=1 to=9", nil),
    ("completed ends", "did you mean 'completed end'?"),
    ("compleeted", "did you mean 'completed'?"),
    ("animator pausd", "'animator paused'"),
    ("list scrols", "did you mean 'list scrolls'?"),
    ("completed end animater=card.1", "did you mean 'animator'?"),
    ("completed end completions=1", nil), ("completed end completions=1 animator=card.1", nil),
    ("animator paused animator=card.1 fraction=half", "for example: fraction=0"),
    ("tap on=card twice", "fields are written NAME=VALUE"),
    ("detent 1", "`help events` lists them"),
    ("gibberish nobody records", "`help events` lists them"),
    ("fault CG-l", "did you mean"), ("state expandde", "did you mean 'state expanded'?"),
    ("scene city-guid", "did you mean 'scene city-guide'"),
    ("decided end y=velocity", "fields: "), ("decided end by=velocty", "did you mean 'velocity'?"),
    ("decided end by=velocity rul=half", "did you mean 'rule'?"),
    ("animator started animatr=3", "did you mean 'animator'?"),
    ("animator started animator=crd.1", "'card.1'"),
    ("animator started animator=card.9", "'card.1'"),
    ("gesture recognized gesture=tap-crad", "did you mean 'tap-card'"),
    ("gesture recognized gesture=tap-card", nil), ("tap on=crad", "did you mean 'card'"),
    ("decided by=velocity", "'decided end', 'decided start' or 'decided anchor'"),
    ("pan translation=0,0", "'pan began'"),
  ])
  func whatCannotHappenIsToldBeforeAnythingRuns(text: String, hint: String?) throws {
    for negation in ["", "no "] {
      let line = "expect \(negation)event \"\(text)\""
      let script = Script(Array("scene city-guide\n\(line)\n".utf8), file: "x.pan")
      let error = script.diagnostics.first?.error
      #expect((error == nil) == (hint == nil), "\(line): \(error?.message ?? "no error")")
      if let hint { #expect(error?.hint.contains(hint) == true, "\(line): \(error?.hint ?? "")") }
    }
  }

  /// What a script adds to an empty scene is known; nothing else can be in its events.
  @Test(arguments: [
    "state somewhere", "tap on=later", "gesture began gesture=later",
    "completed end animator=later", "timer fired later",
  ])
  func whatNoStatementAddsCannotHappen(text: String) throws {
    let script = Script(
      Array("scene blank\nexpect no event \"\(text)\"\n".utf8), file: "x.pan")
    #expect(script.diagnostics.count == 1)
  }

  /// Names that a scene adds later can't be known.
  @Test func whatIsAddedLaterCanHappen() throws {
    let script = Script(
      Array("scene pokedex-list\nexpect no event \"tap on=cell.30\"\n".utf8), file: "x.pan")
    #expect(script.diagnostics.isEmpty)
  }

  /// Every event that an example records can be expected in its scene.
  @Test(arguments: TestRun.sample(GestureScripts.names, oneIn: 24, from: 7))
  func whatIsRecordedCanBeExpected(name: String) throws {
    let folder = "\(GestureScripts.folder)/\(name)".split(separator: "/").dropLast()
    let session = ProjectFiles.session(in: folder.joined(separator: "/"))
    let bytes = try ProjectFiles.bytes(of: "\(GestureScripts.folder)/\(name)")
    let replay = Replay(
      Script(bytes, file: name, files: session.host.files), file: name, in: session)
    var after = replay.session
    guard let simulation = after.simulation else { return }
    for entry in simulation.trace.list {
      let facts = entry.event.fields.map { "\($0.name)=\($0.value.text)" }
      let text = ([entry.event.name] + facts).joined(separator: " ")
      #expect(throws: Never.self, "\(text)") {
        _ = try after.answer(line: "expect event \(Word.quoted(text))", style: .plain)
      }
    }
  }

  @Test func helpListsThem() throws {
    let help = try #require(HelpText.standard.topic("events"))
    for kind in Self.registries.flatMap(\.kinds) {
      #expect(help.contains("  \(kind.name)\n      \(kind.summary)\n"))
    }
  }
}
