import PantomimeKit
import PantomimeReporting
import PantomimeScenes

// Explaining the decision at a lift-off, and the effects of that decision.

extension Causes {
  /// Returns the explanation of the decision at the last lift-off, or of the decision that a
  /// lift-off would cause now, optionally with all its causes.
  static func decision(
    _ session: Session, _ simulation: Simulation, isWhole: Bool
  ) -> Response {
    guard let lift = DecidedLift(of: session),
      let shown = ShownDecision(session, lift: lift),
      let moment = lift.moment
    else {
      if let lost = LostTouch(session, simulation) { return .explained(lost.explanation) }
      let isDown = simulation.pan.state.isActive
      let what = isDown ? "no decision is made at lift-off here" : "nothing has been decided yet"
      return nothing(what, session, simulation)
    }
    let isUnderWay = simulation.pan.state.isActive
    let account = GestureAccount(
      session, simulation, upTo: isUnderWay ? nil : lastDecision(simulation))
    let time = isUnderWay ? simulation.now : shown.time
    var why = Explanation(head(moment, shown, isUnderWay, time))
    if isWhole {
      why.add("touches", account.touches(by: time))
      let source = velocitySource(
        isUnderWay ? simulation : moment.after, at: time, among: session.catalog.estimators,
        apart: shown.record.decision.why.speeds)
      for fact in source.cited { why.cite(fact) }
      why.add("velocity", source.text)
      why.add("won", account.winners)
      why.add("lost", account.losers(besides: account.taps))
    } else {
      why.add("lift-off", shown.stood)
    }
    let decision = shown.record.decision
    let releases = moment.releases
    if releases.count > 1 {
      why.add(
        "rule",
        releases.map { $0.named("\(name(of: $0.decided, moment.after)): \($0.reason)") })
    } else {
      let reason = shown.reason(decision, omitsKnown: isWhole)
      why.add("rule", "\(name(of: moment.last(.decided), moment.after)): \(reason)")
    }
    if !isWhole {
      why.add("margin", margin(decision))
      why.add("compare", "`compare rules` shows the outcome under other rules")
    }
    why.add("then", followed(moment))
    why.add("when", account.conditions(by: time))
    // The faults after the lift-off are those that follow if nothing else happens.
    let known = max(0, (moment.before?.trace.count ?? 0) - account.start)
    let entries = account.entries.prefix(known) + moment.entries + moment.rest.entries
    why.add("fault", account.faults(in: Array(entries)))
    if !isUnderWay { why.add(.last(session, decidedAt: shown.time)) }
    for reason in reasons(moment, decision) { why.cite(reason) }
    for animator in moment.all(.animatorContinued).compactMap({ $0.event.animator }) {
      if let stray = moment.after.curve(of: animator)?.strayFit { why.cite(stray.text) }
    }
    why.end()
    return .explained(why)
  }

  /// Returns the index of the last decision among all events.
  private static func lastDecision(_ simulation: Simulation) -> Int? {
    simulation.trace.list.lastIndex { $0.event.kind == .decided }
  }

  private static func head(
    _ moment: AnswerContext, _ shown: ShownDecision, _ isUnderWay: Bool, _ time: Instant
  ) -> String {
    let releases = moment.releases
    if releases.count > 1 {
      let clauses = releases.map { Answers.clause($0, moment) }
      return isUnderWay
        ? "if released now: " + clauses.map { $0.body }.joined(separator: "; ")
        : clauses.map { $0.pastBody }.joined(separator: "; ")
          + "; decided at \(Prose.seconds(time.seconds)) s"
    }
    let clause = Answers.letGo(moment)?.outcome.first
    let goal = shown.goal(shown.record.decision)
    let recorded = Answers.landing(moment).map { moment.disagreement($0) } ?? []
    let state = recorded.map { "; \($0.text)" }.joined()
    return isUnderWay
      ? "if released now: \(clause?.body ?? goal)\(state)"
      : "\(clause?.pastBody ?? goal)\(state); decided at \(Prose.seconds(time.seconds)) s"
  }

