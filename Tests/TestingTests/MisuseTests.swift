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

  /// What a call throws is the caller's; it is recorded only if the test lets it through.
  @Test func thatIsThrown() throws {
    var app = try misusing()
    #expect(throws: InputError.misuse(.finishNotStopped)) {
      try app.handle(.animator(.finish(.end)))
    }
    try expectMisuse(.finishNotStopped) { try app.handle(.animator(.finish(.end))) }
    try issues("no misuse stop-stopped happened", "misuse finish-not-stopped") {
      try expectMisuse(.stopStopped) { try app.handle(.animator(.finish(.end))) }
    }
    try issues("no misuse finish-not-stopped happened; remove `expectMisuse(.finishNotStopped)`") {
      expectMisuse(.finishNotStopped) {}
    }
    #expect(throws: InputError.self) {
      try expectMisuse(.finishNotStopped) { try app.handle(.tap(view: "foo")) }
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
    let count = app.log.entries.count
    try issues("'dy' cannot be nan") { app.pan([.began, .changed(dy: .nan)]) }
    try issues("'vx' cannot be inf") { app.pan([.began, .ended(vx: .infinity)]) }
    try issues("'fraction' cannot be nan") { try app.handle(.animator(.scrub(.nan))) }
    try issues("'dx' cannot be -inf") { try app.pan(.began, dx: -.infinity) }
    try issues("'every' cannot be -1 s") { app.pan([.began, .ended], every: .seconds(-1)) }
    try issues("'by' cannot be -1 s") { app.advance(by: .seconds(-1)) }
    try issues("'in' cannot be -1 s") {
      expectEventually(app, "box.frame.y", .atLeast(0), in: .seconds(-1))
    }
    try issues("'within' cannot be -1") { expect(app, "box.frame.y", isCloseTo: 0, within: -1) }
    #expect(app.log.entries.count == count && app.now == .zero)
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
    animator = stage.addAnimator("lift", try Animator(lasting: 0.5))
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
