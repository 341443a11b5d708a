/// The recognizers on each target: of a target the first that was added, and after each the next.
///
/// A table of first ones, each in the place that the number of its target says, or in the next that is
/// free; at least every other place is. A dictionary of lists would do, but to make the first one of
/// its kind takes as long as a whole scene, since the runtime looks for what its keys conform to.
package struct TargetRoster: Sendable {
  private struct Link: Sendable {
    let target: Int
    /// The recognizer that was added to the same target next; −1 for none.
    var next: Int32 = -1
    /// Of the first of a target the last that was added to it.
    var last: Int32
  }

  /// What is known of each recognizer, in the order in which they were added.
  private var links: [Link] = []
  /// The first recognizers of targets; −1 where there is none.
  private var table: [Int32] = []
  /// How many targets are in the table.
  private var targets = 0

  /// Makes an empty roster.
  package init() {}

  /// Adds the next recognizer, on a target.
  package mutating func add(on target: TouchTarget) {
    if 2 * (targets + 1) > table.count { grow() }
    let number = Int32(truncatingIfNeeded: links.count)
    links.append(Link(target: target.index, last: number))
    let place = place(of: target.index)
    let first = table[place]
    guard first >= 0 else {
      table[place] = number
      targets += 1
      return
    }
    links[Int(links[Int(first)].last)].next = number
    links[Int(first)].last = number
  }

  /// The first recognizer that was added to a target.
  package func first(on target: TouchTarget) -> Int? {
    if table.isEmpty { return nil }
    let first = table[place(of: target.index)]
    return first < 0 ? nil : Int(first)
  }

  /// The recognizer that was added to the same target after another.
  package func next(after recognizer: Int) -> Int? {
    let next = links[recognizer].next
    return next < 0 ? nil : Int(next)
  }

  /// Where in the table the first one of a target is, or would be.
  private func place(of target: Int) -> Int {
    // The upper bits of a product with the golden ratio: numbers in a row, or at regular distances, are
    // far from one another then.
    var place =
      Int(truncatingIfNeeded: (UInt32(truncatingIfNeeded: target) &* 0x9E37_79B9) >> 8)
      & (table.count - 1)
    while table[place] >= 0, links[Int(table[place])].target != target {
      place = (place + 1) & (table.count - 1)
    }
    return place
  }

  private mutating func grow() {
    let firsts = table.filter { $0 >= 0 }
    table = Array(repeating: -1, count: max(8, 2 * table.count))
    for first in firsts { table[place(of: links[Int(first)].target)] = first }
  }
}
