extension RandomAccessCollection {
  /// Returns the first index of an element that satisfies a predicate, by binary search, or
  /// `endIndex` if there is none.
  ///
  /// If an element satisfies the predicate, all following elements must satisfy it, too.
  @inlinable
  package func partitioningIndex(where holds: (Element) -> Bool) -> Index {
    var (low, count) = (startIndex, self.count)
    while count > 0 {
      let half = count / 2
      let middle = index(low, offsetBy: half)
      if holds(self[middle]) {
        count = half
      } else {
        low = index(after: middle)
        count -= half + 1
      }
    }
    return low
  }
}
