import TestSupport
import Foundation
import Testing

/// Which scripts `replay` and `check` find, and what they say of those that they do not.
@Suite(.timeLimit, .serialized) struct ScriptSearchTests {
  @Test func linkedFoldersAreSearched() throws {
    let folder = try ScriptFolder(["real/a.pan": ScriptFolder.good, "b/c/d.pan": ScriptFolder.good])
    _ = try folder.shell("mkdir top; ln -s ../real top/link; ln -s real alias; mkdir x.pan")
    #expect(
      try folder.run("replay", "--verbose", "alias").lines == [
        "ok   alias/a.pan", "1 passed, 0 failed",
      ])
    #expect(
      try folder.run("replay", "--verbose", "top").lines
        == ["ok   top/link/a.pan", "1 passed, 0 failed"])
    // A file is reported by its path; a folder is never a script, whatever its name.
    #expect(
      try folder.run("replay", "--verbose", ".").lines
        == ["ok   ./b/c/d.pan", "ok   ./real/a.pan", "2 passed, 0 failed"])
    #expect(try folder.run("check", ".").output == "2 checked, 0 with errors\n")
  }

  @Test func circlesEnd() throws {
    let folder = try ScriptFolder(["a/b/x.pan": ScriptFolder.good])
    _ = try folder.shell("ln -s .. a/b/up; ln -s a/b down; ln -s self self; ln -s self self.pan")
    let run = try folder.run("replay", "--verbose", ".")
    #expect(run.status == 2)
    #expect(run.lines.last == "1 passed, 1 failed")
    #expect(run.output.contains("ok   ./a/b/x.pan\n"))
    #expect(run.output.contains("FAIL ./self.pan\n  it cannot be read: Too many levels"))
  }

  /// However its path is written.
  @Test func theSamePathTwiceRunsOnce() throws {
    let folder = try ScriptFolder(["a.pan": ScriptFolder.good, "sub/b.pan": ScriptFolder.good])
    let whole = folder.url.resolvingSymlinksInPath().path
    for paths in [
      ["a.pan", "a.pan"], ["a.pan", "./a.pan"], ["a.pan", "sub/../a.pan"],
      ["a.pan", "\(whole)/a.pan"],
      ["a.pan", ".//a.pan"],
    ] {
      let run = try ProgramRun(["replay", "--verbose"] + paths, in: folder.url)
      #expect(run.lines == ["ok   a.pan", "1 passed, 0 failed"], "\(paths)")
    }
    #expect(try folder.run("replay", ".", "sub", "a.pan", ".").lines == ["2 passed, 0 failed"])
    #expect(try folder.run("replay", "sub", ".").lines == ["2 passed, 0 failed"])
    #expect(try folder.run("check", "a.pan", "a.pan").output == "1 checked, 0 with errors\n")
    #expect(
      try folder.run("replay", "-", "-", input: ScriptFolder.good).lines == ["1 passed, 0 failed"])
    let missing = try folder.run("replay", "no.pan", "no.pan")
    #expect(missing.errors == "pantomime: no file or folder 'no.pan'\n")
    // A link is another name, and may have other files beside it.
    _ = try folder.shell("ln -s a.pan link.pan")
    #expect(try folder.run("replay", "a.pan", "link.pan").lines == ["2 passed, 0 failed"])
  }

  @Test func pipesAreNotWaitedFor() throws {
    let folder = try ScriptFolder(["good.pan": ScriptFolder.good])
    _ = try folder.shell("mkfifo pipe.pan")
    for paths in [["pipe.pan"], ["."]] {
      let run = try ProgramRun(["replay"] + paths, in: folder.url)
      #expect(run.status == 2)
      #expect(run.output.contains("pipe.pan\n  it cannot be read: not a regular file\n"))
    }
    #expect(
      try folder.run("check", "pipe.pan").errors
        == "pantomime: 'pipe.pan' cannot be read: not a regular file\n")
    #expect(
      try folder.run("trace", "pipe.pan").errors
        == "pantomime: 'pipe.pan' cannot be read: not a regular file\n")
    // A file without the ending of tests is another program's output.
    let fed = try folder.shell(
      "mkfifo made; \"$P\" scenes >/dev/null; cat good.pan >made & \"$P\" replay made")
    #expect(fed.output == "1 passed, 0 failed\n")
  }

  @Test func namesThatAreNoTextAreTold() throws {
    let folder = try ScriptFolder(["good.pan": ScriptFolder.good])
    let made = try folder.shell(
      "mkdir \"$(printf 'd\\377')\" && cp good.pan \"$(printf 'd\\377/\\303.pan')\"")
    // Some file systems take no such names.
    guard made.status == 0 else { return }
    let run = try folder.run("replay", ".")
    #expect(run.status == 2)
    #expect(
      run.output == """
        FAIL ./d\\xFF/\\xC3.pan
          it cannot be read: its name is not UTF-8
            rerun     pantomime replay $'./d\\377/\\303.pan'
        1 passed, 1 failed

        """)
    // The files that it names exist.
    let name = run.output.split(separator: "\n").compactMap { line in
      line.split(separator: "replay ").last.flatMap { line.contains("rerun") ? $0 : nil }
    }
    let script = "test -f \(name.first ?? "-")"
    try folder.add("there.sh", Array(script.utf8))
    if canRun("bash") { #expect(try folder.shell("bash there.sh").status == 0, "\(script)") }
    let checked = try folder.run("check", ".")
    #expect(checked.status == 2 && checked.output == "2 checked, 1 with errors\n")
    #expect(
      checked.errors == "pantomime: './d\\xFF/\\xC3.pan' cannot be read: its name is not UTF-8\n")
    let named = try folder.shell("\"$P\" replay good.pan \"$(printf 'd\\377/\\303.pan')\"")
    #expect(named.status == 2 && named.output.isEmpty)
    #expect(named.errors == "pantomime: 'd\\xFF/\\xC3.pan' cannot be read: it is not UTF-8\n")
  }

  @Test(.enabled(if: geteuid() != 0 || canRun("setpriv"), "needs setpriv, or not to be root"))
  func foldersThatCannotBeSearchedAreTold() throws {
    let folder = try ScriptFolder(["a.pan": ScriptFolder.good, "shut/b.pan": ScriptFolder.good])
    let prefix = geteuid() == 0 ? "setpriv --inh-caps=-all --bounding-set=-all" : ""
    let run = try folder.shell("chmod 0 shut; \(prefix) \"$P\" replay . ; echo $?; chmod 700 shut")
    #expect(run.output == "1 passed, 0 failed\n2\n")
    #expect(
      run.errors == "pantomime: the folder './shut' cannot be searched: Permission denied\n")
  }

  // MARK: Odd names

  /// Names that a shell, a terminal or a reader might take for something else.
  static let names = [
    "with blank", "it's", "-n", "--help", "$HOME", "a;b", "a\"b", "*", "é日本", "~", "#x", "a\\b",
    "`x`",
    "tab\there", "line\nfeed", "esc\u{1B}[31m", "turn\u{202E}ed", "bell\u{7}7", "!x",
  ]

  /// The command that a failure names runs the same script, in the shell that it is pasted into.
  @Test(
    .enabled(if: canRun("bash"), "there is no bash"), arguments: TestRun.sample(names, oneIn: 4))
  func theCommandToRunItAgainIsQuoted(name: String) throws {
    let folder = try ScriptFolder([name + ".pan": ScriptFolder.bad])
    let run = try ProgramRun(["replay", "--", name + ".pan"], in: folder.url)
    #expect(run.status == 1)
    let command = try #require(
      run.output.split(separator: "\n").first { $0.hasPrefix("    rerun     pantomime ") })
    #expect(command.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0 != "\u{202E}" })
    let line = "pantomime() { \"$P\" \"$@\"; }\n" + command.dropFirst("    rerun     ".count)
    let again = try ProgramRun(
      "/bin/bash", ["-c", String(line)], in: folder.url, environment: ["P": BuiltProgram.path()])
    #expect(again.status == 1)
    #expect(again.output == run.output)
  }

  /// No name reaches the terminal unescaped, in any message.
  @Test(arguments: ["esc\u{1B}[31m turn\u{202E}ed bell\u{7}7 line\nfeed\u{85}\u{2028}"])
  func namesAreMadeVisible(name: String) throws {
    let folder = try ScriptFolder([
      name + ".pan": ScriptFolder.bad, name + "/b\(name).pan": ScriptFolder.broken,
    ])
    for arguments in [
      ["replay", "."], ["replay", "--verbose", "--fail-fast", "."], ["check", "."],
      ["replay", "--format", "tap", "."], ["replay", "--format", "junit", "."],
      ["replay", "--format", "jsonl", "."], ["replay", name], ["check", name + "?"],
      ["trace", name + ".pan"], ["trace", name], ["trace", name + ".pan", "--sample", name],
      ["help", name], [name], ["--\(name)"], ["replay", "--color", name, "."],
      ["replay", "--output", "no/\(name)", name + ".pan"],
      ["replay", "--output", name + ".pan", "."],
      ["replay", "--filter", name, "--shard", name, "."],
    ] {
      let run = try ProgramRun(arguments, in: folder.url)
      for scalar in (run.output + run.errors).unicodeScalars where scalar != "\n" {
        #expect(
          scalar.value >= 0x20 && !(0x7F..<0xA0).contains(scalar.value)
            && !["\u{202E}", "\u{2028}"].contains(scalar), "\(arguments)")
      }
      #expect(!run.errors.contains("line\nfeed") && !run.output.contains("line\nfeed"))
    }
  }

  /// Long quotations are shortened, to keep the message readable.
  @Test func messagesAreShort() throws {
    let long = String(repeating: "x", count: 5_000)
    let folder = try ScriptFolder([
      "a.pan": "scene \(long)\n",
      "b.pan": "scene city-guide\nexpect event \"\(String(repeating: "x y ", count: 5_000))\"\n",
    ])
    for arguments in [
      [long], ["help", long], ["--\(long)"], ["replay", long],
      ["replay", "--color", long, "a.pan"],
      ["trace", "b.pan", "--sample", long], ["replay", "--output", long, "b.pan"],
      ["replay", "a.pan"], ["check", "a.pan"], ["replay", "b.pan"],
      ["replay", "--format", "jsonl", "b.pan"], ["replay", "--format", "tap", "a.pan"],
    ] {
      let run = try ProgramRun(arguments, in: folder.url)
      #expect(run.status != 0)
      #expect((run.output + run.errors).utf8.count < 4_000, "\(arguments[0].prefix(20))")
    }
  }
}
