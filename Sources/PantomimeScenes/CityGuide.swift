package import PantomimeKit
import PantomimeProps

/// A horizontal list of three city cards; a tap or an upward pan expands a card to the full screen.
///
/// Each card has one animator, which lives as long as the scene and gets new animations for every
/// run. A pan pauses the animator, scrubs it so that the card's top edge stays under the finger,
/// and releases it in the direction of the velocity; the distance is ignored.
package struct CityGuide: TransitionScene {
  package static let name = "city-guide"
  package static let dynamicAnimators: [String]? = []
  package static let summary =
    "A tap or an upward pan expands a city card; a pan can also catch it in flight."
  package static let shows: Insight? = Insight(
    """
    Each variant adds one thing: (a) a tap; (b) scrubbing, but a card caught in flight restarts at 0; \
    (c) keeping a caught card's progress, but a card dragged back still completes; (d) reversal, but \
    a finger on a card can't scroll the list; (e) arbitration. The top edge stays under the finger \
    because the progress is the translation divided by the card's distance to the top, and the \
    translation's sign is flipped while the run is reversed.
    """,
    type:
      "scene city-guide variant=c; pan began; pan changed dy=-98.8; pan ended vy=120; run; show state"
  )
  package static let examples = [
    "drag on=card by=0,-120; run",
    "pan began; pan changed dy=60; pan ended vy=300; run",
    "drag on=card by=-120,20",
  ]

  static let cardCount = 3
  private static let radius = 6.0

  var list: CarouselView
  let focus: Int
  let variant: Variant
  let catchesAtTouchDown: Bool
  let handling: Handling
  var cards: [Card] = []
  /// Whether cards can be selected, which is impossible while a card fills the screen.
  var listSelects = true
  /// Whether the list stays where a finger stopped it, because that finger held a card when the list
  /// was released.
  private var listStays = false

  struct Card {
    let view: ViewID
    let label: ViewID
    let close: ViewID
    var transition: InteractiveTransition
    /// Whether the current or last run expands the card.
    var expands = false
    /// The frame to which the card returns, saved when the card expands.
    var initialFrame: Rect2D?

    var state: State { transition.place == .home ? .collapsed : .expanded }
  }

  enum State: String, CaseIterable { case collapsed, expanded }

  package init(_ options: SceneOptions, on stage: inout Stage) throws(OptionError) {
    focus = try options[Self.card]
    variant = try options[Self.variant]
    catchesAtTouchDown = try options[Self.instantPan]
    handling = try Handling(options)
    let row = try Self.row(options, on: &stage)
    list = CarouselView("list", row, centering: focus, on: &stage)
    let springs = stage.shouldCommit(
      .runsBySpring, healthy: "the timing is \(options.text(Self.timing))")
    let timing = springs ? Self.publishersSpring : try options[Self.timing]
    for index in 0..<Self.cardCount {
      addCard(index, try Animator(options, timing: timing), on: &stage)
    }
    stage.principal = card.transition.animator
    stage.defaultPanView = card.view
    for (view, name) in [(card.view, "card"), (card.label, "label"), (card.close, "close")] {
      stage.addAlias(name, for: view)
    }
  }

  /// Returns the layout: one row of cards, positioned so that each card can reach the center.
  private static func row(
    _ options: SceneOptions, on stage: inout Stage
  ) throws(OptionError) -> Carousel {
    let cards = Carousel(
      count: cardCount, cell: try options[cell], viewport: stage.screen, spacing: 25,
      rowSpacing: 10)
    let columns = cards.inRowsThatFit
    let row = columns.rows > 1 && stage.shouldCommit(.makesColumns) ? columns : cards
    try OptionError.require(
      row.headroom > 0 || stage.shouldCommit(.takesAnyGeometry), "cell",
      "a card's distance to the top must be more than 0: choose a height below "
        + Numerals.text(stage.screen.height))
    return row
  }

  /// Adds a card, whose pan scrubs over the distance to the top of the screen, so that the card's
  /// edge stays under the finger.
  private mutating func addCard(_ index: Int, _ animator: Animator, on stage: inout Stage) {
    let view = list.addCard("card.\(index)", .radius(Self.radius), on: &stage)
    let label = stage.addView("label.\(index)", in: view, .alpha(0))
    let corner = Self.closeFrame(in: stage[view, .frame])
    let close = stage.addView("close.\(index)", in: view, .frame(corner), .alpha(0))
    stage.furnish(view, .image, Furniture.cities[index % Furniture.cities.count])
    stage.furnish(label, .text, "About the city")
    stage.furnish(close, .button, "×")
    let animator = stage.addAnimator("card.\(index)", animator)
    let traits = PanTraits(beginsAtTouchDown: catchesAtTouchDown)
    if variant.pans { stage.addGesture(.pan("card.\(index)", traits), on: view) }
    var transition = InteractiveTransition(
      of: animator, direction: .up, travel: list.carousel.headroom)
    // With CG-11, the headroom may be negative, and only the fraction is divided by it.
    transition.flipsVelocity = false
    cards.append(Card(view: view, label: label, close: close, transition: transition))
  }

  /// Returns the frame of the close button, in the card's top right corner, 40 points wide and
  /// high.
  private static func closeFrame(in card: Rect2D) -> Rect2D {
    Rect2D(x: card.width - 40, width: 40, height: 40)
  }

  package static let states = State.allCases.map { $0.rawValue }
  package static let stateVerbs = [
    StateVerb("collapsed", "collapses", noun: "collapse"),
    StateVerb("expanded", "expands", noun: "expansion"),
  ]
  package var state: String { card.state.rawValue }

  /// The card in focus.
  var card: Card { cards[focus] }

  /// Returns the state that a card's size on the screen shows; with CG-1, the recorded state differs.
  package func stateOnScreen(movedBy animator: AnimatorID, on stage: Stage) -> String? {
    guard let index = cards.firstIndex(where: { $0.transition.animator == animator }),
      let frame = stage.frameOnScreen(of: cards[index].view)
    else { return nil }
    func has(_ size: Size2D) -> Bool {
      (frame.width - size.width).magnitude < 0.5 && (frame.height - size.height).magnitude < 0.5
    }
    let cell = list.carousel.frame(of: index)
    if has(stage.screen) { return State.expanded.rawValue }
    return has(Size2D(width: cell.width, height: cell.height)) ? State.collapsed.rawValue : nil
  }

  // MARK: - Expanding and collapsing

  /// Starts the transition away from the card's current state, or adds the animations of that
  /// transition a second time.
  fileprivate mutating func toggle(
    _ index: Int, again: Bool = false, on stage: inout Stage
  ) throws(Misuse) {
    let expands = cards[index].state == .collapsed
    if expands {
      if !again || stage.shouldCommit(.savesTheFrameAgain) {
        cards[index].initialFrame = stage[cards[index].view, .frame]
      }
      // The list continues to scroll without the finger that is dragging it.
      if list.isDragging, !stage.shouldCommit(.locksTheListLate) { list.loseFinger(on: &stage) }
    }
    cards[index].expands = expands
    let pushes = !again || stage.shouldCommit(.pushesAgain)
    let pose = pose(of: index, pushing: pushes ? stage[Self.shift] : 0, on: stage)
    if !handling.laysOut { stage.show(closePose(of: index, on: stage)) }
    try stage.addAnimations(to: cards[index].transition.animator, pose)
    stage.addCompletion(to: cards[index].transition.animator)
    try stage.start(cards[index].transition.animator)
    if handling.flipsAtStart, !again {
      cards[index].transition.anticipateEnd()
      recordState(of: index, reason: "the state changes when the run starts", on: &stage)
    }
  }

  /// Returns the final values of a card's run, with the neighbors moved outward or back.
  private func pose(of index: Int, pushing shift: Double, on stage: Stage) -> Pose {
    let (card, expands) = (cards[index], cards[index].expands)
    let frame = target(of: index, on: stage)
    let pose: Pose = [
      card.view: [.frame(frame), .radius(expands ? 0 : Self.radius)],
      card.label: [.alpha(expands ? 1 : 0)],
      card.close: [.alpha(expands ? 1 : 0)],
    ]
    return pose + (handling.laysOut ? closePose(of: index, on: stage) : [:])
      + list.pushed(from: index, by: expands ? shift : -shift, on: stage)
  }

  /// Returns the frame of a card at the end of its run.
  private func target(of index: Int, on stage: Stage) -> Rect2D {
    if cards[index].expands { return list.visible(on: stage) }
    return cards[index].initialFrame ?? list.carousel.frame(of: index)
  }

  /// Returns the layout of the close button at the end of a card's run.
  private func closePose(of index: Int, on stage: Stage) -> Pose {
    [cards[index].close: [.frame(Self.closeFrame(in: target(of: index, on: stage)))]]
  }

  package mutating func animatorDidComplete(
    _ animator: AnimatorID, at position: Position, on stage: inout Stage
  ) {
    guard let index = cards.firstIndex(where: { $0.transition.animator == animator }) else {
      return
    }
    let frees = !cards[index].expands
    let isAtEnd =
      handling.flipsAtStart
      ? position == .end : cards[index].transition.animatorDidComplete(animator, at: position)
    guard isAtEnd else {
      if list.scrolls(on: stage) != frees, stage.shouldCommit(.locksWhereverItEnds) {
        list.setScrolls(frees, on: &stage)
      }
      return
    }
    list.setScrolls(frees, on: &stage)
    listSelects = frees
    if handling.flipsAtStart { return }
    recordState(
      of: index,
      reason: "the completion ran at end; the list is \(frees ? "unlocked" : "locked")",
      on: &stage)
  }

  private func recordState(of index: Int, reason: Reason, on stage: inout Stage) {
    let card = cards[index]
    stage.record(
      .state, .word(card.state.rawValue), [.word("card", stage.name(of: card.view))],
      reason: reason)
  }

  // MARK: - The list: dragging, and where it settles

  /// Returns whether a card is expanding, in which case it moves toward the part of the list that
  /// is visible at this moment.
  fileprivate func isExpanding(on stage: Stage) -> Bool {
    cards.contains { $0.expands && $0.transition.isInFlight(on: stage) }
  }

  /// The reason why the list ignores touches while a card expands.
  static let listLock: Reason = "the list locks when a card starts to expand"

  /// Returns whether a card that is expanding locks the list.
  fileprivate func locksList(on stage: Stage) -> Bool {
    isExpanding(on: stage) && !stage.isFaultEnabled(.locksTheListLate)
  }

  package func scrollShouldBegin(_ view: ViewID, _ pan: Pan, on stage: Stage) -> PanVerdict {
    locksList(on: stage)
      ? .refused(winner: "none", reason: Self.listLock)
      : .begins(reason: "the recognizer's criteria are met (G63)")
  }

  package mutating func scrollBegan(_ view: ViewID, on stage: inout Stage) {
    stage.record(News.listScrolls, reason: "the list's pan has taken the touch")
    if isExpanding(on: stage), stage.isFaultEnabled(.locksTheListLate) {
      stage.report(.locksTheListLate)
    }
  }

  package mutating func scrolled(_ view: ViewID, on stage: inout Stage) { list.scrolled(on: stage) }

  package mutating func scrollWillEnd(
    _ view: ViewID, velocity: Vector, target: inout Vector, on stage: inout Stage
  ) {
    // A finger that holds a card has also stopped the list, which must then stay in place, because
    // the card moves toward the part of the list that is visible.
    listStays = cards.contains { $0.transition.isInFlight(on: stage) }
    target.dx =
      listStays
      ? list.offset(on: stage) : list.target(natural: target, velocity: velocity, on: stage)
  }
}

