import TestSupport
import PantomimeTesting
import Testing

/// Scripts are tests: each case is one, and its failures are reported at their lines.
@Suite(.timeLimit) struct PanScriptTests {
  static let ours = Catalog(scenes: [PhotoViewer.self], rules: [.steep])

  @Test(arguments: PanScript.all(in: "Gestures", catalog: ours))
  func gestures(_ script: PanScript) { script.run() }

  @Test func eachCaseIsOneAndWhatIsUsedIsNone() {
    #expect(
      PanScript.all(in: "Gestures", catalog: Self.ours).map(\.description) == [
        "Gestures/dismiss.pan:far", "Gestures/dismiss.pan:near", "Gestures/inner/rule.pan",
      ])
    #expect(
      PanScript.all(in: "Gestures/inner/../inner", catalog: Self.ours).map(\.name) == [
        "inner/rule.pan"
      ])
  }

  private func run(_ name: String) throws {
    let script = PanScript.all(in: "Broken", catalog: Self.ours)
      .first { $0.name.hasPrefix("Broken/\(name).pan") }
    try #require(script).run()
  }

  @Test func aFailureIsToldAtItsOwnLine() throws {
    try withKnownIssue {
      try run("late")
    } matching: { issue in
      let place = issue.sourceLocation
      return place?.fileID == "Broken/late.pan" && place?.line == 2 && place?.column == 1
        && issue.comments.contains { $0.rawValue.contains("state is shown") }
    }
  }

  @Test func anErrorIsToldWithWhatToWriteInstead() throws {
    try withKnownIssue {
      try run("failing")
    } matching: { issue in
      issue.sourceLocation?.fileID == "Broken/failing.pan" && issue.sourceLocation?.line == 2
        && issue.sourceLocation?.column == 8
    }
  }

  /// A known failure is a known issue, and nothing of a script to be skipped is run.
  @Test func knownFailuresAndSkipsAreHonoured() throws {
    try run("known")
    try run("skipped")
  }

  @Test(arguments: [
    ("Nowhere", "no folder"), ("Empty", "no *.pan file"),
    ("PhotoViewer.swift", "is not a folder"),
  ]) func aFolderWithoutScriptsIsOneThatFails(folder: String, reason: String) {
    let scripts = PanScript.all(in: folder)
    #expect(scripts.map(\.name) == [folder])
    withKnownIssue {
      for script in scripts { script.run() }
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains(reason) }
        && issue.sourceLocation?.fileID == "TestingTests/PanScriptTests.swift"
    }
  }

  @Test func aNameThatIsTakenIsOneThatFails() {
    let catalog = Self.ours.adding(PhotoViewer.self)
    #expect(catalog.problems.map(\.name) == ["photo-viewer"])
    let scripts = PanScript.all(in: "Gestures", catalog: catalog)
    #expect(scripts.count == 1)
    withKnownIssue {
      for script in scripts { script.run() }
    } matching: {
      $0.comments.contains { $0.rawValue.contains("'photo-viewer' of a scene is taken") }
    }
  }

  /// Without the scene every script of it fails, with a suggestion at the name.
  @Test func aSceneThatIsNotInTheCatalogIsAnError() {
    withKnownIssue {
      for script in PanScript.all(in: "Gestures") { script.run() }
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("unknown ") }
    }
  }

  @Test func aScriptInAStringIsRun() {
    let catalog = Catalog.standard.adding(PhotoViewer.self)
    let text = "scene photo-viewer; drag on=photo by=0,-220; run; expect state dismissed"
    PanScript(text, catalog: catalog).run()
    withKnownIssue {
      PanScript("scene photo-viewer\nexpect state dismissed", catalog: catalog).run()
    } matching: { issue in
      issue.comments.contains { $0.rawValue.hasPrefix("script:2: expect state dismissed") }
        && issue.sourceLocation?.fileID == "TestingTests/PanScriptTests.swift"
    }
    // Every case of it is run.
    let cases = "case near way=-20\ncase far way=-220\nscene photo-viewer\n"
    withKnownIssue {
      PanScript(
        cases + "drag on=photo by=0,$way\nrun\nexpect state dismissed", catalog: catalog
      ).run()
    } matching: {
      $0.comments.contains { $0.rawValue.contains("script:6: expect state dismissed") }
    }
    withKnownIssue { PanScript("").run() }
  }
}
