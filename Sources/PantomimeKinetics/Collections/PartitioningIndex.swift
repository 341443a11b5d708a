extension RandomAccessCollection {
  /// The first index from which on something holds of every element, by binary search; `endIndex`
  /// where it holds of none.
  ///
  /// Whoever asks sees to it that what holds of an element holds of all that follow.
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
