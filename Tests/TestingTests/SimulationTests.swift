import Foundation
import PantomimeReporting
import PantomimeScenes
import TestSupport
import PantomimeTesting
import Testing

/// Gestures and expectations in Swift itself.
@Suite(.timeLimit) struct SimulationTests {
  @Test func aShortDragSpringsBack() throws {
    var app = try Simulation(PhotoViewer.self)
    app.drag(on: "photo", by: Vector(dy: -120), over: .milliseconds(200))
    expect(app, "photo.frame.y", isCloseTo: 3, within: 100)
    expect(app, contains: .decided)
    #expect(app.run() == .rest)
    expect(app, "photo.frame.y", isCloseTo: 200)
    expect(app, "photo.frame", isCloseTo: Rect2D(x: 20, y: 200, width: 350, height: 350))
    expect(app, "state", is: "shown")
    expect(app, "running", is: false)
    expect(app, containsNo: PhotoViewer.events[0])
  }

  @Test func aLongDragCarriesItAway() throws {
    var app = try Simulation(PhotoViewer.self)
    app.drag(on: "photo", by: Vector(dy: -220), over: .milliseconds(200), hold: .milliseconds(50))
    #expect(app.run() == .rest)
    expect(app, "state", is: "dismissed")
    expect(app, contains: PhotoViewer.events[0])
    expect(app, matchesTrace: "Traces/dismissed")
  }

  @Test func tapsAndPressesAreFingers() throws {
    var app = try Simulation(PhotoViewer.self)
    app.tap(on: "photo", taps: 2)
    #expect(app.trace.text.contains("touch down place=195,375"))
    expect(app, "time", isCloseTo: 0)
    app.press(on: "photo", for: .milliseconds(300))
    expect(app, "time", isCloseTo: 0.3)
    app.press(on: "photo")
    expect(app, "time", isCloseTo: 0.8)
    expect(app, "touches", isCloseTo: 0)
    expect(app, "state", is: "shown")
  }

  @Test func panIsReportedAsInTheLanguage() throws {
    var app = try Simulation(PhotoViewer.self)
    try app.pan(.began)
    _ = app.advance(by: .milliseconds(100))
    try app.pan(.changed, dy: -40)
    expect(app, "pan.translation", isCloseTo: Vector(dy: -40))
    _ = app.advance(by: .milliseconds(100))
    try app.pan(.ended, vy: -300)
    withKnownIssue { #expect(throws: InputError.self) { try app.pan(.changed, dy: -50) } }
    #expect(app.run() == .rest)
  }

  @Test func builtInScenesAreStartedByTheirName() throws {
    #expect(BuiltInScenes.names.contains("city-guide") && BuiltInScenes.start("city-giude") == nil)
    for name in BuiltInScenes.names { #expect(BuiltInScenes.start(name)?.name == name) }
    var app = try #require(BuiltInScenes.start("city-guide"))
    app.flick(on: "card", .up)
    #expect(app.run() == .rest)
    expect(app, "state", is: "expanded")
  }

  // MARK: What is not so, and what cannot be

  private func issues(_ body: () -> Void, say words: String) {
    withKnownIssue {
      body()
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains(words) }
        && issue.sourceLocation?.fileID == "TestingTests/SimulationTests.swift"
    }
  }

  @Test func whatIsNotSoIsAnIssue() throws {
    let app = try Simulation(PhotoViewer.self)
    issues({ expect(app, "photo.frame.y", isCloseTo: 80) }, say: "photo.frame.y is 200, not 80")
    issues({ expect(app, "photo.frame", isCloseTo: 80) }, say: "not 80")
    issues({ expect(app, "photo.frame.y", isCloseTo: .nan) }, say: "cannot be nan; must be finite")
    issues({ expect(app, "state", is: "dismissed") }, say: "state is shown, not dismissed")
    issues({ expect(app, "running", is: true) }, say: "running is no, not yes")
    issues({ expect(app, contains: .decided) }, say: "no event 'decided' was recorded")
    issues({ expect(app, matchesTrace: "Traces/nowhere") }, say: "PANTOMIME_RECORD=1")
    issues({ expect(app, matchesTrace: "Traces/dismissed") }, say: "differs")
    for words in [
      "line 3\n  before  0 touch down", "now     (nothing)", "and 38 more lines",
      "PANTOMIME_RECORD=1",
    ] {
      issues({ expect(app, matchesTrace: "Traces/dismissed") }, say: words)
    }
  }

  /// A comparison that can't succeed names the one that can.
  @Test func anExpectationOfTheOtherKindNamesTheRightOne() throws {
    let app = try Simulation(PhotoViewer.self)
    issues(
      { expect(app, "photo.frame.y", is: "200") },
      say: "is a number and not a word; write isCloseTo: 200")
    issues(
      { expect(app, "state", isCloseTo: 0) }, say: "is a word and not a number; write is: 'shown'")
  }

  @Test func theNameOfATraceIsAPathWithoutItsEnding() throws {
    let app = try Simulation(PhotoViewer.self)
    for name in ["", "Traces/", "Traces/dismissed.trace"] {
      issues({ expect(app, matchesTrace: name) }, say: "'matchesTrace' cannot be '\(name)'")
    }
  }

  /// Recording replaces only traces, of this version or an older one.
  @Test(arguments: [
    ("my notes\n", true), ("traces 99\n0 scene new\n", true), ("traces 1\n0 scene old\n", false),
    ("", false),
  ])
  func recordingReplacesOnlyTraces(before: String, isKept: Bool) throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "pantomime-\(UUID().uuidString).trace")
    try Data(before.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let problem = GoldenFile(path: file.path).write("traces 2\n0 scene new\n")
    #expect(problem == (isKept ? "it is not a trace; left unchanged" : nil))
    let after = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    #expect((after == before) == isKept)
  }

