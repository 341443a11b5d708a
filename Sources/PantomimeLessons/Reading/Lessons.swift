/// The built-in lessons.
package enum Lessons {
  /// The lessons, in teaching order.
  package static let all: [Lesson] = texts.compactMap { name, text in
    Lesson.read(Array(text.utf8), name: name, file: "\(name).md").lesson
  }

  /// The names and the documents of the lessons, in teaching order.
  package static let texts: [(name: String, text: String)] = [
    LessonTexts.theFingerDecides,
    LessonTexts.aRestingFinger,
    LessonTexts.oneFractionTwoMeanings,
    LessonTexts.theModelIsAlreadyThere,
    LessonTexts.tiesAndArbitration,
    LessonTexts.cancelledIsNotEnded,
    LessonTexts.reversingTwice,
    LessonTexts.unitsOfASpringsVelocity,
    LessonTexts.aSheetAndItsList,
    LessonTexts.stopAndFinish,
    LessonTexts.exactlyOneCompletion,
    LessonTexts.percentDriven,
    LessonTexts.whereWouldItComeToRest,
    LessonTexts.layerAnimations,
    LessonTexts.plainOrImproved,
  ]

  /// Returns the lesson with the given name, or `nil` if there is none.
  package static func named(_ name: String) -> Lesson? {
    let all = all
    return all.indices.first { all[$0].name == name }.map { all[$0] }
  }
}
