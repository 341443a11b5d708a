/// A line of a lesson, with its number.
package struct LessonLine: Sendable, Hashable {
  package let text: String
  /// The number of the line in the document, counted from 1.
  package let number: Int

  package init(_ text: String, _ number: Int) { (self.text, self.number) = (text, number) }
}
