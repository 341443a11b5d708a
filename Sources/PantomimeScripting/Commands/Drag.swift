import PantomimeKit

/// `drag by=0,-200 over=0.3`: a finger comes down, moves and lifts.
package struct Drag: FingerCommand {
  package static let form = Form(
    "drag", "Drags a finger over the screen.",
    details: "The touches are made at the touch rate; the clock goes on to the lift-off, one touch "
      + "after the last move or at the end of the rest. With `velocity=` the way is bent until the "
      + "estimator tells just that as the finger lifts.",
    options: [
      OptionForm("by", .numbers, "the way across and down, such as 0,-200"),
      OptionForm("over", .time, "how long it moves, 0.3 if not given"),
      OptionForm("shape", .words(shapes), "how its speed is spread, even if not given"),
      OptionForm("velocity", .numbers, "the velocity across and down to be estimated at the end"),
      MadeTouchOptions.viewForm,
    ] + FingerPlace.forms + MadeTouchOptions.streamForms,
    example: ["scene city-guide", "drag on=card by=0,-200 over=0.3 hold=0.1"])

  private static let shapes = MadeTouches.Shape.allCases.map { $0.rawValue }

  private let options: MadeTouchOptions
  private let translation: Vector
  private let over: TimeValue
  private let shape: MadeTouches.Shape
  private let velocity: Vector?

  package init(_ arguments: inout Arguments) throws(ScriptError) {
    guard let by = try arguments.option("by")?.value else {
      throw ScriptError(
        "'drag' needs a way", arguments.verb.span, hint: "for example: drag by=0,-200")
    }
    translation = try by.pair("by=0,-200") { (word) throws(ScriptError) in try word.points() }
    over =
      try arguments.option("over").map { (given) throws(ScriptError) in
        try TimeValue(given.value)
      } ?? .seconds(0.3)
    shape =
      try arguments.option("shape").map { (given) throws(ScriptError) in
        MadeTouches.Shape(
          rawValue: try given.value.choice(Drag.shapes, what: "shape", all: "shapes"))
      }?.flatMap { $0 } ?? .even
    velocity = try arguments.option("velocity")?.value.pair("velocity=0,-900") {
      (word) throws(ScriptError) in try word.velocity()
    }
    options = try MadeTouchOptions(&arguments, motion: ["by", "over", "velocity"])
  }

  package var elapsed: Elapsed { options.elapsed(over: over) }

  private func made(from start: Point, _ frames: Frames) -> MadeTouches {
    var made = options.touches(from: start, by: translation, over: over, frames)
    made.shape = shape
    made.velocity = velocity
    return made
  }

  package var gesturePart: GesturePart { .whole }

  package func check(_ scene: SceneCheck) throws(ScriptError) {
    try options.check(made(from: Point(), .standard), scene)
  }

  package func run(in session: inout Session) throws(ScriptError) -> Response {
    var made = made(from: try options.start(in: session), session.frames)
    made.estimator = session.preferences.estimator
    return try options.play(made, in: &session)
  }
}
