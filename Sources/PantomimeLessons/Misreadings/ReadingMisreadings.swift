// Misreadings of what a value is about.

extension Misreadings {
  static let fractionIsThePicture = Misreading(
    "fraction-is-the-picture", "The fraction is the pose on screen.",
    "While an animator runs, its fraction counts time, and the curve turns time into the pose. "
      + "`progress` is the pose.",
    reading: .path("progress"))

  static let pictureIsTheFraction = Misreading(
    "picture-is-the-fraction", "The pose on screen is the fraction.",
    "While an animator runs, the pose follows the curve, and the fraction counts time. The two are "
      + "equal only where the curve is straight, or while a finger scrubs.",
    reading: .path("fraction"))

  static let modelMoves = Misreading(
    "model-moves", "The model value moves with the picture.",
    "The model has its final value from the start. Only the value on screen moves.",
    reading: .presentation)

  static let modelWaits = Misreading(
    "model-waits", "The value on screen is the model's.",
    "The model has its final value from the start. The value on screen is on its way there.",
    reading: .model)
}
