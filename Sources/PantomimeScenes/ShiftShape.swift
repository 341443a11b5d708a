import PantomimeKit
import PantomimeProps

/// A tab bar whose icons are animated when they are selected, and screens that slide in the
/// direction of the selected tab.
///
/// The icon of the selected tab plays its animation once, and the icon of the deselected tab resets
/// immediately. Without a Lottie file, an icon is a counter of thirty frames at 30 per second; with
/// a file, the keyframes in the file are evaluated at the current frame.
///
/// Our choices, because no source specifies them: the icon of the initially selected tab shows the
/// end of its animation; the bar is 49 points high; and a tap on a tab during a slide ends that
/// slide at its target, from where the next slide starts.
struct ShiftShape: TransitionScene {
  static let name = "shift-shape"
  static let dynamicAnimators: [String]? = ["slide"]
  static let summary =
    "Tabs whose icons play, and scenes that slide in the direction of the selection."
  static let shows: Insight? = Insight(
    """
    The direction of the slide shows where the selected tab is, and the animation of the \
    tab's icon confirms it.
    """,
    type: "scene shift-shape; tap on=tab.2; wait 0.25; show new.x icon.2.progress")
  static let examples = ["tap on=tab.2", "wait 0.2", "run"]

  private static let progress = Property<Double>("progress", .fraction)
  private static let barHeight = 49.0

  private let width: Double
  private let variant: Variant
  private let icon: VectorIcon?
  private let old: ViewID
  private let new: ViewID
  private var tabs: [Tab] = []
  /// The index of the selected tab.
  private var chosen: Int
  /// The tab that was selected before.
  private var previous = 0
  /// The slide in flight, or `nil` if there is none.
  private var slide: AnimatorID?
  /// Whether the screens have already slid, so that there is a previous screen.
  private var hasLeft = false

  private struct Tab {
    let name: String
    let icon: ViewID
  }

  private enum Variant: String, CaseIterable {
    /// Screens slide in the direction from the old tab to the new one, in half a second.
    case directional
    /// Screens always slide to the left, in one second.
    case left
    /// Neither screens nor icons are animated.
    case basic

    var duration: Double {
      switch self {
      case .directional: 0.5
      case .left: 1
      case .basic: 0
      }
    }
  }

  init(_ options: SceneOptions, on stage: inout Stage) throws(OptionError) {
    let screen = stage.screen
    let count = try options[Self.count]
    width = screen.width
    variant = try options[Self.variant]
    icon = try options[Self.icons]
    chosen = try options[Self.tab]
    try OptionError.require(
      chosen < count, "tab", "there are \(count) tabs: choose 0 to \(count - 1)")
    old = stage.addView("old", .x(0))
    new = stage.addView("new", .x(0))
    for index in 0..<count {
      let side = width / Double(count)
      let frame = Rect2D(
        x: Double(index) * side, y: screen.height - Self.barHeight, width: side,
        height: Self.barHeight)
      let name = "tab.\(index)"
      stage.furnish(stage.addView(name, .frame(frame)), .bar)
      tabs.append(
        Tab(
          name: name,
          icon: stage.addView("icon.\(index)", Self.progress(index == chosen ? 1 : 0))))
    }
    for missed in icon?.unsupported ?? [] {
      stage.record(
        .iconUnsupported, nil, [.word("layer", missed.layer), .word("kind", missed.kind)],
        reason: "the file contains it, but the scene doesn't play it")
    }
  }

  static let states = ["resting", "sliding"]
  static let stateVerbs = [
    StateVerb("resting", "settles"), StateVerb("sliding", "slides", noun: "slide"),
  ]
  var state: String { slide == nil ? "resting" : "sliding" }

  /// Returns how a picture displays a view; both screens of a slide fill the area above the bar.
  func shownView(_ view: ViewID, on stage: Stage) -> ShownView? {
    guard view == old || view == new else {
      return stage.shownView(view) { stage.frameOnScreen(of: $0) }
    }
    if view == old, slide == nil { return nil }
    let frame = Rect2D(
      x: stage.shown(view, .x), width: width, height: stage.screen.height - Self.barHeight)
    return ShownView(stage.name(of: view), corners: frame.corners)
      .showing(nil, view == new ? Self.title(chosen) : Self.title(previous))
  }

  /// The icons in the tabs; the icon of the selected tab is blue and grows while it plays.
  func shownParts(on stage: Stage) -> [ShownView] {
    let left = slide == nil ? [] : content(of: previous, at: stage.shown(old, .x), on: stage)
    return left + content(of: chosen, at: stage.shown(new, .x), on: stage) + icons(on: stage)
  }

