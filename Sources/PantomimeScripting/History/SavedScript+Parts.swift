import PantomimeKit
import PantomimeScenes

// What a script is saved by: what there is to know of statements, and touches as statements.

extension Statement {
  /// Its own part, without the instant to advance to.
  var tokensWithoutTime: [Token] { Array(tokens.dropFirst(at == nil ? 0 : 2)) }

  /// The same as it can be typed.
  var withoutTime: String { Token.written(tokensWithoutTime) }

  /// Whether it expects something that what comes later decides.
  var mayFailLater: Bool {
    switch command.role {
    case .expectation: command.isStep
    case .reaction(.expectation): true
    default: false
    }
  }

  /// The words of it that name files.
  var fileWords: [Word] { command.fileWords }
}

extension HistoryEntry {
  /// Whether a scene starts with it, given the name of the scene behind it.
  func beginsScene(before scene: String?) -> Bool {
    statement.beginsScene || (stood.scene == nil && scene != nil)
  }

  /// Whether it gives names or settings that hold in all scenes.
  var isOfPreamble: Bool {
    switch statement.command.role {
    case .definition: true
    case .preference: statement.at == nil
    default: false
    }
  }

  /// The expectation of a misuse, if it is one that held.
  var heldMisuse: Statement? {
    guard case .asserted(held: true) = kind,
      case .expectation(ofMisuse: true) = statement.command.role
    else { return nil }
    return statement
  }
}

extension HistoryEntry {
  /// All inputs of the scene that was running right after the statement, as far as they are known.
  func log(of session: Session) throws(ScriptError) -> InputLog {
    // The next session that was noted has them, or the present one, if the scene is still the same.
    var after: HistoryEntry?
    for other in Lineage(of: session) {
      if other === self { break }
      after = other
    }
    // The session behind a statement that was done in part is kept.
    guard let log = (after.map { $0.kept } ?? session)?.simulation?.log else {
      throw ScriptError.noScene(statement.span)
    }
    return log
  }
}
