import Foundation
import TestSupport
import Testing

/// Formats of other tools, as the program reads and writes them.
@Suite(.timeLimit) struct FormatCommandTests {
  private static let sheet = "scene city-guide\nset rule=flick-or-half\n"

  /// A read-only script stays as it is, even if the process could write it.
  @Test func readOnlyScriptsAreSpared() throws {
    let folder = try ScriptFolder(["a.pan": "scene   city-guide\n"])
    let run = try folder.shell("chmod 444 a.pan; \"$P\" format a.pan")
    #expect(run.status == 2 && run.errors == "pantomime: 'a.pan' is unchanged: Permission denied\n")
    #expect(run.lines.last == "1 read, 0 changed")
    #expect(try folder.text("a.pan") == "scene   city-guide\n")
  }

  /// Touches that are written for another tool, and read again, are decided alike.
  @Test(arguments: ["webdriver", "maestro"])
  func touchesComeBack(format: String) throws {
    let script = Self.sheet + "drag on=card by=0,-180 over=0.3\nrun\nexpect state expanded\n"
    let folder = try ScriptFolder(["a.pan": script])
    let written = try folder.run("trace", "a.pan", "--touches", "--touches-format", format)
    #expect(written.status == 0 && written.errors.hasPrefix("note: "), "\(written.errors)")
    try folder.add("run.txt", Array(written.output.utf8))
    try folder.add(
      "b.pan", Array((Self.sheet + "touches run.txt\nrun\nexpect state expanded\n").utf8))
    let run = try folder.run("replay", "b.pan")
    #expect(run.status == 0, "\(run.output) \(run.errors)")
    let none = try folder.run(
      "trace", "-", "--touches", "--touches-format", format, input: "scene city-guide\nwait 1\n")
    #expect(none.status == 0 && none.output.isEmpty)
  }

  @Test func assumptionsAreNoted() throws {
    let folder = try ScriptFolder([
      "flow.yaml": "appId: a\n---\n- launchApp\n- swipe:\n    from: card\n    direction: UP\n",
      "bad.yaml": "- swipe:\n    direction: UPWARD\n",
      "a.pan": "scene city-guide\ntouches bad.yaml\n",
    ])
    let run = try ProgramRun(
      [], input: Array("scene city-guide\ntouches flow.yaml\n".utf8), in: folder.url)
    #expect(
      run.output.contains(
        "ignored: launchApp; a swipe is read as 0.1 s of rest and an even"),
      "\(run.output) \(run.errors)")
    let check = try folder.run("check", "a.pan")
    #expect(check.status == 2)
    #expect(
      check.errors.contains("a.pan:2:9: error: bad.yaml:2:16: unknown direction 'UPWARD'"),
      "\(check.errors)")
  }

  @Test func motionIsWrittenAsCSS() throws {
    let script = "scene city-guide\ntap on=card\nrun\n"
    func trace(_ arguments: String...) throws -> ProgramRun {
      try ProgramRun(["trace", "-"] + arguments, input: Array(script.utf8))
    }
    let css = try trace("--format", "css", "--path", "card.frame.y")
    #expect(css.status == 0, "\(css.errors)")
    #expect(css.output.contains("transition: top 0.3s linear(0, "), "\(css.output)")
    let frames = try trace("--format", "keyframes", "--path", "card.frame", "--stops", "5")
    #expect(frames.status == 0 && frames.output.contains("@keyframes pantomime-card-frame {"))
    for (arguments, message) in [
      (["--format", "css"], "needs --path"), (["--path", "card.frame.y"], "requires --format css"),
      (["--format", "css", "--path", "card.frame.y", "--stops", "1"], "--stops must be"),
      (["--format", "css", "--path", "card.fram"], "card.fram"),
      (["--format", "css", "--path", "card.frame.y", "--touches"], "omit --touches"),
    ] {
      let run = try ProgramRun(["trace", "-"] + arguments, input: Array(script.utf8))
      #expect(run.status == 2 && run.errors.contains(message), "\(arguments) \(run.errors)")
    }
    let still = try trace("--format", "css", "--path", "card.frame.x", "--stops", "9")
    #expect(still.status == 0 || still.errors.contains("never changes"))
    let whole = try trace("--format", "css", "--path", "card.frame")
    #expect(whole.status == 2 && whole.errors.contains("name one, such as card.frame.x"))
  }

  @Test func errorsAreWrittenForPrograms() throws {
    let folder = try ScriptFolder([
      "a.pan": ScriptFolder.good, "b.pan": "scene city-guide\ntapp on=card\n", "c.pan": "",
    ])
    let lines = try folder.run("check", ".", "--format", "jsonl")
    #expect(lines.status == 2 && lines.errors.isEmpty)
    #expect(lines.lines.count == 3)
    #expect(lines.output.contains("\"path\":\"./b.pan\",\"line\":2,\"column\":1,\"end-column\":5"))
    let sarif = try folder.run("check", "b.pan", "--format", "sarif")
    #expect(sarif.status == 2 && sarif.output.contains("\"startColumn\": 1"))
    // A path without scripts is in every format, and isn't a script with errors.
    for format in ["jsonl", "sarif"] {
      let missing = try folder.run("check", "a.pan", "nothing.pan", "--format", format)
      #expect(missing.status == 2 && missing.output.contains("no file or folder 'nothing.pan'"))
    }
    #expect(try folder.run("check", "a.pan", "nothing.pan").output == "1 checked, 0 with errors\n")
    let fine = try folder.run("check", "a.pan", "--format", "sarif")
    #expect(fine.status == 0 && fine.output.contains("\"results\": ["))
  }

  @Test func grammarsAreWritten() throws {
    let folder = try ScriptFolder()
    let mate = try folder.run("grammar", "textmate")
    #expect(mate.status == 0 && mate.output.contains("source.pantomime"))
    #expect(try folder.run("grammar", "vim", "--output", "p.vim").output.isEmpty)
    #expect(try folder.text("p.vim").contains("syntax match panVerb"))
    let code = try folder.run("grammar", "vscode", "--output", "e/pantomime")
    #expect(code.status == 0, "\(code.errors)")
    #expect(try folder.text("e/pantomime/syntaxes/pantomime.tmLanguage.json") == mate.output)
    #expect(try folder.run("grammar", "vscode", "--output", "e/pantomime").status == 0)
    for name in ["package.json", "tasks.json"] {
      let other = try ScriptFolder([name: "{ \"name\": \"mine\" }\n"])
      let refused = try other.run("grammar", "vscode", "--output", ".")
      #expect(refused.status == 2 && refused.errors.contains("'./\(name)' exists"))
      #expect(try other.shell("ls").output == "\(name)\n")
    }
    #expect(try folder.run("grammar", "vscode").status == 2)
    #expect(try folder.run("grammar", "emacs").status == 2)
  }
}
