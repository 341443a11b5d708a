import PantomimeKit
import PantomimeScenes
package import PantomimeScripting

/// Makes lines of the language out of a seed: every verb with the options it declares, mostly with
/// values of the right kind, and often with extreme ones.
package struct RandomStatements {
  private var generator: SeededGenerator

  package init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  /// Names for what is new, few so that they meet.
  private static let names = ["card", "dot", "list", "open", "a", "b"]
  private static let extremes = [
    "0", "-0", "1", "-1", "1e300", "-1e300", "1e-300", "1e9", "-1e9", "0.001", "1e308", "5e-324",
    "1e16",
  ]
  private static let usual = [
    "0.5", "0.25", "1", "2", "3", "10", "60", "-40", "100", "-120", "195", "300", "420", "-900",
  ]
  private static let times = ["0", "0.01", "0.1", "0.3", "0.5", "1", "3f", "20ms", "1e-9", "7"]
  /// Whole numbers, fractions and calls which have a place somewhere.
  private static let words = [
    "yes", "no", "none", "start", "end", "current", "ended", "tuesday", "\"\"", "\"a b\"", "1,2",
    "1,2,3,4", "390x844", "0x0", "linear", "spring(0.8)", "rotate(90)", "identity", "forever",
  ]
}

// MARK: - Chance

extension RandomStatements {
  package mutating func below(_ count: Int) -> Int {
    Int(generator.next() % UInt64(max(1, count)))
  }

  package mutating func chance(_ share: Double) -> Bool { generator.unit() < share }

  package mutating func one(_ words: [String]) -> String {
    words.isEmpty ? "nothing" : words[below(words.count)]
  }
}

// MARK: - Lines

extension RandomStatements {
  /// A line for what is there.
  package mutating func line(in session: Session) -> String {
    let simulation = session.simulation
    if simulation == nil || chance(0.02) { return scene() }
    let text: String
    switch below(20) {
    case 0, 1: text = "wait \(one(Self.times))"
    case 2: text = "run"
    case 3, 4, 5: text = finger(in: session)
    case 6: text = set(in: session)
    case 7, 8, 9, 10: text = made(in: session)
    case 11, 12, 13, 14: text = example(in: session)
    default: text = statement(Commands.forms[below(Commands.forms.count)], in: session)
    }
    return chance(0.03) ? spoiled(text) : text
  }

  /// A `scene` statement with some options.
  package mutating func scene() -> String {
    let entry = Scenes.all[chance(0.5) ? Scenes.all.count - 1 : below(Scenes.all.count)]
    var text = "scene \(entry.name)"
    for option in entry.options where chance(0.3) {
      text += " \(option.name)=\(value(of: option.kind))"
    }
    return text
  }

  /// A line that adds something, or makes touches, of which most make sense.
  private mutating func made(in session: Session) -> String {
    let name = one(Self.names) + (chance(0.5) ? "\(below(5))" : "")
    let view = value(.view, in: session)
    let path = property(in: session)
    switch below(10) {
    case 0:
      let parent = chance(0.5) ? " in=\(view)" : ""
      return "view \(name) frame=\(numbers(4)) alpha=\(number()) color=1,0,0,1 x=\(number())"
        + parent
    case 1:
      return "scroll-view \(name) frame=\(one(["0,0,390,844", numbers(4)])) content="
        + one(["390x4000", "1170x844", "\(number())x\(number())"])
        + options(of: ScrollViewCommand.form, but: ["frame", "content"], in: session)
    case 2:
      return "animator \(name) duration=\(one(Self.times)) curve=\(timing())"
    case 3:
      let kind = one(["pan", "pan", "edge edges=left", "tap", "press"])
      return "gesture \(name) \(kind) on=\(view)"
        + options(of: GestureCommand.form, but: ["on", "edges"], in: session)
    case 4:
      return "animate \(path) \(one(["to", "by"]))=\(one([number(), numbers(2), numbers(4)]))"
        + (chance(0.5) ? " on=\(value(.animator, in: session))" : "")
    case 5:
      let ends = one(["from=\(number()) to=\(number())", "by=\(number())", "values=\(numbers(4))"])
      return "layer-animation \(path) \(ends)"
        + options(of: LayerAnimationCommand.form, but: ["from", "to", "by", "values"], in: session)
    case 6: return "running \(name) \(path) to=\(number()) duration=\(one(Self.times))"
    case 7:
      return "drag by=\(numbers(2)) on=\(view)"
        + options(of: Drag.form, but: ["by", "on", "x", "y"], in: session)
    case 8:
      return "\(one(["flick", "swipe"])) \(one(["up", "down", "left", "right"])) on=\(view)"
        + options(of: Swipe.form, but: ["on"], in: session)
    default:
      return "scroll \(value(.scrollView, in: session)) \(one(["to", "by"]))="
        + one([number(), numbers(2)]) + (chance(0.5) ? " over=\(one(Self.times))" : "")
    }
  }

