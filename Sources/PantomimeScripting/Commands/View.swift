import PantomimeKit

/// `view NAME frame=20,600,350,200 alpha=1 …`: adds a view.
package struct ViewCommand: MakerCommand {
  package static let form = Form(
    "view", "Adds a view with the given properties.",
    details:
      "Without a scene, the first one starts `scene blank`. Every view has the properties of a UIView, "
      + "given or not. `center`, `width`, `height`, `anchor`, `scale` and `rotation` determine `frame`, the "
      + "box around the transformed view; in this statement, `frame` is the one before the transform. A view "
      + "without `frame`, `width` or `height` is a group: it clips nothing and takes no touch. `role` and "
      + "`text` are for pictures. Any other name is a number of your own. `in=list` adds the view to another "
      + "view, in whose content coordinates its frame is measured.",
    positionals: [Positional(.name)], options: [holder.form] + ViewWords.forms,
    more: "[NUMBER=VALUE …]",
    example: ["scene blank", "view card frame=20,600,350,200 alpha=1"])

  private static let holder = VerbKey.name("in", .view, "its superview")

  let construction: Construction
  let span: Span
  /// The given properties, as `set` takes them.
  private let changes: [String]

  package init(_ arguments: inout Arguments) throws(ScriptError) {
    let name = try arguments.next("a name", example: "view card frame=20,600,350,200")
    span = name.span
    if let value = arguments.remainingWords.first, value.isQuoted || value.parts.count == 4 {
      throw ScriptError(
        "unexpected '\(value.text)' in 'view'", value.span,
        hint: value.isQuoted ? "write text=\"\(value.text)\"" : "write frame=\(value.text)")
    }
    var settings: [PropertySetting] = []
    var attributes: [ViewAttribute] = []
    let all = try arguments.allOptions()
    let parent = GivenOption(Self.holder, in: all)?.word
    for option in all where option.name.text != Self.holder.name {
      if let attribute = try ViewWords.attribute(option.name.text, option.value) {
        attributes.append(attribute)
      } else {
        settings.append(try Self.setting(option))
      }
    }
    try ViewGeometryCheck(all).check()
    construction = .view(name: try name.newName(), settings, attributes, in: parent?.text)
    changes = all.filter { $0.name.text != Self.holder.name }.map { "\(name.text).\($0.written)" }
  }

  package func check(_ scene: SceneCheck) throws(ScriptError) {
    try scene.needsScene(span)
    guard case .view(let name, _, _, _) = construction, !changes.isEmpty,
      scene.simulation?.view(named: name) != nil
    else { return }
    let error = ScriptError(.viewTaken(name), span)
    throw error.advising(
      "choose another name, or change it: \(SessionSetting.verb) \(changes.joined(separator: " "))")
  }

  private static func setting(_ option: NamedValue) throws(ScriptError) -> PropertySetting {
    try ViewWords.refuseNearName(option.name)
    let numbers = try ViewWords.numbers(option.value, of: option.name.text)
    do throws(OptionError) {
      return try PropertySetting(option.name.text, numbers: numbers)
    } catch {
      let name = option.name.text
      throw ScriptError(
        "'\(name)' has \(name == "scale" ? "1 or 2 numbers" : error.allowed), not \(numbers.count)",
        option.value.span, hint: "write \(ViewWords.example(of: name))")
    }
  }
}

/// A check that the options of a view describe one geometry.
private struct ViewGeometryCheck {
  private let options: [NamedValue]

  init(_ options: [NamedValue]) { self.options = options }

  private func given(_ name: String) -> NamedValue? { options.first { $0.name.text == name } }

  private func numbers(_ name: String) throws(ScriptError) -> [Double]? {
    guard let option = given(name) else { return nil }
    return try ViewWords.numbers(option.value, of: name)
  }

  func check() throws(ScriptError) {
    try refuseDisplacement()
    guard let frame = try numbers("frame"), frame.count == 4 else { return }
    if let index = frame[2...].firstIndex(where: { $0 < 0 }), let option = given("frame") {
      let side = index == 2 ? "width" : "height"
      throw ScriptError(
        "the \(side) of a frame cannot be negative", option.value.span,
        hint: "a frame is x,y,width,height")
    }
    let anchor = try numbers("anchor") ?? [0.5, 0.5]
    guard anchor.count == 2 else { return }
    let place = (frame[0] + anchor[0] * frame[2], frame[1] + anchor[1] * frame[3])
    if let center = try numbers("center"), center.count == 2 {
      try compare("center", center, with: [place.0, place.1])
    }
    if let width = try numbers("width") { try compare("width", width, with: [frame[2]]) }
    if let height = try numbers("height") { try compare("height", height, with: [frame[3]]) }
  }

  private func compare(
    _ name: String, _ numbers: [Double], with implied: [Double]
  ) throws(ScriptError) {
    guard zip(numbers, implied).contains(where: { ($0 - $1).magnitude > 1e-6 }),
      let option = given(name)
    else { return }
    let text = implied.map { Numerals.text($0) }.joined(separator: ",")
    throw ScriptError(
      "'\(name)' contradicts 'frame', which implies \(name)=\(text)", option.span,
      hint: "keep one of them")
  }

  /// Throws an error if a number `x` or `y` is beside a property that determines the position.
  private func refuseDisplacement() throws(ScriptError) {
    let others = ["frame", "center", "width", "height"]
    for name in ["x", "y"] {
      guard let option = given(name),
        let other = others.first(where: { given($0) != nil })
      else { continue }
      let frame = ["x", "y", "width", "height"].compactMap { given($0)?.value.text }
      let isFrame = frame.count == 4 && given("frame") == nil && given("center") == nil
      throw ScriptError(
        "'\(name)' is a number of your own, but '\(other)' determines where the view is",
        option.span,
        hint: isFrame
          ? "write frame=\(frame.joined(separator: ","))"
          : other == "frame" ? "change frame=" : "write center=x,y")
    }
  }
}
