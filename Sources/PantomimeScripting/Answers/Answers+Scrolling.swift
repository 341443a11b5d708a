import PantomimeKit
import PantomimeReporting

// What scroll views do under a finger, and without one.

extension Answers {
  /// A scroll view that a finger moves or lets go, or that was moved without one.
  static func scrolled(_ moment: Moment) -> Answer? {
    let last = moment.last(
      .scrollBegan, .scrollRefused, .scrollCaught, .scrollReleased, .decelerating, .scrollEnded,
      .scrolled)
    guard let last, let view = last.event.word("view") else { return nil }
    // What comes to rest by itself is told of as time that passes.
    if last.event.theme == .scrollEnded, moment.last(.scrollReleased, .scrolled) == nil {
      return nil
    }
    var answer = Answer(clause(last, view, moment), now: offset(of: view, moment))
    answer.because = because(last, moment)
    return answer
  }

  private static func clause(_ last: Trace.Entry, _ view: String, _ moment: Moment) -> String {
    switch last.event.theme {
    case .scrollBegan: return "\(view) follows the finger"
    case .scrollRefused: return "\(view) cannot be dragged"
    case .scrollCaught: return "\(view) caught at \(place(of: view, in: moment.after))"
    case .scrolled:
      let time = last.event.numbers("over").first ?? 0
      guard time > 0 else { return "\(view) moved to \(place(of: view, in: moment.after))" }
      let end = place(of: view, in: moment.rest.simulation)
      return "\(view) moves to \(end) in \(Prose.seconds(time)) s"
    default:
      let end = moment.rest.entries.last { entry in
        entry.event.theme == .scrollEnded && entry.event.word("view") == view
      }
      let time = end.map { moment.seconds(until: $0.time) } ?? 0
      let rest = place(of: view, in: moment.rest.simulation)
      let when = time > 0 ? " in \(Prose.seconds(time)) s" : ""
      return "let go: \(view) rests at \(rest)\(when)"
    }
  }

  private static func because(_ last: Trace.Entry, _ moment: Moment) -> [String] {
    if last.event.theme == .scrollRefused || last.event.theme == .scrollCaught {
      return Wording().told(last.event.why).clauses
    }
    return []
  }

  /// The offset as a path tells it.
  static func offset(of view: String, _ moment: Moment) -> [Answer.Value] {
    let path = "\(view).offset"
    return moment.after.read(path).map { [Answer.Value(path, $0)] } ?? []
  }

  /// The offset in a sentence.
  static func place(of view: String, in simulation: Simulation) -> String {
    let numbers = simulation.read("\(view).offset")?.numbers ?? []
    return numbers.map { Prose.points($0) }.joined(separator: ",")
  }
}
