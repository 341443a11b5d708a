import PantomimeKit

/// Fingers that are played together, each of which is aimed at the instant of its touch-down.
struct FingerRound {
  /// A finger that was aimed at a view.
  struct Aim {
    let view: String
    /// The reason why the finger missed the view, or `nil` if it hit the view.
    let miss: String?
    /// The number of events before the touch-down.
    let count: Int
  }

  /// The simulation after the touches that have been played.
  private(set) var app: Simulation
  private(set) var aims: [Aim] = []
  /// The misuses that resulted from the touches.
  private(set) var problems: [String] = []
  /// The touches that haven't been played yet, each with the index of its finger.
  private var pending: [(finger: Int, touch: TimedTouch)] = []

  /// Plays fingers from the current instant on.
  ///
  /// - Parameter what: The gesture, as the subject of the issues.
  init(_ fingers: [Finger], _ what: String, in app: Simulation) throws(FingerProblem) {
    self.app = app
    var ids: [Int] = []
    for _ in fingers {
      let taken = app.touchesDown.map(\.id) + ids
      ids.append((1...).first { !taken.contains($0) } ?? 1)
    }
    // A finger with a delay touches a view where the view is then.
    let order = fingers.indices.sorted { (fingers[$0].delay, $0) < (fingers[$1].delay, $1) }
    for index in order {
      let time = try Finger.instant(app.now, after: fingers[index].delay)
      if time > self.app.now { advance(to: time) }
      let touches = try fingers[index].touches(id: ids[index], at: time, in: self.app)
      if case .view(let view) = fingers[index].start {
        aims.append(Aim(view, what, in: self.app))
      }
      pending += touches.map { (index, $0) }
    }
    play { _ in true }
  }

  /// Plays the touches before an instant, and advances to the instant.
  private mutating func advance(to time: Instant) {
    play { $0 < time }
    do throws(ImpossibleInputError) { _ = try app.advance(to: time) } catch {
      problems.append(error.text(in: app))
    }
  }

  /// Plays the touches at the instants that match, which precede those that don't.
  private mutating func play(_ matches: (Instant) -> Bool) {
    // Touches at the same instant stay in the order of the fingers.
    let due = pending.enumerated().filter { matches($0.element.touch.time) }.sorted {
      ($0.element.touch.time, $0.element.finger, $0.offset)
        < ($1.element.touch.time, $1.element.finger, $1.offset)
    }
    pending.removeAll { matches($0.touch.time) }
    do throws(InputError) {
      try app.play(TouchStream(due.map(\.element.touch)))
    } catch {
      problems.append(error.text(in: app))
    }
  }
}

extension FingerRound.Aim {
  /// Aims a finger at the center of a view's visible part.
  init(_ view: String, _ what: String, in app: Simulation) {
    self.init(view: view, miss: app.miss(view, what), count: app.trace.count)
  }
}
