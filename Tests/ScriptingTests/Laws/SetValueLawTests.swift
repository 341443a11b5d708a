import PantomimeKit
import PantomimeScenes
import PantomimeScripting
import ScriptingSupport
import TestSupport
import Testing

/// What `set` accepts is what the path reads then: a value that the scene computes is refused instead
/// of being set without effect.
@Suite(.timeLimit) struct SetValueLawTests {
  private static let values = [
    ("alpha", "0.5"), ("scale", "0.5"), ("rotation", "20"), ("radius", "7"), ("hidden", "yes"),
    ("center.x", "55"), ("frame.width", "33"),
  ]

  @Test(arguments: Catalog.standard.scenes.map(\.name)) func aSetValueIsRead(scene: String) throws {
    let play = try Play("scene \(scene)")
    let paths = try #require(play.session.simulation).paths
    let views = Set(
      paths.filter { $0.hasSuffix(".frame") || $0.hasSuffix(".alpha") }
        .map { $0.split(separator: ".").dropLast().joined(separator: ".") }
        .filter { !$0.hasSuffix("model") })
    var (accepted, unread) = (0, [String]())
    for view in views.sorted() {
      for (property, value) in Self.values {
        let path = "\(view).\(property)"
        guard !isMoving(view, property, in: play.session.simulation) else { continue }
        guard let then = try? Play(in: play.session, ["set \(path)=\(value)"]) else { continue }
        // A pair is set with one number, but expected with two.
        guard let expected = try? Play(in: then.session, ["expect \(path) \(value)"]) else {
          continue
        }
        accepted += 1
        if !expected.failures.isEmpty { unread.append(path) }
      }
    }
    #expect(unread == [])
    #expect(accepted > 0 || views.isEmpty)
  }

  /// Whether an animation determines what a view shows, so that its model isn't seen.
  private func isMoving(_ view: String, _ property: String, in simulation: Simulation?) -> Bool {
    let layers = simulation?.read("\(view).layers")?.numbers.first ?? 0
    let (shown, model) = ("\(view).\(property)", "\(view).model.\(property)")
    return layers > 0
      || simulation?.read(model).map { $0 != simulation?.read(shown) } ?? false
  }

  @Test func aComputedValueIsRefused() {
    for line in ["set card.1.alpha=0.5", "animate card.1.scale to=2 duration=0.1"] {
      #expect(throws: ScriptError.self) { try Play("scene city-guide", line) }
    }
  }
}
