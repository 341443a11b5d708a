import PantomimeKit

extension PokedexList {
  /// The moment at which the sprite of a row responds to a touch.
  enum Jump: String, CaseIterable {
    /// At touch-down; the detail is requested at lift-off (published).
    case press
    /// At lift-off, together with the request (rejected).
    case tap
    /// At lift-off; the request waits for the jump (rejected).
    case delayed

    /// The reason why the request is made at that moment.
    var reason: Reason {
      switch self {
      case .press: "the request doesn't wait for the jump"
      case .tap: "the request is made when the jump starts, so the jump is not visible"
      case .delayed: "the request is made after the jump, which delayed the user by 0.2 s"
      }
    }
  }

  /// The touch on a row: its highlight, the jump of its sprite, and the effect of the lift-off.
  struct RowPress {
    /// The reaction to a lift-off inside the row.
    enum Answer {
      /// The detail is requested immediately.
      case request
      /// The detail is requested when the jump ends.
      case wait
      /// The tap has no effect, for a reason.
      case ignored(cause: String, Reason)
    }

    static let highlight = Property<Double>("highlight", .fraction)
    /// The time for the color of a touched row to appear or disappear, in seconds.
    private static let highlightDuration = 0.1
    /// The length of the jump, in seconds.
    static let jumpDuration = 0.2

    let style: Jump
    /// The row under the finger.
    private(set) var row: Int?
    /// The row of the last release, and its instant.
    private(set) var released: (row: Int, time: Instant)?
    /// Whether the row was ignoring touches at touch-down.
    private var isDeaf = false
    private var jumpStart: Instant?
    /// The row whose detail is requested after its jump, or `nil` if there is none.
    private var waiting: Int?

    init(_ style: Jump) { self.style = style }

    /// Begins a press; a row that ignores touches shows no reaction.
    mutating func begin(_ row: Int, isDeaf: Bool, _ rows: [Row], on stage: inout Stage) {
      end(rows, on: &stage)
      self.row = row
      self.isDeaf = isDeaf
      if isDeaf || waiting != nil { return }
      FlowIn.animate(
        rows[row].view, RowPress.highlight, to: 1, over: RowPress.highlightDuration, on: &stage)
      if style == .press { jump(row, rows, on: &stage) }
    }

    /// Ends a press after a lift-off or when the finger leaves the row; a jump in flight runs to
    /// its end.
    mutating func end(_ rows: [Row], on stage: inout Stage) {
      guard let row else { return }
      self.row = nil
      released = (row, stage.now)
      FlowIn.animate(
        rows[row].view, RowPress.highlight, to: 0, over: RowPress.highlightDuration, on: &stage)
    }

    /// Determines the effect of a lift-off inside the row.
    mutating func lifted(_ row: Int, _ rows: [Row], on stage: inout Stage) -> Answer {
      if let waiting {
        return .ignored(cause: "waiting", "row \(waiting) must finish its jump first")
      }
      if isDeaf {
        return .ignored(
          cause: "moving", "the row was still flowing in at touch-down, with interaction disabled")
      }
      if style != .press { jump(row, rows, on: &stage) }
      guard style == .delayed else { return .request }
      waiting = row
      stage.startTimer("jump", after: RowPress.jumpDuration)
      return .wait
    }

    /// Returns the row whose jump has ended and whose detail is requested now, or `nil` if there is
    /// none.
    mutating func jumpEnded() -> Int? {
      defer { waiting = nil }
      return waiting
    }

    /// Returns the fraction of the jump that has elapsed, 0 to 1.
    func seen(at now: Instant) -> Double {
      jumpStart.map { min(now.seconds(since: $0) / RowPress.jumpDuration, 1) } ?? 0
    }

    private mutating func jump(_ row: Int, _ rows: [Row], on stage: inout Stage) {
      jumpStart = stage.now
      // Six values, because the published code has a comma in place of a decimal point: they no
      // longer match the key times (S14).
      let heights =
        stage.shouldCommit(.typesAComma) ? [0, -5, 0, 0, -2.5, 0] : [0, -5, 0, -2.5, 0]
      let jump = LayerAnimation(
        values: heights, keyTimes: [0, 0.25, 0.4, 0.6, 1],
        timing: MediaTiming(duration: RowPress.jumpDuration))
      stage.record(.jumpStarted, nil, [.number("row", Double(row))])
      // With the same key, a running jump starts again (PD-3).
      stage.add(jump, to: rows[row].sprite, .y, key: "jump")
    }
  }

  /// The run that brings a row in: one plain animation without a delay.
  struct FlowIn {
    private let start: Double
    private let alpha: Double
    private let duration: Double
    private let curve: UnitBezier?

    init(_ options: SceneOptions, width: Double) throws(OptionError) {
      start = try options[PokedexList.startShare] * width
      alpha = try options[PokedexList.startAlpha]
      duration = try options[PokedexList.duration]
      curve = try options[PokedexList.timing]
    }

    /// Sets the initial values without animation, and animates to the final position and full
    /// opacity.
    func start(_ cell: ViewID, on stage: inout Stage) {
      (stage[cell, .x], stage[cell, .alpha]) = (start, alpha)
      FlowIn.animate(cell, .x, to: 0, over: duration, curve, on: &stage)
      FlowIn.animate(cell, .alpha, to: 1, over: duration, curve, on: &stage)
    }

    /// Animates in the same way as `UIView.animate`: sets the value, and animates an
    /// additive offset to zero (A207, A210).
    static func animate(
      _ view: ViewID, _ property: Property<Double>, to value: Double, over seconds: Double,
      _ curve: UnitBezier? = .easeInOut, on stage: inout Stage
    ) {
      let difference = stage[view, property] - value
      stage[view, property] = value
      guard difference != 0, seconds > 0 else { return }
      var animation = LayerAnimation(
        from: difference, to: 0, timing: MediaTiming(duration: seconds), curve: curve)
      animation.isAdditive = true
      stage.add(animation, to: view, property)
    }
  }
}
