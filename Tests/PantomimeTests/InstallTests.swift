import TestSupport
import Foundation
import Testing

/// `scripts/install` puts the program where a shell and `man` find it, and takes it away again.
///
/// It installs the program that was built along with the tests, so that nothing is built anew.
@Suite(.timeLimit, .enabled(if: canRun("bash"), "there is no bash")) struct InstallTests {
  private static let script = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("../../scripts/install").standardizedFileURL
    .path

  private let folder: ScriptFolder

  init() throws { folder = try ScriptFolder() }

  /// A line for bash, which finds the script as `$I` and the program to install as `$P`.
  private func shell(_ line: String) throws -> ProgramRun {
    try ProgramRun(
      "/usr/bin/env", ["bash", "-c", line], in: folder.url,
      environment: [
        "I": Self.script, "P": BuiltProgram.path(), "HOME": folder.url.path,
        "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin",
      ])
  }

  private func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.url.appendingPathComponent(path).path)
  }

  @Test func theInstalledProgramRunsAndIsDocumented() throws {
    let run = try shell(#"bash "$I" --prefix here --program "$P" && here/bin/pantomime --version"#)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("\npantomime 0.2.0\n"))
    #expect(run.output.contains("export PATH="))
    #expect(try folder.text("here/share/man/man1/pantomime.1").contains(".SH NAME\npantomime"))
    for path in [
      "zsh/site-functions/_pantomime", "fish/vendor_completions.d/pantomime.fish",
    ] {
      #expect(try folder.text("here/share/\(path)").contains("replay"))
    }
    let completion = try shell(
      "source here/share/bash-completion/completions/pantomime && complete -p pantomime")
    #expect(completion.status == 0 && completion.output.contains(" pantomime"))
    // Again, as after an update.
    #expect(try shell(#"bash "$I" --prefix here --program "$P""#).status == 0)
    let gone = try shell(#"bash "$I" --prefix here --uninstall"#)
    #expect(gone.status == 0, "\(gone.errors)")
    #expect(!exists("here/bin") && !exists("here/share"))
  }

  /// Files of others, or changed ones, are left alone, and so is everything else.
  @Test(arguments: TestRun.sample(["bin/pantomime", "share/man/man1/pantomime.1"], oneIn: 2))
  func nothingOfOthersIsLost(path: String) throws {
    try folder.add("here/\(path)", Array("theirs".utf8))
    let refused = try shell(#"bash "$I" --prefix here --program "$P""#)
    #expect(refused.status == 2 && refused.errors.contains("/here/\(path) is somebody else's"))
    #expect(try folder.text("here/\(path)") == "theirs")
    #expect(!exists("here/share/zsh") && !exists("here/share/pantomime"))
    let replaced = try shell(#"bash "$I" --prefix here --program "$P" --replace"#)
    #expect(replaced.status == 0, "\(replaced.errors)")
    #expect(try folder.text("here/share/man/man1/pantomime.1").contains("pantomime help"))
    try folder.add("here/share/man/man1/pantomime.1", Array("changed".utf8))
    let gone = try shell(#"bash "$I" --prefix here --uninstall"#)
    #expect(gone.errors.contains("was changed since, and is left"))
    #expect(try folder.text("here/share/man/man1/pantomime.1") == "changed")
    #expect(!exists("here/bin"))
  }

  @Test(arguments: [
    "--prefix", "--speed", "--uninstall --prefix nowhere", "--program /nowhere/at/all",
  ])
  func whatCannotBeIsRefused(arguments: String) throws {
    let run = try shell(#"bash "$I" \#(arguments)"#)
    #expect(run.status == 2 && run.output.isEmpty && run.errors.hasPrefix("install: "))
    #expect(!exists(".local"))
  }

  // MARK: The manual page

  /// The formatter finds nothing to complain about, and every statement, scene and command is there.
  @Test(.enabled(if: canRun("man"), "there is no man")) func theManualPageIsSound() throws {
    let run = try shell(
      #""$P" help --man >page.1 && MANWIDTH=80 LC_ALL=C.UTF-8 man --warnings -l page.1"#)
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    let text = run.output
    #expect(text.hasPrefix("PANTOMIME(1)"))
    let help = try ProgramRun(["help", "all"]).output.split(separator: "\n")
    let verbs = help.prefix { !$0.hasPrefix("`help ") }.filter {
      $0.hasPrefix("  ") && $0.dropFirst(2).first != " "
    }.map { line in
      line.dropFirst(2).prefix { $0 != " " }
    }
    #expect(verbs.count > 40)
    for verb in verbs { #expect(text.contains("\n       \(verb)"), "\(verb)") }
    for scene in try ProgramRun(["scenes"]).lines where !scene.hasPrefix(" ") {
      #expect(text.contains("\n       \(scene.prefix { $0 != " " }) "))
    }
    for name in ["replay", "check", "trace", "scenes"] { #expect(text.contains("\n   \(name)\n")) }
  }
}
