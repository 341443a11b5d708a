import PantomimeKit

/// The last change of the value at a path: the statement during which the value changed, and the
/// value before.
struct PathChange {
  let past: HistoryEntry
  /// The simulation immediately before the statement.
  let before: Simulation
  let old: PathValue

  /// The maximum number of statements to search for a change; our choice.
  private static let mostStatements = 400

  /// Finds the last statement before which the value was different.
  ///
  /// - Returns: `nil` if the scene has had the value since its start, or if the history is too
  ///   short.
  init?(of name: String, _ value: PathValue, in session: Session) {
    guard let history = session.history, name != "time" else { return nil }
    var recall = Recall(history, for: session)
    for past in Lineage(of: session).prefix(PathChange.mostStatements) {
      // A statement may have started the scene automatically.
      guard !past.statement.beginsScene,
        let before = try? recall.session(before: past).opened(for: past.statement).simulation,
        let old = before.read(name)
      else { return nil }
      if old != value {
        (self.past, self.before, self.old) = (past, before, old)
        return
      }
      if past.stood.scene == nil { return nil }
    }
    return nil
  }
}
