package import PantomimeKit
import PantomimeProps

/// A creature's detail screen: a ball swings while data and a picture load; then the ball bursts
/// and the creature grows out of it; finally, everything moves to its final position and the
/// information flows in.
///
/// The burst waits at a gate, which opens when two conditions are met: a timer has ended, so that
/// the ball swings for a minimum time, and the picture has loaded. This file contains the loading;
/// `PokedexDetail+Appearance` contains the phases after the gate opens, and the second page.
package struct PokedexDetail: SteppedScene {
  package static let name = "pokedex-detail"
  package static let dynamicAnimators: [String]? = [
    "container", "ball-in", "background", "header", "ball", "emitter", "layout", "leaving",
    "rounding", "labels", "row", "last-row",
  ]
  package static let summary =
    "A ball swings while a creature loads; then it bursts, and the creature and its data appear."
  package static let shows: Insight? = Insight(
    """
    The creature is revealed once its picture has loaded and a minimum time has passed; the minimum \
    keeps the ball from flashing by. Anchor points at the bottom edges make the ball rock and the \
    creature grow out of it. The creature first appears in the middle of the screen, because with the \
    creature in its final place, the lower half of the screen would be empty. Similar elements move \
    alike, and bars grow from 0.
    """,
    type: "scene pokedex-detail first-place=final; at 1.9; show space.below")
  package static let examples = ["run", "data image=fails; run", "appear"]

  let screen: Screen
  let staging: Staging
  var views: Views

  var gate = Gate.closed
  var picture = Picture.none
  var showsHeader = false
  var requests = 0
  /// The timers and loads whose ends may open the gate.
  var loading = Steps<Step>()
  /// The steps that follow once the gate has opened.
  var appearance = Steps<Step>()
  var isAppearing = false
  /// Whether the screen has appeared again since the last burst.
  private var hasReappeared = false
  var bursts: EmitterBursts
  var layout = Layout.first
  var hasBackground = true
  /// The contents of the second page.
  var chart: StatChart
  /// The number of times that the second page was reached.
  private var visits = 0

  enum Gate: String, CaseIterable { case closed, armed, open }
  enum Picture: String { case none, loaded, empty }
  enum Layout: String { case first, final }

  /// The purpose of a timer or of a view animation.
  package enum Step: String, Sendable {
    case data, minimum, image, failure, burst, flow, count, bars
    case header, ball, emitter, layout, leaving, rounding, labels, row
    case lastRow = "last row"
  }

  package init(_ options: SceneOptions, on stage: inout Stage) throws(OptionError) {
    screen = Screen.all.first { $0.size == stage.screen } ?? Screen.all[0]
    staging = try Staging(options, on: &stage)
    views = Views(screen, staging, on: &stage)
    chart = StatChart(
      "stat", try options[Key.stats], reporting: (Step.count.rawValue, Step.bars.rawValue),
      on: &stage)
    bursts = EmitterBursts(
      of: Self.sparks(seed: UInt64(try options[Key.seed].magnitude)), in: views.nest.holder,
      above: 60, extent: staging.surfaceExtent, particleSize: Views.sparkSize,
      reporting: News.emitterRemoved.kind)
    stage.animate("container", to: [views.nest.holder: [.alpha(1)]], duration: 0.2)
    prepareLoading(on: &stage)
    stage.startTimer(Step.data.rawValue, after: try options[Key.dataLatency])
  }

  package static let states = Gate.allCases.map { $0.rawValue }
  package static let stateVerbs = [
    StateVerb("closed", "closes", noun: "closing"), StateVerb("armed", "arms"),
    StateVerb("open", "opens", noun: "opening"),
  ]
  package var state: String { gate.rawValue }
  package static let opening = "a ball swings until the creature has loaded"

  // MARK: - Loading

  /// Lets the ball swing about its bottom edge, when the screen is loaded and each time the ball
  /// appears again.
  private func prepareLoading(on stage: inout Stage) {
    let ball = views.ball
    var box = stage.box(of: ball, Self.ballSize)
    let isPrepared = staging.anchorBall(&box)
    // The anchor is already at the ball's bottom edge, so the ball is moved a second time.
    if isPrepared, stage.shouldCommit(.movesTheBallAgain) { box.position.y += box.size.height / 2 }
    stage.hang(ball, box)
    // The fade-in isn't visible the first time, because the ball starts with an alpha of 1 (PK-13).
    stage.animate("ball in", to: [ball: [.alpha(1)]], duration: 0.1, evenIfUnchanged: true)
    guard stage.layerAnimationCount(of: ball) == 0 else { return }
    let timing = MediaTiming(duration: 1.2, repeatCount: .infinity)
    let swing = LayerAnimation(values: [0.0, 20, 0, -20, 0], timing: timing)
    stage.add(swing, to: ball, .rotation, key: "swing")
  }

  /// Handles the data of a request, whose picture loads while the ball continues to swing.
  private mutating func dataArrived(_ latency: Double, _ image: Image, on stage: inout Stage) {
    requests += 1
    stage.record(News.dataArrived, nil, [.number("request", Double(requests))])
    if requests == 1 { showBackground(on: &stage) } else { dropEarlierRequest(on: &stage) }
    gate = .closed
    loading.wait(.minimum, after: stage[Key.minimum], on: &stage)
    load(image, after: latency, on: &stage)
  }

  private func showBackground(on stage: inout Stage) {
    stage.animate(
      "background", to: [views.background: [.alpha(1)]], duration: 0.2, curve: .easeOut)
    stage.animate(
      Step.header.rawValue, to: [views.background: [.stretch(Point2D(x: 1, y: 1))]], duration: 0.2,
      delay: 0.05, curve: .easeOut)
  }

  /// Makes the gate depend on the latest request only.
  private mutating func dropEarlierRequest(on stage: inout Stage) {
    guard loading.areWaiting(on: stage) || isAppearing else { return }
    if stage.shouldCommit(.neverClosesTheGate) { return }
    loading.cancel(on: &stage)
    if isAppearing { endAppearance(on: &stage) }
  }

  /// Loads the picture; every outcome leads to a callback, except for a load that never ends.
  private mutating func load(_ image: Image, after latency: Double, on stage: inout Stage) {
    switch image {
    case .loads: loading.wait(.image, after: latency, on: &stage)
    case .fails: loading.wait(.failure, after: latency, on: &stage)
    case .never: break
    case .noAddress:
      if stage.shouldCommit(.returnsSilently) { return }
      loaded(.imageEmpty, reason: "there is no address to load from", on: &stage)
    }
  }

  private mutating func loaded(_ event: News, reason: Reason = "", on stage: inout Stage) {
    picture = event == .imageLoaded ? .loaded : .empty
    stage.record(event, reason: reason)
    trigger(on: &stage)
  }

  /// Handles one of the gate's two conditions; when the second condition is met, the gate opens.
  private mutating func trigger(on stage: inout Stage) {
    if gate == .closed {
      gate = .armed
      return stage.record(
        News.gateArmed, reason: "the timer or the picture is done; the gate waits for the other")
    }
    // The gate is already open only for an outdated request, because the gate is never closed.
    if gate == .open {
      stage.report(.neverClosesTheGate, healthy: "the gate opens once for each request")
    }
    gate = .open
    stage.record(News.gateOpened, nil, [.number("count", Double(bursts.all.count + 1))])
    startBurst(on: &stage)
  }

  // MARK: - Callbacks

  package mutating func didReceive(
    _ signal: String, options: SceneOptions, on stage: inout Stage
  ) throws(OptionError) {
    guard signal == Self.appear.name else {
      return dataArrived(try options[Key.imageLatency], try options[Key.image], on: &stage)
    }
    hasReappeared = true
    stage.record(News.screenAppeared, reason: "it prepares to load again")
    prepareLoading(on: &stage)
  }

  package mutating func ended(_ step: Step, by cause: StepEnd, on stage: inout Stage) {
    switch step {
    case .data: dataArrived(stage[Key.imageLatency], stage[Key.image], on: &stage)
    case .minimum:
      stage.record(News.timerFired, nil, [.number("after", stage[Key.minimum])])
      trigger(on: &stage)
    case .image: loaded(.imageLoaded, on: &stage)
    case .failure: loaded(.imageFailed, reason: "it counts as loaded, but empty (PK-5)", on: &stage)
    case .burst: burstIsOver(cause.timer?.id, on: &stage)
    case .flow: flowIn(on: &stage)
    case .count: if let tick = cause.timer { chart.count(tick, on: &stage) }
    case .bars: growBars(on: &stage)
    case .header: showsHeader = true
    case .ball: ballHasGone(on: &stage)
    case .emitter: bursts.end(fadedBy: cause.animation, on: &stage)
    case .layout: layoutIsDone(on: &stage)
    case .leaving: removeBackground(on: &stage)
    case .lastRow: isAppearing = false
    case .rounding, .labels, .row: break
    }
  }
}

