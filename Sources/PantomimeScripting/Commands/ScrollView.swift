import PantomimeKit

/// `scroll-view NAME frame=0,91,390,753 content=390x4000 …`: adds a view that scrolls.
package struct ScrollViewCommand: MakerCommand {
  package static let form = Form(
    "scroll-view", "Adds a view that a finger scrolls.",
    details:
      "A pan on it (`pan began on=NAME`) drags its content; let go it slows down, bounces or "
      + "turns a page. `in` puts it into another view. `axes` says what a finger scrolls at all, where the sizes would allow more.",
    positionals: [Positional(.name)],
    options: [
      OptionForm("in", .view, "the view that holds it"),
      OptionForm("frame", .lengths(["x", "y", "width", "height"]), "its place and size"),
      OptionForm("content", .size, "the size of what it scrolls"),
      OptionForm(
        "insets", .lengths(["top", "left", "bottom", "right"]), "room around the content"),
      OptionForm("axes", .words(["horizontal", "vertical", "both"]), "the axes a finger scrolls"),
      OptionForm("paging", .words(["yes", "no"]), "whether it rests on pages of its own size"),
      OptionForm(
        "bounces", .words(["yes", "no"]), "whether it goes beyond its bounds and returns"),
      OptionForm(
        "always-bounces", .words(["horizontal", "vertical", "both"]),
        "the axes it bounces along even if the content is small"),
      OptionForm("lock", .words(["yes", "no"]), "whether a drag keeps to the axis it began along"),
      OptionForm("deceleration", .words(["normal", "fast"]), "how it slows down"),
      OptionForm("pixels", .number, "the device pixels in a point, to which offsets are rounded"),
      OptionForm(
        "delays-touches", .words(["yes", "no"]),
        "whether what it holds hears of a touch only after 0.15 s that might be a drag"),
      OptionForm("enabled", .words(["yes", "no"]), "whether a finger scrolls it at all"),
    ],
    example: ["scene blank", "scroll-view pager frame=0,0,390,844 content=1170x844 paging=yes"])

  let construction: Construction
  let span: Span

  package init(_ arguments: inout Arguments) throws(ScriptError) {
    let example = "scroll-view list frame=0,91,390,753 content=390x4000"
    let name = try arguments.next("a name", example: example)
    span = name.span
    guard let frame = try arguments.option("frame")?.value,
      let content = try arguments.option("content")?.value
    else {
      throw ScriptError(
        "a scroll view needs a frame and a content", span, hint: "for example: \(example)")
    }
    let sides = try frame.lengths(4, "x,y,width,height")
    var settings = ScrollSettings(
      viewport: Size(width: sides[2], height: sides[3]), content: try content.size())
    if let insets = try arguments.option("insets")?.value {
      let sides = try insets.lengths(4, "top,left,bottom,right")
      settings.insets = Insets(
        top: sides[0], left: sides[1], bottom: sides[2], right: sides[3])
    }
    try ScrollViewCommand.readSwitches(&arguments, into: &settings)
    let rect = Rect(x: sides[0], y: sides[1], width: sides[2], height: sides[3])
    construction = .scrollView(
      name: try name.newName(), [.frame(rect)], settings,
      in: try arguments.option("in")?.value.text)
  }

  private static func readSwitches(
    _ arguments: inout Arguments, into settings: inout ScrollSettings
  ) throws(ScriptError) {
    settings.axes = try axes(arguments.option("axes"))
    settings.alwaysBounces = try axes(arguments.option("always-bounces"))
    settings.isPaging = try arguments.option("paging")?.value.flag() ?? false
    settings.bounces = try arguments.option("bounces")?.value.flag() ?? true
    settings.isEnabled = try arguments.option("enabled")?.value.flag() ?? true
    if try arguments.option("delays-touches")?.value.flag() ?? false {
      settings.contentTouchDelay = ScrollSettings.platformContentTouchDelay
    }
    if try arguments.option("lock")?.value.flag() ?? false {
      settings.lock = try? DirectionalLock()
    }
    if let rate = try arguments.option("deceleration")?.value {
      let isFast =
        try rate.choice(
          ["normal", "fast"], what: "deceleration", all: "decelerations") == "fast"
      settings.style.deceleration = isFast ? .fast : .normal
    }
    if let pixels = try arguments.option("pixels")?.value {
      let scale = try pixels.number("a number of pixels")
      guard scale >= 0.01, scale <= 100 else {
        throw ScriptError(
          "'pixels' cannot be '\(pixels.text)'", pixels.span, hint: "it takes 0.01 to 100")
      }
      settings.pixels = scale
    }
  }

  private static func axes(_ given: NamedValue?) throws(ScriptError) -> ScrollAxes? {
    guard let word = given?.value else { return nil }
    return ScrollAxes(
      rawValue: try word.choice(
        ScrollAxes.allCases.map { $0.rawValue }, what: "axis", all: "axes"))
  }
}

extension Word {
  /// As many lengths as are wanted.
  fileprivate func lengths(_ count: Int, _ form: String) throws(ScriptError) -> [Double] {
    let lengths = try lengths()
    guard lengths.count == count else {
      throw ScriptError(
        "there are \(lengths.count) numbers instead of \(count)", span, hint: "write \(form)")
    }
    return lengths
  }
}