// MARK: - Gestures

// Each card's pan, the taps, and the choice of the pan that receives a touch.

extension CityGuide: PanHandling {
  package mutating func panBegan(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
    guard variant.pans else {
      return stage.record(
        .panIgnored, nil, [.cause("variant")],
        reason: "a card has no pan in variant \(variant.rawValue)")
    }
    let index = card(under: pan, on: stage)
    if let lock = lock(on: index, on: stage), !stage.shouldCommit(.pansPastTheLock) {
      return stage.record(.panIgnored, nil, [.cause("locked")], reason: lock)
    }
    list.isDragging = false
    list.stop(on: &stage)
    let isCaught = cards[index].transition.isInFlight(on: stage)
    if !isCaught {
      try toggle(index, on: &stage)
    } else if stage.shouldCommit(.togglesAgain) {
      try toggle(index, again: true, on: &stage)
    }
    try cards[index].transition.begin(readsTime: handling.carriesTime, on: &stage)
    if variant == .reverses, pan.velocity.dx.magnitude >= pan.velocity.dy.magnitude,
      pan.velocity != .zero
    {
      variant.noteLack(
        "the card takes a sideways pan, so the list can't scroll there", on: &stage)
    }
    guard variant < .carries else { return }
    cards[index].transition.startOver()
    if isCaught { variant.noteLack("a grab in flight starts the card again at 0", on: &stage) }
  }

