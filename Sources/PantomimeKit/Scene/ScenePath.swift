/// A path that a scene adds: its name and how to read it, in one declaration.
///
/// An `N` between dots in the name stands for an index (`card.N.distance`).
public struct ScenePath<S: Sendable>: Sendable {
  /// The name, with `N` for an index.
  public let name: String
  /// How many indices there are; 0 for a path without one.
  public let count: @Sendable (S) -> Int
  /// Whether its name has an index.
  let isIndexed: Bool
  /// What it means, in one sentence.
  public let summary: String
  /// Its value; the index is 0 for a path without one.
  public let read: @Sendable (S, Stage, Int) -> PathValue

  /// A path without an index.
  public init(
    _ name: String, _ summary: String, read: @escaping @Sendable (S, Stage) -> PathValue
  ) {
    self.name = name
    self.summary = summary
    count = { _ in 0 }
    isIndexed = false
    self.read = { scene, stage, _ in read(scene, stage) }
  }

  /// A path without an index, to something that the scene alone knows.
  public init(_ name: String, _ summary: String, value: @escaping @Sendable (S) -> PathValue) {
    self.init(name, summary) { scene, _ in value(scene) }
  }

  /// A path with an index from 0, of which there are always as many.
  public init(
    _ name: String, count: Int, _ summary: String,
    read: @escaping @Sendable (S, Stage, Int) -> PathValue
  ) {
    self.init(name, count: { _ in count }, summary, read: read)
  }

  /// A path with an index from 0.
  public init(
    _ name: String, count: @escaping @Sendable (S) -> Int, _ summary: String,
    read: @escaping @Sendable (S, Stage, Int) -> PathValue
  ) {
    self.name = name
    self.summary = summary
    self.count = count
    isIndexed = true
    self.read = read
  }
}

// MARK: - Facts that the scene alone knows

extension ScenePath {
  /// The word of a case.
  public static func word<Word: RawRepresentable<String> & Sendable>(
    _ name: String, _ summary: String, read: @escaping @Sendable (S) -> Word
  ) -> ScenePath { ScenePath(name, summary) { scene, _ in .word(read(scene).rawValue) } }

  /// The word of a case, of each of some things that are counted from 0.
  public static func word<Word: RawRepresentable<String> & Sendable>(
    _ name: String, count: Int, _ summary: String, read: @escaping @Sendable (S, Int) -> Word
  ) -> ScenePath {
    ScenePath(name, count: count, summary) { scene, _, index in .word(read(scene, index).rawValue) }
  }

  /// Whether something is so.
  public static func flag(
    _ name: String, _ summary: String, read: @escaping @Sendable (S) -> Bool
  ) -> ScenePath { ScenePath(name, summary) { scene, _ in .flag(read(scene)) } }

  /// How many there are, or which it is.
  public static func count(
    _ name: String, _ summary: String, read: @escaping @Sendable (S) -> Int
  ) -> ScenePath { ScenePath(name, summary) { scene, _ in .count(read(scene)) } }

  /// A frame; absent where there is none.
  public static func frame(
    _ name: String, _ summary: String, read: @escaping @Sendable (S) -> Rect?
  ) -> ScenePath { ScenePath(name, summary) { scene, _ in .frame(read(scene)) } }

  /// A length, in points.
  public static func points(
    _ name: String, _ summary: String, read: @escaping @Sendable (S) -> Double
  ) -> ScenePath { ScenePath(name, summary) { scene, _ in .points(read(scene)) } }
}

extension ScenePath where S: Scene {
  /// The frame of a view as the scene shows it, under `NAME.frame`.
  public static func frame(_ view: String, _ summary: String) -> ScenePath {
    ScenePath("\(view).frame", summary) { scene, stage in
      .frame(stage.view(named: view).flatMap { scene.frameOnScreen(of: $0, on: stage) })
    }
  }
}
