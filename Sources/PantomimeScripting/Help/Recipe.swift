import PantomimeReporting

/// A short script of a screen that people build, which the help prints.
///
/// The scripts are files in `scripts/gestures/recipes`.
package struct Recipe: Sendable {
  /// The name, which is that of the file.
  package let name: String
  /// The statements, with the comment about what the script teaches.
  package let script: String

  /// All recipes, sorted by name.
  package static let all = RecipeTexts.all.map { Recipe(name: $0.name, script: $0.text) }

  /// The first comment, as a sentence or two.
  package var lesson: String {
    script.split(separator: "\n").prefix { $0.hasPrefix("# ") }.map { $0.dropFirst(2) }
      .joined(separator: " ")
  }

  /// The first sentence of the first comment.
  var summary: Substring {
    let lesson = lesson[...]
    let end = lesson.indices.first { index in
      let character = lesson[index]
      // A single word before a colon says too little.
      return character == ";" || (character == ":" && lesson[..<index].contains(" "))
        || (character == "." && lesson[index...].dropFirst().first == " ")
    }
    let sentence = lesson[..<(end ?? lesson.endIndex)]
    return sentence.hasSuffix(".") ? sentence.dropLast() : sentence
  }

  /// The list of all recipes, one per line.
  static var list: String {
    let width = all.map { $0.name.count }.max() ?? 0
    return "Screens to copy and change; `help recipe NAME` prints one.\n"
      + all.map { "  \(Printable.padded($0.name, width))  \($0.summary)\n" }.joined()
  }

  /// The candidates for the name.
  static var candidates: [Candidate] { all.map { Candidate($0.name, String($0.summary)) } }
}
