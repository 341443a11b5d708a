// The decision that the present pan would lead to.

extension Simulation {
  /// What the pan under way would come to if the finger lifted now with the velocity last reported;
  /// with none under way, what the last one came to.
  ///
  /// `nil` before anything was decided, and in a scene that decides nothing.
  public var ruling: Ruling? { look { $0.openRuling } }

  /// The last lift-off that each rule has decided, in the order in which the rules came up.
  public var rulings: [Ruling] { look { $0.stage.decisions.rulings } }
}

extension Simulation.Contents {
  fileprivate var openRuling: Ruling? {
    guard currentPan.isPending else { return stage.decisions.ruling }
    // A copy is a fork, so that what a lift-off does can be tried.
    var fork = self
    fork.stage.decisions.forgetRuling()
    if currentPan.reported.isActive {
      try? fork.handle(.pan(PanInput(.ended, velocity: currentPan.reported.pan.velocity)))
    } else {
      let fingers = stage.gestures.arena.touchesDown
      try? fork.handle(.touch(fingers.map { Touch(.up, id: $0.id, at: $0.place) }))
    }
    return fork.stage.decisions.ruling
  }
}

extension SceneBox {
  /// The way that a gesture leads, before its lift-off changes anything; `nil` if the scene does not say.
  func basis(of pan: Pan, on stage: Stage) -> VelocityBasis? {
    var right = pan
    right.velocity = Vector(dx: 1, dy: 0)
    var down = pan
    down.velocity = Vector(dx: 0, dy: 1)
    guard let one = liftOff(for: right, on: stage), let other = liftOff(for: down, on: stage)
    else { return nil }
    return VelocityBasis(right: one, down: other)
  }
}
