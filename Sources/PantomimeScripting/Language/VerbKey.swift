/// An option of a verb with the type of its value.
///
/// A key is declared once: its `form` goes into the verb's `Form`, for help, completion and checks, and
/// `Arguments.option(_:)` finds and reads the option of a statement.
package struct VerbKey<Value: Sendable>: Sendable {
  /// The name of the option.
  package let name: String
  private let meaning: String
  private let canAdd: Bool
  private let quantity: GestureQuantity?
  private let standard: String?
  // Computed only for help, completion and errors: most statements need no more than the name.
  private let kind: @Sendable () -> ParameterKind
  fileprivate let read: @Sendable (Word) throws(ScriptError) -> Value

  /// Creates a key.
  ///
  /// - Parameters:
  ///   - name: The name of the option.
  ///   - kind: What its value can be.
  ///   - meaning: Its meaning, as help and completion print it.
  ///   - canAdd: Whether `name+=value` is allowed.
  ///   - quantity: The quantity of a gesture that its numbers are, or `nil`.
  ///   - standard: The default as it is written, or `nil` if `why` does not vary it.
  ///   - read: Reads the value.
  @inline(__always)
  init(
    _ name: String, _ kind: @escaping @autoclosure @Sendable () -> ParameterKind,
    _ meaning: String, canAdd: Bool = false, quantity: GestureQuantity? = nil,
    standard: String? = nil,
    read: @escaping @Sendable (Word) throws(ScriptError) -> Value
  ) {
    (self.name, self.meaning, self.canAdd) = (name, meaning, canAdd)
    (self.quantity, self.standard, self.kind, self.read) = (quantity, standard, kind, read)
  }

  /// The declaration, for `Form.options`.
  package var form: OptionForm {
    OptionForm(
      name, kind(), meaning, canAdd: canAdd, quantity: quantity, standard: standard,
      check: { [read] (word) throws(ScriptError) in _ = try read(word) })
  }
}

/// An option as it is given, with the type of its value.
package struct GivenOption<Value: Sendable>: Sendable {
  /// The name and the value as they are written.
  let written: NamedValue
  // Read immediately, but refused only where it is used. Not a closure: Embedded Swift takes an optional
  // of a generic structure with a closure for `nil`.
  private let reading: Result<Value, ScriptError>

  init(_ written: NamedValue, _ key: VerbKey<Value>) {
    self.written = written
    do throws(ScriptError) {
      reading = .success(try key.read(written.value))
    } catch {
      reading = .failure(error)
    }
  }

  /// The first option of a name among those given, or `nil` if there is none.
  init?(_ key: VerbKey<Value>, in options: [NamedValue]) {
    guard let written = options.first(where: { $0.name.text == key.name }) else { return nil }
    self.init(written, key)
  }

  /// The value.
  var value: Value { get throws(ScriptError) { try reading.get() } }
  /// The value as it is written.
  var word: Word { written.value }
  /// Where the option is written.
  var span: Span { written.span }
  /// Whether it is written `+=`: added to the value before.
  var isAdded: Bool { written.isAdded }
}

/// A quantity of a gesture: `why` changes it to find another outcome, and words the change.
package enum GestureQuantity: Sendable, Hashable {
  /// A velocity along an axis.
  case velocity(Extent)
  /// A speed in the direction of the gesture.
  case speed
  /// A distance along an axis.
  case distance(Extent)
  /// A time.
  case time

  /// The axis of a quantity.
  package enum Extent: Sendable, Hashable {
    case horizontal, vertical
    /// Two numbers, the second of them vertical.
    case both
  }
}
