import PantomimeKit
import PantomimeProps

/// Pages on the sides of a cube that rotates as they scroll (seed scene 7.1).
///
/// The scene has no animation, and nothing depends on time: the scroll offset determines
/// everything.
struct PeekCube: TransitionScene {
  static let name = "peek-cube"
  static let dynamicAnimators: [String]? = []
  static let summary = "Pages on the sides of a cube rotate about their shared edge."
  static let shows: Insight? = Insight(
    """
    Only the scroll offset drives it; nothing depends on time. To hinge a page at its edge, move its position to \
    compensate for the new anchor point; setting the anchor point alone makes the page jump.
    """,
    type: "scene peek-cube; scroll pager to=97.5; show page.0.rotation page.1.rotation time")
  static let examples = [
    "scroll pager to=195 over=1; wait 0.5", "run", "drag on=pager by=-200,0; run",
  ]
  static let options: [SceneOption] = [.screen, count.option, variant.option]

  private static let count = OptionKey.count(
    "pages", 1...100, standard: 2, "The number of pages.")

  private enum Variant: String, CaseIterable { case improved, basic }

  private static let variant = OptionKey<Variant>.choice(
    "variant", "Pages on the sides of a cube, or flat pages side by side.")

  private let pager: ViewID
  private let isFlat: Bool
  private let sides: [ViewID]
  private let width: Double

  init(_ options: SceneOptions, on stage: inout Stage) throws(OptionError) {
    let (screen, pages) = (stage.screen, try options[Self.count])
    isFlat = try options[Self.variant] == .basic
    let content = Size2D(width: screen.width * Double(pages), height: screen.height)
    pager = stage.addScrollView(
      "pager", frame: Rect2D(width: screen.width, height: screen.height), content: content
    ) { settings in
      settings.isPaging = true
      settings.axes = .horizontal
    }
    var sides: [ViewID] = []
    for page in 0..<pages {
      let x = screen.width * Double(page)
      sides.append(
        stage.addView(
          "page.\(page)", in: pager,
          .frame(Rect2D(x: x, width: screen.width, height: screen.height))))
    }
    for (index, side) in sides.enumerated() {
      stage.furnish(side, .image, Furniture.cities[index % Furniture.cities.count])
    }
    self.sides = sides
    width = screen.width
  }

  /// The cube has only one state.
  static let states = ["cube"]
  var state: String { "cube" }

  mutating func pan(_ pan: Pan, on stage: inout Stage) { stage.scroll(pager, with: pan) }

  private func page(_ number: Int, on stage: Stage) -> CubePage {
    CubePage(
      number, offset: stage.contentOffset(of: pager).dx, width: width, isFlat: isFlat)
  }

  /// Returns how a picture displays a page, with its rotation and perspective.
  func shownView(_ view: ViewID, on stage: Stage) -> ShownView? {
    guard var shown = stage.shownView(view, frame: { stage.frameOnScreen(of: $0) }),
      let number = sides.firstIndex(of: view), let frame = stage.frameOnScreen(of: view)
    else { return nil }
    let page = page(number, on: stage)
    guard !page.isHidden else { return nil }
    let axis = Point2D(x: frame.x + page.anchor * frame.width, y: frame.center.y)
    shown.corners = frame.corners.compactMap { corner in
      page.transform.projected(Point2D(x: corner.x - axis.x, y: corner.y - axis.y)).map {
        Point2D(x: axis.x + $0.x, y: axis.y + $0.y)
      }
    }
    shown.shade = page.shade
    shown.size = Size2D(width: frame.width, height: frame.height)
    return shown
  }

  /// The darkness around the cube.
  func shownParts(on stage: Stage) -> [ShownView] {
    isFlat
      ? []
      : [
        Furniture.part(
          Rect2D(width: stage.screen.width, height: stage.screen.height), nil, "", color: .black,
          depth: -1)
      ]
  }

  static let paths: [ScenePath<PeekCube>] = [
    path("x", "The page's left edge on screen, before rotation.") {
      .points($0.place * $0.width)
    },
    path("width", "The page's width on screen, without perspective.") {
      .points($0.projectedWidth)
    },
    path("rotation", "The page's angle about the vertical axis.") {
      .number($0.rotation, .degrees)
    },
    path("anchor", "The hinge's position along the page's width.") { .fraction($0.anchor) },
    path("shade", "The alpha of the page's shade.") { .fraction($0.shade) },
    path("hidden", "Whether the page is out of sight.") { .flag($0.isHidden) },
  ]

  private static func path(
    _ name: String, _ summary: String, read: @escaping @Sendable (CubePage) -> PathValue
  ) -> ScenePath<PeekCube> {
    ScenePath("page.N.\(name)", count: { $0.sides.count }, summary: summary) {
      scene, stage, index in
      read(scene.page(index, on: stage))
    }
  }
}

// MARK: - Invariants

extension PeekCube {
  static let invariants: [SceneInvariant<PeekCube>] = [
    .always("two-sides", "At most two pages are in sight.") { scene, stage in
      scene.sides.indices.count { !scene.page($0, on: stage).isHidden } <= 2
    },
    .always("shared-edge", "Two pages in sight meet at a right angle, or lie side by side.") {
      scene, stage in
      let shown = scene.sides.indices.map { scene.page($0, on: stage) }.filter { !$0.isHidden }
      guard shown.count == 2 else { return true }
      let angle = shown[1].rotation - shown[0].rotation
      return (angle - (scene.isFlat ? 0 : 90)).magnitude < 1e-6
    },
    .atRest("on-page", "The pager rests on a page.") { scene, stage in
      let place = stage.contentOffset(of: scene.pager).dx / scene.width
      return (place - place.rounded()).magnitude * scene.width < 0.5
    },
  ]
}