  /// Returns the name of the rule that decided, with the rule's parameters if it's still in effect.
  private static func name(of decided: Trace.Entry?, _ simulation: Simulation) -> String {
    guard let name = decided?.event.rule else {
      return simulation.name == Blank.name ? "this drive's rule" : "this scene's rule"
    }
    guard let rule = simulation.preferences.rule, rule.name == name else { return name }
    return RuleStatement.text(rule)
  }

  private static func margin(_ decision: Decision) -> String {
    decision.margin.isFinite
      ? "\(decision.by.rawValue), by \(ShownDecision.margin(decision))"
      : "\(decision.by.rawValue), at any value"
  }

  /// Returns the effects of the lift-off, and the state in which they end.
  private static func followed(_ moment: AnswerContext) -> [String] {
    var texts: [String] = []
    let continued = moment.all(.animatorContinued)
    let released = moment.releases.compactMap { $0.animator }
    if let animator = moment.released {
      let own = released.count > 1 ? released : [animator]
      for animator in own { texts += followed(animator, moment) }
      let others = continued.compactMap { $0.event.animator }.filter { !own.contains($0) }
      if !others.isEmpty {
        let verb = others.count == 1 ? "continues" : "continue"
        let noun = others.count == 1 ? "the animator" : "the animators"
        texts.append("\(noun) \(Spelling.list(others, "and")) \(verb) at the same time")
      }
    } else if let on = moment.last(
      .transitionFinishing, .transitionCancelling, .scrollReleased, .decelerating)
    {
      texts.append(followed(on.event))
    }
    if let end = AnswerContext.lastEnd(moment.rest.entries[...]) {
      let rested = moment.rest.simulation
      let isRecorded = Answers.landing(moment)?.recorded != nil
      let state =
        moment.hasStates(rested) ? ", \(isRecorded ? "recorded as " : "")\(rested.state)" : ""
      let rest = "at rest at \(Prose.seconds(end.time.seconds)) s\(state)"
      if released.count <= 1, let first = texts.first {
        texts[0] = "\(first); \(rest)"
      } else {
        texts.append(rest)
      }
    }
    return texts
  }

  /// Returns the effects of a lift-off on an animator that it released.
  private static func followed(_ animator: String, _ moment: AnswerContext) -> [String] {
    // The animator of a drive with anchors starts when it's released, so its progress is always 0.
    let record = moment.after.decisionRecord
    let isAnchored = record?.lift.scope == .anchors
    let position = isAnchored && moment.releases.count == 1 ? record?.lift.position : nil
    guard
      let on = moment.all(.animatorContinued).last(where: { $0.event.animator == animator })
    else { return [] }
    let time = on.event.remaining.map { " and takes \(Prose.seconds($0)) s" } ?? ""
    let unlimited = moment.unlimitedVelocity(of: animator, on.event)
    let curve =
      moment.after.curve(of: animator).map { ", \($0.timing.text(unlimited: unlimited))" } ?? ""
    let turns = moment.all(.animatorReversed, .animatorForward).contains {
      $0.event.animator == animator
    }
    let verb = turns ? "reverses at" : "continues from"
    let share =
      position.map { " continues from \(Prose.points($0)) pt" }
      ?? (isAnchored ? nil : on.event.progress.map { " \(verb) \(Prose.share($0))" })
    var texts = ["\(animator)\(share ?? (turns ? " reverses" : " continues"))\(time)\(curve)"]
    if let stray = moment.after.curve(of: animator)?.strayFit { texts.append(stray.text) }
    if let measure = ownMeasure(of: on.event, moment) { texts.append(measure) }
    return texts
  }

