import TestSupport
import Testing

/// The rules that keep the house in order, for what the compiler does not see.
@Suite(.timeLimit) struct HouseRulesTests {
  // MARK: Layout

  @Test func topLevelHoldsWhatItMay() throws {
    let wanted: Set = ["LICENSE", "Package.swift", "README.md", "Sources", "Tests", "scripts"]
    let seen = try Set(SourceTree.topLevel.filter { !$0.hasPrefix(".") })
    // Which versions were resolved is left to each checkout.
    #expect(seen.subtracting(["Package.resolved"]) == wanted)
  }

  // MARK: Who knows whom

  @Test(arguments: [
    ("PantomimeKinetics", []),
    ("PantomimeGestures", ["PantomimeKinetics"]),
    ("PantomimeKit", ["PantomimeGestures", "PantomimeKinetics"]),
    ("PantomimeProps", ["PantomimeKit"]),
    ("PantomimeScenes", ["PantomimeKit", "PantomimeProps"]),
    ("PantomimeReporting", ["PantomimeKit"]),
    (
      "PantomimeScripting",
      ["PantomimeKit", "PantomimeProps", "PantomimeReporting", "PantomimeScenes"]
    ),
    (
      "PantomimeDiscovery",
      [
        "PantomimeKit", "PantomimeProps", "PantomimeReporting", "PantomimeScenes",
        "PantomimeScripting",
      ]
    ),
    (
      "PantomimeWeb",
      [
        "PantomimeKit", "PantomimeProps", "PantomimeReporting", "PantomimeScenes",
        "PantomimeScripting", "PantomimeLessons",
      ]
    ),
    (
      "PantomimeFiles",
      [
        "PantomimeKit", "PantomimeProps", "PantomimeReporting", "PantomimeScripting", "Dispatch",
        "Darwin", "Glibc", "Musl",
      ]
    ),
    (
      "PantomimeTesting",
      [
        "PantomimeKit", "PantomimeReporting", "PantomimeScripting", "PantomimeFiles",
        "PantomimeDiscovery", "Testing", "FoundationEssentials", "Foundation", "Darwin", "Glibc",
        "Musl",
      ]
    ),
  ])
  func modulesImportWhatTheyMay(module: String, allowed: [String]) throws {
    for file in try SourceTree.files(below: "Sources/\(module)", ".swift") {
      #expect(Set(file.imports).subtracting(allowed) == [], "\(file.path)")
    }
  }

  /// Embedded Swift has no casts, metatypes as values, key paths or names of types.
  ///
  /// The toolchain says so, too, but late. Code for other builds may use what it likes.
  @Test(arguments: [
    "PantomimeKinetics", "PantomimeGestures", "PantomimeKit", "PantomimeProps", "PantomimeScenes",
    "PantomimeReporting", "PantomimeScripting", "PantomimeDiscovery", "PantomimeWeb",
  ])
  func languageFitsInAWebPage(module: String) throws {
    let banned = ["@unchecked", "async", "await", "is", "Mirror", "describing", "reflecting"]
    let looks = [" as? ", " as! ", "type(of", "\\.", "KeyPath<", ".Type]", ".Type?", ".Type ="]
    for file in try SourceTree.files(below: "Sources/\(module)", ".swift").map(\.inAWebPage) {
      let words = banned.flatMap { word in
        file.code(containing: [word]).filter { line in
          line.split { " ()[]<>:,?!".contains($0) }.contains(word[...])
        }
      }
      #expect(words == [])
      #expect(file.code(containing: looks) == [])
    }
  }

  /// Every named part of the language is in a catalog, and is found only there.
  @Test func namesAreFoundInTheCatalog() throws {
    let lists = ["Scenes", "NamedRule", "VelocityEstimator", "AxisRule"].flatMap { kind in
      ["all", "named(", "taking("].map { "\(kind).\($0)" }
    }
    for module in ["PantomimeReporting", "PantomimeScripting", "PantomimeTool"] {
      for file in try SourceTree.files(below: "Sources/\(module)", ".swift")
      where !file.path.hasSuffix("/Catalog.swift") {
        #expect(file.code(containing: lists + ["Session()"]) == [])
      }
    }
  }

  @Test func gesturesAndAnimatorsDoNotKnowOneAnother() throws {
    for file in try SourceTree.files(below: "Sources/PantomimeGestures", ".swift") {
      #expect(file.mentions(of: "animator") == [])
    }
    for file in try SourceTree.files(below: "Sources/PantomimeKit/Animator", ".swift") {
      #expect(file.mentions(of: "gesture", "recognizer", "paninput", "panstate") == [])
    }
  }

  @Test func testsComeThroughTheFrontDoor() throws {
    for file in try swift {
      #expect(file.code(containing: ["@testable"]) == [])
    }
  }

  /// A test that hangs has to end the run and say which it is: every suite is written as
  /// `@Suite(.timeLimit) struct …`, and no test stands outside of one.
  @Test func suitesHaveATimeLimit() throws {
    let types = try SourceTree.files(below: "Tests", ".swift").flatMap(\.types)
    let limited = Set(types.filter { $0.head.contains("@Suite(.timeLimit") }.map(\.name))
    #expect(limited.count > 100)
    let unlimited = types.filter { $0.text.contains("@Test") && !limited.contains($0.name) }
    #expect(unlimited.map(\.head) == [])
  }

  // MARK: Texts

  @Test(arguments: [
    "PantomimeKinetics", "PantomimeGestures", "PantomimeKit", "PantomimeProps", "PantomimeScenes",
    "PantomimeScripting", "PantomimeTesting", "PantomimeTool",
  ])
  func publicDeclarationsAreDocumented(module: String) throws {
    for file in try SourceTree.files(below: "Sources/\(module)", ".swift") {
      #expect(file.undocumented == [])
    }
  }

  @Test func textsSpeakOfNoMachine() throws {
    let places = ["Users", "home", "opt", "root", "work"].map { "/\($0)/" }
    let files =
      try ["Sources", "Tests", "scripts", ".ci"].flatMap { try SourceTree.files(below: $0) }
      + ["Package.swift", "README.md"].map(SourceTree.file)
    for file in files {
      #expect(places.filter(file.whole.contains) == [], "\(file.path)")
    }
  }

  private var swift: [SourceFile] {
    get throws {
      try SourceTree.files(below: "Sources", ".swift") + SourceTree.files(below: "Tests", ".swift")
    }
  }
}

extension SourceFile {
  /// The public declarations without a comment, but for those that fulfil a protocol: the protocol
  /// documents them.
  fileprivate var undocumented: [String] {
    var isConformance = false
    var isDocumented = false
    var found: [String] = []
    for (number, line) in whole.lines.enumerated() {
      let words = line.split(separator: " ")
      if line.hasPrefix("extension ") { isConformance = line.contains(":") }
      if line == "}" { isConformance = false }
      if words.first == "public", words.dropFirst().first != "import", !isDocumented,
        !isConformance
      {
        found.append("\(path):\(number + 1) \(line)")
      }
      guard let first = words.first else {
        isDocumented = false
        continue
      }
      isDocumented = first.hasPrefix("///") || (isDocumented && first.hasPrefix("@"))
    }
    return found
  }
}
