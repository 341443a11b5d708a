extension RandomAccessCollection {
  /// Returns the first index from which on a predicate holds for every element, by binary search,
  /// or `endIndex` if there is none.
  ///
  /// The caller guarantees that if the predicate holds for an element, it holds for all that
  /// follow.
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
