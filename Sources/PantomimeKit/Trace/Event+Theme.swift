extension Event {
  /// The topic of an event, among those that answers are about.
  package enum Theme: Sendable, Hashable {
    case scene, state, added, constructed, setting
    case tap, swiped, tapIgnored, panIgnored, panRefused, gestureBegan, holdRefused
    case pan, touch, gestureLost, gestureRefused, gestureWaits
    case started, delayed, moving, waiting, paused, scrubbed, reversed, forward, continued, stopped,
      parked
    case completed, misuse, decided
    case transitionBegan, transitionUpdated, transitionLetGo, transitionEnded
    case scrollBegan, scrollRefused, scrollCaught, scrollReleased, decelerating, scrollEnded
    case scrolled
  }

  /// The phase of the touch that the event records, or `nil` if it records none.
  package var touch: Touch.Phase? {
    isOf(.touchDown)
      ? .down : isOf(.touchMove) ? .move : isOf(.touchUp) ? .up : isOf(.touchCancel) ? .cancel : nil
  }

  /// The topic of the event, or `nil` if it only appears in listings.
  package var theme: Theme? { Self.themes.first { isOf($0.kind) }?.theme }

  private static let themes: [(kind: EventKind, theme: Theme)] =
    [
      (.pan, .pan), (.touchMove, .touch), (.touchDown, .touch), (.touchUp, .touch),
      (.touchCancel, .touch), (.animatorScrubbed, .scrubbed), (.animatorStarted, .started),
      (.animatorDelayed, .delayed), (.animatorMoving, .moving),
      (.animatorWaiting, .waiting), (.animatorPaused, .paused),
      (.animatorReversed, .reversed), (.animatorForward, .forward),
      (.animatorContinued, .continued), (.animatorStopped, .stopped), (.animatorParked, .parked),
      (.completed, .completed), (.misuse, .misuse), (.decided, .decided), (.scene, .scene),
      (.state, .state), (.tap, .tap), (.tapRecognized, .tap), (.swipeRecognized, .swiped),
      (.tapIgnored, .tapIgnored),
      (.panIgnored, .panIgnored),
      (.panRefused, .panRefused), (.gestureBegan, .gestureBegan), (.holdRefused, .holdRefused),
      (.gestureFailed, .gestureLost), (.gesturePrevented, .gestureLost),
      (.gestureRefused, .gestureRefused), (.gestureIgnores, .gestureLost),
      (.gestureWaits, .gestureWaits), (.gestureUndecided, .gestureLost),
      (.gestureDeadlock, .gestureLost),
      (.transitionBegan, .transitionBegan), (.transitionUpdated, .transitionUpdated),
      (.transitionFinishing, .transitionLetGo), (.transitionCancelling, .transitionLetGo),
      (.transitionFinished, .transitionEnded), (.transitionCancelled, .transitionEnded),
      (.scrollBegan, .scrollBegan), (.scrollRefused, .scrollRefused),
      (.scrollCaught, .scrollCaught), (.scrollReleased, .scrollReleased),
      (.decelerating, .decelerating), (.scrollEnded, .scrollEnded), (.scrolled, .scrolled),
      (.optionSet, .setting), (.toggleIgnored, .tapIgnored), (.presentationIgnored, .tapIgnored),
      (.connectionMade, .constructed),
      (.timerStarted, .constructed), (.animatorAdded, .added), (.animationsAdded, .added),
      (.completionAdded, .added), (.gestureAdded, .added),
    ] + EventKind.settings.map { ($0, .setting) }
    + EventKind.construction.map { ($0, .constructed) }
}
