import PantomimeKit
import PantomimeReporting

/// The images of a script that didn't pass: the last gesture before its first failure, and the time
/// after it.
package struct FailureImages: Sendable {
  /// An image, and its name among those of the script.
  package struct Image: Sendable {
    package let name: String
    package let text: String
  }

  /// A film strip, and a plot of the unexpected numbers.
  package let images: [Image]

  /// The names of the possible images.
  package static let names = [strip, plot]
  private static let (strip, plot) = ("strip", "plot")

  /// The number of frames in the strip, and the maximum number of plotted paths; our choice.
  private static let (frames, mostPaths) = (8, 6)

  /// Draws the images, or none for a script that never had a scene.
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
    // The lines of the plot belong to the first curve.
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

  /// Returns the paths to plot: those of the failures with numbers, or else the progress of the
  /// scene.
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
