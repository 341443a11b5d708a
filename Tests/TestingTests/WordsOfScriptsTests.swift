import PantomimeScenes
import PantomimeTesting
import TestSupport
import Testing

/// A Swift test can assert the same as a script, with the same outcome.
@Suite(.timeLimit) struct WordsOfScriptsTests {
  /// The issues that a body records, as texts.
  private func issues(
    _ body: () -> Void, has words: String...,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    withKnownIssue(sourceLocation: sourceLocation) {
      body()
    } matching: { issue in
      let texts = issue.comments.map(\.rawValue)
      return words.allSatisfy { word in texts.contains { $0.contains(word) } }
    }
  }

  /// A card of the city guide that was dragged up, and returned.
  private func returned() throws -> Simulation {
    var app = try #require(BuiltInScenes.start("city-guide"))
    try app.handle(.setting(.rule(.half)))
    app.drag(on: "card", by: Vector(dy: -60), over: .milliseconds(600), hold: .milliseconds(200))
    #expect(app.run() == .rest)
    return app
  }

  @Test func eventsAreCountedAndOrdered() throws {
    var app = try #require(BuiltInScenes.start("city-guide"))
    app.tap(on: "card")
    _ = app.run()
    expect(app, recorded: .completed, count: 1) { $0.position == .end && $0.animator == "card.1" }
    expect(app, recordedInOrder: .tap, .animatorStarted, .completed)
    expect(app, recorded: .completed, count: 0) { $0.position == .start }
    expect(app, recorded: .animatorStarted) { ($0.remaining ?? 0) > 0 }
    expect(app, event: "completed end", count: 1)
    expect(app, events: "animator started", "completed end")
    expect(app, noEvent: "misuse")
    issues(
      { expect(app, recorded: .completed, count: 2) },
      has: "'completed' was recorded once, not twice")
    issues(
      { expect(app, recorded: .completed) { $0.animator == "card.2" } },
      has: "0 of 1 events 'completed' match, not at least one", "completed end animator=card.1")
    issues(
      { expect(app, recordedInOrder: .completed, .tap) },
      has: "no event 'tap' was recorded after 0.3 completed end")
    issues(
      { expect(app, event: "completed end", count: 3) },
      has: "expected 3 events 'completed end', actual 1 of")
    issues(
      { expect(app, events: "completed end", "animator started") },
      has: "no 'animator started' after 'completed end'")
    issues({ expect(app, noEvent: "completed") }, has: "recorded: 0.3 completed end")
    issues({ expect(app, event: "complted") }, has: "did you mean")
    // A negative assertion about a word that no event has would always hold.
    issues({ expect(app, noEvent: "state expandde") }, has: "'state expandde'")
    issues({ expectNever(app, event: "state expandde") }, has: "'state expandde'")
    issues({ expect(app, noEvent: "decided end rule=hlaf") }, has: "rule=hlaf", "half")
    issues(
      { expectAlways(app, "state", .different(from: "expandde")) }, has: "cannot be 'expandde'")
  }

  /// The issues of assertions in Swift name functions, not statements.
  @Test func issuesNameFunctions() throws {
    let app = try returned()
    issues({ expectAlways(app, "qqq", .rising) }, has: "`paths` lists them")
    issues(
      { expectAlways(app, "card.frame.y", .settled(at: 0, within: 1)) },
      has: "use `expectEventually`")
    issues(
      { expectEventually(app, "card.frame.y", .rising, in: .seconds(1)) }, has: "use `expectAlways`"
    )
    issues({ expectEventually(app, "card.frame.y", .rising, in: .zero) }, has: "use `expect")
    for call in [
      { expect(app, event: "") }, { expect(app, events: "completed end") },
      { expectAlways(app, "card.frame.y", .closeTo(within: 1)) },
    ] as [() -> Void] {
      nonisolated(unsafe) var texts: [String] = []
      withKnownIssue {
        call()
      } matching: { issue in
        texts += issue.comments.map(\.rawValue)
        return true
      }
      #expect(!texts.contains { $0.contains("expect ") }, "\(texts)")
    }
  }

  /// The same claims as statements: both hold, or both fail.
  @Test(
    arguments: [
      ("card.frame.y", PathClaim.atMost(247), true), ("card.frame.y", .atMost(200), false),
      ("card.frame.y", .above(-1), true), ("card.frame.y", .below(247), false),
      ("card.frame.y", .atLeast(247), false),
      ("card.frame", .closeTo(0, 200, 300, 400, within: 1000), true),
      ("state", .equal(to: "collapsed"), true), ("state", .different(from: "expanded"), true),
      ("progress", .overshoot(atMost: 0), true), ("progress", .monotone, false),
      ("progress", .rising, false), ("progress", .falling, false),
      ("card.frame.y", .continuous(within: 50), true),
      ("card.frame.y", .continuous(within: 0.5), false),
      ("card.frame.y", .continuous(within: 0.5, except: "card.1"), true),
    ] as [(String, PathClaim, Bool)])
  func alwaysIsThatOfScripts(path: String, claim: PathClaim, holds: Bool) throws {
    let app = try returned()
    let text = """
      scene city-guide
      set rule=half
      expect always \(path) \(claim)
      drag on=card by=0,-60 over=0.6 hold=0.2
      run
      """
    let script = PanScript(text, name: "always")
    if holds {
      expectAlways(app, path, claim)
      script.run()
    } else {
      issues({ expectAlways(app, path, claim) }, has: "always \(path) \(claim)")
      withKnownIssue { script.run() }
    }
  }

