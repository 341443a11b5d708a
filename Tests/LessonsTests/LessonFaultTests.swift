import Foundation
import PantomimeKit
import PantomimeLessons
import PantomimeScenes
import PantomimeScripting
import TestSupport
import Testing

/// Each published fault is used by a lesson, or the article about lessons gives the reason why none
/// does; its tables are those of the documents.
@Suite(.timeLimit) struct LessonFaultTests {
  /// The scenes that reproduce an article, with its faults.
  private static let scenes = [
    "city-guide", "interactive-square", "dive-deeper", "pokedex-list", "pokedex-detail",
  ]

  private static let published = Catalog.standard.scenes
    .filter { scenes.contains($0.name) }
    .flatMap { scene in scene.faults.map { $0.id } }

  /// The cells of the article's table rows that have two.
  private static func rows() throws -> [(first: String, second: String)] {
    let article = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/PantomimeKit/PantomimeKit.docc/WritingALesson.md")
    return try String(contentsOf: article, encoding: .utf8).split(separator: "\n").compactMap {
      line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      return line.hasPrefix("|") && cells.count == 2 ? (cells[0], cells[1]) : nil
    }
  }

  /// The faults that a lesson turns on, in the order of the scenes.
  private static func used(by lesson: Lesson) -> [String] {
    let options = lesson.tasks.flatMap { $0.mistakes }.flatMap { $0.names }
      .compactMap { Misreadings.named($0)?.scene }
    let ids = ([lesson.source] + options)
      .flatMap { $0.matches(of: /faults=([A-Z0-9,-]+)/) }
      .flatMap { $0.1.split(separator: ",").map { String($0) } }
    return published.filter { ids.contains($0) }
  }

  @Test func theLessonsUseTheFaultsOfTheTable() throws {
    let rows = try Self.rows()
    for lesson in Lessons.all {
      let used = Self.used(by: lesson).joined(separator: ", ")
      let row = rows.first { $0.first == "`\(lesson.name)`" }
      #expect(row?.second ?? "" == used, "\(lesson.name)")
    }
  }

  @Test func everyOtherFaultIsListedWithAReason() throws {
    let used = Set(Lessons.all.flatMap { Self.used(by: $0) })
    let others = try Self.rows().filter { $0.first.wholeMatch(of: /[A-Z]+-\d+/) != nil }
    #expect(others.map { $0.first } == Self.published.filter { !used.contains($0) })
    for other in others { #expect(other.second.count > 20, "\(other.first)") }
  }
}
