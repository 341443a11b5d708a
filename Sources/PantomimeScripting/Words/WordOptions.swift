import PantomimeKit

/// The statements that add an object with an option, for an assignment to a property of another framework:
/// `gesture pull pan on=card max=1` for `pan.maximumNumberOfTouches = 1`.
///
/// The options are those that the verbs declare.
enum WordOptions {
  /// The verbs that add objects, with a statement for each and the place of its options.
  private static let lines: [(verb: String, line: String, place: String)] = [
    ("gesture", "gesture NAME KIND on=VIEW", " of the recognizer, where it is added"),
    (
      "scroll-view", "scroll-view NAME frame=0,91,390,753 content=390x4000",
      " of the scroll view, where it is added"
    ),
    (
      "layer-animation", "layer-animation VIEW.alpha from=1 to=0 duration=0.25",
      ", where the animation is added"
    ),
    (
      "layer-animation", "layer-animation VIEW.alpha values=0,1,0 duration=0.25",
      ", where the animation is added"
    ),
    ("animator", "animator NAME duration=0.5", " of the animator, where it is added"),
    ("transition", "transition NAME", " of the transition, where it is added"),
    ("animate", "animate VIEW.alpha to=0 duration=0.3", " of a view animation"),
  ]

  /// Returns the row for an option of a verb with some values, the best first, or `nil` if the verb adds
  /// nothing.
  static func row(_ option: OptionForm, of verb: String, values: [String]) -> Words.Row? {
    let lines = lines.filter { $0.verb == verb }
    guard let place = lines.first?.place else { return nil }
    let added = lines.flatMap { base in
      let words = base.line.split(separator: " ").filter { !$0.hasPrefix("\(option.name)=") }
      let line = words.map(String.init).joined(separator: " ")
      return values.map { "\(line) \(option.name)=\($0)" }
    }
    guard !added.isEmpty else { return nil }
    let ofKinds = added.flatMap { text in
      [text] + option.kinds.map { Words.replacing("KIND", in: text, by: $0) }
    }
    let isOfAll = option.kinds.isEmpty && Statement.addsRecognizer(verb)
    let ofPans = isOfAll ? added.map { Words.replacing("KIND", in: $0, by: "pan") } : []
    return Words.Row(
      neighborhood: "", shape: option.name,
      replacement: (ofKinds + ofPans).joined(separator: " or "),
      difference: "An option\(place).")
  }
}

extension Words {
  /// Returns the values that an option can have for the right side of an assignment, the likeliest first.
  func optionValues(in text: String) -> [String] {
    let pieces = Words.pruned(Foreign.pieces(of: text)).pieces
    guard let equals = pieces.firstIndex(where: { $0.isMark("=") }) else { return [] }
    let value = pieces[(equals + 1)...]
    var values: [String] = []
    if let literal = Words.literal(value) { values.append(literal) }
    if let curve = Words.curve(value) { values.append(curve) }
    if value.count == 1, case .group("[", let elements)? = value.first?.content {
      let numbers = elements.compactMap { ForeignNumber.value($0.value[...])?.value }
      if numbers.count == elements.count, !numbers.isEmpty {
        values.append(numbers.map { Numerals.text($0, decimals: 9) }.joined(separator: ","))
      }
      // `[.left, .right]`
      let names = elements.compactMap { $0.value.last?.word }
      if names.count == elements.count, numbers.isEmpty, !names.isEmpty {
        values.append(names.joined(separator: ","))
      }
    }
    var name = value.last?.word
    if value.count == 1, case .text(let text)? = value.first?.content { name = text.lowercased() }
    switch name {
    case "infinity", "greatestfinitemagnitude": values.append(ParameterKind.forever)
    case .some(let name) where values.isEmpty: values.append(name)
    default: break
    }
    return values
  }
}
