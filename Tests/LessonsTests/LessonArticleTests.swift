import Foundation
import PantomimeLessons
import PantomimeScripting
import TestSupport
import Testing

/// The article about lessons: its example is a lesson without errors.
@Suite(.timeLimit) struct LessonArticleTests {
  @Test func theExampleIsVerified() throws {
    let article = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/PantomimeKit/PantomimeKit.docc/WritingALesson.md")
    let text = try String(contentsOf: article, encoding: .utf8)
    let start = try #require(text.firstRange(of: "````markdown\n"))
    let end = try #require(text[start.upperBound...].firstRange(of: "\n````\n"))
    let example = text[start.upperBound..<end.lowerBound] + "\n"
    let read = Lesson.read(Array(example.utf8), name: "the-half", file: "the-half.md")
    #expect(read.problems.map(\.error.message) == [])
    let lesson = try #require(read.lesson)
    let check = LessonCheck(
      lesson, variants: TestRun.isLong ? LessonCheck.variants : 2,
      in: Catalog.standard.withLessons)
    #expect(check.problems.map { "\($0.line): \($0.error.message); \($0.error.hint)" } == [])
  }
}
