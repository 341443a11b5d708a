/// The recognizers on each target: a target's first recognizer, and each recognizer's successor.
///
/// A hash table with linear probing, at most half full, maps each target to its first recognizer. A
/// dictionary of arrays would also work, but creating the first dictionary of a type takes as long
/// as creating an entire scene, because the runtime looks up the conformances of the key type.
package struct TargetRoster: Sendable {
  private struct Link: Sendable {
    let target: Int
    /// The next recognizer that was added to the same target, or −1 if there is none.
    var next: Int32 = -1
    /// The last recognizer on the same target; valid only in the link of the target's first
    /// recognizer.
    var last: Int32
  }

  /// The links of each recognizer, in insertion order.
  private var links: [Link] = []
  /// The first recognizers of targets, or −1 for free entries.
  private var table: [Int32] = []
  /// The number of targets in the table.
  private var targets = 0

  /// Creates an empty roster.
  package init() {}

  /// Adds the next recognizer on a target.
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

  /// Returns the first recognizer that was added to a target.
  package func first(on target: TouchTarget) -> Int? {
    if table.isEmpty { return nil }
    let first = table[place(of: target.index)]
    return first < 0 ? nil : Int(first)
  }

  /// Returns the recognizer that was added to the same target after another.
  package func next(after recognizer: Int) -> Int? {
    let next = links[recognizer].next
    return next < 0 ? nil : Int(next)
  }

  /// Returns the table index that holds a target's first recognizer, or the free index at which to
  /// store it.
  private func place(of target: Int) -> Int {
    // Fibonacci hashing: the upper bits of the product with the golden ratio spread consecutive or
    // equally spaced numbers.
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