  /// The path of something that can be animated.
  private mutating func property(in session: Session) -> String {
    let paths = (session.simulation?.paths ?? []).filter { $0.contains(".model.") }
    let parts = one(paths).split(separator: ".")
    return parts.filter { $0 != "model" }.joined(separator: ".")
  }

  private mutating func options(of form: Form, but taken: [String], in session: Session) -> String {
    var text = ""
    for option in form.options where !taken.contains(option.name) && chance(0.2) {
      text += " \(option.name)=\(value(option.kind, in: session))"
    }
    return text
  }

  /// A line of some verb's example, perhaps with another number in it.
  private mutating func example(in session: Session) -> String {
    let form = Commands.forms[below(Commands.forms.count)]
    let lines = form.example.filter { !$0.hasPrefix("scene") }
    let words = one(lines).split(separator: " ").map { word -> String in
      guard chance(0.2) else { return String(word) }
      let halves = word.split(separator: "=", maxSplits: 1)
      if halves.count == 2, halves[1].first?.isNumber == true || halves[1].first == "-" {
        let count = halves[1].split(separator: ",").count
        return "\(halves[0])=\(numbers(count))"
      }
      return Double(word) == nil ? String(word) : number()
    }
    return words.joined(separator: " ")
  }

  private mutating func finger(in session: Session) -> String {
    let id = chance(0.7) ? "" : " id=\(1 + below(4))"
    let place =
      chance(0.3)
      ? " on=\(one(session.simulation?.viewNames ?? []))"
      : " \(one(["x", "y"]))\(one(["=", "+="]))\(number())"
    switch below(6) {
    case 0, 1: return "touch down\(chance(0.5) ? " x=195 y=420" : place)\(id)"
    case 2, 3: return "touch move\(place)\(id)"
    case 4: return "touch up\(chance(0.2) ? " outside" : "")\(id)"
    default: return "touch \(one(["cancel all", "cancel\(id)", "lost\(id)"]))"
    }
  }

  private mutating func set(in session: Session) -> String {
    switch below(7) {
    case 0: return "set rate=\(one(["1", "60", "120", "1000", number()]))"
    case 1: return "set estimator=\(one(VelocityEstimator.all.map { $0.name }))"
    case 2: return "set axis=\(value(.axis, in: session))"
    case 3:
      let doubt = OpenQuestion.allCases[below(OpenQuestion.allCases.count)]
      return "set reading \(doubt.rawValue)=\(one(doubt.choices))"
    case 4: return "set quirks=\(one(Quirk.allCases.map { $0.rawValue } + ["none"]))"
    case 5: return "set trace=\(one(["all", "last:1", "last:40", "last:\(number())", number()]))"
    default:
      guard let live = Scenes.named(session.simulation?.name ?? "")?.options.filter({ $0.isLive }),
        !live.isEmpty, chance(0.5)
      else { return "set rule=\(value(.rule, in: session))\(parameters())" }
      let option = live[below(live.count)]
      return "set \(option.name)=\(value(of: option.kind))"
    }
  }

  private mutating func parameters() -> String {
    guard chance(0.7) else { return "" }
    let names = NamedRule.all.flatMap { $0.parameters.map { $0.name } }
    return " \(one(names))=\(number())"
  }

