package import PantomimeKit
import PantomimeProps

/// What the open gate sets going, one phase after the other.
extension PokedexDetail {
  /// An animation of views that belongs to the appearance.
  enum Phase: String {
    case ball, emitter, layout, leaving, rounding, labels, row
    case lastRow = "last row"
  }

  /// A burst of sparks on a surface of its own.
  struct Burst {
    let surface: ViewID
    var run: EmitterRun
    let timer: TimerID
    /// The fading of its surface, once that has begun.
    var fade: AnimatorID?
  }

  // Robert Penner's curves as older collections give them, which the article's source copies.
  static let quartOut = try? UnitBezier(0.165, 0.84, 0.44, 1)
  static let circInOut = try? UnitBezier(0.785, 0.135, 0.15, 0.86)
  static let quadOut = try? UnitBezier(0.25, 0.46, 0.45, 0.94)
  static let cubicOut = try? UnitBezier(0.215, 0.61, 0.355, 1)

  private mutating func animate(
    _ phase: Phase, duration: Double, delay: Double = 0, curve: UnitBezier? = nil,
    on stage: inout Stage, _ block: @escaping AnimationBlock
  ) -> AnimatorID? {
    let animation = stage.animate(
      phase.rawValue, duration: duration, delay: delay, curve: curve ?? .easeInOut, block)
    if let animation { animations.append(animation) }
    return animation
  }

  /// What follows when a phase's animation is over.
  mutating func ended(_ phase: Phase, _ animation: AnimatorID, on stage: inout Stage) {
    switch phase {
    case .ball: ballHasGone(on: &stage)
    case .emitter:
      if let index = bursts.firstIndex(where: { $0.fade == animation }) {
        removeSurface(index, on: &stage)
      }
    case .layout: layoutIsDone(on: &stage)
    case .leaving: removeBackground(on: &stage)
    case .lastRow: isAppearing = false
    case .rounding, .labels, .row: break
    }
  }
}

// MARK: - Burst

extension PokedexDetail {
  private static let surface = LaterView("surface.N", .alpha(1))
  package static let laterViews = [surface]

  mutating func startBurst(on stage: inout Stage) {
    isAppearing = true
    stage.record(.burstStarted)
    var emitter = sparks
    emitter.seed &+= UInt64(bursts.count)
    let timer = start(.burst, after: stage[Self.burst], on: &stage)
    timers.append(timer)
    bursts.append(
      Burst(
        surface: stage.addView(Self.surface, bursts.count),
        run: EmitterRun(emitter, at: stage.now), timer: timer))
    let ball = views.ball
    _ = animate(.ball, duration: 0.2, delay: 0.2, curve: .easeOut, on: &stage) { stage in
      stage[ball, .alpha] = 0
    }
  }

  private func ballHasGone(on stage: inout Stage) {
    if stage.has(.swingsOn) { return stage.tell(.swingsOn) }
    stage.removeLayerAnimation(from: views.ball, key: "swing")
  }

  /// The burst's time is over: its surface goes, and the creature appears.
  mutating func burstIsOver(_ timer: TimerID, on stage: inout Stage) {
    if let index = bursts.firstIndex(where: { $0.timer == timer }) { hide(index, on: &stage) }
    appear(on: &stage)
  }

  private mutating func hide(_ own: Int, on stage: inout Stage) {
    let index = stage.has(.remembersTheNewest) ? newest(insteadOf: own, &stage) : own
    guard bursts[index].run.isShown, bursts[index].fade == nil else { return }
    if stage.has(.removesWithinABlock) { return removeWithinABlock(index, on: &stage) }
    let surface = bursts[index].surface
    bursts[index].fade = animate(.emitter, duration: 0.1, delay: 0.2, on: &stage) { stage in
      stage[surface, .alpha] = 0
    }
  }

  mutating func removeSurface(_ index: Int, on stage: inout Stage) {
    bursts[index].run.end(at: stage.now)
    stage.record(.emitterRemoved, nil, [.number("burst", Double(index + 1))])
  }
}

// MARK: - Appearance