extension PokedexDetail {
  /// The positions and anchors of the views when they appear, as published or in one of the
  /// alternatives.
  struct Staging {
    enum Anchor: String, CaseIterable {
      case foot, center

      var point: Point2D { self == .foot ? PokedexDetail.foot : Point2D(x: 0.5, y: 0.5) }
    }

    enum FirstPlace: String, CaseIterable { case middle, final }

    enum Surface: String, CaseIterable { case double, same }

    let creature: Anchor
    private let ball: Anchor
    private let keepsPlace: Bool
    private let first: FirstPlace
    private let surface: Surface
    /// Whether the animations of the creature stay attached if the model values aren't updated
    /// (PK-7).
    let remains: Bool

    init(_ options: SceneOptions, on stage: inout Stage) throws(OptionError) {
      creature = try options[Key.anchor]
      ball = try options[Key.ballAnchor]
      keepsPlace = try options[Key.keepPlace]
      first = try options[Key.firstPlace]
      surface = try options[Key.surface]
      remains = try options[Key.remains]
      guard !remains, !stage.isFaultEnabled(.leavesTheModel) else { return }
      stage.record(
        .warning, nil, [.word("fault", "PK-7"), .word("cause", "needs")],
        reason: "remains=no has no effect without faults=PK-7: the model has the final value")
    }

