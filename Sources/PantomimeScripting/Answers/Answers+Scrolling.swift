import PantomimeKit
import PantomimeReporting

// Answers about scroll views, moved by a finger or by the program.

extension Answers {
  /// Returns the answer for a scroll view that a finger moves or releases, or that moves without a
  /// finger.
  static func scrolled(_ moment: AnswerContext) -> Answer? {
    let last = moment.last(
      .scrollBegan, .scrollRefused, .scrollCaught, .scrollReleased, .decelerating, .scrollEnded,
      .scrolled)
    guard let last, let view = last.event.view else { return nil }
    // For a scroll view that settles, the answer is the one for elapsed time.
    if last.event.theme == .scrollEnded, moment.last(.scrollReleased, .scrolled) == nil {
      return nil
    }
    if last.event.theme == .scrollBegan, let handoff = moment.last(.handedOff),
      handoff.event.lastWord != view
    {
      // Within one touch report, the content has reached its limit, and the rest of the movement
      // goes to the other view.
      return Answer(
        Clause(.tookOver, handoff.event.lastWord, detail: view),
        because: Wording().text(of: handoff.event.why).reasons, now: changes(moment, most: 2))
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
      return Wording().text(of: last.event.why).reasons
    }
    return []
  }

  /// Returns the offset of a scroll view, as its path shows it.
  static func offset(of view: String, _ moment: AnswerContext) -> [Answer.Value] {
    let path = "\(view).offset"
    return moment.after.read(path).map { [Answer.Value(path, $0)] } ?? []
  }

  /// Returns the offset of a scroll view in points, or an empty array if the view has no offset.
  static func place(of view: String, in simulation: Simulation) -> [Double] {
    simulation.read("\(view).offset")?.numbers ?? []
  }
}
