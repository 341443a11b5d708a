import PantomimeKit
import PantomimeReporting

/// `dismiss VIEW`: dismisses a sheet without a finger.
struct Dismiss: Command {
  static let form = Form(
    "dismiss", "Dismisses a sheet by program.",
    details:
      "The sheet goes from where it is to its closed end, from rest, with the spring of a page sheet "
      + "(M28): off the screen in the scene `page-sheet`, and to the anchor at its closed end on an empty "
      + "stage. It is ignored, and says so, while a finger holds the sheet and if it is gone already.",
    positionals: [Positional(.view)],
    example: ["scene page-sheet", "dismiss sheet"])

  private let sheet: SheetStatement

  init(_ arguments: inout Arguments) throws(ScriptError) {
    let view = try arguments.next("a view", example: "dismiss sheet")
    sheet = SheetStatement(.dismiss(view: view.text), of: view)
  }

  var role: CommandRole { sheet.role }

  func check(_ scene: SceneCheck) throws(ScriptError) { try sheet.check(scene) }

  func run(in session: inout Session) throws(ScriptError) -> Response {
    try sheet.run(in: &session)
  }
}
