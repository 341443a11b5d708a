import PantomimeKit
import PantomimeReporting

extension Session {
  /// The scene's state for a prompt, or a verb such as `expanding` during a run to another state,
  /// or `nil` if the scene's name is enough.
  package var promptState: String? {
    guard let simulation, let ahead = Ahead(of: self) else { return nil }
    let moment = AnswerContext(
      before: simulation, after: simulation, entries: [], response: .nothing, ahead: ahead,
      catalogue: catalogue)
    if !moment.isPanUnderWay, let animator = moment.running.first,
      let end = moment.destination(of: animator), end.verb != nil || end.isBack
    {
      return end.isBack ? "returning to \(end.word)" : end.verb?.participle
    }
    return moment.hasStates(simulation) ? simulation.state : nil
  }
}
