package import PantomimeKit
import PantomimeReporting
import PantomimeScenes

/// A path, or a family of paths, that scenes share: its meaning, its unit, and the words that its
/// value can be.
package struct PathNote: Sendable {
  /// The name, in which words in capitals stand for variable parts.
  package let name: String
  package let summary: String
  /// The kind of the path's values, as a phrase.
  package let measure: String
  /// Returns the words that the value can be, or `nil` if they aren't known in advance.
  fileprivate let words: Words

  fileprivate typealias Words = @Sendable (Simulation, Catalog) -> PathWords?

  /// - Parameter words: The words that the value can be, or `nil` if they follow from its kind.
  private init(
    _ name: String, _ measure: String, _ summary: String, words: Words? = nil
  ) {
    self.name = name
    self.summary = summary
    self.measure = measure
    self.words =
      words ?? { _, _ in
        switch measure {
        case PathNote.word, PathNote.byProperty: nil
        case PathNote.flag: PathWords(["yes", "no"])
        default: PathWords([], mayBeNumber: true)
        }
      }
  }

  /// The kinds of values that aren't numbers.
  private static let (word, flag, byProperty) = ("a word", "yes or no", "by the property")

  private static func cases<Choice: RawRepresentable<String> & CaseIterable>(
    _ choices: Choice.Type
  ) -> Words {
    let words = PathWords(Choice.allCases.map { $0.rawValue })
    return { _, _ in words }
  }

  /// The notes, in the order in which they are listed.
  package static let all: [PathNote] = clock + animator + release + pan + named

  private static let clock = [
    PathNote("time", "s", "The time since the scene started; only statements advance it."),
    PathNote("state", word, "The scene's model state.") { simulation, catalog in
      let states = catalog.scene(simulation.name)?.states ?? []
      return states.isEmpty || simulation.name == Blank.name ? nil : PathWords(states)
    },
    PathNote("hash", word, "A hash of the whole history, the same on any machine."),
    PathNote(
      "invariant.NAME", flag,
      "Whether an invariant of the scene holds; one that applies at rest holds during motion, and "
        + "one about a finger's movement stays broken until the next pan begins."),
  ]

  package static let animator = [
    PathNote(
      "fraction", "a fraction",
      "The fraction complete: of the time while running, of the distance while paused; flips when reversed (0.6667 = 1 − 0.3333)."
    ),
    PathNote(
      "progress", "a fraction",
      "The pose on screen: 0 where the run starts, 1 at its targets; a run home starts at 0, too."),
    PathNote("time-fraction", "a fraction", "The elapsed fraction of the animator's time."),
    PathNote(
      "animator.state", word, "The animator's state: inactive, active or stopped.",
      words: cases(Animator.Activity.self)),
    PathNote("running", flag, "Whether the animator is running."),
    PathNote("reversed", flag, "Whether the animator runs to the original values."),
    PathNote("remaining", "s", "The remaining time of the animator."),
    PathNote("duration", "s", "The duration of a full run of the animator."),
    PathNote("completions", "a number", "The number of pending completion handlers."),
    PathNote(
      "position", word, "The final position of the last run: start, end, current or none.",
      words: cases(Position.self)),
  ]

  private static let release = [
    PathNote("rule", word, "The current completion rule; scene is the scene's rule.") {
      PathWords($1.rules.map { $0.name } + [NamedRule.nameOfOwn])
    },
    PathNote(
      "raw", "a fraction", "The last fraction computed from a gesture, before clamping to 0–1."),
    PathNote("release.fraction", "a fraction", "The fraction at the last lift-off."),
    PathNote(
      "release.time-fraction", "a fraction", "The fraction of the time at the last lift-off."),
    PathNote("release.remaining", "s", "The remaining time after the last lift-off."),
    PathNote("release.reversed", flag, "Whether the last lift-off reversed the run."),
    PathNote("decision", word, "The last decision: complete, revert, or the anchor's index.") {
      _, _ in
      PathWords([Decision.Outcome.complete, .revert].map { $0.rawValue }, mayBeNumber: true)
    },
    PathNote(
      "decision.by", word, "The deciding quantity, as named by the rule.",
      words: cases(DecidedBy.self)),
    PathNote("decision.margin", "a number", "The margin of the decision."),
  ]

  private static let pan = [
    PathNote(
      "pan.state", word, "The state of the pan last reported.", words: cases(RecognizerState.self)),
    PathNote("pan.translation", "x,y in pt", "The translation of the pan since it began."),
    PathNote("pan.velocity", "x,y in pt/s", "The velocity of the pan; up and left are negative."),
    PathNote("pan.estimator", word, "The velocity estimator.") {
      PathWords($1.estimators.map { $0.name })
    },
    PathNote("pan.location", "x,y in pt", "The location of the pan on screen, if known."),
    PathNote(
      "pan.distance", "pt",
      "The length of the pan's translation: √(x² + y²), whatever its direction."
    ),
    PathNote("touches", "a number", "The number of touches."),
    PathNote(
      "gesture.NAME", word, "The state of a recognizer.", words: cases(RecognizerState.self)),
    PathNote(
      "NAME.translation", "x,y in pt", "The translation of a pan or long press since it began."),
    PathNote(
      "NAME.velocity", "x,y in pt/s", "The last velocity of a pan; a long press reports none."),
    PathNote(
      "NAME.location", "x,y in pt", "The last location of a pan or long press on screen."),
    PathNote(
      "NAME.distance", "pt", "The length of the translation of a pan or long press; follow it, too."
    ),
  ]

  private static let named = [
    PathNote(
      "NAME.place", word,
      "The place that a driven or toggled animator reached last, home or out; it changes at the end."
    ) { _, _ in PathWords(["home", "out"]) },
    PathNote("NAME.fraction", "a fraction", "Like fraction and the others, for a named animator."),
    PathNote(
      "VIEW.PROPERTY", byProperty, "A presentation value of a view, or a component of it."),
    PathNote("VIEW.hidden", flag, "Whether a view is hidden."),
    PathNote("VIEW.interaction", flag, "Whether a view takes touches."),
    PathNote("VIEW.role", word, "What pictures draw for a view.", words: cases(ViewRole.self)),
    PathNote("VIEW.text", word, "The text that pictures draw for a view."),
    PathNote("VIEW.model.PROPERTY", byProperty, "A model value, the target of animations."),
    PathNote(
      "VIEW.PROPERTY.speed", byProperty,
      "The change of a presentation value per second, if nothing but time passes."),
    PathNote("NAME.percent", "a fraction", "The last percent that a transition received."),
    PathNote("NAME.running", flag, "Whether a transition is in flight."),
    PathNote("NAME.interactive", flag, "Whether a transition is held at its percent."),
    PathNote("NAME.outcome", word, "The decided outcome of a transition: finish or cancel.") {
      _, _ in PathWords(["none", "finish", "cancel"])
    },
    PathNote("VIEW.layers", "a number", "The number of layer animations attached to a view."),
    PathNote(
      "VIEW.touch", word, "The last touch phase that a view received.",
      words: cases(Touch.Phase.self)),
    PathNote("VIEW.offset", "pt", "The content offset of a scroll view, also x,y."),
    PathNote("VIEW.target", "pt", "The target offset of a scroll view, if known."),
    PathNote("VIEW.dragging", flag, "Whether a finger drags a scroll view."),
    PathNote("VIEW.decelerating", flag, "Whether a scroll view decelerates."),
    PathNote("VIEW.speed", "pt/s", "The velocity of a scroll view, also x,y."),
    PathNote("VIEW.page", "a number", "The page that a paging scroll view shows."),
  ]

  /// Returns the path or the family to which a path of a simulation belongs, or `nil` if there is
  /// none; a property of a view is the last resort.
  static func note(on path: String, in simulation: Simulation) -> PathNote? {
    all.first { $0.name == path }
      ?? all.first { $0.covers(path, in: simulation) && !$0.name.hasSuffix("PROPERTY") }
      ?? all.first { $0.covers(path, in: simulation) }
  }

  /// Returns whether, in a simulation, a path is this one or belongs to this family.
  func covers(_ path: String, in simulation: Simulation) -> Bool {
    if name == path { return true }
    /// Returns whether the path consists of one of the names, a dot, and a fitting rest.
    func isBehind(_ names: [String], _ fits: (Substring) -> Bool) -> Bool {
      names.contains { path.hasPrefix("\($0).") && fits(path.dropFirst($0.count + 1)) }
    }
    switch name {
    case "gesture.NAME", "invariant.NAME": return path.hasPrefix(name.dropLast("NAME".count))
    case "NAME.place": return isBehind(simulation.animatorNames) { $0 == "place" }
    case "NAME.fraction":
      return isBehind(simulation.animatorNames) { rest in
        PathNote.animator.contains { $0.name == rest }
      }
    case "NAME.translation", "NAME.velocity", "NAME.location", "NAME.distance":
      return path.hasSuffix(name.dropFirst("NAME".count)) && simulation.derivedPaths.contains(path)
    case "NAME.percent", "NAME.running", "NAME.interactive", "NAME.outcome":
      return isBehind(simulation.transitionNames) { $0 == name.dropFirst("NAME.".count) }
    case "VIEW.PROPERTY.speed":
      return path.hasSuffix(".speed") && simulation.read(path) != nil
        && isBehind(simulation.viewNames) { $0.contains(".") }
    case "VIEW.model.PROPERTY":
      return isBehind(simulation.viewNames) { $0.hasPrefix("model.") }
    case "VIEW.PROPERTY": return isBehind(simulation.viewNames) { _ in true }
    default:
      guard name.hasPrefix("VIEW.") else { return false }
      return isBehind(simulation.viewNames) { $0 == name.dropFirst("VIEW.".count) }
    }
  }
}

