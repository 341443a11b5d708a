import ScriptingSupport
import TestSupport
import PantomimeScripting
import Testing

/// Completion offers the names in the session and its files.
@Suite(.timeLimit) struct NamesCompletionTests {
  private func session() throws -> Session {
    var session = try Play(
      "scene blank", "view sheet frame=0,400,390,744", "view shade alpha=0",
      "scroll-view list frame=0,0,390,700 content=390x2200", "gesture pull pan on=sheet",
      "gesture hit tap on=sheet", "animator open duration=0.3", "let speed=900",
      "let up=\"flick up speed=900\""
    ).session
    session.host.files = FileTree([
      "sheet.pan": "", "notes.txt": "", "lib/card.pan": "", "lib/touches.jsonl": "",
      "my sheet.pan": "",
    ])
    .access()
    return session
  }

  private func texts(_ line: String) throws -> [String] {
    try Completion(line, in: session()).candidates.map(\.text)
  }

  @Test func whatWasMadeIsOffered() throws {
    #expect(try texts("drag by=0,-100 on=sh").sorted() == ["on=shade", "on=sheet"])
    #expect(try texts("start on=") == ["on=open"])
    #expect(try Set(texts("enable ")).isSuperset(of: ["pull", "hit"]))
    #expect(try texts("show she").allSatisfy { $0.hasPrefix("sheet.") })
  }

  @Test(arguments: [
    ("show $", 5, ["$speed", "$up"]), ("$", 0, ["$speed", "$up"]),
    ("flick up speed=$s", 15, ["$speed"]),
    ("drag by=1,-$sp", 11, ["$speed"]), ("show \"a $u", 8, ["$up"]), ("show $speed", 5, []),
    ("show \\$", 5, []), ("wait 1; $u", 8, ["$up"]),
  ])
  func namesAreOfferedBehindADollar(line: String, start: Int, wanted: [String]) throws {
    let completion = try Completion(line, in: session())
    #expect(completion.candidates.map(\.text) == wanted)
    if !wanted.isEmpty { #expect(completion.start == start) }
  }

  @Test(arguments: [
    ("use ", ["lib/", "sheet.pan"]), ("use s", ["sheet.pan"]), ("use lib/", ["lib/card.pan"]),
    ("wait 1; use l", ["lib/"]), ("touches lib/", ["lib/card.pan", "lib/touches.jsonl"]),
    ("use x", []),
  ])
  func filesAreOffered(line: String, wanted: [String]) throws {
    #expect(try texts(line) == wanted)
  }

  @Test(arguments: [
    "wait 1; ", "wait 1;", "at 2 wait 1; at 3 ", "when \"completed end\" do ",
    "wait 1; when tap do ",
  ])
  func everyVerbIsOfferedWhereAStatementBegins(line: String) throws {
    #expect(try texts(line) == Commands.forms.map(\.name))
  }

  @Test func aLineThatGoesOnIsCompletedAsOne() throws {
    let session = try session()
    let completion = Completion("  on=she", behind: "drag by=1,2 \\\n", in: session)
    #expect(completion.candidates.map(\.text) == ["on=sheet"])
    #expect(completion.start == 2)
    #expect(Completion.hint("et", behind: "tap on=she\\\n", in: session).isEmpty)
    #expect(try texts("when \"completed end\" ") == ["and", "if", "do"])
    #expect(try texts("show # $").isEmpty && texts("show \"a b").isEmpty)
  }
}
