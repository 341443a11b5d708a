import PantomimeKit
import PantomimeScripting

/// The start of a task: its session after the setup, with drawn numbers.
///
/// This is an immutable class, because a structure would add the code that copies a session at
/// every place where the start is copied.
final class TaskStart: Sendable {
  /// The session after the setup.
  let session: Session
  /// The number of steps of the setup.
  let steps: Int
  /// The number of statements of the setup.
  let statements: Int
  /// Whether the task's solution contains a gesture, or `nil` if the task has no solution.
  let solutionMakesGesture: Bool?

  /// Runs a setup in a new session.
  ///
  /// - Parameters:
  ///   - blank: A session without a scene.
  ///   - solution: The solution of the task, if an attempt is to begin from this start.
  ///   - options: The options to add to those of the setup's scene, or to use in place of them.
  init(
    _ setup: LessonBlock, _ numbers: LessonSeed, in blank: Session, solution: LessonBlock? = nil,
    with options: SceneChange = .adding([]), file: String
  ) throws(LessonProblem) {
    var (session, numbers) = (blank, numbers)
    for line in setup.statements.joiningContinued() {
      let drawn = try line.drawing(&numbers, file: file)
      _ = try session.perform(drawn, with: options, file: file)
    }
    guard session.simulation != nil else {
      throw LessonProblem(
        "the setup starts no scene", setup.head, file: file, part: setup.role.rawValue,
        hint: "for example: scene city-guide")
    }
    solutionMakesGesture = solution.map { solution in
      let parts = solution.statements.flatMap { (try? session.read($0.text)) ?? [] }
      return parts.contains { $0.command.gesturePart != .none }
    }
    self.session = session
    steps = session.history?.count ?? 0
    statements = session.madeStatements.count
  }
}

extension [LessonLine] {
  /// Returns the lines, in which each line that follows a line ending with `\` is appended to that
  /// line.
  func joiningContinued() -> [LessonLine] {
    var joined: [LessonLine] = []
    for line in self {
      if let last = joined.last, last.text.hasSuffix("\\") {
        joined[joined.count - 1] = LessonLine("\(last.text)\n\(line.text)", last.number)
      } else {
        joined.append(line)
      }
    }
    return joined
  }
}

extension Session {
  /// The statements that led to the session, including expectations, in order, as they were typed.
  var madeStatements: [Statement] {
    var statements: [Statement] = []
    var isAdvance = false
    for past in Lineage(of: self, withExpectations: true) {
      // `at TIME expect` is one statement, but the history contains the advance to its instant as a
      // step of its own, directly before the expectation.
      if !isAdvance { statements.append(past.statement) }
      isAdvance = past.isExpectation && past.statement.at != nil
    }
    return Array(statements.reversed())
  }

  /// Runs the statements of a line of a lesson.
  ///
  /// - Parameter options: The change to the options of a scene that the line starts.
  /// - Returns: The expectations that failed, each with its mismatch.
  mutating func perform(
    _ line: LessonLine, with options: SceneChange = .adding([]), file: String
  ) throws(LessonProblem) -> [Mismatch] {
    do throws(ScriptError) {
      var failed: [Mismatch] = []
      for statement in try read(line.text) {
        let whole = try statement.with(options)
        try check(whole)
        failed += try execute(whole).mismatches
      }
      return failed
    } catch {
      throw LessonProblem(error, line, file: file)
    }
  }

  /// Runs lines of a lesson, and returns the expectations that failed.
  mutating func perform(_ lines: [LessonLine], file: String) throws(LessonProblem) -> [Mismatch] {
    var failed: [Mismatch] = []
    for line in lines.joiningContinued() { failed += try perform(line, file: file) }
    return failed
  }

  /// Runs a line of text, and returns the expectations that failed.
  mutating func perform(_ text: String) throws(ScriptError) -> [Mismatch] {
    var failed: [Mismatch] = []
    for statement in try read(text) {
      try check(statement)
      failed += try execute(statement).mismatches
    }
    return failed
  }

  /// The session without its history, for use in a fork that serves only for a check.
  var forked: Session {
    var session = self
    session.history = nil
    return session
  }
}

extension Session.Step {
  /// The failed expectations of the statement.
  var mismatches: [Mismatch] {
    var mismatches = violations.map { $0.mismatch }
    for response in others + [response] {
      if case .verdict(.failed(let mismatch)) = response { mismatches.append(mismatch) }
    }
    return mismatches
  }
}

/// A change of the options with which a setup starts its scene.
enum SceneChange: Sendable {
  /// These options are added; options that the scene already has are replaced.
  case adding([String])
  /// The scene has only these options.
  case instead([String])
}

extension Statement {
  /// Returns the statement with other options if it starts a scene.
  func with(_ change: SceneChange) throws(ScriptError) -> Statement {
    guard case .scene = command.role else { return self }
    let added: [String]
    var kept: [String] = []
    switch change {
    case .adding([]): return self
    case .adding(let options):
      added = options
      let names = options.map { $0.prefix { $0 != "=" } }
      for option in self.options where !names.contains(option.name.text[...]) {
        kept.append(option.written)
      }
    case .instead(let options): added = options
    }
    var words: [String] = []
    for case .word(let word) in tokens { words.append(word.text) }
    let text = LessonText.joined(words + kept + added, by: " ")
    return try Statement(text, line: line, in: catalog) ?? self
  }
}

/// A generator of the numbers that a lesson draws; it yields the same numbers for the same seed,
/// task, and variant.
///
/// The algorithm is SplitMix64 (Steele, Lea and Flood, 2014).
struct LessonSeed {
  private var state: UInt64

  init(_ seed: UInt64, task: Int, variant: Int) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 &+ UInt64(task) << 32 &+ UInt64(variant)
  }

  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// Returns a random number from an arithmetic sequence between a first and a last number.
  mutating func draw(_ first: Double, _ last: Double, step: Double) -> Double {
    let count = UInt64(((last - first) / step + 1e-9).rounded(.down)) + 1
    return first + Double(next() % count) * step
  }
}

extension LessonLine {
  private static let call = "draw("

  /// Whether the line contains a call to `draw`.
  var draws: Bool { LessonText.place(of: LessonLine.call, in: text) != nil }

  /// Returns the line with each `draw(FIRST,LAST,STEP)` replaced by a drawn number.
  func drawing(_ seed: inout LessonSeed, file: String) throws(LessonProblem) -> LessonLine {
    var text = text
    while let place = LessonText.place(of: LessonLine.call, in: text) {
      let scalars = Array(text.unicodeScalars)
      guard let end = scalars[place.end...].firstIndex(of: ")") else {
        throw LessonProblem(
          "'draw' has no end", self, file: file, part: LessonLine.call, hint: "close it with )")
      }
      var inner = String.UnicodeScalarView()
      inner.append(contentsOf: scalars[place.end..<end])
      let numbers = String(inner).split(separator: ",").map { Numerals.number($0) }
      guard numbers.count == 3, let first = numbers[0], let last = numbers[1],
        let step = numbers[2], step > 0, last >= first, (last - first) / step < 1e6
      else {
        throw LessonProblem(
          "'draw' needs a first number, a last one and a step", self, file: file,
          part: LessonLine.call, hint: "for example: draw(-80,-30,5)")
      }
      var filled = String.UnicodeScalarView()
      filled.append(contentsOf: scalars[..<place.start])
      let drawn = seed.draw(first, last, step: step)
      filled.append(contentsOf: Numerals.text(drawn).unicodeScalars)
      filled.append(contentsOf: scalars[(end + 1)...])
      text = String(filled)
    }
    return LessonLine(text, number)
  }
}
