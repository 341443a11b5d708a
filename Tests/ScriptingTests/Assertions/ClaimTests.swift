import PantomimeScripting
import ScriptingSupport
import TestSupport
import Testing

/// The kinds of assertions over time are what their declarations say.
@Suite(.timeLimit) struct ClaimTests {
  @Test func wordsTellKindsApart() {
    for opening in Opening.allCases {
      let kinds = Claim.kinds.filter { $0.opening == opening }
      let words = kinds.flatMap { $0.keywords }
      #expect(Set(words).count == words.count && !kinds.isEmpty)
      // At most one is identified only by a comparison.
      #expect(kinds.count { $0.keywords.isEmpty } <= 1)
    }
  }

  @Test func examplesAreOfTheirKind() throws {
    var session = Session()
    _ = try session.execute(#require(try Statement("scene city-guide")))
    for kind in Claim.kinds {
      let words = kind.example.split(separator: " ").map(String.init)
      #expect(words.prefix(2) == ["expect", kind.opening.rawValue])
      #expect(kind.keywords.isEmpty || kind.keywords.contains { words.contains($0) })
      let statement = try #require(try Statement(kind.example))
      #expect(statement.written == kind.example)
      let step = try session.execute(statement)
      #expect(step.failures.isEmpty, "\(kind.example)")
    }
  }

  /// The help on `expect` describes each, and completion offers each.
  @Test func helpAndCompletionHaveThemAll() throws {
    var session = Session()
    _ = try session.execute(#require(try Statement("scene city-guide")))
    for kind in Claim.kinds {
      #expect(Expect.form.details.contains(kind.usage))
      let line = "expect \(kind.opening.rawValue) " + (kind.opening.isOfPath ? "card.alpha " : "")
      let offered = Completion(line, in: session).candidates.map { $0.text }
      for word in kind.keywords { #expect(offered.contains(word), "\(line)\(word)") }
    }
  }
}
