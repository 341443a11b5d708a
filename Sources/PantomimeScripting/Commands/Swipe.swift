import PantomimeKit

/// `swipe up on=VIEW`: a finger moves from one side of a view or of the screen to the opposite
/// side.
package struct Swipe: FingerCommand {
  package static let form = Form(
    "swipe", "Swipes a finger across the screen or a view.",
    details: "It goes from 90 % of the height or width to 10 % (down: from 20 % to 90 %), as "
      + "in UI test tools (G239), or from an edge for which the view has an edge pan. With `speed=`, the path is adjusted until the estimator returns that "
      + "speed at lift-off. `swipe card up` is short for `swipe up on=card`.",
    positionals: [.choice(Direction.self)],
    options: [view.form, speed.form, over.form] + TouchSynthesisOptions.streamForms,
    example: ["scene city-guide", "swipe up on=card"])

  private static let view = VerbKey.name(
    "on", .view, "the view to cross, default the screen")
  private static let speed = VerbKey.velocity(
    "speed", "the estimated speed at lift-off", quantity: .speed
  ).such(as: "1500")
  private static let over = VerbKey.time(
    "over", "the duration of the movement, default 0.4", quantity: .duration, standard: "0.4")

  private let options: TouchSynthesisOptions
  private let direction: Direction
  private let speed: Double?
  private let over: TimeValue

  var target: Word? { options.view }

  package init(_ arguments: inout Arguments) throws(ScriptError) {
    direction = try Direction.next(&arguments, example: "swipe up")
    let speed = try arguments.option(Self.speed)
    self.speed = try speed?.value
    if let speed, self.speed ?? 0 <= 0 {
      throw ScriptError(
        "a speed must be more than 0", speed.word.span, hint: "the direction sets the sign")
    }
    let over = try arguments.option(Self.over)
    self.over = try over?.value ?? .seconds(0.4)
    options = try TouchSynthesisOptions(
      &arguments, motion: .init(speed: speed?.written, over: over?.written), on: Self.view,
      hasPlace: false)
  }

  package static func expanded(_ short: ShortForm) -> [Token]? {
    FingerPlace.expandedWithDirection(short)
  }

  package static let refusalInReaction: RefusalInReaction? = .takesTime

  package var elapsed: Elapsed { options.elapsed(over: over) }

  /// The start and the end of the movement, as fractions of the width or height (G239).
  private var shares: (from: Double, to: Double) {
    switch direction {
    case .up, .left: (0.9, 0.1)
    case .right: (0.1, 0.9)
    case .down: (0.2, 0.9)
    }
  }

  /// Returns the touches of the movement, from the edge of the view if `startsAtEdge`.
  private func made(
    across middle: Point2D, _ size: Size2D, startsAtEdge: Bool = false, _ frames: Frames
  ) -> TouchSynthesizer {
    let isUpright = direction.isVertical
    let side = isUpright ? size.height : size.width
    let isBackward = direction == .up || direction == .left
    // A point of the far edges belongs to what lies beyond them.
    let edge = side / 2 - 1
    let from = startsAtEdge ? (isBackward ? edge : -edge) : (shares.from - 0.5) * side
    let length = ((shares.to - 0.5) * side - from).magnitude
    let start = Point2D(
      x: middle.x + (isUpright ? 0 : from), y: middle.y + (isUpright ? from : 0))
    let translation = direction.step * length
    var made = options.touches(from: start, by: translation, over: over, frames)
    made.velocity = speed.map { direction.step * $0 }
    return made
  }

  package var gesturePart: GesturePart { .whole }

  package func check(_ scene: SceneCheck) throws(ScriptError) {
    try options.check(made(across: Point2D(), Size2D(width: 1, height: 1), .standard), scene)
  }

  package func run(in session: inout Session) throws(ScriptError) -> Response {
    let screen = try session.running(options.span).screen
    var middle = Point2D(x: screen.width / 2, y: screen.height / 2)
    var size = screen
    if let view = options.view {
      middle = try session.running(view.span).center(of: view)
      size = try session.running(view.span).visibleSize(of: view, around: middle)
    }
    let startsAtEdge = try session.running(options.span).hasEdgePan(direction, on: options.view)
    var made = made(
      across: middle, size, startsAtEdge: startsAtEdge, session.options.frames)
    made.estimator = session.preferences.estimator
    return try options.play(made, in: &session)
  }
}

extension Simulation {
  /// Returns whether a view has an edge pan for the edge at which a swipe across the view starts.
  fileprivate func hasEdgePan(_ direction: Direction, on view: Word?) -> Bool {
    guard let view else { return false }
    let edge: EdgeTraits.Edges =
      switch direction {
      case .up: .bottom
      case .down: .top
      case .left: .right
      case .right: .left
      }
    return recognizers.contains { one in
      guard one.view == view.text,
        case .edgePan(_, let edges)? = recognizer(named: one.name)?.kind
      else { return false }
      return edges.edges.contains(edge)
    }
  }

  /// Returns the size of the visible part of a view that has the same center as the view: the size
  /// of the whole view, or less if an edge of the screen is closer.
  fileprivate func visibleSize(
    of view: Word, around middle: Point2D
  ) -> Size2D {
    let frame = read("\(view.text).frame")?.numbers ?? []
    guard frame.count == 4 else { return Size2D(width: 0, height: 0) }
    return Size2D(
      width: min(frame[2], 2 * min(middle.x, screen.width - middle.x)),
      height: min(frame[3], 2 * min(middle.y, screen.height - middle.y)))
  }
}
