import ScriptingSupport
import TestSupport
import Testing

/// Folders inside a target point one way: no two of them name each other's types.
///
/// Names in comments and strings don't count, nor do members of types.
@Suite(.timeLimit) struct FolderTests {
  /// The pairs that still point both ways, one per line.
  ///
  /// A line that no longer holds must be deleted.
  private static let remaining: [String: Set<String>] = [
    "PantomimeScripting": [
      "Assertions Session",
      "History Session",
    ]
  ]

  private static func graph(of target: String) throws -> FolderGraph {
    try FolderGraph(
      target: target,
      SourceTree.files(below: "Sources/\(target)", ".swift").filter {
        !$0.path.contains(".docc/")
      })
  }

  @Test(arguments: [
    "PantomimeKinetics", "PantomimeGestures", "PantomimeKit", "PantomimeReporting",
    "PantomimeScripting", "PantomimeTool",
  ])
  func foldersPointOneWay(target: String) throws {
    let graph = try Self.graph(of: target)
    let known = Self.remaining[target] ?? []
    let pairs = graph.twoWayPairs
    for pair in pairs where !known.contains(pair.description) {
      Issue.record("\(target): \(pair) point both ways\n\(graph.explanation(of: pair))")
    }
    let gone = known.subtracting(pairs.map(\.description))
    #expect(gone == [], "these pairs point one way now: delete them from the list")
  }

  // MARK: The reader itself

  private func graph(_ files: (path: String, text: String)...) -> FolderGraph {
    FolderGraph(
      target: "T", files.map { SourceFile(path: "Sources/T/\($0.path)", text: $0.text) })
  }

  @Test func aPairIsSeen() {
    let graph = graph(
      ("Loom/One.swift", "public struct One {\n  let two: Two\n}\n"),
      ("Two.swift", "enum Two {}\n\nextension One {}\n"))
    #expect(graph.twoWayPairs.map(\.description) == [". Loom"])
    let explanation = graph.twoWayPairs.map(graph.explanation)
    #expect(
      explanation == [". names of Loom: One (Two.swift)\nLoom names of .: Two (One.swift)"])
  }

  @Test(arguments: [
    "// One is better\nstruct Two {}\n", "/// `One`\nstruct Two {}\n",
    "struct Two { let text = \"One\" }\n", "struct Two { let one = Other.One() }\n",
    "struct Two { let someone = OneMore() }\n", "struct Two {}\n",
  ])
  func otherMentionsAreNone(text: String) {
    let graph = graph(("A/One.swift", "struct One { let two: Two }\n"), ("B/Two.swift", text))
    #expect(graph.twoWayPairs == [])
  }

  @Test func privateAndAmbiguousTypesAreNone() {
    let use = "struct Two { let one: One }\n"
    let secret = graph(
      ("A/One.swift", "private struct One { let two: Two }\n"), ("B/Two.swift", use))
    #expect(secret.twoWayPairs == [])
    let double = graph(
      ("A/One.swift", "struct One { let two: Two }\n"), ("B/Two.swift", use),
      ("C/One.swift", "struct One {}\n"))
    #expect(double.twoWayPairs == [])
  }
}
