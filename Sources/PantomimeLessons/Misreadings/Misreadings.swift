/// The built-in misreadings.
package enum Misreadings {
  package static let all: [Misreading] = [
    distanceDecides, velocityDecides, flickOrHalf, projectionDecides, nearestDecides,
    thresholdIncluded, fractionIsThePicture, pictureIsTheFraction, pausingKeepsTheNumber,
    modelMoves, modelWaits, layersMoveTheModel, layersStay, restingIsStill, averageSpeed,
    tiesGoToTheCard, cancelledIsEnded, listKeepsTheFinger, reversingKeepsTheNumber, oneReversal,
    durationHolds, stopIsTheEnd, stoppingIsPausing, secondCompletion, noCap, catchingCarriesOn,
    releaseAlwaysCompletes,
  ]

  /// Returns the misreading with the given name, or `nil` if there is none.
  package static func named(_ name: String) -> Misreading? { all.first { $0.name == name } }
}
