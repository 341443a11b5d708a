import PantomimeKit

/// A transition of SwiftUI: `.transition(.move(edge: .bottom).combined(with: .opacity))`.
///
/// A view doesn't come and go here, so it enters from where the transition begins.
struct WordTransition {
  /// What a transition changes.
  private enum Effect {
    case fade
    case scale(Double)
    case anchor(String)
    /// A distance along each axis at which the view is before it enters.
    case offset(Double, Double)
  }

  private var entering: [Effect] = []
  private var leaving: [Effect] = []
  private var timing: String?
  /// Whether leaving isn't the reverse of entering.
  private var isAsymmetric = false
  private var hasExample = false
  private var hasExampleOfScale = false
  private let written: String

  /// Reads a transition, or returns `nil` if the pieces are none that changes a view.
  init?(_ pieces: [Foreign]) {
    written = Foreign.written(pieces)
    if pieces.first?.word == "anytransition", pieces.count > 2, pieces[1].isMark(".") {
      guard read(pieces[2...]) else { return nil }
    } else {
      guard let place = pieces.firstIndex(where: { $0.word == "transition" }),
        place == 0 || pieces[place - 1].isGroup || pieces[place - 1].isMark("."),
        place + 2 == pieces.count, case .group("(", let arguments) = pieces[place + 1].content,
        arguments.count == 1, arguments[0].label == nil, !arguments[0].isTrailing,
        arguments[0].value.first?.isMark(".") == true
          || arguments[0].value.first?.word == "anytransition",
        read(arguments[0].value[...])
      else { return nil }
    }
    if entering.isEmpty && leaving.isEmpty { return nil }
  }

  /// Takes the calls of a chain, or returns `false` if one of them isn't known.
  private mutating func read(_ chain: ArraySlice<Foreign>) -> Bool {
    var rest = chain
    while let first = rest.first {
      rest = rest.dropFirst()
      if first.isMark(".") || first.word == "anytransition" { continue }
      guard let name = first.word else { return false }
      var arguments: [Foreign.Argument] = []
      if case .group("(", let given)? = rest.first?.content {
        arguments = given
        rest = rest.dropFirst()
      }
      guard take(name, arguments) else { return false }
    }
    return true
  }

  private mutating func take(_ name: String, _ arguments: [Foreign.Argument]) -> Bool {
    func value(_ label: String?) -> [Foreign]? {
      arguments.first { $0.label == label }?.value
    }
    func number(_ label: String?) -> Double? {
      value(label).flatMap { ForeignNumber.value($0[...])?.value }
    }
    switch name {
    case "opacity": add([.fade])
    case "scale":
      let point = value("anchor")?.last?.word.flatMap { name in
        WordTransition.anchors.first { $0.name == name }?.point
      }
      add(point.map { [.anchor($0)] } ?? [])
      add([.scale(number("scale") ?? (arguments.isEmpty ? 0 : 0.8))])
      hasExampleOfScale = hasExampleOfScale || !arguments.isEmpty && number("scale") == nil
    case "slide":
      entering.append(.offset(-390, 0))
      leaving.append(.offset(390, 0))
      isAsymmetric = true
    case "move":
      hasExample = true
      let (x, y) = WordTransition.side(value("edge"))
      add([.offset(x * 300, y * 300)])
    case "push":
      hasExample = true
      let (x, y) = WordTransition.side(value("from"))
      entering += [.offset(x * 300, y * 300), .fade]
      leaving += [.offset(-x * 300, -y * 300), .fade]
      isAsymmetric = true
    case "offset":
      var (x, y) = (number("x") ?? 0, number("y") ?? 0)
      if case .group("(", let size)? = value(nil)?.last?.content {
        x =
          size.first { $0.label == "width" }.flatMap { ForeignNumber.value($0.value[...])?.value }
          ?? 0
        y =
          size.first { $0.label == "height" }.flatMap { ForeignNumber.value($0.value[...])?.value }
          ?? 0
      }
      if x == 0, y == 0 { (y, hasExample) = (100, true) }
      add([.offset(x, y)])
    case "combined":
      guard let other = value("with"), !other.isEmpty else { return false }
      return read(other[...])
    case "asymmetric":
      guard let insertion = value("insertion"), let removal = value("removal"),
        let one = WordTransition(of: insertion), let other = WordTransition(of: removal)
      else { return false }
      entering += one.entering
      leaving += other.leaving
      timing = timing ?? one.timing ?? other.timing
      (isAsymmetric, hasExample) = (true, hasExample || one.hasExample || other.hasExample)
      hasExampleOfScale = one.hasExampleOfScale || other.hasExampleOfScale
    case "animation":
      guard let options = value(nil).flatMap({ WordTiming($0[...])?.options }) else { return false }
      timing = options
    default: return false
    }
    return true
  }

