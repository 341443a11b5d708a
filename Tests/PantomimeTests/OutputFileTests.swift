import TestSupport
import Foundation
import Testing

/// The file that `replay --output` names.
@Suite(.timeLimit, .serialized) struct OutputFileTests {
  private static let report = "1 passed, 0 failed\n"
  /// A report that an earlier run wrote.
  private static let old = String(repeating: "old\n", count: 99) + "0 passed, 9 failed\n"

  private func folder() throws -> ScriptFolder {
    try ScriptFolder(["good.pan": ScriptFolder.good, "old.txt": Self.old])
  }

  /// A root without the power to go where it may not, so that modes count for it, too.
  private static let asAnybody = "setpriv --inh-caps=-all --bounding-set=-all"
  private static var canBeAnybody: Bool {
    geteuid() != 0 || (try? ProgramRun(shell: "\(asAnybody) true"))?.status == 0
  }
  private static var prefix: String { geteuid() == 0 ? asAnybody : "" }

  // MARK: What is there already

  @Test func aFileIsReplacedAsAWhole() throws {
    let folder = try folder()
    // A reader that has the old file open keeps reading it.
    let run = try folder.shell(
      "exec 3<old.txt; chmod 640 old.txt; \"$P\" replay --output old.txt good.pan; cat <&3")
    #expect(run.status == 0)
    #expect(run.output == Self.report + Self.old)
    #expect(try folder.text("old.txt") == Self.report)
    #expect(
      try folder.shell("stat -c %a old.txt 2>/dev/null || stat -f %Lp old.txt").output
        == "640\n")
    #expect(try folder.shell("ls -A").output == "good.pan\nold.txt\n")
  }

  /// Each output replaces an earlier one of any kind, an empty file, and nothing else.
  @Test func onlyOutputsAreReplaced() throws {
    let folder = try folder()
    let calls =
      ["human", "tap", "junit", "jsonl", "github", "sarif"].map { "replay good.pan --format \($0)" }
      + ["report good.pan", "draw good.pan", "grammar vim", "grammar textmate", "merge hunt.txt"]
    _ = try folder.shell("\"$P\" hunt popup --runs 5 --format jsonl >hunt.txt; : >out.svg")
    let notes = "1 passed, 2 failed: see the log\n"
    try folder.add("notes.svg", Array(notes.utf8))
    for call in calls + calls {
      let run = try folder.shell("\"$P\" \(call) --output out.svg")
      #expect(run.status == 0 && run.errors.isEmpty, "\(call): \(run.errors)")
      let refused = try folder.shell("\"$P\" \(call) --output notes.svg")
      #expect(
        refused.errors
          == "pantomime: 'notes.svg' exists, and pantomime didn't write it; name another file\n",
        "\(call)")
      #expect(refused.status == 2 && refused.output.isEmpty, "\(call)")
    }
    #expect(try folder.text("notes.svg") == notes)
  }

  /// As everywhere, `-` is no file.
  @Test func aHyphenIsStandardOutput() throws {
    let folder = try folder()
    for format in ["human", "tap", "jsonl"] {
      let plain = try folder.run("replay", "--format", format, "good.pan")
      let named = try folder.run("replay", "--format", format, "--output", "-", "good.pan")
      #expect(named.status == 0 && named.output == plain.output && named.errors == plain.errors)
    }
    let drawn = try folder.run("draw", "good.pan", "--output", "-")
    #expect(drawn.status == 0 && drawn.output.hasPrefix("<svg "))
    #expect(try drawn.output == folder.run("draw", "good.pan").output)
    for text in ["tap   on=card;run\n", "tap on=card; run\n"] {
      let formatted = try folder.run("format", "-", input: text)
      #expect(formatted.status == 0 && formatted.output == "tap on=card; run\n")
    }
    let report = try folder.run("replay", "--format", "jsonl", "good.pan").output
    let merged = try folder.run("merge", "--format", "tap", "--output", "-", "-", input: report)
    #expect(merged.status == 0 && merged.output.hasPrefix("TAP version 13"))
    #expect(try folder.shell("ls -A").output == "good.pan\nold.txt\n")
  }

  @Test func aNewFileGetsTheUsualMode() throws {
    let folder = try folder()
    let run = try folder.shell(
      "umask 027; \"$P\" replay --output new.txt good.pan; : >other; ls -l new.txt other | cut -c1-10"
    )
    #expect(run.output == Self.report + "-rw-r-----\n-rw-r-----\n")
  }

  @Test func linksAreFollowed() throws {
    let folder = try folder()
    let run = try folder.shell(
      """
      mkdir a b; mv old.txt a/there; ln -s a/there link; ln -s ../link b/link
      ln -s a/nothing dangling
      "$P" replay --output b/link good.pan; "$P" replay --output dangling good.pan
      readlink link b/link dangling; cat a/there a/nothing
      """)
    #expect(
      run.output == Self.report + Self.report + "a/there\n../link\na/nothing\n" + Self.report
        + Self.report)
    #expect(run.errors.isEmpty)
  }

  /// Another name of the same file shows the report, too.
  @Test func otherNamesStayNamesOfTheFile() throws {
    let folder = try folder()
    _ = try folder.shell("ln old.txt other; \"$P\" replay --output old.txt good.pan")
    #expect(try folder.text("other") == Self.report)
  }

  @Test func intoPipesIsWritten() throws {
    let run = try folder().shell(
      """
      mkfifo pipe; cat pipe >seen & "$P" replay --output pipe --format jsonl good.pan; wait
      test -p pipe && cat seen
      """)
    #expect(run.output.hasPrefix(Self.report + #"{"v":1,"event":"result","path":"good.pan""#))
  }

  @Test(.enabled(if: canWrite("/dev/full"), "there is no /dev/full"))
  func intoDevicesIsWritten() throws {
    let folder = try folder()
    let full = try folder.shell("\"$P\" replay --output /dev/full good.pan")
    #expect(full.status == 2)
    #expect(full.errors == "pantomime: '/dev/full' cannot be written: No space left on device\n")
    let null = try folder.shell("\"$P\" replay --output /dev/null good.pan; test -c /dev/null")
    #expect(null.status == 0 && null.errors.isEmpty && null.output == Self.report)
  }

  /// Opening the file of standard output anew would cut away what stands in it.
  @Test func standardStreamsMayBeNamed() throws {
    let folder = try folder()
    for stream in ["/dev/stdout", "/dev/fd/1", "both"] {
      let run = try folder.shell(
        "echo before >both; \"$P\" replay --format tap --output \(stream) good.pan >>both; cat both"
      )
      #expect(run.status == 0)
      #expect(
        run.output == "before\nTAP version 13\n1..1\nok 1 - good.pan\n" + Self.report, "\(stream)")
    }
    let errors = try folder.shell("\"$P\" replay --output /dev/stderr good.pan")
    #expect(errors.errors == Self.report && errors.output == Self.report)
  }

  // MARK: What cannot be

  @Test(arguments: [
    ("no/such/folder", "No such file or directory"), (".", "Is a directory"),
    ("good.pan/x", "Not a directory"), ("loop", "Too many levels of symbolic links"),
    ("x\u{202E}/\u{1B}", "No such file or directory"),
  ])
  func whatCannotBeWrittenIsTold(name: String, reason: String) throws {
    let folder = try folder()
    _ = try folder.shell("ln -s loop loop")
    let run = try folder.run("replay", "--output", name, "good.pan")
    #expect(run.status == 2)
    let shown = name.replacingOccurrences(of: "\u{202E}", with: "\\u{202E}")
      .replacingOccurrences(of: "\u{1B}", with: "\\u{1B}")
    #expect(run.errors == "pantomime: '\(shown)' cannot be written: \(reason)\n")
  }

  @Test func anInputIsNotWrittenOver() throws {
    let folder = try ScriptFolder([
      "good.pan": ScriptFolder.good, "b.pan": "scene city-guide\ntouches a.rec\n",
      "a.rec": "t,phase,id,x,y\n0,down,1,5,5\n0.1,up,1,5,5\n",
    ])
    _ = try folder.shell("ln -s good.pan link; ln good.pan hard; ln -s a.rec rec")
    for (output, scripts) in [
      ("good.pan", "."), ("./good.pan", "good.pan"), ("link", "good.pan"), ("hard", "good.pan"),
      ("good.pan", "--shard 1/2 ."), ("good.pan", "- <good.pan"), ("a.rec", "b.pan"), ("rec", "."),
      ("b.pan", "--fail-fast . b.pan"),
    ] {
      let run = try folder.shell("\"$P\" replay --output \(output) \(scripts)")
      #expect(run.status == 2 && run.output.isEmpty, "\(output)")
      // What a script reads is known only once it has run.
      let isRead = output == "a.rec" || output == "rec"
      let reason = isRead ? "exists, and pantomime didn't write it" : "is one of the input files"
      #expect(run.errors == "pantomime: '\(output)' \(reason); name another file\n")
    }
    #expect(try folder.text("good.pan") == ScriptFolder.good)
    #expect(try folder.text("a.rec").hasPrefix("t,phase"))
  }

  /// Files that a script includes, golden traces are inputs, too, for every output.
  @Test(
    arguments: [
      ("replay main.pan --format tap --output part", "part"),
      ("replay main.pan --golden --format tap --output main.trace", "main.trace"),
      ("replay main.pan --record --output ./main.trace", "./main.trace"),
      ("replay new.pan --record --output new.trace", "new.trace"),
      ("draw main.pan --output part", "part"), ("draw main.pan --output ./part.svg", "./part.svg"),
      ("draw main.pan --output main", "main"),
      ("draw other.pan --picture film --output fingers", "fingers"),
    ].filter { TestRun.isLong || !$0.0.contains("./") })
  func noInputOfAnyKindIsWrittenOver(command: String, output: String) throws {
    let folder = try ScriptFolder([
      "part": "scene city-guide\n", "part.svg": "tap on=card\n",
      "main.pan": "use part\nuse part.svg\nrun\nexpect state expanded\n",
      "new.pan": ScriptFolder.good, "other.pan": "scene city-guide\ntouches fingers\n",
      "fingers": "t,phase,id,x,y\n0,down,1,5,5\n0.1,up,1,5,5\n",
    ])
    _ = try folder.shell(
      "ln -s main.pan main; \"$P\" replay main.pan --record")
    let before = try folder.shell("cat part part.svg main.pan main.trace fingers").output
    let run = try folder.shell("\"$P\" \(command)")
    #expect(run.status == 2)
    // What a script reads is known only once it has run.
    let reason =
      command.hasPrefix("replay main.pan")
      ? "exists, and pantomime didn't write it" : "is one of the input files"
    #expect(run.errors == "pantomime: '\(output)' \(reason); name another file\n")
    #expect(
      try folder.shell("cat part part.svg main.pan main.trace fingers").output == before)
    if output == "new.trace" { #expect(try folder.text(output).hasPrefix("traces ")) }
  }

  /// Two outputs can't go to one file, no matter how its name is written.
  @Test(
    arguments: TestRun.sample(
      [
        ("--format tap --output a --format jsonl --output ./a", "two reports go to one file"),
        ("--format tap --output sub/../a --format jsonl --output a", "two reports go to one file"),
        (
          "--format tap --output old.txt --format jsonl --output link", "two reports go to one file"
        ),
        (
          "--format tap --output old.txt --format jsonl --output hard", "two reports go to one file"
        ),
      ], oneIn: 2))
  func outputsHaveSeparateFiles(flags: String, message: String) throws {
    let folder = try folder()
    _ = try folder.shell("mkdir sub; ln -s old.txt link; ln old.txt hard")
    let run = try folder.shell("\"$P\" replay \(flags) good.pan")
    #expect(run.status == 2 && run.errors.contains(message), "\(run.errors)")
    #expect(try folder.text("old.txt").hasPrefix("old\n"))
    #expect(try folder.shell("ls -A").output == "good.pan\nhard\nlink\nold.txt\nsub\n")
    let apart = try folder.shell(
      "\"$P\" replay --format tap --output /dev/null --output /dev/null --format jsonl good.pan")
    #expect(apart.status == 0, "\(apart.errors)")
  }

  /// A human-readable report in a file doesn't depend on the terminal.
  @Test func aFileHasAFixedStyle() throws {
    let long = "scene city-guide\nexpect progress 1\ntap on=card\nwait 0.1\npause\n"
    let folder = try ScriptFolder(["bad.pan": long, "good.pan": ScriptFolder.good])
    _ = try folder.run("replay", "--coverage", "--output", "plain.txt", ".")
    let merged = try folder.shell(
      "\"$P\" replay --format jsonl . >lines; \"$P\" merge --output merged.txt lines")
    #expect(merged.status == 1)
    for look in ["--color always", "--color never"] {
      let run = try folder.shell(
        "COLUMNS=40 LC_ALL=C \"$P\" replay \(look) --coverage --output out.txt .; "
          + "COLUMNS=40 LC_ALL=C \"$P\" merge \(look) --output out2.txt lines")
      #expect(run.output.contains("\u{1B}[") == (look == "--color always"))
      #expect(try folder.text("out.txt") == folder.text("plain.txt"))
      #expect(try folder.text("out2.txt") == folder.text("merged.txt"))
    }
  }

  @Test(.enabled(if: canBeAnybody, "needs setpriv, or not to be root"))
  func modesCount() throws {
    let folder = try folder()
    let run = try folder.shell(
      """
      mkdir closed; cp old.txt closed/open.txt; cp old.txt closed/shut.txt; cp old.txt shut.txt
      chmod 444 shut.txt closed/shut.txt; chmod 666 closed/open.txt; chmod 555 closed
      for file in closed/open.txt closed/shut.txt closed/new.txt shut.txt; do
        \(Self.prefix) "$P" replay --output $file good.pan >/dev/null; echo $? $(head -n 1 $file 2>/dev/null)
      done
      chmod 755 closed
      """)
    #expect(run.output == "0 1 passed, 0 failed\n2 old\n2\n2 old\n")
    #expect(
      run.errors == """
        pantomime: 'closed/shut.txt' cannot be written: Permission denied
        pantomime: 'closed/new.txt' cannot be written: Permission denied
        pantomime: 'shut.txt' cannot be written: Permission denied

        """)
  }

  /// A file that is too large for the place it is to go to leaves the old one as it was.
  @Test func anOldFileOutlivesANewOneThatFails() throws {
    let folder = try folder()
    let run = try folder.shell("ulimit -f 0; \"$P\" replay --output old.txt good.pan | cat")
    #expect(run.errors == "pantomime: 'old.txt' cannot be written: File too large\n")
    #expect(try folder.text("old.txt").hasPrefix("old\n"))
    #expect(try folder.shell("ls -A").output == "good.pan\nold.txt\n")
  }
}
