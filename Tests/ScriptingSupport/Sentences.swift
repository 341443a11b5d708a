/// One sentence: a capital, a full stop at the end and none before.
package func isSentence(_ text: String) -> Bool {
  text.first?.isUppercase == true && text.last == "." && !text.dropLast().contains(". ")
    && !text.contains(where: \.isNewline)
}
