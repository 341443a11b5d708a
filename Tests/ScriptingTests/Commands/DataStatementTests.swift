import ScriptingSupport
import TestSupport
import PantomimeReporting
import PantomimeScenes
import PantomimeScripting
import Testing

/// `data`, and options that hold several numbers.
@Suite(.timeLimit) struct DataStatementTests {
  private func problems(_ lines: String...) -> [String] {
    let script = Script(Array(lines.joined(separator: "\n").utf8), file: nil)
    return script.diagnostics.map { Diagnostic.text(of: [$0], style: .plain) }
  }

  @Test func isRefusedWhereNoDataCome() throws {
    for scene in Scenes.all where scene.signals.isEmpty {
      let found = problems("scene \(scene.name)", "data")
      #expect(found.count == 1)
      #expect(found.first?.contains("this scene does not support 'data'") == true)
      #expect(found.first?.contains("pokedex-detail does") == true)
    }
    #expect(problems("data").count == 1)
  }

  @Test func onlyAScreenThatPreparesAnythingAppears() {
    for scene in Scenes.all where scene.signals.isEmpty {
      let found = problems("scene \(scene.name)", "appear")
      #expect(found.count == 1 && found.first?.contains("pokedex-detail does") == true)
    }
    #expect(problems("appear").count == 1)
    #expect(problems("scene pokedex-detail", "appear now").count == 1)
    #expect(problems("scene pokedex-detail", "appear image=loads").count == 1)
  }

  @Test(arguments: [
    "data seed=2", "data image=perhaps", "data image-latency=-1", "data image-latency=soon",
    "data again", "data image=loads image=fails",
  ])
  func badValuesAreFoundBeforeAnythingRuns(line: String) {
    #expect(problems("scene pokedex-detail", line).count == 1)
  }

  @Test func whatIsNotGivenIsAsTheSceneSays() throws {
    let play = try Play(
      "scene pokedex-detail image=fails image-latency=0.2", "run", "at 5 data", "at 5.2",
      "expect event \"image failed\"", "expect creature.image empty",
      "at 5.2 data image=loads", "at 5.4", "expect creature.image loaded")
    #expect(play.failures.isEmpty)
  }

  @Test(arguments: ["0", "255", "45,49,49,65,65,45"])
  func oneNumberOrSix(stats: String) throws {
    _ = try Play("scene pokedex-detail stats=\(stats)")
  }

  @Test(arguments: ["", "256", "-1", "1.5", "1,2", "1,2,3,4,5,6,7", "1,2,3,4,5,x", "none"])
  func otherNumbersAreRefused(stats: String) {
    #expect(problems("scene pokedex-detail stats=\(stats)").count == 1)
  }

  @Test(arguments: ["375x667", "390x845", "390", "844x390"])
  func otherScreensAreRefusedWithThoseThereAre(screen: String) {
    let found = problems("scene pokedex-detail screen=\(screen)").first ?? ""
    #expect(found.contains("390x844") && found.contains("414x896"))
  }
}
