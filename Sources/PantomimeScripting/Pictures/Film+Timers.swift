import PantomimeKit
import PantomimeReporting

extension Film {
  /// Returns the bars for timers, from the start of a timer until it fires or is cancelled, and
  /// those for display links, while they run; there is one row for each name.
  ///
  /// A timer that starts and ends between two of the simulations isn't shown.
  ///
  /// - Parameter simulations: The simulations at some instants, in order.
  func timers(_ simulations: [Simulation]) -> [Timeline.Lane] {
    var runs: [Run] = []
    // The indices of the runs that may not have ended yet.
    var open: [Int] = []
    for simulation in simulations {
      let waiting = StageTimer.waiting(in: simulation)
      open = open.filter { index in
        let isWaiting = waiting.contains { $0.id == runs[index].timer.id }
        if !isWaiting { runs[index].end(by: simulation.now) }
        return isWaiting
      }
      for timer in waiting where !open.contains(where: { runs[$0].timer.id == timer.id }) {
        open.append(runs.count)
        runs.append(Run(timer: timer, to: to))
      }
    }
    var names: [String] = []
    for run in runs where !names.contains(run.timer.name) { names.append(run.timer.name) }
    return names.map { name in
      Timeline.Lane(
        "timer \(name)", .timer,
        phases: runs.filter { $0.timer.name == name }.compactMap { $0.bar(from: from) })
    }
  }

  /// The run of a timer, which begins when the timer starts.
  private struct Run {
    let timer: StageTimer
    /// The end of the timer, or else of the interval.
    var to: Instant
    var word = "waiting"

    init(timer: StageTimer, to: Instant) {
      (self.timer, self.to) = (timer, to)
      if timer.isEndless { word = "ticking" }
    }

    /// Ends the timer at an instant, because it has fired or was cancelled by then.
    mutating func end(by now: Instant) {
      if !timer.isEndless, let deadline = timer.deadline, deadline <= now {
        (to, word) = (deadline, "waiting, fired")
      } else {
        (to, word) = (now, "\(word), cancelled")
      }
    }

    func bar(from start: Instant) -> Phase? {
      let begin = max(start, timer.start)
      guard begin < to else { return nil }
      let weight = timer.isEndless ? 0.75 : 0.25
      return Phase(from: begin.seconds, to: to.seconds, word, weight: weight)
    }
  }
}
