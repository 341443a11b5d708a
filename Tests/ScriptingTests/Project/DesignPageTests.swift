import ScriptingSupport
import TestSupport
import Foundation
import PantomimeKit
import Testing

/// The statements of the page *Design* about additions are true.
@Suite(.timeLimit) struct DesignPageTests {
  private static let page = "Sources/PantomimeKit/PantomimeKit.docc/Design.md"

  /// A row of the table: what is added, in a file of which folder, and in which list of which file.
  struct Addition: Sendable, CustomTestStringConvertible {
    let what: String
    let folder: String
    let list: String
    let file: String

    /// Whose list it is.
    var type: Substring { list.prefix { $0 != "." } }

    var testDescription: String { what }
  }

  private static let text =
    (try? ProjectFiles.bytes(of: page)).map { String(decoding: $0, as: UTF8.self) } ?? ""

  private static let additions: [Addition] =
    text.split(separator: "\n").filter { $0.hasPrefix("| a ") }.compactMap { row in
      let quoted = row.split(separator: "`", omittingEmptySubsequences: false)
      let paths = stride(from: 1, to: quoted.count, by: 2).map { String(quoted[$0]) }
      let what = row.split(separator: "|").first.map { $0.trimmingCharacters(in: .whitespaces) }
      guard let what, paths.count >= 3 else { return nil }
      // A row may name a verb besides.
      return Addition(
        what: what, folder: paths[paths.count - 3], list: paths[paths.count - 2],
        file: paths[paths.count - 1])
    }

  @Test func theTableNamesWhatCanBeAdded() {
    let all = Set(Self.additions.map(\.what))
    for thing in [
      "a scene", "a verb", "a completion rule", "a rule about axes", "a velocity estimator",
      "a curve by a formula", "a format of `trace`", "a format of `replay`",
      "a kind of assertion over time", "a setting of the session",
    ] { #expect(all.contains(thing), "\(thing)") }
  }

  /// The tables of folders name every folder of these targets, and no other.
  @Test func theFoldersAreListed() throws {
    for target in ["PantomimeScripting", "PantomimeKit", "PantomimeGestures"] {
      let head = try #require(Self.text.range(of: "In `Sources/\(target)`"))
      let table = Self.text[head.upperBound...].components(separatedBy: "|---|---|\n")[1]
        .components(separatedBy: "\n\n")[0]
      let listed = table.split(separator: "\n").flatMap { row in
        row.split(separator: "|")[0].split(separator: "`").filter { $0.first?.isUppercase == true }
      }
      let files = try SourceTree.files(below: "Sources/\(target)", ".swift").map(\.path)
      let folders = Set(
        files.compactMap { $0.split(separator: "/").dropFirst(2).first }.filter {
          !$0.hasSuffix(".swift") && !$0.hasSuffix(".docc")
        })
      #expect(Set(listed) == folders, "\(target)")
    }
  }

  /// Whatever else the page quotes as a path is there.
  @Test func everyPathIsThere() throws {
    let quoted = Self.text.split(separator: "`").filter {
      $0.hasPrefix("Sources/") || $0.hasPrefix("scripts/") || $0.hasPrefix("Tests/")
    }
    #expect(quoted.count > 20)
    for path in quoted {
      let place = ProjectFiles.root.appendingPathComponent(String(path)).path
      #expect(FileManager.default.fileExists(atPath: place), "\(path)")
    }
  }

  /// The list is in its file; what is in the list stands in one file of the folder, each.
  @Test(arguments: additions) func membersStandInTheFolder(addition: Addition) throws {
    let members = try Self.members(of: addition)
    let files = try SourceTree.files(below: addition.folder, ".swift")
    for member in members {
      let pattern = try Regex(
        "\\b(static let|static var|struct|enum|static func) \(member)\\b")
      let homes = files.filter { file in
        // Other types may have one of that name.
        let isOfType = ["extension", "struct", "enum"].contains {
          file.code.contains("\($0) \(addition.type)")
        }
        return (isOfType || member.first?.isUppercase == true)
          && file.code.lines(containing: member).contains { $0.text.contains(pattern) }
      }
      #expect(homes.count == 1, "\(member) stands in \(homes.map(\.path))")
    }
  }

  /// The members of a list: those that are written `.one` or `One.self`.
  private static func members(of addition: Addition) throws -> [String] {
    let parts = addition.list.split(separator: ".")
    let (type, list) = (String(parts[0]), String(parts[1]))
    let file = SourceFile(
      path: addition.file,
      text: String(decoding: try ProjectFiles.bytes(of: addition.file), as: UTF8.self))
    let code = file.code.lines.joined(separator: "\n")
    #expect(code.contains(try Regex("(struct|enum|class|extension) \(type)\\b")))
    let start = try #require(code.firstRange(of: try Regex("static let \(list)\\b")))
    // A blank line ends it, or the next declaration.
    let rest = code[start.upperBound...]
    let end = rest.firstRange(of: "\n\n")?.lowerBound ?? rest.endIndex
    let body = rest[..<end]
    let dotted = body.matches(of: /[\[\s(]\.([a-z]\w*)/).map { String($0.output.1) }
    let types = body.matches(of: /(\w+)\.self/).map { String($0.output.1) }
    let members = dotted + types
    #expect(!members.isEmpty && Set(members).count == members.count, "\(addition.list)")
    return members
  }

  /// A name is typed once: whatever asks for it asks the one declaration.
  @Test func namesAreTypedOnce() throws {
    // The rules of directions are named after these.
    let axes = AxisRule.all.map(\.name).filter { Direction(rawValue: $0) == nil }
    let gestures = NamedRule.all.map(\.name) + axes
    try expectOnce(gestures + VelocityEstimator.all.map(\.name), in: "Sources/PantomimeGestures")
    let others = NamedCurve.system + [.smoothStep]
    try expectOnce(others.map(\.name), in: "Sources/PantomimeKinetics/Timing")
  }

  private func expectOnce(_ names: [String], in folder: String) throws {
    let files = try SourceTree.files(below: folder, ".swift")
    for name in names {
      let count = files.reduce(0) { $0 + $1.whole.places(of: "\"\(name)\"").count }
      #expect(count == 1, "\(name) is typed \(count) times")
    }
  }

  /// The listings are from the files that the page names.
  @Test func theListingsAreReal() throws {
    let sources = try SourceTree.files(below: "Sources", ".swift")
    let blocks = Self.text.components(separatedBy: "```swift\n").dropFirst()
    #expect(blocks.count >= 3)
    for block in blocks {
      let listing = block.components(separatedBy: "```")[0]
      #expect(sources.contains { $0.whole.contains(listing) }, "\(listing)")
    }
  }
}
