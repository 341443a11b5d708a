import PantomimeScenes
import PantomimeTesting
import TestSupport
import Testing

/// Statements and pictures in a Swift test.
@Suite(.timeLimit) struct StatementTests {
  @Test func aScriptStartsASceneWithOptions() throws {
    let slow = "scene city-guide duration=0.4\ntap on=card; wait 0.1"
    var app = try Simulation(script: slow)
    expect(app, "time", isCloseTo: 0.1)
    #expect(app.run() == .rest)
    expect(app, "time", isCloseTo: 0.4)
    let errors = [
      ("scene city-guide duratoin=1", "did you mean 'duration'?"), ("set rate=120", "scene NAME"),
      ("scene city-guide; expect state expanded", "state is collapsed, not expanded"),
      ("scene city-guide; finish; run", "misuse finish-not-stopped"),
      ("scene city-guide; expect always progress < 0.5; tap on=card; run", "progress is 1"),
    ]
    for (script, words) in errors {
      let error = #expect(throws: StatementError.self) { try Simulation(script: script) }
      #expect(error?.description.contains(words) == true, "\(error?.description ?? "")")
    }
  }

  /// A transition of one's own, and statements in the midst of a test.
  @Test func statementsGoOnFromTheSimulation() throws {
    var app = try Simulation(
      script: """
        view card frame=0,700,390,844
        gesture pull pan on=card axis=vertical
        animator open duration=0.5
        animate card.frame to=0,0,390,844 on=open
        drive open by=pull along=up way=700 rule=half
        """)
    app.drag(on: "card", by: Vector(dy: -400), hold: .milliseconds(200))
    app.perform("run; expect open.place out; expect card.frame.y 0")
    expect(app, "card.frame.y", isCloseTo: 0)
    var other = app
    withKnownIssue { other.perform("expect open.place home") }
    withKnownIssue { other.perform("tap on=crad") }
    withKnownIssue { other.perform("expect always card.frame.y > 0; wait 0.1") }
    #expect(app.trace == other.trace)
    // Settings stay.
    try app.handle(.setting(.rule(.sign)))
    app.perform("wait 0.1")
    #expect(app.preferences.rule?.name == "sign")
  }

  /// The last statement of a script is checked as the others are.
  @Test(arguments: ["finish", "finish; run", "finish\nrun", "run; finish"])
  func aMisuseIsAnIssueWhereverItIs(script: String) throws {
    let start = "scene city-guide; tap on=card; wait 0.1"
    #expect(throws: StatementError.self) { try Simulation(script: "\(start); \(script)") }
    var app = try Simulation(script: start)
    withKnownIssue {
      app.perform(script)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("misuse finish-") }
    }
  }

  /// The scene continues after the script, so an animator may stay stopped.
  @Test func aStoppedAnimatorIsNotReleased() throws {
    var app = try Simulation(script: "scene city-guide; tap on=card; wait 0.1; pause; stop")
    app.perform("finish at=end")
    expect(app, "animator.state", is: "inactive")
  }

  /// A script in a string is divided into lines as the same script in a file.
  @Test(arguments: [
    "scene city-guide\ndrag on=card \\\n  by=0,-120\nrun",
    "scene city-guide\r\ndrag on=card by=0,-120\r\nrun\r\n",
    "\u{FEFF}scene city-guide\ndrag on=card by=0,-120\nrun",
    "scene city-guide; drag on=card by=0,-120; run",
    "let way=-120\nscene city-guide\n\n# A comment.\ndrag on=card by=0,$way\nrun",
  ]) func aScriptMayHaveSeveralLines(script: String) throws {
    var other = try Simulation(script: "scene city-guide")
    other.perform("drag on=card by=0,-120; run")
    #expect(try Simulation(script: script).trace == other.trace)
  }

  @Test func aCatalogWithProblemsRunsNothing() throws {
    let taken = Catalog.standard.adding(CityGuide.self)
    let error = #expect(throws: StatementError.self) {
      try Simulation(script: "scene city-guide", catalog: taken)
    }
    #expect(error?.description.contains("'city-guide' of a scene is taken") == true)
    var app = try Simulation(script: "scene city-guide")
    withKnownIssue { app.perform("wait 1", catalog: taken) }
    #expect(app.now == .zero)
  }

  @Test func picturesAreImages() throws {
    var app = try #require(BuiltInScenes.start("city-guide"))
    app.drag(on: "card", by: Vector(dy: -100))
    let images = [
      app.strip(), app.strip(frames: 3, of: "card"), app.plot("card.frame.y", "progress"),
      app.plane(), app.plane(rule: "half"),
    ]
    for image in images {
      #expect(image?.contains("<svg") == true && image?.contains("</svg>") == true)
    }
    #expect(Set(images).count == images.count)
  }

  /// A picture that can't be drawn is an issue with the reason, and a rule of the test can be drawn.
  @Test func aPictureThatCannotBeDrawnIsAnIssue() throws {
    let still = try #require(BuiltInScenes.start("city-guide"))
    var app = still
    app.drag(on: "card", by: Vector(dy: -100))
    let calls: [(String, () -> String?)] = [
      ("did you mean 'card.frame.y'", { app.plot("card.farme.y") }),
      ("did you mean 'half'", { app.plane(rule: "hlaf") }),
      ("pass your own with `catalog:`", { app.plane(rule: "steep") }),
      ("unknown view 'nosuch'", { app.strip(frames: 3, of: "nosuch") }),
      ("n", { app.strip(frames: -1) }), ("n", { app.strip(frames: .max, of: "card") }),
      ("no pan has begun yet", { still.plane() }),
    ]
    for (words, call) in calls {
      nonisolated(unsafe) var found: [String] = []
      withKnownIssue {
        #expect(call() == nil)
      } matching: { issue in
        found += issue.comments.map(\.rawValue)
        return true
      }
      #expect(found.count == 1 && found[0].count > 10 && found[0].contains(words), "\(found)")
    }
    #expect(app.plane(rule: "steep", catalog: .standard.adding(.steep))?.contains("<svg") == true)
  }
}