    /// Returns the frame in which the creature appears.
    func firstFrame(on screen: Screen) -> Rect2D { first == .middle ? screen.first : screen.final }

    /// The size of the view that draws sparks, as a multiple of the container's size.
    var surfaceExtent: Double { surface == .double ? 2 : 1 }

    /// Sets the anchor of the ball and, if the option compensates for the new anchor, the ball's
    /// position.
    ///
    /// - Returns: Whether the anchor had already been moved to the bottom edge.
    func anchorBall(_ box: inout AnchoredBox) -> Bool {
      let isPrepared = ball == .foot && box.anchor == ball.point
      if keepsPlace { box.moveAnchorKeepingFrame(to: ball.point) } else { box.anchor = ball.point }
      return isPrepared
    }
  }
}

/// The phases that follow once the picture has loaded and the minimum time has passed.
extension PokedexDetail {
  fileprivate mutating func startBurst(on stage: inout Stage) {
    (isAppearing, hasReappeared) = (true, false)
    stage.record(News.burstStarted)
    bursts.begin(.burst, lasting: stage[Key.burst], by: &appearance, on: &stage)
    appearance.animate(
      .ball, to: [views.ball: [.alpha(0)]], duration: 0.2, delay: 0.2, curve: .easeOut, on: &stage)
  }

  fileprivate func ballHasGone(on stage: inout Stage) {
    if stage.shouldCommit(.swingsOn) { return }
    stage.removeLayerAnimation(from: views.ball, key: "swing")
  }

  /// Ends the burst: removes the view that draws the burst, and makes the creature appear.
  fileprivate mutating func burstIsOver(_ timer: TimerID?, on stage: inout Stage) {
    if let own = bursts.index(until: timer) {
      let newest = bursts.all.count - 1
      let forgetsIt = own != newest && stage.shouldCommit(.remembersTheNewest)
      hide(forgetsIt ? newest : own, on: &stage)
    }
    appear(on: &stage)
  }

  private mutating func hide(_ index: Int, on stage: inout Stage) {
    guard bursts.isWhole(index) else { return }
    // Removal from the screen isn't an animatable property: within an animation block, the removal
    // takes effect immediately (S13).
    if stage.shouldCommit(.removesWithinABlock) { return bursts.end(index, on: &stage) }
    bursts.fade(index, .emitter, duration: 0.1, delay: 0.2, by: &appearance, on: &stage)
  }

  // MARK: - The creature

  /// Makes the creature grow out of the ball and hop.
  private func appear(on stage: inout Stage) {
    stage.record(News.appearanceStarted)
    let (creature, leavesTheModel) = (views.creature, stage.shouldCommit(.leavesTheModel))
    if !leavesTheModel { stage[creature, .alpha] = 1 }
    let (quart, circ) = (OlderBezier(.quart, .easeOut).curve, OlderBezier(.circ, .easeInOut).curve)
    stage.animateLayer(
      of: creature, remains: leavesTheModel && staging.remains,
      LayerMove("opacity", .alpha, from: 0, to: 1, lasting: 0.2, curve: quart),
      LayerMove("scale", .scale, from: 0.2, to: 1, lasting: 0.2, curve: quart),
      LayerMove("rise", .y, from: 0, to: -20, lasting: 0.15, curve: circ),
      LayerMove("fall", .y, from: -20, to: 0, lasting: 0.2, after: 0.15, curve: circ))
  }

  /// Handles the end of a layer animation; only the end of the creature's last animation has an
  /// effect.
  package mutating func layerAnimationEnded(
    _ key: String?, on view: ViewID, finished: Bool, on stage: inout Stage
  ) {
    guard view == views.creature, key == "fall" else { return }
    guard finished || stage.shouldCommit(.takesAnyEnd) else {
      return stage.record(News.appearanceInterrupted, reason: "the last animation didn't finish")
    }
    layout = .final
    stage.record(News.constraintsSwitched)
    let final = views.nest.pose(in: screen.final, on: stage)
    appearance.animate(.layout, to: final, duration: 0.2, delay: 0.05, on: &stage)
  }

  // MARK: - Status

