import Foundation
import PantomimeWeb
import ScriptingSupport
import TestSupport
import Testing

/// What the page and the module agree on.
@Suite(.timeLimit) struct CallTests {
  /// The page has the same list as the module.
  @Test func thePageKnowsTheCalls() throws {
    let file = ProjectFiles.root.appendingPathComponent("Sources/PantomimeWeb/Page/calls.js")
    let text = try String(contentsOf: file, encoding: .utf8)
    let names = text.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
    #expect(names == WebCall.allCases.map(\.rawValue))
  }

  /// Whatever the page passes, the module answers with JSON.
  @Test func argumentsOfAnyKindAreAnswered() throws {
    let values: [Any] = [
      "", "drag on=card by=0,-90", "\u{0}", "run", 0, -1, 1e300, 0.5, NSNull(), true, [1, 2],
      ["a": 1], 5_000_000_000, "scene nothing", "at 0.2",
    ]
    var generator = SplitMix64(seed: 41)
    for round in 0..<TestRun.seeds(400).upperBound {
      var module = WebModule()
      try module.run("scene city-guide")
      for _ in 0..<4 {
        let call = WebCall.allCases[Int(generator.next() % UInt64(WebCall.allCases.count))]
        let given = (0..<3).map { _ in values[Int(generator.next() % UInt64(values.count))] }
        let bytes = try JSONSerialization.data(withJSONObject: given)
        let text = module.answer(call, Array(bytes))
        #expect(
          throws: Never.self, "\(call) \(given) in round \(round)"
        ) {
          try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
        }
      }
    }
  }

  @Test(arguments: ["", "{", "[1", "nothing", "{\"a\":1}"])
  func otherArgumentsAreAnswered(text: String) {
    var module = WebModule()
    for call in WebCall.allCases {
      let answer = module.answer(call, Array(text.utf8))
      #expect(!answer.isEmpty, "\(call)")
    }
  }
}
