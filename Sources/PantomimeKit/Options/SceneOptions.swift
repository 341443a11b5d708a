/// The options with which a scene starts: the values that were given, and the defaults of all other
/// options.
///
/// A scene reads its options by the keys that it declares: `try options[Self.duration]`. A caller gives
/// them by their names: `SceneOptions(Rack.options, given: [("threshold", 0.3)])`.
public struct SceneOptions: Sendable, Hashable {
  /// The options with their values, in the order of declaration.
  package private(set) var values: [(name: String, value: OptionValue)]
  /// The names that were given but aren't declared; if there are any, the scene doesn't start.
  let unknown: [String]
  /// A Boolean value that indicates whether all values are the defaults; it makes comparisons fast.
  package private(set) var areStandard: Bool

  /// Creates options from given values and defaults; a scene refuses undeclared options when it
  /// starts.
  public init(_ declarations: [SceneOption], given: [(name: String, value: OptionValue)] = []) {
    values = declarations.map { option in
      (option.name, given.last { $0.name == option.name }?.value ?? option.standard)
    }
    areStandard = given.isEmpty
    unknown = given.map { $0.name }.filter { name in !declarations.contains { $0.name == name } }
  }

  /// Changes the value of a declared option.
  package mutating func set(_ name: String, to value: OptionValue) {
    guard let index = values.firstIndex(where: { $0.name == name }) else { return }
    values[index].value = value
    areStandard = false
  }

  /// The value of an option, or `nil` if the option isn't declared.
  public subscript(name: String) -> OptionValue? {
    values.first { $0.name == name }?.value
  }

  /// Returns a Boolean value that indicates whether two sets of options have the same values.
  public static func == (left: SceneOptions, right: SceneOptions) -> Bool {
    left.values.elementsEqual(right.values) { $0.name == $1.name && $0.value == $1.value }
  }

  /// Hashes the names and values.
  public func hash(into hasher: inout Hasher) {
    for (name, value) in values {
      hasher.combine(name)
      hasher.combine(value)
    }
  }
}

// MARK: - Reading by keys

extension SceneOptions {
  /// The value of an option that the scene has declared.
  ///
  /// - Throws: `OptionError` if the key isn't among the scene's options, if it is declared there as
  ///   another kind, or if the file is invalid.
  @inlinable
  public subscript<Value>(key: OptionKey<Value>) -> Value {
    get throws(OptionError) {
      guard let value = self[key.name] else { throw .undeclared(key.name) }
      switch key.read(value) {
      case .value(let value): return value
      case .otherKind: throw .otherKind(key.name, value)
      case .unread(let file): throw .unread(key.name, file)
      case .refused(let file, let problem):
        throw OptionError(option: key.name, file: file, problem)
      }
    }
  }

  /// Returns the value of an option that a scene may omit, or `nil` if this scene doesn't declare
  /// it.
  ///
  /// - Throws: `OptionError` if the option is declared as another kind.
  package func ifDeclared<Value>(_ key: OptionKey<Value>) throws(OptionError) -> Value? {
    self[key.name] == nil ? nil : try self[key]
  }

  /// Returns the value of an option in its written form, or an empty string if it isn't declared.
  public func text<Value>(_ key: OptionKey<Value>) -> String { self[key.name]?.text ?? "" }

  /// The ids of the faults that are switched on.
  package var faults: [String] {
    if case .faults(let ids)? = self["faults"] { ids } else { [] }
  }
}

extension OptionError {
  /// Creates the error for a name that the scene doesn't declare.
  ///
  /// - Parameter hint: The names that it declares, or the one that was probably meant.
  package init(unknown name: String, hint: String) {
    self.init(
      option: name, problem: "unknown option; \(hint)",
      sentence: "unknown option '\(name)'; \(hint)")
  }

  @usableFromInline
  static func undeclared(_ option: String) -> OptionError {
    OptionError(
      option: option,
      problem: "the scene reads this option without declaring it; add its key to `options`")
  }

  @usableFromInline
  static func otherKind(_ option: String, _ value: OptionValue) -> OptionError {
    OptionError(
      option: option,
      problem: "its value '\(value.text)' has a different type than the scene reads")
  }

  @usableFromInline
  static func unread(_ option: String, _ file: String) -> OptionError {
    OptionError(
      option: option, problem: "'\(file)' was not read; pass the file's bytes with its name"
    )
  }
}

// MARK: - Checking

extension SceneOptions {
  /// Throws an error if a name isn't declared, or if a value is out of bounds or of another kind
  /// than declared.
  func check(_ declarations: [SceneOption]) throws(OptionError) {
    if let name = unknown.first {
      let names = declarations.map { $0.name }.joined(separator: ", ")
      throw OptionError(unknown: name, hint: "the scene has \(names)")
    }
    for option in declarations {
      if let value = self[option.name] { try option.check(value) }
    }
  }
}

extension SceneOption {
  /// Throws an error if the option doesn't accept the value.
  func check(_ value: OptionValue) throws(OptionError) {
    guard takes(value) else {
      let problem =
        value == standard
        ? "its declared default is '\(value.text)', but it must be \(allowed)"
        : "cannot be '\(value.text)'; must be \(allowed)"
      throw OptionError(
        option: name, problem: problem,
        sentence: value == standard ? nil : "'\(name)' \(problem)")
    }
  }

  private func takes(_ value: OptionValue) -> Bool {
    switch (kind, value) {
    case (.number(let range, _), .number(let number)): range.contains(number)
    case (.count(let range), .number(let number)):
      Int(exactly: number).map { range.contains($0) } ?? false
    case (.counts(let range, let howMany), .numbers(let numbers)):
      howMany.contains(numbers.count)
        && numbers.allSatisfy { Int(exactly: $0).map { range.contains($0) } ?? false }
    case (.lengths(let range, let words, let most), .lengths(let lengths)):
      (1...most).contains(lengths.count)
        && lengths.allSatisfy { length in
          switch length {
          case .points(let points): range.contains(points)
          case .word(let word): words.contains(word)
          }
        }
    case (.word(let words), .word(let word)): words.contains(word)
    case (.size(let range), .size(let size)):
      range.contains(size.width) && range.contains(size.height)
    case (.sizes(let sizes), .size(let size)): sizes.contains(size)
    case (.faults(let faults), .faults(let ids)):
      ids.allSatisfy { id in faults.contains { $0.id == id } }
    case (.flag, .flag), (.timing, .timing), (.file, .file): true
    case (.curve, .timing(let timing, _)): timing.isCurve
    default: false
    }
  }
}