  fileprivate mutating func layoutIsDone(on stage: inout Stage) {
    stage.record(News.layoutDone)
    appearance.wait(.flow, after: 0.1, on: &stage)
    guard hasBackground else { return }
    let curve = OlderBezier(.quad, .easeOut).curve
    appearance.animate(
      .leaving, to: screen.left(views), duration: 0.3, curve: curve, on: &stage)
    appearance.animate(
      .rounding, to: screen.rounded(views), duration: 0.1, curve: curve, on: &stage)
  }

  fileprivate mutating func removeBackground(on stage: inout Stage) {
    guard hasBackground else { return }
    hasBackground = false
    stage.record(News.backgroundRemoved)
  }

  /// Shows the name and the views around it, and lets the information flow in row by row.
  fileprivate mutating func flowIn(on stage: inout Stage) {
    stage.record(News.rowsStarted)
    appearance.animate(
      .labels, to: Pose(views.labels, .alpha(1)), duration: 0.2, curve: .easeOut, on: &stage)
    for (index, row) in views.rows.enumerated() {
      appearance.animate(
        row == views.rows.last ? .lastRow : .row, to: [row: [.x(0), .alpha(1)]], duration: 0.3,
        delay: 0.03 * Double(index + 1), curve: .easeOut, on: &stage)
    }
  }

  /// Ends the appearance early because of another request: animations in flight jump to their final
  /// values without callbacks.
  fileprivate mutating func endAppearance(on stage: inout Stage) {
    isAppearing = false
    appearance.cancel(on: &stage)
    stage.record(News.appearanceEnded, reason: "a later request takes over")
    for index in bursts.shown { bursts.end(index, on: &stage) }
    stage[views.ball, .alpha] = 0
    ballHasGone(on: &stage)
    stage.removeAllLayerAnimations(from: views.creature)
    if !stage.isFaultEnabled(.leavesTheModel) { stage[views.creature, .alpha] = 1 }
    layout = .final
    stage.show(
      views.nest.pose(in: screen.final, on: stage) + screen.left(views) + screen.rounded(views)
        + Pose(views.labels, .alpha(1)) + Pose(views.rows, .x(0), .alpha(1)))
    removeBackground(on: &stage)
  }

  // MARK: - The second page: six numbers that count up beside six bars that grow

  /// Handles a pan, which turns the page.
  package mutating func pan(_ pan: Pan, on stage: inout Stage) {
    stage.scroll(views.pages.id, with: pan)
  }

  /// Handles a change of the scroll offset.
  package mutating func scrolled(_ view: ViewID, on stage: inout Stage) {
    let wasShown = views.pages.page == 1 && chart.start != stage.now
    turnPage(on: &stage)
    guard wasShown, views.pages.page == 1, stage.shouldCommit(.startsAtEveryCall) else { return }
    stage.record(News.statsStarted)
    chart.beginOver(on: &stage)
  }

  /// Handles scrolling into the second page and out of it.
  package mutating func scrollCrossed(_ watch: ScrollWatch, on stage: inout Stage) {
    turnPage(on: &stage)
  }

  private mutating func turnPage(on stage: inout Stage) {
    guard views.pages.turn(on: stage) == 1 else { return }
    visits += 1
    stage.record(News.statsStarted)
    chart.begin(on: &stage)
  }

  fileprivate func growBars(on stage: inout Stage) {
    let width = screen.barWidth
    let isEarly = stage.shouldCommit(
      .measuresTooEarly, healthy: "the bars are measured after layout, \(Int(width)) pt wide")
    // If the bars grow too early, their width is that of the design, which was made for a different
    // screen size.
    chart.grow(
      to: isEarly ? 112 : width, curve: OlderBezier(.cubic, .easeOut).curve, on: &stage)
  }
}

/// The layout of the detail screen.
extension PokedexDetail {
  /// The layout for one of the screens for which the article's source was designed.
  struct Screen {
    let size: Size2D
    /// The heights of the status bar and the home indicator.
    let safeArea: (top: Double, bottom: Double)
    /// The final frame of the creature.
    let final: Rect2D
    /// The width of a full bar once the page has been laid out.
    let barWidth: Double

    static let all = [
      Screen(
        size: Size2D(width: 390, height: 844), safeArea: (47, 34),
        final: Rect2D(x: 41.5, y: 51, width: 307, height: 307), barWidth: 127),
      Screen(
        size: Size2D(width: 414, height: 896), safeArea: (44, 34),
        final: Rect2D(x: 26, y: 48, width: 362, height: 362), barWidth: 151),
    ]

    /// The frame in which the creature appears; the height of its center is 0.8 times that of the
    /// safe area's center.
    var first: Rect2D {
      let side = size.width - 96
      let middle = (safeArea.top + size.height - safeArea.bottom) / 2
      return Rect2D(x: 48, y: 0.8 * middle - side / 2, width: side, height: side)
    }