  @Test func neverAndEventuallyAreThoseOfScripts() throws {
    var app = try #require(BuiltInScenes.start("city-guide"))
    app.tap(on: "card")
    let copy = app
    expectEventually(app, "state", .equal(to: "expanded"), in: .milliseconds(300))
    expectEventually(app, "progress", .settled(at: 1, within: 0.001), in: .milliseconds(300))
    issues(
      { expectEventually(app, "progress", .atLeast(0.9), in: .milliseconds(100)) },
      has: "came no nearer than", "eventually progress >= 0.9 in 0.1 s")
    #expect(app.trace == copy.trace && app.now == copy.now)
    _ = app.run()
    expectEventually(app, "progress", .atLeast(0.9), in: .milliseconds(300), since: .zero)
    expectNever(app, event: "misuse")
    expectNever(app, event: "animator started", since: Instant(seconds: 0.2))
    issues({ expectNever(app, event: "animator started") }, has: "recorded: ")
    issues({ expectAlways(app, "card.farme.y", .rising) }, has: "did you mean 'card.frame")
  }

  /// The time may begin later than now; then nothing before it counts.
  @Test func theTimeOfAnExpectationMayBeginLater() throws {
    var app = try #require(BuiltInScenes.start("city-guide"))
    app.tap(on: "card")
    let later = Instant(seconds: 1)
    expectEventually(app, "state", .equal(to: "expanded"), in: .milliseconds(100), since: later)
    issues(
      {
        expectEventually(
          app, "state", .equal(to: "collapsed"), in: .milliseconds(100), since: later)
      }, has: "eventually state")
    issues(
      { expectAlways(app, "state", .equal(to: "collapsed"), since: later) }, has: "'since' is 1 s")
    issues({ expectNever(app, event: "misuse", since: later) }, has: "'since' is 1 s")
    #expect(app.now == .zero)
  }

  @Test func aFailureCarriesTheReasonTheChainTheFlipAndTheStrip() throws {
    let app = try returned()
    issues(
      { expect(app, "state", is: "expanded") },
      has: "state is collapsed, not expanded", "returned to collapsed", "rule ", "to flip ",
      "in Swift  drag(on: \"card\", by: Vector(dx: 0, dy: -", "completed start animator=card.1")
  }

  /// The change that a failure suggests leads elsewhere.
  @Test func theSuggestedChangeFlips() throws {
    var app = try #require(BuiltInScenes.start("city-guide"))
    try app.pan(.began)
    _ = app.advance(by: .milliseconds(100))
    try app.pan(.changed, dy: -40)
    try app.pan(.ended, vy: 300)
    _ = app.run()
    issues(
      { expect(app, "state", is: "expanded") },
      has: "in Swift  vy: 0\n",
      "`again vy=0` expands")
  }

  /// Without a gesture there is nothing to change, and a flick is changed as a drag.
  @Test func onlyAChangeOfTheGestureIsShownInSwift() throws {
    var app = try #require(BuiltInScenes.start("city-guide"))
    withKnownIssue {
      expect(app, "state", is: "expanded")
    } matching: { issue in
      !issue.comments.contains { $0.rawValue.contains("in Swift") }
    }
    app.flick(on: "card", .down)
    _ = app.run()
    issues(
      { expect(app, "state", is: "expanded") },
      has: "in Swift  drag(on: \"card\", by: Vector(", "over: .seconds(",
      "velocity: Vector(dx: 0, dy: 0)")
  }

  @Test func errorsAreWords() throws {
    var app = try #require(BuiltInScenes.start("city-guide"))
    var error: InputError?
    withKnownIssue {
      error = #expect(throws: InputError.self) { try app.pan(.changed, dy: -40) }
    }
    #expect(
      error.map { "\($0)" } == "no pan is in progress for 'changed'; report `.began` first")
    #expect(error?.errorDescription == error?.description)
    expectMisuse(.finishNotStopped) {
      let misuse = #expect(throws: InputError.self) { try app.handle(.animator(.finish(.end))) }
      #expect(misuse?.description.hasPrefix("misuse finish-not-stopped: ") == true)
    }
    #expect(
      OptionError("duration", -1, allowed: "more than 0").description
        == "'duration' cannot be -1; must be more than 0")
    let unknown = #expect(throws: OptionError.self) { try NamedRule.half.with("speeed", 1) }
    #expect(unknown?.description.hasPrefix("unknown parameter 'speeed'; ") == true)
    let unreadable = #expect(throws: Trace.Unreadable.self) { try Trace("0 tap\nx") }
    #expect(unreadable?.description.hasPrefix("line 2 is not an entry") == true)
    #expect(PanError.inProgress.description.hasPrefix("a pan is already in progress; "))
    #expect(TouchSynthesisError.tooManySamples(most: 9).description.contains("more than 9 touches"))
    let taken = Catalog.standard.adding(.half).problems.first
    #expect(
      taken?.description
        == "the name 'half' of a rule is taken; choose another, for example: my-half")
  }
}
