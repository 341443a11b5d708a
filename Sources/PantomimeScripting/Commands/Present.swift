import PantomimeKit
import PantomimeReporting

/// `present VIEW`: presents a sheet without a finger.
struct Present: Command {
  static let form = Form(
    "present", "Presents a sheet by program.",
    details:
      "Moves the sheet of the scene `page-sheet`, or a view that a `drive` moves between anchors, to its "
      + "lowest detent with the spring of a page sheet, starting at zero velocity (M28). It has no effect, "
      + "and reports that, while a finger holds the sheet or if the sheet is already presented.",
    positionals: [Positional(.view)],
    example: ["scene page-sheet", "dismiss sheet", "run", "present sheet"])

  private let sheet: SheetStatement

  init(_ arguments: inout Arguments) throws(ScriptError) {
    let view = try arguments.next("a view", example: "present sheet")
    sheet = SheetStatement(.present(view: view.text), of: view)
  }

  var role: CommandRole { sheet.role }

  func check(_ scene: SceneCheck) throws(ScriptError) { try sheet.check(scene) }

  func run(in session: inout Session) throws(ScriptError) -> Response {
    try sheet.run(in: &session)
  }
}

/// A statement that moves a sheet without a finger.
struct SheetStatement: Sendable {
  private let connection: Connection
  private let view: Word

  init(_ connection: Connection, of view: Word) {
    self.connection = connection
    self.view = view
  }

  var role: CommandRole { .maker(.connection(connection), view.span) }

  func check(_ scene: SceneCheck) throws(ScriptError) {
    try scene.needsScene(view.span)
    try scene.view(view)
    try scene.tries(.connection(connection)) { _ in view.span }
  }

  func run(in session: inout Session) throws(ScriptError) -> Response {
    try check(SceneCheck(session.running(view.span), in: session.catalog))
    return try session.handle(.construct(.connection(connection)), span: view.span)
  }
}
