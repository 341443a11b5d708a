/// A value that is stored out of line, which keeps its container small.
///
/// A history keeps a copy of everything for each step. Large values that seldom change are stored
/// once for all copies that share them; the first change to a copy creates a separate one.
package struct Boxed<Value> {
  /// Always one element: an array provides sharing and copy-on-write.
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
