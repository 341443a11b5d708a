// Misreadings of the meaning of a value.

extension Misreadings {
  static let fractionIsThePicture = Misreading(
    "fraction-is-the-picture", "The fraction is the pose on screen.",
    "While an animator runs, its fraction counts time, and the curve turns time into the pose. "
      + "`progress` is the pose.",
    reading: .path("progress"))

  static let pictureIsTheFraction = Misreading(
    "picture-is-the-fraction", "The pose on screen is the fraction.",
    "While an animator runs, the pose follows the curve, and the fraction counts time. The two are "
      + "equal only while a finger scrubs.",
    reading: .path("fraction"))

  static let pausingKeepsTheNumber = Misreading(
    "pausing-keeps-the-number", "Pausing keeps the fraction.",
    "A paused animator scrubs linearly, so its fraction becomes the pose on screen. Nothing jumps on "
      + "screen; the number does.",
    scene: "scrubs-linearly=no")

  static let modelMoves = Misreading(
    "model-moves", "The model value moves with the picture.",
    "The model has its final value from the start. Only the value on screen moves.",
    reading: .presentation)

  static let modelWaits = Misreading(
    "model-waits", "The value on screen is the model's.",
    "The model has its final value from the start. The value on screen is still moving.",
    reading: .model)

  static let layersMoveTheModel = Misreading(
    "layers-move-the-model", "A layer animation changes the model.",
    "A layer animation changes only the presentation. The model keeps its value unless you set it.",
    reading: .presentation)

  static let layersStay = Misreading(
    "layers-stay", "The view stays where a layer animation has ended.",
    "An animation is removed at its end, and the model shows again. To keep the final value, set the "
      + "model.",
    taking: "key=move", for: "key=move fill=forwards removed=no")
}
