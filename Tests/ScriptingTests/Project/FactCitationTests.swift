import ScriptingSupport
import TestSupport
import Foundation
import PantomimeKit
import PantomimeReporting
import PantomimeScenes
import Testing

/// Every number that the sources cite can be looked up, and what can be looked up is cited.
@Suite(.timeLimit) struct FactCitationTests {
  /// Where the facts themselves stand: what they cite of one another must be there, but does not
  /// count as a use of it.
  private static let table = [
    "Sources/PantomimeReporting/Facts/", "PantomimeKit.docc/Facts.md",
    "PantomimeKit.docc/Evidence.md",
  ]

  /// What is read by people: sources, articles, scripts and traces.
  private static let suffixes = [".swift", ".md", ".pan", ".trace", ".csv", ".jsonl", ".py", ".c"]

  private static func files() throws -> [SourceFile] {
    try ["Sources", "Tests", "scripts"].flatMap { folder in
      try SourceTree.files(below: folder).filter { file in
        let name = file.path.split(separator: "/").last ?? ""
        return !name.contains(".") || suffixes.contains { name.hasSuffix($0) }
      }
    } + [SourceTree.file("README.md"), SourceTree.file("Package.swift")]
  }

  private static func place(_ byte: Int, in file: SourceFile) -> String {
    let line = file.text.utf8.prefix(byte).count { $0 == UInt8(ascii: "\n") } + 1
    return "\(file.path):\(line)"
  }

  @Test func everyCitationResolvesAndEveryFactIsCited() throws {
    var cited: Set<FactID> = []
    var unresolved: [String] = []
    for file in try Self.files() {
      let counts = !Self.table.contains { file.path.contains($0) }
      for citation in Citation.all(in: file.text) {
        for id in citation.ids {
          if counts { cited.insert(id) }
          guard Facts.named(id) == nil else { continue }
          unresolved.append("\(Self.place(citation.place.lowerBound, in: file)) cites \(id)")
        }
      }
    }
    #expect(unresolved == [])
    #expect(cited.count > 500)
    let idle = Facts.all.filter { fact in
      let isCited = FactID(fact.name).map(cited.contains) ?? false
      return isCited == (fact.kept != nil)
    }
    #expect(idle.map(\.name) == [], "neither cited nor kept for a reason, or both")
  }

  /// `CG-4` and the like: faults are declared by their scenes.
  @Test func everyFaultThatIsNamedIsDeclared() throws {
    let declared = Set(Scenes.all.flatMap { $0.faults.map(\.id) })
    let scenes = Set(declared.compactMap { $0.split(separator: "-").first })
    #expect(scenes.count > 4)
    var unknown: [String] = []
    for file in try Self.files() {
      for name in Self.hyphenated(in: Array(file.text.utf8))
      where scenes.contains(name.prefix { $0 != "-" }) && !declared.contains(name) {
        unknown.append("\(file.path) names \(name)")
      }
    }
    #expect(unknown == [])
  }

  /// Two capitals, a hyphen and a number, as a word of their own.
  ///
  /// By hand, since a regular expression takes a minute for all files.
  private static func hyphenated(in bytes: [UInt8]) -> [String] {
    func isCapital(_ place: Int) -> Bool {
      bytes.indices.contains(place) && bytes[place] >= 65 && bytes[place] <= 90
    }
    var found: [String] = []
    for (place, byte) in bytes.enumerated() where byte == UInt8(ascii: "-") {
      guard isCapital(place - 1), isCapital(place - 2), !isCapital(place - 3) else { continue }
      let digits = bytes[(place + 1)...].prefix { $0 >= 48 && $0 <= 57 }
      guard !digits.isEmpty else { continue }
      found.append(String(decoding: bytes[(place - 2)..<digits.endIndex], as: UTF8.self))
    }
    return found
  }

  /// What an article says of a fact's standing, as in `(A70, A71, documented; U6, pathValue)`, is what
  /// the table says.
  @Test func articlesTellTheStandingsOfTheTable() throws {
    var told = 0
    for file in try SourceTree.files(below: "Sources", ".md") where !file.path.hasSuffix("Facts.md")
    {
      let bytes = Array(file.text.utf8)
      var next: (start: Int, standing: String?) = (bytes.count, nil)
      for citation in Citation.all(in: file.text).reversed() {
        let between = String(decoding: bytes[citation.place.upperBound..<next.start], as: UTF8.self)
        let word = (between.hasPrefix(",") ? between.dropFirst() : between[...])
          .drop { $0 == " " || $0 == "\n" }.prefix { $0.isLetter }
        let isTold = ["documented", "observed", "reading"].contains(String(word))
        let standing = isTold ? String(word) : between == ", " ? next.standing : nil
        next = (citation.place.lowerBound, standing)
        guard let standing else { continue }
        for fact in citation.ids.compactMap({ Facts.named($0) }) {
          told += 1
          let isReading = fact.standing == .ours || fact.standing == .inferred
          #expect(
            isReading ? standing == "reading" : standing == fact.standing.rawValue,
            "\(Self.place(citation.place.lowerBound, in: file)) calls \(fact.name) \(standing)")
        }
      }
    }
    #expect(told > 100)
  }

  // MARK: The page

  /// With `PANTOMIME_RECORD=1` the pages are written anew, and the test fails where they were others.
  @Test(arguments: [("Facts", FactPage.text), ("Evidence", Evidence.page)])
  func thePageIsTheTable(name: String, text: String) throws {
    let page = "Sources/PantomimeKit/PantomimeKit.docc/\(name).md"
    let written = try? ProjectFiles.bytes(of: page)
    guard Array(text.utf8) != written else { return }
    if TestRun.isRecording {
      try Data(text.utf8).write(to: ProjectFiles.root.appendingPathComponent(page))
      Issue.record("recorded \(page)")
    } else {
      Issue.record("\(page) is not what the table says: scripts/record writes it")
    }
  }

  @Test func thePageHasEveryFactOnARowOfFour() {
    let lines = FactPage.text.split(separator: "\n")
    for fact in Facts.all {
      let rows = lines.filter { $0.hasPrefix("| \(fact.name) |") }
      #expect(rows.count == 1)
      for row in rows {
        #expect(row.replacingOccurrences(of: "\\|", with: "").count { $0 == "|" } == 5)
        #expect(row.contains("| \(fact.standing.rawValue) |"))
      }
    }
  }
}
