import TestSupport
import PantomimeScenes
import PantomimeTesting
import Testing

/// Gestures and expectations in Swift itself.
@Suite(.timeLimit) struct SimulationTests {
  @Test func aShortDragSpringsBack() throws {
    var app = try Simulation(PhotoViewer.self)
    app.drag(on: "photo", by: (0, -120), over: .milliseconds(200))
    expect(app, "photo.frame.y", isCloseTo: 3, within: 100)
    expect(app, contains: .decided)
    #expect(app.run() == .rest)
    expect(app, "photo.frame.y", isCloseTo: 200)
    expect(app, "photo.frame", isCloseTo: [20, 200, 350, 350])
    expect(app, "state", is: "shown")
    expect(app, "running", is: false)
    expect(app, containsNo: PhotoViewer.events[0])
  }

  @Test func aLongDragCarriesItAway() throws {
    var app = try Simulation(PhotoViewer.self)
    app.drag(on: "photo", by: (0, -220), over: .milliseconds(200), hold: .milliseconds(50))
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
    expect(app, "pan.translation", isCloseTo: [0, -40])
    _ = app.advance(by: .milliseconds(100))
    try app.pan(.ended, velocity: Vector(dy: -300))
    #expect(throws: InputError.self) { try app.pan(.changed, dy: -50) }
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
    issues({ expect(app, "photo.frame.y", isCloseTo: .nan) }, say: "is 200, not")
    issues({ expect(app, "state", is: "dismissed") }, say: "state is shown, not dismissed")
    issues({ expect(app, "running", is: true) }, say: "running is no, not yes")
    issues({ expect(app, contains: .decided) }, say: "no event 'decided GOAL'")
    issues({ expect(app, matchesTrace: "Traces/nowhere") }, say: "PANTOMIME_RECORD=1")
    issues({ expect(app, matchesTrace: "Traces/dismissed") }, say: "differs")
  }

  @Test func unknownNamesAreIssuesWithASuggestion() throws {
    var app = try Simulation(PhotoViewer.self)
    issues({ expect(app, "photo.farme.y", isCloseTo: 80) }, say: "did you mean 'photo.frame'?")
    issues({ expect(app, "staet", is: "shown") }, say: "did you mean 'state'?")
    issues(
      { expect(app, contains: EventKind("photo gone", summary: "")) },
      say: "records no event 'photo gone'")
    issues({ app.drag(on: "foto", by: (0, 1)) }, say: "unknown view 'foto'; views: photo")
    issues({ app.tap(on: "foto") }, say: "unknown view 'foto'; views: photo")
    issues({ app.drag(on: "photo", by: (.nan, 0)) }, say: "no finger can move like this")
    issues(
      { app.drag(on: "photo", by: (0, 1), over: .seconds(-1)) }, say: "no finger can move like this"
    )
    issues({ app.flick(on: "photo", .up, speed: .infinity) }, say: "no finger can move like this")
    expect(app, "state", is: "shown")
  }
}
