/// The built-in misreadings.
package enum Misreadings {
  package static let all: [Misreading] = [
    distanceDecides, velocityDecides, halfOrFlick, projectionDecides, fractionIsThePicture,
    pictureIsTheFraction, modelMoves, modelWaits, restingIsStill, averageSpeed,
  ]

  /// Returns the misreading with a name, or `nil` if there is none.
  package static func named(_ name: String) -> Misreading? { all.first { $0.name == name } }
}
