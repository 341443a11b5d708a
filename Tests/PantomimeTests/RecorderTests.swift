import Foundation
import TestSupport
import Testing

/// The recorder for apps, compiled against a stub of UIKit and run.
@Suite(.timeLimit, .serialized) struct RecorderTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path

  private static let isLinux: Bool = {
    #if os(Linux)
    true
    #else
    false
    #endif
  }()

  /// Builds the stub as a module named UIKit, outside every package, and runs the recorder.
  private static let build = """
    set -e
    PATH='\(ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin")'
    root='\(root)'
    swiftc -swift-version 6 -Onone -enable-upcoming-feature InternalImportsByDefault \
      -emit-library -emit-module -module-name UIKit "$root/Tests/RecorderStub/UIKit.swift" \
      -o libUIKit.so
    swiftc -swift-version 6 -Onone -enable-upcoming-feature InternalImportsByDefault \
      -warnings-as-errors -I. -L. -lUIKit -Xlinker -rpath="$PWD" \
      "$root/Tests/RecorderStub/main.swift" "$root/Tests/RecorderStub/Experiments.swift" \
      "$root/Sources/PantomimeRecorder/Recorder.swift" -o run
    ./run >run.jsonl

    """

  private static let script = """
    scene blank
    view sheet frame=0,0,390,844
    gesture pull pan on=sheet axis=vertical
    touches run.jsonl
    expect event "touch up" count=1
    expect pan.translation 0,70

    """

  /// A folder with the recordings of the stub.
  nonisolated(unsafe) private static let recordings = Result {
    let folder = try ScriptFolder(["play.pan": script, "u13.pan": reversedFirst])
    let built = try folder.shell(build)
    #expect(built.status == 0, "\(built.errors)")
    return folder
  }

  /// A paused, scrubbed, reversed and continued animator is recorded, and the touches play.
  @Test(.enabled(if: isLinux, "the stub stands in for UIKit on Linux only"))
  func aRunIsRecordedAndPlayed() throws {
    let folder = try Self.recordings.get()
    let text = try folder.text("run.jsonl")
    let lines = try text.split(separator: "\n").map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
    func values(_ path: String) -> [(time: Double, value: Any)] {
      lines.compactMap { line in
        guard line["path"] as? String == path, let time = line["t"] as? Double,
          let value = line["value"]
        else { return nil }
        return (time, value)
      }
    }
    func numbers(_ path: String) -> [Double] { values(path).compactMap { $0.value as? Double } }
    // 16 frames of 1/64 s, 8 frames scrubbed by 0.02, the complement, and 16 frames again.
    let rising: [Double] = (1...16).map { Double($0) / 64 }
    let scrubbed: [Double] = (1...8).map { 0.25 - 0.02 * Double($0) }
    let back: [Double] = (0...5).map { 0.91 + Double($0) / 64 }
    let expected: [Double] = rising + scrubbed + back + [0]
    let fractions = numbers("open.fraction")
    #expect(fractions.count == expected.count)
    for (one, other) in zip(fractions, expected) { #expect((one - other).magnitude < 1e-9) }
    #expect(values("open.running").map { $0.value as? Bool } == [true, false, true, false])
    #expect(values("open.reversed").map { $0.value as? Bool } == [false, true])
    #expect(
      values("pan.state").map { $0.value as? String } == ["began", "changed", "ended"])
    #expect(values("card.frame").allSatisfy { ($0.value as? [Double])?.count == 4 })
    let phases = lines.compactMap { $0["phase"] as? String }
    #expect(phases == ["down"] + Array(repeating: "move", count: 8) + ["up"])

    let played = try folder.run("replay", "play.pan")
    #expect(played.status == 0, "\(played.output)\(played.errors)")
  }

  /// The experiments of the article record what they read, and `diff` compares them.
  @Test(.enabled(if: isLinux, "the stub stands in for UIKit on Linux only"))
  func theExperimentsAreRecorded() throws {
    let folder = try Self.recordings.get()
    for (name, paths) in [
      ("u6", ["open.running", "open.fraction", "card.frame"]), ("u8", ["open.fraction"]),
      ("u13", ["open.reversed", "card.frame"]), ("u17", ["open.fraction", "open.reversed"]),
    ] {
      let text = try folder.text("\(name).jsonl")
      for path in paths { #expect(text.contains("\"path\":\"\(path)\""), "\(name): \(path)") }
    }
    let diff = try folder.run("diff", "u13.jsonl", "u13.pan", "--within", "0.5")
    // The stub starts a reversed animator like any other, and the model ends it.
    #expect(diff.status == 1 && diff.output.contains("card.frame"), "\(diff.output)")
  }

  /// Every recording conforms to the schema, according to an independent validator.
  @Test(
    .enabled(if: isLinux, "the stub stands in for UIKit on Linux only"),
    .enabled(if: SchemaTests.hasValidator, "python3 or its module jsonschema is missing"))
  func recordingsConformToTheSchema() throws {
    let folder = try Self.recordings.get()
    for name in ["run", "u6", "u8", "u13", "u17"] {
      let text = try folder.text("\(name).jsonl")
      let count = text.split(separator: "\n").count
      #expect(count > 4)
      #expect(try SchemaTests.validate("recording", in: folder, text) == ["\(count)"], "\(name)")
    }
  }

  private static let reversedFirst = """
    scene blank
    view card frame=100,100,100,100
    animator open duration=1 curve=linear
    animate card.frame to=100,200,100,100 on=open
    reverse on=open
    start on=open
    run

    """

  /// A bad line of a value names its line and field.
  @Test(arguments: [
    (#"{"t":1,"path":"a.b"}"#, "bad.jsonl:2: value: missing value"),
    (#"{"t":"x","path":"a.b","value":1}"#, "bad.jsonl:2: t: a string is not a time"),
    (#"{"t":1,"path":2,"value":1}"#, "bad.jsonl:2: path: a number is not a path"),
    (#"{"t":1,"path":"a","value":[1,"b"]}"#, "bad.jsonl:2: value: an array is not a value"),
    (#"{"t":1,"path":"a","vaule":1}"#, "bad.jsonl:2: vaule: unknown field 'vaule'"),
    (#"{"t":1,"path":"a","value":1,"valeu":1}"#, "bad.jsonl:2: valeu: unknown field 'valeu'"),
  ])
  func aBadValueIsNamed(line: String, message: String) throws {
    let folder = try ScriptFolder([
      "bad.jsonl": "{\"t\":0,\"phase\":\"down\",\"x\":1,\"y\":2}\n\(line)\n",
      "play.pan": Self.script.replacingOccurrences(of: "run.jsonl", with: "bad.jsonl"),
    ])
    let run = try folder.run("replay", "play.pan")
    #expect(run.status == 2)
    #expect((run.output + run.errors).contains(message), "\(run.output)\(run.errors)")
  }

  /// An app may record more about a value: the other fields are ignored, with one note.
  @Test func unknownFieldsOfValuesAreNoted() throws {
    let folder = try ScriptFolder([
      "open.pan": Self.open,
      "more.jsonl": Self.recorded.replacingOccurrences(
        of: "}", with: ",\"thread\":1,\"frame-rate\":60}"),
    ])
    let run = try folder.run("diff", "more.jsonl", "open.pan")
    #expect(run.status == 0 && run.output == "no difference in 3 values of 2 paths\n")
    #expect(run.errors == "note: the fields thread and frame-rate are ignored\n")
  }

  private static let open = """
    scene blank
    view card frame=0,600,390,844
    animator open duration=1 curve=linear
    animate card.frame to=0,100,390,844 on=open
    start on=open
    wait 0.25

    """

  private static let recorded = """
    {"t":100,"path":"open.fraction","value":0}
    {"t":100.0625,"path":"open.fraction","value":0.0625}
    {"t":100.125,"path":"card.frame","value":[0,537.5,390,844]}

    """

  /// A perturbed value is found in either order of the files; tolerances and ignored paths hide it.
  @Test func appAndModelAreCompared() throws {
    let folder = try ScriptFolder([
      "open.pan": Self.open, "same.jsonl": Self.recorded,
      "other.jsonl": Self.recorded.replacingOccurrences(of: "0.0625}", with: "0.2}"),
      "broken.jsonl": Self.recorded + "{\"t\":1,\"path\":\"a\"}\n",
    ])
    let same = try folder.run("diff", "same.jsonl", "open.pan")
    #expect(same.status == 0 && same.output == "no difference in 3 values of 2 paths\n")
    for files in [["other.jsonl", "open.pan"], ["open.pan", "other.jsonl"]] {
      let run = try ProgramRun(["diff"] + files, in: folder.url)
      #expect(run.status == 1)
      #expect(run.output.contains("app and model differ in 1 of 2 paths, first at 0.0625 s"))
      #expect(run.output.contains("the first difference is line 2 of other.jsonl"))
    }
    for option in [["--within", "0.2"], ["--ignore", "open.fraction"]] {
      let run = try ProgramRun(["diff", "other.jsonl", "open.pan"] + option, in: folder.url)
      #expect(run.status == 0, "\(run.output)\(run.errors)")
    }
    let broken = try folder.run("diff", "broken.jsonl", "open.pan")
    #expect(broken.status == 2 && broken.errors.contains("broken.jsonl:4: value: missing value"))
  }
}