  /// Returns the effect of a lift-off on a transition or a scroll view.
  private static func followed(_ event: Event) -> String {
    if let transition = event.transition {
      let verb = event.kind == .transitionCancelling ? "is cancelled" : "finishes"
      return "the \(transition) transition \(verb)"
    }
    let verb = event.kind == .decelerating ? "decelerates" : "is released"
    return "\(event.view ?? "the scroll view") \(verb)"
  }

  /// Returns the text about how a scene normalizes the initial velocity of a spring, or `nil` if it
  /// divides by the remaining distance.
  private static func ownMeasure(of continued: Event, _ moment: AnswerContext) -> String? {
    guard moment.after.name != Blank.name, let record = moment.after.decisionRecord,
      record.lift.scope == .twoEnds, let progress = continued.progress,
      let initial = continued.initialVelocity, initial != 0
    else { return nil }
    let speed = record.lift.velocity.magnitude
    let left = record.distanceLeft(from: progress)
    let (divisor, natural) = (speed / initial.magnitude, speed / left)
    guard left > 0, (natural / initial.magnitude - 1).magnitude > 0.01 else { return nil }
    return "\(moment.after.name) divides the speed by \(Prose.plain(divisor)), as published; "
      + "dividing by the remaining distance would give \(Prose.plain(natural))"
  }

  private static func reasons(_ moment: AnswerContext, _ decision: Decision) -> [String] {
    [decision.reason]
      + moment.all(
        .decided, .animatorContinued, .animatorReversed, .animatorForward, .transitionFinishing,
        .transitionCancelling
      ).map {
        $0.event.reason
      }
  }
}

// Explaining where a scroll view settles, and which recognizers won or lost a touch.

extension Causes {
  /// Returns the explanation of where a released scroll view settles.
  static func scrolled(_ account: GestureAccount, _ index: Int) -> Response {
    let (session, simulation) = (account.session, account.simulation)
    let release = simulation.trace.list[index]
    let (event, view) = (release.event, release.event.view ?? "the scroll view")
    let released = account.past.after(index)
    let cause = ScrollRelease(release, in: account.entries, released)
    let rest = SettledFork(of: session.standing(at: released))
    let settled = rest?.simulation ?? simulation
    let end = (Array(released.trace.list[index...]) + (rest?.entries ?? [])).first {
      $0.event.kind == .scrollEnded && $0.event.view == view
    }
    let place = Clause(.scrollEnded, view, place: Answers.place(of: view, in: settled))
    let verb =
      cause?.isStop == true
      ? "stopped" : end.map { $0.time > simulation.now } ?? false ? "settles" : "settled"
    let spot = "\(view) \(verb) at \(place.spot)"
    var why = Explanation("\(spot); released at \(Prose.seconds(release.time.seconds)) s")
    why.add("touches", account.touches(by: release.time))
    why.add(
      "velocity",
      (event.velocity ?? .zero).opposite
        .labeledVelocityText(apart: cause.map { [$0.minimumSpeed] } ?? []))
    why.add("won", account.winners.filter { _ in !account.all(.gestureBegan).isEmpty })
    why.add("lost", account.losers(besides: account.taps))
    let reason = cause?.reason ?? (text: Wording().text(of: event.why), cited: event.reason)
    why.add("rule", reason.text)
    why.add("then", end.map { "at rest at \(Prose.seconds($0.time.seconds)) s" } ?? "")
    why.add("when", account.conditions(by: release.time))
    why.add("fault", account.faults)
    let flip = Flip.last(session, decidedAt: release.time)
    let isFree = cause?.isContinuous == true && flip?.isUnfound == true
    why.add(isFree ? .withoutThreshold(view) : flip)
    why.cite(reason.cited)
    why.end()
    return .explained(why)
  }