  package mutating func panChanged(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
    let (index, movement) = (card(under: pan, on: stage), pan.translation)
    guard cards[index].transition.isHolding else { return }
    let turns =
      movement.dy != 0 && stage[cards[index].transition.animator].isReversed
      && stage.shouldCommit(.turnsTheSignTooLate)
    try cards[index].transition.update(translation: turns ? -movement : movement, on: &stage)
  }

  /// Chooses the direction by the velocity alone, and continues for the remaining time.
  package mutating func panEnded(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
    let index = card(under: pan, on: stage)
    guard cards[index].transition.isHolding else { return }
    if pan.state.isCancelled, stage.shouldCommit(.forgetsTheCancelled) {
      return cards[index].transition.abandon()
    }
    let decision = decide(pan, cards[index].transition, on: &stage)
    let lift = cards[index].transition.liftOff(pan, on: stage)
    if variant == .carries, lift.velocity < 0, decision.completes {
      variant.noteLack("the finger moved back, but the release still completes", on: &stage)
    }
    try cards[index].transition.end(decision, on: &stage)
    stage.scrollTouchUp(list.id)
  }

  private func decide(
    _ pan: Pan, _ transition: InteractiveTransition, on stage: inout Stage
  ) -> Decision {
    let fields: [Event.Field] = [
      .number("vy", pan.velocity.dy), .number("raw", stage.unclampedFraction ?? 0),
    ]
    if variant < .reverses {
      // In the first variants of the tutorial's code, the velocity is ignored.
      let goesOn = FixedRule(
        .complete, reason: "at this stage of the tutorial every release completes")
      return transition.decide(pan, by: goesOn, fields, on: &stage)
    }
    let nearest = PositionRule(includesThreshold: !stage[transition.animator].isReversed)
    let asksNearest = stage[Self.zeroVelocity] == .nearest
    let rule = SignRule(atRest: asksNearest ? .position(nearest) : .keepsDirection)
    return transition.decide(pan, by: rule, fields, on: &stage)
  }

