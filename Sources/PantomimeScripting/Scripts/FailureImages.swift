import PantomimeKit
import PantomimeReporting

/// What there is to see of a script that did not pass: the last gesture before its first failure, and
/// what follows it.
package struct FailureImages: Sendable {
  /// An image, and what it is called among those of its script.
  package struct Image: Sendable {
    package let name: String
    package let text: String
  }

  /// A film strip, and a plot of the numbers that were not as expected.
  package let images: [Image]

  /// What images there may be.
  package static let names = [strip, plot]
  private static let (strip, plot) = ("strip", "plot")

  /// The frames of the strip, and the most paths that are plotted; our choice.
  private static let (frames, mostPaths) = (8, 6)

  /// Draws them; none of a script that never had a scene.
  package init(of replay: Replay) {
    let session = replay.failures.lazy.compactMap { $0.standing }.first?() ?? replay.session
    guard let film = Film(of: session), let simulation = session.simulation else {
      images = []
      return
    }
    let strip = film.strip(FailureImages.frames, of: nil)
    var plot = film.plot(
      FailureImages.paths(of: replay, in: simulation), against: nil,
      samples: 2 * Picture.standardColumns)
    // The lines are those of the first curve.
    let first = replay.failures.first { $0.mismatch.subject != nil }
    if let subject = first?.mismatch.subject, subject.index == 0 {
      plot.target = FailurePlot.target(subject, at: simulation.now)
    }
    let columns = Picture.standardColumns
    images = [
      Image(name: FailureImages.strip, text: VectorImage.text(strip.drawing(columns: columns))),
      Image(name: FailureImages.plot, text: VectorImage.text(plot.drawing(columns: columns))),
    ]
  }

  /// What is plotted: what failed and has numbers, or else how far the scene has come.
  private static func paths(of replay: Replay, in simulation: Simulation) -> [String] {
    var paths: [String] = []
    for failure in replay.failures {
      guard let path = failure.mismatch.subject?.path, !paths.contains(path) else { continue }
      paths.append(path)
    }
    if !paths.isEmpty { return Array(paths.prefix(mostPaths)) }
    let usual = ["progress", "pan.translation"]
    return usual.filter { simulation.read($0)?.numbers.isEmpty == false }
  }
}
