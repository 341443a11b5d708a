import TestSupport
import Foundation
import Testing

/// The program's output for other programs conforms to `scripts/schemas`, according to an
/// independent validator.
@Suite(.timeLimit, .serialized) struct SchemaTests {
  static let hasValidator =
    (try? ProgramRun(shell: "python3 -c 'from jsonschema import Draft202012Validator'"))?.status
    == 0

  private static let schemas = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("scripts/schemas").path

  /// Checks every line of a file that is JSON, and says how many there were.
  private static let validator = """
    import json, sys
    from jsonschema import Draft202012Validator
    schema = json.load(open(sys.argv[1], encoding="utf-8"))
    Draft202012Validator.check_schema(schema)
    validator = Draft202012Validator(schema)
    lines = [l for l in open(sys.argv[2], encoding="utf-8") if l.strip() and l[0] != "#"]
    for line in lines:
        for error in validator.iter_errors(json.loads(line)):
            print(error.message[:300], "in", line[:300])
    print(len(lines))

    """

  /// Returns the errors of lines of JSON, and then their number.
  static func validate(
    _ schema: String, in folder: ScriptFolder, _ text: String
  ) throws -> [String] {
    try folder.add("validate.py", Array(validator.utf8))
    try folder.add("lines.txt", Array(text.utf8))
    let run = try folder.shell(
      "python3 validate.py '\(schemas)/\(schema).schema.json' lines.txt")
    #expect(run.errors.isEmpty)
    return run.lines
  }

  private static let scripts = [
    "bad.pan": ScriptFolder.bad, "broken.pan": ScriptFolder.broken, "good.pan": ScriptFolder.good,
    "cases.pan": """
    test "a \\"drag\\"" tags=card,drag
    case far dy=-120
    case near dy=-20
    scene city-guide
    pan began
    pan changed dy=$dy
    expect fraction
    finish

    """,
    "known.pan": "test \"late\" known-failure=\"not yet\"\n" + ScriptFolder.bad,
    "skipped.pan": "test \"never\" skip=\"no time\"\n" + ScriptFolder.bad,
    "many.pan": "scene city-guide\n" + String(repeating: "expect time 1\n", count: 30),
    "uses.pan": "use sub/wrong\nscene city-guide\n", "sub/wrong": "fooo\n",
    "fingers.pan": "scene city-guide\ndrag on=card by=0,-120 over=0.2\nrun\n",
  ]

  @Test(.enabled(if: hasValidator, "python3 or its module jsonschema is missing"))
  func reports() throws {
    let folder = try ScriptFolder(Self.scripts)
    var reports = ""
    for flags in [
      "", "--fail-fast", "--shard 2/3", "--shard 7/9 good.pan", "--golden", "--coverage",
      "--mutate", "typo.pan", "--coverage-below 100 --strict good.pan",
      "--shard 1/2 --tags card --timeout 20s",
    ] {
      reports += try folder.shell("\"$P\" replay --format jsonl \(flags) .").output
    }
    let count = reports.split(separator: "\n").count
    #expect(count > 40)
    #expect(try Self.validate("report", in: folder, reports) == ["\(count)"])
  }

  @Test(.enabled(if: hasValidator, "python3 or its module jsonschema is missing"))
  func tracesAndRecordings() throws {
    let folder = try ScriptFolder(Self.scripts)
    for script in ["good", "cases", "fingers"] {
      let trace = try folder.shell(
        "\"$P\" trace --format jsonl \(script).pan --sample time card.frame running remaining state"
      )
      .output
      let count = trace.split(separator: "\n").count
      #expect(count > 5)
      #expect(try Self.validate("trace", in: folder, trace) == ["\(count)"])
    }
    let touches = try folder.run("trace", "--touches", "fingers.pan").output
    let count = touches.split(separator: "\n").filter { !$0.hasPrefix("#") }.count
    #expect(count > 5)
    #expect(try Self.validate("recording", in: folder, touches) == ["\(count)"])
  }

  @Test(.enabled(if: hasValidator, "python3 or its module jsonschema is missing"))
  func answers() throws {
    let folder = try ScriptFolder(Self.scripts)
    try folder.add("typed", Array(Self.typed.utf8))
    var all = ""
    for script in Self.scripts.keys.sorted() + ["typed"] {
      let answers = try folder.shell("\"$P\" --format jsonl <\(script)").output
      #expect(!answers.isEmpty, "\(script)")
      all += answers
    }
    let count = all.split(separator: "\n").count
    #expect(try Self.validate("answer", in: folder, all) == ["\(count)"])
  }

  /// Statements that are answered in every way: by an answer, values, events, a text, a picture, an
  /// explanation, failures.
  private static let typed = """
    pan began
    pan changed dy=-120; pan ended vy=300
    show progress
    more
    expect progress 0.3
    run; why; why velocity
    expect always progress < 2
    when "completed" do expect progress 7
    set rate=120
    set rule=half; set rule=half
    drag on=card by=30,-120 over=0.3
    run for 0.05; again by=30,-20
    help pan
    plot progress
    undo; redo; fork other; switch main
    tap on=card; stop; finish; finish
    scene blank

    """

  /// Lines that are not as they should be are found: the schemas are no empty promise.
  private static let wrong = [
    "report": [
      #"{"v":2,"event":"result","path":"a","outcome":"passed"}"#,
      #"{"v":1,"event":"result","path":"a","outcome":"failed"}"#,
      #"{"v":1,"event":"result","path":"a","outcome":"skipped"}"#,
      #"{"v":1,"event":"result","path":"a","outcome":"passed","problems":[{"message":"x"}]}"#,
      #"{"v":1,"event":"summary","passed":1}"#,
    ],
    "trace": [
      #"{"v":2,"t":-1,"event":"a"}"#,
      #"{"v":2,"t":0}"#,
      #"{"v":2,"t":0,"event":"a","fields":{"x":[1]}}"#,
      #"{"v":2,"t":0,"event":"a","because":"b"}"#,
      #"{"v":1,"t":0,"event":"a"}"#,
      #"{"v":2,"shown":"a"}"#,
      #"{"v":2,"shown":"a","hash":"0"}"#,
    ],
    "answer": [
      #"{"v":1,"line":1,"statement":"a","kind":"b","text":"c"}"#,
      #"{"v":1,"line":1,"statement":"a","kind":"held","share":"0","text":"c"}"#,
      #"{"v":1,"line":0,"statement":"a","kind":"held","text":"c"}"#,
    ],
    "recording": [
      #"{"t":0,"phase":"began","x":1,"y":2}"#,
      #"{"t":0,"path":"a.b","value":[1,"b"]}"#,
      #"{"t":0,"path":"a.b"}"#,
      #"{"t":0,"phase":"down","x":1}"#,
      #"{"unit":"min"}"#,
    ],
  ]

  @Test(
    .enabled(if: hasValidator, "python3 or its module jsonschema is missing"),
    arguments: wrong.keys.sorted())
  func whatIsWrongIsFound(schema: String) throws {
    let lines = try #require(Self.wrong[schema])
    let found = try Self.validate(
      schema, in: ScriptFolder(), lines.map { $0 + "\n" }.joined())
    for line in lines { #expect(found.contains { $0.hasSuffix(" in \(line)") }, "\(line)") }
  }
}
