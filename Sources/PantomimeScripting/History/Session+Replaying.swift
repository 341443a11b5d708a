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
  /// The session with a gesture made once more, some of its options replaced: at the same instant as
  /// now, or at the lift-off if that is later.
  ///
  /// `rule`, `estimator` and `axis` hold for the replay, and are then as they were. What was chosen
  /// with `set` since the gesture holds from its beginning.
  ///
  /// - Throws: what is wrong with the changes, or that a statement cannot be carried out with them,
  ///   told of `verb`.
  package func replaying(
    _ gesture: PastGesture, with changes: [NamedValue] = [], verb: Span = Span(0, 0)
  ) throws(ScriptError) -> Replayed {
    let change = try GestureChange(gesture, changes, in: catalogue)
    var session = gesture.start.told(as: self)
    session.history?.keepsAll = true
    session.takeOver(from: gesture, verb)
    // What the replay records is told whole; only then may some of it be dropped.
    let length = session.traceLength
    session.traceLength = nil
    let usual = session.preferences
    var chosen = usual
    if let rule = change.rule { chosen.rule = rule }
    if let axis = change.axis { chosen.axis = axis }
    if let estimator = change.estimator { chosen.estimator = estimator }
    session.hold(chosen, way: .aside, verb)
    let start = gesture.opened(session)
    for statement in change.statements { try session.repeats(statement, verb) }
    let lifted = session
    if let now = simulation?.now, session.now < now {
      try session.repeats(try Statement.reaching(now, in: catalogue), verb)
    }
    session.hold(usual, way: .aside, verb)
    (session.traceLength, session.names) = (length, names)
    return Replayed(start: start, lifted: lifted, present: session)
  }

  /// Takes over what was set since a gesture, as if it had been before.
  private mutating func takeOver(from gesture: PastGesture, _ verb: Span) {
    let (then, now) = (gesture.lifted, gesture.present)
    if then.frames.rate != now.frames.rate { frames = now.frames }
    if then.traceLength != now.traceLength { traceLength = now.traceLength }
    var wanted = preferences
    if then.preferences.estimator != now.preferences.estimator {
      wanted.estimator = now.preferences.estimator
    }
    if then.preferences.rule != now.preferences.rule { wanted.rule = now.preferences.rule }
    if then.preferences.axis != now.preferences.axis { wanted.axis = now.preferences.axis }
    if then.preferences.panStart != now.preferences.panStart {
      wanted.panStart = now.preferences.panStart
    }
    hold(wanted, way: .plainly, verb)
  }

  /// Sets what is otherwise than wanted, and takes note of it as if it had been typed.
  private mutating func hold(_ wanted: Preferences, way: Past.Way, _ verb: Span) {
    for setting in wanted.settings {
      var there = preferences
      _ = there.take(setting)
      guard there != preferences else { continue }
      let before = bare
      // A setting is never refused.
      try? set(setting, span: verb)
      guard let statement = setting.statement(in: catalogue) else { continue }
      history?.way = way
      history?.add(statement, before: before)
    }
  }

  /// Carries a statement of a gesture out once more.
  private mutating func repeats(_ statement: Statement, _ verb: Span) throws(ScriptError) {
    do throws(ScriptError) { _ = try execute(statement) } catch {
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
      let slop = start.slop.map { Numerals.text($0) } ?? Session.ownRule
      let opening = start.opening?.rawValue ?? Session.ownRule
      text = SessionSetting.slop.statement(slop) + " \(SessionSetting.opening.rawValue)=\(opening)"
    case .reading, .quirks: return nil
    }
    return try? Statement(text, in: catalogue)
  }
}
