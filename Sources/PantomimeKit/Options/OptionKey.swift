/// A key for an option of a scene, which both declares the option and reads its value with the
/// right type.
///
/// ```swift
/// struct Slide: TransitionScene {
///   enum Mood: String, CaseIterable { case calm, wild }
///   static let name = "slide"
///   static let speed = OptionKey.number(
///     "speed", 0...10, .fraction, standard: 1, isLive: true, "How fast it slides.")
///   static let mood = OptionKey<Mood>.choice("mood", standard: .calm, "How it behaves.")
///   static let options: [SceneOption] = [.screen, speed.option, mood.option]
///   let tappable = ["ball"]
///   private let (ball, mood): (ViewID, Mood)
///
///   init(_ options: SceneOptions, on stage: inout Stage) throws(OptionError) {
///     ball = stage.addView("ball", .frame(Rect2D(width: 44, height: 44)), .x(0))
///     mood = try options[Self.mood]
///   }
///
///   mutating func tap(_ view: String, on stage: inout Stage) {
///     let duration = (mood == .calm ? 2 : 1) / stage[Self.speed]
///     stage.animate("slide", to: [ball: [.x(300)]], duration: duration)
///   }
/// }
/// ```
///
/// If a key isn't among `TransitionScene.options`, reading it from `SceneOptions` throws an
/// `OptionError`; reading it from the stage returns the key's default, and the trace records the
/// problem.
public struct OptionKey<Value: Sendable>: Sendable {
  /// The declaration, for `TransitionScene.options`.
  public let option: SceneOption
  /// The default value.
  @usableFromInline package let standard: Value
  /// Converts an option's value to the type `Value`.
  @usableFromInline let read: @Sendable (OptionValue) -> OptionReading<Value>

  /// The option's name in `scene NAME option=value`.
  @usableFromInline package var name: String { option.name }

  // This initializer is inlinable, like its callers: if the compiler knows the type, a value is
  // read directly; otherwise, every step has to look up the type.
  @inlinable
  init(
    _ name: String, _ kind: SceneOption.Kind, standard: Value, as value: OptionValue,
    isLive: Bool, _ summary: String, read: @escaping @Sendable (OptionValue) -> Value?
  ) {
    option = SceneOption(name, kind, standard: value, isLive: isLive, summary)
    self.standard = standard
    self.read = { value in read(value).map { .value($0) } ?? .otherKind }
  }
}

/// The result of reading an option by its key.
@usableFromInline
enum OptionReading<Value: Sendable>: Sendable {
  case value(Value)
  /// The option's value is of another kind.
  case otherKind
  /// The option names a file that hasn't been read; the associated value is the file's name.
  case unread(String)
  /// The option names a file whose contents are invalid; the associated values are the file's name
  /// and the problem.
  case refused(String, FileError)
}

// MARK: - Numbers

extension OptionKey where Value == Double {
  /// Creates an option for a number within bounds; the unit is for documentation.
  public static func number(
    _ name: String, _ range: ClosedRange<Double>, _ unit: PathValue.Unit, standard: Double,
    isLive: Bool = false, _ summary: String
  ) -> OptionKey {
    OptionKey(
      name, .number(range, unit), standard: standard, as: .number(standard), isLive: isLive, summary
    ) { value in if case .number(let number) = value { number } else { nil } }
  }
}

extension OptionKey where Value == Int {
  /// Creates an option for an integer within bounds.
  public static func count(
    _ name: String, _ range: ClosedRange<Int>, standard: Int, isLive: Bool = false,
    _ summary: String
  ) -> OptionKey {
    OptionKey(
      name, .count(range), standard: standard, as: .number(Double(standard)), isLive: isLive,
      summary
    ) { value in
      if case .number(let number) = value { Int(exactly: number.rounded()) } else { nil }
    }
  }
}

extension OptionKey where Value == [Int] {
  /// Creates an option for a list of integers within bounds, whose length is one of the given
  /// counts.
  ///
  /// If 1 is among the counts, a single number stands for a list of the maximum length in which all
  /// numbers are equal.
  public static func counts(
    _ name: String, _ range: ClosedRange<Int>, howMany: [Int], standard: [Int],
    isLive: Bool = false, _ summary: String
  ) -> OptionKey {
    let most = howMany.max() ?? 1
    return OptionKey(
      name, .counts(range, howMany: howMany), standard: standard,
      as: .numbers(standard.map { Double($0) }), isLive: isLive, summary
    ) { value in
      guard case .numbers(let numbers) = value else { return nil }
      let all = numbers.count == 1 ? Array(repeating: numbers[0], count: most) : numbers
      return all.map { Int(exactly: $0.rounded()) ?? 0 }
    }
  }
}

extension OptionKey where Value == [OptionValue.Length] {
  /// Creates an option for a list of lengths, each of which is a number of points within bounds or
  /// a word that stands for a length; the list has at least one element, and at most the given
  /// number.
  public static func lengths(
    _ name: String, _ range: ClosedRange<Double>, orWords words: [String], most: Int,
    standard: [OptionValue.Length], _ summary: String
  ) -> OptionKey {
    OptionKey(
      name, .lengths(range, orWords: words, most: max(1, most)), standard: standard,
      as: .lengths(standard), isLive: false, summary
    ) { value in if case .lengths(let lengths) = value { lengths } else { nil } }
  }
}

// MARK: - Words

extension OptionKey where Value == Bool {
  /// Creates an option for `yes` or `no`, by default `no`.
  public static func flag(
    _ name: String, standard: Bool = false, isLive: Bool = false, _ summary: String
  ) -> OptionKey {
    OptionKey(
      name, .flag, standard: standard, as: .flag(standard), isLive: isLive, summary
    ) { value in if case .flag(let flag) = value { flag } else { nil } }
  }
}

