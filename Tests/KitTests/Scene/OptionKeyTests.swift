import TestSupport
import PantomimeKit
import Testing

/// Options are read by their declared keys, and errors about them are reported.
@Suite(.timeLimit) struct OptionKeyTests {
  enum Mood: String, CaseIterable { case calm, wild }

  static let number = OptionKey.number("number", 0...10, .seconds, standard: 3, "A number.")
  static let count = OptionKey.count("count", 1...5, standard: 2, "A count.")
  static let counts = OptionKey.counts(
    "counts", 0...9, howMany: [1, 3], standard: [4], "Some counts.")
  static let flag = OptionKey.flag("flag", standard: true, isLive: true, "A flag.")
  static let word = OptionKey.word("word", ["one", "two"], standard: "one", "A word.")
  static let mood = OptionKey<Mood>.choice("mood", standard: .calm, "A mood.")
  static let size = OptionKey.size(
    "size", 1...100, standard: Size2D(width: 2, height: 3), "A size.")
  static let timing = OptionKey.timing("curve", standard: .easeIn, "ease-in", "A timing.")
  static let letters = OptionKey<[Character]?>.file("letters", holding: "a word", "A file.") {
    (bytes) throws(FileError) in
    guard let column = bytes.firstIndex(of: UInt8(ascii: "?")) else {
      return bytes.map { Character(Unicode.Scalar($0)) }
    }
    throw FileError("it asks", line: 1, column: column + 1, hint: "letters were expected")
  }
  static let declared = [
    number.option, count.option, counts.option, flag.option, word.option, mood.option, size.option,
    timing.option, letters.option,
  ]

  private func options(_ given: [(name: String, value: OptionValue)] = []) -> SceneOptions {
    SceneOptions(Self.declared, given: given)
  }

  /// The short ways of declaring a number are those with usual bounds and units.
  @Test func usualNumbersHaveUsualBounds() {
    typealias Key = OptionKey<Double>
    let pairs = [
      (Key.points("a", 1, "A."), Key.number("a", 0...10_000, .points, standard: 1, "A.")),
      (.seconds("a", 1, "A."), .number("a", 0...3_600, .seconds, standard: 1, "A.")),
      (
        .share("a", 1, isLive: true, "A."),
        .number("a", 0...1, .fraction, standard: 1, isLive: true, "A.")
      ),
      (
        .dampingRatio(1, "A."),
        .number("damping-ratio", 0.01...1, .fraction, standard: 1, "A.")
      ),
    ]
    for (short, long) in pairs { #expect(short.option == long.option) }
  }

  @Test(arguments: [true, false])
  func whatMustHoldIsRefusedWhereItDoesNot(isSo: Bool) {
    let refusal = OptionError(option: "screen", problem: "it needs room")
    do throws(OptionError) {
      try OptionError.require(isSo, "screen", "it needs room")
      #expect(isSo)
    } catch {
      #expect(!isSo && error == refusal)
    }
  }

  @Test func whatIsNotGivenIsAsDeclared() throws {
    let options = options()
    #expect(try options[Self.number] == 3)
    #expect(try options[Self.count] == 2)
    // A single one stands for as many as there may be.
    #expect(try options[Self.counts] == [4, 4, 4])
    #expect(try options[Self.flag])
    #expect(try options[Self.word] == "one")
    #expect(try options[Self.mood] == .calm)
    #expect(try options[Self.size] == Size2D(width: 2, height: 3))
    #expect(try options[Self.timing] == .easeIn)
    #expect(try options[Self.letters] == nil)
    #expect(options.text(Self.timing) == "ease-in")
  }

  @Test func whatIsGivenIsRead() throws {
    let options = options([
      ("number", .number(7.5)), ("count", .number(5)), ("counts", .numbers([1, 2, 3])),
      ("flag", .flag(false)), ("mood", .word("wild")), ("curve", .timing(.linear, text: "linear")),
    ])
    #expect(try options[Self.number] == 7.5)
    #expect(try options[Self.count] == 5)
    #expect(try options[Self.counts] == [1, 2, 3])
    #expect(try !options[Self.flag])
    #expect(try options[Self.mood] == .wild)
    #expect(try options[Self.timing] == .linear)
  }

  /// The language knows a key by the declaration that it always had.
  @Test func anOptionIsAParameterOfARule() throws {
    let speed = OptionKey.number("pace", 0...9999, .pointsPerSecond, standard: 400, "A speed.")
    let options = SceneOptions([speed.option])
    let rule = try NamedRule.flickOrHalf.with("speed", options, speed)
    #expect(try rule == NamedRule.flickOrHalf.with("speed", 400))
    let cases: [(String, OptionKey<Double>, String)] = [
      ("speeed", speed, "unknown parameter 'speeed'"),
      ("threshold", speed, "must be"), ("speed", Self.number, "without declaring it"),
    ]
    for (parameter, key, problem) in cases {
      let error = #expect(throws: OptionError.self) {
        try NamedRule.flickOrHalf.with(parameter, options, key)
      }
      #expect(error?.option == key.name)
      #expect(error?.problem.contains(problem) == true, "\(error?.problem ?? "")")
    }
  }

