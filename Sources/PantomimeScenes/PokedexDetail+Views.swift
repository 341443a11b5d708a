package import PantomimeKit
import PantomimeProps

/// The layout.
extension PokedexDetail: ShownViewProviding, ShownPartProviding {
  /// The layout for one of the screens that the article's source was designed for.
  struct Screen {
    let size: Size
    /// The heights of the status bar and the home indicator.
    let safeArea: (top: Double, bottom: Double)
    /// The final frame of the creature.
    let final: Rect
    /// The width of a full bar after the page has been laid out.
    let barWidth: Double

    static let all = [
      Screen(
        size: Size(width: 390, height: 844), safeArea: (47, 34),
        final: Rect(x: 41.5, y: 51, width: 307, height: 307), barWidth: 127),
      Screen(
        size: Size(width: 414, height: 896), safeArea: (44, 34),
        final: Rect(x: 26, y: 48, width: 362, height: 362), barWidth: 151),
    ]

    /// The frame in which the creature appears: its center is at 0.8 of the safe area's center.
    var first: Rect {
      let side = size.width - 96
      let middle = (safeArea.top + size.height - safeArea.bottom) / 2
      return Rect(x: 48, y: 0.8 * middle - side / 2, width: side, height: side)
    }

    /// Returns the background after it has left the screen, and after its corners are rounded.
    func left(_ views: Views) -> Pose { [views.background: [.y(-size.height)]] }
    func rounded(_ views: Views) -> Pose { [views.background: [.radius(size.width / 2)]] }
  }

  /// The views on the stage.
  struct Views {
    /// The size of a spark at scale 1, in points (seed scene 6).
    static let sparkSize = Size(width: 64, height: 64)
    /// The container and its views.
    let nest: AnchoredSubviews
    let ball: ViewID
    let creature: ViewID
    let background: ViewID
    var pages: PagedView
    let labels: [ViewID]
    let rows: [ViewID]

    init(_ screen: Screen, _ staging: Staging, on stage: inout Stage) {
      background = stage.addView(
        "background", .alpha(0), .stretch(Point(x: 0, y: 1)), .y(0), .radius(0))
      let frame = staging.firstFrame(on: screen)
      var nest = AnchoredSubviews(in: "container", frame: frame, at: foot, .alpha(0), on: &stage)
      ball = nest.add("ball", sized: ballSize, .rotation(0), .alpha(1), on: &stage)
      let anchor = staging.creature.point
      creature = nest.add("creature", anchor: anchor, .alpha(0), .scale(1), .y(0), on: &stage)
      self.nest = nest
      let (width, below) = (screen.size.width, screen.final.y + screen.final.height)
      let rest = Rect(y: below, width: width, height: screen.size.height - below)
      pages = PagedView("pages", 2, frame: rest, alpha: 0, on: &stage)
      labels = ["name", "number", "dots"].map { stage.addView($0, .alpha(0)) } + [pages.id]
      rows = (0..<rowCount).map { stage.addView("row.\($0)", .x(0.375 * width), .alpha(0)) }
    }

    /// Returns the background or an information row, which have no frame in the model, or the
    /// creature, which is raised in its container; `nil` for other views.
    ///
    /// The background fills the screen; the positions of the rows are our choice.
    func shownPart(_ view: ViewID, on stage: Stage) -> ShownView? {
      let (screen, name) = (stage.screen, stage.name(of: view))
      if view == background {
        let stretch = stage.shown(view, .stretch)
        let size = Size(width: screen.width * stretch.x, height: screen.height * stretch.y)
        let frame = Rect(
          x: (screen.width - size.width) / 2,
          y: (screen.height - size.height) / 2 + stage.shown(view, .y), size)
        return ShownView(
          name, corners: frame.corners, radius: stage.shown(view, .radius),
          alpha: stage.shown(view, .alpha))
      }
      if view == creature {
        let holder = stage.shown(nest.holder, .frame)
        let frame = creatureFrame(on: stage)
        let place = Rect(
          x: holder.x + frame.x, y: holder.y + frame.y, width: frame.width, height: frame.height)
        return ShownView(
          name, corners: place.corners,
          alpha: stage.shown(view, .alpha) * stage.shown(nest.holder, .alpha))
      }
      guard let row = rows.firstIndex(of: view) else { return nil }
      let place = stage.shown(pages.id, .frame)
      let frame = Rect(
        x: place.x + 24 + stage.shown(view, .x), y: place.y + 40 + 52 * Double(row),
        width: place.width - 48, height: 44)
      return ShownView(name, corners: frame.corners, alpha: stage.shown(view, .alpha))
    }

    /// Returns the frame of the creature in its container, scaled about its anchor and raised.
    func creatureFrame(on stage: Stage) -> Rect {
      let frame = stage.shown(nest.holder, .frame)
      var shown = stage.shownBox(of: creature, Size(width: frame.width, height: frame.height))
        .frame(turned: 0, scaled: stage.shown(creature, .scale))
      shown.y += stage.shown(creature, .y)
      return shown
    }
  }

  /// The center of a view's bottom edge, as fractions of its size.
  static let foot = Point(x: 0.5, y: 1)
  /// The size of the ball, which is at the center of the container's bottom edge.
  static let ballSize = Size(width: 80, height: 80)
  static let rowCount = 6
  static let statCount = 6

  /// Returns the emitter of a burst's sparks.
  static func sparks(seed: UInt64) -> Emitter {
    Emitter(
      births: .standard, lifetime: 0.4, positionRange: Vector(dx: 50, dy: 20),
      angle: Emitter.Range(1.56, range: 2.0944), speed: Emitter.Range(150, range: 50),
      // In the source, y increases upward.
      acceleration: Vector(dx: 0, dy: -60), alpha: Emitter.Range(0.8, range: 0.3, change: -0.15),
      scale: Emitter.Range(1.8, range: 1.4, change: 4),
      rotation: Emitter.Range(0, range: 6.28, change: 3), seed: seed)
  }

  /// Returns a view as displayed, including those in the container, for a picture.
  package func shownView(_ view: ViewID, on stage: Stage) -> ShownView? {
    views.shownPart(view, on: stage) ?? views.nest.shownView(view, on: stage)
  }

  /// Returns the sparks of the bursts.
  package func shownParts(on stage: Stage) -> [ShownView] {
    bursts.shownParticles("spark", on: stage)
  }
}
