import PantomimeKit

/// A text in a statement that other statements of the scene, even later ones, may make possible.
package enum Mention: Sendable {
  /// The text of an event, from its first word on.
  case event(Word)
  /// A word that is compared with the state.
  case state(Word)
}

/// The names that statements add to a scene, as events and states contain them.
struct DeclaredNames: Sendable {
  private(set) var views: Set<String> = []
  private(set) var scrollViews: Set<String> = []
  private(set) var gestures: Set<String> = []
  /// The names of animators, including those of view calls and of connections, which are paths.
  private(set) var animators: Set<String> = []
  /// The paths that a recognizer moves to anchors.
  private(set) var anchored: Set<String> = []
  private(set) var transitions: Set<String> = []
  private(set) var timers: Set<String> = []
  private(set) var states: Set<String> = []

  init() {}

  /// Creates the names that the inputs of a session's scene have added, or that its reactions may
  /// add.
  init(of session: Session) {
    if let simulation = session.simulation {
      for entry in simulation.log.list {
        if case .construct(let construction) = entry.input.kind { add(construction) }
      }
    }
    for reaction in session.watchers.reactions.all {
      for command in reaction.commands { add(command) }
    }
  }

  /// Adds the names in the additions that a command makes.
  mutating func add(_ command: AnyCommand) {
    for construction in command.constructions { add(construction) }
  }

  /// Adds the names of another scene.
  mutating func formUnion(_ other: DeclaredNames) {
    views.formUnion(other.views)
    scrollViews.formUnion(other.scrollViews)
    gestures.formUnion(other.gestures)
    animators.formUnion(other.animators)
    anchored.formUnion(other.anchored)
    transitions.formUnion(other.transitions)
    timers.formUnion(other.timers)
    states.formUnion(other.states)
  }

  private mutating func add(_ construction: Construction) {
    switch construction {
    case .view(let name, _, _, _): views.insert(name)
    case .scrollView(let name, _, _, _):
      views.insert(name)
      scrollViews.insert(name)
      gestures.insert(name)
    case .animator(let name, _), .running(let name, _, _): animators.insert(name)
    case .transition(let name, _, _, _): transitions.insert(name)
    // A view call is named after the first path that it changes.
    case .viewAnimation(_, let changes): animators.insert(changes.first?.path ?? "")
    case .gesture(let construction): gestures.insert(construction.gesture.name)
    case .connection(.anchors(let connection)):
      animators.insert(connection.path)
      // A drive of a center has a value for each axis.
      let isCenter = connection.path.hasSuffix(".center")
      for suffix in isCenter ? ["", ".x", ".y"] : [""] { anchored.insert(connection.path + suffix) }
    case .connection(.timer(let name, _)): timers.insert(name)
    case .connection(.state(let word)): states.insert(word)
    case .change, .completion, .layer, .follow, .followEnd, .attribute, .order, .remove, .relations,
      .connection(.drive), .connection(.toggle),
      .connection(.present), .connection(.dismiss):
      break
    }
  }
}