    /// Returns the pose of the background after the background has left the screen.
    func left(_ views: Views) -> Pose { [views.background: [.y(-size.height)]] }
    /// Returns the pose of the background with rounded corners.
    func rounded(_ views: Views) -> Pose { [views.background: [.radius(size.width / 2)]] }
  }

  /// The views on the stage.
  struct Views {
    /// The size of a spark at scale 1, in points (seed scene 6).
    static let sparkSize = Size2D(width: 64, height: 64)
    /// The container of the creature, with the views inside it.
    let nest: AnchoredSubviews
    let ball: ViewID
    let creature: ViewID
    let background: ViewID
    var pages: PagedView
    let labels: [ViewID]
    let rows: [ViewID]

    init(_ screen: Screen, _ staging: Staging, on stage: inout Stage) {
      background = stage.addView(
        "background", .alpha(0), .stretch(Point2D(x: 0, y: 1)), .y(0), .radius(0), .color(.orange))
      let frame = staging.firstFrame(on: screen)
      var nest = AnchoredSubviews(in: "container", frame: frame, at: foot, .alpha(0), on: &stage)
      ball = nest.add("ball", sized: ballSize, .rotation(0), .alpha(1), on: &stage)
      let anchor = staging.creature.point
      creature = nest.add("creature", anchor: anchor, .alpha(0), .scale(1), .y(0), on: &stage)
      self.nest = nest
      let (width, below) = (screen.size.width, screen.final.y + screen.final.height)
      let rest = Rect2D(y: below, width: width, height: screen.size.height - below)
      pages = PagedView("pages", 2, frame: rest, alpha: 0, on: &stage)
      labels = ["name", "number", "dots"].map { stage.addView($0, .alpha(0)) } + [pages.id]
      rows = (0..<rowCount).map { stage.addView("row.\($0)", .x(0.375 * width), .alpha(0)) }
      stage.furnish(nest.holder, .text)
      stage.furnish(ball, .icon, "Ball")
      stage.furnish(creature, .icon, "Charmander")
      stage.furnish(pages.id, nil, " ")
      let facts = ["Height 0.6", "Weight 8.5", "Attack 52", "Defense 43", "Speed 65", "Total 309"]
      for (row, text) in zip(rows, facts) { stage.furnish(row, .row, text) }
    }

    /// Returns how the background, an information row, or the creature is displayed, or `nil` for
    /// any other view.
    ///
    /// The background and the rows have no frame in the model: the background fills the screen, and
    /// the positions of the rows are our choice. The creature is raised in its container.
    func shownPart(_ view: ViewID, on stage: Stage) -> ShownView? {
      let (screen, name) = (stage.screen, stage.name(of: view))
      if view == background {
        let stretch = stage.shown(view, .stretch)
        let size = Size2D(width: screen.width * stretch.x, height: screen.height * stretch.y)
        let frame = Rect2D(
          x: (screen.width - size.width) / 2,
          y: (screen.height - size.height) / 2 + stage.shown(view, .y), size)
        return ShownView(
          name, corners: frame.corners, radius: stage.shown(view, .radius),
          alpha: stage.shown(view, .alpha))
      }
      if view == creature {
        let holder = stage.shown(nest.holder, .frame)
        let frame = creatureFrame(on: stage)
        let place = Rect2D(
          x: holder.x + frame.x, y: holder.y + frame.y, width: frame.width, height: frame.height)
        return ShownView(
          name, corners: place.corners,
          alpha: stage.shown(view, .alpha) * stage.shown(nest.holder, .alpha)
        ).showing(.icon, Furniture.creatures[3], color: Furniture.color(ofCreature: 3))
      }
      guard let row = rows.firstIndex(of: view) else { return nil }
      let place = stage.shown(pages.id, .frame)
      let frame = Rect2D(
        x: place.x + 24 + stage.shown(view, .x), y: place.y + 40 + 52 * Double(row),
        width: place.width - 48, height: 44)
      return ShownView(name, corners: frame.corners, alpha: stage.shown(view, .alpha))
    }

    /// Returns the frame of the creature in its container, scaled about its anchor and raised.
    func creatureFrame(on stage: Stage) -> Rect2D {
      let frame = stage.shown(nest.holder, .frame)
      var shown = stage.shownBox(of: creature, Size2D(width: frame.width, height: frame.height))
        .frame(turned: 0, scaled: stage.shown(creature, .scale))
      shown.y += stage.shown(creature, .y)
      return shown
    }
  }

  /// The center of a view's bottom edge, in fractions of the view's size.
  static let foot = Point2D(x: 0.5, y: 1)
  /// The size of the ball, whose position is the center of the container's bottom edge.
  static let ballSize = Size2D(width: 80, height: 80)
  static let rowCount = 6
  static let statCount = 6

