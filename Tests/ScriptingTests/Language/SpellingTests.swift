import ScriptingSupport
import TestSupport
import PantomimeScripting
import Testing

/// Suggestions for misspelled words.
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
    #expect(hint("zzz", []) == "there are no views")
  }

  /// A list of valid words is at most three lines long, or replaced by the place that lists them.
  @Test(arguments: [1, 5, 20, 60, 1_000]) func listsAreShort(count: Int) {
    let words = (0..<count).map { "view\($0)" }
    let list = "views: " + words.joined(separator: ", ")
    let short = Spelling.hint("zzz", among: words, what: "views")
    let folded = Spelling.hint("zzz", among: words, what: "views", longList: "`show` lists them")
    #expect(short.count <= 3 * 78)
    if list.count <= 3 * 70 {
      #expect(short == list && folded == list)
    } else {
      #expect(short.hasSuffix(", …") && list.hasPrefix(short.dropLast()))
      #expect(folded == "`show` lists them")
    }
  }

  @Test func wordsAreJoinedAsInASentence() {
    #expect(Spelling.list([], "or").isEmpty)
    #expect(Spelling.list(["a"], "or") == "a")
    #expect(Spelling.list(["a", "b"], "or") == "a or b")
    #expect(Spelling.list(["a", "b", "c"], "and") == "a, b and c")
  }
}
