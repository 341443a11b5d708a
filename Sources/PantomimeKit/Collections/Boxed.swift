/// A value that is kept apart, so that what holds it is small.
///
/// A history keeps a copy of everything for each step. What seldom changes, and takes room, is kept once
/// for all the copies that have it in common; the first change to a copy makes one of its own.
package struct Boxed<Value> {
  /// Always one: an array shares, and copies when it is changed, by itself.
  private var one: [Value]

  /// Keeps a value apart.
  package init(_ value: Value) { one = [value] }

  /// The value, which can be looked at and changed where it lies.
  package var value: Value {
    @inline(__always) _read { yield one[0] }
    @inline(__always) _modify { yield &one[0] }
  }
}

extension Boxed: Sendable where Value: Sendable {}
