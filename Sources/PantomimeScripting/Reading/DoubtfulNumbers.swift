import PantomimeKit
import PantomimeReporting
import PantomimeScenes

/// What a statement may have been meant to say: numbers such as long times and small coefficients, and
/// a statement after a reaction.
enum DoubtfulNumbers {
  /// The longest time without a unit that isn't remarkable, in seconds; our choice.
  private static let longest = 20.0

  /// Returns a note for each part of a statement that may be meant otherwise.
  ///
  /// - Parameter next: The next statement on the line, or `nil` if there is none.
  static func notes(on statement: Statement, before next: Statement?) -> [Answer] {
    numbers(of: statement) + When.notes(on: statement, before: next) + Let.notes(on: statement)
  }

  /// Returns a note if a finger leaves the screen, which the touches of a real screen can't do.
  ///
  /// - Parameters:
  ///   - entries: The events that a statement has recorded.
  ///   - statement: The statement.
  ///   - before: The simulation before the statement.
  static func notes(
    on entries: [Trace.Entry], of statement: Statement, after before: Simulation?
  ) -> [Answer] {
    guard let screen = before?.screen else { return [] }
    func isOutside(_ place: Point2D) -> Bool {
      !(0...screen.width).contains(place.x) || !(0...screen.height).contains(place.y)
    }
    let known = before?.touchesDown ?? []
    let stray = entries.first { entry in
      guard entry.event.touch == .down || entry.event.touch == .move, let place = entry.event.place,
        isOutside(place)
      else { return false }
      let id = entry.event.id ?? 1
      return !known.contains { $0.id == id && isOutside($0.place) }
    }
    guard let place = stray?.event.place else { return [] }
    // Positions that are scaled are in points, and so are those of a statement's own options.
    let isScalable =
      statement.form?.options.contains { $0.name == "scale" } == true
      && !statement.options.contains { $0.name.text == "scale" }
    return [
      Answer(
        Clause(
          .doubtful,
          detail: "note: the finger is off the screen at \(Prose.points(place.x)),"
            + "\(Prose.points(place.y)); the screen is \(Numerals.text(screen.width))x"
            + "\(Numerals.text(screen.height))"
            + (isScalable ? "; scale=0.333 converts pixels to points" : "")))
    ]
  }

  private static func numbers(of statement: Statement) -> [Answer] {
    guard let verb = statement.verb else { return [] }
    var notes: [Answer] = []
    if verb.text == Wait.form.name, case .word(let time)? = statement.tokens.last {
      notes += note(time)
    }
    if statement.form?.positionals.first?.kind == .fraction { notes += fraction(of: statement) }
    guard !statement.options.isEmpty else { return notes }
    notes += coefficient(of: statement)
    for option in statement.options {
      // The number is read first: most options have none that is remarkable.
      let note = note(option.value)
      if !note.isEmpty, isTime(option.name.text, statement) { notes += note }
    }
    return notes
  }

  /// Returns a note if the fraction of a statement is clamped: a percentage may be meant.
  private static func fraction(of statement: Statement) -> [Answer] {
    let words = statement.tokens.compactMap { token -> Word? in
      if case .word(let word) = token { word } else { nil }
    }
    guard let word = words.last, let given = Numeral(word.text), given.unit.isEmpty,
      given.value < 0 || given.value > 1
    else { return [] }
    let share = Numerals.text(given.value / 100)
    let percent = given.value >= 2 && given.value <= 100 ? "; \(word.text)% is \(share)" : ""
    return [
      Answer(
        Clause(
          .doubtful,
          detail: "note: \(word.text) is clamped to \(given.value > 1 ? 1 : 0)\(percent)"))
    ]
  }

  /// Returns a note if the damping of a spring is so small that a ratio may be meant.
  private static func coefficient(of statement: Statement) -> [Answer] {
    guard statement.verb?.text == SpringCommand.form.name,
      let damping = statement.options.first(where: { $0.name.text == "damping" })?.value.text,
      let value = Numeral(damping), value.unit.isEmpty, value.value > 0, value.value <= 1
    else { return [] }
    return [
      Answer(
        Clause(
          .doubtful,
          detail: "note: damping \(damping) is a coefficient; ratio=\(damping) is a damping ratio"))
    ]
  }

  private static func isTime(_ name: String, _ statement: Statement) -> Bool {
    if case .scene(let start) = statement.command.role {
      guard let option = start.entry.options.first(where: { $0.name == name }) else { return false }
      if case .number(_, .seconds) = option.kind { return true }
      return false
    }
    return statement.command.form.options.contains { option in
      guard option.name == name else { return false }
      if case .words = option.kind { return accepts("1s", option) }
      return option.kind == .time
    }
  }

  /// Returns whether an option accepts a value.
  private static func accepts(_ value: String, _ option: OptionForm) -> Bool {
    do throws(ScriptError) { try option.check(Word(value, Span(0, 0))) } catch { return false }
    return true
  }

  private static func note(_ word: Word) -> [Answer] {
    guard let numeral = Numeral(word.text), numeral.unit.isEmpty, numeral.value > longest,
      numeral.value < 1e6
    else { return [] }
    let short = Numerals.text(numeral.value / 1000)
    return [
      Answer(
        Clause(.doubtful, detail: "note: \(word.text) s; \(word.text)ms is \(short) s"))
    ]
  }
}
