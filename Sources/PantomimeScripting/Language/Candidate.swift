/// A word that may be typed, with its meaning.
package struct Candidate: Sendable, Hashable {
  package let text: String
  package let meaning: String

  package init(_ text: String, _ meaning: String = "") {
    self.text = text
    self.meaning = meaning
  }
}
