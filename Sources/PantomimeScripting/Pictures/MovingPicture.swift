import PantomimeKit
import PantomimeReporting

/// The last gesture and what follows it as an image that moves, at true speed.
package struct MovingPicture {
  private let film: Film

  /// Pictures a second, and the most of them; our choice.
  private static let (rate, most) = (30.0, 300)

  /// The last gesture of a session; `nil` without a scene.
  package init?(of session: Session) {
    guard let film = Film(of: session) else { return nil }
    self.film = film
  }

  /// The image as a file has it, SVG that plays by itself.
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
