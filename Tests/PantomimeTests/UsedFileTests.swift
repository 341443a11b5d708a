import TestSupport
import Foundation
import Testing

/// Files that use others, from the command line.
@Suite(.timeLimit) struct UsedFileTests {
  private static let sheet = "scene blank\nview card frame=0,80,390,744\nlet y=80\n"
  private static let test = "use sheet.pan\nexpect card.frame.y $y\n"

  /// A file that others use isn't a test, unless it is named.
  @Test func aFileThatIsUsedIsNoTestItself() throws {
    let folder = try ScriptFolder(["sheet.pan": Self.sheet, "a.pan": Self.test, "b.pan": Self.test])
    #expect(try folder.run("replay", ".").output == "2 passed, 0 failed\n")
    #expect(try folder.run("check", ".").output == "2 checked, 0 with errors\n")
    for paths in [[".", "sheet.pan"], ["sheet.pan", "."], ["./sheet.pan", ".", "./sheet.pan"]] {
      let run = try ProgramRun(["replay"] + paths, in: folder.url)
      #expect(run.output == "3 passed, 0 failed\n", "\(paths)")
    }
    #expect(try folder.run("replay", "sheet.pan").output == "1 passed, 0 failed\n")
    #expect(try folder.run("replay", "a.pan", "sheet.pan").output == "2 passed, 0 failed\n")
  }

  /// A file that an included file uses isn't a test, either; a cycle is reported.
  @Test func chainsAreFollowedAndCirclesAreTold() throws {
    let folder = try ScriptFolder([
      "lib/base.pan": Self.sheet, "sheet.pan": "use lib/base.pan", "a.pan": Self.test,
    ])
    #expect(try folder.run("replay", ".").output == "1 passed, 0 failed\n")
    let circle = try ScriptFolder(["a.pan": "use b.pan", "b.pan": "use a.pan"])
    let run = try circle.run("replay", ".")
    #expect(run.status == 2 && run.output.contains("0 passed, 2 failed"))
    #expect(run.output.contains("b.pan:1:5: error: 'a.pan' uses itself"), "\(run.output)")
    #expect(run.output.contains("used at ./a.pan:1:5"), "\(run.output)")
  }

  @Test func whatCannotBeUsedIsTold() throws {
    let folder = try ScriptFolder([
      "a.pan": "use nothing.pan", "b.pan": "use lib", "lib/c.pan": "use ../bytes.txt",
    ])
    try folder.add("bytes.txt", [0xFF])
    let run = try folder.run("check", "a.pan", "b.pan", "lib/c.pan")
    #expect(run.status == 2 && run.output == "3 checked, 3 with errors\n")
    #expect(run.errors.contains("a.pan:1:5: error: 'nothing.pan' cannot be read: No such file"))
    #expect(run.errors.contains("b.pan:1:5: error: 'lib' cannot be read: Is a directory"))
    #expect(run.errors.contains("lib/../bytes.txt:1:1: error: byte 0xFF is not UTF-8"))
    #expect(run.errors.contains("  used at lib/c.pan:1:5\n"))
    let pipe = try folder.shell("mkfifo p.pan; echo 'use p.pan' | $P replay -")
    #expect(pipe.status == 2 && pipe.output.contains("not a regular file"))
    let large = try folder.shell(
      "head -c 17000000 /dev/zero | tr '\\0' '#' > l.pan; echo 'use l.pan' | $P check -")
    #expect(large.status == 2 && large.errors.contains("'l.pan' is larger than 16 MiB"))
  }

  /// Every format contains the position in the included file.
  @Test func reportsTellThePlaceInTheUsedFile() throws {
    let folder = try ScriptFolder([
      "sheet.pan": Self.sheet + "expect card.frame.y 81\n", "a.pan": "use sheet.pan\n",
      "wrong.pan": "show card\n", "b.pan": "use wrong.pan",
    ])
    for format in ["human", "tap", "junit", "jsonl"] {
      let run = try folder.run("replay", "a.pan", "b.pan", "--format", format)
      #expect(run.status == 2)
      #expect(run.output.contains("sheet.pan:4:1: expect card.frame.y 81"), "\(run.output)")
      #expect(run.output.contains("wrong.pan:1:1: "), "\(run.output)")
      #expect(run.output.contains("used at"), "\(run.output)")
    }
  }

  /// Standard input uses files of the working directory, and takes statements behind one another.
  @Test func standardInputMayUseFiles() throws {
    let folder = try ScriptFolder(["sheet.pan": Self.sheet])
    let run = try folder.run(
      input: "use sheet.pan; show card.frame.y\nshow \\\n  time; let a=time; show $a")
    #expect(run.status == 0, "\(run.errors)")
    let results = run.output.split(separator: "\n").filter {
      $0.hasSuffix("0 pt") || $0.hasSuffix("0 s")
    }
    #expect(results == ["card.frame.y  80 pt", "time  0 s", "time  0 s"])
    let open = try folder.run(input: "show time \\")
    #expect(open.status == 2 && open.errors.contains("the continued line has no next line"))
  }
}

/// The same at the prompt.
@Suite(.timeLimit, .serialized, .enabled(if: PseudoTerminal.isAvailable, "needs a pseudo-terminal"))
struct StatementLineTests {
  private let home: TemporaryHome

  init() throws { home = try TemporaryHome() }

  @Test func statementsMayStandBehindOneAnother() throws {
    let terminal = try home.prompted()
    terminal.type("scene city-guide; tap on=card; wait 0.1; show time\r", expecting: "time  0.1 s")
    // Nothing of a line in which one is wrong has happened.
    terminal.type("wait 0.1; show time; tap on=crad\r", expecting: "unknown view 'crad'")
    #expect(terminal.wait { $0.screen.cursor.line.hasPrefix("city-guide expanding 0.1s>") })
    terminal.type("show time\r")
    #expect(terminal.wait { $0.screen.lines.filter { $0.hasPrefix("time  0.1 s") }.count == 2 })
    home.leave(terminal)
  }

  @Test func aLineGoesOnInTheNext() throws {
    let terminal = try home.prompted()
    terminal.type("scene \\\r", expectingRow: "...>")
    terminal.type("city-guide; let a=time \\\r")
    terminal.type("; show $a\r", expecting: "time  0 s")
    terminal.type("show \\\r", expectingRow: "...>")
    terminal.type(Key.controlC, expectingRow: "city-guide collapsed 0s>")
    home.leave(terminal)
  }

  /// An event that cannot be is refused as in a script.
  @Test func unknownEventsAreRefused() throws {
    let terminal = try home.prompted()
    terminal.type("scene city-guide\r")
    terminal.type("expect no event \"tapp\"\r", expecting: "unknown event 'tapp'")
    home.leave(terminal)
  }
}
