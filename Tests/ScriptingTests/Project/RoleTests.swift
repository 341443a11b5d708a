import ScriptingSupport
import TestSupport
import Testing

/// A method of a role is in a scene that has the role, so that it is called; the compiler finds only
/// the opposite, a role without its methods.
@Suite(.timeLimit) struct RoleTests {
  private struct Role {
    let name: String
    let methods: Set<String>
  }

  /// The roles that scenes can have.
  private static func roles() throws -> [Role] {
    try SourceTree.files(below: "Sources/PantomimeKit/Scene", "Roles.swift", "Scene.swift")
      .flatMap(\.types)
      .compactMap { type in
        type.head.firstMatch(of: /public protocol (\w+)/).map {
          Role(name: String($0.1), methods: Set(methods(of: type)))
        }
      }
  }

  /// The methods of a declaration, as `name(label:label:)`.
  private static func methods(of type: TopLevel) -> [String] {
    type.text.matches(of: /func (\w+)\(([^()]*)\)/).map { match in
      let labels = match.2.split(separator: ",").map { parameter in
        "\(parameter.split(separator: " ").first ?? ""):"
      }
      return "\(match.1)(\(labels.joined().replacing("::", with: ":")))"
    }
  }

  /// The methods of roles that scenes have without the role.
  private static func forgotten(_ types: [TopLevel], _ roles: [Role]) -> [String] {
    let scenes = ["TransitionScene", "TwoStateScene", "SteppedScene"]
    var conformances: [String: Set<Substring>] = [:]
    for type in types {
      conformances[type.name, default: []].formUnion(type.head.split { !$0.isLetter })
    }
    return types.flatMap { type in
      let known = conformances[type.name] ?? []
      guard scenes.contains(where: { known.contains($0[...]) }) else { return [String]() }
      return methods(of: type).filter { method in
        let wanted = roles.filter { $0.methods.contains(method) }
        return !wanted.isEmpty && !wanted.contains { known.contains($0.name[...]) }
          // It refines a role.
          && !(known.contains("PanCancellationHandling") && method.hasPrefix("pan"))
      }.map { "\(type.name) \($0)" }
    }
  }

  @Test(arguments: ["Sources/PantomimeScenes", "Tests"])
  func scenesHaveTheRolesOfTheirMethods(folder: String) throws {
    let roles = try Self.roles()
    #expect(roles.reduce(0) { $0 + $1.methods.count } > 30)
    let types = try SourceTree.files(below: folder, ".swift").flatMap(\.types)
    #expect(types.filter { $0.head.contains("Scene") }.count > 1)
    #expect(Self.forgotten(types, roles) == [])
  }

  @Test func aForgottenRoleIsFound() throws {
    let card = """
      struct Card: TransitionScene, TapHandling {
        mutating func tap(_ view: String, on stage: inout Stage) throws(Misuse) {}
        mutating func timerFired(_ timer: StageTimer, on stage: inout Stage) {}
        mutating func timerFires(_ timer: StageTimer, on stage: inout Stage) {}
      }

      """
    let types = SourceFile(path: "Sources/Card/Card.swift", text: card).types
    #expect(
      Self.forgotten(types, try Self.roles()) == ["Sources/Card Card timerFired(_:on:)"])
  }
}
