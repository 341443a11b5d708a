package import PantomimeKit

// The options and paths of the scene, by the names the language gives them.

extension DiveDeeper {
  static let duration = OptionKey.duration(0.5)
  static let dampingRatio = OptionKey.number(
    "damping-ratio", 0...100, .fraction, standard: 1,
    "The damping ratio of the spring that a transition nobody drives follows.")
  static let initialVelocity = OptionKey.number(
    "initial-velocity", -1_000...1_000, .fraction, standard: 0.5,
    "The velocity that spring begins with, in whole ways per second.")
  static let threshold = OptionKey.number(
    "threshold", 0...1, .fraction, standard: 0.1, isLive: true,
    "The percent that must be exceeded for a lift-off to finish.")
  static let cap = OptionKey.number(
    "cap", 0...1, .fraction, standard: 0.9, isLive: true,
    "The largest percent that a pan can reach.")
  static let completionSpeed = OptionKey.number(
    "completion-speed", 0.001...1_000, .fraction, standard: 1, isLive: true,
    "How many times as fast as real time it goes on after the lift-off.")
  static let completionCurve = OptionKey.timing(
    "completion-curve", standard: .easeInOut, "ease-in-out",
    "The curve from the lift-off to the end.")
  static let scrubCurve = OptionKey<PercentDrivenTransition.ScrubCurve>.choice(
    "scrub-curve", standard: .linear, "What a percent shows: itself, or the spring at that time.")

  package static let options: [SceneOption] = [
    .screen, duration.option, dampingRatio.option, initialVelocity.option, threshold.option,
    cap.option, completionSpeed.option, completionCurve.option, scrubCurve.option, .faults(faults),
  ]
}

extension DiveDeeper {
  package static let paths: [ScenePath<DiveDeeper>] =
    ScenePath.paths(of: "transition") { $0.transition } + [
      ScenePath("progress", "The pose shown: 0 the list, 1 the detail, whichever way it goes.") {
        .fraction($0.progress(on: $1))
      },
      ScenePath("remaining", "Seconds until the transition ends.") {
        .seconds($1[$0.transition].remaining(at: $1.now))
      },
      ScenePath("duration", "How long a whole transition takes.") {
        .seconds($1[$0.transition].duration)
      },
      ScenePath("raw", "The percent of the last movement, before the cap.") {
        $1.raw.map { .fraction($0) } ?? .absent
      },
      ScenePath("release.remaining", "What the last lift-off left to do, in seconds.") {
        .seconds($1.release?.remaining)
      },
      ScenePath("interactor.started", "Whether a pan has started it.") {
        .flag($0.interactor.hasStarted)
      },
      ScenePath("interactor.should-finish", "The verdict of the last movement.") {
        .flag($0.interactor.shouldFinish)
      },
      ScenePath("interactor.cell", "The cell that the pan began on.") {
        $0.interactor.cell.map { .count($0) } ?? .absent
      },
      ScenePath("detail.hidden", "Whether the detail is hidden.") { .flag($0.detailIsHidden) },
      ScenePath("container.count", "How many views are in the container.") {
        .count($1.context(of: $0.transition).container.count)
      },
    ]
    + ["card", "image", "title"].map { name in
      ScenePath("\(name).hidden", "Whether the real \(name) is hidden.") {
        .flag($0.elementsAreHidden)
      }
    }

  /// Of the way from the list to the detail, in whichever direction it is travelled.
  private func progress(on stage: Stage) -> Double {
    let progress = stage[transition].progress(at: stage.now)
    return isPresenting ? progress : 1 - progress
  }
}
