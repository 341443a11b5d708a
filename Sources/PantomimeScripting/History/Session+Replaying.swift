import PantomimeKit

/// What has come of a gesture that was made once more.
package struct Replayed: Sendable {
  /// The session before the first statement, with what was chosen for the replay, and with the scene
  /// that the statement begins by itself.
  package let start: Session
  /// The session right after the last statement.
  package let lifted: Session
  /// The session at the instant that the replay goes on to, with all chosen as it was.
  package let present: Session
}

extension Session {
  /// The session after a gesture was made again with some of its options replaced: at the present
  /// instant, or at the lift-off if that is later.
  ///
  /// `rule`, `estimator` and `axis` hold for the replay alone. What was chosen with `set` since the
  /// gesture holds from its beginning.
  ///
  /// - Throws: an error about the changes, or about a statement that cannot be executed with them,
  ///   placed at `verb`.
  package func replaying(
    _ gesture: PastGesture, with changes: [NamedValue] = [], verb: Span = Span(0, 0)
  ) throws(ScriptError) -> Replayed {
    let change = try GestureChange(gesture, changes, in: catalogue)
    var player = GesturePlayer(session: gesture.start.told(as: self), verb: verb)
    player.session.history?.keepsAll = true
    player.takeOverSettings(since: gesture)
    // The whole replay is reported; only then may some of its events be dropped.
    let length = player.session.options.traceLength
    player.session.options.traceLength = nil
    let usual = player.session.preferences
    var chosen = usual
    if let rule = change.rule { chosen.rule = rule }
    if let axis = change.axis { chosen.axis = axis }
    if let estimator = change.estimator { chosen.estimator = estimator }
    player.set(chosen, kind: .aside)
    let start = gesture.opened(player.session)
    for statement in change.statements { try player.play(statement) }
    let lifted = player.session
    if let now = simulation?.now, player.session.now < now {
      try player.play(try Statement.reaching(now, in: catalogue))
    }
    player.set(usual, kind: .aside)
    var present = player.session
    (present.options.traceLength, present.names) = (length, names)
    return Replayed(start: start, lifted: lifted, present: present)
  }
}

/// A session in which a gesture is made again.
private struct GesturePlayer {
  var session: Session
  /// The place for errors.
  let verb: Span

  /// Takes over the settings that changed since a gesture, as if they had been set before it.
  mutating func takeOverSettings(since gesture: PastGesture) {
    let (then, now) = (gesture.lifted, gesture.present)
    if then.options.frames.rate != now.options.frames.rate {
      session.options.frames = now.options.frames
    }
    if then.options.traceLength != now.options.traceLength {
      session.options.traceLength = now.options.traceLength
    }
    var wanted = session.preferences
    if then.preferences.estimator != now.preferences.estimator {
      wanted.estimator = now.preferences.estimator
    }
    if then.preferences.rule != now.preferences.rule { wanted.rule = now.preferences.rule }
    if then.preferences.axis != now.preferences.axis { wanted.axis = now.preferences.axis }
    if then.preferences.panStart != now.preferences.panStart {
      wanted.panStart = now.preferences.panStart
    }
    set(wanted, kind: .plainly)
  }

  /// Changes preferences, and records the changes as if they had been typed.
  mutating func set(_ wanted: Preferences, kind: HistoryEntry.Kind) {
    for setting in wanted.settings {
      var changed = session.preferences
      _ = changed.take(setting)
      guard changed != session.preferences else { continue }
      let before = session.bare
      // A setting is never refused.
      try? session.set(setting, span: verb)
      guard let statement = setting.statement(in: session.catalogue) else { continue }
      session.history?.kind = kind
      session.history?.add(statement, before: before)
    }
  }

  /// Executes a statement of the gesture again.
  mutating func play(_ statement: Statement) throws(ScriptError) {
    do throws(ScriptError) { _ = try session.execute(statement) } catch {
      if error.isInterruption { throw error }
      throw ScriptError(
        "`\(statement.written)` cannot be repeated: \(error.message)", verb,
        hint: error.hint)
    }
  }
}

extension Statement {
  /// Advancing to an instant.
  static func reaching(
    _ instant: Instant, in catalogue: Catalogue
  ) throws(ScriptError) -> Statement {
    let text = InstantPrefix.text(instant)
    guard let statement = try Statement(text, in: catalogue) else {
      throw ScriptError("'\(text)' has no effect", Span(0, 0))
    }
    return statement
  }
}

extension Setting {
  /// The statement that makes it; `nil` for what cannot be typed.
  func statement(in catalogue: Catalogue) -> Statement? {
    let text: String
    switch self {
    case .rule(let rule): text = SessionSetting.rule.statement(RuleStatement.text(rule))
    case .estimator(let estimator):
      text = SessionSetting.estimator.statement(RuleStatement.text(estimator))
    case .axis(let axis): text = SessionSetting.axis.statement(RuleStatement.text(axis))
    case .panStart(let start):
      let slop = start.slop.map { Numerals.text($0) } ?? NamedRule.nameOfOwn
      let opening = start.opening?.rawValue ?? NamedRule.nameOfOwn
      text = SessionSetting.slop.statement(slop) + " \(SessionSetting.opening.rawValue)=\(opening)"
    case .reading, .quirks: return nil
    }
    return try? Statement(text, in: catalogue)
  }
}
