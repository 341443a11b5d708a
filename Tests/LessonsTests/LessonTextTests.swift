import PantomimeLessons
import PantomimeScripting
import Testing

/// The built-in lessons, and their documents.
@Suite struct LessonTextTests {
  @Test func everyLessonIsRead() {
    for (name, text) in Lessons.texts {
      let read = Lesson.read(Array(text().utf8), name: name, file: "\(name).md")
      #expect(read.problems.map { "\($0.line): \($0.error.message)" } == [])
    }
    #expect(Lessons.all.count == Lessons.texts.count)
  }
}