  /// `why won`: returns the recognizer that won the touch, and the reasons why the others lost it.
  static func won(_ session: Session, _ simulation: Simulation) -> Response {
    let account = GestureAccount(session, simulation)
    let (winners, losers) = (account.winners, account.losers())
    guard !winners.isEmpty || !losers.isEmpty else {
      return nothing("no touch has reached a recognizer yet", session, simulation)
    }
    let refusal = account.last(.panRefused)
    let first = account.won.last
    let name = first?.event.gesture ?? refusal.flatMap { account.winner(after: $0, in: simulation) }
    let loss = account.all(EventKind.losses + [.gestureWaits]).last
    let time = (first ?? refusal ?? loss ?? account.entries[0]).time
    let isReported = refusal == nil && loss == nil && !winners.isEmpty
    let head = name.map { "\($0) won" } ?? (isReported ? "the pan began" : "no recognizer won")
    var why = Explanation("\(head) at \(Prose.seconds(time.seconds)) s")
    why.add("touches", account.touches(by: time))
    why.add("won", winners)
    why.add("lost", losers)
    for reason in account.arbitrationReasons { why.cite(reason) }
    if let refusal { why.add(.last(session, decidedAt: refusal.time)) }
    why.end()
    return .explained(why)
  }
}

// Explaining a velocity: the samples that an estimator uses, and their weights.

extension Causes {
  /// Returns the velocity of the last pan, with the samples from which it was computed, on one
  /// line, and the facts behind it.
  ///
  /// - Parameter speeds: The speeds with which the rule compares the velocity.
  static func velocitySource(
    _ simulation: Simulation, at time: Instant, among estimators: [VelocityEstimator],
    apart speeds: [Double]
  ) -> (text: String, cited: [String]) {
    let last = simulation.trace.list.last { $0.event.gestureState != nil && $0.time <= time }
    if let last, last.event.kind == .press {
      return ("none; a long press reports no velocity", [])
    }
    let velocityText = simulation.pan.velocity.labeledVelocityText(apart: speeds)
    guard let source = VelocitySource(simulation, at: time) else {
      return ("\(velocityText) (as reported)", [])
    }
    let reset = VelocitySource.reset(simulation, at: time)
    let age =
      VelocitySource.age(simulation, at: time).map { age in
        "; measured \(Prose.seconds(age)) s before lift-off, "
          + VelocitySource.zeros(simulation, at: time, among: estimators)
      } ?? reset.map { "; \($0)" } ?? ""
    let cited = reset == nil ? [] : [VelocitySource.resetFact]
    let (used, all) = (source.used, source.samples.count)
    guard used > 0 else { return ("\(velocityText) (\(source.estimator.name))\(age)", cited) }
    let which = source.skipsRests ? "last \(used) that moved of \(all)" : "last \(used) of \(all)"
    let samples = used == all ? "all \(all) samples)" : "\(which) samples)"
    return ("\(velocityText) (\(source.estimator.name), \(samples)\(age)", cited)
  }

  /// `why velocity`: returns the samples, and how much each of them contributes to the estimate.
  static func velocity(_ session: Session, _ simulation: Simulation) -> Response {
    let account = GestureAccount(session, simulation)
    guard simulation.pan.state != .possible, !simulation.panSamples.isEmpty else {
      guard let release = account.last(.scrollReleased) else {
        return nothing("no pan has begun yet", session, simulation)
      }
      return scrollVelocity(release, session, simulation)
    }
    let time = account.last(.pan)?.time ?? simulation.now
    let velocityText = simulation.pan.velocity.velocityText
    let verb = simulation.pan.state.isOver ? "at lift-off" : "as last reported"
    var why = Explanation("\(velocityText) \(verb) (\(Prose.seconds(time.seconds)) s)")
    let estimator = simulation.preferences.estimator
    why.cite(estimator.summary)
    guard let source = VelocitySource(simulation, at: time) else {
      let made = estimator.velocity(of: simulation.panSamples, at: time).velocityText
      why.add("source", "given with the pan; no estimator was used")
      why.add("instead", "\(estimator.name) would estimate \(made)")
      why.end()
      return .explained(why)
    }
    why.add("source", "\(estimator.name): \(clause(estimator.summary))")
    if source.segments.isEmpty {
      why.add("samples", "\(source.samples.count), none of them counts")
    } else {
      why.add(source.table)
    }
    let others = source.samples.count - source.used
    let rest = others == 1 ? "1 other sample does" : "\(others) other samples do"
    why.add("others", others > 0 && source.used > 0 ? "\(rest) not count" : "")
    if let reset = VelocitySource.reset(simulation, at: time) {
      why.add("because", reset)
      why.cite(VelocitySource.resetFact)
    }
    why.add("compare", "`velocity` shows every estimator's result")
    why.end()
    return .explained(why)
  }

