import ScriptingSupport
import TestSupport
import Foundation
import PantomimeKit
import PantomimeReporting
import PantomimeScenes
import Testing

/// Every number that the sources cite can be looked up, and what can be looked up is cited.
@Suite(.timeLimit) struct FactCitationTests {
  /// The files of the facts: citations among them must exist, but don't count as a use.
  private static let table = [
    "Sources/PantomimeReporting/Facts/", "PantomimeKit.docc/Facts",
    "PantomimeKit.docc/Evidence.md",
  ]

  /// The files that people read: sources, articles, scripts and traces.
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
    "\(file.path):\(file.whole.lineNumber(at: byte))"
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
      for name in Self.hyphenated(in: file.whole)
      where scenes.contains(name.prefix { $0 != "-" }) && !declared.contains(name) {
        unknown.append("\(file.path) names \(name)")
      }
    }
    #expect(unknown == [])
  }

  /// Two capitals, a hyphen and a number, as a word of their own.
  ///
  /// By hand, since a regular expression takes a minute for all files.
  private static func hyphenated(in text: SearchedText) -> [String] {
    let bytes = text.bytes
    func isCapital(_ place: Int) -> Bool {
      bytes.indices.contains(place) && bytes[place] >= 65 && bytes[place] <= 90
    }
    var found: [String] = []
    for place in text.places(of: "-") {
      guard isCapital(place - 1), isCapital(place - 2), !isCapital(place - 3) else { continue }
      let digits = bytes[(place + 1)...].prefix { $0 >= 48 && $0 <= 57 }
      guard !digits.isEmpty else { continue }
      found.append(String(decoding: bytes[(place - 2)..<digits.endIndex], as: UTF8.self))
    }
    return found
  }

  /// The standing of a fact in an article, as in `(A70, A71, documented; U6, pathValue)`, is that
  /// of the table.
  @Test func articlesTellTheStandingsOfTheTable() throws {
    var told = 0
    for file in try SourceTree.files(below: "Sources", ".md")
    where !Self.table.contains(where: file.path.contains) {
      let bytes = file.whole.bytes
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

  // MARK: The documents

  private static let documents = "Sources/PantomimeKit/PantomimeKit.docc/Facts"

  /// Every row whose first cell is a number is a fact, cell by cell.
  @Test func everyRowIsAFact() throws {
    var rows: [String] = []
    for document in try SourceTree.files(below: Self.documents, ".md") {
      for line in document.text.split(separator: "\n") where line.hasPrefix("| ") {
        let cells = line.dropFirst(2).components(separatedBy: " |")
          .map { $0.replacingOccurrences(of: "\\", with: "").trimmingCharacters(in: .whitespaces) }
        guard FactID(cells[0]) != nil else { continue }
        rows.append(cells[0])
        let fact = try #require(Facts.named(cells[0]), "\(cells[0])")
        let expected = [fact.name, fact.standing.rawValue, fact.sentence, fact.source]
        #expect(Array(cells.prefix(4)) == expected, "\(document.path)")
        let evidence = [
          fact.recordings.map { String($0) }, fact.residual, fact.script.map { "`\($0)`" },
          fact.kept,
        ]
        #expect(cells.dropFirst(4).filter { !$0.isEmpty } == evidence.compactMap { $0 })
      }
    }
    #expect(rows.sorted() == Facts.all.map(\.name).sorted())
  }

  /// With `PANTOMIME_RECORD=1` the page is rewritten, and the test fails if it differed.
  @Test func theEvidencePageIsUpToDate() throws {
    let page = "Sources/PantomimeKit/PantomimeKit.docc/Evidence.md"
    let written = try? ProjectFiles.bytes(of: page)
    guard Array(Evidence.page.utf8) != written else { return }
    if TestRun.isRecording {
      try Data(Evidence.page.utf8).write(to: ProjectFiles.root.appendingPathComponent(page))
      Issue.record("recorded \(page)")
    } else {
      Issue.record("\(page) differs from the facts: scripts/record writes it")
    }
  }
}
