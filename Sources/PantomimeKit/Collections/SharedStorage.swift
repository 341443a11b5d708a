/// A value that is stored outside its container, which keeps the container small.
///
/// The undo history keeps a copy of everything for each step. If a large value seldom changes, a
/// box stores it once for all copies that share it; the first change to a copy creates a separate
/// value.
package struct Boxed<Value> {
  /// The value, as the only element of an array, because arrays provide sharing and copy-on-write.
  private var one: [Value]

  /// Creates a box with a value.
  package init(_ value: Value) { one = [value] }

  /// The value, which can be read and changed in place.
  package var value: Value {
    @inline(__always) _read { yield one[0] }
    @inline(__always) _modify { yield &one[0] }
  }
}

extension Boxed: Sendable where Value: Sendable {}
