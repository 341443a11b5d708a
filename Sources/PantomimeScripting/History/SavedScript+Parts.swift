import PantomimeKit
import PantomimeScenes

// The parts of a saved script: the properties of its statements, and touches written as statements.

extension Statement {
  /// The tokens of the statement without `at TIME`.
  var tokensWithoutTime: [Token] { Array(tokens.dropFirst(at == nil ? 0 : 2)) }

  /// The text of the statement without `at TIME`.
  var withoutTime: String { Token.written(tokensWithoutTime) }

  /// Whether the statement is an expectation that later events decide, or a reaction that runs an
  /// expectation.
  var mayFailLater: Bool {
    switch command.role {
    case .expectation: command.isStep
    case .reaction(.expectation): true
    default: false
    }
  }

  /// The words that name files.
  var fileWords: [Word] { command.fileWords }
}

extension HistoryEntry {
  /// Returns whether the statement starts a scene, given the name of the scene that is running
  /// after the statement.
  func beginsScene(before scene: String?) -> Bool {
    statement.beginsScene || (stood.scene == nil && scene != nil)
  }

  /// Whether the statement defines names or settings for all scenes.
  var isOfPreamble: Bool {
    switch statement.command.role {
    case .definition: true
    case .preference: statement.at == nil
    default: false
    }
  }

  /// The expectation of a misuse, or `nil` if the statement isn't such an expectation or it didn't
  /// hold.
  var heldMisuse: Statement? {
    guard case .asserted(held: true) = kind,
      case .expectation(ofMisuse: true) = statement.command.role
    else { return nil }
    return statement
  }
}

extension HistoryEntry {
  /// Returns all known inputs of the scene that was running when the statement ended.
  func log(of session: Session) throws(ScriptError) -> InputLog {
    // The next session that is kept has these inputs; so has the current session, if its scene is
    // still the same.
    var after: HistoryEntry?
    for other in Lineage(of: session) {
      if other === self { break }
      after = other
    }
    // After a statement that was executed only in part, the session is always kept.
    guard let log = (after.map { $0.kept } ?? session)?.simulation?.log else {
      throw ScriptError.noScene(statement.span)
    }
    return log
  }
}
