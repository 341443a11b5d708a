import PantomimeKit

/// `more`: lists the events of the last statement, which its answer summarizes.
package struct More: Command {
  package static let form = Form(
    "more", "Shows the events of the last statement.",
    details: "`set detail=events` always shows them, `set detail=all` with their reasons.",
    example: ["scene city-guide", "drag on=card by=0,-120", "more"])

  package init(_ arguments: inout Arguments) throws(ScriptError) {}

  package var undoBehavior: UndoBehavior { .look }

  package func run(in session: inout Session) throws(ScriptError) -> Response {
    let entries = session.last.events
    if entries.isEmpty { return .text("the last statement recorded no events\n") }
    guard let simulation = session.simulation else { return .events(entries) }
    // A trace names the criteria of a recognizer only in general.
    return .events(
      entries.map { entry in
        guard let met = Criteria.met(entry.event, in: simulation) else { return entry }
        return Trace.Entry(time: entry.time, event: entry.event.explained(by: Reason(met)))
      })
  }
}
