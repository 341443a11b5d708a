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
    /// The number of the line that has the problem, counted from 1, or `nil` if no line has.
    package let line: Int?

    package init(message: String, line: Int?) { (self.message, self.line) = (message, line) }
  }

  /// Creates the field that statements leave.
  ///
  /// The line `test` is left out, and of the lines `case`, one remains, as `let`. A script that
  /// already fails is a problem, because nothing that a hunt adds to it could pass.
  ///
  /// - Parameters:
  ///   - name: The name of the scene with its options, or of the script.
  ///   - lines: The lines.
  ///   - testCase: The name of the case that is hunted, or `nil` for the first.
  ///   - files: The files that the lines use.
  package init(
    _ name: String, lines: [String], case testCase: String? = nil, files: FileAccess = .none,
    in catalog: Catalog = .standard
  ) throws(Problem) {
    var session = Session(catalog)
    session.host.files = files
    var (kept, joined): ([String], String) = ([], "")
    var (start, hasCase) = (1, false)
    for (index, line) in lines.enumerated() {
      if joined.isEmpty { start = index + 1 }
      joined += line
      if joined.hasSuffix("\\") {
        joined.removeLast()
        continue
      }
      defer { joined = "" }
      let verb = joined.split(separator: " ").first ?? ""
      if verb == "test" || verb.isEmpty || verb.hasPrefix("#") { continue }
      if verb == "case" {
        let words = joined.split(separator: " ", maxSplits: 2)
        guard !hasCase, words.count > 1, testCase == nil || testCase == String(words[1]) else {
          continue
        }
        hasCase = true
        guard words.count == 3 else { continue }
        joined = "let \(words[2])"
      }
      var failure: Failure?
      do throws(ScriptError) {
        try session.answer(line: joined) { failure = failure ?? $0.step.failures.first }
      } catch {
        throw Problem(
          message: error.message + (error.hint.isEmpty ? "" : "; \(error.hint)"), line: start)
      }
      if let failure {
        throw Problem(
          message: "the script already fails without the moves of a hunt: \(failure.text): "
            + "expected \(failure.mismatch.expected), actual \(failure.mismatch.actual)",
          line: start)
      }
      kept.append(joined)
    }
    if let testCase, !hasCase { throw Problem(message: "it has no case '\(testCase)'", line: nil) }
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
