/// A list of recognizers in insertion order, each stored separately.
///
/// A session keeps a copy of an arena for each statement, so changing one recognizer must not copy
/// the others. A `PagedArray` would also work, but every move of a finger would have to look up a
/// page and a leaf in it.
struct EntryList: Sendable {
  /// The recognizers, each in an array of one element, because an array is shared by its copies and
  /// copied on write.
  private var boxes: [[Recognizers.Entry]] = []

  var count: Int { boxes.count }
  var indices: Range<Int> { boxes.indices }
  var last: Recognizers.Entry? { boxes.last?[0] }

  /// The recognizer at an index, which can be read and changed in place.
  subscript(index: Int) -> Recognizers.Entry {
    // A `_read` accessor doesn't work here: an unoptimized build would release a reference that it
    // hasn't retained.
    @inline(__always) get { boxes[index][0] }
    @inline(__always) _modify { yield &boxes[index][0] }
  }

  /// Appends a recognizer.
  mutating func append(_ entry: Recognizers.Entry) { boxes.append([entry]) }
}
