import TestSupport
import PantomimeKit
import PantomimeScripting
import Testing

/// A stage with `drive` behaves as the scenes written in Swift: the same values at every sampled
/// instant, gesture by gesture.
@Suite(.timeLimit) struct RebuiltSceneTests {
  @Test(arguments: RebuiltScene.all) func showsTheSame(rebuilt: RebuiltScene) throws {
    for gesture in rebuilt.gestures {
      let scene = try rebuilt.samples(of: [rebuilt.scene] + gesture) { scene, _ in scene }
      let blank = try rebuilt.samples(of: rebuilt.blank + gesture) { _, blank in blank }
      #expect(scene.count > 8 && scene.count == blank.count, "\(gesture)")
      // The first sample of an empty stage is that of nothing.
      let moved = zip(scene, blank).dropFirst().filter { $0 != $1 }
      for (number, path) in rebuilt.paths.enumerated() {
        let worst = moved.map { Self.distance($0[number], $1[number]) }.max() ?? 0
        #expect(worst < 1e-9, "\(path.scene): off by \(worst) in \(gesture)")
      }
      let first = try #require(scene.first)
      #expect(scene.contains { $0[0] != first[0] }, "nothing moves in \(gesture)")
    }
  }

  private static func distance(_ one: [Double], _ other: [Double]) -> Double {
    guard one.count == other.count else { return .infinity }
    return zip(one, other).map { ($0 - $1).magnitude }.max() ?? 0
  }
}
