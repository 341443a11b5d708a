package import PantomimeKit

/// What a statement is among the steps that can be taken back.
package enum UndoBehavior: Sendable, Hashable {
  /// A step.
  case step
  /// No step: it only looks, or changes how much is told.
  case look
  /// It asks what was before, or changes where the session stands in that; whether it is a step.
  case past(isStep: Bool)
}

/// What a statement is to a gesture.
package enum GesturePart: Sendable, Hashable {
  /// It belongs to none, unless it stands in the middle of one.
  case none
  /// It is a whole one: the finger comes down and lifts.
  case whole
  /// The finger comes down, or a pan begins.
  case opening
  /// It goes on or ends.
  case rest
}

/// How a command moves the clock, as far as can be known before it runs.
package enum Elapsed: Sendable {
  /// Not, or not by a known time.
  case some
  /// Back to 0, with a new scene.
  case restart
  /// On by a time.
  case by(TimeValue)
  /// To an instant; where that is written.
  case until(TimeValue, Span)
}

/// What a command is to whoever follows a script without running it.
package indirect enum CommandRole: Sendable {
  /// Nothing in particular.
  case plain
  /// It starts a scene.
  case scene(SceneStart)
  /// It reports a pan; where the report is written.
  case pan(PanInput, Span)
  /// It puts fingers on the screen, meant for a view: what a pan reports after it depends on the run.
  case fingers(on: String?)
  /// It is a gesture that no pan hears of: a scroll view moved.
  case gesture
  /// It is a tap.
  case tap
  /// It adds something that later lines may name; where to point when it cannot be added.
  case maker(Construction, Span)
  /// It gives names to values.
  case definition([(name: String, value: String)])
  /// It uses a file.
  case use(Word)
  /// It has something of this role done later on.
  case reaction(CommandRole)
  /// It changes a setting that holds in all scenes.
  case preference
  /// It takes something back or goes elsewhere: nobody knows where that leads.
  case travel
  /// It belongs to the head of a script, and does nothing.
  case head(HeadLine)
  /// It asserts something: of the misuses of the statement before it, or of how things are.
  case expectation(ofMisuse: Bool)
}