extension OptionKey where Value == String {
  /// Creates an option for one of several words.
  public static func word(
    _ name: String, _ words: [String], standard: String, isLive: Bool = false, _ summary: String
  ) -> OptionKey {
    OptionKey(
      name, .word(words), standard: standard, as: .word(standard), isLive: isLive, summary
    ) { value in if case .word(let word) = value { word } else { nil } }
  }
}

extension OptionKey where Value: RawRepresentable<String> & CaseIterable {
  /// Creates an option for one of the cases of an enumeration, given by its raw value; the first
  /// case is the default.
  @inlinable
  public static func choice(
    _ name: String, isLive: Bool = false, _ summary: String
  ) -> OptionKey {
    // An enumeration without cases has no values, so it can't reach this line.
    choice(name, standard: Value.allCases[Value.allCases.startIndex], isLive: isLive, summary)
  }

  /// Creates an option for one of the cases of an enumeration, given by its raw value.
  @inlinable
  public static func choice(
    _ name: String, standard: Value, isLive: Bool = false, _ summary: String
  ) -> OptionKey {
    OptionKey(
      name, .word(Value.allCases.map { $0.rawValue }), standard: standard,
      as: .word(standard.rawValue), isLive: isLive, summary
    ) { value in if case .word(let word) = value { Value(rawValue: word) } else { nil } }
  }
}

// MARK: - Sizes and timings

extension OptionKey where Value == Size2D {
  /// Creates an option for a size, written WIDTHxHEIGHT; both numbers must be within bounds.
  public static func size(
    _ name: String, _ range: ClosedRange<Double>, standard: Size2D, _ summary: String
  ) -> OptionKey { size(name, .size(range), standard: standard, summary) }

  /// Creates an option for one of several sizes, written WIDTHxHEIGHT; the first is the default.
  public static func size(
    _ name: String, among sizes: [Size2D], _ summary: String
  ) -> OptionKey { size(name, .sizes(sizes), standard: sizes.first ?? Size2D(), summary) }

  private static func size(
    _ name: String, _ kind: SceneOption.Kind, standard: Size2D, _ summary: String
  ) -> OptionKey {
    OptionKey(
      name, kind, standard: standard, as: .size(standard), isLive: false, summary
    ) { value in if case .size(let size) = value { size } else { nil } }
  }
}

extension OptionKey where Value == Timing {
  /// Creates an option for a timing: a curve's name, `cubic(…)`, or `spring(…)`; `text` is the
  /// default in its written form.
  public static func timing(
    _ name: String, standard: Timing, _ text: String, isLive: Bool = false, _ summary: String
  ) -> OptionKey {
    OptionKey(
      name, .timing, standard: standard, as: .timing(standard, text: text), isLive: isLive, summary
    ) { value in if case .timing(let timing, _) = value { timing } else { nil } }
  }
}

extension OptionKey where Value == UnitBezier? {
  /// Creates an option for the curve of a view animation: a cubic, or `linear`, which `nil`
  /// represents; `text` is the default in its written form.
  public static func curve(
    _ name: String, standard: UnitBezier?, _ text: String, isLive: Bool = false, _ summary: String
  ) -> OptionKey {
    OptionKey(
      name, .curve, standard: standard,
      as: .timing(standard.map { .cubic($0) } ?? .linear, text: text), isLive: isLive, summary
    ) { value in
      switch value {
      case .timing(.linear, _): .some(nil)
      case .timing(.cubic(let cubic), _): cubic
      default: nil
      }
    }
  }
}

extension Timing {
  /// Whether the timing is valid for a view animation: linear or a cubic, but not a spring.
  package var isCurve: Bool {
    switch self {
    case .linear, .cubic: true
    default: false
    }
  }
}

// MARK: - Files

extension OptionKey {
  /// Creates an option for the name of a file, or for `none`, which is the default; the option's
  /// value is the result of parsing the file's bytes.
  ///
  /// ```swift
  /// struct Route {
  ///   let track: String
  ///
  ///   init(gpx bytes: [UInt8]) throws(FileError) { track = String(decoding: bytes, as: UTF8.self) }
  /// }
  ///
  /// static let route = OptionKey<Route?>.file("route", holding: "a GPX track", "Where it goes.") {
  ///   (bytes) throws(FileError) in try Route(gpx: bytes)
  /// }
  /// ```
  ///
  /// The scene doesn't open the file: the code that creates the scene passes the bytes and the name
  /// as the option's value. The bytes are parsed whenever the scene reads the key; if the scene
  /// reads it in its initializer, an invalid file is reported before anything runs. In the
  /// description of the expected contents, include an article, as in "a GPX track".
  public static func file<Content>(
    _ name: String, holding content: String, _ summary: String,
    reading: @escaping @Sendable ([UInt8]) throws(FileError) -> Content
  ) -> OptionKey where Value == Content? {
    OptionKey(
      option: SceneOption(
        name, .file(holding: content), standard: .file(nil, text: "none"), summary),
      standard: nil
    ) { value in
      guard case .file(let bytes, let file) = value else { return .otherKind }
      guard let bytes else { return file == "none" ? .value(nil) : .unread(file) }
      do throws(FileError) {
        return .value(try reading(bytes))
      } catch {
        return .refused(file, error)
      }
    }
  }

  private init(
    option: SceneOption, standard: Value,
    read: @escaping @Sendable (OptionValue) -> OptionReading<Value>
  ) {
    self.option = option
    self.standard = standard
    self.read = read
  }
}
