import Foundation
import PantomimeTesting
import TestSupport
import Testing

/// The function that `rules NAME as=swift` prints compiles alone and decides as the rule does.
@Suite(.timeLimit) struct RuleFunctionTests {
  /// The number of releases of all rules together.
  private static let releases = TestRun.count(1_000_000, oneIn: 100)

  /// The built-in rules, and some with other parameters.
  private static var rules: [NamedRule] {
    get throws {
      var others: [NamedRule] = []
      for (rule, parameter, value) in [
        (NamedRule.floatingPanel, "momentum", 1), (.bottomSheetBehavior, "hideable", 0),
        (.flickOrHalf, "speed", 300), (.detents, "rate", 0.99),
      ] as [(NamedRule, String, Double)] {
        var other = rule
        try other.set(parameter, to: value)
        others.append(other)
      }
      let lists = [NamedRule.half, .projection, .dismissible, .nearest, .detents].map {
        NamedRule.flick(orElse: $0)
      }
      return try NamedRule.all + others + lists + [lists[1].with("flick.speed", 125)]
    }
  }

  @Test func aFunctionIsShortAndSelfContained() throws {
    for rule in try Self.rules {
      let text = try #require(SwiftRule.text(of: rule), "\(rule.name)")
      let code = text.split(separator: "\n").filter { !$0.hasPrefix("///") }
      #expect(code.count < 30, "\(rule.name)")
      // A terminal breaks longer lines.
      #expect(text.split(separator: "\n").allSatisfy { $0.count < 80 }, "\(rule.name)")
      #expect(!text.contains("import") && !text.contains("inf"))
    }
    #expect(SwiftRule.text(of: .steep) == nil)
  }

  /// A spring is given the velocity in distances left per second, at most 30.
  @Test func theRuleOfTheArticleDecides() {
    let card = CardRule()
    let release = card.release(progress: 0.25, velocity: 741)
    #expect(release.expands && (release.velocity - 741 / 247 / 0.75).magnitude < 1e-12)
    #expect(!card.release(progress: 0.25, velocity: 247).expands)
    #expect(card.release(progress: 0.999, velocity: 741).velocity == 30)
  }

  @Test func aFunctionDecidesAsTheRule() throws {
    let rules = try Self.rules
    let count = Self.releases / rules.count
    let output = try Self.run(try Self.program(rules, count))
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false)
    try #require(lines.count > rules.count)
    for (number, rule) in rules.enumerated() {
      var random = Releases(seed: UInt64(number))
      let wanted = String(
        decoding: (0..<count).map { _ -> UInt8 in
          let release = random.next()
          let index = rule.decide(release.lift(of: rule.scope)).index
          return UInt8(ascii: "0") + UInt8(index)
        }, as: UTF8.self)
      #expect(lines[number] == wanted, "\(rule.name) decides otherwise")
      // Some of either kind.
      #expect(Set(wanted).count > 1)
    }
  }

  /// Returns a program with the functions, which prints the decisions of a rule on each line.
  private static func program(_ rules: [NamedRule], _ count: Int) throws -> String {
    let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let releases = try String(
      contentsOf: here.appendingPathComponent("Releases.swift"), encoding: .utf8)
    var text = releases.components(separatedBy: "// MARK: - For the test")[0]
    for (number, rule) in rules.enumerated() {
      let function = try #require(SwiftRule.text(of: rule))
      text +=
        "enum Rule\(number) {\n"
        + function.replacingOccurrences(of: "func ", with: "static func ") + "}\n"
      let call =
        rule.scope == .anchors
        ? "anchorIndex(position: r.position, velocity: r.velocity, start: r.start, "
          + "anchors: r.anchors, crossVelocity: r.crossVelocity)"
        : "completes(progress: r.progress, velocity: r.velocity, distance: r.distance, "
          + "crossVelocity: r.crossVelocity, startProgress: r.startProgress, "
          + "isReversed: r.isReversed) ? 1 : 0"
      text += """
        do {
          var random = Releases(seed: \(number))
          var line: [UInt8] = []
          for _ in 0..<\(count) {
            let r = random.next()
            let index = Rule\(number).\(call)
            line.append(48 + UInt8(index))
          }
          print(String(decoding: line, as: UTF8.self))
        }

        """
    }
    return text
  }

  /// Compiles and runs a program, and returns its output.
  private static func run(_ program: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "pantomime-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(program.utf8).write(to: folder.appendingPathComponent("main.swift"))
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "swiftc -O main.swift -o rules && ./rules >decisions"]
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return try String(contentsOf: folder.appendingPathComponent("decisions"), encoding: .utf8)
  }
}
