/// Finds things by their names, however many there are: of those of one name the first.
///
/// A table of hashes, each in the place that it says or in the next that is free; at least every other
/// place is. It is kept in leaves as the things themselves are, so that a copy and the first name that
/// is added to it cost next to nothing; a dictionary would be copied whole.
package struct NameIndex: Sendable {
  /// A name that was added, and the place of what it is the name of.
  private struct Entry: Sendable {
    let name: String
    let place: Int32
  }

  private struct Mark: Sendable {
    let hash: UInt32
    /// Which entry it belongs to; −1 for none.
    let entry: Int32

    static let none = Mark(hash: 0, entry: -1)
  }

  private var entries = PagedArray<Entry>()
  private var table = PagedArray<Mark>()
  /// How many entries are in the table: those whose name was added again are not.
  private var found = 0
  /// The places of what has a name that was taken already.
  package private(set) var namesakes: [Int] = []
  /// The most bytes that a name has.
  package private(set) var longest = 0

  /// Makes an empty index.
  package init() {}

  /// The names, in the order in which they were added.
  package var names: [String] { entries.map { $0.name } }

  /// How many names were added.
  package var count: Int { entries.count }

  /// The place of what was first added with a name.
  package subscript(name: some StringProtocol) -> Int? {
    guard found > 0 else { return nil }
    let place = mark(of: name, Self.hash(of: name))
    return table[place].entry < 0 ? nil : Int(entries[Int(table[place].entry)].place)
  }

  /// Adds a name, and the place of what it is the name of.
  package mutating func add(_ name: String, _ place: Int) {
    if 2 * (found + 1) > table.count { grow() }
    entries.append(Entry(name: name, place: Int32(truncatingIfNeeded: place)))
    longest = max(longest, name.utf8.count)
    let hash = Self.hash(of: name)
    let mark = mark(of: name, hash)
    guard table[mark].entry < 0 else { return namesakes.append(place) }
    table[mark] = Mark(hash: hash, entry: Int32(truncatingIfNeeded: entries.count - 1))
    found += 1
  }

  /// Where in the table a name is, or would be.
  private func mark(of name: some StringProtocol, _ hash: UInt32) -> Int {
    var place = Int(truncatingIfNeeded: hash) & (table.count - 1)
    while table[place].entry >= 0 {
      if table[place].hash == hash, entries[Int(table[place].entry)].name == name { break }
      place = (place + 1) & (table.count - 1)
    }
    return place
  }

  private mutating func grow() {
    let old = table
    table = PagedArray(repeating: .none, count: max(8, 2 * old.count))
    for mark in old where mark.entry >= 0 {
      var place = Int(truncatingIfNeeded: mark.hash) & (table.count - 1)
      while table[place].entry >= 0 { place = (place + 1) & (table.count - 1) }
      table[place] = mark
    }
  }

  private static func hash(of name: some StringProtocol) -> UInt32 {
    var hasher = Hasher()
    // As text, so that a part of a text is found as the whole of another.
    hasher.combine(String(name))
    return UInt32(truncatingIfNeeded: hasher.finalize())
  }
}
