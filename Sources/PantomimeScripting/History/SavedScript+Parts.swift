import PantomimeKit
import PantomimeScenes

// The parts of a saved script: properties of statements, and touches as statements.

extension Statement {
  /// The tokens of the statement, without the instant to advance to.
  var tokensWithoutTime: [Token] { Array(tokens.dropFirst(at == nil ? 0 : 2)) }

  /// The text of the statement, without the instant to advance to.
  var withoutTime: String { Token.written(tokensWithoutTime) }

  /// Whether the statement is an expectation that a later event decides, or a reaction with an
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
  /// Returns whether a scene starts with the statement, given the name of the scene that is running
  /// after it.
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

  /// The expectation of a misuse, or `nil` if it didn't hold.
  var heldMisuse: Statement? {
    guard case .asserted(held: true) = kind,
      case .expectation(ofMisuse: true) = statement.command.role
    else { return nil }
    return statement
  }
}

extension HistoryEntry {
  /// Returns all known inputs of the scene that was running immediately after the statement.
  func log(of session: Session) throws(ScriptError) -> InputLog {
    // The next kept session has them, or the current one, if the scene is still the same.
    var after: HistoryEntry?
    for other in Lineage(of: session) {
      if other === self { break }
      after = other
    }
    // The session after a partially executed statement is kept.
    guard let log = (after.map { $0.kept } ?? session)?.simulation?.log else {
      throw ScriptError.noScene(statement.span)
    }
    return log
  }
}
