package import PantomimeKit

// The options, faults and paths of the scene, by the names the language gives them.

extension DiveDeeper {
  package static let options: [SceneOption] = [
    .screen, .duration(0.5),
    SceneOption(
      "damping-ratio", .number(0...100, .fraction), standard: .number(1),
      "The damping ratio of the spring that a transition nobody drives follows."),
    SceneOption(
      "initial-velocity", .number(-1_000...1_000, .fraction), standard: .number(0.5),
      "The velocity that spring begins with, in whole ways per second."),
    SceneOption(
      "threshold", .number(0...1, .fraction), standard: .number(0.1), isLive: true,
      "The percent that must be exceeded for a lift-off to finish."),
    SceneOption(
      "cap", .number(0...1, .fraction), standard: .number(0.9), isLive: true,
      "The largest percent that a pan can reach."),
    SceneOption(
      "completion-speed", .number(0.001...1_000, .fraction), standard: .number(1), isLive: true,
      "How many times as fast as real time it goes on after the lift-off."),
    SceneOption(
      "completion-curve", .timing, standard: .timing(.easeInOut, text: "ease-in-out"),
      "The curve from the lift-off to the end."),
    SceneOption(
      "scrub-curve", .word(PercentDrivenTransition.ScrubCurve.allCases.map { $0.rawValue }),
      standard: .word("linear"), "What a percent shows: itself, or the spring at that time."),
    .faults(faults),
  ]
}

extension DiveDeeper {
  package static let faults: [Fault] = [
    Fault(
      "MP-1",
      "The verdict is never reset, so a pan that lifts without a movement uses the last one.",
      lesson: "State that outlives a gesture has to be reset as the next one begins."),
    Fault(
      "MP-2", "The comparison passes through 32-bit numbers, so exactly 10 % finishes.",
      lesson: "Precision is lost at thresholds first."),
    Fault(
      "MP-3",
      "The velocity is ignored: a short flick goes back, a drag brought back down finishes.",
      lesson: "A flick is meant by its velocity.", effect: .stays(cure: "set rule=flick-or-half")),
    Fault(
      "MP-4", "A pan that begins over no cell starts the interactor without a transition.",
      lesson: "Ask for what is to be presented before anything is started.", effect: .stays()),
    Fault(
      "MP-5", "The completions are not told the outcome: a cancelled detail is made visible.",
      lesson: "Check whether the transition was cancelled wherever it ends."),
    Fault(
      "MP-6", "A pan during a transition asks for a second presentation, which is refused.",
      lesson: "Find out whether a transition is under way before asking for another."),
    Fault(
      "MP-7", "The phantoms are left in the container, which stays as long as the detail.",
      lesson: "What is put into a container is taken out of it again."),
    Fault(
      "MP-8", "There is a dismissal, but nothing is described that asks for it.",
      lesson: "Every way in needs a way out."),
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
