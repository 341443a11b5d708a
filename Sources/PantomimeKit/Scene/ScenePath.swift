/// A path that a scene adds: its name and the closure that reads its value, in one declaration.
///
/// An `N` between dots in the name stands for an index (`card.N.distance`).
public struct ScenePath<S: Sendable>: Sendable {
  /// The name, with `N` for an index.
  public let name: String
  /// Returns the number of indices, or 0 for a path without an index; a negative number counts as
  /// 0.
  package let count: @Sendable (S) -> Int
  /// Whether the name has an index.
  let isIndexed: Bool
  /// The meaning of the path, in one sentence.
  public let summary: String
  /// Returns the path's value; for a path without an index, the index is 0.
  package let read: @Sendable (S, Stage, Int) -> PathValue

  /// Creates a path without an index.
  public init(
    _ name: String, summary: String, read: @escaping @Sendable (S, Stage) -> PathValue
  ) {
    self.name = name
    self.summary = summary
    count = { _ in 0 }
    isIndexed = false
    self.read = { scene, stage, _ in read(scene, stage) }
  }

  /// Creates a path without an index, for a value that the scene stores.
  public init(_ name: String, summary: String, value: @escaping @Sendable (S) -> PathValue) {
    self.init(name, summary: summary) { scene, _ in value(scene) }
  }

  /// Creates a path with a zero-based index and a fixed number of indices.
  public init(
    _ name: String, count: Int, summary: String,
    read: @escaping @Sendable (S, Stage, Int) -> PathValue
  ) {
    self.init(name, count: { _ in count }, summary: summary, read: read)
  }

  /// Creates a path with a zero-based index.
  public init(
    _ name: String, count: @escaping @Sendable (S) -> Int, summary: String,
    read: @escaping @Sendable (S, Stage, Int) -> PathValue
  ) {
    self.name = name
    self.summary = summary
    self.count = count
    isIndexed = true
    self.read = read
  }
}

// MARK: - Values that the scene stores

extension ScenePath {
  /// Creates a path to the raw value of an enumeration case.
  public static func word<Word: RawRepresentable<String> & Sendable>(
    _ name: String, summary: String, read: @escaping @Sendable (S) -> Word
  ) -> ScenePath { ScenePath(name, summary: summary) { scene, _ in .word(read(scene).rawValue) } }

  /// Creates a path with a zero-based index to the raw values of enumeration cases.
  public static func word<Word: RawRepresentable<String> & Sendable>(
    _ name: String, count: Int, summary: String, read: @escaping @Sendable (S, Int) -> Word
  ) -> ScenePath {
    ScenePath(name, count: count, summary: summary) { scene, _, index in
      .word(read(scene, index).rawValue)
    }
  }

  /// Creates a path to a Boolean value.
  public static func flag(
    _ name: String, summary: String, read: @escaping @Sendable (S) -> Bool
  ) -> ScenePath { ScenePath(name, summary: summary) { scene, _ in .flag(read(scene)) } }

  /// Creates a path to a count or an index.
  public static func count(
    _ name: String, summary: String, read: @escaping @Sendable (S) -> Int
  ) -> ScenePath { ScenePath(name, summary: summary) { scene, _ in .count(read(scene)) } }

  /// Creates a path to a frame, which may be absent.
  public static func frame(
    _ name: String, summary: String, read: @escaping @Sendable (S) -> Rect2D?
  ) -> ScenePath { ScenePath(name, summary: summary) { scene, _ in .frame(read(scene)) } }

  /// Creates a path to a length, in points.
  public static func points(
    _ name: String, summary: String, read: @escaping @Sendable (S) -> Double
  ) -> ScenePath { ScenePath(name, summary: summary) { scene, _ in .points(read(scene)) } }
}

extension ScenePath where S: TransitionScene {
  /// Creates the path `NAME.frame` to the frame of a view as the scene shows it.
  public static func frame(_ view: String, summary: String) -> ScenePath {
    ScenePath("\(view).frame", summary: summary) { scene, stage in
      .frame(stage.view(named: view).flatMap { scene.frameOnScreen(of: $0, on: stage) })
    }
  }
}

// The paths of a scene's transitions.

extension ScenePath {
  /// Returns the paths of a transition: `NAME.running`, `.interactive`, `.percent`, `.outcome`.
  public static func paths(
    of name: String, _ id: @escaping @Sendable (S) -> TransitionID
  ) -> [ScenePath<S>] {
    [
      ScenePath("\(name).running", summary: "Whether it is running.") {
        .flag($1[id($0)].isUnderWay)
      },
      ScenePath("\(name).interactive", summary: "Whether a finger drives it.") {
        .flag($1[id($0)].isInteractive)
      },
      ScenePath("\(name).percent", summary: "The last percent it received.") {
        .fraction($1[id($0)].percent)
      },
      ScenePath("\(name).outcome", summary: "Its decided outcome: finish or cancel.") {
        .word($1[id($0)].outcome?.rawValue ?? "none")
      },
    ]
  }
}
