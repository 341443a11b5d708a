import Foundation
import PantomimeKit
import PantomimeScenes
import PantomimeScripting
import ScriptingSupport
import TestSupport
import Testing

/// `help … as=swift`: the steps of the city guide and the corrections of faults in UIKit.
@Suite(.timeLimit) struct UIKitCodeTests {
  private static let article = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
    .appendingPathComponent("Sources/PantomimeScripting/Words/Texts/uikit.md")

  private static func sections() throws -> [String] {
    try String(contentsOf: article, encoding: .utf8).split(separator: "\n")
      .filter { $0.hasPrefix("## ") }.map { String($0.dropFirst(3)) }
  }

  @Test func eachStepAndEachFaultHasCode() throws {
    let sections = try Self.sections()
    let variants = ["a", "b", "c", "d", "e"].map { "city-guide variant=\($0)" }
    #expect(Array(sections.prefix(5)) == variants)
    let faults = sections.dropFirst(5)
    let known = Catalog.standard.scenes.flatMap(\.faults).map(\.id)
    #expect(faults.count >= 25 && Set(faults).count == faults.count)
    #expect(faults.filter { !known.contains($0) } == [])
    for section in sections {
      let text = try Play(["help \(section) as=swift"]).text
      #expect(text.hasPrefix("\(section)\n"), "\(section)")
      // A comment marks what the fault leaves out or changes.
      if !section.contains(" ") { #expect(text.contains("// \(section)"), "\(section)") }
    }
    #expect(try Play(["help cg-4 as=swift"]).text.contains("revert()"))
  }

  @Test func aNameWithoutCodeIsRefused() {
    #expect(throws: (any Error).self) { try Play(["help city-guide variant=z as=swift"]) }
    #expect(throws: (any Error).self) { try Play(["help CG-13 as=swift"]) }
    #expect(throws: (any Error).self) { try Play(["help city-guide as=swift"]) }
  }

  /// A fault may be named as an option of its scene, whose help names the code; comments mark what
  /// a step adds, and the code of a fault shows what the fault breaks.
  @Test func aSceneNamesItsCode() throws {
    let code = try Play(["help CG-14 as=swift"]).text
    #expect(try Play(["help city-guide faults=cg-14 as=swift"]).text == code)
    #expect(throws: (any Error).self) { try Play(["help detents faults=CG-14 as=swift"]) }
    #expect(
      try Play(["help city-guide"]).text
        .contains("in UIKit: help city-guide variant=a as=swift, help CG-1 as=swift"))
    #expect(try !Play(["help blank"]).text.contains("as=swift"))
    for step in ["b", "c", "d", "e"] {
      let text = try Play(["help city-guide variant=\(step) as=swift"]).text.lowercased()
      #expect(text.contains("// new in \(step)"), "\(step)")
    }
    let reverses = try Play(["help city-guide variant=d as=swift"]).text
    #expect(reverses.contains("case .began") && reverses.contains("caughtFraction = animator?"))
    // Only the condition of the lock is left out, so that a reverted run locks the list.
    #expect(code.contains("self.state = target") && code.contains("CG-14 leaves out the condition"))
  }

  /// The help on a fault names its code, if there is any, and the code fits into 80 columns.
  @Test func theHelpOnAFaultNamesItsCode() throws {
    #expect(try Play(["help CG-4"]).text.contains("in UIKit: help CG-4 as=swift"))
    #expect(try !Play(["help CG-13"]).text.contains("as=swift"))
    #expect(try Play(["help cg-4 as=swift"]).text.hasPrefix("CG-4\n"))
    for section in try Self.sections() {
      let lines = try Play(["help \(section) as=swift"]).text.split(separator: "\n")
      #expect(lines.filter { $0.count > 80 } == [])
    }
  }
}
