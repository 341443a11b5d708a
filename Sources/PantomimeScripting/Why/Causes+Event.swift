import PantomimeKit
import PantomimeReporting
import PantomimeScenes

// Explaining an event in a listing.

extension Causes {
  /// Returns the explanation of the last event that matches some words.
  static func event(
    _ text: Word, _ session: Session, _ simulation: Simulation
  ) -> Response {
    let words = text.text.split { $0.isWhitespace }.map(String.init)
    guard let index = simulation.trace.entries.lastIndex(where: { matches(words, $0.event) })
    else {
      var why = Explanation("no such event has been recorded yet: \(text.text)")
      for kind in kinds(words, simulation).prefix(2) {
        why.add("means", "\(kind.name): \(clause(kind.summary))")
      }
      why.add("events", "`help events` lists them all, `more` those of the last statement")
      return .explained(why)
    }
    return event(at: index, session, simulation, isAlone: false)
  }

  /// Returns the explanation of the event at an index.
  ///
  /// - Parameter isAlone: Whether the event represents the last outcome, for which the animator's
  ///   run is also described.
  static func event(
    at index: Int, _ session: Session, _ simulation: Simulation, isAlone: Bool
  ) -> Response {
    let entry = simulation.trace.entries[index]
    let event = entry.event
    var why = Explanation("\(event.name) at \(Prose.seconds(entry.time.seconds)) s")
    let kind = simulation.events.flatMap { $0.kinds }.first { event == $0 }
    why.add("with", event.fields.prefix(6).map { field(of: $0) }.joined(separator: " "))
    if let misuse = event.misuse {
      why.add("because", MisuseAdvice.reason(misuse))
      why.add("instead", MisuseAdvice.instead(misuse, activity(at: index, simulation)))
    } else {
      why.add("because", Wording().text(of: event.why))
    }
    why.add("means", kind.map { clause($0.summary) } ?? "")
    addCause(of: index, to: &why, session, simulation)
    why.cite(event.reason)
    if isAlone, let animator = event.animator {
      why.add("so", run(of: animator, simulation))
    }
    if isAlone { why.add("fault", faults(Course(session, simulation, upTo: index))) }
    why.end()
    return .explained(why)
  }

  /// Returns the faults that have changed anything since a gesture began, each once.
  static func faults(_ course: Course) -> [String] {
    let declared = course.session.catalogue.scene(course.simulation.name)?.faults ?? []
    var texts: [String] = []
    for entry in course.simulation.trace.entries[course.start...] where entry.event == .fault {
      let id = entry.event.lastWord
      let effect = declared.first { $0.id == id }.map { clause($0.published) }
      let text = "\(id): \(effect ?? Wording().text(of: entry.event.why))"
      if !texts.contains(text) { texts.append(text) }
    }
    return texts
  }

  private static func field(of field: Event.Field) -> String {
    switch field.value {
    case .number(let number):
      "\(field.name)=\(Numerals.text(number, decimals: Numerals.shownDecimals))"
    case .numbers(let numbers):
      "\(field.name)="
        + numbers.map { Numerals.text($0, decimals: Numerals.shownDecimals) }
        .joined(separator: ",")
    case .word(let word): "\(field.name)=\(word)"
    }
  }

  /// Adds the cause of an event: the statement that recorded the event, or the start of the run
  /// that the event ended.
  private static func addCause(
    of index: Int, to why: inout Explanation, _ session: Session, _ simulation: Simulation
  ) {
    let entries = simulation.trace.entries
    let event = entries[index].event
    if event.theme == .completed || event.theme == .moving,
      let begin = entries[..<index].lastIndex(where: { entry in
        entry.event.animator == event.animator
          && (entry.event.theme == .continued || entry.event.theme == .started)
      })
    {
      let by = Lineage(of: session).statement(recording: begin).map { ", during \($0.typed)" } ?? ""
      why.add(
        "begun",
        "\(Prose.seconds(entries[begin].time.seconds)) s: \(entries[begin].event.name)\(by)")
      why.cite(entries[begin].event.reason)
    }
    if let past = Lineage(of: session).statement(recording: index) { why.add("during", past.typed) }
  }

  /// Returns whether the text of an event contains some words in the same order: `paused`, `pan
  /// refused`, `card refused`.
  static func matches(_ words: [String], _ event: Event) -> Bool {
    let name = event.name.split(separator: " ").map(String.init)
    let values = event.fields.map { $0.value.text }
    let facts = event.fields.map { "\($0.name)=\($0.value.text)" }
    let isNamed = words.contains { name.contains($0) }
    return isNamed
      && words.allSatisfy { name.contains($0) || values.contains($0) || facts.contains($0) }
  }

  /// Returns the state of an event's animator at that event, or `nil` if the animator has changed
  /// since.
  private static func activity(at index: Int, _ simulation: Simulation) -> Animator.Activity? {
    guard let animator = simulation.trace.entries[index].event.animator,
      !simulation.entries(from: index + 1).contains(where: {
        $0.event.animator == animator && $0.event.misuse == nil
      })
    else { return nil }
    return simulation.activity(of: animator)
  }

  /// Returns the kinds of events that some words may name.
  static func kinds(_ words: [String], _ simulation: Simulation) -> [EventKind] {
    let whole = Word(words.joined(separator: " "), Span(0, 0))
    let exact = EventCheck(simulation.events).kinds(of: whole)
    if !exact.isEmpty { return exact }
    let all = simulation.events.flatMap { $0.kinds }
    let named = words.filter { word in
      all.contains { kind in names(kind).contains(word) }
    }
    guard !named.isEmpty else { return [] }
    return all.filter { kind in named.allSatisfy { names(kind).contains($0) } }
  }

  /// Returns the words in a kind's name, including the words that its variable part can be.
  static func names(_ kind: EventKind) -> [String] {
    kind.name.split(separator: " ").map(String.init).filter { $0 != $0.uppercased() } + kind.choices
  }
}
