/// The declarations of a scene, against which its stage checks it.
struct Declarations: Sendable {
  /// The names of the kinds of events that the scene declares.
  private let events: [String]
  /// The possible words for the scene's state; empty if they aren't known in advance.
  private var states: [String]
  /// The last state that was checked.
  private var state: String?
  /// The names that have already been recorded as findings, because each is recorded once.
  private var reported: [String] = []

  /// The names of the kinds that any scene may record.
  private static let core = Set(EventGroup.core.flatMap { $0.kinds.map { $0.name } })

  init(events: [EventKind], states: [String]) {
    self.events = events.map { $0.name }
    self.states = states
  }

  /// Returns whether the scene has declared a kind of event.
  func hasEvent(_ name: String) -> Bool { events.contains(name) || Self.core.contains(name) }

  /// Declares a state that a statement assigns to the scene.
  mutating func addState(_ word: String) {
    if !states.isEmpty, !states.contains(word) { states.append(word) }
  }

  /// Returns whether a state differs from the last one checked and is undeclared.
  mutating func isUndeclared(_ state: String) -> Bool {
    if state == self.state { return false }
    self.state = state
    return !states.isEmpty && !states.contains(state)
  }

  /// Returns whether a name is a new finding.
  mutating func isNews(_ name: String) -> Bool {
    guard !reported.contains(name) else { return false }
    reported.append(name)
    return true
  }
}

extension Ledger {
  /// Records a finding if the scene hasn't declared a kind of event, once for each kind.
  mutating func checkEvent(_ name: String, by declarations: inout Boxed<Declarations>?) {
    guard !(declarations?.value.hasEvent(name) ?? true),
      declarations?.value.isNews("event \(name)") ?? false
    else { return }
    note(Finding(.undeclaredEvent, [.word("event", name)]))
  }

  /// Records a finding if the scene hasn't declared a state, once for each state.
  mutating func checkState(_ state: String, by declarations: inout Boxed<Declarations>?) {
    guard declarations?.value.isUndeclared(state) ?? false,
      declarations?.value.isNews("state \(state)") ?? false
    else { return }
    note(Finding(.undeclaredState, [.word("state", state)]))
  }

  /// Records that the scene lacks the role for a callback that it has requested, once for each
  /// role.
  mutating func noteMissing(_ role: String, by declarations: inout Boxed<Declarations>?) {
    guard declarations?.value.isNews("role \(role)") ?? false else { return }
    note(Finding(.missingRole, [.word("role", role)]))
  }
}
