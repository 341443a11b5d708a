/// Recognizers in the order in which they were added, each kept apart.
///
/// A session keeps a copy of an arena for each statement: what one recognizer is told must not copy the
/// others. A `PagedArray` would do; but it looks up a page and a leaf first, at every move of a finger.
struct EntryList: Sendable {
  /// Each an array of one, which shares, and copies when it is changed, by itself.
  private var boxes: [[Recognizers.Entry]] = []

  var count: Int { boxes.count }
  var indices: Range<Int> { boxes.indices }
  var last: Recognizers.Entry? { boxes.last?[0] }

  /// The recognizer at a place, which can be looked at and changed where it lies.
  subscript(index: Int) -> Recognizers.Entry {
    // Not borrowed: an unoptimized build then releases what it has not retained.
    @inline(__always) get { boxes[index][0] }
    @inline(__always) _modify { yield &boxes[index][0] }
  }

  /// Adds a recognizer at the end.
  mutating func append(_ entry: Recognizers.Entry) { boxes.append([entry]) }
}
