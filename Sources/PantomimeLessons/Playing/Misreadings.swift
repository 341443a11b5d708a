import PantomimeKit
import PantomimeScripting

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

/// A named wrong model of how a transition behaves, in a form that can be run.
///
/// A misreading changes the scene or its settings, or reads another path. The reply that it
/// predicts is always computed, never stored.
package struct Misreading: Sendable {
  /// The name, in kebab case.
  package let name: String
  /// The wrong belief, as a sentence.
  package let belief: String
  /// The correction, in two sentences.
  package let correction: String
  /// The options that the misreading adds to the scene.
  package let scene: String
  /// The statements to run after the setup.
  let statements: [String]
  /// The path that the misreading reads in place of the correct path.
  let reading: Reading

  /// The path of a scene that the misreading is about, or an empty string if it's about any scene.
  private let needed: String
  /// Whether the misreading is about rules that project the movement, or about those that don't; `nil`
  /// if it's about any rule.
  private let projects: Bool?

  /// The words in the task's statements that the misreading confuses with others, or `nil`.
  let confusion: Confusion?

  /// Words of a statement, and the words for which they are mistaken.
  struct Confusion: Sendable {
    let words: String
    let others: String
  }

  /// The path that the misreading reads.
  enum Reading: Sendable {
    /// The correct path.
    case same
    /// The given path, whatever the correct path is.
    case path(String)
    /// The model value in place of the value on screen.
    case model
    /// The value on screen in place of the model value.
    case presentation
  }

  init(
    _ name: String, _ belief: String, _ correction: String, scene: String = "",
    _ statements: String..., taking words: String = "", for others: String = "",
    reading: Reading = .same, needing needed: String = "", projecting projects: Bool? = nil
  ) {
    self.needed = needed
    self.projects = projects
    confusion = words.isEmpty ? nil : Confusion(words: words, others: others)
    (self.name, self.belief, self.correction) = (name, belief, correction)
    (self.scene, self.statements, self.reading) = (scene, statements, reading)
  }

  /// Returns a line in which the words that the misreading confuses are replaced.
  func line(for line: LessonLine) -> LessonLine {
    guard let confusion, let place = LessonText.place(of: confusion.words, in: line.text) else {
      return line
    }
    let scalars = Array(line.text.unicodeScalars)
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[..<place.start])
    text.append(contentsOf: confusion.others.unicodeScalars)
    text.append(contentsOf: scalars[place.end...])
    return LessonLine(String(text), line.number)
  }

  /// Whether the misreading is about a scene and the rule that has decided in it, so that its correction
  /// holds there.
  func isAbout(_ simulation: Simulation) -> Bool {
    guard needed.isEmpty || simulation.read(needed) != nil else { return false }
    let record = simulation.decisionRecord
    if let rule = record?.rule, statements.contains("\(SetCommand.form.name) rule=\(rule)") {
      return false
    }
    return projects == nil || projects == (record?.decision.by == .projection)
  }

  /// Whether the misreading predicts another outcome, rather than reads another value.
  var changesOutcome: Bool {
    if case .same = reading { true } else { false }
  }

  /// Whether a question about a path can be misread in this way: another path is read only in place
  /// of one like it, and a model value differs from the value on screen for the stated reason.
  func isAbout(_ path: String, in simulation: Simulation) -> Bool {
    let isRunning = simulation.read("running") == .flag(true)
    switch reading {
    case .same: return true
    case .path: return isRunning && (path == "fraction" || path == "progress")
    case .model, .presentation:
      let layers = simulation.read("\(path.prefix { $0 != "." }).layers")
      let isOfLayers = name == Misreadings.layersMoveTheModel.name
      return if case .number(let count, _) = layers, count > 0 { isOfLayers } else {
        isRunning && !isOfLayers
      }
    }
  }

  /// Returns the path that the misreading reads in place of the given path.
  func path(for path: String) -> String {
    switch reading {
    case .same: return path
    case .path(let other): return other
    case .model, .presentation:
      guard let dot = path.firstIndex(of: ".") else { return path }
      let (view, rest) = (path[..<dot], path[path.index(after: dot)...])
      if case .model = reading { return rest.hasPrefix("model.") ? path : "\(view).model.\(rest)" }
      return rest.hasPrefix("model.") ? "\(view).\(rest.dropFirst(6))" : path
    }
  }
}

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

// Misreadings of the decision at lift-off.

extension Misreadings {
  static let distanceDecides = Misreading(
    "distance-decides", "Past half of the distance completes.",
    "This scene's rule doesn't consult the position alone. `why` prints the rule that decided.",
    "set rule=half")

  static let velocityDecides = Misreading(
    "velocity-decides", "The direction of the release velocity decides.",
    "This scene's rule consults more than the direction. `why` prints the rule that decided.",
    "set rule=sign")

