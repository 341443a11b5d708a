/// A declaration that refers to parts of a stage by their identifiers, for a scene in Swift.
///
/// Statements of the language use names instead.
public struct Identified<Declaration: Sendable>: Sendable {
  private let resolve: @Sendable (Stage) -> Declaration

  init(_ resolve: @escaping @Sendable (Stage) -> Declaration) { self.resolve = resolve }

  /// Returns the declaration with the parts' names on a stage.
  func named(on stage: Stage) -> Declaration { resolve(stage) }
}

extension OptionError {
  /// Creates the error for an impossible declaration.
  init(_ error: InputError) {
    switch error {
    case .impossible(.badOption(let problem)): self = problem
    case .impossible(.connection(let problem)):
      self.init(option: "connection", problem: problem.text)
    case .impossible(.notScrollable(let view, _)):
      self.init(option: "connection", problem: "'\(view)' does not scroll")
    case .impossible:
      self.init(option: "connection", problem: "a part is not on this stage")
    case .misuse(let misuse): self.init(option: "connection", problem: misuse.explanation)
    }
  }
}