extension HelpText {
  /// Returns the help on a word that the value of a path can be, or `nil` if no path has it.
  func value(_ word: String) -> String? {
    guard let simulation = HelpText.example else { return nil }
    var paths: [PathNote] = []
    for note in PathNote.all where !["state", "rule"].contains(note.name) {
      guard let words = note.words(simulation, catalog)?.all, words.contains(word) else { continue }
      if words != ["yes", "no"] || paths.isEmpty { paths.append(note) }
    }
    let scenes = catalog.scenes.filter { $0.states.contains(word) }
    guard !paths.isEmpty || !scenes.isEmpty else { return nil }
    let meaning = IntentHelp.noun(word)?.meaning
    var text = paths.prefix(meaning == nil ? 2 : 1).map { note in
      "\(word)  a value of \(note.name)\n  \(meaning ?? note.summary)\n"
        + "  read it: show \(note.name); `expect \(note.name) \(word)` asserts it\n"
    }.joined()
    if !scenes.isEmpty {
      text +=
        "\(word)  a state of \(Spelling.list(scenes.map { $0.name }, "and"))\n"
        + "  The scene's model state, which completions and statements change.\n"
        + "  read it: show state; `expect state \(word)` asserts it\n"
    }
    return text
  }

  /// A scene that the words of paths are looked up in.
  private static let example = try? FirstScene.begin(
    FirstScene.example, Span(0, 0), in: .standard)