  static let flickOrHalf = Misreading(
    "flick-or-half", "A flick decides by its direction, a slow release by its position.",
    "Many apps decide this way, but this scene has no threshold of speed. `why` prints the rule "
      + "that decided.",
    "set rule=flick-or-half")

  static let projectionDecides = Misreading(
    "projection-decides", "The projected end of the movement decides.",
    "This scene doesn't project the movement. `why` prints the rule that decided.",
    "set rule=projection", projecting: false)

  static let nearestDecides = Misreading(
    "nearest-decides", "The anchor nearest to the finger wins.",
    "The rule projects the movement first, and takes the anchor nearest to where it would come to "
      + "rest. A fast finger reaches farther than it has moved.",
    "set rule=nearest", projecting: true)

  static let thresholdIncluded = Misreading(
    "threshold-included", "Exactly the threshold is enough.",
    "The percentage must exceed the threshold. Exactly at it, the transition is cancelled.",
    scene: "faults=MP-2")

  static let cancelledIsEnded = Misreading(
    "cancelled-is-ended", "A cancelled pan is a release like any other.",
    "A cancelled pan has no release: no rule is consulted, and the run returns to its start. The "
      + "system cancels the touch; the user hasn't decided anything.",
    taking: "pan cancelled", for: "pan ended")

  static let tiesGoToTheCard = Misreading(
    "ties-go-to-the-card", "If both directions are equal, the card's pan wins.",
    "The card's pan begins only if the vertical speed exceeds the horizontal one. A tie goes to the "
      + "list.",
    "set axis=vertical-or-tie", needing: "list.scrolls")

  static let listKeepsTheFinger = Misreading(
    "list-keeps-the-finger", "The list keeps the finger that scrolls it.",
    "At its top, the list hands off the drag, and the sheet takes the rest of the movement. A list "
      + "that is scrolled far enough would keep it.",
    "scroll list to=1000", needing: "hand")

  static let releaseAlwaysCompletes = Misreading(
    "release-always-completes", "A release always completes.",
    "The release velocity points back, so the run reverses. Only a rule that ignores velocity would "
      + "complete here.",
    scene: "variant=c")
}

// Misreadings of the behavior of an animator.

extension Misreadings {
  static let reversingKeepsTheNumber = Misreading(
    "reversing-keeps-the-number", "Reversing keeps the fraction.",
    "The fraction counts in the direction of travel, so a reversal turns it into 1 minus itself. The "
      + "pose stays where it is.",
    "set reading U12=absolute")

  static let oneReversal = Misreading(
    "one-reversal", "A running animator reverses only once.",
    "An animator reverses each time that `reverse` is called. Only an old bug ignored the second reversal.",
    "set quirks=one-turn")

  static let durationHolds = Misreading(
    "duration-holds", "An animator lasts as long as its duration.",
    "A spring given by mass, stiffness and damping ignores the duration. It lasts until it has "
      + "settled.",
    taking: "spring(1,100,10)", for: "spring(0.8)")

  static let stopIsTheEnd = Misreading(
    "stop-is-the-end", "A stopped animator is inactive.",
    "`stop` leaves the animator stopped, and its completion waits for `finish`. Only `stop "
      + "finishing=no` ends it.",
    taking: "stop", for: "stop finishing=no")

  static let stoppingIsPausing = Misreading(
    "stopping-is-pausing", "A stopped animator keeps its targets.",
    "Stopping discards the targets: the models take the values on screen. Pausing keeps the targets.",
    taking: "stop", for: "pause")

  static let secondCompletion = Misreading(
    "a-second-completion", "A new completion is added for each gesture.",
    "A run has one completion, however often it is caught. A second one would flip the state twice.",
    scene: "faults=CG-1")

  static let noCap = Misreading(
    "no-cap", "The percentage follows the finger to the end.",
    "The percentage is capped below 1, so that a finish always has something to play. The finger can "
      + "go farther; the percentage stays.",
    "set cap=1")

  static let catchingCarriesOn = Misreading(
    "catching-carries-on", "A caught card keeps its progress.",
    "This variant starts again at zero when a card is caught. The next movement jumps.",
    scene: "variant=c")
}

// Misreadings of the velocity at lift-off.

extension Misreadings {
  static let restingIsStill = Misreading(
    "resting-is-still", "A finger that rests before it lifts has no speed.",
    "A finger that rests sends no touches, so no sample shows zero. The recognizer reports the speed "
      + "of the last moves, however old they are.",
    "set estimator=lsq1")

  static let averageSpeed = Misreading(
    "average-speed", "The distance over the time until lift-off is the velocity.",
    "The recognizer divides by the time of the last moves, not by the time until lift-off. A rest "
      + "doesn't count.",
    "set estimator=last-segment-to-lift")
}
