/// `quit`: ends the session.
struct Quit: Command {
  static let form = Form(
    "quit", "Ends the session.", details: "In a script, the statements after it do not run.",
    example: ["quit"])

  static let refusalInReaction: RefusalInReaction? = .standsAlone(
    because: "ends the session, which a 'when' cannot do")

  init(_ arguments: inout Arguments) throws(ScriptError) {}

  var footing: UndoBehavior { .look }

  func run(in session: inout Session) throws(ScriptError) -> Response { .quit }
}