  @Test func aTraceMayHaveTheLineEndsOfWindows() throws {
    var app = try Simulation(PhotoViewer.self)
    app.tap(on: "photo", warnsIfMissed: false)
    app.run()
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "pantomime-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("windows.trace")
    func write(_ text: String) throws {
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      try Data(lines.joined(separator: "\r\n").utf8).write(to: file)
    }
    let text = CanonicalText.text(app.trace.list, try ShownRecord(of: app).digests)
    try write(text)
    expect(app, matchesTrace: folder.appendingPathComponent("windows").path)
    // A difference is that of its line.
    try write(text.replacing("scene photo-viewer", with: "scene photo-vewer"))
    issues(
      { expect(app, matchesTrace: folder.appendingPathComponent("windows").path) },
      say: "line 2\n  before  0 scene photo-vewer\n")
  }

  /// A scene's name that no statement can contain is a misuse, as any other name is.
  @Test func theNameOfASceneIsChecked() throws {
    struct Spaced: TransitionScene {
      static let name = "my scene"
      init(_ options: SceneOptions, on stage: inout Stage) throws(OptionError) {}
    }
    struct Nameless: TransitionScene {
      static let name = ""
      init(_ options: SceneOptions, on stage: inout Stage) throws(OptionError) {}
    }
    struct Dotted: TransitionScene {
      static let name = "my.scene"
      init(_ options: SceneOptions, on stage: inout Stage) throws(OptionError) {}
    }
    try expectMisuse(.badName) { _ = try Simulation(Dotted.self) }
    let spaced = try expectMisuse(.badName) { try Simulation(Spaced.self) }
    #expect(spaced?.trace.list.first?.event.kind == .scene)
    try expectMisuse(.badName) { _ = try Simulation(Nameless.self) }
  }

  /// An index that no anchor has is a misuse, and the nearest one counts.
  @Test func aRuleWhoseAnchorDoesNotExistIsAMisuse() throws {
    struct Wild: CompletionRule {
      func choose(_ lift: LiftOff) -> Decision {
        Decision(99, lift, by: .position, margin: 0, .points, "wild")
      }
    }
    var stage = Stage()
    let decision = stage.decide(LiftOff(progress: 0.2, velocity: 0, distance: 9), by: Wild())
    #expect(decision.index == 1)
    #expect(stage.trace.list.filter { $0.event.misuse == .outOfRange }.count == 1)
  }

  /// At the start there is no picture, because nothing has happened.
  @Test func aPictureNeedsTime() throws {
    var app = try Simulation(PhotoViewer.self)
    withKnownIssue {
      expect(app, "state", is: "dismissed")
    } matching: {
      !$0.comments.contains { $0.rawValue.contains("│") }
    }
    app.drag(on: "photo", by: Vector(dy: -100))
    issues({ expect(app, "state", is: "dismissed") }, say: "0.3 s")
  }

  @Test func aGeneratorIsOneOfSwifts() {
    var (one, other) = (SeededGenerator(seed: 7), SeededGenerator(seed: 7))
    let numbers = (0..<5).map { _ in Int.random(in: 0..<100, using: &one) }
    #expect(numbers == (0..<5).map { _ in Int.random(in: 0..<100, using: &other) })
    #expect(Array(0..<9).shuffled(using: &one).sorted() == Array(0..<9))
  }

  @Test func unknownNamesAreIssuesWithASuggestion() throws {
    var app = try Simulation(PhotoViewer.self)
    issues({ expect(app, "photo.farme.y", isCloseTo: 80) }, say: "did you mean 'photo.frame.y'?")
    issues({ expect(app, "staet", is: "shown") }, say: "did you mean 'state'?")
    issues(
      { expect(app, contains: EventKind("photo gone", summary: "")) },
      say: "records no event 'photo gone'")
    issues({ app.drag(on: "foto", by: Vector(dy: 1)) }, say: "unknown view 'foto'; views: photo")
    issues({ app.tap(on: "foto") }, say: "unknown view 'foto'; views: photo")
    issues({ app.drag(on: "photo", by: Vector(dx: .nan)) }, say: "'dx' cannot be nan")
    issues(
      { app.drag(on: "photo", by: Vector(dy: 1), over: .seconds(-1)) },
      say: "'over' cannot be -1; must be more than 0, up to 3600 seconds")
    issues(
      { app.flick(on: "photo", .up, speed: .infinity) },
      say: "'speed' cannot be inf; must be more than 0, up to 1000000 pt/s")
    expect(app, "state", is: "shown")
  }
}