  package func liftOff(for pan: Pan, on stage: Stage) -> LiftOff? {
    let transition = cards[card(under: pan, on: stage)].transition
    return transition.isHolding ? transition.liftOff(pan, on: stage) : nil
  }

  private func card(under pan: Pan, on stage: Stage) -> Int {
    guard let view = pan.view.flatMap({ stage.view(named: $0) }) else { return focus }
    return cards.firstIndex { stage.isDescendant(view, of: $0.view) } ?? focus
  }

  // MARK: - Arbitration

  package func panShouldBegin(_ pan: Pan, on stage: Stage) -> PanVerdict {
    let verdict = axisVerdict(on: pan, on: stage)
    guard case .begins = verdict, !stage.isFaultEnabled(.pansPastTheLock),
      let lock = lock(on: card(under: pan, on: stage), on: stage)
    else { return verdict }
    return .refused(winner: "none", reason: lock)
  }

  private func axisVerdict(on pan: Pan, on stage: Stage) -> PanVerdict {
    if catchesAtTouchDown, pan.velocity == .zero {
      return .begins(reason: "at touch-down there is no velocity, so the axis isn't checked")
    }
    return stage.axisVerdict(
      for: pan, rule: variant == .arbitrates ? .vertical : .everyDirection,
      otherwise: list.scrolls(on: stage) ? "list" : "none")
  }

  /// Returns the reason why a card's pan must not expand the card, or `nil` if the pan may expand
  /// it, or wouldn't expand it in any case.
  private func lock(on index: Int, on stage: Stage) -> Reason? {
    func isBusy(_ card: Card) -> Bool {
      card.state == .expanded || card.transition.isInFlight(on: stage)
    }
    guard !isBusy(cards[index]), let other = cards.first(where: isBusy) else { return nil }
    return "locked: \(stage.name(of: other.view)) is expanded or in flight"
  }

  package mutating func panRefused(_ pan: Pan, on stage: inout Stage) throws(Misuse) {
    // Such a pan passes the axis rule, so it was refused by the lock, and wouldn't have scrolled
    // the list.
    if case .begins = axisVerdict(on: pan, on: stage) { return }
    guard list.scrolls(on: stage) else { return }
    if isExpanding(on: stage), !stage.shouldCommit(.locksTheListLate) {
      let fields: [Event.Field] = [.word("winner", "none"), .word("gesture", "list")]
      return stage.record(.panRefused, nil, fields, reason: Self.listLock)
    }
    list.isDragging = true
    stage.record(
      News.listScrolls, reason: "the card's pan refused the touch, so the list's pan takes it")
  }

