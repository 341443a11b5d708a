import PantomimeKit
package import PantomimeReporting

/// The images of a test, which show a gesture and the time after it.
///
/// The gesture is the last one before the first failure, or the last one of the test if nothing
/// failed.
package struct TestImages: Sendable {
  /// An image, and its name, by which it's distinguished from the other images of the script.
  package struct Image: Sendable {
    package let name: String
    package let drawing: Drawing

    /// The contents of an SVG file.
    package var text: String { VectorImage.text(drawing) }
  }

  /// The images: a film strip, a plot of the values that weren't as expected, and a timeline.
  package let images: [Image]

  /// The names of the images that explain a failure.
  package static let names = [strip, plot]
  private static let (strip, plot, timeline) = ("strip", "plot", "timeline")

  /// The number of frames in the strip, and the maximum number of plotted paths; our choice.
  private static let (frames, mostPaths) = (8, 6)

  /// Draws the images; there are none if the script never started a scene.
  package init(of replay: Replay) {
    let session = replay.failures.lazy.compactMap { $0.standing }.first?() ?? replay.session
    guard let film = Film(of: session), let simulation = session.simulation else {
      images = []
      return
    }
    let strip = film.strip(TestImages.frames, of: nil)
    var plot = film.plot(
      TestImages.paths(of: replay, in: simulation), against: nil,
      samples: 2 * Picture.standardColumns)
    // The plot marks the expected value only on its first curve.
    let first = replay.failures.lazy.compactMap { $0.mismatch.numbers }.first
    if let first, first.index == 0 {
      plot.target = FailurePlot.target(first, at: simulation.now)
    }
    let columns = Picture.standardColumns
    images = [
      Image(name: TestImages.strip, drawing: strip.drawing(columns: columns)),
      Image(name: TestImages.plot, drawing: plot.drawing(columns: columns)),
      Image(name: TestImages.timeline, drawing: film.timeline.drawing(columns: columns)),
    ]
  }

  /// Returns the paths to plot: those of the failures that are about numbers, or else the path of
  /// the scene's progress.
  private static func paths(of replay: Replay, in simulation: Simulation) -> [String] {
    var paths: [String] = []
    for failure in replay.failures {
      guard let path = failure.mismatch.numbers?.path, !paths.contains(path) else { continue }
      paths.append(path)
    }
    if !paths.isEmpty { return Array(paths.prefix(mostPaths)) }
    let usual = ["progress", "pan.translation"]
    return usual.filter { simulation.read($0)?.numbers.isEmpty == false }
  }
}