  /// Returns the content of a page: a photo, favorites, or a person.
  private func content(of tab: Int, at x: Double, on stage: Stage) -> [ShownView] {
    let height = max(stage.screen.height - Self.barHeight, 0)
    let whole = Rect2D(x: x, y: 60, width: width, height: max(height - 60, 0))
    let photo = Rect2D(
      x: x + 20, y: 60, width: max(width - 40, 0), height: max(min(height - 80, 320), 0))
    switch tab % 3 {
    case 0: return [Furniture.part(photo, .image, Furniture.cities[0])]
    case 1:
      return Furniture.cities.prefix(6).enumerated().map { index, city in
        Furniture.part(
          Rect2D(x: whole.x, y: whole.y + 64 * Double(index), width: whole.width, height: 64), .row,
          city)
      }
    default:
      let side = min(photo.width, photo.height) / 2
      let face = Rect2D(x: x + (width - side) / 2, y: 72, width: side, height: side)
      let facts = ["Photos 48", "Followers 310", "Following 128"]
      return [Furniture.part(face, .icon, Self.title(tab), color: .blue)]
        + facts.enumerated().map { index, fact in
          Furniture.part(
            Rect2D(
              x: whole.x, y: 96 + side + 64 * Double(index), width: whole.width, height: 64), .row,
            fact)
        }
    }
  }

  private func icons(on stage: Stage) -> [ShownView] {
    tabs.enumerated().compactMap { index, tab in
      guard let frame = stage.view(named: tab.name).flatMap({ stage.frameOnScreen(of: $0) }) else {
        return nil
      }
      let progress = min(max(stage.shown(tab.icon, Self.progress), 0), 1)
      let side = 34 + 10 * 4 * progress * (1 - progress) + (index == chosen ? 4 : 0)
      return Furniture.part(
        Rect2D(
          x: frame.center.x - side / 2, y: frame.y + 26 - side / 2, width: side, height: side),
        .icon, Self.title(index), color: index == chosen ? .blue : nil)
    }
  }

  private static func title(_ tab: Int) -> String { ["Home", "Star", "Profile"][tab % 3] }

  static let tapDescription = "a tap selects the tab"

  var tappable: [String] { tabs.map { $0.name } }
}

// MARK: - Selection

extension ShiftShape {
  mutating func tap(_ view: String, on stage: inout Stage) throws(Misuse) {
    guard let next = tabs.firstIndex(where: { $0.name == view }) else { return }
    guard next != chosen else {
      stage.record(
        .tapIgnored, nil, [.cause("chosen")], reason: "tab \(next) is already selected")
      return
    }
    let sign: Double = variant == .left || next > chosen ? 1 : -1
    reset(tabs[chosen].icon, on: &stage)
    (previous, chosen) = (chosen, next)
    play(tabs[next].icon, on: &stage)
    stage.record(.tab, .number(Double(next)), reason: "it was tapped")
    shift(by: sign, on: &stage)
  }

  /// Plays an icon's animation from beginning to end, linearly.
  private func play(_ view: ViewID, on stage: inout Stage) {
    stage[view, Self.progress] = 1
    if variant == .basic { return }
    stage.animateLayer(
      of: view, Self.progress, from: 0, to: 1, lasting: duration, key: "play")
  }

  /// Resets an icon immediately.
  private func reset(_ view: ViewID, on stage: inout Stage) {
    stage.removeLayerAnimation(from: view, key: "play")
    stage[view, Self.progress] = 0
  }

  /// Slides the previous screen out, and then the next screen in.
  private mutating func shift(by sign: Double, on stage: inout Stage) {
    if let slide {
      stage.record(
        .slideCutShort, reason: "another tab was tapped, so the incoming scene jumps")
      stage.cancel(slide)
    }
    hasLeft = true
    if variant == .basic { return }
    stage.show([old: [.x(0)], new: [.x(sign * width)]])
    slide = stage.animate(
      "slide", to: [old: [.x(-sign * width)], new: [.x(0)]], duration: variant.duration)
  }

  mutating func animatorDidComplete(
    _ animator: AnimatorID, at position: Position, on stage: inout Stage
  ) {
    if animator == slide { slide = nil }
  }
}

// MARK: - Icons

extension ShiftShape {
  /// The number of frames of an icon without a Lottie file, at 30 per second.
  private static let frames = 30.0

  private var duration: Double { icon?.duration ?? 1 }

