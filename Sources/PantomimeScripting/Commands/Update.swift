import PantomimeKit

/// `update PERCENT [on=TRANSITION]`: sets the percent of a held transition.
struct Update: Command {
  static let form = Form(
    "update", "Sets the percent of a held transition.",
    details:
      "Values are clamped to 0–1 (U34). A transition that was released and not paused refuses it "
      + "(U47); before the start it is lost (U48).",
    positionals: [Positional(.fraction)], options: [TransitionTarget.key.form],
    example: TransitionTarget.example + ["update 0.4"])

  private let percent: Double
  private let target: TransitionTarget

  init(_ arguments: inout Arguments) throws(ScriptError) {
    percent = try arguments.next("a percent", example: "update 0.4").fraction()
    target = try TransitionTarget(&arguments)
  }

  private var own: String { "scrub \(Numerals.text(percent))" }

  func check(_ scene: SceneCheck) throws(ScriptError) { _ = try target.name(in: scene, own: own) }

  func run(in session: inout Session) throws(ScriptError) -> Response {
    try target.run(.update(percent), own: own, in: &session)
  }
}
