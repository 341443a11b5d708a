import PantomimeKit
import PantomimeReporting

/// The last gesture and the time after it as an animated image, in real time.
package struct MovingPicture {
  private let film: Film

  /// The number of pictures per second, and the maximum in total; our choice.
  private static let (rate, most) = (30.0, 300)

  /// Creates the picture of the last gesture of a session, or returns `nil` without a scene.
  package init?(of session: Session) {
    guard let film = Film(of: session) else { return nil }
    self.film = film
  }

  /// The image as SVG that plays automatically.
  package var image: String {
    let seconds = film.to.seconds - film.from.seconds
    let count = min(Int((seconds * MovingPicture.rate).rounded(.up)) + 1, MovingPicture.most)
    let simulations = film.simulations(at: film.evenly(max(count, 2)))
    let drawings = simulations.map { Phone.drawing(of: $0) }
    let step = seconds / Double(max(simulations.count - 1, 1))
    let words = film.strip(8, of: nil).drawing(columns: Picture.standardColumns).words
    return VectorImage.film(
      drawings, step: max(step, 0.001), title: drawings.first?.title ?? "", words: words)
  }
}