  /// Returns the number of the current frame, the largest integer that isn't greater than progress
  /// × frames (11.7).
  ///
  /// An instant is a whole number of nanoseconds, so a frame may seem to start one nanosecond late;
  /// that difference is tolerated.
  private func number(at progress: Double) -> Int {
    let frames = icon?.frameCount ?? Self.frames
    let grace = frames / duration * 1e-9
    return Int(exactly: (progress * frames + grace).rounded(.down)) ?? 0
  }

  var namedPaths: [String] {
    guard let icon else { return [] }
    return tabs.indices.flatMap { index in icon.paths.map { "icon.\(index).\($0)" } }
  }

  func pathValue(of path: Substring, on stage: Stage) -> PathValue? {
    let parts = path.split(separator: ".", maxSplits: 2, omittingEmptySubsequences: false)
    guard let icon, parts.count == 3, parts[0] == "icon", let index = Int(parts[1]),
      String(index) == parts[1], tabs.indices.contains(index)
    else { return nil }
    let progress = stage.shown(tabs[index].icon, Self.progress)
    return icon.pathValue(parts[2], atFrame: icon.frame(at: progress))
  }
}

// MARK: - Options and paths

extension ShiftShape {
  private static let count = OptionKey.count(
    "tabs", 1...10, standard: 3, "The number of tabs.")
  private static let tab = OptionKey.count(
    "tab", 0...9, standard: 0, "The initially selected tab.")
  private static let variant = OptionKey<Variant>.choice(
    "variant", standard: .directional,
    "How the scene changes: with a slide in the direction of the selection, with a slower slide "
      + "that is always to the left, or immediately, with the icon at its last frame.")
  private static let icons = OptionKey.icon(
    "icons", "The tabs' animated icon; icon.N.LAYER.opacity and other paths read its layers.")

  static let options: [SceneOption] = [
    .screen, count.option, tab.option, variant.option, icons.option,
  ]

  static let paths: [ScenePath<ShiftShape>] = [
    ScenePath("tab", summary: "The selected tab.", value: { .count($0.chosen) }),
    ScenePath("old.x", summary: "The offset of the outgoing scene from its place.") {
      scene, stage in
      scene.hasLeft ? .points(stage.shown(scene.old, .x)) : .absent
    },
    ScenePath("new.x", summary: "The offset of the incoming scene from its place.") {
      scene, stage in
      .points(stage.shown(scene.new, .x))
    },
    ScenePath("icon.parts", summary: "The number of layers and groups of the icon that play.") {
      scene, _ in
      .count(scene.icon?.parts.count ?? 0)
    },
    ScenePath("icon.unsupported", summary: "The number of the icon's unsupported elements.") {
      scene, _ in
      .count(scene.icon?.unsupported.count ?? 0)
    },
    ScenePath(
      "icon.N.progress", count: { $0.tabs.count }, summary: "The progress of a tab's icon."
    ) { scene, stage, index in
      .fraction(stage.shown(scene.tabs[index].icon, progress))
    },
    ScenePath(
      "icon.N.number", count: { $0.tabs.count },
      summary: "The current frame of a tab's icon."
    ) { scene, stage, index in
      .count(scene.number(at: stage.shown(scene.tabs[index].icon, progress)))
    },
  ]
}

// MARK: - Events

extension ShiftShape {
  static let events: [EventKind] = [
    .iconUnsupported, .slideCutShort, .tab,
  ]
}

extension EventKind {
  static let iconUnsupported = EventKind(
    "icon unsupported", summary: "An element of an icon's file is unsupported.",
    [FieldSchema("layer"), FieldSchema("kind")])
  static let slideCutShort = EventKind(
    "slide cut short", summary: "The incoming scene jumps to its place.")
  static let tab = EventKind("tab N", summary: "Another tab is selected.")
}

// MARK: - Invariants

extension ShiftShape {
  static let invariants: [SceneInvariant<ShiftShape>] = [
    .always("side-by-side", "While they slide, both scenes stay side by side.") { scene, stage in
      let gap = stage.shown(scene.new, .x) - stage.shown(scene.old, .x)
      return scene.slide == nil || (gap.magnitude - scene.width).magnitude < 0.01
    },
    .always("one-icon", "Only the selected tab's icon has played.") { scene, stage in
      scene.tabs.indices.allSatisfy { index in
        stage[scene.tabs[index].icon, progress] == (index == scene.chosen ? 1 : 0)
      }
    },
    .atRest("slid", "The incoming scene is at its place, and no slide is left.") { scene, stage in
      scene.slide == nil && stage.shown(scene.new, .x) == 0
    },
  ]
}