  /// Returns the velocity that a scroll view itself has measured.
  private static func scrollVelocity(
    _ release: Trace.Entry, _ session: Session, _ simulation: Simulation
  ) -> Response {
    let view = release.event.view ?? "the scroll view"
    let velocityText = (release.event.velocity ?? .zero).opposite.velocityText
    var why = Explanation("\(velocityText) at lift-off (\(Prose.seconds(release.time.seconds)) s)")
    why.add("source", "measured by \(view), whatever the estimator")
    let account = GestureAccount(session, simulation)
    let cause = ScrollRelease(release, in: account.entries, account.state(after: release))
    let reason =
      cause?.reason
      ?? (text: Wording().text(of: release.event.why), cited: release.event.reason)
    why.add("rule", reason.text)
    why.add("compare", "`velocity` shows every estimator's result")
    why.cite(reason.cited)
    why.end()
    return .explained(why)
  }

  /// Returns a sentence as a clause, without citations such as (A197).
  static func clause(_ sentence: String) -> String {
    Answers.clause(Wording.withoutCitations(sentence))
  }
}

/// The samples that an estimator has used, with the weight of each segment between two samples.
struct VelocitySource {
  let estimator: VelocityEstimator
  let samples: [PointSample]
  /// The segments that contribute to the velocity, oldest first.
  let segments: [Segment]
  private let isVertical: Bool

  struct Segment {
    let from: PointSample
    let to: PointSample
    /// The speed of the segment along the main axis, in points per second.
    let speed: Double
    /// The weight with which that speed contributes to the velocity.
    let weight: Double
  }

  /// The maximum number of segments to show; our choice.
  private static let mostShown = 9

  /// Creates the source of the pan's velocity, or returns `nil` if the velocity was reported by a
  /// statement rather than estimated.
  init?(_ simulation: Simulation, at time: Instant) {
    guard simulation.estimatesPanVelocity(at: time) else { return nil }
    estimator = simulation.preferences.estimator
    samples = simulation.panSamples
    let velocity = estimator.velocity(of: samples, at: time)
    isVertical = velocity.dy.magnitude >= velocity.dx.magnitude
    segments = VelocitySource.segments(samples, estimator, time, isVertical)
  }

  /// The fact that the samples start anew when the number of fingers changes.
  static let resetFact = "G47"

  /// Returns the reason why the samples of a pan begin after its start, or `nil` if they don't: the
  /// number of fingers has changed, and one of them is still down.
  static func reset(_ simulation: Simulation, at time: Instant) -> String? {
    guard let first = simulation.panSamples.first?.time else { return nil }
    var change: Instant?
    var (down, isMoving) = (Set<Int>(), false)
    let entries = simulation.trace.list
    let start = entries.lastIndex { entry in
      entry.event.kind == .pan && entry.event.lastWord == "began"
    }
    guard let start, entries[start].event.gesture != nil else { return nil }
    for index in entries.indices where entries[index].time <= time {
      let event = entries[index].event
      if index == start { isMoving = true }
      guard let phase = event.touch, phase != .move else { continue }
      let id = event.id ?? 1
      if phase.isEnd { down.remove(id) } else { down.insert(id) }
      if isMoving, !down.isEmpty { change = entries[index].time }
    }
    guard let change, first >= change else { return nil }
    return
      "the samples start anew at \(Prose.seconds(change.seconds)) s, when the number of fingers "
      + "changed"
  }