  /// A statement of a form, with all that it must have and some of what it may.
  private mutating func statement(_ form: Form, in session: Session) -> String {
    var text = form.name
    for positional in form.positionals where !positional.isOptional || chance(0.4) {
      text += " " + value(positional.kind, in: session)
    }
    let share = chance(0.5) ? 0.3 : 0.7
    for option in form.options where chance(share) {
      let sign = option.canAdd && chance(0.3) ? "+=" : "="
      text += " \(option.name)\(sign)\(value(option.kind, in: session))"
    }
    if form.name == "view" {
      text += " frame=\(numbers(4)) alpha=1 x=\(number())"
    }
    return text
  }

  /// A line with a word left out, doubled or replaced.
  private mutating func spoiled(_ text: String) -> String {
    var words = text.split(separator: " ").map(String.init)
    let index = below(words.count)
    switch below(3) {
    case 0: words.remove(at: index)
    case 1: words.insert(words[index], at: index)
    default: words[index] = one(Self.words)
    }
    return words.joined(separator: " ")
  }
}

// MARK: - Values

extension RandomStatements {
  package mutating func number() -> String {
    chance(0.3) ? one(Self.extremes) : one(Self.usual)
  }

  package mutating func numbers(_ count: Int) -> String {
    let isTame = chance(0.6)
    return (0..<count).map { _ in isTame ? one(Self.usual) : number() }.joined(separator: ",")
  }

  package mutating func timing() -> String {
    switch below(8) {
    case 0: return "spring(\(number()))"
    case 1: return "spring(\(numbers(3)))"
    case 2: return "spring(\(numbers(4)))"
    case 3: return "response(\(numbers(2)))"
    case 4: return "bounce(\(numbers(2)))"
    case 5: return "cubic(\(numbers(4)))"
    case 6:
      return one(["steps(4)", "steps(1,start)", "linear(0,0.6@0.2,1)", "linear(\(numbers(3)))"])
    default: return one(NamedCurve.all.map { $0.name })
    }
  }

  /// A value that a parameter accepts, or nearly.
  private mutating func value(_ kind: ParameterKind, in session: Session) -> String {
    if chance(0.02) { return one(Self.words) }
    let simulation = session.simulation
    switch kind {
    case .points, .velocity, .fraction, .number: return number()
    case .time: return chance(0.8) ? one(Self.times) : number()
    case .lengths(let names): return numbers(names.count)
    case .size: return "\(number())x\(number())"
    case .numbers: return numbers(1 + below(6))
    case .repetition: return one(["forever", number()])
    case .bezier: return one(TimingValue.bezierWords.dropLast() + ["cubic(\(numbers(4)))"])
    case .beziers: return one(["linear,ease-in", "cubic(\(numbers(4))),linear"])
    case .timing: return timing()
    case .name, .text: return one(Self.names)
    case .fork: return one(session.history.branches + Self.names)
    case .words(let words): return one(words)
    case .path: return one(simulation?.paths ?? [])
    case .view: return one(simulation?.viewNames ?? [])
    case .scrollView: return one(simulation?.scrollViewNames ?? [])
    case .tappable: return one(simulation?.tappable ?? [])
    case .layerKey: return one(simulation.map { LayerAnimation.keys(in: $0) } ?? [])
    case .gesture: return one(simulation?.gestureNames ?? [])
    case .axis: return one(AxisRule.all.map { $0.name })
    case .animator: return one(simulation?.animatorNames ?? [])
    case .transition: return one(simulation?.transitionNames ?? [])
    case .driven:
      return chance(0.5) ? one(simulation?.animatorNames ?? []) : property(in: session)
    case .file, .script: return one(["touches.jsonl", "touches.csv", "nothing"])
    case .touches:
      return one(["touches.jsonl", "nothing", "\"0 195,420; 16 \(numbers(2)); 33 195,300; 50 up\""])
    case .scene: return Scenes.all[below(Scenes.all.count)].name
    case .rule: return one(NamedRule.all.map { $0.name } + [NamedRule.nameOfOwn])
    case .rules: return one(NamedRule.all.map { $0.name } + [NamedRule.nameOfOwn, "all"])
    case .cause: return one(["won", "velocity", "fraction", "paused"])
    case .topic: return one(Commands.forms.map { $0.name } + ["rules", "paths", "estimators"])
    case .expectation: return chance(0.6) ? number() : numbers(1 + below(4))
    case .setting: return "rate=60"
    }
  }
}