  // MARK: - Taps

  package static let tapDescription = "a tap toggles an idle card"

  package var tappable: [String] {
    ["card", "close"] + cards.indices.flatMap { ["card.\($0)", "close.\($0)"] }
  }

  package mutating func tap(_ name: String, on stage: inout Stage) throws(Misuse) {
    let view = stage.view(named: name)
    guard let index = cards.firstIndex(where: { $0.view == view || $0.close == view }) else {
      return
    }
    let closes = cards[index].close == view
    if let (cause, reason) = reasonToIgnore(tapOn: cards[index], closes: closes, &stage) {
      stage.record(.tapIgnored, nil, [.word("on", name), .cause(cause)], reason: reason)
    } else {
      try toggle(index, on: &stage)
    }
  }

  /// Returns whether a tap on a card that isn't moving selects it.
  fileprivate func selects(on stage: Stage) -> Bool {
    listSelects
      && (stage.isFaultEnabled(.locksSelectionLate)
        || !cards.contains { $0.transition.isInFlight(on: stage) })
  }

  private func reasonToIgnore(
    tapOn card: Card, closes: Bool, _ stage: inout Stage
  ) -> (cause: String, reason: Reason)? {
    let isOffered = closes ? stage[card.close, .alpha] > 0 : listSelects
    let isMoving = card.transition.isInFlight(on: stage)
    if isMoving, !isOffered || !stage.shouldCommit(.tapsUnguarded) {
      return ("active", "the card's animator is active")
    }
    guard isOffered else {
      return closes
        ? ("hidden", "the close button is transparent while its card is collapsed")
        : ("locked", "selection is off while a card is expanded")
    }
    if !closes, list.takesTap(on: &stage) {
      return ("moving", "the touch only stops the moving list")
    }
    let isFree = isMoving || !cards.contains { $0.transition.isInFlight(on: stage) }
    return isFree || stage.shouldCommit(closes ? .tapsUnguarded : .locksSelectionLate)
      ? nil : ("active", "another card's animator is active")
  }
}

// MARK: - Options, paths and events

extension CityGuide {
  /// The direction after a release at zero velocity: the current direction, as in the published
  /// code, or toward the nearer end.
  enum ZeroVelocity: String, CaseIterable { case published, nearest }

  /// The variants of the code in the tutorial, the last one first.
  ///
  /// Each variant lacks one more feature than the variant before it in this list. In order, these
  /// features are: checking the axis, reversing by the velocity, keeping the progress of a caught
  /// card, and the pan itself.
  enum Variant: String, CaseIterable, Comparable {
    case arbitrates = "e"
    case reverses = "d"
    case carries = "c"
    case scrubs = "b"
    case taps = "a"

    var pans: Bool { self != .taps }

    /// Records that the variant lacks a feature, at a moment when this makes a difference.
    func noteLack(_ reason: Reason, on stage: inout Stage) {
      stage.record(News.stageLacks, .word(rawValue), reason: reason)
    }

    static func < (one: Variant, other: Variant) -> Bool { one.rawValue < other.rawValue }
  }

  /// The alternative ways of handling a run.
  struct Handling {
    enum StateChange: String, CaseIterable { case completion, start }
    enum Carried: String, CaseIterable { case progress, time }

    /// Whether the state changes when a run starts.
    let flipsAtStart: Bool
    /// Whether the animation blocks lay out the card's content.
    let laysOut: Bool
    /// Whether the fraction is read before the pause.
    let carriesTime: Bool

    static let stateAt = OptionKey<StateChange>.choice(
      "state-at",
      "Whether the state changes in the completion, or at the start, which reverses the drag's direction."
    )
    static let laysOut = OptionKey.flag(
      "lays-out", standard: true,
      "Whether the animation blocks call layoutIfNeeded; otherwise the close button jumps to its final place."
    )
    static let carries = OptionKey<Carried>.choice(
      "carries",
      "The quantity kept when a card is caught: the progress, or the elapsed time, which makes it jump."
    )

    init(_ options: SceneOptions) throws(OptionError) {
      flipsAtStart = try options[Self.stateAt] == .start
      laysOut = try options[Self.laysOut]
      carriesTime = try options[Self.carries] == .time
    }
  }

