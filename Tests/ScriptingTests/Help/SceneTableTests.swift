import ScriptingSupport
import TestSupport
import PantomimeKit
import PantomimeReporting
import PantomimeScenes
import PantomimeScripting
import Testing

/// Laws that hold for every built-in scene as the language shows it.
@Suite(.timeLimit) struct SceneTableTests {
  static let names = Scenes.all.map(\.name)

  private func entry(_ name: String) throws -> SceneEntry { try #require(Scenes.named(name)) }

  @Test func namesAreUniqueAndSummariesSentences() {
    #expect(Set(Self.names).count == Self.names.count)
    for scene in Scenes.all { #expect(isSentence(scene.summary), "\(scene.summary)") }
    let lines = HelpText.standard.scenes.split(separator: "\n")
    #expect(lines.count == Scenes.all.count)
    for (line, scene) in zip(lines, Scenes.all) {
      #expect(line.hasPrefix("\(scene.name) ") && line.hasSuffix("  \(scene.summary)"))
    }
  }

  @Test(arguments: names)
  func startsWithItsDefaults(name: String) throws {
    let scene = try entry(name)
    let started = try scene.start(SceneOptions(scene.options))
    #expect(started.now == .zero)
    let play = try Play("scene \(name)")
    #expect(play.trace == started.trace.text)
  }

  /// Written out, the defaults are what is meant where nothing is written.
  @Test(arguments: names)
  func defaultsAreAcceptedAsText(name: String) throws {
    let scene = try entry(name)
    let written = scene.options.map { "\($0.name)=\($0.standard.text)" }
    for option in written { _ = try Play("scene \(name) \(option)") }
    let all = try Play("scene \(name) " + written.joined(separator: " "))
    #expect(try all.trace == Play("scene \(name)").trace)
  }

  @Test(arguments: names)
  func everyCandidateOfAnOptionIsAccepted(name: String) throws {
    for option in try entry(name).options {
      for value in OptionReader.candidates(option) where value.last != "(" {
        _ = try Play("scene \(name) \(option.name)=\(value)")
      }
    }
  }

  @Test(arguments: names)
  func everyPathReads(name: String) throws {
    let simulation = try #require(try Play("scene \(name)").session.simulation)
    #expect(Set(simulation.paths).count == simulation.paths.count)
    for path in simulation.paths {
      let pathValue = try #require(simulation.read(path), "\(path)")
      for part in pathValue.components {
        #expect(simulation.read("\(path).\(part)") == pathValue.component(part))
      }
    }
    for path in ["", ".", "card", "fraction.x", "card.frame.z", "card.99.frame", "time.", ".time"] {
      #expect(simulation.read(path) == nil, "\(path)")
    }
  }

  /// Every path that the scene declares is among those that `show` lists.
  @Test(arguments: names)
  func declaredPathsAreListed(name: String) throws {
    let listed = try #require(try Play("scene \(name)").session.simulation).paths
    for path in try entry(name).paths {
      let first = path.name.split(separator: ".").map { $0 == "N" ? "0" : $0 }
      #expect(listed.contains(first.joined(separator: ".")), "\(path.name)")
      #expect(isSentence(path.summary), "\(path.summary)")
    }
  }

  /// `expect` accepts the output of `show`: the same words both ways.
  @Test(arguments: names)
  func whatIsShownCanBeExpected(name: String) throws {
    var play = try Play("scene \(name)")
    for path in try #require(play.session.simulation).paths {
      let pathValue = try #require(play.read(path))
      try play.play(["expect \(path) \(PathValueText.text(pathValue, isExact: true))"])
      #expect(play.verdicts.last == .passed, "\(path)")
    }
  }

  /// The help on a scene is true: its options are accepted and no others, their defaults are the
  /// values of omitted options, and its paths exist.
  @Test(arguments: names)
  func helpTellsItsOptionsAndPaths(name: String) throws {
    let help = try #require(HelpText.standard.topic(name))
    let lines = help.split(separator: "\n").map(String.init)
    // The ladder of the empty stage has a separate test.
    let ladder = "  your own transition, step by step:"
    let end =
      lines.firstIndex { ["  faults:", "  always:", "  at rest:", ladder].contains($0) }
      ?? lines.count
    let entry = try #require(Scenes.named(name))
    let heading = lines.firstIndex(of: "  added paths:")
    #expect((heading == nil) == entry.paths.isEmpty)
    let paths = heading ?? end
    let options = try #require(lines.firstIndex(of: "  options:"))
    try #require(lines[0] == "scene \(name)" && options < paths)
    #expect(isSentence(String(lines[1].dropFirst(2))))
    let plain = try Play("scene \(name)")
    var told: Set<String> = []
    for line in lines[(options + 1)..<paths] {
      let option = String(line.dropFirst(4).prefix { $0 != " " })
      told.insert(option)
      let summary = try #require(line.firstRange(of: " Accepts ")).lowerBound
      #expect(isSentence(words(of: line[..<summary].dropFirst(4 + option.count))), "\(line)")
      let standard = try #require(line.ranges(of: "; default ").last).upperBound
      #expect(line.hasSuffix("."), "\(line)")
      let written = "scene \(name) \(option)=\(line[standard...].dropLast())"
      #expect(try Play(written).trace == plain.trace, "\(line)")
    }
    for option in Set(Scenes.all.flatMap { $0.options.map(\.name) }).subtracting(told) {
      #expect(throws: ScriptError.self, "\(option)") { try Play("scene \(name) \(option)=1") }
    }
    for line in lines[min(paths + 1, end)..<end] {
      let told = line.dropFirst(4).prefix { $0 != " " }
      let path = told.split(separator: ".").map { $0 == "N" ? "0" : $0 }
      #expect(plain.read(path.joined(separator: ".")) != nil, "\(line)")
      #expect(isSentence(words(of: line.dropFirst(4 + told.count))), "\(line)")
    }
  }

  private func words(of text: Substring) -> String { String(text.drop { $0 == " " }) }

  @Test(arguments: names)
  func everyViewThatCanBeTappedIsTappedOrTheTraceSaysWhyNot(name: String) throws {
    let simulation = try #require(try Play("scene \(name)").session.simulation)
    #expect(Set(simulation.tappable).isSubset(of: simulation.viewNames))
    for view in simulation.tappable {
      let play = try Play("scene \(name)", "tap on=\(view)")
      let names = Set(play.steps[1].entries.map(\.event.name))
      // A pan that begins at touch-down takes the finger.
      #expect(!names.isDisjoint(with: ["tap", "tap ignored", "gesture began"]), "\(view)")
      #expect(play.failures.isEmpty, "\(view)")
    }
  }
}
