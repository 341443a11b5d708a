package import PantomimeKit
import PantomimeProps

// The options and paths of the scene, by their names in the language.

extension DiveDeeper {
  static let duration = OptionKey.duration(0.5)
  static let dampingRatio = OptionKey.number(
    "damping-ratio", 0...100, .fraction, standard: 1,
    "The damping ratio of the spring for a tapped transition.")
  static let initialVelocity = OptionKey.number(
    "initial-velocity", -1_000...1_000, .fraction, standard: 0.5,
    "The initial velocity of that spring, in full distances per second.")
  static let threshold = OptionKey.number(
    "threshold", 0...1, .fraction, standard: 0.1, isLive: true,
    "The percent above which a release finishes the transition.")
  static let cap = OptionKey.number(
    "cap", 0...1, .fraction, standard: 0.9, isLive: true,
    "The largest percent that a pan can reach.")
  static let completionSpeed = OptionKey.number(
    "completion-speed", 0.001...1_000, .fraction, standard: 1, isLive: true,
    "The speed after lift-off, as a multiple of real time.")
  static let completionCurve = OptionKey.timing(
    "completion-curve", standard: .easeInOut, "ease-in-out",
    "The curve from lift-off to the end.")
  static let scrubCurve = OptionKey<PercentDrivenTransition.ScrubCurve>.choice(
    "scrub-curve", standard: .linear,
    "How a percentage maps to a pose: as the progress itself, or as a time on the spring's curve.")

  static let dismissal = OptionKey<Plan.Dismissal>.choice(
    "dismissal", "The inputs that dismiss the detail: a tap, or also a cancellable downward pan.")
  static let cleanUp = OptionKey.flag(
    "clean-up", standard: true,
    "Whether a cancelled dismissal removes the list from the container; otherwise it stays on top.")
  static let standIns = OptionKey<Plan.StandIns>.choice(
    "stand-ins",
    "The views that move: stand-ins, or the real elements, which disappear with the container.")
  static let variant = OptionKey<Plan.Variant>.choice(
    "variant", "The improved transition, or a basic one, in which the detail slides up from below.")

  package static let options: [SceneOption] = [
    .screen, duration.option, dampingRatio.option, initialVelocity.option, threshold.option,
    cap.option, completionSpeed.option, completionCurve.option, scrubCurve.option,
    dismissal.option, cleanUp.option, standIns.option, variant.option, .faults(faults),
  ]
}

extension DiveDeeper {
  package static let paths: [ScenePath<DiveDeeper>] =
    ScenePath.paths(of: "transition") { $0.transition } + [
      ScenePath(
        "progress",
        summary: "The pose on screen, presenting or dismissing: 0 is the list, 1 the detail."
      ) {
        .fraction($0.elements.progress(on: $1))
      },
      ScenePath("remaining", summary: "The remaining time of the transition.") {
        .seconds($1[$0.transition].remaining(at: $1.now))
      },
      ScenePath("duration", summary: "The duration of a full transition.") {
        .seconds($1[$0.transition].duration)
      },
      ScenePath("raw", summary: "The percent of the last movement, before the cap.") {
        $1.unclampedFraction.map { .fraction($0) } ?? .absent
      },
      ScenePath("release.remaining", summary: "The remaining time after the last lift-off.") {
        .seconds($1.release?.remaining)
      },
      ScenePath("interactor.started", summary: "Whether a pan has started the interactor.") {
        .flag($0.interactor.hasStarted)
      },
      ScenePath(
        "interactor.should-finish",
        summary: "Whether a release after the last movement would finish."
      ) {
        .flag($0.interactor.shouldFinish)
      },
      ScenePath("interactor.cell", summary: "The cell on which the pan began.") {
        $0.interactor.cell.map { .count($0) } ?? .absent
      },
      ScenePath("detail.hidden", summary: "Whether the detail is hidden.") {
        .flag($0.elements.hidesPresented)
      },
      ScenePath(
        "detail.y", summary: "The detail's distance from its final place, in the basic variant."
      ) {
        $0.plan.isBasic
          ? .points($1.shown($1.view(named: "detail") ?? $0.elements.models[0].view, .y)) : .absent
      },
    ] + ScenePath.paths(ofElements: ["card", "image", "title"]) { $0.elements }
}

extension DiveDeeper {
  /// The alternative behaviors that are fixed when the scene starts.
  struct Plan {
    enum Dismissal: String, CaseIterable { case tap, pan }
    enum StandIns: String, CaseIterable { case phantom, real }
    enum Variant: String, CaseIterable { case improved, basic }

    let dismissesByPan: Bool
    /// Whether the completion handler of a canceled dismissal removes the to-view from the
    /// container.
    let cleansUp: Bool
    let isBasic: Bool
    private let standIns: StandIns

    init(_ options: SceneOptions) throws(OptionError) {
      dismissesByPan = try options[DiveDeeper.dismissal] == .pan
      cleansUp = try options[DiveDeeper.cleanUp]
      isBasic = try options[DiveDeeper.variant] == .basic
      standIns = try options[DiveDeeper.standIns]
    }

    func style(height: Double) -> ElementTransition.Style {
      if isBasic { return .cover(height) }
      return standIns == .phantom ? .standIns : .elements
    }
  }
}
