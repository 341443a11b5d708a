package import PantomimeKit
import PantomimeReporting

/// A path that scenes have in common, or a family of them: what it means, and in which unit it is told.
package struct PathNote: Sendable {
  /// The name, with capitals for what differs.
  package let name: String
  package let summary: String
  /// What its values are, as a phrase.
  package let measure: String

  private init(_ name: String, _ measure: String, _ summary: String) {
    self.name = name
    self.summary = summary
    self.measure = measure
  }

  /// In the order in which help lists them.
  package static let all: [PathNote] = clock + animator + release + pan + named

  private static let clock = [
    PathNote("time", "s", "The time since the scene began; it passes only when told."),
    PathNote("state", "a word", "The state that the scene's model is in."),
    PathNote("hash", "a word", "What stands for all that has happened, the same on any machine."),
  ]

  private static let animator = [
    PathNote(
      "fraction", "a share",
      "How far the animator is by its own count: of its time while it runs, of its way while held."),
    PathNote("progress", "a share", "The pose shown, 0 at the original values, 1 at the targets."),
    PathNote("time-fraction", "a share", "How much of the animator's time has run."),
    PathNote("animator.state", "a word", "What the animator is: inactive, active or stopped."),
    PathNote("running", "yes or no", "Whether time moves the animator."),
    PathNote("reversed", "yes or no", "Whether the animator runs to the original values."),
    PathNote("remaining", "s", "How long the animator has still to run."),
    PathNote("duration", "s", "How long a whole run of the animator takes."),
    PathNote("completions", "a number", "How often the animator has called its completions."),
    PathNote(
      "position", "a word", "Where the last completion found it: start, end, current or none."),
  ]

  private static let release = [
    PathNote("rule", "a word", "The completion rule in force; scene is the scene's own."),
    PathNote(
      "raw", "a share", "The fraction last made of a gesture, before it was kept in 0 to 1."),
    PathNote("release.fraction", "a share", "The fraction at the last lift-off."),
    PathNote("release.time-fraction", "a share", "The share of the time at the last lift-off."),
    PathNote("release.remaining", "s", "How long the run had to go after the last lift-off."),
    PathNote("release.reversed", "yes or no", "Whether the last lift-off turned the run round."),
    PathNote(
      "decision", "a word", "What the last lift-off meant: complete, revert, or which anchor."),
    PathNote("decision.by", "a word", "What decided it, as its rule says."),
    PathNote("decision.margin", "a number", "How far it was from being decided otherwise."),
  ]

  private static let pan = [
    PathNote("pan.state", "a word", "The state of the pan last reported."),
    PathNote("pan.translation", "x,y in pt", "How far the pan has come since it began."),
    PathNote("pan.velocity", "x,y in pt/s", "How fast the pan is; up and left are negative."),
    PathNote("pan.estimator", "a word", "The estimator that makes the velocity."),
    PathNote("pan.location", "x,y in pt", "Where the pan is on the screen, if that was said."),
    PathNote("touches", "a number", "How many fingers are down."),
    PathNote("gesture.NAME", "a word", "The state of a recognizer."),
  ]

  private static let named = [
    PathNote("NAME.place", "a word", "Where a driven or toggled animator is: home or out."),
    PathNote("NAME.fraction", "a share", "As fraction and the others, where there are several."),
    PathNote(
      "VIEW.PROPERTY", "by the property", "What is shown of a view now, or of a part of it."),
    PathNote("VIEW.model.PROPERTY", "by the property", "What was set, where animations lead."),
    PathNote("VIEW.layers", "a number", "How many layer animations are attached to a view."),
    PathNote("VIEW.touch", "a word", "What a view was last told of a touch by itself."),
    PathNote("VIEW.offset", "pt", "How far a scroll view is scrolled, also x,y."),
    PathNote("VIEW.target", "pt", "Where a scroll view will rest, if that is known."),
    PathNote("VIEW.dragging", "yes or no", "Whether a finger drags a scroll view."),
    PathNote("VIEW.decelerating", "yes or no", "Whether a scroll view moves on by itself."),
    PathNote("VIEW.speed", "pt/s", "How fast a scroll view scrolls, also x,y."),
    PathNote("VIEW.page", "a number", "The page that a paging scroll view shows."),
  ]

  /// Whether a path is this one, or of this family, in a simulation.
  func covers(_ path: String, in simulation: Simulation) -> Bool {
    if name == path { return true }
    func rest(_ names: [String]) -> [Substring] {
      names.filter { path.hasPrefix("\($0).") }.map { path.dropFirst($0.count + 1) }
    }
    switch name {
    case "gesture.NAME": return path.hasPrefix("gesture.")
    case "NAME.place": return rest(simulation.animatorNames).contains("place")
    case "NAME.fraction":
      return rest(simulation.animatorNames).contains { rest in
        PathNote.animator.contains { $0.name == rest }
      }
    case "VIEW.model.PROPERTY":
      return rest(simulation.viewNames).contains { $0.hasPrefix("model.") }
    case "VIEW.PROPERTY": return !rest(simulation.viewNames).isEmpty
    default:
      guard name.hasPrefix("VIEW.") else { return false }
      return rest(simulation.viewNames).contains { $0 == name.dropFirst("VIEW.".count) }
    }
  }
}

/// What the values of paths are.
package enum PathText {
  /// As a phrase; `nil` where there is no value now.
  package static func measure(_ pathValue: PathValue) -> String? {
    let unit = PathValueText.unit(pathValue)
    let told = unit.isEmpty ? "" : " in \(unit)"
    switch pathValue {
    case .absent: return nil
    case .flag: return "yes or no"
    case .word: return "a word"
    case .pair: return "x,y\(told)"
    case .rect: return "x,y,width,height\(told)"
    case .color: return "red,green,blue,alpha"
    case .number:
      return pathValue.unit == .fraction ? "a share" : unit.isEmpty ? "a number" : unit
    }
  }
}

/// Paths whose names have an index in them, written `N` where they are declared.
enum IndexedPath {
  /// Whether a path is the one declared, or one of its components.
  static func matches(_ declared: String, _ path: String) -> Bool {
    let (pattern, parts) = (declared.split(separator: "."), path.split(separator: "."))
    guard parts.count == pattern.count || parts.count == pattern.count + 1 else { return false }
    return zip(pattern, parts).allSatisfy { pattern, part in
      pattern == part || (pattern == "N" && part.allSatisfy { $0.isNumber })
    }
  }
}
