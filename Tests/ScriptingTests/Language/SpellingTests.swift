import ScriptingSupport
import TestSupport
import PantomimeScripting
import Testing

/// What somebody may have meant.
@Suite(.timeLimit) struct SpellingTests {
  private static let words = ["scene", "pan", "pause", "scrub", "reverse", "continue", "finish"]

  /// One slip of any kind at any place is forgiven in a word of three letters or more.
  @Test(arguments: words)
  func oneSlipIsForgiven(word: String) {
    let letters = Array(word)
    var slips: Set<String> = []
    for place in letters.indices {
      var fewer = letters
      fewer.remove(at: place)
      var wrong = letters
      wrong[place] = "x"
      var more = letters
      more.insert("x", at: place)
      slips.formUnion([String(fewer), String(wrong), String(more)])
      guard place > 0 else { continue }
      var swapped = letters
      swapped.swapAt(place, place - 1)
      slips.insert(String(swapped))
    }
    slips.remove(word)
    for slip in slips { #expect(Spelling.near(slip, among: Self.words).contains(word), "\(slip)") }
  }

  @Test func farAndShortWordsAreNotGuessed() {
    for word in ["", "p", "xyz", "zzzzzzzz", String(repeating: "pan", count: 100)] {
      #expect(Spelling.near(word, among: Self.words).isEmpty, "\(word)")
    }
  }

  @Test func theNearestComeFirstAndAtMostThree() {
    let near = Spelling.near(
      "card.", among: ["bard.", "card", "card.0", "card.1", "cord.", "hard"])
    #expect(near == ["card", "card.0", "card.1"])
    #expect(Spelling.near("state", among: ["skate", "state", "start"]).first == "state")
  }

  @Test func hintsReadAsSentences() {
    let hint = { Spelling.hint($0, among: $1, what: "views") }
    #expect(hint("crad", ["card", "label"]) == "did you mean 'card'?")
    #expect(hint("crad", ["card", "cram"]) == "did you mean 'card' or 'cram'?")
    #expect(hint("zzz", ["card", "label"]) == "views: card, label")
    #expect(hint("zzz", []) == "there are no views here")
    #expect(hint("zzz", (10..<60).map { "view\($0)" }).hasSuffix(", view49, …"))
  }

  @Test func wordsAreJoinedAsInASentence() {
    #expect(Spelling.list([], "or").isEmpty)
    #expect(Spelling.list(["a"], "or") == "a")
    #expect(Spelling.list(["a", "b"], "or") == "a or b")
    #expect(Spelling.list(["a", "b", "c"], "and") == "a, b and c")
  }
}
