/// An option of a verb with the type of its value.
///
/// A key is declared only once. Its `form` is part of the verb's `Form`, from which help,
/// completion and checks derive; `Arguments.option(_:)` finds and parses the option in a statement.
package struct VerbKey<Value: Sendable>: Sendable {
  /// The name of the option.
  package let name: String
  private let meaning: String
  private let canAdd: Bool
  private let quantity: GestureQuantity?
  private let standard: String?
  // Computed only for help, completion and errors, because most statements need only the name.
  private let kind: @Sendable () -> ParameterKind
  fileprivate let read: @Sendable (Word) throws(ScriptError) -> Value

  /// Creates a key.
  ///
  /// - Parameters:
  ///   - name: The name of the option.
  ///   - kind: The kind of its value.
  ///   - meaning: The meaning, as help and completion print it.
  ///   - canAdd: Whether `name+=value` is allowed.
  ///   - quantity: The quantity of a gesture that the numbers describe, or `nil` if they describe
  ///     none.
  ///   - read: Parses the value.
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
    // Not inlined into every command's table, which would make them all larger.
    @inline(never) get {
      OptionForm(
        name, kind(), meaning, canAdd: canAdd, quantity: quantity, standard: standard,
        check: { [read] (word) throws(ScriptError) in _ = try read(word) })
    }
  }
}

/// An option as it was given in a statement, with the type of its value.
struct GivenOption<Value: Sendable>: Sendable {
  /// The name and the value as they were written.
  let written: NamedValue
  // The value is parsed immediately, but an error is thrown only when the value is used. This isn't
  // a closure, because Embedded Swift treats an optional as `nil` if it contains a generic
  // structure with a closure.
  private let reading: Result<Value, ScriptError>

  init(_ written: NamedValue, _ key: VerbKey<Value>) {
    self.written = written
    do throws(ScriptError) {
      reading = .success(try key.read(written.value))
    } catch {
      reading = .failure(error)
    }
  }

  /// Returns the first option with the key's name, or `nil` if there is none.
  init?(_ key: VerbKey<Value>, in options: [NamedValue]) {
    guard let written = options.first(where: { $0.name.text == key.name }) else { return nil }
    self.init(written, key)
  }

  /// The value.
  var value: Value { get throws(ScriptError) { try reading.get() } }
  /// The value as written.
  var word: Word { written.value }
  /// The place of the option.
  var span: Span { written.span }
  /// Whether the option was written with `+=`, which adds to the earlier value.
  var isAdded: Bool { written.isAdded }
}

/// A quantity of a gesture, which `why` varies in search of another outcome, and which describes
/// the change in the answer.
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
    /// Two numbers, of which the first is horizontal and the second vertical.
    case both
  }
}
