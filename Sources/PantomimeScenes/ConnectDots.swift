import PantomimeKit

/// A strip of thumbnails and a pager of full pages that scroll together; a thumbnail opens into its
/// page (seed scene 7.2).
///
/// The scroll view under the finger leads, and the other one follows its offset, so that neither
/// scroll view affects itself through the other.
struct ConnectDots: TransitionScene {
  static let name = "connect-dots"
  static let computesFrames = true
  static let dynamicAnimators: [String]? = []
  static let summary = "A strip of thumbnails and its full pages scroll together."
  static let shows: Insight? = Insight(
    """
    Two scroll views drive each other without feedback: only the one that the user scrolls drives \
    the other. Backgrounds move less than thumbnails. Closing returns to the thumbnail of the \
    current page.
    """,
    type: "scene connect-dots; scroll pager to=195; show strip.offset thumb.2.shift")
  static let examples = [
    "tap on=thumb.1; run", "flick left on=pager; run", "flick left on=strip; run",
  ]
  static let options: [SceneOption] = [.screen, pages.option, variant.option]

  private enum Variant: String, CaseIterable { case improved, basic }

  private static let variant = OptionKey<Variant>.choice(
    "variant",
    "Linked collections with parallax and an opening thumbnail, or two independent ones.")
  private static let pages = OptionKey.count(
    "pages", 1...100, standard: 3, "The number of pages.")

  /// The width of a thumbnail, the distance between neighboring thumbnails, the position of the
  /// first thumbnail at rest, and the height of the strip above the bottom edge, in points (our
  /// choices).
  private static let thumbnail = 72.0
  private static let pitch = 80.0
  private static let margin = 20.0
  private static let height = 120.0
  /// The displacement of a background image while one page scrolls by, in points.
  private static let parallax = 24.0
  /// The progress of a thumbnail that becomes its page: 0 is the thumbnail, 1 the full screen.
  private static let share = Property<Double>("share", .fraction)

  private let screen: Size2D
  private let count: Int
  private let isBasic: Bool
  private let pager: ViewID
  private let strip: ViewID
  private let phantom: ViewID
  private let animator: AnimatorID
  private var page = Page.closed
  private var isMoving = false

  private enum Page: String, CaseIterable {
    case closed, open
  }

  init(_ options: SceneOptions, on stage: inout Stage) throws(OptionError) {
    let (screen, count) = (stage.screen, try options[Self.pages])
    isBasic = try options[Self.variant] == .basic
    try OptionError.require(
      screen.height >= Self.height, "screen",
      "the strip needs more room: choose a height of at least \(Numerals.text(Self.height))")
    let pages = screen.width * Double(count)
    pager = stage.addScrollView(
      "pager", frame: Rect2D(width: screen.width, height: screen.height),
      content: Size2D(width: pages, height: screen.height)
    ) { settings in
      settings.isPaging = true
      settings.axes = .horizontal
    }
    let page = stage.addView("page", in: pager, .frame(Rect2D(width: pages, height: screen.height)))
    stage.furnish(page, nil, "Places")
    // With this content width, both scroll views reach their ends at the same time.
    let width = screen.width + Double(count - 1) * Self.pitch
    strip = stage.addScrollView(
      "strip",
      frame: Rect2D(y: screen.height - Self.height, width: screen.width, height: Self.thumbnail),
      content: Size2D(width: width, height: Self.thumbnail)
    ) { $0.axes = .horizontal }
    for index in 0..<count {
      let thumbnail = stage.addView(
        "thumb.\(index)", in: strip,
        .frame(
          Rect2D(
            x: Self.margin + Double(index) * Self.pitch, width: Self.thumbnail,
            height: Self.thumbnail)))
      stage.furnish(thumbnail, .image, Furniture.cities[index % Furniture.cities.count])
    }
    if !isBasic { stage.coupleOffset(of: pager, to: strip, ratio: Self.pitch / screen.width) }
    let first = Rect2D(
      x: Self.margin, y: screen.height - Self.height, width: Self.thumbnail,
      height: Self.thumbnail)
    phantom = stage.addView("phantom", .frame(first), Self.share(0))
    // The spring of the card that becomes the page: 0.5 s, critically damped, with an initial
    // velocity of 0.5 (seed scene 4.2).
    animator = stage.addAnimator(
      "phantom", try Animator(duration: 0.5, timing: .damped(ratio: 1, velocity: 0.5)))
    // The scene defines the path `progress` as the progress toward the full page in both
    // directions.
    stage.principal = nil
    (self.screen, self.count) = (screen, count)
  }

  static let states = Page.allCases.map { $0.rawValue }
  static let stateVerbs = [
    StateVerb("closed", "closes", noun: "closing"), StateVerb("open", "opens", noun: "opening"),
  ]
  var state: String { page.rawValue }

  /// The stand-in that becomes the page receives no touches.
  func frameOnScreen(of view: ViewID, on stage: Stage) -> Rect2D? {
    view == phantom ? nil : stage.frameOnScreen(of: view)
  }

  /// The stand-in is drawn while a page is open or in flight.
  func shownView(_ view: ViewID, on stage: Stage) -> ShownView? {
    let (isClosed, number) = (page == .closed && !isMoving, self.page(on: stage))
    if view == phantom, isClosed { return nil }
    var shown = stage.shownView(view) { stage.frameOnScreen(of: $0) }
    let name = stage.name(of: view)
    // The stand-in has taken the place of its thumbnail.
    if name == "thumb.\(number)", !isClosed { return nil }
    // The title is a part, because it stays while the pages scroll.
    if name == "page" { return shown?.showing(nil, " ") }
    guard view == phantom else { return shown }
    shown?.depth = 1
    // The page shows the photo of its thumbnail.
    return shown?.showing(.image, Furniture.cities[number % Furniture.cities.count])
  }

