import PantomimeKit
import PantomimeScenes
import PantomimeScripting

extension LessonPlayer {
  /// Throws an error if a statement isn't allowed in the current task.
  func refuse(_ statement: Statement, in session: Session) throws(ScriptError) {
    switch statement.command.role {
    case .use:
      throw ScriptError(
        "a lesson cannot run files", statement.span, hint: "type the statements, or `lesson leave`")
    case .scene(let scene):
      guard let own = session.simulation?.name, scene.entry.name != own else { break }
      throw ScriptError(
        "this task takes place in \(own)", statement.span,
        hint: "`lesson restart` starts it again, `lesson leave` returns to your own session")
    default: break
    }
    switch task.kind {
    case .act, .predict: try refuseSetting(statement)
    case .test: try refuseGiveaway(statement)
    case .choose: break
    }
  }

  /// Returns whether a statement restarts the task's scene, in which case the setup runs again.
  func restarts(_ statement: Statement) -> Bool {
    switch statement.command.role {
    case .scene, .restart: break
    default: return false
    }
    if case .choose = task.kind { return false }
    return true
  }

  /// Throws an error for a setting that neither the text of the task nor its solution mentions.
  private func refuseSetting(_ statement: Statement) throws(ScriptError) {
    guard statement.isSetting else { return }
    let known = task.setup.statements.map { $0.text }
    for option in statement.options {
      if case .scene = statement.command.role {
        // A `scene` statement with the scene's current options restarts the task.
        if known.contains(where: { LessonText.place(of: option.written, in: $0) != nil }) {
          continue
        }
      } else if mentions("set \(option.name.text)=") {
        continue
      }
      throw ScriptError(
        "this task doesn't change '\(option.name.text)'", option.span,
        hint: "the setting is part of the task; `lesson leave` returns to your own session")
    }
  }

  private func mentions(_ words: String) -> Bool {
    let samples = (task.solution.map { [$0] } ?? []) + task.right
    let texts = task.text + samples.flatMap { $0.lines.map { $0.text } }
    return texts.contains { LessonText.place(of: words, in: $0) != nil }
  }

  /// Throws an error for an expectation that any change to the scene would fail, such as one of
  /// `hash`.
  private func refuseGiveaway(_ statement: Statement) throws(ScriptError) {
    guard case .expectation = statement.command.role else { return }
    for token in statement.tokens.dropFirst() {
      guard case .word(let word) = token else { continue }
      let first = word.text.split(separator: " ").first
      guard word.text == "hash" || first == "fault" else { continue }
      throw ScriptError(
        "'\(word.text)' would reveal any change", word.span,
        hint: "expect something that a user of the app would notice")
    }
  }
}
