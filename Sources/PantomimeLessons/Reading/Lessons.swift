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
    ("one-fraction-two-meanings", { LessonDocuments.oneFractionTwoMeanings }),
    ("the-model-is-already-there", { LessonDocuments.theModelIsAlreadyThere }),
    ("ties-and-arbitration", { LessonDocuments.tiesAndArbitration }),
    ("cancelled-is-not-ended", { LessonDocuments.cancelledIsNotEnded }),
    ("reversing-twice", { LessonDocuments.reversingTwice }),
    ("units-of-a-springs-velocity", { LessonDocuments.unitsOfASpringsVelocity }),
    ("a-sheet-and-its-list", { LessonDocuments.aSheetAndItsList }),
    ("stop-and-finish", { LessonDocuments.stopAndFinish }),
    ("exactly-one-completion", { LessonDocuments.exactlyOneCompletion }),
    ("percent-driven", { LessonDocuments.percentDriven }),
    ("where-would-it-come-to-rest", { LessonDocuments.whereWouldItComeToRest }),
    ("layer-animations", { LessonDocuments.layerAnimations }),
    ("plain-or-improved", { LessonDocuments.plainOrImproved }),
  ]

  /// Returns the lesson with the given name, or `nil` if there is none.
  package static func named(_ name: String) -> Lesson? {
    let all = all
    return all.indices.first { all[$0].name == name }.map { all[$0] }
  }
}
