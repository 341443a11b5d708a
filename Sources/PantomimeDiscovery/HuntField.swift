import PantomimeKit
import PantomimeReporting
import PantomimeScenes
package import PantomimeScripting

/// What a hunt plays against: a scene or a script's stage at its start, and the moves that are
/// possible there.
package struct HuntField: Sendable {
  /// The lines of the script before the moves.
  package let head: [String]
  /// The name of the scene or of the script.
  package let name: String
  /// The scene at its start, or as the script leaves it.
  let start: Simulation
  /// The session after the script, if assertions over time or reactions have to see every move.
  let session: Session?
  let catalog: Catalog
  let files: FileAccess
  /// The views to tap, each once.
  let tappable: [String]
  /// The views with a pan or a long press, or that scroll, each once; the first is where a pan
  /// without a view goes.
  let draggable: [String]
  /// Whether a drag can begin with a long press.
  let hasLongPress: Bool
  /// The names of the animators whose completions are counted.
  let animators: [String]
  let signals: [SignalForm]
  let options: [SceneOption]
  /// Whether the only input is the statement `start`.
  let onlyStarts: Bool

  /// The reason why nothing can be hunted.
  package struct Problem: Error, Sendable, Hashable {
    package let message: String
    /// The line that has the problem, or `nil` if no line has.
    package let line: String?

    package init(message: String, line: String?) { (self.message, self.line) = (message, line) }
  }

  /// Creates the field that statements leave.
  ///
  /// The lines that only a test has at its head (`test`, `case`) are left out.
  ///
  /// - Parameters:
  ///   - name: The name of the scene with its options, or of the script.
  ///   - lines: The lines.
  ///   - files: The files that the lines use.
  package init(
    _ name: String, lines: [String], files: FileAccess = .none, in catalog: Catalog = .standard
  ) throws(Problem) {
    var session = Session(catalog)
    session.host.files = files
    var (kept, joined): ([String], String) = ([], "")
    for line in lines {
      joined += line
      if joined.hasSuffix("\\") {
        joined.removeLast()
        continue
      }
      defer { joined = "" }
      let verb = joined.split(separator: " ").first ?? ""
      if verb == "test" || verb == "case" || verb.isEmpty || verb.hasPrefix("#") { continue }
      do throws(ScriptError) {
        _ = try session.answer(line: joined, style: .plain)
      } catch {
        throw Problem(
          message: error.message + (error.hint.isEmpty ? "" : "; \(error.hint)"), line: joined)
      }
      kept.append(joined)
    }
    session.history = nil
    guard let simulation = session.simulation else {
      throw Problem(message: "no statement starts a scene", line: nil)
    }
    self.init(
      name: name, head: kept, simulation, session: session.watchesMoves ? session : nil,
      catalog.scene(simulation.name), files, in: catalog)
  }

  private init(
    name: String, head: [String], _ start: Simulation, session: Session?, _ entry: SceneEntry?,
    _ files: FileAccess, in catalog: Catalog
  ) {
    (self.name, self.head, self.start, self.session) = (name, head, start, session)
    (self.catalog, self.files) = (catalog, files)
    tappable = Self.distinct(start.tappable, in: start)
    var views: [String] = []
    if let view = start.panView { views.append(view) }
    views += start.recognizers.filter { $0.scrolls || $0.label.hasPrefix("pan") }.map { $0.view }
    views += start.scrollViewNames
    let pressed = start.recognizers.filter { recognizer in
      if case .longPress? = start.recognizer(named: recognizer.name)?.kind { true } else { false }
    }.map { $0.view }
    hasLongPress = !pressed.isEmpty
    views += pressed
    draggable = Self.distinct(views, in: start)
    animators = start.animatorNames
    signals = entry?.signals ?? []
    options = entry?.options ?? []
    onlyStarts = tappable.isEmpty && draggable.isEmpty && start.gestureNames.isEmpty
  }

  /// Returns the names without those of views that an earlier name already denotes.
  private static func distinct(_ names: [String], in simulation: Simulation) -> [String] {
    var (known, distinct): ([ViewID], [String]) = ([], [])
    for name in names {
      guard let view = simulation.view(named: name) else {
        if !distinct.contains(name) { distinct.append(name) }
        continue
      }
      if known.contains(view) { continue }
      known.append(view)
      distinct.append(name)
    }
    return distinct
  }

  /// The rules that `set rule=` offers to a hunt; the last is the scene's own.
  var rules: [String?] { ["half", "sign", "flick-or-half", nil] }
}
