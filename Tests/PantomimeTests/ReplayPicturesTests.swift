import TestSupport
import Foundation
import Testing

/// `replay --pictures` from the outside.
@Suite(.timeLimit, .serialized) struct ReplayPicturesTests {
  private static let late = "scene city-guide\ntap on=card\nwait 0.1\nexpect fraction 0.5\n"

  private func files(in folder: ScriptFolder, _ name: String) -> [String] {
    let place = folder.url.appendingPathComponent(name).path
    let names = FileManager.default.enumerator(atPath: place)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".svg") }.sorted()
  }

  /// Scripts of one name in different folders have pictures of their own; one that passes has none, and
  /// one without a scene neither.
  @Test func everyFailedScriptHasItsPictures() throws {
    let folder = try ScriptFolder([
      "a/x.pan": Self.late, "b/x.pan": ScriptFolder.bad, "good.pan": ScriptFolder.good,
      "broken.pan": ScriptFolder.broken,
    ])
    for jobs in ["1", "4"] {
      let run = try folder.run("replay", "--pictures", "new/out", "--jobs", jobs, ".")
      #expect(run.status == 2 && run.errors.isEmpty, "\(run.errors)")
      #expect(run.output.contains("picture   new/out/a/x.pan.strip.svg"))
      #expect(
        files(in: folder, "new/out") == [
          "a/x.pan.plot.svg", "a/x.pan.strip.svg", "b/x.pan.plot.svg", "b/x.pan.strip.svg",
        ])
    }
    // The plot shows the failed values, and no report changes.
    #expect(try folder.text("new/out/a/x.pan.plot.svg").contains("0.1 s, 0.5 expected"))
    for format in ["junit", "tap", "jsonl"] {
      let plain = try folder.run("replay", "--format", format, ".")
      let drawn = try folder.run("replay", "--format", format, "--pictures", "p", ".")
      #expect(drawn.output.timeless == plain.output.timeless)
      #expect(plain.output.unicodeScalars.allSatisfy { !(0x2800..<0x2900).contains($0.value) })
    }
  }

  /// A failure may come from the run, from a golden trace, or from `--strict`.
  @Test func whateverFailsItHasPictures() throws {
    let folder = try ScriptFolder(["x.pan": ScriptFolder.good])
    let images = ["x.pan.plot.svg", "x.pan.strip.svg"]
    #expect(try folder.run("replay", "--golden", "--pictures", "a", "x.pan").status == 1)
    #expect(files(in: folder, "a") == images)
    #expect(try folder.run("replay", "--record", "x.pan").status == 0)
    #expect(try folder.run("replay", "--golden", "--pictures", "a", "x.pan").status == 0)
    #expect(files(in: folder, "a").isEmpty)
    try folder.add("y.pan", Array("scene city-guide\ntap on=card\n".utf8))
    #expect(try folder.run("replay", "--strict", "--pictures", "b", "y.pan").status == 1)
    #expect(files(in: folder, "b") == images.map { "y" + $0.dropFirst() })
  }

  @Test(.enabled(if: canRun("xmllint"), "xmllint is missing; it comes with libxml2-utils"))
  func othersReadThem() throws {
    let folder = try ScriptFolder(["1 <&>\"'].pan": Self.late, "ä.pan": ScriptFolder.bad])
    let run = try folder.shell(
      "\"$P\" replay --pictures out . >report; find out -name '*.svg' -exec xmllint --noout {} + && "
        + "find out -name '*.svg' | wc -l")
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    #expect(run.output.contains("4"), "\(run.output)")
  }

  /// Pictures of an earlier run give way, those of scripts that pass now too; nothing else does.
  @Test func onlyItsOwnPicturesGiveWay() throws {
    let folder = try ScriptFolder(["x.pan": Self.late, "out/notes.svg": "mine"])
    #expect(try folder.run("replay", "--pictures", "out", "x.pan").status == 1)
    let first = try folder.text("out/x.pan.plot.svg")
    try folder.add("x.pan", Array(Self.late.replacingOccurrences(of: "0.5", with: "0.7").utf8))
    #expect(try folder.run("replay", "--pictures", "out", "x.pan").status == 1)
    #expect(try folder.text("out/x.pan.plot.svg") != first)
    try folder.add("x.pan", Array(ScriptFolder.good.utf8))
    #expect(try folder.run("replay", "--pictures", "out", "x.pan").status == 0)
    #expect(files(in: folder, "out") == ["notes.svg"])
    try folder.add("x.pan", Array(Self.late.utf8))
    try folder.add("out/x.pan.strip.svg", Array("<svg>mine</svg>".utf8))
    let run = try folder.run("replay", "--pictures", "out", "x.pan")
    #expect(run.status == 2)
    #expect(run.errors.contains("'out/x.pan.strip.svg' is not a picture of an earlier run"))
    #expect(try folder.text("out/x.pan.strip.svg") == "<svg>mine</svg>")
    try folder.add("x.pan", Array(ScriptFolder.good.utf8))
    #expect(try folder.run("replay", "--pictures", "out", "x.pan").status == 0)
    #expect(try folder.text("out/x.pan.strip.svg") == "<svg>mine</svg>")
  }

  /// A file that can't be written is reported once, and the tests still run.
  @Test func whatCannotBeWrittenIsToldOnce() throws {
    let folder = try ScriptFolder(["a.pan": Self.late, "b.pan": Self.late, "file": "mine"])
    for place in ["file", "file/below"] {
      let run = try folder.run("replay", "--pictures", place, ".")
      #expect(run.status == 2)
      #expect(run.errors.split(separator: "\n").count == 1, "\(run.errors)")
      #expect(run.lines.last == "0 passed, 2 failed")
    }
    // The folder is there, and what is to be written into it is a folder already.
    _ = try folder.shell("mkdir -p out/a.pan.strip.svg out/b.pan.strip.svg")
    let run = try folder.run("replay", "--pictures", "out", ".")
    #expect(run.status == 2 && run.errors.split(separator: "\n").count == 1, "\(run.errors)")
    #expect(try folder.run("replay", "--pictures", "", ".").status == 2)
    #expect(try folder.text("file") == "mine")
  }

  /// Nothing leads out of the folder, and no two names lead to one file.
  @Test func noNameLeadsOutOfTheFolder() throws {
    let folder = try ScriptFolder([
      "work/x.pan": Self.late, "x.pan": Self.late, "work/%up/x.pan": Self.late,
    ])
    let root = folder.url.path
    let run = try folder.shell(
      "cd work && \"$P\" replay --pictures out x.pan ../x.pan %up/x.pan '\(root)/x.pan'")
    #expect(run.status == 1, "\(run.errors)")
    let names = files(in: folder, "work/out")
    #expect(names.filter { $0.hasSuffix("strip.svg") }.count >= 3, "\(names)")
    for name in ["x.pan.strip.svg", "%up/x.pan.strip.svg", "%25up/x.pan.strip.svg"] {
      #expect(names.contains(name), "\(names)")
    }
    #expect(files(in: folder, ".").allSatisfy { $0.hasPrefix("work/out/") })
  }
}
