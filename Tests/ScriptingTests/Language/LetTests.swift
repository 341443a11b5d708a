import ScriptingSupport
import TestSupport
import PantomimeKit
import PantomimeScripting
import Testing

/// `let NAME=VALUE`, and `$NAME` wherever it may stand.
@Suite(.timeLimit) struct LetTests {
  private static let start = "scene blank\nview card frame=0,700,390,100 alpha=0.5\n"

  /// Statements with names, and the same without them.
  @Test(arguments: [
    ("let y=20; animate card.frame.y to=$y duration=1", "animate card.frame.y to=20 duration=1"),
    ("let y=20\nanimate card.frame.y by=-$y duration=1", "animate card.frame.y by=-20 duration=1"),
    ("let y=-20\nanimate card.frame.y by=-$y duration=1", "animate card.frame.y by=20 duration=1"),
    ("let y=+20\nanimate card.frame.y by=-$y duration=1", "animate card.frame.y by=-20 duration=1"),
    (
      "let y=20pt\nanimate card.frame.y by=-$y duration=1", "animate card.frame.y by=-20 duration=1"
    ),
    ("let x=3 y=4\nview b frame=$x,-$y,$x$y,$y", "view b frame=3,-4,34,4"),
    ("let p=frame=1,2,3,4\nview b $p", "view b frame=1,2,3,4"),
    ("let p=\"frame=1,2,3,4 alpha=0.5\"\nview b $p", "view b frame=1,2,3,4 alpha=0.5"),
    ("let verb=view name=b\n$verb $name alpha=1", "view b alpha=1"),
    ("let a=1; let b=$a$a; view c x=$b", "view c x=11"),
    ("let a=1; let a=2; view c x=$a", "view c x=2"),
    (
      "let c=cubic(0.1,0.2,0.3,1)\nanimate card.alpha to=1 duration=1 curve=$c",
      "animate card.alpha to=1 duration=1 curve=cubic(0.1,0.2,0.3,1)"
    ),
    (
      "let n=0.1\nanimate card.alpha to=1 duration=1 curve=cubic($n, 0.2, 0.3, 1)",
      "animate card.alpha to=1 duration=1 curve=cubic(0.1,0.2,0.3,1)"
    ),
    ("let both=\"view b x=1; view c x=2\"\n$both", "view b x=1\nview c x=2"),
    (
      "let both=\"view b x=1; view c x=2\"\nat 0.5 $both; view d x=3",
      "at 0.5 view b x=1\nview c x=2\nview d x=3"
    ),
    ("let one=\"view b x=1\"; let two=\"$one; view c x=2\"\n$two", "view b x=1\nview c x=2"),
    ("let nothing=\"\"\n$nothing\nview b x=1", "view b x=1"),
    ("let a-b_3=1\nview b x=$a-b_3", "view b x=1"),
    ("let größe=1\nview b x=$größe", "view b x=1"),
    ("let view=b; view $view x=1", "view b x=1"),
    ("view b x=1  # costs $5 and \\", "view b x=1"),
  ])
  func aNameIsWhatItStandsFor(written: String, plain: String) {
    let (found, wanted) = (Played(Self.start + written), Played(Self.start + plain))
    #expect(found == wanted)
    #expect(wanted.problems == [])
  }

  @Test func namesStandInQuotedTexts() throws {
    let text = """
      let what=end who=open
      animate card.alpha to=1 on=open
      start; run
      expect event "completed $what animator=$who"
      expect no event "completed start animator=$who"
      """
    let found = Played(Self.start + "animator open duration=1\n" + text)
    #expect(found.problems.isEmpty && found.failures.isEmpty, "\(found)")
  }