  private init?(of chain: [Foreign]) {
    written = ""
    guard read(chain[...]) else { return nil }
  }

  private mutating func add(_ effects: [Effect]) {
    entering += effects
    leaving += effects
  }

  /// Returns the direction of an edge of the screen; the bottom is an example.
  private static func side(_ edge: [Foreign]?) -> (Double, Double) {
    switch edge?.last?.word {
    case "top": (0, -1)
    case "leading": (-1, 0)
    case "trailing": (1, 0)
    default: (0, 1)
    }
  }

  private static let anchors: [(name: String, point: String)] = [
    ("top", "0.5,0"), ("bottom", "0.5,1"), ("leading", "0,0.5"), ("trailing", "1,0.5"),
    ("topleading", "0,0"), ("toptrailing", "1,0"), ("bottomleading", "0,1"),
    ("bottomtrailing", "1,1"),
  ]

  /// The statements with which the view enters.
  private var statements: [String] {
    entering.flatMap { effect -> [String] in
      switch effect {
      case .anchor(let point): ["set VIEW.anchor=\(point)"]
      case .fade: moved("alpha", from: "0", "to=1")
      case .scale(let scale): moved("scale", from: Numerals.text(scale, decimals: 6), "to=1")
      case .offset(let x, let y):
        [("x", x), ("y", y)].filter { $0.1 != 0 }.flatMap { axis, distance in
          let sign = distance < 0 ? "-" : "+"
          let place = "{VIEW.center.\(axis)\(sign)\(Numerals.text(abs(distance)))}"
          return moved("center.\(axis)", from: place, "by=\(Numerals.text(-distance))")
        }
      }
    }
  }

  /// Returns the statements for a property that goes from a value to the present one.
  private func moved(_ path: String, from value: String, _ target: String) -> [String] {
    guard let timing else { return ["layer-animation VIEW.\(path) from=\(value) duration=0.35"] }
    return ["set VIEW.\(path)=\(value)", "animate VIEW.\(path) \(target) \(timing)"]
  }

  /// The statements with which the view leaves, a second later.
  private var removal: [String] {
    leaving.flatMap { effect -> [String] in
      let time = "\(timing ?? "duration=0.35") delay=1"
      switch effect {
      case .anchor: return []
      case .fade: return ["animate VIEW.alpha to=0 \(time)"]
      case .scale(let scale):
        return ["animate VIEW.scale to=\(Numerals.text(scale, decimals: 6)) \(time)"]
      case .offset(let x, let y):
        return [("x", x), ("y", y)].filter { $0.1 != 0 }.map { axis, distance in
          "animate VIEW.center.\(axis) by=\(Numerals.text(distance)) \(time)"
        }
      }
    }
  }

  /// The match of a row for the transition.
  var match: Words.Match? {
    let all = statements + (isAsymmetric ? removal : [])
    var sentences = [
      isAsymmetric
        ? "A view doesn't come and go: it enters, and leaves a second later."
        : "A view doesn't come and go: it enters from where the transition begins."
    ]
    if hasExample { sentences.append("The distance is an example.") }
    if hasExampleOfScale { sentences.append("The scale is an example.") }
    let row = Words.Row(
      neighborhood: "SwiftUI", shape: written, replacement: all.joined(separator: "; "),
      difference: sentences.joined(separator: " "))
    return Words.Match(row: row, bindings: WordBindings(), receiver: [], assigned: nil)
  }
}
