import Foundation
import PantomimeLessons
import PantomimeScripting
import TestSupport
import Testing

/// The built-in lessons, and their documents.
@Suite(.timeLimit) struct LessonTextTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/PantomimeLessons/Documents")

  @Test func theDocumentsAreBuiltIn() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
      .filter { $0.hasSuffix(".md") }
    #expect(Set(files) == Set(Lessons.texts.map { "\($0.name).md" }))
    for (name, text) in Lessons.texts {
      let file = Self.folder.appendingPathComponent("\(name).md")
      #expect(try String(contentsOf: file, encoding: .utf8) == text + "\n")
    }
  }

  @Test func everyLessonIsRead() {
    for (name, text) in Lessons.texts {
      let read = Lesson.read(Array(text.utf8), name: name, file: "\(name).md")
      #expect(read.problems.map { "\($0.line): \($0.error.message)" } == [])
    }
    #expect(Lessons.all.count == Lessons.texts.count)
  }

  /// `pantomime lesson check` verifies a lesson; the long checks verify all of them.
  @Test(arguments: TestRun.sample(Lessons.texts.map(\.name), oneIn: 16))
  func everyLessonIsVerified(name: String) throws {
    let lesson = try #require(Lessons.named(name))
    let check = LessonCheck(
      lesson, isStrict: true, variants: TestRun.isLong ? LessonCheck.variants : 2,
      in: Catalog.standard.withLessons)
    #expect(check.problems.map { "\($0.line): \($0.error.message); \($0.error.hint)" } == [])
  }

  @Test func thereAreEnough() {
    let tasks = Lessons.all.flatMap(\.tasks)
    #expect(Lessons.all.count >= 14 && tasks.count >= 44)
    #expect(tasks.count { if case .test = $0.kind { true } else { false } } >= 8)
    #expect(tasks.count { if case .choose = $0.kind { true } else { false } } >= 5)
  }

  @Test func everyTaskHasItsLadder() {
    for lesson in Lessons.all {
      #expect(lesson.minutes != nil)
      for task in lesson.tasks {
        #expect(task.hints.count == 3, "\(lesson.name): \(task.title)")
        #expect(!task.wrong.isEmpty && !task.conclusion.isEmpty, "\(lesson.name): \(task.title)")
        if case .predict = task.kind {
          #expect(!task.mistakes.isEmpty, "\(lesson.name): \(task.title)")
        } else {
          #expect(task.solution != nil, "\(lesson.name): \(task.title)")
        }
      }
    }
  }

  @Test func misreadingsAreDeclaredOnce() {
    #expect(Misreadings.all.count >= 20)
    #expect(Set(Misreadings.all.map(\.name)).count == Misreadings.all.count)
    for one in Misreadings.all {
      let ends = one.correction.ranges(of: /[.;:] |\.$/).count
      #expect(ends >= 2, "\(one.name): two sentences")
      #expect(one.belief.hasSuffix("."))
    }
  }
}
