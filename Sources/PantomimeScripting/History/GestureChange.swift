import PantomimeKit

/// A gesture to repeat with changes: its statements with some options replaced, and the settings
/// that apply only to the repetition.
struct GestureChange {
  /// The statements, from the first to the lift-off.
  private(set) var statements: [Statement]
  /// The settings that apply only to the repetition; each is computed from the preferences before
  /// it.
  private var choices: [@Sendable (Preferences) -> Setting] = []
  /// Whether the changed statements are never shown, so that their text need not be created.
  private let isTrial: Bool

  /// Parses the changes.
  ///
  /// An option that is part of the gesture is replaced wherever it occurs. Any other option is
  /// added to the last statement that accepts it.
  init(
    _ gesture: PastGesture, _ changes: [NamedValue], in catalogue: Catalogue, isTrial: Bool
  ) throws(ScriptError) {
    (statements, self.isTrial) = (gesture.statements, isTrial)
    var replaced: [NamedValue] = []
    var rest = changes[...]
    while let change = rest.popFirst() {
      if try !choose(change, &rest, in: catalogue) { replaced.append(change) }
    }
    for change in replaced where try !replace(change) { try add(change, gesture) }
  }

  /// Records a setting for the repetition, or returns `false` if the change is an option of a
  /// statement.
  private mutating func choose(
    _ change: NamedValue, _ rest: inout ArraySlice<NamedValue>, in catalogue: Catalogue
  ) throws(ScriptError) -> Bool {
    guard let setting = PastGesture.choices.first(where: { $0.name == change.name.text }) else {
      return false
    }
    guard !change.isAdded else {
      throw ScriptError(
        "'\(change.name.text)' does not support +=", change.span,
        hint: "write \(change.name.text)=\(change.value.text)")
    }
    // Options that aren't parameters of the setting belong to the gesture.
    let own = setting.parameters(change.value.text, catalogue).map { $0.text }
    var parameters = rest.prefix { own.contains("\($0.name.text)=") }
    rest.removeFirst(parameters.count)
    if case .input(let choice) = try setting.parse(change, &parameters, catalogue) {
      choices.append(choice)
    }
    return true
  }

  /// Returns the preferences with the settings for the repetition applied.
  func preferences(from usual: Preferences) -> Preferences {
    choices.reduce(into: usual) { chosen, choice in _ = chosen.take(choice(chosen)) }
  }

  /// Replaces all options with the same name as the change, or returns `false` if there are none.
  private mutating func replace(_ change: NamedValue) throws(ScriptError) -> Bool {
    var isFound = false
    for index in statements.indices {
      var tokens = statements[index].tokens
      for place in tokens.indices {
        guard case .option(let option) = tokens[place], option.name.text == change.name.text
        else { continue }
        tokens[place] = .option(change)
      }
      guard tokens != statements[index].tokens else {
        isFound = isFound || statements[index].options.contains(change)
        continue
      }
      statements[index] = try read(tokens, like: statements[index], change)
      isFound = true
    }
    return isFound
  }

  /// Adds an option to the last statement that accepts it.
  private mutating func add(
    _ change: NamedValue, _ gesture: PastGesture
  ) throws(ScriptError) {
    var problem: ScriptError?
    for index in statements.indices.reversed() {
      let options = statements[index].form?.options ?? []
      guard options.contains(where: { $0.name == change.name.text }) else { continue }
      let tokens = statements[index].tokens + [.option(change)]
      do throws(ScriptError) {
        statements[index] = try read(tokens, like: statements[index], change)
        return
      } catch {
        problem = problem ?? error
      }
    }
    if let problem { throw problem }
    throw ScriptError(
      "the gesture has no option '\(change.name.text)'", change.name.span,
      hint: Spelling.hint(change.name.text, among: gesture.optionNames, what: "its options"))
  }

  /// Parses a statement from changed tokens; errors are placed at the option that was changed.
  private func read(
    _ tokens: [Token], like statement: Statement, _ change: NamedValue
  ) throws(ScriptError) -> Statement {
    do throws(ScriptError) {
      return try isTrial ? statement.changed(to: tokens) : statement.rewritten(tokens)
    } catch {
      throw ScriptError(error.message, change.span, hint: error.hint)
    }
  }
}
