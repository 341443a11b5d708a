import ScriptingSupport
import TestSupport
import Testing

/// No type has more members than a reader can survey.
@Suite(.timeLimit) struct MemberCountTests {
  private static let most = 60

  /// Lists of constants, which are looked up and not read.
  private static let tables: Set<String> = [
    "PantomimeKit EventKind", "PantomimeReporting Clause.Kind",
  ]

  /// The members of the types of all targets.
  private static let counts = Result { try targets.map { target in try count(of: target) } }

  private static func count(of target: String) throws -> MemberCount {
    try MemberCount(
      target: target,
      SourceTree.files(below: "Sources/\(target)", ".swift").filter {
        !$0.path.contains(".docc/")
      })
  }

  private static let targets = [
    "PantomimeKinetics", "PantomimeGestures", "PantomimeKit", "PantomimeProps", "PantomimeScenes",
    "PantomimeReporting", "PantomimeScripting", "PantomimeFiles", "PantomimeTesting",
    "PantomimeTool",
  ]

  @Test func typesAreSmall() throws {
    for (type, members) in try Self.counts.get().flatMap(\.types) {
      // The stage has a separate limit.
      if Self.tables.contains(type) || type == Self.stage { continue }
      #expect(members.all <= Self.most, "\(type): \(members.all) members")
    }
  }

  @Test func tablesAreLarge() throws {
    let large = try Self.counts.get().flatMap(\.types).filter { $0.value.all > Self.most }
    #expect(
      Self.tables.subtracting(large.map(\.key)) == [],
      "these are small now: delete them from the list")
  }

  /// The members that a scene's author calls stay on the stage; the rest belongs to its boards.
  private static let stage = "PantomimeKit Stage"

  /// The members that the author of a scene calls stay on the stage; the rest belongs to its
  /// boards.
  @Test func theStageIsAFacade() throws {
    let stage = try #require(try Self.members(of: Self.stage))
    #expect(stage.ofPublic > 100)
    #expect(stage.notPublic <= 40)
    #expect(stage.stored <= 12)
  }

  @Test func theSessionStoresLittle() throws {
    let session = try #require(try Self.members(of: "PantomimeScripting Session"))
    #expect((1...10).contains(session.stored))
  }

  private static func members(of type: String) throws -> MemberCount.Members? {
    try counts.get().compactMap { $0.types[type] }.first
  }

  // MARK: The reader itself

  private func members(_ text: String...) -> [String: MemberCount.Members] {
    MemberCount(
      target: "T", text.map { SourceFile(path: "Sources/T/A.swift", text: $0) }
    ).types
  }

  @Test func membersAreCounted() throws {
    let types = members(
      """
      public struct One: Sendable {
        // let comment = 1
        public private(set) var stored = 1
        let text = "var a: Int"
        var made: Int { stored }
        static let none = 0
        @usableFromInline let value = [1].map { $0 }
        init() { let local = 1 }
        enum Inner {
          case a, b
          case c
        }
      }

      extension One
      where Self: Sendable {
        func act() {
          switch stored {
          case 1: break
          default: break
          }
        }
      }
      """,
      "extension One.Inner {\n  var d: Int { 1 }\n}\n")
    let one = try #require(types["T One"])
    #expect(one.all == 7)
    #expect(one.ofPublic == 1)
    #expect(one.stored == 3)
    #expect(types["T One.Inner"]?.all == 3)
  }

  @Test func defaultsOfRequirementsAreNoFurtherMembers() {
    let types = members(
      "extension Doing {\n  func one() {}\n  func two() {}\n}\n",
      "public protocol Doing {\n  func one()\n  var three: Int { get }\n}\n")
    #expect(types["T Doing"]?.all == 3)
    #expect(types["T Doing"]?.ofPublic == 2)
  }
}
