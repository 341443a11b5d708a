import PantomimeKit

/// A gesture that was made, or several with what was said in between, and all that it takes to make
/// them once more from where they began.
package struct PastGesture: Sendable {
  /// The session before the first statement, with the history that it had there.
  package let start: Session
  /// What was said, from the first statement to the lift-off.
  package let statements: [Statement]
  /// The session right after the last of them.
  package let lifted: Session
  /// The session as it is now, which a replay goes on to the instant of.
  package let present: Session

  /// The same, of sessions that keep no history of what they play.
  var withoutHistory: PastGesture {
    PastGesture(
      start: start.bare, statements: statements, lifted: lifted.bare, present: present.bare)
  }

  /// A session before the first statement, with the scene that the statement begins by itself.
  func opened(_ start: Session) -> Session {
    statements.first.flatMap { try? start.opened(for: $0) } ?? start
  }
}

extension Session {
  /// The last gestures of the present scene; `nil` where there are not so many.
  package func lastGestures(_ count: Int = 1) -> PastGesture? {
    guard let history else { return nil }
    let bounds = PastGesture.bounds(of: count, in: self)
    guard count > 0, bounds.count >= count, let first = bounds.last, let last = bounds.first
    else { return nil }
    var statements: [Statement] = []
    var start: HistoryEntry?
    var after: HistoryEntry?
    var isLifted = false
    var behind: HistoryEntry?
    for past in Lineage(of: self) {
      if past === last.end { (isLifted, behind) = (true, after) }
      after = past
      if start != nil {
        // What was put in for one replay does not hold for the next one.
        guard case .aside = past.kind else { break }
        start = past
        continue
      }
      guard isLifted else { continue }
      if case .aside = past.kind {} else { statements.append(past.statement) }
      if past === first.start { start = past }
    }
    var recall = Recall(history, for: self)
    guard let start, isLifted, let before = try? recall.session(before: start) else { return nil }
    var lifted = bare
    if let behind {
      guard let session = try? recall.session(before: behind) else { return nil }
      lifted = session
    }
    return PastGesture(
      start: before.with(before: start, in: history), statements: statements.reversed(),
      lifted: lifted, present: self)
  }
}

extension PastGesture {
  /// The number of gestures in the present scene.
  package static func count(in session: Session) -> Int { bounds(of: .max, in: session).count }

  /// The first and the last statements of the last gestures, the last one first.
  fileprivate static func bounds(
    of most: Int, in session: Session
  ) -> [(start: HistoryEntry, end: HistoryEntry)] {
    var found: [(start: HistoryEntry, end: HistoryEntry)] = []
    /// The last statement of the one that is looked at, and the first that may begin it.
    var open: (start: HistoryEntry, end: HistoryEntry)?
    for past in Lineage(of: session) {
      guard found.count < most, !past.statement.beginsScene else { break }
      let part = past.statement.command.gesturePart
      // A gesture may have begun the scene itself; before that there is nothing.
      let isFirst = past.stood.scene == nil
      guard !isFirst || part != .none else { break }
      guard part != .none else { continue }
      open = (past, open?.end ?? past)
      if let gesture = open, part != .rest, isFirst || past.stood.isBetweenGestures {
        found.append(gesture)
        open = nil
      }
      if isFirst { break }
    }
    // Of a finger that was down before anything that is known, what is known is all there is.
    if let open, found.count < most { found.append(open) }
    return found
  }
}

extension Statement {
  /// Whether another scene begins with it.
  var beginsScene: Bool {
    if case .scene = command.role { true } else { false }
  }
}

// MARK: - What can be changed

extension PastGesture {
  /// A number that the gesture was made with, and that it may be made with otherwise.
  package struct Parameter: Sendable {
    /// The option, as it was given last.
    package let option: NamedValue
    /// Which of its numbers it is, of a list; `nil` where it is the only one.
    package let part: Int?
    /// The number as it was written, and its unit, which may be empty.
    package let number: Double
    package let unit: String
    /// What the option takes, by the form of its verb.
    package let kind: ParameterKind
    /// The quantity of the gesture that it is, by the form of its verb, or `nil`.
    package let quantity: GestureQuantity?
    /// Whether the option was not given, so that the number is its default.
    package var isDefault = false

    /// The option with another number in place of this one.
    package func change(to number: Double, decimals: Int = Numerals.traceDecimals) -> NamedValue {
      let text = Numerals.text(number, decimals: decimals) + unit
      let value: String
      if let part {
        var parts = option.value.parts.map { $0.text }
        parts[part] = text
        value = parts.joined(separator: ",")
      } else {
        value = text
      }
      return NamedValue(
        name: option.name, value: Word(value, option.value.span), isAdded: option.isAdded)
    }
  }

  /// The numbers that its options were given, in the order in which they were given first.
  package var parameters: [Parameter] {
    var found: [Parameter] = []
    for statement in statements {
      let forms = statement.form?.options ?? []
      for option in statement.options where !option.value.isQuoted {
        guard let form = forms.first(where: { $0.name == option.name.text }) else { continue }
        let parts = option.value.parts
        let numerals = parts.compactMap { Numeral($0.text) }
        guard numerals.count == parts.count, numerals.allSatisfy({ $0.value.isFinite }) else {
          continue
        }
        for (index, numeral) in numerals.enumerated() {
          let parameter = Parameter(
            option: option, part: numerals.count > 1 ? index : nil, number: numeral.value,
            unit: String(numeral.unit), kind: form.kind, quantity: form.quantity)
          let known = found.firstIndex { other in
            other.option.name.text == option.name.text && other.part == parameter.part
          }
          if let known { found[known] = parameter } else { found.append(parameter) }
        }
      }
    }
    return found + defaults(besides: found)
  }

  /// The numbers of the options that were not given, as far as they are quantities of the gesture.
  private func defaults(besides given: [Parameter]) -> [Parameter] {
    var found: [Parameter] = []
    for form in statements.flatMap({ $0.form?.options ?? [] }) {
      guard let text = form.standard, let numeral = Numeral(text),
        !(given + found).contains(where: { $0.option.name.text == form.name })
      else { continue }
      let place = Span(0, 0)
      let option = NamedValue(
        name: Word(form.name, place), value: Word(text, place), isAdded: false)
      found.append(
        Parameter(
          option: option, part: nil, number: numeral.value, unit: String(numeral.unit),
          kind: form.kind, quantity: form.quantity, isDefault: true))
    }
    return found
  }

  /// The options that can be given in place of others, those that were given first.
  package var optionNames: [String] {
    let given = statements.flatMap { $0.options.map { $0.name.text } }
    let taken = statements.flatMap { statement in
      (statement.form?.options ?? []).map { $0.name }
    }
    let choices = PastGesture.choices.map { $0.rawValue }
    return (given + taken + choices).reduce(into: []) { names, name in
      if !names.contains(name) { names.append(name) }
    }
  }

  /// What is chosen for one replay, whatever the statements of the gesture take.
  static let choices = [SessionSetting.rule, .estimator, .axis]
}

extension Statement {
  /// The declaration of its verb.
  var form: Form? { verb == nil ? nil : command.form }
}