  /// A dollar is written `\$`, and what a name stands for is not looked at again.
  @Test func aDollarIsWritten() throws {
    for line in ["show \\$a", "let b=\"\\$a\"; show $b", "show \"\\$a\""] {
      let error = try #require(throws: ScriptError.self) {
        var session = try Play("scene city-guide", "let a=time").session
        for statement in try session.read(line) {
          try session.check(statement)
          _ = try session.execute(statement)
        }
      }
      #expect(error.message == "'city-guide' has no path '$a'", "\(line)")
    }
  }

  /// The place is that in the line as written, and the message contains the value of the name.
  @Test(arguments: [
    ("let way=ip\nflick ▸$way◂ speed=900", "unknown direction 'ip'", ["$way is 'ip'"]),
    ("let f=fast\nflick up speed=▸$f◂", "'fast' is not a number", ["$f is 'fast'"]),
    ("let f=fast\nview b frame=1,2,▸$f◂,4", "'fast' is not a number", ["$f is 'fast'"]),
    ("let f=fast\nview b frame=1,2,3,▸x$f◂", "'xfast' is not a number", ["$f is 'fast'"]),
    ("let f=1\nview b frame=1,$f,3,▸xx◂", "'xx' is not a number", []),
    ("let f=1\nview b frame=\"1,$f,3,▸xx◂\"", "'xx' is not a number", []),
    (
      "let a=card.frme\nexpect ▸$a◂ 1,2,3,4", "'blank' has no path 'card.frme'",
      ["$a is 'card.frme'"]
    ),
    (
      "let a=3 b=card.frme\nwait $a; show ▸$b◂", "'blank' has no path 'card.frme'",
      ["$b is 'card.frme'"]
    ),
    (
      "let up=\"wait 1; wat 2\"\n▸$up◂", "unknown verb 'wat'",
      ["$up is 'wait 1; wat 2'"]
    ),
    ("show ▸$speeed◂", "unknown name 'speeed'", []),
    ("let speed=3\nshow ▸$speeed◂", "unknown name 'speeed'", []),
    ("view b x=▸$◂", "'$' needs a name", []),
    ("let up=\"wait 1; wait 2\"\nview ▸$up◂", "$up contains several statements", []),
    (
      "let up=\"wait 1; wait 2\"\n$up ▸on=card◂",
      "$up contains several statements, and nothing can follow it", []
    ),
    (
      "let p=1,2\nview b center=▸-$p◂",
      "only a number can be negated, but $p is '1,2'", []
    ),
    ("let ▸a.b◂=3", "'a.b' is not a valid name", []),
    ("let ▸a+=3◂", "a name does not support +=", []),
    ("▸let◂", "'let' needs a name and a value", []),
    ("let ▸speed◂ 900", "unexpected 'speed' in 'let'", []),
    ("let a=1 ▸a◂=2", "'a' is given twice", []),
    ("let ▸a=◂", "'a' has no value", []),
    ("let q=\"say \\\"x\"\nshow ▸$q◂", "unterminated quote", ["$q is 'say \"x'"]),
  ])
  func errorsTellThePlaceAndWhatStandsThere(
    text: String, message: String, notes: [String]
  ) throws {
    let marked = (Self.start + text).split(separator: "\n").map { Marked(String($0)) }
    let script = Script(
      Array(marked.map(\.text).joined(separator: "\n").utf8), file: "a.pan")
    let found = try #require(script.diagnostics.first)
    #expect(script.diagnostics.count == 1, "\(script.diagnostics.map(\.error.message))")
    let line = marked[found.line - 1]
    #expect(Marked.marking(found.span, in: line.text) == line.testDescription)
    #expect(found.error.message == message)
    #expect(found.error.notes.filter { $0 != notes.first } == [] || notes.isEmpty)
    #expect(found.error.notes == notes || message.contains("contains several"))
    #expect(!found.error.hint.isEmpty)
  }

  @Test func unknownNamesComeWithASuggestion() throws {
    let error = try #require(throws: ScriptError.self) {
      _ = try Play("let speed=900").session.read("flick up speed=$sped")
    }
    #expect(error.hint == "did you mean 'speed'?")
    let none = try #require(throws: ScriptError.self) { _ = try Session().read("show $a") }
    #expect(none.hint == "define it first: let a=VALUE")
  }

  /// Names that double each other come to an end.
  @Test func namesGrowOnlyToTheLongestLine() throws {
    var lines = ["let a0=xxxxxxxx"]
    for number in 1...40 { lines.append("let a\(number)=$a\(number - 1)$a\(number - 1)") }
    let script = Script(Array(lines.joined(separator: "\n").utf8), file: "a.pan")
    let first = try #require(script.diagnostics.first)
    #expect(first.error.message.contains("more than 65536 characters"))
    #expect(first.line == 15)
  }

  /// Names belong to the session: a copy has separate ones.
  @Test func copiesHaveTheirOwnNames() throws {
    var one = try Play("let a=1").session
    let other = one
    for statement in try one.read("let a=2; let b=3") { _ = try one.execute(statement) }
    #expect(one.names.all == ["a", "b"] && one.names["a"] == "2")
    #expect(other.names.all == ["a"] && other.names["a"] == "1")
  }
}
