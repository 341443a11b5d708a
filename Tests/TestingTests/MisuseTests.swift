import PantomimeTesting
import TestSupport
import Testing

/// A misuse fails a test wherever it happens, as it fails a script.
@Suite(.timeLimit) struct MisuseTests {
  private func issues(_ words: String..., from body: () throws -> Void) throws {
    nonisolated(unsafe) var comments: [String] = []
    try withKnownIssue {
      try body()
    } matching: { issue in
      comments += issue.comments.map(\.rawValue)
      return issue.sourceLocation?.fileID.hasSuffix("/MisuseTests.swift") ?? false
    }
    let text = comments.joined(separator: "\n")
    for words in words { #expect(text.contains(words), "\(text)") }
  }

  private func misusing(_ place: String = "nowhere") throws -> Simulation {
    try Simulation(
      Misusing.self,
      options: SceneOptions(Misusing.options, given: [(name: "in", value: .word(place))]))
  }

  @Test func inTheInitializer() throws {
    try issues("misuse name-taken", "this call is invalid; nothing changed", "the name is taken") {
      _ = try misusing("initializer")
    }
    try expectMisuse(.nameTaken) { _ = try misusing("initializer") }
  }

  @Test func inACompletionHandler() throws {
    let words = [
      "misuse finish-not-stopped", "UIKit raises an exception here",
      "expectMisuse(.finishNotStopped)",
    ]
    for advance in [
      { (app: inout Simulation) in _ = app.run() },
      { (app: inout Simulation) in _ = app.advance(by: .seconds(1)) },
      { (app: inout Simulation) in _ = try? app.advance(to: Instant(seconds: 1)) },
      { (app: inout Simulation) in app.press(on: "box", for: .seconds(1)) },
    ] {
      var app = try misusing("completion")
      try app.handle(.animator(.start()))
      try issues(words[0], words[1], words[2]) { advance(&app) }
      var other = try misusing("completion")
      try other.handle(.animator(.start()))
      expectMisuse(.finishNotStopped) { advance(&other) }
    }
  }

  @Test func ofAGesture() throws {
    for gesture in [
      { (app: inout Simulation) in app.tap(on: "box") },
      { (app: inout Simulation) in app.pan([.began, .ended]) },
      { (app: inout Simulation) in app.drag(on: "box", by: Vector(dy: 100)) },
    ] {
      var app = try misusing("gesture")
      try issues("misuse finish-not-stopped") { gesture(&app) }
      // A pan that was refused is still in progress.
      var other = try misusing("gesture")
      expectMisuse(.finishNotStopped) { gesture(&other) }
    }
  }

  /// A misuse that a call throws is recorded at the call, with what UIKit does and when, so that it
  /// doesn't matter what the test does with the error.
  @Test func thatIsThrown() throws {
    var app = try misusing()
    app.advance(by: .milliseconds(100))
    let words = [
      "misuse finish-not-stopped", "UIKit raises an exception here; nothing changed",
      "0.1 misuse finish-not-stopped animator=lift", "expectMisuse(.finishNotStopped) { … }",
    ]
    for call in [
      { (app: inout Simulation) in try app.handle(.animator(.finish(.end))) },
      { (app: inout Simulation) in
        #expect(throws: InputError.misuse(.finishNotStopped)) {
          try app.handle(.animator(.finish(.end)))
        }
      },
      { (app: inout Simulation) in try? app.handle(.animator(.finish(.end))) },
    ] {
      try issues(words[0], words[1], words[2], words[3]) { try? call(&app) }
      expectMisuse(.finishNotStopped) { try? call(&app) }
    }
    var pan = try misusing("gesture")
    try issues(words[0], words[1], "0 misuse finish-not-stopped animator=lift") {
      try? pan.pan(.began)
    }
    try issues("misuse negative-delay", "'afterDelay' is nan", "UIKit raises") {
      try? app.handle(.animator(.start(afterDelay: .nan)))
    }
    try app.handle(.animator(.start()))
    try app.handle(.animator(.pause))
    try issues("misuse bad-factor", "'durationFactor' is -1") {
      try? app.handle(.animator(.resume(durationFactor: -1)))
    }
    try expectMisuse(.finishNotStopped) { try app.handle(.animator(.finish(.end))) }
    try issues("no misuse stop-stopped happened", "misuse finish-not-stopped") {
      try expectMisuse(.stopStopped) { try app.handle(.animator(.finish(.end))) }
    }
    try issues("no misuse finish-not-stopped happened; remove `expectMisuse(.finishNotStopped)`") {
      expectMisuse(.finishNotStopped) {}
    }
    // Each level expects one misuse, and leaves the others to the levels around it.
    expectMisuse(.negativeDelay) {
      expectMisuse(.finishNotStopped) {
        try? app.handle(.animator(.finish(.end)))
        try? app.handle(.animator(.start(afterDelay: -1)))
      }
    }
    withKnownIssue {
      #expect(throws: InputError.self) {
        try expectMisuse(.finishNotStopped) { try app.handle(.tap(view: "foo")) }
      }
    }
  }

  /// Swift Testing reports an error that a test throws at the test's first line, so the issue of an
  /// impossible input is recorded at the call, as that of a misuse is.
  @Test func impossibleInputsAreIssuesAtTheirCalls() throws {
    nonisolated(unsafe) var lines: [Int] = []
    let lift = TouchStream([TimedTouch(.zero, Touch(.up, id: 3, at: .zero))])
    let calls: [(String, (inout Simulation) throws -> Void)] = [
      (
        "unknown view 'foo'",
        {
          lines.append(#line + 1)
          try $0.handle(.tap(view: "foo"))
        }
      ),
      (
        "'fraction' cannot be nan; must be a finite number",
        {
          lines.append(#line + 1)
          try $0.handle(.animator(.scrub(.nan)))
        }
      ),
      (
        "no pan is in progress for 'changed'",
        {
          lines.append(#line + 1)
          try $0.pan(.changed, dy: -40)
        }
      ),
      (
        "time cannot move back from 1 s to 0 s",
        {
          lines.append(#line + 1)
          try $0.advance(to: .zero)
        }
      ),
      (
        "finger 3 is not down",
        {
          lines.append(#line + 1)
          try $0.play(lift)
        }
      ),
    ]
    for (words, call) in calls {
      var app = try misusing()
      app.advance(by: .seconds(1))
      if words.hasPrefix("finger") { app = try misusing() }
      nonisolated(unsafe) var found: [(line: Int?, text: String)] = []
      try withKnownIssue {
        try call(&app)
      } matching: { issue in
        if let text = issue.comments.first?.rawValue {
          found.append((issue.sourceLocation?.line, text))
        }
        return true
      }
      #expect(found.count == 1 && found.first?.text.hasPrefix(words) == true, "\(found)")
      #expect(found.first?.line == lines.last, "\(found)")
    }
  }

  /// A misuse that UIKit tolerates is none, unless it is expected.
  @Test func thatIsTolerated() throws {
    var app = try misusing()
    try app.handle(.animator(.start()))
    try app.handle(.animator(.scrub(0.5)))
    expect(app, contains: .misuse)
    try expectMisuse(.scrubNotPaused) { try app.handle(.animator(.scrub(0.5))) }
  }

  @Test func numbersThatAreNone() throws {
    var app = try misusing()
    let trace = app.trace
    try issues("'dy' cannot be nan") {
      var copy = app; copy.pan([.began, .changed(dy: .nan)])
    }
    try issues("'vx' cannot be inf") {
      var copy = app; copy.pan([.began, .ended(vx: .infinity)])
    }
    try issues("'fraction' cannot be nan") { try app.handle(.animator(.scrub(.nan))) }
    try issues("'dx' cannot be -inf") { try app.pan(.began, dx: -.infinity) }
    try issues("'vy' cannot be nan; must be a finite number") {
      try app.pan(.began, vy: .nan)
    }
    try issues("'x' cannot be nan") {
      try app.pan(.began, at: Point2D(x: .nan, y: 1))
    }
    let touch = Touch(.down, id: 3, at: Point2D(x: 1, y: .nan))
    try issues("the position of finger 3 is not a number, or too far away; use screen") {
      try app.handle(.touch([touch]))
    }
    try issues("the position of finger 3 is not a number") {
      try app.play(TouchStream([TimedTouch(.zero, touch)]))
    }
    for (claim, words) in [
      (PathClaim.below(.nan), "'below' cannot be nan; must be a finite number"),
      (.atMost(.infinity), "'atMost' cannot be inf"),
      (.closeTo(1, .nan), "'closeTo' cannot be nan"),
      (.continuous(within: -1), "'within' cannot be -1; must be a finite number, at least 0"),
      (.settled(at: .nan, within: 1), "'at' cannot be nan"),
      (.settled(at: 1, within: .nan), "'within' cannot be nan"),
      (.overshoot(atMost: -1), "'atMost' cannot be -1"),
    ] {
      try issues(words) { expectAlways(app, "box.frame.y", claim) }
      try issues(words) { expectEventually(app, "box.frame.y", claim, in: .seconds(1)) }
    }
    try issues("'count' cannot be -1") { expect(app, event: "tap", count: -1) }
    try issues("'count' cannot be -1") { expect(app, recorded: .tap, count: -1) }
    try issues("'every' cannot be -1 s") {
      var copy = app; copy.pan([.began, .ended], every: .seconds(-1))
    }
    try issues("'in' cannot be -1 s") {
      expectEventually(app, "box.frame.y", .atLeast(0), in: .seconds(-1))
    }
    try issues("'within' cannot be -1") { expect(app, "box.frame.y", isCloseTo: 0, within: -1) }
    // The log keeps refused inputs, too.
    #expect(app.trace == trace && app.now == .zero)
    try issues("misuse out-of-range", "value=-1") { app.advance(by: .seconds(-1)) }
    expectMisuse(.outOfRange) { app.advance(by: .seconds(-1)) }
  }

  /// A path that isn't one number is an issue that names the numbers of the path.
  @Test func numbersAreRead() throws {
    let app = try misusing()
    #expect(app.number("box.frame.height") == 844)
    try issues("box.frame is 0,0,390,844, which is not a number; read 'box.frame.x', ") {
      #expect(app.number("box.frame").isNaN)
    }
    try issues("did you mean 'box.frame.y'?") { #expect(app.number("box.farme.y").isNaN) }
  }
}

/// Misuses in asynchronous tests.
@Suite(.timeLimit) struct AsyncMisuseTests {
  @Test func anAsynchronousClosureIsExpectedToMisuse() async throws {
    let app = try Misusing.started("completion")
    await expectMisuse(.finishNotStopped) {
      await Task.yield()
      var copy = app
      copy.run()
    }
    // Tasks that the closure awaits belong to it.
    await expectMisuse(.finishNotStopped) {
      await withTaskGroup { group in
        for _ in 0..<64 {
          group.addTask {
            var copy = app
            copy.run()
          }
        }
      }
    }
    expectMisuse(.finishNotStopped) {
      var copy = app
      copy.run()
    }
    struct Other: Error {}
    await #expect(throws: Other.self) {
      try await expectMisuse(.finishNotStopped) {
        await Task.yield()
        throw Other()
      }
    }
    await withKnownIssue {
      await expectMisuse(.finishNotStopped) { await Task.yield() }
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("no misuse finish-not-stopped happened") }
    }
  }

  /// A task that outlives the closure isn't expected to misuse anything.
  @Test func aMisuseAfterTheClosureIsAnIssue() async throws {
    let app = try Misusing.started("completion")
    await withKnownIssue {
      let (wait, go) = AsyncStream<Void>.makeStream()
      var late: Task<Void, Never>?
      expectMisuse(.finishNotStopped) {
        var copy = app
        copy.run()
        late = Task {
          for await _ in wait {}
          var copy = app
          copy.run()
        }
      }
      go.finish()
      await late?.value
    } matching: { issue in
      issue.comments.contains { $0.rawValue.hasPrefix("misuse finish-not-stopped: ") }
    }
  }
}

/// Misuses and failures in statements.
@Suite(.timeLimit) struct StatementMisuseTests {
  static let catalog = Catalog(scenes: [Misusing.self])

  private func texts(_ body: () throws -> Void) rethrows -> [String] {
    nonisolated(unsafe) var texts: [String] = []
    try withKnownIssue(isIntermittent: true) {
      try body()
    } matching: { issue in
      texts += issue.comments.map(\.rawValue)
      return true
    }
    return texts
  }

  /// Every failed expectation and every misuse is an issue, as in a script.
  @Test func everyFailureIsAnIssue() throws {
    let script = "expect box.frame.height 0; expect box.frame.height 1; finish at=end"
    var app = try Simulation(Misusing.self)
    let performed = texts { app.perform(script) }
    let scripted = texts {
      PanScript("scene misusing; \(script)", catalog: Self.catalog).run()
    }
    #expect(performed.count == 3 && scripted.count == 3, "\(performed)\n\(scripted)")
    let starts = [
      "expect box.frame.height 0: box.frame.height is 844",
      "expect box.frame.height 1: box.frame.height is 844",
      "finish at=end: misuse finish-not-stopped: ",
    ]
    for (text, start) in zip(performed, starts) { #expect(text.hasPrefix(start), "\(text)") }
    for (text, start) in zip(scripted, starts) {
      #expect(text.hasPrefix("script:1: \(start)"), "\(text)")
    }
    let broken = texts { app.perform("expect box.frame.height 0; zonk") }
    #expect(broken.count == 2 && broken[1].contains("unknown verb 'zonk'"), "\(broken)")
    let error = #expect(throws: StatementError.self) {
      try Simulation(script: "scene misusing; \(script)", catalog: Self.catalog)
    }
    for start in starts.dropLast() { #expect(error?.description.contains(start) == true) }
    #expect(error?.description.contains("finish at=end: ") == true)
  }

  /// A misuse of a statement is shown as one of a call.
  @Test func aMisuseHasItsPlace() throws {
    for script in ["drag on=box by=0,-100", "tap on=box", "pan began"] {
      var app = try Misusing.scene("gesture")
      let found = texts { app.perform("wait 0.5; \(script); expect box.alpha 1") }
      #expect(found.count == 1, "\(found)")
      let words = [
        "\(script): misuse finish-not-stopped: ", "UIKit raises an exception here; nothing changed",
        " misuse finish-not-stopped animator=lift", "expectMisuse(.finishNotStopped) { … }",
        "expect misuse finish-not-stopped",
      ]
      for word in words { #expect(found.first?.contains(word) == true, "\(found)") }
      app = try Misusing.scene("gesture")
      #expect(texts { app.perform("\(script); expect misuse finish-not-stopped") }.isEmpty)
    }
  }

  /// A misuse of statements can be expected, and no other issue contradicts that.
  @Test func aMisuseOfStatementsIsExpected() throws {
    let start = "scene misusing in=completion; start"
    expectMisuse(.finishNotStopped) {
      var app = try? Misusing.started("completion")
      app?.perform("run")
    }
    expectMisuse(.finishNotStopped) {
      PanScript("\(start); run", catalog: Self.catalog).run()
    }
    try expectMisuse(.finishNotStopped) {
      _ = try Simulation(script: "\(start); run", catalog: Self.catalog)
    }
    expectMisuse(.finishNotStopped) {
      _ = try? Simulation(script: "\(start); run", catalog: Self.catalog)
    }
    expectMisuse(.scrubNotPaused) {
      var app = try? Misusing.started("nowhere")
      app?.perform("scrub 0.5")
    }
    expectMisuse(.releasedUnfinished) {
      PanScript("scene misusing; start; stop finishing=yes", catalog: Self.catalog).run()
    }
    let wrong = texts {
      expectMisuse(.stopStopped) {
        var app = try? Misusing.started("completion")
        app?.perform("run; expect box.frame.height 0")
      }
    }
    #expect(wrong.count == 3, "\(wrong)")
    #expect(wrong.contains { $0.contains("box.frame.height is 844") })
    #expect(wrong.contains { $0.hasPrefix("run: misuse finish-not-stopped: ") })
    #expect(wrong.contains { $0.contains("no misuse stop-stopped happened") })
    let inner = texts {
      expectMisuse(.stopStopped) {
        var app = try? Misusing.started("nowhere")
        app?.perform("finish at=end; expect misuse finish-not-stopped")
      }
    }
    #expect(inner.count == 1 && inner[0].contains("no misuse stop-stopped"), "\(inner)")
  }

  @Test func misusesAreExplainedInSwift() {
    for misuse in Misuse.allCases {
      #expect(!misuse.explanation.contains("finishing=yes"), "\(misuse.explanation)")
    }
  }
}

extension Misusing {
  /// Returns the scene at its start, which misuses the animator in a method.
  fileprivate static func scene(_ place: String) throws -> Simulation {
    try Simulation(
      Misusing.self, options: SceneOptions(options, given: [(name: "in", value: .word(place))]))
  }

  /// Returns the scene after the animator has started.
  fileprivate static func started(_ place: String) throws -> Simulation {
    var app = try scene(place)
    try app.handle(.animator(.start()))
    return app
  }
}

/// A scene that finishes an animator which isn't stopped.
private struct Misusing: TransitionScene {
  static let name = "misusing"
  static let options: [SceneOption] = [place.option]
  private static let place = OptionKey<Place>.choice("in", "The misusing method.")

  enum Place: String, CaseIterable, Sendable { case nowhere, initializer, completion, gesture }

  let tappable = ["box"]
  private let place: Place
  private let animator: AnimatorID

  init(_ options: SceneOptions, on stage: inout Stage) throws(OptionError) {
    place = try options[Self.place]
    let box = stage.addView("box", .frame(Rect2D(x: 0, y: 0, width: 390, height: 844)))
    if place == .initializer { stage.addView("box", .frame(Rect2D())) }
    stage.addGesture(.pan("pull"), on: box)
    animator = stage.addAnimator("lift", try Animator(duration: 0.5))
    try? stage.addAnimations(to: animator) { $0[box, .frame].y = 100 }
  }

  mutating func pan(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
    if place == .gesture, pan.state == .began { try stage.finish(animator, at: .end) }
  }
  mutating func tap(_ view: String, on stage: inout Stage) throws(Misuse) {
    if place == .gesture { try stage.finish(animator, at: .end) }
  }
  mutating func animatorDidComplete(
    _ id: AnimatorID, at position: Position, on stage: inout Stage
  ) {
    if place == .completion { try? stage.finish(animator, at: .end) }
  }
}