extension PokedexDetail {
  /// Lets the creature grow out of the ball and hop.
  private func appear(on stage: inout Stage) {
    stage.record(.appearanceStarted)
    let creature = views.creature
    var timing = MediaTiming()
    if stage.has(.leavesTheModel) {
      leaveTheModel(&timing, on: &stage)
    } else {
      stage[creature, .alpha] = 1
    }
    func add(
      _ key: String, _ property: Property<Double>, _ from: Double, _ to: Double, lasting: Double,
      _ curve: UnitBezier?, after delay: Double = 0
    ) {
      timing.duration = lasting
      timing.beginTime = delay > 0 ? stage.now.advanced(bySeconds: delay).seconds : 0
      let animation = LayerAnimation(from: from, to: to, timing: timing, curve: curve)
      stage.add(animation, to: creature, property, key: key)
    }
    add("opacity", .alpha, 0, 1, lasting: 0.2, Self.quartOut)
    add("scale", .scale, 0.2, 1, lasting: 0.2, Self.quartOut)
    add("rise", .y, 0, -20, lasting: 0.15, Self.circInOut)
    add("fall", .y, -20, 0, lasting: 0.2, Self.circInOut, after: 0.15)
  }

  /// The animation did stop: only of the last one is it asked.
  package mutating func layerAnimationEnded(
    _ key: String?, on view: ViewID, finished: Bool, on stage: inout Stage
  ) {
    guard view == views.creature, key == "fall" else { return }
    if finished {
      switchConstraints(on: &stage)
    } else if stage.has(.takesAnyEnd) {
      takeAnyEnd(on: &stage)
    } else {
      stage.record(.appearanceInterrupted, reason: "the last animation did not finish")
    }
  }
}

// MARK: - Status

extension PokedexDetail {
  mutating func switchConstraints(on stage: inout Stage) {
    layout = .final
    stage.record(.constraintsSwitched)
    let (views, frame) = (views, screen.final)
    _ = animate(.layout, duration: 0.2, delay: 0.05, on: &stage) { stage in
      views.place(in: frame, on: &stage)
    }
  }

  private mutating func layoutIsDone(on stage: inout Stage) {
    stage.record(.layoutDone)
    timers.append(start(.flow, after: 0.1, on: &stage))
    guard hasBackground else { return }
    let (background, size) = (views.background, screen.size)
    _ = animate(.leaving, duration: 0.3, curve: Self.quadOut, on: &stage) { stage in
      stage[background, .y] = -size.height
    }
    _ = animate(.rounding, duration: 0.1, curve: Self.quadOut, on: &stage) { stage in
      stage[background, .cornerRadius] = size.width / 2
    }
  }

  private mutating func removeBackground(on stage: inout Stage) {
    guard hasBackground else { return }
    hasBackground = false
    stage.record(.backgroundRemoved)
  }

  /// The name and what belongs to it show, and the information flows in row by row.
  mutating func flowIn(on stage: inout Stage) {
    stage.record(.rowsStarted)
    let (labels, rows) = (views.labels, views.rows)
    _ = animate(.labels, duration: 0.2, curve: .easeOut, on: &stage) { stage in
      for label in labels { stage[label, .alpha] = 1 }
    }
    for (index, row) in rows.enumerated() {
      _ = animate(
        row == rows.last ? .lastRow : .row, duration: 0.3, delay: 0.03 * Double(index + 1),
        curve: .easeOut, on: &stage
      ) { stage in
        stage[row, .x] = 0
        stage[row, .alpha] = 1
      }
    }
  }

  /// Another request takes over: what is under way ends at its end values, and nobody is told.
  mutating func endAppearance(on stage: inout Stage) {
    isAppearing = false
    for animation in animations { stage.cancel(animation) }
    for timer in timers { stage.cancel(timer) }
    (animations, timers) = ([], [])
    stage.record(.appearanceEnded, reason: "a later request takes over")
    for index in bursts.indices where bursts[index].run.isShown {
      removeSurface(index, on: &stage)
    }
    stage[views.ball, .alpha] = 0
    ballHasGone(on: &stage)
    stage.removeAllLayerAnimations(from: views.creature)
    if !stage.has(.leavesTheModel) { stage[views.creature, .alpha] = 1 }
    layout = .final
    views.place(in: screen.final, on: &stage)
    stage[views.background, .y] = -screen.size.height
    stage[views.background, .cornerRadius] = screen.size.width / 2
    removeBackground(on: &stage)
    for label in views.labels { stage[label, .alpha] = 1 }
    for row in views.rows {
      stage[row, .x] = 0
      stage[row, .alpha] = 1
    }
  }
}
