/// An option of a scene: its name, what it takes and its default, in one declaration.
public struct SceneOption: Sendable, Equatable {
  /// The option's name in `scene NAME option=value`.
  public let name: String
  /// What it does, in one sentence.
  public let summary: String
  /// The values it takes.
  public let kind: Kind
  /// The value it has where none is given.
  public let standard: OptionValue
  /// Whether `set` may change it while the scene runs.
  public let isLive: Bool

  /// The values an option takes.
  public enum Kind: Sendable, Equatable {
    /// A number within bounds; the unit is for documentation.
    case number(ClosedRange<Double>, Unit)
    /// A whole number within bounds.
    case count(ClosedRange<Int>)
    /// Whole numbers within bounds, as many as one of the counts says.
    case counts(ClosedRange<Int>, howMany: [Int])
    /// `yes` or `no`.
    case flag
    /// One of some words.
    case word([String])
    /// WIDTHxHEIGHT, each within bounds.
    case size(ClosedRange<Double>)
    /// One of some sizes, written WIDTHxHEIGHT.
    case sizes([Size])
    /// A timing: a curve's name, `cubic(…)` or `spring(…)`.
    case timing
    /// Fault ids: `none`, `published` or a list of these.
    case faults([Fault])
    /// An animated picture: the name of a file that holds one, or `none`.
    case icon
  }

  /// Declares an option.
  public init(
    _ name: String, _ kind: Kind, standard: OptionValue, isLive: Bool = false, _ summary: String
  ) {
    self.name = name
    self.kind = kind
    self.standard = standard
    self.isLive = isLive
    self.summary = summary
  }
}

/// The value of a scene's option.
public enum OptionValue: Sendable, Equatable {
  /// A number or a count.
  case number(Double)
  /// Several numbers.
  case numbers([Double])
  /// A truth value.
  case flag(Bool)
  /// A word.
  case word(String)
  /// A width and a height in points.
  case size(Size)
  /// A timing and the way it was written.
  case timing(Timing, text: String)
  /// The ids of the faults switched on.
  case faults([String])
  /// An animated picture, and the name of its file; without a picture while the file is unread, and
  /// for `none`.
  case icon(VectorIcon?, text: String)

  /// The value as it is written.
  public var text: String {
    switch self {
    case .number(let number): Numerals.text(number)
    case .numbers(let numbers): numbers.map { Numerals.text($0) }.joined(separator: ",")
    case .flag(let flag): flag ? "yes" : "no"
    case .word(let word): word
    case .size(let size): "\(Numerals.text(size.width))x\(Numerals.text(size.height))"
    case .timing(_, let text), .icon(_, let text): text
    case .faults(let ids): ids.isEmpty ? "none" : ids.joined(separator: ",")
    }
  }
}

/// A value that an option cannot take.
public struct OptionProblem: Error, Sendable, Equatable {
  /// The option.
  public let option: String
  /// What is wrong and what is allowed, as a phrase.
  public let problem: String

  /// Describes the problem.
  public init(option: String, problem: String) {
    self.option = option
    self.problem = problem
  }
}

/// The options a scene starts with: what was given, and the defaults of what was not.
public struct SceneOptions: Sendable, Equatable {
  /// Every option with its value, in the order of the declarations.
  public private(set) var values: [(name: String, value: OptionValue)]

  /// Fills in the defaults; a value for an option that is not declared is left out.
  public init(_ declarations: [SceneOption], given: [(name: String, value: OptionValue)] = []) {
    values = declarations.map { option in
      (option.name, given.last { $0.name == option.name }?.value ?? option.standard)
    }
  }

  /// Changes the value of a declared option.
  public mutating func set(_ name: String, to value: OptionValue) {
    guard let index = values.firstIndex(where: { $0.name == name }) else { return }
    values[index].value = value
  }

  /// The value of an option; `nil` if it is not declared.
  public subscript(name: String) -> OptionValue? {
    values.first { $0.name == name }?.value
  }

  /// The number an option holds; 0 if it holds none.
  public func number(_ name: String) -> Double {
    if case .number(let number)? = self[name] { number } else { 0 }
  }

  /// The whole number an option holds; 0 if it holds none.
  public func count(_ name: String) -> Int {
    Int(exactly: number(name).rounded()) ?? 0
  }

  /// The whole numbers an option holds, as many as are wanted: a single one stands for all.
  public func counts(_ name: String, _ wanted: Int) -> [Int] {
    guard case .numbers(let numbers)? = self[name] else { return [] }
    let all = numbers.count == 1 ? Array(repeating: numbers[0], count: max(0, wanted)) : numbers
    return all.prefix(max(0, wanted)).map { Int(exactly: $0.rounded()) ?? 0 }
  }

  /// The truth value an option holds.
  public func flag(_ name: String) -> Bool {
    self[name] == .flag(true)
  }

  /// The word an option holds; empty if it holds none.
  public func word(_ name: String) -> String {
    if case .word(let word)? = self[name] { word } else { "" }
  }

  /// The size an option holds; 0 × 0 if it holds none.
  public func size(_ name: String) -> Size {
    if case .size(let size)? = self[name] { size } else { Size() }
  }

  /// The timing an option holds; linear if it holds none.
  public func timing(_ name: String) -> Timing {
    if case .timing(let timing, _)? = self[name] { timing } else { .linear }
  }

  /// The animated picture an option holds; `nil` if it holds none.
  public func icon(_ name: String) -> VectorIcon? {
    if case .icon(let icon, _)? = self[name] { icon } else { nil }
  }

  /// The ids of the faults that are switched on.
  public var faults: [String] {
    if case .faults(let ids)? = self["faults"] { ids } else { [] }
  }

  /// Whether two sets of options hold the same values.
  public static func == (left: SceneOptions, right: SceneOptions) -> Bool {
    left.values.elementsEqual(right.values) { $0.name == $1.name && $0.value == $1.value }
  }
}
