/// A pending notification.
enum PendingCallback: Sendable {
  /// A message of the stage's recognizers.
  case recognizers(ArenaMessage)
  /// The last finger has lifted, and the resulting messages of recognizers have been delivered.
  case fingersLifted
  /// The offset of a scroll view has changed, or settled.
  case scrolled(ViewID)
  /// A finger has begun to drag a scroll view.
  case scrollBegan(ViewID)
  /// A finger has released a scroll view.
  case scrollReleased(ViewID, ScrollView.DragEnd)
  /// A scroll view is at rest.
  case scrollEnded(ViewID)
  /// An offset has crossed a watched threshold.
  case crossed(ScrollWatch)
  /// An animator has ended, with its completions.
  case animator(AnimatorID, at: Position, completions: Int)
  /// A layer animation has ended.
  case layer(key: String?, view: ViewID, finished: Bool)
  /// A transition has ended.
  case transition(TransitionID, finished: Bool)
  /// A timer has fired.
  case timer(StageTimer)

  /// Whether the notification comes from touches, and is therefore delivered before any ends.
  var isOfRecognizers: Bool {
    switch self {
    case .recognizers, .fingersLifted: true
    case .scrolled, .scrollBegan, .scrollReleased, .scrollEnded, .crossed, .animator, .layer,
      .transition, .timer:
      false
    }
  }
}
