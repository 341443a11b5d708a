import PantomimeKit

/// `cancel [on=TRANSITION]`: releases a held transition toward its start.
struct Cancel: Command {
  static let form = Form(
    "cancel", "Releases a held transition toward its start.",
    details:
      "It takes percent × duration ÷ completion speed (A225, U35). A second `cancel` is a misuse "
      + "(U47); before the start it is lost (U48).",
    options: [TransitionTarget.key.form],
    example: TransitionTarget.example + ["update 0.4", "cancel"])

  private let target: TransitionTarget

  init(_ arguments: inout Arguments) throws(ScriptError) {
    target = try TransitionTarget(&arguments)
  }

  private static let own = "reverse"

  func check(_ scene: SceneCheck) throws(ScriptError) {
    _ = try target.name(in: scene, own: Self.own)
  }

  func run(in session: inout Session) throws(ScriptError) -> Response {
    try target.run(.cancel, own: Self.own, in: &session)
  }
}
