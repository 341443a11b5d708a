/// Something that has happened and that somebody is still to be told of.
enum Notice: Sendable {
  /// What the recognizers of the stage have said.
  case recognizers(ArenaMessage)
  /// No finger is on the screen any more, and what recognizers make of that has been told.
  case fingersLifted
  /// The offset of a scroll view is another, or has come to rest.
  case scrolled(ViewID)
  /// A finger has begun to drag a scroll view.
  case scrollBegan(ViewID)
  /// A finger has let a scroll view go.
  case scrollReleased(ViewID, ScrollView.DragEnd)
  /// A scroll view is at rest.
  case scrollEnded(ViewID)
  /// An offset has passed a place that is watched.
  case crossed(ScrollWatch)
  /// An animator has ended, with its completions.
  case animator(AnimatorID, at: Position, completions: Int)
  /// A layer animation has ended.
  case layer(key: String?, view: ViewID, finished: Bool)
  /// A transition has ended.
  case transition(TransitionID, finished: Bool)
  /// A timer has fired.
  case timer(StageTimer)

  /// Whether it comes from touches, and so before what has ended.
  var isOfRecognizers: Bool {
    switch self {
    case .recognizers, .fingersLifted: true
    case .scrolled, .scrollBegan, .scrollReleased, .scrollEnded, .crossed, .animator, .layer,
      .transition, .timer:
      false
    }
  }
}
