import ScriptingSupport
import TestSupport
import PantomimeKit
import PantomimeReporting
import PantomimeScripting
import Testing

/// `test` and `case` at the head of a script.
@Suite(.timeLimit) struct HeadTests {
  private static func read(_ text: String, case name: String? = nil) -> Script {
    Script(Array(text.utf8), file: "a.pan", case: name)
  }

  @Test func aTestSaysWhatItIsAbout() {
    let script = Self.read(
      "let n=3\ntest \"$n cards\" tags=a,b-c skip=\"no time\" known-failure=\"a \\\"bug\\\"\" language=1\n"
    )
    #expect(script.diagnostics.isEmpty)
    #expect(script.head.about == "3 cards" && script.head.tags == ["a", "b-c"])
    #expect(script.head.skip == "no time" && script.head.knownFailure == "a \"bug\"")
    #expect(script.testCase == nil && Self.read("wait 1").head.about.isEmpty)
  }

  /// A script for a case is the script with the values written into it, whatever `let` says, before or
  /// behind.
  @Test(
    arguments: ["one", "two"], ["", "let y=7\n", "test \"y is $y\"\n", "let z=$y; let y=$z\n"])
  func aCaseIsTheScriptWithItsValues(name: String, before: String) throws {
    let value = name == "one" ? "-20" : "40"
    let body = "scene blank\nlet y=9\nview card y=$y x=-$y\nwait 0.1\nview b \"x=$y\"\n"
      .replacing("\"x=$y\"", with: "x=$y")
    let text = before + "case one y=-20\ncase two y=40 # the other\n" + body
    let plain = "let y=\(value)\n" + body.replacing("let y=9\n", with: "")
    let (script, wanted) = (Self.read(text, case: name), Self.read(plain))
    #expect(script.diagnostics.isEmpty && script.testCase?.name == name)
    #expect(script.head.cases.map(\.name) == ["one", "two"])
    let runs = [script, wanted].map { Replay($0, file: "a.pan", in: Session()) }
    #expect(runs.map(\.status) == [.passed, .passed])
    #expect(
      runs[0].session.simulation?.read("hash") == runs[1].session.simulation?.read("hash"))
    if before.hasPrefix("test") { #expect(script.head.about == "y is \(value)") }
  }

