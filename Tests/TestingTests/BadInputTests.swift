import TestSupport
import Foundation
import PantomimeTesting
import Testing

/// Errors in a user's scenes, rules and estimators are reported, and never trap.
@Suite(.timeLimit) struct BadInputTests {
  static let bad = Catalog(
    scenes: [Refusing.self, PhotoViewer.self], rules: [.noNumber], estimators: [.noNumber]
  ).adding(AxisRule.undecided)

  /// Scripts in a folder that is taken away afterwards.
  private func scripts(
    _ texts: [String: String], _ body: ([PanScript]) throws -> Void
  ) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "pantomime-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in texts {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
    try body(PanScript.all(in: folder.path, catalog: Self.bad))
  }

  @Test(arguments: [
    ("scene photo-viewer sped=2", "has no option 'sped'"),
    ("scene photo-viewer; expect photo.farme.y 1", "did you mean 'photo.frame.y'?"),
    ("scene photo-viewer; expect event \"photo dismised\"", "did you mean"),
    ("scene photo-viewr", "did you mean 'photo-viewer'?"),
    ("scene photo-viewer; set rule=no-nubmer", "did you mean 'no-number'?"),
    ("scene photo-viewer; tap on=foto", "unknown view 'foto'"),
    ("scene photo-viewer; data image=fails", "does not support 'data'"),
    ("\u{0}", "a NUL character"), ("", "nothing to run"),
  ]) func wrongNamesAreFindings(text: String, words: String) throws {
    try scripts(["a.pan": text]) { scripts in
      #expect(scripts.count == 1)
      withKnownIssue {
        for script in scripts { script.run() }
      } matching: { issue in
        issue.comments.contains { $0.rawValue.contains(words) }
          && issue.sourceLocation?.fileID.hasSuffix("/a.pan") == true
      }
    }
  }

  /// Every method of it throws, at taps, touches, pans, animators and signals.
  @Test func aSceneThatRefusesEverythingIsToldOf() throws {
    let lines = [
      "tap on=box", "drag on=box by=0,-100", "pan began", "start", "flick up on=box",
      "data image=fails", "set speed=2", "set speed=3", "pause; scrub 0.4; reverse; finish",
    ]
    for line in lines {
      try scripts(["a.pan": "scene refusing\n\(line)\nrun\nexpect state refusing\n"]) { scripts in
        withKnownIssue { for script in scripts { script.run() } }
      }
    }
    var app = try Simulation(Refusing.self)
    withKnownIssue { app.drag(on: "box", by: Vector(dy: -100)) }
    withKnownIssue { app.tap(on: "box") }
    withKnownIssue { #expect(throws: InputError.self) { try app.pan(.began) } }
    withKnownIssue { #expect(throws: InputError.self) { try app.handle(.animator(.start())) } }
    #expect(app.run() == .rest)
    expect(app, "state", is: "refusing")
    expect(app, contains: .misuse)
    #expect(throws: OptionError.self) {
      try Simulation(
        Refusing.self,
        options: SceneOptions(
          Refusing.options,
          given: [
            (name: "speed", value: .number(9))
          ]))
    }
  }

  /// A margin, a velocity that is no number: nothing traps, and what is shown is a number.
  @Test func whatIsNoNumberIsNone() throws {
    let text = """
      scene photo-viewer
      set rule=no-number
      set estimator=no-number
      set axis=undecided
      drag on=photo by=0,-120
      velocity
      compare rules all
      set axis=scene
      drag on=photo by=0,-120
      velocity
      compare rules all
      why
      expect decision.margin 0
      expect pan.velocity 0,0
      run
      """
    try scripts(["a.pan": text]) { scripts in for script in scripts { script.run() } }
    var app = try Simulation(PhotoViewer.self)
    try app.handle(.setting(.estimator(.noNumber)))
    try app.handle(.setting(.rule(.noNumber)))
    app.drag(on: "photo", by: Vector(dy: -120))
    expect(app, "pan.velocity", isCloseTo: Vector())
    #expect(app.run() == .rest)
    for path in app.paths { #expect(app.read(path)?.numbers.allSatisfy(\.isFinite) ?? true) }
  }

  /// Scripts that use one another in a circle would all be left out as used.
  @Test func scriptsThatUseOneAnotherAreTests() throws {
    try scripts(["a.pan": "use b.pan\n", "b.pan": "use a.pan\n"]) { scripts in
      #expect(scripts.map { String($0.name.suffix(5)) } == ["a.pan", "b.pan"])
      for script in scripts { withKnownIssue { script.run() } }
    }
  }

  @Test func aFolderThatHoldsItselfIsSearchedOnce() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "pantomime-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("scene photo-viewer\n".utf8).write(to: folder.appendingPathComponent("a.pan"))
    try FileManager.default.createSymbolicLink(
      at: folder.appendingPathComponent("again"), withDestinationURL: folder)
    let name = folder.lastPathComponent
    #expect(
      PanScript.all(in: folder.path, catalog: Self.bad).map(\.name) == ["\(name)/a.pan"])
  }

  @Test func aFolderOfTenThousandScriptsIsRead() throws {
    let names = (0..<TestRun.count(10_000, oneIn: 50)).map { "s\($0).pan" }
    let text = "scene photo-viewer; expect state shown\n"
    let texts = Dictionary(uniqueKeysWithValues: names.map { ($0, text) })
    try scripts(texts) { scripts in
      #expect(scripts.count == names.count)
      #expect(Set(scripts.map(\.name)).count == names.count)
      for script in scripts.prefix(100) { script.run() }
    }
  }
}