  /// Returns the emitter of a burst's sparks.
  static func sparks(seed: UInt64) -> Emitter {
    Emitter(
      births: .standard, lifetime: 0.4, positionRange: Vector(dx: 50, dy: 20),
      angle: Emitter.Range(1.56, range: 2.0944), speed: Emitter.Range(150, range: 50),
      // In the source code, y increases upward.
      acceleration: Vector(dx: 0, dy: -60), alpha: Emitter.Range(0.8, range: 0.3, change: -0.15),
      scale: Emitter.Range(1.8, range: 1.4, change: 4),
      rotation: Emitter.Range(0, range: 6.28, change: 3), seed: seed)
  }

  /// Returns how a picture displays a view, which may be in the container.
  package func shownView(_ view: ViewID, on stage: Stage) -> ShownView? {
    views.shownPart(view, on: stage) ?? views.nest.shownView(view, on: stage)
  }

  /// Returns the sparks of the bursts, and the name and the number of the creature.
  package func shownParts(on stage: Stage) -> [ShownView] {
    let sparks = bursts.shownParticles("spark", on: stage).map {
      $0.showing(.icon, "Star", color: RGBAColor(red: 1, green: 0.98, blue: 0.86))
    }
    func text(_ label: Int, _ text: String, at x: Double) -> ShownView {
      Furniture.part(
        Rect2D(x: x, y: 20, width: 160, height: 28), .text, text,
        alpha: min(max(stage.shown(views.labels[label], .alpha), 0), 1))
    }
    return sparks + [
      text(0, Furniture.creatures[3], at: 32), text(1, "#004", at: stage.screen.width - 84),
    ]
  }
}

// MARK: - Options, paths and events

extension PokedexDetail {
  /// The outcome of loading the picture.
  package enum Image: String, Sendable, CaseIterable {
    case loads, fails, never
    case noAddress = "no-address"
  }

  /// The options, with the defaults of the published scene.
  enum Key {
    static let size = OptionKey.size(
      "screen", among: Screen.all.map { $0.size },
      "The size of the screen, in points: one of those that the source was designed for.")
    static let dataLatency = OptionKey.seconds(
      "api-latency", 0.4, "The time until the data arrives.")
    static let imageLatency = OptionKey.seconds(
      "image-latency", 0.3, "The time until the picture loads or fails.")
    static let image = OptionKey<Image>.choice("image", "The outcome of loading the picture.")
    static let minimum = OptionKey.seconds(
      "minimum", 0.8, "The minimum time for which the ball swings after the data arrives.")
    static let burst = OptionKey.seconds(
      "burst", 0.5, "The time from the burst to the creature's appearance.")
    static let stats = OptionKey.counts(
      "stats", 0...255, howMany: [1, statCount], standard: [100],
      "The value of each bar, or one value for all.")
    static let seed = OptionKey.count(
      "seed", 0...1_000_000, standard: 1, "The seed of the random sparks.")
    static let anchor = OptionKey<Staging.Anchor>.choice(
      "anchor",
      "The point from which the creature grows: its foot, in the ball, or its center, in mid-air.")
    static let ballAnchor = OptionKey<Staging.Anchor>.choice(
      "ball-anchor",
      "The point about which the ball rotates: it rocks on its foot, or spins about its center.")
    static let keepPlace = OptionKey.flag(
      "keep-place", standard: true,
      "Whether setting the ball's anchor also moves its position; otherwise the ball rises 40 pt.")
    static let firstPlace = OptionKey<Staging.FirstPlace>.choice(
      "first-place",
      "The place where the creature appears: in the middle, or at its final place.")
    static let surface = OptionKey<Staging.Surface>.choice(
      "surface",
      "The surface of the sparks: twice the container's size, or its bounds, which clip sparks.")
    static let remains = OptionKey.flag(
      "remains", standard: true,
      "Whether animations that hide a transparent model (PK-7) stay attached after they end.")

    static let all: [SceneOption] = [
      size.option, dataLatency.option, imageLatency.option, image.option, minimum.option,
      burst.option, stats.option, seed.option, anchor.option, ballAnchor.option, keepPlace.option,
      firstPlace.option, surface.option, remains.option,
    ]
  }

  package static let options = Key.all + [SceneOption.faults(faults)]

  static let appear = SignalForm("appear")
  package static let signals = [SignalForm("data", options: ["image-latency", "image"]), appear]

