import PantomimeKit
import PantomimeReporting

/// `dismiss VIEW`: dismisses a sheet without a finger.
struct Dismiss: Command {
  static let form = Form(
    "dismiss", "Dismisses a sheet by program.",
    details:
      "Moves the sheet to its closed end, starting at zero velocity, with the spring of a page sheet "
      + "(M28): off the screen in the scene `page-sheet`, and to the anchor at its closed end on an empty "
      + "stage. It has no effect, and reports that, while a finger holds the sheet or if the sheet is "
      + "already gone.",
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
