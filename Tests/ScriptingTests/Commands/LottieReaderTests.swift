import ScriptingSupport
import TestSupport
import PantomimeKit
import PantomimeProps
import Testing

/// The parts of a Lottie file that are read, reported as unsupported, and rejected.
@Suite(.timeLimit) struct LottieReaderTests {
  private func read(_ text: String) throws(FileError) -> VectorIcon {
    try LottieFile.read(Array(text.utf8))
  }

  private func number(_ icon: VectorIcon, _ path: String, _ frame: Double) -> [Double] {
    icon.pathValue(path, atFrame: frame)?.numbers ?? []
  }

  private func isNear(_ numbers: [Double], _ wanted: [Double]) -> Bool {
    numbers.count == wanted.count && zip(numbers, wanted).allSatisfy { ($0 - $1).magnitude < 1e-6 }
  }

  @Test(arguments: malformed)
  func refuses(file: Malformed) throws {
    let error = try #require(throws: FileError.self) { try read(file.text) }
    let text = error.text(file: "x.json")
    #expect(text.contains(file.message), "\(text)")
    #expect(!error.hint.isEmpty)
  }

  // MARK: Keyframes

  private static let ease = "\"o\":{\"x\":[0.42],\"y\":[0]},\"i\":{\"x\":[0.58],\"y\":[1]}"

  /// Values at frames 0, 2.5, 5, 10, 12.5 and 20, by hand: E(0.25) is 0.129162.
  private static let styles: [(name: String, k: String, wanted: [Double])] = [
    ("a number", "50", [0.5, 0.5, 0.5, 0.5, 0.5, 0.5]),
    ("a list", "[50]", [0.5, 0.5, 0.5, 0.5, 0.5, 0.5]),
    (
      "new", "[{\"t\":0,\"s\":[0],\(ease)},{\"t\":10,\"s\":[100]}]",
      [0, 0.129162, 0.5, 1, 1, 1]
    ),
    (
      "old", "[{\"t\":0,\"s\":[0],\"e\":[100],\(ease)},{\"t\":10}]",
      [0, 0.129162, 0.5, 1, 1, 1]
    ),
    (
      "bare numbers",
      "[{\"t\":0,\"s\":0,\"o\":{\"x\":0.42,\"y\":0},\"i\":{\"x\":0.58,\"y\":1}},"
        + "{\"t\":10,\"s\":100}]", [0, 0.129162, 0.5, 1, 1, 1]
    ),
    ("linear", "[{\"t\":0,\"s\":[0]},{\"t\":10,\"s\":[100]}]", [0, 0.25, 0.5, 1, 1, 1]),
    (
      "hold", "[{\"t\":0,\"s\":[20],\"h\":1},{\"t\":10,\"s\":[80],\"h\":1},{\"t\":20,\"s\":[0]}]",
      [0.2, 0.2, 0.2, 0.8, 0.8, 0]
    ),
    ("old hold", "[{\"t\":0,\"s\":[20],\"h\":1},{\"t\":10}]", [0.2, 0.2, 0.2, 0.2, 0.2, 0.2]),
    (
      "old, three",
      "[{\"t\":0,\"s\":[0],\"e\":[60]},{\"t\":10,\"s\":[60],\"e\":[20]},{\"t\":20}]",
      [0, 0.15, 0.3, 0.6, 0.5, 0.2]
    ),
    (
      "a jump", "[{\"t\":0,\"s\":[0]},{\"t\":5,\"s\":[10]},{\"t\":5,\"s\":[90],\"h\":1}]",
      [0, 0.05, 0.9, 0.9, 0.9, 0.9]
    ),
  ]

  @Test func keyframesOfEitherStyle() throws {
    for (name, k, wanted) in Self.styles {
      let icon = try read(Self.opacity(k))
      for (frame, value) in zip([0, 2.5, 5, 10, 12.5, 20], wanted) {
        #expect(isNear(number(icon, "a.opacity", frame), [value]), "\(name) at \(frame)")
      }
    }
  }

  /// Each number of one value may have a different easing; a single easing applies to all.
  @Test func numbersEaseByThemselves() throws {
    let own = "\"o\":{\"x\":[0.42,0],\"y\":[0,0]},\"i\":{\"x\":[0.58,1],\"y\":[1,1]}"
    for (easing, wanted) in [(own, [0.129162, 0.5]), (Self.ease, [0.129162, 0.258324])] {
      let icon = try read(
        Self.layer(
          "\"s\":{\"k\":[{\"t\":0,\"s\":[0,0,0],\(easing)},{\"t\":10,\"s\":[100,200,1]}]}"))
      #expect(isNear(number(icon, "a.scale", 2.5), wanted))
    }
  }

  @Test func positionsMayBeSplitOrCurved() throws {
    let split = try read(
      Self.layer(
        "\"p\":{\"s\":true,\"x\":{\"k\":[{\"t\":0,\"s\":[0]},{\"t\":8,\"s\":[8]}]},\"y\":{\"k\":5}}"
      ))
    #expect(number(split, "a.position", 2) == [2, 5])
    let straight = "\"to\":[0,0,0],\"ti\":[0,0,0]"
    let curved = "\"to\":[10,0],\"ti\":[0,-10]"
    for (tangents, wanted) in [(straight, [5.0, 5]), (curved, [8.75, 1.25])] {
      let k = "[{\"t\":0,\"s\":[0,0],\(tangents)},{\"t\":8,\"s\":[10,10]}]"
      let icon = try read(Self.layer("\"p\":{\"k\":\(k)}"))
      // Half the length of a symmetrical curve is at half its parameter.
      #expect(isNear(number(icon, "a.position", 4), wanted), "\(tangents)")
    }
  }

