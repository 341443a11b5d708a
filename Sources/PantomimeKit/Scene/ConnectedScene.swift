/// A scene that connects its recognizers and animators by declarations instead of code.
///
/// Its initializer adds the views, recognizers, and animators, and connects them; `Connections`
/// handles the gestures.
///
/// ```swift
/// struct Player: ConnectedScene {
///   static let name = "player"
///   var connections = Connections(state: "player")
///
///   init(_ options: SceneOptions, on stage: inout Stage) throws(OptionError) {
///     let card = stage.addView("card", .frame(Rect2D(x: 0, y: 744, width: 390, height: 844)))
///     let open = stage.addAnimator(
///       "open", try Animator(duration: 0.5),
///       to: [card: [.frame(Rect2D(x: 0, y: 44, width: 390, height: 844))]])
///     let pull = stage.addGesture(.pan("pull"), on: card)
///     try connections.connect(
///       pull.drives(open, along: .up, over: 700, rule: .projection), on: &stage)
///   }
/// }
/// ```
public protocol ConnectedScene: TransitionScene {
  /// The connections.
  var connections: Connections { get set }
}

extension ConnectedScene {
  /// The events of connections.
  public static var events: [EventKind] { Connections.events }
  /// The state that a statement has set, or the initial state.
  public var state: String { connections.state }

  /// Returns whether a tap of the recognizer toggles anything.
  public func describesTap(by gesture: GestureID) -> Bool { connections.toggles(by: gesture) }

  /// Adds a connection that a statement requests.
  public mutating func connect(
    _ connection: Connection, on stage: inout Stage
  ) throws(InputError) { try connections.connect(connection, on: &stage) }

  /// Records that a timer has fired.
  public mutating func timerFired(_ timer: StageTimer, on stage: inout Stage) {
    connections.timerFired(timer, on: &stage)
  }
}

// MARK: - Fingers

extension ConnectedScene {
  /// Forwards the report to the recognizer's connections.
  public mutating func handle(
    _ gesture: GestureID, report: Pan, on stage: inout Stage
  ) throws(Misuse) {
    try connections.handle(gesture, report: report, on: &stage)
  }

  /// Forwards a pan to the connections of its recognizer; a pan that started on a scroll view
  /// scrolls that view.
  public mutating func pan(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
    if let gesture = connections.recognizer(of: pan, on: stage) {
      stage.gestures.follow(pan, of: gesture)
      stage.scrollOwnPan(of: gesture, pan)
      try connections.handle(gesture, report: pan, on: &stage)
    } else if let view = pan.view.flatMap({ stage.view(named: $0) }) {
      stage.scroll(view, with: pan)
    }
  }

  /// Returns the verdict of the recognizer's axis rule.
  public func panShouldBegin(_ pan: Pan, on stage: Stage) -> PanVerdict {
    connections.recognizer(of: pan, on: stage).flatMap { stage.axisVerdict(for: pan, of: $0) }
      ?? .begins(reason: "the recognizer's criteria are met and the scene permits it (G63)")
  }

  /// Returns the verdict of the recognizer's axis rule.
  public func gestureShouldBegin(
    _ gesture: GestureID, _ pan: Pan, on stage: Stage
  ) -> PanVerdict {
    guard stage.isPan(gesture) else {
      return .begins(reason: "the recognizer's criteria are met (G63)")
    }
    return stage.axisVerdict(for: pan, of: gesture)
      ?? .begins(reason: "the recognizer's criteria are met and the scene permits it (G63)")
  }

  /// Returns the values that a release of the pan would have, if a connection handles it.
  public func liftOff(for pan: Pan, on stage: Stage) -> LiftOff? {
    connections.liftOff(for: pan, on: stage)
  }
}
