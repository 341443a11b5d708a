// Not a target of the package: `scripts/check` compiles it with the thread sanitizer.
//
// Uses copies of one simulation in many tasks at the same time. The thread sanitizer reports an
// access that isn't safe; the results must be those of a single task.

import PantomimeKit
import PantomimeScenes

@main struct Races {
  private static let tasks = 64

  /// Reads everything that a copy shares, then changes the copy, and reads it again.
  ///
  /// An input that isn't possible, such as a second pan, changes nothing.
  private static func play(_ simulation: Simulation, _ number: Int) -> String {
    let before = report(simulation)
    var copy = simulation
    switch number % 4 {
    case 0: _ = copy.advance(by: .milliseconds(number))
    case 1:
      try? copy.pan(.began)
      try? copy.pan(.changed, dy: -Double(number))
      try? copy.pan(.ended, vy: -300)
    case 2: try? copy.handle(.tap(view: "card"))
    default: break
    }
    let middle = report(copy)
    _ = copy.run()
    return [before, middle, report(copy), report(simulation)].joined(separator: "\n")
  }

  private static func report(_ simulation: Simulation) -> String {
    let values = simulation.paths.map { path in
      "\(path) \(simulation.read(path).map { "\($0)" } ?? "none")"
    }
    return "\(simulation.state) \(values) \(simulation.nextEnd.map { "\($0)" } ?? "none") "
      + "\(simulation.hit(at: Point2D(x: 195, y: 640), meantFor: "card")) "
      + simulation.trace.text
  }

  static func main() async throws {
    for held in [false, true] {
      var simulation = try Simulation(CityGuide.self)
      if held {
        try simulation.pan(.began)
        try simulation.pan(.changed, dy: -90)
      }
      let shared = simulation
      let expected = (0..<tasks).map { play(shared, $0) }
      let found = await withTaskGroup(of: (Int, String).self) { group in
        for number in 0..<tasks { group.addTask { (number, play(shared, number)) } }
        var found: [Int: String] = [:]
        for await (number, report) in group { found[number] = report }
        return found
      }
      for number in 0..<tasks where found[number] != expected[number] {
        fatalError("task \(number) reads something else than a single task does")
      }
    }
  }
}
