package import PantomimeKit
import PantomimeReporting

/// The help on a path, or on a family of paths, that scenes share: its meaning, and its unit.
package struct PathNote: Sendable {
  /// The name, in which words in capitals stand for variable parts.
  package let name: String
  package let summary: String
  /// The kind of the path's values, as a phrase.
  package let measure: String

  private init(_ name: String, _ measure: String, _ summary: String) {
    self.name = name
    self.summary = summary
    self.measure = measure
  }

  /// The notes, in the order in which they are listed.
  package static let all: [PathNote] = clock + animator + release + pan + named

  private static let clock = [
    PathNote("time", "s", "The time since the scene started; only statements advance it."),
    PathNote("state", "a word", "The scene's model state."),
    PathNote("hash", "a word", "A hash of the whole history, the same on any machine."),
    PathNote(
      "invariant.NAME", "yes or no",
      "Whether an invariant of the scene holds; one that applies at rest holds during motion."),
  ]

  static let animator = [
    PathNote(
      "fraction", "a fraction",
      "The fraction complete: of the time while running, of the distance while paused; flips when reversed (0.6667 = 1 − 0.3333)."
    ),
    PathNote(
      "progress", "a fraction",
      "The pose on screen: 0 where the run starts, 1 at its targets; a run home starts at 0, too."),
    PathNote("time-fraction", "a fraction", "The elapsed fraction of the animator's time."),
    PathNote("animator.state", "a word", "The animator's state: inactive, active or stopped."),
    PathNote("running", "yes or no", "Whether the animator is running."),
    PathNote("reversed", "yes or no", "Whether the animator runs to the original values."),
    PathNote("remaining", "s", "The remaining time of the animator."),
    PathNote("duration", "s", "The duration of a full run of the animator."),
    PathNote("completions", "a number", "The number of pending completion handlers."),
    PathNote(
      "position", "a word", "The final position of the last run: start, end, current or none."),
  ]

  private static let release = [
    PathNote("rule", "a word", "The current completion rule; scene is the scene's rule."),
    PathNote(
      "raw", "a fraction", "The last fraction computed from a gesture, before clamping to 0–1."),
    PathNote("release.fraction", "a fraction", "The fraction at the last lift-off."),
    PathNote(
      "release.time-fraction", "a fraction", "The fraction of the time at the last lift-off."),
    PathNote("release.remaining", "s", "The remaining time after the last lift-off."),
    PathNote("release.reversed", "yes or no", "Whether the last lift-off reversed the run."),
    PathNote(
      "decision", "a word", "The last decision: complete, revert, or the anchor's index."),
    PathNote("decision.by", "a word", "The deciding quantity, as named by the rule."),
    PathNote("decision.margin", "a number", "The margin of the decision."),
  ]

  private static let pan = [
    PathNote("pan.state", "a word", "The state of the pan last reported."),
    PathNote("pan.translation", "x,y in pt", "The translation of the pan since it began."),
    PathNote("pan.velocity", "x,y in pt/s", "The velocity of the pan; up and left are negative."),
    PathNote("pan.estimator", "a word", "The velocity estimator."),
    PathNote("pan.location", "x,y in pt", "The location of the pan on screen, if known."),
    PathNote(
      "pan.distance", "pt",
      "The length of the pan's translation: √(x² + y²), whatever its direction."
    ),
    PathNote("touches", "a number", "The number of touches."),
    PathNote("gesture.NAME", "a word", "The state of a recognizer."),
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
      "NAME.place", "a word",
      "The place that a driven or toggled animator reached last, home or out; it changes at the end."
    ),
    PathNote("NAME.fraction", "a fraction", "Like fraction and the others, for a named animator."),
    PathNote(
      "VIEW.PROPERTY", "by the property", "A presentation value of a view, or a component of it."),
    PathNote("VIEW.hidden", "yes or no", "Whether a view is hidden."),
    PathNote("VIEW.interaction", "yes or no", "Whether a view takes touches."),
    PathNote("VIEW.role", "a word", "What pictures draw for a view."),
    PathNote("VIEW.text", "a word", "The text that pictures draw for a view."),
    PathNote("VIEW.model.PROPERTY", "by the property", "A model value, the target of animations."),
    PathNote(
      "VIEW.PROPERTY.speed", "by the property",
      "The change of a presentation value per second, if nothing but time passes."),
    PathNote("NAME.percent", "a fraction", "The last percent that a transition received."),
    PathNote("NAME.running", "yes or no", "Whether a transition is in flight."),
    PathNote("NAME.interactive", "yes or no", "Whether a transition is held at its percent."),
    PathNote("NAME.outcome", "a word", "The decided outcome of a transition: finish or cancel."),
    PathNote("VIEW.layers", "a number", "The number of layer animations attached to a view."),
    PathNote("VIEW.touch", "a word", "The last touch phase that a view received."),
    PathNote("VIEW.offset", "pt", "The content offset of a scroll view, also x,y."),
    PathNote("VIEW.target", "pt", "The target offset of a scroll view, if known."),
    PathNote("VIEW.dragging", "yes or no", "Whether a finger drags a scroll view."),
    PathNote("VIEW.decelerating", "yes or no", "Whether a scroll view decelerates."),
    PathNote("VIEW.speed", "pt/s", "The velocity of a scroll view, also x,y."),
    PathNote("VIEW.page", "a number", "The page that a paging scroll view shows."),
  ]

  /// Returns whether, in a simulation, a path is this one or belongs to this family.
  func covers(_ path: String, in simulation: Simulation) -> Bool {
    if name == path { return true }
    func rest(_ names: [String]) -> [Substring] {
      names.filter { path.hasPrefix("\($0).") }.map { path.dropFirst($0.count + 1) }
    }
    switch name {
    case "gesture.NAME": return path.hasPrefix("gesture.")
    case "invariant.NAME": return path.hasPrefix("invariant.")
    case "NAME.place": return rest(simulation.animatorNames).contains("place")
    case "NAME.fraction":
      return rest(simulation.animatorNames).contains { rest in
        PathNote.animator.contains { $0.name == rest }
      }
    case "NAME.translation", "NAME.velocity", "NAME.location", "NAME.distance":
      return simulation.derivedPaths.contains(path)
        && path.hasSuffix(name.dropFirst("NAME".count))
    case "NAME.percent", "NAME.running", "NAME.interactive", "NAME.outcome":
      return rest(simulation.transitionNames).contains { $0 == name.dropFirst("NAME.".count) }
    case "VIEW.PROPERTY.speed":
      return path.hasSuffix(".speed") && simulation.read(path) != nil
        && rest(simulation.viewNames).contains { $0.contains(".") }
    case "VIEW.model.PROPERTY":
      return rest(simulation.viewNames).contains { $0.hasPrefix("model.") }
    case "VIEW.PROPERTY": return !rest(simulation.viewNames).isEmpty
    default:
      guard name.hasPrefix("VIEW.") else { return false }
      return rest(simulation.viewNames).contains { $0 == name.dropFirst("VIEW.".count) }
    }
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