  /// The values of the example, computed from the file by a separate program.
  @Test func theExampleIsAsComputed() throws {
    let icon = try LottieFile.read(
      ProjectFiles.bytes(of: "scripts/gestures/shift-shape/spark.json"))
    #expect(
      icon.frameRate == 60 && icon.duration == 0.8 && icon.size == Size2D(width: 48, height: 48))
    #expect(icon.parts.map { $0.name } == ["burst", "burst.rays", "core", "core.dot"])
    for (frame, path, wanted) in Self.example {
      #expect(isNear(number(icon, path, frame), wanted), "\(path) at \(frame)")
    }
  }

  // MARK: What is missed

  /// The parts of a layer, and those reported as unsupported.
  private static let missed: [(more: String, kind: String)] = [
    (",\"ddd\":1", "3-d"), (",\"parent\":3", "parent"), (",\"hasMask\":true", "mask"),
    (",\"masksProperties\":[{}]", "mask"), (",\"tt\":1", "matte"), (",\"td\":1", "matte"),
    (",\"ef\":[{}]", "effect"), (",\"sy\":[{}]", "layer-style"), (",\"ao\":1", "auto-orientation"),
    (",\"bm\":3", "blend-mode"), (",\"sr\":2", "time-stretch"), (",\"tm\":{}", "time-remapping"),
  ]

  private static let missedShapes: [(shape: String, kind: String?)] = [
    ("{\"ty\":\"rp\"}", "repeater"), ("{\"ty\":\"mm\"}", "merged-paths"),
    ("{\"ty\":\"sh\",\"ks\":{\"a\":1,\"k\":[]}}", "animated-path"),
    ("{\"ty\":\"sh\",\"ks\":{\"a\":0,\"k\":{}}}", nil),
    ("{\"ty\":\"st\",\"w\":{\"k\":1,\"x\":\"time\"}}", "animated-stroke"),
    ("{\"ty\":\"gf\",\"g\":{\"p\":2,\"k\":{\"a\":1,\"k\":[]}}}", "animated-gradient-fill"),
    ("{\"ty\":\"fl\",\"c\":{\"a\":0,\"k\":[1,1,1,1]}}", nil), ("{\"ty\":\"qq\"}", "shape-type-qq"),
    ("7", "shape-type-none"),
  ]

  @Test func whatIsMissedIsListed() throws {
    for (more, kind) in Self.missed {
      let icon = try read(Self.layer("", more: more))
      #expect(icon.unsupported == [VectorIcon.Unsupported(layer: "A", kind: kind)], "\(more)")
      #expect(icon.parts.count == 1)
    }
    for (shape, kind) in Self.missedShapes {
      let icon = try read(Self.layer("", shapes: shape))
      #expect(icon.unsupported.map { $0.kind } == (kind.map { [$0] } ?? []), "\(shape)")
    }
    let types = [(0, "precomposition"), (2, "image"), (5, "text"), (99, "layer-type-99")]
    for (type, kind) in types {
      let icon = try read(Self.file("\"layers\":[{\"ty\":\(type),\"nm\":\"B c\"}]"))
      #expect(icon.unsupported == [VectorIcon.Unsupported(layer: "B c", kind: kind)])
      #expect(icon.parts.isEmpty && icon.paths.isEmpty)
    }
    let odd = [
      ("\"o\":{\"k\":1,\"x\":\"wiggle(1,2)\"}", "expression"), ("\"sk\":{\"k\":3}", "skew"),
      (
        "\"o\":{\"k\":[{\"t\":0,\"s\":[0],\"o\":{\"x\":-1,\"y\":0},\"i\":{\"x\":1,\"y\":1}},"
          + "{\"t\":9,\"s\":[1]}]}", "easing-outside"
      ),
    ]
    for (transform, kind) in odd {
      #expect(try read(Self.layer(transform)).unsupported.map { $0.kind } == [kind])
    }
    let trim = "{\"ty\":\"tm\",\"s\":{\"k\":0},\"e\":{\"k\":50},\"o\":{\"k\":90},\"m\":2}"
    let icon = try read(Self.layer("", shapes: "\(trim),\(trim)"))
    #expect(icon.unsupported.map { $0.kind } == ["trim-in-sequence", "second-trim"])
    #expect(number(icon, "a.trim-end", 0) == [0.5] && number(icon, "a.trim-offset", 0) == [90])
  }

  // MARK: Names

  @Test func namesAreWordsAndUnlike() throws {
    let names = ["Shape Layer 1", "shape-layer.1", "é…", "", "A/B", "a b", "Shape Layer 1 2"]
    let layers = names.map { "{\"ty\":4,\"nm\":\"\($0)\",\"ks\":{},\"hd\":\($0 == "A/B")}" }
    let icon = try read(Self.file("\"layers\":[\(layers.joined(separator: ","))]"))
    let wanted = [
      "shape-layer-1", "shape-layer-1-2", "layer-3", "layer-4", "a-b", "a-b-2", "shape-layer-1-2-2",
    ]
    #expect(icon.parts.map { $0.name } == wanted)
    #expect(Set(icon.paths).count == icon.paths.count && icon.paths.count == 6 * names.count)
    #expect(icon.pathValue("a-b.visible", atFrame: 1) == .flag(false))
    #expect(icon.pathValue("a-b-2.visible", atFrame: 1) == .flag(true))
    // An omitted value of a layer has its default.
    #expect(number(icon, "a-b.opacity", 0) == [1] && number(icon, "a-b.scale", 0) == [1, 1])
    #expect(
      icon.pathValue("a-b", atFrame: 0) == nil && icon.pathValue("x.scale", atFrame: 0) == nil)
  }
}
