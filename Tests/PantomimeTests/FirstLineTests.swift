import TestSupport
import Foundation
import Testing

/// The first line that a user types works, wherever it is typed.
@Suite(.timeLimit, .serialized) struct FirstLineTests {
  @Test(.enabled(if: PseudoTerminal.isAvailable, "needs a pseudo-terminal"))
  func aGestureAtThePromptBeginsAScene() throws {
    let home = try TemporaryHome()
    let terminal = try home.prompted()
    terminal.type("pan began\r", expecting: "city-guide started automatically")
    terminal.expect("card.1 held at 0 %")
    terminal.expect("city-guide collapsed 0s> ")
    home.leave(terminal)
  }

  @Test func aGestureOnStandardInputBeginsAScene() throws {
    let run = try ProgramRun(input: "drag on=card by=0,-120\nrun\nexpect state expanded\n")
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    #expect(run.output.hasPrefix("city-guide started automatically; "))
    #expect(run.output.hasSuffix("ok\n"))
  }

  @Test func scriptsSayWhichSceneTheyAreAbout() throws {
    let folder = try ScriptFolder(["a.pan": "pan began\n"])
    for command in ["replay", "check", "trace"] {
      let run = try folder.run(command, "a.pan")
      #expect(run.status == 0)
      #expect(
        (run.output + run.errors).contains("a.pan has no scene, so it runs in city-guide"),
        "\(command)")
    }
  }

  @Test func whatOnlyLooksSaysWhatToType() throws {
    for line in ["show", "velocity", "expect fraction 1", "run"] {
      let run = try ProgramRun(input: line)
      #expect(
        run.status == 2 && run.errors.contains("start one, for example: scene city-guide"))
    }
  }

  @Test(arguments: [
    ("flick.pan", "pantomime replay flick.pan"), ("a b.pan", "pantomime replay 'a b.pan'"),
  ])
  func aScriptIsReplayed(name: String, instead: String) throws {
    let run = try ProgramRun([name])
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(run.errors == "pantomime: '\(name)' is a script; write: \(instead)\n")
  }

  /// A typed line is answered immediately, even if another program reads the answers.
  @Test(.enabled(if: PseudoTerminal.isAvailable, "needs a pseudo-terminal"))
  func aSessionGoesThroughAPipe() throws {
    let home = try TemporaryHome()
    let log = home.folder.appendingPathComponent("log")
    let terminal = try PseudoTerminal.start(
      "/bin/sh", ["-c", "'\(try BuiltProgram.path())' | tee '\(log.path)'"],
      environment: home.environment())
    terminal.expect(TemporaryHome.prompt)
    terminal.type("tap on=card\n", expecting: "card.1 started: expands in 0.3 s")
    terminal.expect("city-guide expanding 0s> ")
    terminal.type("quit\n")
    #expect(terminal.isKept())
    terminal.type("quit\n")
    #expect(terminal.exitStatus() == .status(0))
    let text = try String(contentsOf: log, encoding: .utf8)
    #expect(
      text.contains("Pantomime runs gestures") && text.contains("pantomime> city-guide started"))
    #expect(text.contains("because a tap toggles") && !text.contains("\u{1B}"))
  }
}
