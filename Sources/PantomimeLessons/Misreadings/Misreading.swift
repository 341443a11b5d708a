import PantomimeScripting

/// A named wrong model of how a transition behaves, which can be run.
///
/// A misreading changes the scene or its settings, or reads another path. The reply that it
/// predicts is always computed, never stored.
package struct Misreading: Sendable {
  /// The name, in kebab case.
  package let name: String
  /// The belief, as a sentence.
  package let belief: String
  /// The correction, in two sentences.
  package let correction: String
  /// The options that the misreading adds to the scene.
  let scene: String
  /// The statements to run after the setup.
  let statements: [String]
  /// The path that the misreading reads in place of the right one.
  let reading: Reading

  /// The words in the task's statements that the misreading confuses with others, or `nil`.
  let confusion: Confusion?

  /// Words of a statement, and the words that they are mistaken for.
  struct Confusion: Sendable {
    let words: String
    let others: String
  }

  /// The path that the misreading reads.
  enum Reading: Sendable {
    /// The right path.
    case same
    /// Another path, whatever the right one is.
    case path(String)
    /// The model value in place of the value on screen.
    case model
    /// The value on screen in place of the model value.
    case presentation
  }

  init(
    _ name: String, _ belief: String, _ correction: String, scene: String = "",
    _ statements: String..., taking words: String = "", for others: String = "",
    reading: Reading = .same
  ) {
    confusion = words.isEmpty ? nil : Confusion(words: words, others: others)
    (self.name, self.belief, self.correction) = (name, belief, correction)
    (self.scene, self.statements, self.reading) = (scene, statements, reading)
  }

  /// Returns a line with the misreading's confusion applied.
  func line(for line: LessonLine) -> LessonLine {
    guard let confusion, let place = LessonText.place(of: confusion.words, in: line.text) else {
      return line
    }
    let scalars = Array(line.text.unicodeScalars)
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[..<place.start])
    text.append(contentsOf: confusion.others.unicodeScalars)
    text.append(contentsOf: scalars[place.end...])
    return LessonLine(String(text), line.number)
  }

  /// Returns the path that the misreading reads in place of another.
  func path(for path: String) -> String {
    switch reading {
    case .same: return path
    case .path(let other): return other
    case .model, .presentation:
      guard let dot = path.firstIndex(of: ".") else { return path }
      let (view, rest) = (path[..<dot], path[path.index(after: dot)...])
      if case .model = reading { return rest.hasPrefix("model.") ? path : "\(view).model.\(rest)" }
      return rest.hasPrefix("model.") ? "\(view).\(rest.dropFirst(6))" : path
    }
  }
}
