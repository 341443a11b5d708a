import TestSupport
import Foundation
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

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
    for format in TestRun.sample(["junit", "tap", "jsonl"], oneIn: 3) {
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

  /// A film shows both runs and their difference: with recorded frames until everything rests, and
  /// without them up to the first event that differs.
  @Test func aGoldenTraceHasAFilm() throws {
    let script = "scene city-guide\ntap on=card\nrun\ntap on=close\nrun\nexpect state collapsed\n"
    let folder = try ScriptFolder(["x.pan": script, "y.pan": ScriptFolder.good])
    let record = try folder.run("replay", "--record", "--frames", ".")
    #expect(record.status == 0)
    #expect(
      record.lines.dropLast(2) == [
        "recorded ./x.trace", "recorded ./x.frames", "recorded ./y.trace", "recorded ./y.frames",
      ])
    #expect(try folder.run("replay", "--golden", "--pictures", "out", ".").status == 0)
    #expect(files(in: folder, "out").isEmpty)
    // The second tap misses.
    try folder.add(
      "x.pan", Array(script.replacingOccurrences(of: "on=close", with: "x=5 y=5").utf8))
    let run = try folder.run("replay", "--golden", "--pictures", "out", "x.pan")
    #expect(run.status == 1 && run.output.contains("picture   out/x.pan.film.svg"))
    var film = try ReadFilm(folder.text("out/x.pan.film.svg"))
    #expect(film.shots.count > 10 && film.strips == 1)
    #expect(film.shots.allSatisfy { ["actual", "difference"].allSatisfy($0.contains) })
    let known = film.shots.filter { !$0.contains("not recorded") }
    #expect(known.count == film.shots.count)
    // Both runs are equal at first, and far apart at the end.
    #expect(film.shots.first?.contains("none") == true)
    #expect(film.shots.last?.contains { $0.contains("pt away") } == true)
    #expect(film.words.contains("equal until") && film.words.contains("different at the end"))

    // Without the frames, the touches of the trace lead to the same film.
    let before = film.shots.count
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("x.frames"))
    #expect(try folder.run("replay", "--pictures", "out", "x.pan").status == 1)
    film = try ReadFilm(folder.text("out/x.pan.film.svg"))
    #expect(film.shots.count == before && film.words.contains("touches of the golden trace"))
    #expect(film.shots.allSatisfy { !$0.contains("not recorded") })

    // If the touches don't explain the trace, what the run shows until its first difference is what
    // was expected.
    let slow =
      "scene city-guide duration=0.7\n"
      + script.split(separator: "\n").dropFirst().joined(separator: "\n")
    try folder.add("x.pan", Array(slow.utf8))
    #expect(try folder.run("replay", "--golden", "--pictures", "out", "x.pan").status == 1)
    film = try ReadFilm(folder.text("out/x.pan.film.svg"))
    #expect(film.shots.last?.contains("not recorded") == true)
    #expect(film.words.contains("`replay --record --frames` records it"))

    // Frames of another trace, or of none, are named and not used.
    let frames = try folder.text("y.frames")
    for (text, message) in [
      (frames, "belongs to another trace"), ("mine\n", "x.frames:1 is not a frame"),
      (frames.split(separator: "\n").dropLast().joined(separator: "\n"), "belongs to another"),
    ] {
      try folder.add("x.frames", Array(text.utf8))
      let run = try folder.run("replay", "--golden", "--pictures", "out", "x.pan")
      #expect(run.output.contains(message), "\(run.output)")
    }
    try folder.add("x.frames", Array("mine\n".utf8))
    let refused = try folder.run("replay", "--record", "y.pan", "x.pan")
    #expect(refused.output.contains("x.frames has no frames; left unchanged"))
    #expect(try folder.text("x.frames") == "mine\n")
    #expect(try folder.run("replay", "--frames", "x.pan").status == 2)
  }

  /// The page has the film as an animation and, for print, as a strip.
  @Test func aReportShowsTheFilm() throws {
    let folder = try ScriptFolder(["x.pan": ScriptFolder.good])
    #expect(try folder.run("replay", "--record", "--frames", ".").status == 0)
    try folder.add(
      "x.pan", Array(ScriptFolder.good.replacingOccurrences(of: "tap", with: "wait 0.1; tap").utf8))
    #expect(!(try folder.run("report", ".").output.contains("class=\"moving\"")))
    let run = try folder.run("report", "--golden", ".")
    #expect(run.status == 1)
    #expect(
      run.output.contains("<img class=\"moving\"") && run.output.contains("<img class=\"still\""))
    #expect(XMLParser(data: Data(run.output.utf8)).parse())
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

/// A film as a parser of XML reads it.
private final class ReadFilm: NSObject, XMLParserDelegate {
  /// The texts of each animated drawing.
  private(set) var shots: [[String]] = []
  /// The number of drawings for print.
  private(set) var strips = 0
  private(set) var words = ""
  private var part = ""
  private var isShot = false

  init(_ image: String) throws {
    super.init()
    let parser = XMLParser(data: Data(image.utf8))
    parser.delegate = self
    guard parser.parse() else { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    part = ""
    if attributes["class"] == "still" { (strips, isShot) = (strips + 1, false) }
    if attributes["class"] == "shot" {
      shots.append([])
      isShot = true
    }
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) { part += text }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    switch name {
    case "text": if isShot { shots[shots.count - 1].append(part) }
    case "desc": words = part
    default: break
    }
  }
}