  package static let paths: [ScenePath<PokedexDetail>] =
    [
      .word(
        "gate", summary: "The gate's state: closed, armed by the timer or the picture, or open."
      ) {
        $0.gate
      },
      .count("gate.count", summary: "The number of times that the gate has opened.") {
        $0.bursts.all.count
      },
      ScenePath("ball.frame", summary: "The ball's frame in its container, before rotation.") {
        .rect($1.shownBox(of: $0.views.ball, ballSize).frame)
      },
      ScenePath("ball.center", summary: "The center of the rotated ball in its container.") {
        let (ball, stage) = ($0.views.ball, $1)
        return .point(
          stage.shownBox(of: ball, ballSize).place(
            of: Point2D(x: 0.5, y: 0.5), turned: stage.shown(ball, .rotation)))
      },
      ScenePath(
        "creature.frame", summary: "The creature's frame in its container, scaled and lifted."
      ) {
        .rect($0.views.creatureFrame(on: $1))
      },
      ScenePath(
        "space.above", summary: "The space between the top of the screen and the container."
      ) {
        .points($1.shown($0.views.nest.holder, .frame).y)
      },
      ScenePath(
        "space.below", summary: "The space between the container and the bottom of the screen."
      ) {
        let frame = $1.shown($0.views.nest.holder, .frame)
        return .points($1.screen.height - frame.y - frame.height)
      },
      .word("creature.image", summary: "The content of the creature's picture.") { $0.picture },
      .word("layout", summary: "The active constraints.") { $0.layout },
      .flag("background.present", summary: "Whether the loading background is present.") {
        $0.hasBackground
      },
      .flag("header.hidden", summary: "Whether the header has no picture.") { !$0.showsHeader },
      ScenePath("page", summary: "The index of the current page.") {
        .count($0.views.pages.page(on: $1))
      },
      ScenePath("stat.N.label", count: statCount, summary: "The number in a label.") {
        .count($0.chart.numbers[$2])
      },
    ] + ScenePath.paths(of: "emitter", giving: "spark") { $0.bursts }
    + ScenePath.paths(ofNewest: "spark") { $0.bursts }

  package static let dynamicViews = [EmitterBursts.surfaces]
  package static let events = News.kinds

  enum News: String, SceneEvent {
    case screenAppeared =
      "screen appeared: The screen reappears and prepares to load again."
    case dataArrived = "data arrived: The requested data has arrived."
    case timerFired = "timer fired: The minimum loading time is over."
    case imageLoaded = "image loaded: The picture has loaded."
    case imageEmpty = "image empty: There is no picture to load."
    case imageFailed = "image failed: The picture failed to load."
    case gateArmed =
      "gate armed: Either the minimum time or the loading is over; the reveal waits for the other."
    case gateOpened =
      "gate opened: The minimum time and the loading are over; the reveal can start."
    case burstStarted = "burst started: The particles start."
    case emitterRemoved = "emitter removed: The emitter of the particles is removed."
    case appearanceStarted = "appearance started: The creature starts to appear."
    case appearanceInterrupted = "appearance interrupted: An appearance did not finish."
    case appearanceEnded =
      "appearance ended: A later request ended the creature's appearance early."
    case constraintsSwitched = "constraints switched: Other constraints become active."
    case layoutDone = "layout done: The layout pass is complete."
    case backgroundRemoved = "background removed: The loading background is removed."
    case rowsStarted = "rows started: The rows start to slide in."
    case statsStarted = "stats started: The bars of the stats start to grow."

    static let fields: KeyValuePairs<News, [FieldSchema]> = [
      .dataArrived: [.count("request")], .timerFired: [.seconds("after")],
      .gateOpened: [.count("count")], .emitterRemoved: [.count("burst")],
    ]
  }
}

// MARK: - Faults

// The faults of the tutorial that this scene is based on; the scene's corrected code reports where
// each fault would occur.
extension PokedexDetail {
  package static let faults: [Fault] = [
    Fault(
      "PK-1", "The flag called \"is loading\" is false while loading and true afterwards.",
      lesson: "Name a Boolean for what is true when it is true; this one is `armed`.",
      effect: .elsewhere("only the name is wrong")),
    .neverClosesTheGate, .remembersTheNewest, .returnsSilently,
    .stays(
      "PK-5", "A failed load counts as loaded, and an empty picture appears.",
      lesson: "Define what a failed load shows."),
    .removesWithinABlock, .leavesTheModel, .takesAnyEnd, .movesTheBallAgain, .swingsOn,
    .measuresTooEarly, .startsAtEveryCall,
    .stays(
      "PK-13", "The ball fades in to the opacity that it already has.",
      lesson: "The visible fade is the container's; animate one of the two."),
  ]
}