  /// All words that the value of a path can be, for the laws of the help.
  package var values: [String] {
    guard let simulation = HelpText.example else { return [] }
    let ofPaths = PathNote.all.flatMap { $0.words(simulation, catalog)?.all ?? [] }
    return Array(Set(ofPaths + catalog.scenes.flatMap { $0.states })).sorted()
  }
}

/// The words that the value at a path can be, for checking and completing an expectation.
struct PathWords: Sendable {
  /// The words, without `none`, which any value can be compared with.
  let all: [String]
  /// Whether the value can also be a number.
  let mayBeNumber: Bool

  fileprivate init(_ all: [String], mayBeNumber: Bool = false) {
    (self.all, self.mayBeNumber) = (all, mayBeNumber)
  }

  /// Returns the words for a path, or `nil` if they aren't known in advance.
  init?(of path: String, in simulation: Simulation, _ catalog: Catalog) {
    var known: PathWords? {
      let note = PathNote.note(on: path, in: simulation)
      // The paths of a named animator are those of an animator.
      let own = note?.name == "NAME.fraction" ? PathNote.animator : []
      return (own.first { path.hasSuffix(".\($0.name)") } ?? note)?.words(simulation, catalog)
    }
    let found: PathWords?
    switch simulation.read(path) {
    case nil, .number, .pair, .rect, .color: return nil
    case .flag: found = PathWords(["yes", "no"])
    case .word(let present):
      found = known
      // A scene can declare a path with the same name, but with other words.
      guard found?.all.contains(present) == true else { return nil }
    case .absent: found = known
    }
    guard let found else { return nil }
    self = found
  }
}

/// The texts that describe the values of paths.
package enum PathText {
  /// Returns the kind of a value as a phrase, or `nil` if the path has no value now.
  package static func measure(_ pathValue: PathValue) -> String? {
    let unit = PathValueText.unit(pathValue)
    let suffix = unit.isEmpty ? "" : " in \(unit)"
    switch pathValue {
    case .absent: return nil
    case .flag: return "yes or no"
    case .word: return "a word"
    case .pair: return "x,y\(suffix)"
    case .rect: return "x,y,width,height\(suffix)"
    case .color: return "red,green,blue,alpha"
    case .number:
      return pathValue.unit == .fraction ? "a fraction" : unit.isEmpty ? "a number" : unit
    }
  }
}

/// Paths whose names contain an index, which is declared as `N`.
enum IndexedPath {
  /// Returns whether a path equals a declared one, or is one of its components.
  static func matches(_ declared: String, _ path: String) -> Bool {
    let (pattern, parts) = (declared.split(separator: "."), path.split(separator: "."))
    guard parts.count == pattern.count || parts.count == pattern.count + 1 else { return false }
    return zip(pattern, parts).allSatisfy { pattern, part in
      pattern == part || (pattern == "N" && part.allSatisfy { $0.isNumber })
    }
  }
}
