package import PantomimeScripting

extension Lesson {
  /// Returns the solutions of all tasks and the corrections of their mistakes, as Markdown.
  package func key(in catalogue: Catalogue) -> String {
    var text = "# Key: \(title)\n"
    for (index, task) in tasks.enumerated() {
      text += "\n## \(index + 1). \(task.title)\n\n"
      text += task.solutionText(LessonPlay(lesson: self, catalogue: catalogue), index)
      for mistake in task.mistakes {
        let known = mistake.names.compactMap { Misreadings.named($0) }
        let name =
          mistake.names.isEmpty ? "another mistake" : LessonText.joined(mistake.names, by: ", ")
        let corrections =
          mistake.paragraphs.isEmpty ? known.map { $0.correction } : mistake.paragraphs
        text += "\n- *\(name)*: \(LessonText.joined(corrections.map { $0.onOneLine }, by: " "))\n"
      }
    }
    return text
  }
}

extension LessonTask {
  /// Returns the solution as a block, or, for a prediction, the way to compute it.
  fileprivate func solutionText(_ play: LessonPlay, _ index: Int) -> String {
    if let solution {
      return "```pan\n" + LessonText.joined(solution.lines.map { "\($0.text)\n" }, by: "") + "```\n"
    }
    guard case .predict(let prediction) = kind,
      case .success(let player) = play.play([], index), let start = player.start,
      let value = try? player.judge.value(of: prediction, from: start)
    else { return "" }
    let numbers = setup.statements.contains { $0.draws } ? ", with the numbers of seed 1" : ""
    return "`answer \(value)`\(numbers)\n"
  }
}

extension String {
  fileprivate var onOneLine: String {
    LessonText.joined(split(separator: "\n").map { LessonText.trimmed($0) }, by: " ")
  }
}