extension Fault {
  static let neverClosesTheGate = Fault(
    "PK-2", "The gate never closes, so the timer and the load of an earlier request still count.",
    healthy: "only the latest request counts, with its timer and its picture",
    lesson: "Give each request a token, and ignore late results of other requests.",
    demonstration: Demonstration("wait 1; data image-latency=0.5; run"))
  static let remembersTheNewest = Fault(
    "PK-3", "When bursts overlap, only the newest surface is removed.",
    healthy: "each burst removes its surface",
    lesson: "If several instances can exist at the same time, keep a reference to each.",
    demonstration: Demonstration(
      "wait 1; data image-latency=0.4; run", with: [.neverClosesTheGate]))
  static let returnsSilently = Fault(
    "PK-4", "Without an address the load returns silently, and the ball swings forever.",
    healthy: "a load without an address ends immediately, with an empty picture",
    lesson: "Call the completion handler on every path.",
    demonstration: Demonstration("wait 3", options: "image=no-address"))
  static let removesWithinABlock = Fault(
    "PK-6",
    "The burst's surface is removed in a delayed animation block, whose code doesn't wait.",
    healthy: "the surface fades for 0.1 s, after 0.2 s, and is then removed",
    lesson: "A block animates only properties; its other code runs immediately.",
    demonstration: Demonstration("wait 1.75"))
  static let leavesTheModel = Fault(
    "PK-7", "The creature's model stays transparent under animations that are never removed.",
    healthy: "the model is set to the animation's final value",
    lesson: "Set the model to the final value; an animation changes only the presentation.")
  static let takesAnyEnd = Fault(
    "PK-8", "The callback checks neither which animation stopped nor whether it finished.",
    healthy: "an interrupted animation has no consequence",
    lesson: "In `animationDidStop`, check the animation and `finished`.",
    demonstration: Demonstration("wait 1.75; layer-remove key=fall on=creature; run"))
  static let movesTheBallAgain = Fault(
    "PK-9",
    "When the screen appears again, preparing it moves the ball down by half its height.",
    healthy: "the ball stays in place, because its anchor already moved",
    lesson: "Setting an anchor point moves the view; make setup that can run twice idempotent.")
  static let swingsOn = Fault(
    "PK-10", "The ball keeps swinging after it has been hidden.",
    healthy: "hiding the ball stops its swing",
    lesson: "Remove every animation that repeats forever.",
    demonstration: Demonstration("wait 5"))
  static let measuresTooEarly = Fault(
    "PK-11", "The bars are measured before layout, with the width from the design file.",
    lesson: "Read sizes after layout.",
    demonstration: Demonstration("run; scroll pages to=390; run"))
  static let startsAtEveryCall = Fault(
    "PK-12", "The stats start again at every scroll callback while their page is current.",
    healthy: "the stats start once, when their page is reached",
    lesson: "A scroll callback reports every movement; detect arrival yourself.",
    demonstration: Demonstration("run; scroll pages to=390; run; scroll pages to=391; wait 0.07"))
}

// MARK: - Invariants

extension PokedexDetail {
  package static let invariants: [SceneInvariant<PokedexDetail>] = [
    .always("one-opening", "The gate opens at most once for each request.") { scene, _ in
      scene.bursts.all.count <= scene.requests
    },
    .always("burst-stays", "While the creature fades in, its burst is on the screen.") {
      scene, stage in
      let alpha = stage.shown(scene.views.creature, .alpha)
      let isFadingIn =
        scene.isAppearing && alpha > 0 && alpha < 1
        && stage.layerAnimationCount(of: scene.views.creature) > 0
      return !isFadingIn || !scene.bursts.shown.isEmpty
    },
    .always("in-order", "The rows wait for the gate.") { scene, stage in
      scene.gate == .open || !scene.appearance.areWaiting(on: stage)
    },
    .always("ball-in-place", "The ball's foot stays in the middle of the container's bottom.") {
      scene, stage in
      let box = stage.shownBox(of: scene.views.ball, ballSize)
      let bottom = stage.shown(scene.views.nest.holder, .frame).height
      return box.anchor != foot || (box.position.y - bottom).magnitude < 0.01
    },
    .always("stats-once", "The numbers start once for each visit of their page.") { scene, _ in
      scene.chart.starts <= scene.visits
    },
    .atRest("no-surface", "No burst is left on the screen.") { scene, _ in
      scene.bursts.shown.isEmpty
    },
    .atRest(
      "ball-still",
      "A ball that has gone no longer swings, until the screen appears again (PK-9)."
    ) { scene, stage in
      scene.gate != .open || scene.hasReappeared
        || stage.layerAnimationCount(of: scene.views.ball) == 0
    },
    .atRest("creature-model", "The creature is as opaque on the screen as in its model.") {
      scene, stage in
      let creature = scene.views.creature
      return (stage.shown(creature, .alpha) - stage[creature, .alpha]).magnitude < 0.001
    },
    .atRest("empty-loads", "The first request ends, also without an address.") { scene, stage in
      stage.option(Key.image) != .noAddress || scene.requests != 1 || scene.gate == .open
    },
    .atRest("bars-to-scale", "A bar is as wide as its value, by the screen's scale.") {
      scene, stage in
      scene.chart.isToScale(scene.screen.barWidth, on: stage)
    },
  ]
}