  /// The lines of the cases are parsed once for all tests, and yet each test is the script parsed for
  /// its case alone.
  @Test(
    arguments: [
      "case a x=1\ncase b x=2\n", "case a x=1; case b x=2\n",
      "# first\n  case a x=1 # one\n\ncase b x=2\n",
      "case a x=1 \\\n\ncase b \\\n  x=2\n", "let y=3\ncase a x=$y\ncase b x=2\n",
      "let x=3; let y=$x\ncase a$y x=1\ncase b x=2\n", "case a x=1\ncase b x=$x\n",
      "case a x=1\ncase a x=2\n", "case a x=1\ncase b y=2\n", "case a x=1\ncsae b x=2\n",
      "test \"is $x\" tags=t\ncase a x=1\ncase b x=2\n", "case a x=1\ncase b x=$z\n",
    ], ["\n", "\r\n", "\r"])
  func eachTestIsTheScriptForItsCase(head: String, ending: String) {
    let text = (head + "scene blank\nwait 0.$x\nexpect tme 0\ncase c x=3\n")
      .replacing("\n", with: ending)
    let bytes = Array(text.utf8)
    for test in ScriptPreamble.tests(of: bytes, file: "a.pan") {
      let own = Script(test, file: "a.pan")
      let wanted = Self.read(text, case: test.caseName)
      func places(_ script: Script) -> [String] {
        script.statements.filter { !$0.isOfHead }.map { "\($0.line) \($0.text)" }
      }
      let (errors, all) = (own.diagnostics, wanted.diagnostics)
      #expect(
        errors.count == all.count && zip(errors, all).allSatisfy { $0.identity == $1.identity },
        "\(text)")
      #expect(places(own) == places(wanted) && !places(own).isEmpty)
      #expect(own.testCase == wanted.testCase && own.head.about == wanted.head.about)
    }
  }

  @Test func withoutANameItIsTheFirstCase() {
    let text = "case b x=1\ncase a x=2\n"
    #expect(Self.read(text).testCase?.name == "b")
    #expect(Self.read(text, case: "none").testCase?.name == "b")
    let tests = ScriptPreamble.tests(of: Array(text.utf8), file: nil)
    #expect(tests.map(\.caseName) == ["b", "a"])
    #expect(ScriptPreamble.tests(of: Array("wait 1".utf8), file: nil).map(\.caseName) == [nil])
  }

  /// The errors of a header, with the place marked, and a part of the hint.
  @Test(arguments: [
    ("scene blank\n▸test◂ \"x\"", "'test' belongs at the head of a script", "before line 1"),
    ("wait 1; ▸case◂ a x=1", "'case' belongs at the head of a script", "before line 1"),
    ("at ▸1◂ case a x=1", "'case' cannot have a time", "remove 'at'"),
    ("▸test \"x\"◂\n", "duplicate 'test'", "keep one; use cases for several tests"),
    ("case a x=1\ncase ▸a◂ x=2", "duplicate case 'a'", "give each case a unique name"),
    ("case a x=1 y=2\ncase ▸b◂ x=2", "the case 'b' does not define 'y'", "x and y"),
    ("case a x=1\ncase ▸b◂ y=1 x=2", "the case 'b' defines 'y', which 'a' does not", "names: x"),
    (
      "case a x=1\n▸case b x=$x◂", "the case 'b' defines a name in terms of another name",
      "value itself"
    ),
    ("▸case◂", "'case' needs a name", "case long"),
    (
      "case ▸\"slow returns\"◂ x=1", "'slow returns' is not a valid case name", "write slow-returns"
    ),
    ("case ▸a◂", "the case 'a' defines no value", "dy"),
    ("case ▸a.b◂ x=1", "'a.b' is not a valid case name", "letters"),
    ("case a ▸x.y◂=1", "'x.y' is not a valid name", "letters"),
    ("case a x=1 ▸x◂=2", "'x' is given twice", "keep one"),
    ("case a x=1\nwait ▸$y◂", "unknown name 'y'", "names: x"),
    ("▸test◂", "'test' needs a text or an option", "test \"a flick"),
    ("test ▸\"\"◂", "the text is empty", "test \"a flick"),
    ("test ▸a flick◂", "text with spaces must be quoted", "write \"a flick\""),
    (
      "test \"x\" tags=a,▸b c◂".replacing("b c", with: "b.c"), "'b.c' is not a valid tag", "letters"
    ),
    ("test \"x\" tags=a,▸a◂", "the tag 'a' is given twice", "remove one"),
    ("test \"x\" skip=▸\" \"◂", "the text is empty", "skip="),
    ("test \"x\" ▸tag◂=a", "'test' has no option 'tag'", "did you mean 'tags'?"),
    (
      "test \"x\" language=▸3◂",
      "the script uses language 3, but this program supports language 2", "update pantomime"
    ),
    ("test \"x\" language=▸one◂", "unknown language version 'one'", "language=2"),
    (
      "scene blank\nwhen \"state\" do ▸case◂ a x=1", "'case' belongs at the head of a script",
      "write it on its own line"
    ),
  ])
  func whatIsWrongIsToldBeforeAnythingRuns(marked: String, message: String, hint: String) throws {
    let text = Marked(marked).text
    let twice = message.hasPrefix("duplicate 'test'") ? text + text : text
    let found = Self.read(twice).diagnostics
    let error = try #require(found.last, "\(marked)")
    #expect(error.error.message == message)
    #expect(error.error.hint.contains(hint), "\(error.error.hint)")
    let line = String(marked.split(separator: "\n").last { $0.contains("▸") } ?? "")
    #expect(Marked.marking(error.span, in: Marked(line).text) == line)
  }

  /// At a prompt there is no head; the session stays as it was.
  @Test(arguments: ["test \"x\"", "case a x=1"])
  func thePromptSaysWhereTheyBelong(line: String) throws {
    var session = Session()
    let error = try #require(throws: ScriptError.self) {
      try session.answer(line: line, style: .plain)
    }
    #expect(error.message.hasSuffix("belongs at the head of a script"))
    #expect(session.names.all.isEmpty)
  }

  /// The header of an included file doesn't concern its user; of its cases, the first one runs.
  @Test func aUsedTestIsItsFirstCase() throws {
    let tree = FileTree([
      "a.pan": "test \"outer\"\nuse b.pan\ncase q z=1\nexpect time $t\n",
      "b.pan": "test \"inner\" skip=\"x\"\ncase one t=0.5\ncase two t=2\nscene blank\nwait $t\n",
    ])
    let script = tree.script("a.pan")
    #expect(script.diagnostics.isEmpty)
    #expect(script.head.about == "outer" && script.head.skip == nil)
    #expect(script.testCase?.name == "q")
    let replay = Replay(script, file: "a.pan", in: Session())
    #expect(replay.status == .passed && replay.expectations == 1)
  }
}
