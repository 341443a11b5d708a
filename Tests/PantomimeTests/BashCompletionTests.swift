import Foundation
import TestSupport
import Testing

/// The completion script for bash offers, in a real bash, what the program accepts.
@Suite(.timeLimit, .enabled(if: canRun("bash"), "there is no bash")) struct BashCompletionTests {
  private let folder: ScriptFolder

  init() throws {
    folder = try ScriptFolder(["ok.pan": ScriptFolder.good, "s1.jsonl": "", "own.md": ""])
  }

  /// Returns the words that bash offers at the end of a line.
  private func offered(_ line: String) throws -> [String] {
    let script = #"""
      source <("$P" --generate-completion-script bash)
      COMP_LINE="$1" COMP_POINT=${#1}
      read -ra COMP_WORDS <<<"$1"
      [[ "$1" == *" " ]] && COMP_WORDS+=("")
      COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
      COMPREPLY=()
      set -- $(complete -p pantomime | sed 's/.*-F \([^ ]*\).*/\1/')
      "$1" pantomime "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
      printf '%s\n' "${COMPREPLY[@]}"
      """#
    let run = try ProgramRun(
      "/usr/bin/env", ["bash", "-c", script, "bash", line], in: folder.url,
      environment: [
        "P": BuiltProgram.path(),
        "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin",
      ])
    return run.output.split(separator: "\n").map(String.init)
  }

  /// Every format that a subcommand offers is one that its usage accepts, and it offers all of them.
  @Test(arguments: [
    "": ["text", "jsonl"], "replay ": ["human", "tap", "junit", "jsonl", "github", "sarif"],
    "check ": ["human", "jsonl", "sarif"], "merge ": ["human", "junit"],
    "trace ": ["text", "jsonl", "csv", "css", "keyframes"], "hunt ": ["human", "jsonl"],
    "robust ": ["human", "jsonl"], "--color always trace ": ["css"],
  ])
  func formatsAreThoseOfTheSubcommand(command: String, formats: [String]) throws {
    let offered = try offered("pantomime \(command)--format ")
    #expect(formats.allSatisfy(offered.contains), "\(command): \(offered)")
    let own = !command.isEmpty && !command.hasSuffix("trace ")
    #expect(!own || !offered.contains("text"), "\(command): \(offered)")
  }

  /// An argument that is a name or a file is completed to either.
  @Test(arguments: [
    ("hunt ok", "ok.pan"), ("hunt ci", "city-guide"), ("help re", "replay"), ("re", "replay"),
    ("lesson the", "the-finger-decides"), ("lesson ow", "own.md"), ("diff s", "s1.jsonl"),
    ("merge s", "s1.jsonl"), ("replay --output s", "s1.jsonl"), ("draw ok", "ok.pan"),
  ])
  func namesAndFilesAreCompleted(line: String, word: String) throws {
    let offered = try offered("pantomime \(line)")
    #expect(offered.contains(word), "\(line): \(offered)")
  }

  /// Where the script offers nothing, bash completes the names of files.
  @Test func filesAreTheLastResort() throws {
    let script = try ProgramRun(["--generate-completion-script", "bash"]).output
    #expect(script.contains("\ncomplete -o filenames -o default -F "))
  }
}