  /// The age in seconds above which a velocity is called old, as in a known workaround (G54).
  private static let old = 0.1

  /// Returns the age of the pan's velocity in seconds, which is the time since the last movement of
  /// the finger, or `nil` unless the velocity is estimated, nonzero, and old.
  static func age(_ simulation: Simulation, at time: Instant) -> Double? {
    let samples = simulation.panSamples
    guard simulation.pan.velocity != .zero, simulation.estimatesPanVelocity(at: time),
      let moved = samples.indices.dropFirst().last(where: {
        samples[$0].place != samples[$0 - 1].place
      })
    else { return nil }
    let age = time.seconds(since: samples[moved].time)
    return age > old ? age : nil
  }

  /// Returns a clause with the number of estimators that return zero at an instant.
  static func zeros(
    _ simulation: Simulation, at time: Instant, among estimators: [VelocityEstimator]
  ) -> String {
    let zero = estimators.count { $0.velocity(of: simulation.panSamples, at: time) == .zero }
    return "\(zero) of \(estimators.count) estimators give 0"
  }

  /// Returns the segments with their weights, each of which is determined by making the segment
  /// slightly longer and slightly shorter.
  private static func segments(
    _ samples: [PointSample], _ estimator: VelocityEstimator, _ time: Instant, _ isVertical: Bool
  ) -> [Segment] {
    /// The fraction by which the length of a segment is changed.
    let nudge = 1e-3
    func along(_ vector: Vector) -> Double { isVertical ? vector.dy : vector.dx }
    var found: [Segment] = []
    for index in samples.indices.dropFirst() {
      let (from, to) = (samples[index - 1], samples[index])
      let seconds = to.time.seconds(since: from.time)
      let way = Vector(dx: to.place.x - from.place.x, dy: to.place.y - from.place.y)
      guard seconds > 0, along(way) != 0 else { continue }
      func velocity(_ share: Double) -> Double {
        var moved = samples
        for later in moved.indices[index...] {
          moved[later].place.x += way.dx * share
          moved[later].place.y += way.dy * share
        }
        return along(estimator.velocity(of: moved, at: time))
      }
      let speed = along(way) / seconds
      let weight = (velocity(nudge) - velocity(-nudge)) / (2 * nudge) / speed
      if weight.magnitude > 1e-6 {
        found.append(Segment(from: from, to: to, speed: speed, weight: weight))
      }
    }
    return found
  }

  /// The number of samples that contribute to the velocity; successive samples at the same place
  /// count once, because only one of them does.
  var used: Int {
    var count = 0
    var last: PointSample?
    for segment in segments {
      count += last?.place == segment.from.place ? 1 : 2
      last = segment.to
    }
    return count
  }

  /// Whether the samples since the first one that contributes include some at which the finger
  /// hadn't moved, so that the samples that contribute aren't the last ones.
  var skipsRests: Bool {
    guard let first = segments.first?.from.time else { return false }
    return samples.indices.dropFirst().contains { index in
      samples[index - 1].time >= first && samples[index].place == samples[index - 1].place
    }
  }

  var table: PlainTable {
    var table = PlainTable([
      .init("until s", .decimal), .init("moved pt", .decimal), .init("pt/s", .decimal),
      .init("weight", .decimal),
    ])
    for segment in segments.suffix(VelocitySource.mostShown) {
      let way =
        isVertical
        ? segment.to.place.y - segment.from.place.y : segment.to.place.x - segment.from.place.x
      let word = Direction(of: way, isVertical: isVertical).rawValue
      table.add([
        Numerals.text(segment.to.time.seconds, decimals: Numerals.shownDecimals),
        "\(Prose.plain(way.magnitude)) \(word)", "\(Prose.speed(segment.speed)) \(word)",
        Prose.plain(segment.weight),
      ])
    }
    return table
  }
}
