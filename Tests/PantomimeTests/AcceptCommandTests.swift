import TestSupport
import Foundation
import Testing

/// `pantomime replay --accept` and `--review` from the outside.
@Suite(.timeLimit, .serialized) struct AcceptCommandTests {
  private static let wrong = """
    # up
    scene city-guide
    tap on=card
    wait 0.1
    expect fraction            # to be filled in
    expect progress 0.5 within 0.01
    expect state collapsed; expect remaining 200 ms
    run
    expect state collapsed

    """
  private static let right = """
    # up
    scene city-guide
    tap on=card
    wait 0.1
    expect fraction 0.3333            # to be filled in
    expect progress 0.2318 within 0.01
    expect state collapsed; expect remaining 200 ms
    run
    expect state expanded

    """

  @Test func aSecondRunPasses() throws {
    let folder = try ScriptFolder(["a.pan": Self.wrong, "good.pan": ScriptFolder.good])
    let run = try folder.run("replay", "--accept", ".")
    #expect(run.status == 1 && run.errors.isEmpty)
    #expect(
      run.output.hasSuffix(
        """
        accepted 3 values in ./a.pan
          line 5
          - expect fraction            # to be filled in
          + expect fraction 0.3333            # to be filled in
          line 6
          - expect progress 0.5 within 0.01
          + expect progress 0.2318 within 0.01
          line 9
          - expect state collapsed
          + expect state expanded
        1 passed, 1 failed

        """), "\(run.output)")
    #expect(try folder.text("a.pan") == Self.right)
    #expect(try folder.text("good.pan") == ScriptFolder.good)
    let again = try folder.run("replay", "--accept", ".")
    #expect(again.status == 0 && again.output == "2 passed, 0 failed\n")
    #expect(try folder.shell("ls -A").output == "a.pan\ngood.pan\n")
  }

  /// If a program reads the report, the changes are printed on standard error.
  @Test(arguments: ["tap", "junit", "jsonl"])
  func reportsStayWhole(format: String) throws {
    let folder = try ScriptFolder(["a.pan": Self.wrong])
    let plain = try folder.run("replay", "--format", format, "a.pan")
    let run = try folder.run("replay", "--accept", "--format", format, "a.pan")
    #expect(run.output.timeless == plain.output.timeless && run.status == 1)
    #expect(run.errors.hasPrefix("accepted 3 values in a.pan\n"))
    #expect(try folder.text("a.pan") == Self.right)
  }

  /// The answers to three questions, and which lines change.
  @Test(
    arguments: TestRun.sample(
      [
        ("y\ny\ny\n", [5, 6, 9]), ("n\ny\nn\n", [6]), ("n\nn\nn\n", []), ("", []), ("y\n", [5]),
        ("what\n\ny\nY\n n \n", [5, 6]),
      ], oneIn: 2))
  func reviewAsksOneByOne(answers: String, lines: [Int]) throws {
    let folder = try ScriptFolder(["a.pan": Self.wrong])
    let run = try folder.run("replay", "--review", "a.pan", input: answers)
    #expect(run.status == 1)
    #expect(run.output.contains("a.pan:5:\n  - expect fraction            # to be filled in\n"))
    #expect(run.output.contains("accept? y or n: "))
    let (old, new) = (
      Self.wrong.split(separator: "\n", omittingEmptySubsequences: false),
      Self.right.split(separator: "\n", omittingEmptySubsequences: false)
    )
    let wanted = old.indices.map { lines.contains($0 + 1) ? new[$0] : old[$0] }
    #expect(try folder.text("a.pan") == wanted.joined(separator: "\n"))
    #expect(run.output.contains("accepted") == !lines.isEmpty)
  }

  @Test func whatIsLeftAloneIsNamed() throws {
    let folder = try ScriptFolder([
      "a.pan": """
      let half=0.5
      use used.pan
      expect fraction $half
      expect fraction > 0.5
      expect state "expanded"
      expect event completed
      finish

      """,
      "used.pan": "scene city-guide\nexpect fraction 0.5\n",
    ])
    let before = try folder.text("a.pan")
    let run = try folder.run("replay", "--accept", "a.pan")
    #expect(run.status == 1)
    for told in [
      "unchanged a.pan:3:1: expect fraction $half\n  it contains $half\n",
      "unchanged a.pan:4:1: expect fraction > 0.5\n  the actual value does not satisfy '>'\n",
      "unchanged a.pan:5:1: expect state \"expanded\"\n  its value is quoted\n",
      "unchanged a.pan:6:1: expect event completed\n",
      "unchanged a.pan:7:1: finish\n  a misuse is not a value\n",
      "unchanged used.pan:2:1: expect fraction 0.5\n  it is in a file that others may use\n",
    ] { #expect(run.output.contains(told), "\(told)\n\(run.output)") }
    #expect(try folder.text("a.pan") == before)
    #expect(try folder.text("used.pan").hasSuffix("fraction 0.5\n"))
  }

  private static let cases = """
    case far dy=-120
    case near dy=-20
    scene city-guide
    expect state expanded
    pan began
    pan changed dy=$dy
    expect fraction

    """

  @Test func casesMustAgreeAndAllBeRun() throws {
    let folder = try ScriptFolder(["a.pan": Self.cases])
    let part = try folder.run("replay", "--accept", "--filter", "far", "a.pan")
    #expect(part.status == 1)
    #expect(part.output.contains("unchanged a.pan: its case near did not run\n"))
    #expect(try folder.text("a.pan") == Self.cases)
    let whole = try folder.run("replay", "--accept", "a.pan")
    #expect(whole.status == 1)
    #expect(
      whole.output.contains("its cases differ: far 0.4858 and near 0.081\n"), "\(whole.output)")
    #expect(
      try folder.text("a.pan")
        == Self.cases.replacingOccurrences(of: "state expanded", with: "state collapsed"))
  }

  @Test(arguments: ["test \"x\" known-failure=\"yet\"\n", "tap on=card\nrun\nat 0.1\n"])
  func somethingElseIsTheMatter(with head: String) throws {
    let isKnown = head.hasPrefix("test")
    let script =
      isKnown ? head + ScriptFolder.bad : ScriptFolder.bad + head
    let folder = try ScriptFolder(["a.pan": script])
    let run = try folder.run("replay", "--accept", "a.pan")
    #expect(run.status == (isKnown ? 0 : 2))
    #expect(
      run.output.contains(
        "unchanged a.pan: "
          + (isKnown ? "it is a known failure" : "it did not run to its end")))
    #expect(try folder.text("a.pan") == script)
  }

  @Test(arguments: ["--accept", "--review"])
  func standardInputCannotBeRewritten(flag: String) throws {
    let folder = try ScriptFolder(["good.pan": ScriptFolder.good])
    let run = try folder.run("replay", flag, "-", "good.pan", input: ScriptFolder.bad)
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(
      run.errors
        == "pantomime: a script from standard input cannot be rewritten; name its file instead of -\n"
    )
  }

  /// For any user, even one who can write everything.
  @Test func whatNobodyMayWriteIsLeftAsItIs() throws {
    let folder = try ScriptFolder(["a.pan": Self.wrong, "b.pan": Self.wrong])
    let run = try folder.shell("chmod 444 a.pan; \"$P\" replay --accept a.pan b.pan; ls -l a.pan")
    #expect(run.output.contains("-r--r--r--"))
    #expect(run.errors == "pantomime: 'a.pan' is unchanged: Permission denied\n")
    #expect(try folder.shell("\"$P\" replay --accept a.pan").status == 2)
    #expect(try folder.text("a.pan") == Self.wrong)
    #expect(try folder.text("b.pan") == Self.right)
  }

  /// A link stays one, and a mode and other names stay.
  @Test func filesStayWhatTheyAre() throws {
    let folder = try ScriptFolder(["sub/a.pan": Self.wrong, "b.pan": Self.wrong])
    let run = try folder.shell(
      """
      chmod 640 sub/a.pan; ln -s sub/a.pan link.pan; ln b.pan c.pan
      "$P" replay --accept link.pan b.pan >/dev/null
      stat -c '%a %F' sub/a.pan link.pan b.pan; cmp b.pan c.pan
      """)
    #expect(
      run.output == "640 regular file\n777 symbolic link\n644 regular file\n", "\(run.errors)")
    #expect(try folder.text("sub/a.pan") == Self.right)
    #expect(try folder.text("c.pan") == Self.right)
  }

  /// Another program saves the file while the questions are on screen.
  @Test func whatHasChangedMeanwhileIsLeftAsItIs() throws {
    let folder = try ScriptFolder(["a.pan": Self.wrong])
    let run = try folder.shell(
      """
      mkfifo answers
      "$P" replay --review a.pan <answers >out.txt 2>err.txt &
      exec 3>answers
      while ! grep -q 'y or n' out.txt; do sleep 0.05; done
      echo '# mine' >>a.pan
      printf 'y\\ny\\ny\\n' >&3; exec 3>&-
      wait $!; echo $?
      """)
    #expect(run.output == "2\n")
    #expect(
      try folder.text("err.txt")
        == "pantomime: 'a.pan' is unchanged: it changed after it was read\n")
    #expect(try folder.text("a.pan") == Self.wrong + "# mine\n")
  }

  /// A full disk, as a limit on the size of a file: what is there stays, whether the file is replaced
  /// as a whole or, because of a second link, in place.
  @Test(arguments: [false, true])
  func aFullDiskLeavesWhatIsThere(isLinked: Bool) throws {
    let comment = String(repeating: "# filler\n", count: 227)  // 2,043 bytes
    let folder = try ScriptFolder(["a.pan": "scene city-guide\nexpect time\n" + comment])
    if isLinked { #expect(try folder.shell("ln a.pan b.pan").status == 0) }
    let before = try folder.text("a.pan")
    let run = try folder.shell("trap '' XFSZ; ulimit -f 2; \"$P\" replay --accept a.pan")
    #expect(run.status == 2, "\(run.output) \(run.errors)")
    #expect(try folder.text("a.pan") == before)
    #expect(try folder.shell("ls -A").output == (isLinked ? "a.pan\nb.pan\n" : "a.pan\n"))
    // With room, both names see the new value.
    #expect(try folder.run("replay", "--accept", "a.pan").status == 1)
    #expect(try folder.text("a.pan").contains("expect time 0"))
    if isLinked { #expect(try folder.text("b.pan").contains("expect time 0")) }
  }
}
