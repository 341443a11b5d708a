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
    case .impossible(.noProperty(let path, let known)):
      self.init(option: "connection", problem: OptionError.missing(path, among: known))
    case .impossible(.nameTaken(let name)):
      self.init(option: "connection", problem: "the name '\(name)' is taken")
    case .impossible:
      self.init(option: "connection", problem: "a part is not on this stage")
    case .misuse(let misuse): self.init(option: "connection", problem: misuse.explanation)
    }
  }

  /// Returns the words for a property that a view lacks.
  ///
  /// - Parameters:
  ///   - path: The path of the property.
  ///   - known: The paths of the properties that exist; names of views can have dots.
  private static func missing(_ path: String, among known: [String]) -> String {
    var end = path.endIndex
    while let dot = path[..<end].lastIndex(of: ".") {
      let view = path[..<dot]
      if known.contains(where: { $0.hasPrefix("\(view).") }) {
        return "'\(view)' has no property '\(path[path.index(after: dot)...])'"
      }
      end = dot
    }
    return "no view has the property '\(path)'"
  }
}