/// A scene that refuses every input.
struct Refusing: TransitionScene {
  static let name = "refusing"
  static let options: [SceneOption] = [speed.option]
  static let signals = [SignalForm("data")]
  private static let speed = OptionKey.number(
    "speed", 0...10, .fraction, standard: 1, isLive: true, "How fast it refuses.")

  let tappable = ["box"]

  init(_ options: SceneOptions, on stage: inout Stage) throws(OptionError) {
    guard try options[Self.speed] < 9 else {
      throw OptionError(option: "speed", problem: "it is too fast")
    }
    let box = stage.addView("box", .frame(Rect2D(x: 0, y: 0, width: 390, height: 844)))
    stage.addGesture(.pan("pull"), on: box)
    stage.addAnimator("idle", try Animator(duration: 1))
  }

  mutating func pan(_ pan: Pan, on stage: inout Stage) throws(Misuse) { throw .finishNotStopped }
  mutating func panRefused(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
    throw .finishNotStopped
  }
  mutating func tap(_ view: String, on stage: inout Stage) throws(Misuse) {
    throw .finishNotStopped
  }
  mutating func start(after delay: Double?, on stage: inout Stage) throws(Misuse) {
    throw .finishNotStopped
  }
  mutating func touched(_ view: ViewID, _ touch: Touch, on stage: inout Stage) throws(Misuse) {
    throw .finishNotStopped
  }
  mutating func handle(
    _ gesture: GestureID, report: Pan, on stage: inout Stage
  ) throws(Misuse) { throw .finishNotStopped }
  mutating func didReceive(
    _ signal: String, options: SceneOptions, on stage: inout Stage
  ) throws(OptionError) { throw OptionError(option: "speed", problem: "no data are wanted") }
  mutating func optionsDidChange(_ options: SceneOptions, on stage: inout Stage) throws(OptionError)
  {
    throw OptionError(option: "speed", problem: "nothing changes")
  }
}

extension NamedRule {
  static let noNumber = NamedRule("no-number", "Its margin is no number.") { _ in NoNumber() }
}

private struct NoNumber: CompletionRule {
  func choose(_ lift: LiftOff) -> Decision {
    Decision(.complete, lift, by: .position, margin: .nan, .fraction, "it is \(Double.nan)")
  }
}

extension VelocityEstimator {
  static let noNumber = VelocityEstimator("no-number", "It is no number.", NoVelocity())
}

private struct NoVelocity: VelocityMethod {
  func velocity(of samples: ArraySlice<PointSample>, at now: Instant) -> Vector {
    Vector(dx: .nan, dy: -.infinity)
  }
}

extension AxisRule {
  static let undecided = AxisRule("undecided", "it never says anything") { _ in .undecided }
}
