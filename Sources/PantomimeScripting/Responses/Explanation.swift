import PantomimeKit
package import PantomimeReporting

/// The explanation of an outcome: a headline, followed by a row for each link in the causal chain.
package struct Explanation: Sendable {
  /// A link: its label, and its sentences.
  package struct Link: Sendable {
    let label: String
    var texts: [String]
    /// The change that the sentences propose, or `nil`.
    package fileprivate(set) var flip: Flip?
  }

  /// The explained outcome, on one line.
  package let head: String
  package private(set) var links: [Link] = []
  package private(set) var page = Page()
  /// Whether the page contains tables, which don't belong to a link.
  private(set) var hasTables = false
  /// The facts that the reasons cite, without repetition.
  private var facts: [String] = []

  /// The width of the labels including the gap after them, and the maximum number of facts; our
  /// choice.
  private static let (labelWidth, mostFacts) = (10, 4)

  init(_ head: String) {
    self.head = head
    page.add("\(head)\n")
  }

  /// Adds a link under a label, or under the last label if the label is empty; does nothing if the
  /// text is empty.
  mutating func add(_ label: String, _ text: String) {
    guard !text.isEmpty else { return }
    if label.isEmpty, !links.isEmpty {
      links[links.count - 1].texts.append(text)
    } else {
      links.append(Link(label: label, texts: [text]))
    }
    let gap = max(2, Explanation.labelWidth - label.count)
    page.add(label + String(repeating: " ", count: gap) + text + "\n")
  }

  /// Adds several links under the same label.
  mutating func add(_ label: String, _ texts: [String]) {
    for (index, text) in texts.enumerated() { add(index == 0 ? label : "", text) }
  }

  /// Adds the change that would have flipped the outcome, unless the search for it was paused.
  mutating func add(_ flip: Flip?) {
    guard let flip else { return }
    add(Link(label: "to flip", texts: flip.lines, flip: flip))
  }

  /// Adds a link, for example that of another explanation.
  mutating func add(_ link: Link) {
    add(link.label, link.texts)
    links[links.count - 1].flip = link.flip
  }

  mutating func add(_ table: PlainTable) {
    page.add(table)
    hasTables = true
  }

  /// Records the facts that a reason cites.
  mutating func cite(_ reason: String) {
    for id in Citation.all(in: reason).map({ $0.first.description }) where !facts.contains(id) {
      facts.append(id)
    }
  }

  /// Adds the cited facts at the end.
  mutating func end() {
    add("facts", facts.prefix(Explanation.mostFacts).map { "`help \($0)`" }.joined(separator: ", "))
  }
}
