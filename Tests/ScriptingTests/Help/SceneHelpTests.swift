import ScriptingSupport
import TestSupport
import PantomimeKit
import PantomimeReporting
import PantomimeScenes
import PantomimeScripting
import Testing

/// The help on a scene says what there is to do, and all of it can be done.
@Suite(.timeLimit) struct SceneHelpTests {
  /// Typed in a session that has seen nothing, each line is answered by something that has happened.
  @Test(arguments: Scenes.all.map(\.name)) func whatItSaysToTryWorks(scene: String) throws {
    let entry = try #require(Scenes.named(scene))
    #expect(entry.examples.count == 3)
    let help = try #require(HelpText.standard.topic(scene))
    var talk = Talk()
    _ = try talk.say("scene \(scene)")
    for line in entry.examples {
      #expect(help.contains("\n    \(line)\n"))
      let before = talk.session
      let answer = try talk.say(line)
      #expect(!answer.isEmpty && !answer.contains("failed") && !answer.contains("misuse"))
      let (old, new) = (before.simulation, talk.session.simulation)
      #expect(new?.now != old?.now || new?.trace != old?.trace, "\(line): \(answer)")
      #expect(!answer.contains("nothing moved\n"), "\(line): \(answer)")
      #expect(!answer.contains("tap ignored"), "\(line): \(answer)")
    }
    var session = talk.session
    #expect(session.end().failures.isEmpty)
  }

  /// The help lists every invariant, with the path that reads it.
  @Test func everyInvariantIsListed() throws {
    let list = try #require(HelpText.standard.topic("invariants"))
    #expect(list.contains("show invariant.NAME") && list.contains("`hunt`"))
    for scene in Scenes.all.map(\.name) {
      let simulation = try #require(try Play("scene \(scene)").session.simulation)
      for one in simulation.invariants {
        #expect(list.contains(one.name) && list.contains(one.sentence), "\(scene): \(one.name)")
        #expect(simulation.read("invariant.\(one.name)") != nil)
      }
    }
  }

  /// Whatever a kind of thing is called there can be asked for.
  @Test(arguments: Scenes.all.map(\.name)) func whatItNamesIsThere(scene: String) throws {
    let help = try #require(HelpText.standard.topic(scene))
    let simulation = try #require(try Play("scene \(scene)").session.simulation)
    let kinds = [
      ("views", simulation.viewNames), ("to tap", simulation.tappable),
      ("to scroll", simulation.scrollViewNames), ("recognizers", simulation.gestureNames),
      ("animators", simulation.animatorNames),
      ("signals", try #require(Scenes.named(scene)).signals.map(\.name)),
    ]
    let lines = help.split(separator: "\n")
    for (kind, names) in kinds {
      let line = lines.first { $0.hasPrefix("  \(kind) ") }
      #expect((line != nil) == !names.isEmpty, "\(kind)")
      guard let line else { continue }
      for name in names.prefix(12) { #expect(line.contains(name), "\(kind): \(name)") }
      #expect(names.count <= 12 || line.hasSuffix(" and \(names.count - 12) more"))
    }
  }
}
