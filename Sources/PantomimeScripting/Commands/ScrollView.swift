import PantomimeKit

/// `scroll-view NAME frame=0,91,390,753 content=390x4000 …`: adds a scroll view.
package struct ScrollViewCommand: MakerCommand {
  package static let form = Form(
    "scroll-view", "Adds a scroll view.",
    details:
      "A pan on it (`pan began on=NAME`) drags its content; released, it decelerates, bounces or "
      + "snaps to a page. `in` adds it to another view. `axes` limits the axes that a finger scrolls.",
    positionals: [Positional(.name)],
    options: [
      holder.form, frame.form, content.form, insets.form, axes.form, paging.form, bounces.form,
      alwaysBounces.form, lock.form, deceleration.form, pixels.form, delaysTouches.form,
      enabled.form,
    ],
    example: ["scene blank", "scroll-view pager frame=0,0,390,844 content=1170x844 paging=yes"])

  private static let holder = VerbKey.name("in", .view, "its superview")
  private static let frame = VerbKey.lengths(
    "frame", ["x", "y", "width", "height"], "its frame")
  private static let content = VerbKey<Size2D>(
    "content", .size, "the content size"
  ) { (word) throws(ScriptError) in try word.size() }
  private static let insets = VerbKey.lengths(
    "insets", ["top", "left", "bottom", "right"], "the content insets"
  ).such(as: "60,0,0,0")
  private static let axes = VerbKey<ScrollAxes>.choice(
    "axes", what: "axis", all: "axes", "the axes a finger scrolls"
  ).such(as: "vertical")
  private static let paging = VerbKey.flag("paging", "whether it settles on pages of its size")
  private static let bounces = VerbKey.flag(
    "bounces", "whether it bounces past its bounds"
  ).such(as: "no")
  private static let alwaysBounces = VerbKey<ScrollAxes>.choice(
    "always-bounces", what: "axis", all: "axes",
    "the axes that always bounce"
  ).such(as: "both")
  private static let lock = VerbKey.flag("lock", "whether a drag is locked to its first axis")
  private static let deceleration = VerbKey<Slowing>.choice(
    "deceleration", what: "deceleration", all: "decelerations", "the deceleration rate")
  private static let pixels = VerbKey<Double>(
    "pixels", .number, "the pixels per point that offsets are rounded to"
  ) { (word) throws(ScriptError) in
    let scale = try word.number("a number of pixels")
    guard scale >= 0.01, scale <= 100 else {
      throw ScriptError(
        "'pixels' cannot be '\(word.text)'", word.span, hint: "must be 0.01 to 100")
    }
    return scale
  }.such(as: "3")
  private static let delaysTouches = VerbKey.flag(
    "delays-touches",
    "whether its content receives touches only after 0.15 s")
  private static let enabled = VerbKey.flag("enabled", "whether a finger can scroll it")
    .such(as: "no")

  /// The deceleration rates of a scroll view.
  private enum Slowing: String, CaseIterable {
    case normal, fast
  }

  let construction: Construction
  let span: Span

  package init(_ arguments: inout Arguments) throws(ScriptError) {
    let example = "scroll-view list frame=0,91,390,753 content=390x4000"
    let name = try arguments.next("a name", example: example)
    span = name.span
    guard let frame = try arguments.option(Self.frame),
      let content = try arguments.option(Self.content)
    else {
      throw ScriptError(
        "a scroll view needs frame= and content=", span, hint: "for example: \(example)")
    }
    let sides = try frame.value
    var settings = ScrollSettings(
      viewport: Size2D(width: sides[2], height: sides[3]), content: try content.value)
    if let sides = try arguments.option(Self.insets)?.value {
      settings.insets = Insets(
        top: sides[0], left: sides[1], bottom: sides[2], right: sides[3])
    }
    try ScrollViewCommand.readSwitches(&arguments, into: &settings)
    let rect = Rect2D(x: sides[0], y: sides[1], width: sides[2], height: sides[3])
    construction = .scrollView(
      name: try name.newName(), [.frame(rect)], settings,
      in: try arguments.option(Self.holder)?.word.text)
  }

  private static func readSwitches(
    _ arguments: inout Arguments, into settings: inout ScrollSettings
  ) throws(ScriptError) {
    settings.axes = try arguments.option(axes)?.value
    settings.alwaysBounces = try arguments.option(alwaysBounces)?.value
    settings.isPaging = try arguments.option(paging)?.value ?? false
    settings.bounces = try arguments.option(bounces)?.value ?? true
    settings.isEnabled = try arguments.option(enabled)?.value ?? true
    if try arguments.option(delaysTouches)?.value ?? false {
      settings.contentTouchDelay = ScrollSettings.platformContentTouchDelay
    }
    if try arguments.option(lock)?.value ?? false {
      settings.lock = try? DirectionalLock()
    }
    if let slowing = try arguments.option(deceleration)?.value {
      settings.style.deceleration = slowing == .fast ? .fast : .normal
    }
    if let scale = try arguments.option(pixels)?.value { settings.pixels = scale }
  }
}