  static let card = OptionKey.count("card", 0...2, standard: 1, "The card in focus.")
  static let cell = OptionKey.size(
    "cell", 1...10_000, standard: Size2D(width: 250, height: 350),
    "The size of a collapsed card, in points.")
  static let shift = OptionKey.points(
    "shift", 50, "The distance, in points, by which neighbors move aside.")
  static let timing = OptionKey.timing(.easeInOut, "ease-in-out")
  static let instantPan = OptionKey.flag(
    "instant-pan",
    "Whether touch-down grabs a moving card immediately, before the pan is recognized.")
  static let zeroVelocity = OptionKey<ZeroVelocity>.choice(
    "zero-velocity", isLive: true,
    "The decision at zero velocity: the current direction, or the nearer end.")
  static let variant = OptionKey<Variant>.choice(
    "variant",
    "The variant of the tutorial: (a) a tap; (b) scrubbing, but a card caught in flight restarts at "
      + "0; (c) kept progress, but a card dragged back still completes; (d) reversal, but a finger on "
      + "a card can't scroll the list; (e) arbitration.")

  package static let options: [SceneOption] = [
    card.option, .screen, cell.option, shift.option, OptionKey.duration(0.3).option,
    timing.option, OptionKey.scrubsLinearly.option, instantPan.option, zeroVelocity.option,
    variant.option,
    Handling.stateAt.option, Handling.laysOut.option, Handling.carries.option, .faults(faults),
  ]

  package static let events = News.kinds
  enum News: String, SceneEvent {
    case listScrolls = "list scrolls: The list receives the touch."
    case stageLacks = "stage X: The flaw of this variant of the tutorial changed the outcome."
  }

  package static let paths: [ScenePath<CityGuide>] =
    [
      ScenePath("card.screen-frame", summary: "The frame on screen of the card in focus.") {
        .frame($1.frameOnScreen(of: $0.card.view))
      },
      .frame("card.initial-frame", summary: "The frame saved at the last expansion.") {
        $0.card.initialFrame
      },
      .word("card.N.state", count: cardCount, summary: "The card's state.") { $0.cards[$1].state },
    ] + ScenePath.paths(ofCards: "card", count: cardCount, from: { $0.focus }, in: { $0.list }) + [
      ScenePath("list.scrolls", summary: "Whether a finger can scroll it.") {
        .flag($0.list.scrolls(on: $1) && !$0.locksList(on: $1))
      },
      ScenePath("list.selects", summary: "Whether a tap on an idle card selects it.") {
        .flag($0.selects(on: $1))
      },
      .flag("list.dragging", summary: "Whether a finger drags it.") { $0.list.isDragging },
      .points("popup-offset", summary: "A card's distance to the top.") {
        $0.list.carousel.headroom
      },
    ]
}

// MARK: - Faults

// The faults of the tutorial that this scene is based on; the scene's corrected code reports where
// each fault would occur.
extension CityGuide {
  static let faults: [Fault] = [
    .togglesAgain, .savesTheFrameAgain, .pushesAgain, .forgetsTheCancelled, .turnsTheSignTooLate,
    .stays(
      "CG-6", "A touch should stop the card, but the card moves until the pan is recognized.",
      cure: "instant-pan=yes",
      lesson: "A pan begins after its slop; `instant-pan=yes` grabs the card at touch-down.",
      demonstration: Fault.Demonstration("tap on=card; wait 0.1; touch down on=card")),
    .stays(
      "CG-7", "Released at zero velocity, the card keeps going the way it was, even from 10 %.",
      cure: "zero-velocity=nearest",
      lesson: "A velocity rule must define what zero velocity does.",
      demonstration: Fault.Demonstration("pan began; pan changed dy=-24.7; pan ended vy=0; run")),
    .stays(
      "CG-8", "Position is ignored: a twitch at 1 % expands the card.",
      cure: "set rule=flick-or-half", lesson: "Decide by both position and velocity.",
      demonstration: Fault.Demonstration("pan began; pan changed dy=-2.47; pan ended vy=-1; run")),
    .stays(
      "CG-9", "The fraction is clamped at its ends, so the card stops while the finger moves on.",
      lesson: "Clamp the translation as well, or let the card resist."),
    .locksSelectionLate, .takesAnyGeometry, .runsBySpring,
    Fault(
      "CG-13", "The introduction presents an eased and a linear animation as equivalent.",
      lesson: "Know the default curve; the scene `basics` shows both.",
      source: "the tutorial's introduction", effect: .elsewhere("the scene `basics` shows it")),
    .locksWhereverItEnds, .makesColumns, .tapsUnguarded, .pansPastTheLock, .locksTheListLate,
  ]

