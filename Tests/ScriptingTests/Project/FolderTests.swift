import ScriptingSupport
import TestSupport
import Testing

/// Folders inside a target point one way: there is an order in which each names only types of those
/// before it.
///
/// Names in comments and strings don't count, nor do members of types.
@Suite(.timeLimit) struct FolderTests {
  private static func graph(of target: String) throws -> FolderGraph {
    try FolderGraph(
      target: target,
      SourceTree.files(below: "Sources/\(target)", ".swift").filter {
        !$0.path.contains(".docc/")
      })
  }

  @Test(arguments: [
    "PantomimeKinetics", "PantomimeGestures", "PantomimeKit", "PantomimeProps", "PantomimeScenes",
    "PantomimeReporting", "PantomimeScripting", "PantomimeLessons", "PantomimeTool",
  ])
  func foldersPointOneWay(target: String) throws {
    let graph = try Self.graph(of: target)
    for pair in graph.twoWayPairs {
      Issue.record("\(target): \(pair) point both ways\n\(graph.explanation(of: pair))")
    }
    #expect(graph.unordered == [], "\(target): each of these names one of the others")
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

  @Test func aRingIsSeen() {
    let graph = graph(
      ("A/One.swift", "struct One { let two: Two }\n"),
      ("B/Two.swift", "struct Two { let three: Three }\n"),
      ("C/Three.swift", "struct Three { let one: One }\n"),
      ("D/Four.swift", "struct Four { let one: One }\n"), ("E/Five.swift", "struct Five {}\n"))
    #expect(graph.twoWayPairs == [])
    #expect(graph.unordered == ["A", "B", "C", "D"])
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

  @Test func privateNestedAndAmbiguousTypesAreNone() {
    let use = "struct Two { let one: One }\n"
    let secret = graph(
      ("A/One.swift", "private struct One { let two: Two }\n"), ("B/Two.swift", use))
    #expect(secret.twoWayPairs == [])
    let nested = graph(
      ("A/One.swift", "struct One { let two: Two }\n"),
      ("B/Two.swift", "struct Two {\n  private struct One {}\n  let one: One\n}\n"))
    #expect(nested.twoWayPairs == [])
    let double = graph(
      ("A/One.swift", "struct One { let two: Two }\n"), ("B/Two.swift", use),
      ("C/One.swift", "struct One {}\n"))
    #expect(double.twoWayPairs == [])
  }
}
