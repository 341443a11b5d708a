import PantomimeKit

/// `view NAME frame=20,600,350,200 alpha=1 …`: adds a view.
package struct ViewCommand: MakerCommand {
  package static let form = Form(
    "view", "Adds a view with the given properties.",
    details:
      "Without a scene, the first one starts `scene blank`. `frame` is x,y,width,height and `center` x,y; `radius`, `x`, `y`, `width` and "
      + "`height` are in points, `rotation` in degrees, `color` is red,green,blue,alpha; "
      + "`alpha`, `scale` and other names are plain numbers. `in=list` adds it to another view, in whose "
      + "content coordinates its frame is measured.",
    positionals: [Positional(.name)], options: [holder.form],
    more: "[PROPERTY=VALUE …]",
    example: ["scene blank", "view card frame=20,600,350,200 alpha=1"])

  private static let holder = VerbKey.name("in", .view, "its superview")

  let construction: Construction
  let span: Span

  package init(_ arguments: inout Arguments) throws(ScriptError) {
    let name = try arguments.next("a name", example: "view card frame=20,600,350,200")
    span = name.span
    var settings: [PropertySetting] = []
    let all = try arguments.allOptions()
    let parent = GivenOption(Self.holder, in: all)?.word
    for option in all where option.name.text != Self.holder.name {
      try Self.refuseForeignName(option.name)
      let numbers = try option.value.numbers()
      do throws(OutOfRange) {
        settings.append(try PropertySetting(option.name.text, numbers: numbers))
      } catch {
        throw ScriptError(
          "'\(option.name.text)' has \(error.allowed), not \(numbers.count)", option.value.span,
          hint: "for example: frame=20,600,350,200 center=195,700 alpha=1")
      }
    }
    guard !settings.isEmpty else {
      throw ScriptError("a view needs a property", name.span, hint: "for example: alpha=1")
    }
    construction = .view(name: try name.newName(), settings, in: parent?.text)
  }

  /// The properties for which other frameworks have other names.
  private static let properties = [
    "radius", "alpha", "color", "frame", "rotation", "scale", "center",
  ]

  /// Throws an error if another framework's name of a property is given as a number of one's own,
  /// which would have no effect.
  private static func refuseForeignName(_ name: Word) throws(ScriptError) {
    guard !properties.contains(name.text), name.text.count > 3,
      name.text.contains(where: { $0.isUppercase || $0 == "." }) || name.text == "opacity",
      let known = Words.standard.word(for: name.text, among: properties)
    else { return }
    throw ScriptError(
      "a view has no property '\(name.text)'", name.span,
      hint: "'\(name.text)' is \(known.word) here")
  }
}
