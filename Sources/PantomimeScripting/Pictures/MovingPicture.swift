import PantomimeKit
package import PantomimeReporting

/// The last gesture and the time after it, as an animated image with a clock.
package struct MovingPicture {
  private let film: Film

  /// The number of pictures per second, and the maximum number of pictures; our choice.
  private static let (rate, most) = (30.0, 300)

  /// Creates the picture of the last gesture of a session, or returns `nil` without a scene.
  package init?(of session: Session) {
    guard let film = Film(of: session) else { return nil }
    self.film = film
  }

  /// Returns the image as SVG that plays automatically.
  ///
  /// - Parameters:
  ///   - speed: The speed, which is 1 for real time and less than 1 for slow motion.
  ///   - theme: The theme, or `nil` to adapt to that of the reader.
  package func image(speed: Double = 1, theme: Theme? = nil) -> String {
    let seconds = (film.to.seconds - film.from.seconds) / speed
    let count = min(Int((seconds * MovingPicture.rate).rounded(.up)) + 1, MovingPicture.most)
    let instants = film.evenly(max(count, 2))
    let simulations = film.simulations(at: instants)
    let colors = ViewColors(of: simulations)
    let words = film.strip(8, of: nil).drawing(columns: Picture.standardColumns).words
    let pace = speed == 1 ? nil : "\(Numerals.text(speed)) × speed"
    let captions = Captions(film)
    var since = film.from
    let frames = simulations.map { simulation in
      // The events since the last picture, among which may be the decision.
      let news = film.entries.filter { $0.time > since && $0.time <= simulation.now }
      since = simulation.now
      return FilmFrame(
        simulation, subject: film.subject, pace: pace,
        words: captions.words(simulation, news.filter { $0.time == simulation.now }),
        isDecisive: news.contains { Film.isAmong(Film.decisive, $0) }
      ).drawing(colors: colors, words: words)
    }
    let step = seconds / Double(max(frames.count - 1, 1))
    return VectorImage.film(frames, step: max(step, 0.001), theme: theme)
  }
}
