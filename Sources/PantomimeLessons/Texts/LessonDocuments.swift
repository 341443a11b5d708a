// Written by scripts/lessons.

/// The texts of the documents of lessons.
enum LessonDocuments {}