  /// The spring of the author's project, given by mass, stiffness, and damping.
  static let publishersSpring: Timing =
    (try? SpringCurve(mass: 1, stiffness: 2, damping: 0.2)).map { .spring($0) } ?? .easeInOut
}

extension Fault {
  static let togglesAgain = Fault(
    "CG-1",
    "A grab in flight toggles again: it adds a second completion, and the state flips twice.",
    healthy: "no other run starts while one is in flight",
    lesson: "If completions change the state, add exactly one for each run.",
    demonstration: Demonstration("tap on=card; wait 0.1; pan began; pan ended vy=-100; run"))
  static let savesTheFrameAgain = Fault(
    "CG-2",
    "A grab in flight saves the initial frame again, from a model that already has the target.",
    healthy: "the frame is saved once per run",
    lesson: "Model values are targets; read the presentation for what is on screen.",
    needs: secondFilling,
    demonstration: Demonstration("tap on=card; wait 0.1; pan began; pan ended vy=-100; run"))
  static let pushesAgain = Fault(
    "CG-3",
    "A grab in flight pushes the neighbors again, and a collapse undoes only one push.",
    healthy: "the neighbors are pushed once per run",
    lesson: "Set absolute values in a block that can run more than once.", needs: secondFilling,
    demonstration: Demonstration("tap on=card; wait 0.1; pan began; pan ended vy=-100; run"))
  private static let secondFilling = Need(
    togglesAgain, otherwise: "no run receives animations twice")
  static let forgetsTheCancelled = Fault(
    "CG-4",
    "A cancelled pan is not handled: the card stays where it is until the next pan or, with CG-16, "
      + "the next tap.",
    healthy: "a cancelled pan reverts the run",
    lesson: "Handle `.cancelled` wherever you handle `.ended`.",
    demonstration: Demonstration("pan began; pan changed dy=-98.8; pan cancelled; run"))
  static let turnsTheSignTooLate = Fault(
    "CG-5",
    "The sign is flipped after the assignment: a card caught while collapsing moves against the "
      + "finger.",
    healthy: "the sign is flipped before the fraction is assigned",
    lesson: "Correct a value before you use it.", source: "a reader's project",
    demonstration: Demonstration(
      "pan began; pan changed dy=-98.8; pan ended vy=120; wait 0.03; "
        + "pan began; pan changed dy=-24.7"))
  static let locksSelectionLate = Fault(
    "CG-10", "Only the completion disables selection; before it runs, another card can be tapped.",
    healthy: "a tap is ignored while another card is in flight",
    lesson: "Lock when the animation starts, not in its completion handler.",
    demonstration: Demonstration("tap on=card; wait 0.1; tap on=card.2; run"))
  static let takesAnyGeometry = Fault(
    "CG-11", "A screen no taller than a card is accepted: the distance is zero or negative.",
    healthy: "this geometry is refused", lesson: "Check a distance before you divide by it.",
    demonstration: Demonstration(
      "pan began; pan changed dy=-1; pan ended vy=0; run", options: "screen=390x350"))
  static let runsBySpring = Fault(
    "CG-12",
    "The publisher's project uses a spring, which ignores the duration of 0.3 s and takes 70 s.",
    lesson: "Mass, stiffness, and damping determine a spring's duration.",
    source: "the publisher's project")
  static let locksWhereverItEnds = Fault(
    "CG-14",
    "The completion locks the list at either end: an expansion that reverts locks it permanently.",
    healthy: "only a completion at end changes whether the list scrolls",
    lesson: "Check the position that a completion receives.", source: "an intermediate step",
    demonstration: Demonstration("pan began; pan changed dy=-24.7; pan ended vy=40; run"))
  static let makesColumns = Fault(
    "CG-15", "If the screen has room for two cards in a column, the layout stacks them.",
    healthy: "there is always one row", lesson: "Specify the number of rows of a layout.",
    source: "the original layout")
  static let tapsUnguarded = Fault(
    "CG-16",
    "Taps on the card and its close button have no guard: in flight they start a second run.",
    healthy: "a tap is ignored while a card's animator is active",
    lesson: "Guard every input that can start a run.",
    demonstration: Demonstration("tap on=card; wait 0.1; tap on=card; run"))
  static let pansPastTheLock = Fault(
    "CG-17",
    "While one card is expanding or expanded, a pan on another card expands that one, too.",
    healthy: "the lock covers the pans of other cards, too",
    lesson: "A lock must cover every input, from the start of the run.",
    demonstration: Demonstration(
      "tap on=card; wait 0.1; pan began on=card.2 vy=-200; pan changed dy=-98.8; "
        + "pan ended vy=-100; run"))
  static let locksTheListLate = Fault(
    "CG-18",
    "Only the completion locks the list; if it is dragged before that, it stays locked half off screen.",
    healthy: "the list is locked as soon as a card expands",
    lesson: "Lock when the animation starts, not in its completion handler.",
    demonstration: Demonstration("tap on=card; wait 0.05; drag on=card by=-150,0 over=0.15; run"))
}