  /// The title of the gallery.
  func shownParts(on stage: Stage) -> [ShownView] {
    [
      Furniture.part(
        Rect2D(x: 20, y: 40, width: max(screen.width - 40, 0), height: 36), .text, "Places")
    ]
  }

  mutating func pan(_ pan: Pan, on stage: inout Stage) {
    stage.scroll(pan.view == "strip" ? strip : pager, with: pan)
  }

  /// Makes the strip settle where the linked pager shows a whole page.
  mutating func scrollWillEnd(
    _ view: ViewID, velocity: Vector, target: inout Vector, on stage: inout Stage
  ) {
    guard view == strip else { return }
    let page = (target.dx / Self.pitch).rounded()
    target.dx = min(max(page, 0), Double(count - 1)) * Self.pitch
  }

  /// Returns the page that was reached last.
  private func page(on stage: Stage) -> Int {
    let page = stage.scrollView(pager)?.page(at: stage.contentOffset(of: pager)) ?? 0
    return min(max(page, 0), count - 1)
  }

  /// Returns the frame of a thumbnail on the screen.
  private func frame(ofThumbnail index: Int, on stage: Stage) -> Rect2D? {
    stage.view(named: "thumb.\(index)").flatMap { stage.frameOnScreen(of: $0) }
  }
}

// MARK: - Opening and closing

extension ConnectDots {
  static let tapDescription = "a tap opens a thumbnail, or closes the page"

  var tappable: [String] { (0..<count).map { "thumb.\($0)" } + ["page"] }

  mutating func tap(_ view: String, on stage: inout Stage) throws(Misuse) {
    let index = Int(view.split(separator: ".").last ?? "")
    switch (page, index) {
    case _ where isMoving:
      stage.record(
        .tapIgnored, nil, [.word("on", view), .cause("moving")], reason: "a page is in flight")
    case (.closed, let index?): try open(index, on: &stage)
    case (.open, nil): try close(on: &stage)
    case (.closed, nil), (.open, _?):
      stage.record(
        .tapIgnored, nil, [.word("on", view), .cause(page == .open ? "covered" : "closed")],
        reason: page == .open ? "a page covers the thumbnails" : "no page is open")
    }
  }

  private mutating func open(_ index: Int, on stage: inout Stage) throws(Misuse) {
    guard let frame = frame(ofThumbnail: index, on: stage) else { return }
    stage[phantom, .frame] = frame
    // The pager in the background scrolls to the page that is opening.
    stage.scroll(pager, to: Vector(dx: Double(index) * screen.width))
    try run(to: Rect2D(width: screen.width, height: screen.height), share: 1, on: &stage)
  }

  /// Returns to the thumbnail of the current page, which may differ from the thumbnail that was
  /// opened.
  private mutating func close(on stage: inout Stage) throws(Misuse) {
    guard let frame = frame(ofThumbnail: page(on: stage), on: stage) else { return }
    try run(to: frame, share: 0, on: &stage)
  }

  private mutating func run(
    to frame: Rect2D, share: Double, on stage: inout Stage
  ) throws(Misuse) {
    if isBasic {
      stage.show([phantom: [.frame(frame), Self.share(share)]])
      return settle(on: &stage)
    }
    try stage.addAnimations(to: animator, [phantom: [.frame(frame), Self.share(share)]])
    stage.addCompletion(to: animator)
    try stage.start(animator)
    isMoving = true
  }

  mutating func animatorDidComplete(
    _ animator: AnimatorID, at position: Position, on stage: inout Stage
  ) {
    settle(on: &stage)
  }

  private mutating func settle(on stage: inout Stage) {
    isMoving = false
    page = stage[phantom, Self.share] == 1 ? .open : .closed
    stage.record(.state, .word(page.rawValue))
  }

  static let paths: [ScenePath<ConnectDots>] = [
    ScenePath("page", summary: "The last page reached.") { .count($0.page(on: $1)) },
    ScenePath("progress", summary: "The progress of the open page: 0 thumbnail, 1 full screen.") {
      .fraction($1.shown($0.phantom, share))
    },
    ScenePath(
      "thumb.N.shift", count: { $0.count }, summary: "The offset of the thumbnail's background."
    ) { scene, stage, index in
      if scene.isBasic { return .points(0) }
      let offset = stage.contentOffset(of: scene.pager).dx
      return .points(parallax * (Double(index) - offset / scene.screen.width))
    },
  ]
}

// MARK: - Invariants

extension ConnectDots {
  static let invariants: [SceneInvariant<ConnectDots>] = [
    .always("linked", "The strip and the pager show the same place.") { scene, stage in
      let (pager, strip) = (
        stage.contentOffset(of: scene.pager).dx, stage.contentOffset(of: scene.strip).dx
      )
      return scene.isBasic || (pager * pitch / scene.screen.width - strip).magnitude < 0.5
    },
    .always("in-flight", "The scene ignores taps exactly while a page is in flight.") {
      scene, stage in scene.isMoving == (stage[scene.animator].activity == .active)
    },
    .atRest("as-shown", "The page covers the screen exactly if it is open.") { scene, stage in
      let frame = stage.shown(scene.phantom, .frame)
      return (scene.page == .open) == (frame.width == scene.screen.width)
    },
    .atRest("on-page", "The pager rests on a page.") { scene, stage in
      let place = stage.contentOffset(of: scene.pager).dx / scene.screen.width
      return scene.isBasic
        || (place - place.rounded()).magnitude * scene.screen.width < 0.5
    },
  ]
}
