import PantomimeKit

/// An option of a verb with the type of its value.
///
/// A key is declared only once. Its `form` is part of the verb's `Form`, from which help,
/// completion and checks derive; `Arguments.option(_:)` finds and parses the option in a statement.
package struct VerbKey<Value: Sendable>: Sendable {
  /// The declaration, for `Form.options`.
  package private(set) var form: OptionForm
  fileprivate let read: @Sendable (Word) throws(ScriptError) -> Value

  /// The name of the option.
  package var name: String { form.name }

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
  init(
    _ name: String, _ kind: @escaping @autoclosure @Sendable () -> ParameterKind,
    _ meaning: String, canAdd: Bool = false, quantity: GestureQuantity? = nil,
    standard: String? = nil,
    read: @escaping @Sendable (Word) throws(ScriptError) -> Value
  ) {
    self.read = read
    form = OptionForm(
      name: name, meaning: meaning, canAdd: canAdd, quantity: quantity, standard: standard,
      makeKind: kind, check: { (word) throws(ScriptError) in _ = try read(word) })
  }

  /// Returns the key with a value for examples, which isn't the default.
  func such(as sample: String) -> VerbKey {
    var key = self
    key.form.sample = sample
    return key
  }

  /// Returns the key for an option that only some kinds of the statement have.
  func of(_ kinds: [String]) -> VerbKey {
    var key = self
    key.form.kinds = kinds
    return key
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
  /// A time, which can be zero.
  case time
  /// The duration of a movement, which can't be zero.
  case duration

  /// The axis of a quantity.
  package enum Extent: Sendable, Hashable {
    case horizontal, vertical
    /// Two numbers, of which the first is horizontal and the second vertical.
    case both
  }
}

// Functions that create keys, grouped by the type of the value.

// MARK: - Numbers

extension VerbKey where Value == Double {
  /// Creates a key for a length in points.
  @inline(__always)
  static func points(
    _ name: String, _ meaning: String, canAdd: Bool = false, quantity: GestureQuantity? = nil
  ) -> VerbKey {
    VerbKey(name, .points, meaning, canAdd: canAdd, quantity: quantity) {
      (word) throws(ScriptError) in try word.points()
    }
  }

  /// Creates a key for a velocity in points per second.
  @inline(__always)
  static func velocity(
    _ name: String, _ meaning: String, quantity: GestureQuantity, standard: String? = nil
  ) -> VerbKey {
    VerbKey(name, .velocity, meaning, quantity: quantity, standard: standard) {
      (word) throws(ScriptError) in try word.velocity()
    }
  }

  /// Creates a key for a time, 0 or more, in a unit that doesn't depend on the frame rate: seconds
  /// or `ms`.
  @inline(__always)
  static func seconds(
    _ name: String, _ meaning: String, quantity: GestureQuantity? = nil
  ) -> VerbKey {
    VerbKey(name, .time, meaning, quantity: quantity) {
      (word) throws(ScriptError) in try word.seconds()
    }
  }

  /// Creates a key for a time in seconds or `ms` that may be negative.
  @inline(__always)
  static func offset(_ name: String, _ meaning: String) -> VerbKey {
    VerbKey(name, .time, meaning) { (word) throws(ScriptError) in
      try word.timeOffset()
    }
  }

  /// Creates a key for a fraction from 0 to 1, which may be written in percent.
  @inline(__always)
  static func share(_ name: String, _ meaning: String) -> VerbKey {
    VerbKey(name, .fraction, meaning) { (word) throws(ScriptError) in
      let share = try word.fraction()
      guard (0...1).contains(share) else {
        throw ScriptError(
          "a fraction cannot be '\(word.text)'", word.span, hint: "must be 0 to 1")
      }
      return share
    }
  }

  /// Creates a key for a number that has no unit.
  ///
  /// - Parameter what: The name of the number as errors print it, such as "a count".
  @inline(__always)
  static func number(_ name: String, _ what: String, _ meaning: String) -> VerbKey {
    VerbKey(name, .number, meaning) { (word) throws(ScriptError) in try word.number(what) }
  }
}

extension VerbKey where Value == TimeValue {
  /// Creates a key for a time in seconds, `ms` or frames.
  @inline(__always)
  static func time(
    _ name: String, _ meaning: String, quantity: GestureQuantity? = nil, standard: String? = nil
  ) -> VerbKey {
    VerbKey(name, .time, meaning, quantity: quantity, standard: standard) {
      (word) throws(ScriptError) in try TimeValue(word)
    }
  }
}

extension VerbKey where Value == Int64 {
  /// Creates a key for an integer in a range; the integer has 64 bits even where `Int` has 32.
  ///
  /// - Parameter what: The name of the number as errors print it, such as "a count".
  @inline(__always)
  static func whole(
    _ name: String, _ range: ClosedRange<Int64>, _ what: String, _ meaning: String
  ) -> VerbKey {
    VerbKey(name, .number, meaning) { (word) throws(ScriptError) in try word.whole(range, what) }
  }
}

extension VerbKey where Value == Int {
  /// Creates a key for an integer in a range.
  ///
  /// - Parameter what: The name of the number as errors print it, such as "a count".
  @inline(__always)
  static func count(
    _ name: String, _ range: ClosedRange<Int>, _ what: String, _ meaning: String
  ) -> VerbKey {
    VerbKey(name, .number, meaning) { (word) throws(ScriptError) in
      Int(try word.whole(Int64(range.lowerBound)...Int64(range.upperBound), what))
    }
  }
}

extension VerbKey where Value == [Double] {
  /// Creates a key for several numbers, in the units of the property that they set.
  @inline(__always)
  static func numbers(
    _ name: String, _ meaning: String,
    kind: @escaping @autoclosure @Sendable () -> ParameterKind = .numbers,
    quantity: GestureQuantity? = nil
  ) -> VerbKey {
    VerbKey(name, kind(), meaning, quantity: quantity) {
      (word) throws(ScriptError) in try word.numbers()
    }
  }

  /// Creates a key for several lengths in points; the names of the lengths are given.
  @inline(__always)
  static func lengths(_ name: String, _ parts: [String], _ meaning: String) -> VerbKey {
    VerbKey(name, .lengths(parts), meaning) { (word) throws(ScriptError) in
      let lengths = try word.lengths()
      guard lengths.count == parts.count else {
        throw ScriptError(
          "expected \(parts.count) numbers, not \(lengths.count)", word.span,
          hint: "write \(parts.joined(separator: ","))")
      }
      return lengths
    }
  }
}

extension VerbKey where Value == Vector {
  /// Creates a key for two numbers, horizontal and vertical.
  ///
  /// - Parameters:
  ///   - example: The option as errors show it.
  ///   - read: Parses one of the numbers.
  @inline(__always)
  static func pair(
    _ name: String, _ example: String, _ meaning: String, quantity: GestureQuantity? = nil,
    _ read: @escaping @Sendable (Word) throws(ScriptError) -> Double
  ) -> VerbKey {
    VerbKey(name, .numbers, meaning, quantity: quantity) {
      (word) throws(ScriptError) in try word.pair(example, read)
    }
  }
}

extension VerbKey where Value == Timing {
  /// Creates a key for a timing such as `ease-out` or `cubic(…)`.
  @inline(__always)
  static func timing(_ name: String, _ meaning: String) -> VerbKey {
    VerbKey(name, .timing, meaning) { (word) throws(ScriptError) in try TimingValue.read(word) }
  }
}

// MARK: - Words

/// The words for the two values of a flag.
enum FlagWord: String, CaseIterable, Sendable {
  case yes, no

  static let words = allCases.map { $0.rawValue }
}

extension VerbKey where Value == Bool {
  /// Creates a key for `yes` or `no`.
  ///
  /// - Parameter offered: The words that the help and completion offer.
  @inline(__always)
  static func flag(
    _ name: String, _ meaning: String, offering offered: [FlagWord] = FlagWord.allCases
  ) -> VerbKey {
    VerbKey(name, .words(offered.map { $0.rawValue }), meaning) {
      (word) throws(ScriptError) in try word.flag()
    }
  }
}

extension VerbKey where Value: RawRepresentable<String> & CaseIterable {
  /// Creates a key for a case of an enumeration.
  ///
  /// - Parameters:
  ///   - what: The word for one case in errors.
  ///   - all: The word for all cases in errors.
  @inline(__always)
  static func choice(
    _ name: String, what: String, all: String, _ meaning: String
  ) -> VerbKey {
    VerbKey(name, .words(Value.allCases.map { $0.rawValue }), meaning) {
      (word) throws(ScriptError) in try word.choice(what: what, all: all)
    }
  }
}

extension VerbKey where Value == Word {
  /// Creates a key for a word that is the name of an object in the scene, or for any other word
  /// that the command itself resolves.
  @inline(__always)
  static func name(
    _ name: String, _ kind: @escaping @autoclosure @Sendable () -> ParameterKind, _ meaning: String
  ) -> VerbKey {
    VerbKey(name, kind(), meaning) { (word) throws(ScriptError) in word }
  }
}

extension VerbKey where Value == [Word] {
  /// Creates a key for several names, separated by commas.
  @inline(__always)
  static func names(
    _ name: String, _ kind: @escaping @autoclosure @Sendable () -> ParameterKind, _ meaning: String
  ) -> VerbKey {
    VerbKey(name, kind(), meaning) { (word) throws(ScriptError) in word.parts }
  }
}

extension VerbKey where Value == String {
  /// Creates a key for the name of a new object.
  @inline(__always)
  static func newName(_ name: String, _ meaning: String) -> VerbKey {
    VerbKey(name, .name, meaning) { (word) throws(ScriptError) in try word.newName() }
  }
}

extension Word {
  /// Returns the case of an enumeration that the word names.
  func choice<Choice: RawRepresentable<String> & CaseIterable>(
    what: String, all: String
  ) throws(ScriptError) -> Choice {
    guard let choice = Choice(rawValue: text) else {
      throw ScriptError(
        "unknown \(what) '\(text)'", span,
        hint: Spelling.hint(text, among: Choice.allCases.map { $0.rawValue }, what: all))
    }
    return choice
  }

  /// Parses an integer in a range.
  func whole(_ range: ClosedRange<Int64>, _ what: String) throws(ScriptError) -> Int64 {
    let number = try number(what)
    guard let count = Int64(exactly: number), range.contains(count) else {
      throw ScriptError(
        "\(what) cannot be '\(text)'", span,
        hint: "must be a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return count
  }
}
