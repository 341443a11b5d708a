import ScriptingSupport
import TestSupport
import PantomimeScripting
import Testing

/// A text is looked through for a word by its bytes.
@Suite(.timeLimit) struct ByteSearchTests {
  /// All words of some letters up to a length, the empty one first.
  private static func words(_ length: Int) -> [String] {
    var words = [""]
    var last = words
    for _ in 0..<length {
      last = last.flatMap { word in ["a", "b"].map { word + $0 } }
      words += last
    }
    return words
  }

  /// Whether the word stands at any place, looked at one by one.
  private func stands(_ word: String, in text: String) -> Bool {
    let (word, text) = (Array(word), Array(text))
    guard !word.isEmpty, word.count <= text.count else { return false }
    return (0...text.count - word.count).contains { place in
      text[place..<place + word.count].elementsEqual(word)
    }
  }

  @Test func aWordIsFoundWhereItStands() {
    for text in Self.words(6) {
      let bytes = Array(text.utf8)
      for one in Self.words(3) {
        let stands = stands(one, in: text)
        #expect(bytes.contains(one.utf8) == stands, "\(one) in \(text)")
      }
    }
  }
}
