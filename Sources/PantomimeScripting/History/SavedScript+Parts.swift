import PantomimeKit
import PantomimeScenes

// What a script is saved by: what there is to know of statements, and touches as statements.

extension Statement {
  /// Its own part, without the instant to advance to.
  var tokensWithoutTime: [Token] { Array(tokens.dropFirst(at == nil ? 0 : 2)) }

  /// The same as it can be typed.
  var withoutTime: String { Statement.written(tokensWithoutTime[...]) }

  /// Whether it expects something that what comes later decides.
  var mayFailLater: Bool {
    switch command.role {
    case .expectation: command.isStep
    case .reaction(.expectation): true
    default: false
    }
  }

  /// The words of it that name files.
  var fileWords: [Word] {
    if case .scene(let scene) = command.role { return scene.fileNames }
    if case .use(let file) = command.role { return [file] }
    guard let verb, verb.text == TouchesCommand.form.name,
      let place = tokens.firstIndex(where: { $0 == .word(verb) }),
      case .word(let file)? = tokens[(place + 1)...].first(where: { token in
        if case .word = token { true } else { false }
      })
    else { return [] }
    return [file]
  }
}

extension Past {
  /// Whether a scene starts with it, given the name of the scene behind it.
  func beginsScene(before scene: String?) -> Bool {
    statement.beginsScene || (stood.scene == nil && scene != nil)
  }

  /// Whether it gives names or settings that hold in all scenes.
  var isOfPreamble: Bool {
    if case .definition = statement.command.role { return true }
    guard statement.at == nil, statement.verb?.text == SetCommand.form.name else { return false }
    let setting = statement.options.first.flatMap { SessionSetting(rawValue: $0.name.text) }
    return setting != nil && setting != .quirks
  }

  /// The expectation of a misuse, if it is one that held.
  var heldMisuse: Statement? {
    guard case .asserted(held: true) = way,
      case .expectation(ofMisuse: true) = statement.command.role
    else { return nil }
    return statement
  }
}

extension Input {
  /// The statements that put in the same touches, in as few words as that takes.
  ///
  /// - Parameter down: where the fingers are.
  func touchStatements(from down: [Touch]) -> [String] {
    func number(_ value: Double) -> String {
      // As few digits as lead to the same number.
      let text = value.description
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
    func finger(_ id: Int) -> String { id == 1 ? "" : " id=\(id)" }
    let verb = TouchCommand.form.name
    switch self {
    case .touch(let touches):
      return touches.map { touch in
        // A part that is left out stays as it is.
        let last = down.first { $0.id == touch.id }?.place
        let x = last?.x == touch.place.x ? "" : " x=\(number(touch.place.x))"
        let y = last?.y == touch.place.y ? "" : " y=\(number(touch.place.y))"
        return "\(verb) \(touch.phase.rawValue)\(x)\(y)\(finger(touch.id))"
      }
    case .liftOutside(let id): return ["\(verb) up outside\(finger(id))"]
    case .interruption: return ["\(verb) cancel all"]
    default: return []
    }
  }
}

extension Session {
  /// All inputs of the scene that was there right after a statement, up to where they are known.
  func log(behind past: Past) throws(ScriptError) -> InputLog {
    // The next session that was noted has them, or the present one, if the scene is still the same.
    var after: Past?
    for other in Lineage(of: self) {
      if other === past { break }
      after = other
    }
    // The session behind a statement that was done in part is kept.
    guard let log = (after.map { $0.kept } ?? self)?.simulation?.log else {
      throw ScriptError.noScene(past.statement.span)
    }
    return log
  }
}