// MARK: - Invariants

extension CityGuide {
  package static let invariants: [SceneInvariant<CityGuide>] = [
    .always("one-expanded", "At most one card is expanded or expanding.") { scene, stage in
      scene.cards.count { $0.state == .expanded || $0.isExpanding(on: stage) } <= 1
    },
    .always("list-locked", "While a card expands, no finger drags the list.") { scene, stage in
      !scene.list.isDragging || !scene.isExpanding(on: stage)
    },
    .always("room-above", "A card's distance to the top is more than 0.") { scene, _ in
      scene.list.carousel.headroom > 0
    },
    .always("one-row", "All cards are in one row.") { scene, _ in scene.list.carousel.rows == 1 },
    .always(
      "in-time", "A run ends within `duration`, unless its spring has a duration of its own."
    ) { scene, stage in
      if case .spring = stage.option(timing) { return true }
      return scene.cards.allSatisfy { card in
        let animator = stage[card.transition.animator]
        return !animator.isRunning
          || animator.remaining(at: stage.now) ?? 0 <= stage.option(.duration(0.3)) + 1e-6
      }
    },
    .followsFinger(
      "under-finger", "A held card's top edge never moves against the finger.", growing: .down,
      component: "frame.y"
    ) { scene, stage in
      guard stage.option(.scrubsLinearly),
        let card = scene.cards.first(where: { $0.transition.isHolding })
      else { return nil }
      return HeldNumber(card.view, stage.shown(card.view, .frame).y)
    },
    .atRest("no-animator", "No animator is active.") { scene, stage in
      !scene.cards.contains { $0.transition.isInFlight(on: stage) }
    },
    .atRest("list-scrolls", "The list scrolls exactly if no card is expanded.") { scene, stage in
      scene.list.scrolls(on: stage) == !scene.cards.contains { $0.state == .expanded }
    },
    .atRest(
      "list-on-page",
      "A list that can scroll rests with a card in its middle, unless a finger stopped it."
    ) {
      scene, stage in
      // A finger that stops the list leaves it without a target (G184), or, if it holds a card,
      // with its place as the target.
      if stage.scrollView(scene.list.id)?.target == nil || scene.listStays
        || !scene.list.scrolls(on: stage)
      {
        return true
      }
      let (row, offset) = (scene.list.carousel, scene.list.offset(on: stage))
      return scene.cards.indices.contains { row.distance(of: $0, at: offset).magnitude < 0.5 }
    },
    .atRest("collapsed-size", "A collapsed card has the size of a cell.") { scene, stage in
      let cell = scene.list.carousel.cell
      return scene.cards.allSatisfy { card in
        let frame = stage[card.view, .frame]
        return card.state == .expanded
          || frame.width.isNear(cell.width) && frame.height.isNear(cell.height)
      }
    },
    .atRest("in-the-row", "If no card is expanded, each card is at its place in the row.") {
      scene, stage in
      scene.cards.contains { $0.state == .expanded }
        || scene.cards.indices.allSatisfy { index in
          let (frame, place) = (
            stage[scene.cards[index].view, .frame], scene.list.carousel.frame(of: index)
          )
          return frame.center.x.isNear(place.center.x) && frame.center.y.isNear(place.center.y)
        }
    },
    .atRest("as-shown", "Each card's state is the one that its size shows.") { scene, stage in
      scene.cards.allSatisfy { card in
        scene.stateOnScreen(movedBy: card.transition.animator, on: stage) == card.state.rawValue
      }
    },
  ]
}

extension CityGuide.Card {
  fileprivate func isExpanding(on stage: Stage) -> Bool {
    expands && transition.isInFlight(on: stage)
  }
}

extension Double {
  fileprivate func isNear(_ other: Double) -> Bool { (self - other).magnitude < 0.01 }
}
