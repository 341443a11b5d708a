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
}
