/// `quit`: ends the session.
package struct Quit: Command {
  package static let form = Form(
    "quit", "Ends the session.", details: "In a script, the statements after it do not run.",
    example: ["quit"])

  package static let refusalInReaction: RefusalInReaction? = .standsAlone(
    because: "ends the session, which a 'when' cannot do")

  package init(_ arguments: inout Arguments) throws(ScriptError) {}

  package var footing: UndoBehavior { .look }

  package func run(in session: inout Session) throws(ScriptError) -> Response { .quit }
}
