/// `ping`: prints a word.
package struct Ping: Command {
  package static let form = Form("ping", "Prints a word.", example: ["ping"])

  package init(_ arguments: inout Arguments) throws(ScriptError) {}

  package var undoBehavior: UndoBehavior { .look }

  package func run(in session: inout Session) throws(ScriptError) -> Response { .text("pong\n") }
}
