import TestSupport
import Foundation
import Testing

/// `save`, where there are files.
@Suite(.timeLimit) struct SaveCommandTests {
  private static let session = "scene city-guide\ntap on=card\nwait 0.1\n"

  /// The note on a script without expectations.
  private static let nothingExpected = """
    it has no expectations and always passes; `expect` adds one, `save …
      expect=outcome` those of the outcome

    """

  private func run(_ statements: String, in folder: ScriptFolder) throws -> ProgramRun {
    try ProgramRun([], input: Array(statements.utf8), in: folder.url)
  }

  @Test func aSessionIsSavedAndReplayed() throws {
    let folder = try ScriptFolder([:])
    let run = try run(Self.session + "show hash\nsave a.pan expect=outcome\n", in: folder)
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      run.output.hasSuffix(
        "saved 3 statements: `use a.pan` runs them again\n" + Self.nothingExpected)
    )
    let again = try self.run("use a.pan\nshow hash\n", in: folder)
    let hashes = [run, again].map { $0.lines.first { $0.hasPrefix("hash") } }
    #expect(hashes[0] != nil && hashes[0] == hashes[1])
    #expect(try ProgramRun(["replay", "a.pan"], in: folder.url).status == 0)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["a.pan"])
  }

  @Test func nothingIsReplacedUnasked() throws {
    let folder = try ScriptFolder(["a.pan": "# mine\n"])
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.path + "/link.pan", withDestinationPath: "nowhere.pan")
    for name in ["a.pan", "link.pan", "."] {
      let run = try run(Self.session + "save \(name)\n", in: folder)
      #expect(run.status == 2)
      #expect(run.errors.contains("'\(name)' already exists"), "\(run.errors)")
      #expect(run.errors.contains("replace=yes"))
    }
    #expect(try folder.text("a.pan") == "# mine\n")
    #expect(try run(Self.session + "save a.pan replace=yes\n", in: folder).status == 0)
    #expect(try folder.text("a.pan").contains("tap on=card"))
    let missing = try run(Self.session + "save no/a.pan\n", in: folder)
    #expect(missing.status == 2 && missing.errors.contains("No such file or directory"))
    #expect(
      try Set(FileManager.default.contentsOfDirectory(atPath: folder.url.path))
        == ["a.pan", "link.pan"])
  }

  @Test(arguments: [["replay"], ["check"], ["trace"]])
  func scriptsWriteNoFiles(command: [String]) throws {
    let folder = try ScriptFolder(["s.pan": Self.session + "save a.pan\n"])
    let run = try ProgramRun(command + ["s.pan"], in: folder.url)
    #expect(run.status == 2)
    #expect((run.output + run.errors).contains("s.pan:4:6"), "\(run.output)\(run.errors)")
    #expect(!FileManager.default.fileExists(atPath: folder.url.path + "/a.pan"))
  }

  @Test func aDiskWithoutRoomLeavesNothing() throws {
    let folder = try ScriptFolder(["in": Self.session + "save a.pan\n"])
    let run = try folder.shell("ulimit -S -f 0; \"$P\" <in 2>&1")
    #expect(run.status == 2 && run.output.contains("cannot be written: File too large"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["in"])
  }

  /// The files that a saved script names lie relative to it, so that both can be moved.
  @Test func aSavedScriptNamesFilesFromWhereItLies() throws {
    let folder = try ScriptFolder([
      "touches.csv":
        "t,phase,id,x,y\n0,down,1,195,420\n0.1,move,1,195,300\n0.2,up,1,195,300\n",
      "sub/deep/x": "", "other/touches.csv": "",
    ])
    let lines = "scene city-guide; touches touches.csv; run; save %"
    for name in ["sub/z.pan", "sub/deep/z.pan", "sub/../other/z.pan", "z.pan"] {
      let saved = try folder.run(input: lines.replacingOccurrences(of: "%", with: name))
      #expect(saved.status == 0, "\(saved.errors)")
      let text = try folder.text(name)
      #expect(!text.contains(folder.url.path), "\(text)")
    }
    #expect(try folder.text("sub/deep/z.pan").contains("touches ../../touches.csv"))
    let run = try folder.shell("mkdir moved; mv sub touches.csv moved; \"$P\" replay moved")
    #expect(run.status == 0, "\(run.output)")
    #expect(run.output.hasSuffix("2 passed, 0 failed\n"), "\(run.output)")
  }

  /// A pipe is refused rather than waited for.
  @Test func aPipeIsNoScript() throws {
    let folder = try ScriptFolder()
    let run = try folder.shell(
      "mkfifo p.pan; printf 'scene blank\\nsave p.pan replace=yes\\n' | \"$P\"")
    #expect(run.status == 2)
    #expect(run.errors.contains("'p.pan' cannot be written: not a regular file"))
  }
}
