import PantomimeKit

/// One or more earlier gestures, with the statements between them and the state needed to repeat
/// them.
///
/// This is an immutable class, because for a structure the compiler would generate code to copy
/// three sessions wherever the gesture is copied.
package final class PastGesture: Sendable {
  /// The session before the first statement, including its history.
  package let start: Session
  /// The statements, from the first one to the lift-off.
  package let statements: [Statement]
  /// The session immediately after the last statement.
  package let lifted: Session
  /// The current session; a replay advances to its instant.
  package let present: Session

  init(start: Session, statements: [Statement], lifted: Session, present: Session) {
    (self.start, self.statements) = (start, statements)
    (self.lifted, self.present) = (lifted, present)
  }

  /// The same gesture, in sessions that record no history during a replay.
  ///
  /// A scene that starts automatically has started, so that each replay need not start it again.
  var withoutHistory: PastGesture {
    PastGesture(
      start: opened(start.bare), statements: statements, lifted: lifted.bare, present: present.bare)
  }

  /// Returns the session in which the first statement runs, after any scene that starts
  /// automatically has started.
  func opened(_ start: Session) -> Session {
    statements.first.flatMap { try? start.opened(for: $0) } ?? start
  }
}

extension Session {
  /// Returns the last gestures of the current scene, or `nil` if there are too few.
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
        // Settings that applied only to one replay don't apply to the next.
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
  /// Returns the number of gestures in the current scene.
  package static func count(in session: Session) -> Int { bounds(of: .max, in: session).count }

  /// Returns the first and the last statement of each of the last gestures, beginning with the last
  /// gesture.
  fileprivate static func bounds(
    of most: Int, in session: Session
  ) -> [(start: HistoryEntry, end: HistoryEntry)] {
    var found: [(start: HistoryEntry, end: HistoryEntry)] = []
    /// The last statement of the gesture being searched, and the first statement that may begin it.
    var open: (start: HistoryEntry, end: HistoryEntry)?
    for past in Lineage(of: session) {
      guard found.count < most, !past.statement.beginsScene else { break }
      let part = past.statement.command.gesturePart
      // If the gesture itself started the scene, nothing precedes it.
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
    // If a finger was already down before the earliest known statement, the gesture is considered
    // to begin at that statement.
    if let open, found.count < most { found.append(open) }
    return found
  }
}

extension Statement {
  /// Whether the statement starts another scene.
  var beginsScene: Bool {
    if case .scene = command.role { true } else { false }
  }
}

// MARK: - Parameters

extension PastGesture {
  /// A number of the gesture that a repetition can change.
  package struct Parameter: Sendable {
    /// The last option that set the number.
    package let option: NamedValue
    /// The index of the number in a list, or `nil` if the option has only one number.
    package let part: Int?
    /// The number as written, and its unit, which may be an empty string.
    package let number: Double
    package let unit: String
    /// The kind of value that the option takes, from the form of the verb.
    package let kind: ParameterKind
    /// The quantity of the gesture that the number describes, from the form of the verb, or `nil`
    /// if there is none.
    package let quantity: GestureQuantity?
    /// Whether the option was omitted, so that the number is the option's default.
    var isDefault = false

    /// Returns the option with the number replaced by another one.
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

  /// The numbers in the options, in the order of first use.
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

  /// The default values of the omitted options that describe quantities of the gesture.
  private func defaults(besides given: [Parameter]) -> [Parameter] {
    var found: [Parameter] = []
    for statement in statements {
      let own = statement.command.standards(
        start.host.files.within(statement.folder), in: start.simulation)
      for form in statement.form?.options ?? [] {
        guard let text = own.first(where: { $0.name == form.name })?.text ?? form.standard,
          !(given + found).contains(where: { $0.option.name.text == form.name })
        else { continue }
        let place = Span(0, 0)
        let option = NamedValue(
          name: Word(form.name, place), value: Word(text, place), isAdded: false)
        let numerals = option.value.parts.compactMap { Numeral($0.text) }
        for (index, numeral) in numerals.enumerated() {
          found.append(
            Parameter(
              option: option, part: numerals.count > 1 ? index : nil, number: numeral.value,
              unit: String(numeral.unit), kind: form.kind, quantity: form.quantity,
              isDefault: true))
        }
      }
    }
    return found
  }

  /// The names of the options that can be replaced, beginning with those that the gesture uses.
  var optionNames: [String] {
    let given = statements.flatMap { $0.options.map { $0.name.text } }
    let taken = statements.flatMap { statement in
      (statement.form?.options ?? []).map { $0.name }
    }
    let choices = PastGesture.choices.map { $0.name }
    return (given + taken + choices).reduce(into: []) { names, name in
      if !names.contains(name) { names.append(name) }
    }
  }

  /// The settings that can be chosen for a single replay, even if no statement accepts them.
  static let choices = SessionSetting.all.filter { $0.isForReplays }
}

extension Statement {
  /// The declaration of the verb.
  var form: Form? { verb == nil ? nil : command.form }
}
