/// A path that a scene adds, with its name and the closure that reads it in one declaration.
///
/// An `N` between dots in the name stands for an index (`card.N.distance`).
public struct ScenePath<S: Sendable>: Sendable {
  /// The name, with `N` for an index.
  public let name: String
  /// Returns the number of indices; 0 for a path without one.
  public let count: @Sendable (S) -> Int
  /// Whether the name has an index.
  let isIndexed: Bool
  /// Its meaning, in one sentence.
  public let summary: String
  /// Returns its value; the index is 0 for a path without one.
  public let read: @Sendable (S, Stage, Int) -> PathValue

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

  /// Creates a path without an index, to a fact that only the scene knows.
  public init(_ name: String, summary: String, value: @escaping @Sendable (S) -> PathValue) {
    self.init(name, summary: summary) { scene, _ in value(scene) }
  }

  /// Creates a path with an index from 0, with a fixed number of indices.
  public init(
    _ name: String, count: Int, summary: String,
    read: @escaping @Sendable (S, Stage, Int) -> PathValue
  ) {
    self.init(name, count: { _ in count }, summary: summary, read: read)
  }

  /// Creates a path with an index from 0.
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

// MARK: - Facts that only the scene knows

extension ScenePath {
  /// Creates a path to the word of a case.
  public static func word<Word: RawRepresentable<String> & Sendable>(
    _ name: String, summary: String, read: @escaping @Sendable (S) -> Word
  ) -> ScenePath { ScenePath(name, summary: summary) { scene, _ in .word(read(scene).rawValue) } }

  /// Creates a path to the word of a case, one for each of several things counted from 0.
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

  /// Creates a path to a frame; absent if there is none.
  public static func frame(
    _ name: String, summary: String, read: @escaping @Sendable (S) -> Rect?
  ) -> ScenePath { ScenePath(name, summary: summary) { scene, _ in .frame(read(scene)) } }

  /// Creates a path to a length, in points.
  public static func points(
    _ name: String, summary: String, read: @escaping @Sendable (S) -> Double
  ) -> ScenePath { ScenePath(name, summary: summary) { scene, _ in .points(read(scene)) } }
}

extension ScenePath where S: TransitionScene {
  /// Creates a path to the frame of a view as the scene shows it, under `NAME.frame`.
  public static func frame(_ view: String, summary: String) -> ScenePath {
    ScenePath("\(view).frame", summary: summary) { scene, stage in
      .frame(stage.view(named: view).flatMap { scene._frameOnScreen(of: $0, on: stage) })
    }
  }
}