  @Test func aKeyIsADeclaration() {
    #expect(
      Self.number.option
        == SceneOption("number", .number(0...10, .seconds), standard: .number(3), "A number."))
    #expect(
      Self.mood.option
        == SceneOption("mood", .word(["calm", "wild"]), standard: .word("calm"), "A mood."))
    #expect(
      Self.flag.option
        == SceneOption("flag", .flag, standard: .flag(true), isLive: true, "A flag."))
  }

  // MARK: Files

  @Test func aFileIsReadByItsKey() throws {
    let given = options([("letters", .file(Array("ab".utf8), text: "word.txt"))])
    #expect(try given[Self.letters] == ["a", "b"])
    #expect(given.text(Self.letters) == "word.txt")
    #expect(Self.letters.option.kind == .file(holding: "a word"))
  }

  @Test func aFileThatCannotBeTakenIsAProblem() {
    let given = options([("letters", .file(Array("a?".utf8), text: "word.txt"))])
    let problem = #expect(throws: OptionError.self) { try given[Self.letters] }
    #expect(problem?.option == "letters")
    #expect(problem?.problem == "word.txt:1:2: it asks; letters were expected")
    #expect(problem?.file?.message == "it asks" && problem?.file?.column == 2)
    let unread = options([("letters", .file(nil, text: "word.txt"))])
    let missing = #expect(throws: OptionError.self) { try unread[Self.letters] }
    #expect(missing?.problem.contains("'word.txt'") == true)
    #expect(missing?.file == nil)
  }

  // MARK: Mistakes

  @Test func aKeyThatIsNotDeclaredIsRefused() {
    let other = OptionKey.number("nunber", 0...10, .seconds, standard: 9, "A number.")
    let problem = #expect(throws: OptionError.self) { try options()[other] }
    #expect(problem?.option == "nunber")
    #expect(problem?.problem.contains("without declaring it; add its key") == true)
    #expect(throws: Never.self) { try options().ifDeclared(other) == nil }
  }

  /// The error contains the valid values, also if the declared default isn't one of them.
  @Test func aValueOutOfRangeIsRefusedWithTheRange() {
    struct Page: TransitionScene {
      static let name = "page"
      static let speed = OptionKey.number("speed", 0...1, .fraction, standard: 5, "How fast.")
      static let options = [OptionKeyTests.count.option, speed.option]
      init(_ options: SceneOptions, on stage: inout Stage) throws(OptionError) {}
    }
    func problem(_ given: [(name: String, value: OptionValue)]) -> OptionError? {
      #expect(throws: OptionError.self) {
        try Simulation(Page.self, options: SceneOptions(Page.options, given: given))
      }
    }
    #expect(
      problem([("count", .number(9))])
        == OptionError(
          option: "count", problem: "cannot be '9'; must be a whole number from 1 to 5"))
    #expect(
      problem([])
        == OptionError(
          option: "speed",
          problem: "its declared default is '5', but it must be a number from 0 to 1"))
  }

  @Test func aKeyOfAnotherKindIsRefused() {
    let other = OptionKey.flag("number", standard: true, "A number.")
    let problem = #expect(throws: OptionError.self) { try options()[other] }
    #expect(problem?.problem == "its value '3' has a different type than the scene reads")
    #expect(throws: OptionError.self) { try options().ifDeclared(other) }
  }

  /// A scene that reads what it has not declared, at a tap.
  struct Forgetful: TransitionScene {
    static let name = "forgetful"
    static let states = ["page"]
    static let summary = "A page that reads an option it has not declared."
    static let speed = OptionKey.number(
      "speed", 0...10, .fraction, standard: 4, isLive: true, "How fast.")
    static let mood = OptionKey.number(
      "mood", 0...10, .fraction, standard: 5, isLive: true, "How.")
    static let options = [mood.option]

    private(set) var seen: [Double] = []

    init(_ options: SceneOptions, on stage: inout Stage) throws(OptionError) {
      _ = stage.addView("page", .alpha(1))
    }

    var state: String { "page" }
    var tappable: [String] { ["page"] }

    mutating func tap(_ view: String, on stage: inout Stage) throws(Misuse) {
      seen += [stage[Self.speed], stage[Self.mood]]
    }

    /// More than half of the mood is too much.
    mutating func optionsDidChange(
      _ options: SceneOptions, on stage: inout Stage
    ) throws(OptionError) {
      seen.append(try options[Self.mood])
      guard try options[Self.mood] <= 5 else {
        throw OptionError(option: "mood", problem: "choose a calmer one")
      }
    }

    static let paths: [ScenePath<Forgetful>] = [
      ScenePath("seen", summary: "How much was read.", value: { .count($0.seen.count) }),
      ScenePath(
        "last", summary: "The last.",
        value: { $0.seen.last.map { .number($0, .fraction) } ?? .absent }),
      ScenePath(
        "first", summary: "The first.", value: { $0.seen.first.map { .fraction($0) } ?? .absent }),
    ]
  }

  private func forgetful(
    _ given: [(name: String, value: OptionValue)] = []
  ) throws -> Simulation {
    try Simulation(Forgetful.self, options: SceneOptions(Forgetful.options, given: given))
  }

  @Test func onTheStageAForgottenKeyIsToldOnceAndReadAsDeclared() throws {
    var simulation = try forgetful()
    try simulation.handle(.tap(view: "page"))
    try simulation.handle(.tap(view: "page"))
    #expect(simulation.read("first") == .fraction(4))
    #expect(simulation.read("last") == .fraction(5))
    let told = simulation.trace.list.map(\.event).filter { $0.name == "warning option" }
    #expect(told.map { $0["option"] } == [.word("speed")])
    #expect(told.first?.reason.contains("add its key") == true)
  }

  @Test func theStageReadsLiveValues() throws {
    var simulation = try forgetful()
    try simulation.handle(.set(option: "mood", to: .number(2)))
    try simulation.handle(.tap(view: "page"))
    #expect(simulation.read("last") == .fraction(2))
  }

  @Test func aRefusedChangeChangesNothing() throws {
    var simulation = try forgetful()
    let before = simulation.trace.list.count
    let problem = OptionError(option: "mood", problem: "choose a calmer one")
    #expect(throws: InputError(.badOption(problem))) {
      try simulation.handle(.set(option: "mood", to: .number(6)))
    }
    #expect(simulation.trace.list.count == before)
    #expect(simulation.read("seen") == .count(0))
    try simulation.handle(.tap(view: "page"))
    #expect(simulation.read("last") == .fraction(5))
  }

  @Test(arguments: [
    ("mod", OptionValue.number(1), "unknown option"), ("mood", .number(11), "cannot be '11'"),
    ("mood", .number(.nan), "cannot be"), ("mood", .word("calm"), "cannot be 'calm'"),
  ])
  func whatTheDeclarationsDoNotAllowIsRefused(
    name: String, value: OptionValue, why: String
  )
    throws
  {
    let problem = #expect(throws: OptionError.self) { try forgetful([(name, value)]) }
    #expect(problem?.option == name)
    #expect(problem?.problem.contains(why) == true)
    guard name == "mood" else { return }
    var simulation = try forgetful()
    #expect(throws: InputError.self) { try simulation.handle(.set(option: name, to: value)) }
    #expect(simulation.trace.list.count == 1)
  }

  @Test(arguments: [
    ("count", OptionValue.number(0)), ("count", .number(1.5)), ("counts", .numbers([1, 2])),
    ("counts", .numbers([10])), ("word", .word("three")), ("flag", .word("yes")),
    ("size", .size(Size2D(width: 0, height: 1))), ("curve", .word("linear")),
    ("letters", .word("none")),
  ])
  func valuesOutOfBoundsAreRefused(name: String, value: OptionValue) throws {
    let given = SceneOptions(Everything.options, given: [(name, value)])
    let problem = #expect(throws: OptionError.self) {
      try Simulation(Everything.self, options: given)
    }
    #expect(problem?.option == name)
  }

  /// A scene that declares an option of each kind.
  struct Everything: TransitionScene {
    static let name = "everything"
    static let states = ["only"]
    static let summary = "Nothing to be seen, and every kind of option."
    static let options = OptionKeyTests.declared
    let state = "only"
    init(_ options: SceneOptions, on stage: inout Stage) throws(OptionError) {}
  }
}
