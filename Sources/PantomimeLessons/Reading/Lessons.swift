/// The built-in lessons.
package enum Lessons {
  /// The lessons, in teaching order.
  package static let all: [Lesson] = texts.compactMap { name, text in
    Lesson.read(Array(text().utf8), name: name, file: "\(name).md").lesson
  }

  /// The names and the documents of the lessons, in teaching order.
  package static let texts: [(name: String, text: @Sendable () -> String)] = [
    ("the-finger-decides", { LessonDocuments.theFingerDecides }),
    ("a-resting-finger", { LessonDocuments.aRestingFinger }),
  ]

  /// Returns the lesson with a name, or `nil` if there is none.
  package static func named(_ name: String) -> Lesson? {
    let all = all
    return all.indices.first { all[$0].name == name }.map { all[$0] }
  }
}
