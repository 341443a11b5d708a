package import PantomimeKit
import PantomimeProps

/// A horizontal list of three city cards; a tap or an upward pan expands a card to the full screen.
///
/// Each card has one animator, which lives as long as the scene and gets new animations for every
/// run. A pan pauses the animator, scrubs it so that the card's top edge stays under the finger,
/// and releases it in the direction of the velocity; the distance is ignored.
package struct CityGuide:
  TransitionScene, AnimatorCompletionHandling, ScrollDelegate, ScrollBeginHandling, ScrollHandling,
  ScrollTargeting
{
  package static let name = "city-guide"
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

  struct Card {
    let view: ViewID
    let label: ViewID
    let close: ViewID
    var transition: InteractiveTransition
    /// Whether the current or last run expands the card.
    var expands = false
    /// The frame to which the card returns, saved when the card expands.
    var initialFrame: Rect?

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
    stage.meantPanView = card.view
    for (view, name) in [(card.view, "card"), (card.label, "label"), (card.close, "close")] {
      stage.name(view, name)
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
    let animator = stage.addAnimator("card.\(index)", animator)
    let traits = PanTraits(beginsAtTouchDown: catchesAtTouchDown)
    if variant.pans { stage.addGesture(.pan("card.\(index)", traits), on: view) }
    let transition = InteractiveTransition(
      of: animator, direction: .up, travel: list.carousel.headroom)
    cards.append(Card(view: view, label: label, close: close, transition: transition))
  }

  /// Returns the frame of the close button, in the card's top right corner, 40 points wide and
  /// high.
  private static func closeFrame(in card: Rect) -> Rect {
    Rect(x: card.width - 40, width: 40, height: 40)
  }

  package static let states = State.allCases.map { $0.rawValue }
  package static let stateVerbs = [
    StateVerb("collapsed", "collapses", noun: "collapse"),
    StateVerb("expanded", "expands", noun: "expansion"),
  ]
  package var state: String { card.state.rawValue }

  /// The card in focus.
  var card: Card { cards[focus] }

  // MARK: - Expanding and collapsing

  /// Starts the transition away from the card's current state, or adds the animations of that
  /// transition a second time.
  mutating func toggle(_ index: Int, again: Bool = false, on stage: inout Stage) throws(Misuse) {
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
  private func target(of index: Int, on stage: Stage) -> Rect {
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
  func isExpanding(on stage: Stage) -> Bool {
    cards.contains { $0.expands && $0.transition.isInFlight(on: stage) }
  }

  /// The reason why the list ignores touches while a card expands.
  static let listLock: Reason = "the list locks when a card starts to expand"

  /// Returns whether a card that is expanding locks the list.
  func locksList(on stage: Stage) -> Bool {
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
    target.dx =
      cards.contains { $0.transition.isInFlight(on: stage) }
      ? list.offset(on: stage) : list.target(natural: target, velocity: velocity, on: stage)
  }
}
