import PantomimeKit
import PantomimeReporting

extension Film {
  /// Returns whether the value at a path is a number at any of the instants that are checked.
  func hasNumbers(_ path: String) -> Bool {
    let instants = (evenly(Film.looksForNumbers) + turns).sorted()
    return simulations(at: instants).contains { $0.read(path)?.numbers.isEmpty == false }
  }

  /// The number of evenly spaced instants to check for a number, in addition to those of events;
  /// our choice.
  private static let looksForNumbers = 32

  /// Returns the curves of paths, with about the given number of samples.
  ///
  /// - Parameters:
  ///   - paths: The paths.
  ///   - across: The path whose value is on the horizontal axis, or `nil` for time.
  ///   - samples: The number of evenly spaced samples.
  ///   - rule: The rule to name in the title, or `nil` for none.
  func plot(
    _ paths: [String], against across: String?, samples: Int, rule: String? = nil
  ) -> Plot {
    let times = moments(samples)
    let simulations = simulations(at: times.map { $0.instant })
    let x = zip(times, simulations).map { time, simulation in
      across.map { simulation.read($0)?.numbers.first } ?? time.place
    }
    let curves = paths.flatMap { path in
      Film.curves(of: path, simulations.map { $0.read(path) }, x, times)
    }
    let unit = across.flatMap { path in
      simulations.lazy.compactMap { $0.read(path) }.first { !$0.numbers.isEmpty }
    }
    var plot = Plot(
      "\(paths.joined(separator: ", ")): \(subject)" + (rule.map { ", rule \($0)" } ?? ""),
      across: across.map { Plot.Quantity($0, unit: unit.map { PathValueText.unit($0) } ?? "") }
        ?? Plot.Quantity("time", unit: "s"),
      curves: curves)
    if across == nil {
      plot.events = events
      plot.phases = phases(simulations)
    }
    return plot
  }

  /// An instant of a plot.
  ///
  /// The last instant before an event has the same horizontal position as the event, so that a jump
  /// is drawn between two points.
  private struct Moment {
    let instant: Instant
    let place: Double
    /// Whether the next moment has the same horizontal position.
    let isBeforeEvent: Bool
  }

  private func moments(_ samples: Int) -> [Moment] {
    var moments: [Moment] = []
    let turns = Set(turns.map { $0.nanoseconds })
    let all = Set(between(evenly(max(samples, 2))).map { $0.nanoseconds }).union(turns).sorted()
    for time in all where time >= from.nanoseconds && time <= to.nanoseconds {
      let instant = Instant(nanoseconds: time)
      if turns.contains(time), time > from.nanoseconds {
        moments.append(
          Moment(
            instant: Instant(nanoseconds: time - 1), place: instant.seconds, isBeforeEvent: true))
      }
      moments.append(Moment(instant: instant, place: instant.seconds, isBeforeEvent: false))
    }
    return moments
  }

  /// Returns the instants that don't lie between two touches of a moving finger, and the instants
  /// of the touches.
  ///
  /// A finger's movement is known only at the touches, and a straight line from one touch to the
  /// next approximates the movement better than steps do.
  private func between(_ instants: [Instant]) -> [Instant] {
    let moves = inputs.filter {
      switch $0.input {
      case .touch, .pan: true
      default: false
      }
    }.map { $0.time }
    var next = 0
    return instants.filter { instant in
      while next < moves.count, moves[next] <= instant { next += 1 }
      guard next > 0, next < moves.count else { return true }
      return moves[next].nanoseconds - moves[next - 1].nanoseconds > Film.longestBeat
    } + moves
  }

  /// The longest time between two touches that belong to one movement, in nanoseconds: that of a
  /// display at 30 Hz.
  private static let longestBeat: Int64 = 34_000_000

  /// Returns one curve for each component of a path, with a gap at each jump.
  private static func curves(
    of path: String, _ values: [PathValue?], _ x: [Double?], _ times: [Moment]
  ) -> [Plot.Curve] {
    let known = values.compactMap { $0 }.first { !$0.numbers.isEmpty }
    let components = known.map { $0.components } ?? []
    return (0..<max(1, known?.numbers.count ?? 1)).map { index in
      let points = zip(x, values).map { x, value -> Point? in
        guard let x, let numbers = value?.numbers, numbers.indices.contains(index) else {
          return nil
        }
        return Point(x: x, y: numbers[index])
      }
      let numbers = points.compactMap { $0?.y }
      let span = (numbers.max() ?? 0) - (numbers.min() ?? 0)
      var parted: [Point?] = []
      for (number, point) in points.enumerated() {
        let isAfter = number > 0 && times[number - 1].isBeforeEvent
        let before = isAfter ? points[number - 1] : nil
        if let before, let point, (point.y - before.y).magnitude > span * leastJump {
          parted.append(nil)
        } else if isAfter, before != nil, point != nil {
          // If there is no jump, one of the two moments is enough.
          parted.removeLast()
        }
        parted.append(point)
      }
      return Plot.Curve(
        components.isEmpty ? path : "\(path).\(components[index])",
        unit: known.map { PathValueText.unit($0) } ?? "", points: parted)
    }
  }

  /// The smallest change within a nanosecond that counts as a jump, as a fraction of the curve's
  /// whole range; our choice.
  private static let leastJump = 1e-3

  /// Returns the intervals in which a finger holds the displayed values, and the intervals in which
  /// the values animate or wait for a delay to pass.
  private func phases(_ simulations: [Simulation]) -> [Phase] {
    var phases: [Phase] = []
    var open: (word: String, weight: Double, start: Double)?
    func state(_ simulation: Simulation) -> (word: String, weight: Double)? {
      if simulation.pan.state.isActive { return ("held", 0.25) }
      guard simulation.read("running") == .flag(true) else { return nil }
      let isDelayed = simulation.principalAnimator.map { Prospect(of: simulation).isDelayed($0) }
      return isDelayed == true ? ("delayed", 0.1) : ("running", 0.75)
    }
    func end(at time: Double) {
      guard let phase = open, phase.start < time else { return }
      phases.append(Phase(from: phase.start, to: time, phase.word, weight: phase.weight))
    }
    for simulation in simulations {
      let next = state(simulation)
      guard next?.word != open?.word else { continue }
      let now = simulation.now.seconds
      end(at: now)
      open = next.map { ($0.word, $0.weight, now) }
    }
    end(at: to.seconds)
    return phases
  }
}
