import PantomimeKit
import PantomimeReporting

// What scroll views do under a finger, and without one.

extension Answers {
  /// A scroll view that a finger moves or lets go, or that was moved without one.
  static func scrolled(_ moment: AnswerContext) -> Answer? {
    let last = moment.last(
      .scrollBegan, .scrollRefused, .scrollCaught, .scrollReleased, .decelerating, .scrollEnded,
      .scrolled)
    guard let last, let view = last.event.view else { return nil }
    // What comes to rest by itself is told of as time that passes.
    if last.event.theme == .scrollEnded, moment.last(.scrollReleased, .scrolled) == nil {
      return nil
    }
    var answer = Answer(clause(last, view, moment), now: offset(of: view, moment))
    answer.because = because(last, moment)
    return answer
  }

  private static func clause(_ last: Trace.Entry, _ view: String, _ moment: AnswerContext) -> Clause
  {
    let present = place(of: view, in: moment.after)
    switch last.event.theme {
    case .scrollBegan: return Clause(.dragged, view)
    case .scrollRefused: return Clause(.undraggable, view)
    case .scrollCaught: return Clause(.scrollCaught, view, place: present)
    case .scrolled:
      let time = last.event.over ?? 0
      guard time > 0 else { return Clause(.scrolled, view, place: present) }
      let end = place(of: view, in: moment.rest.simulation)
      return Clause(.scrolling, view, in: time, place: end)
    default:
      let end = moment.rest.entries.last { entry in
        entry.event.theme == .scrollEnded && entry.event.view == view
      }
      let time = end.map { moment.seconds(until: $0.time) } ?? 0
      let rest = place(of: view, in: moment.rest.simulation)
      return Clause(.releasedAt, view, in: time, place: rest)
    }
  }

  private static func because(_ last: Trace.Entry, _ moment: AnswerContext) -> [Clause] {
    if last.event.theme == .scrollRefused || last.event.theme == .scrollCaught {
      return Wording().told(last.event.why).reasons
    }
    return []
  }

  /// The offset as a path tells it.
  static func offset(of view: String, _ moment: AnswerContext) -> [Answer.Value] {
    let path = "\(view).offset"
    return moment.after.read(path).map { [Answer.Value(path, $0)] } ?? []
  }

  /// The offset in points; empty without one.
  static func place(of view: String, in simulation: Simulation) -> [Double] {
    simulation.read("\(view).offset")?.numbers ?? []
  }
}
