import PantomimeLessons
import PantomimeScenes
import PantomimeScripting

/// The argument parser's completion script for bash, with what the parser leaves out.
///
/// The parser lets an option of the root command hide the values of a subcommand's option with the same
/// name, and offers no names where an argument is either a name or a file.
enum BashCompletion {
  private static let mark = "#!/bin/bash"

  /// Returns a completion script with the missing completions, or any other text unchanged.
  static func completed(_ text: String) -> String {
    guard text.hasPrefix(mark) else { return text }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let opening = "() {"
    guard
      let adder = lines.first(where: {
        $0.hasPrefix("__") && $0.hasSuffix("_add_completions\(opening)")
      }
      )?.dropLast(opening.count)
    else { return text }
    let root = adder.dropFirst().dropLast("_add_completions".count)
    var function = Substring()
    var isFirst = true
    func offer(_ names: [String]) -> String {
      "    \(adder) -W \(names.map { "'\($0)'" }.joined(separator: "$'\\n'"))"
    }
    return lines.flatMap { line -> [String] in
      if line.hasSuffix(opening) { function = line.dropLast(opening.count) }
      switch function {
      case root where isFirst && line.hasSuffix("case \"${prev}\" in"):
        // Whatever follows a subcommand is the subcommand's.
        isFirst = false
        return ["    [[ -n \"${unparsed_words[0]:-}\" ]] || case \"${prev}\" in"]
      case "\(root)_hunt" where line.contains("plusdirs"):
        return [offer(ProgramCatalog.catalog.scenes.map(\.name)), line]
      case "\(root)_lesson" where line.contains("plusdirs"):
        return [offer(["check"] + Lessons.all.map(\.name)), line]
      case "\(root)_help" where line == "}":
        return [offer(RootCommand.commandNames), line]
      default:
        return [
          line.hasPrefix("complete -o filenames -F")
            ? "complete -o filenames -o default -F"
              + line.dropFirst("complete -o filenames -F".count)
            : line
        ]
      }
    }.joined(separator: "\n")
  }
}
