import PantomimeKit
import PantomimeReporting
import PantomimeScripting
import Testing

/// A task as its document states it, read without the reader of lessons.
struct TaskText: Sendable, CustomTestStringConvertible {
  struct Block: Sendable {
    let role: String
    let names: [String]
    var lines: [String] = []
  }

  let lesson: String
  /// The index of the task.
  let index: Int
  private(set) var prose = ""
  private var all: [Block] = []

  var testDescription: String { "\(lesson) \(index + 1)" }

  /// Returns the tasks of a document.
  static func all(of lesson: String, _ text: String) -> [TaskText] {
    var tasks: [TaskText] = []
    var isInside = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if line.hasPrefix("## ") {
        tasks.append(TaskText(lesson: lesson, index: tasks.count))
      } else if tasks.isEmpty {
        continue
      } else if line.hasPrefix("```pan ") {
        let words = line.split(separator: " ").map(String.init)
        let names = words.dropFirst(2).flatMap { $0.split(separator: ",").map(String.init) }
        tasks[tasks.count - 1].all.append(Block(role: words[1], names: names))
        isInside = true
      } else if line.hasPrefix("```") {
        isInside = false
      } else if isInside {
        let last = tasks[tasks.count - 1].all.count - 1
        tasks[tasks.count - 1].all[last].lines.append(line)
      } else {
        tasks[tasks.count - 1].prose += line + "\n"
      }
    }
    return tasks
  }

  func blocks(_ role: String) -> [Block] { all.filter { $0.role == role } }

  var draws: Bool { blocks("setup").contains { $0.lines.contains { $0.contains("draw(") } } }
}

/// The statements of a prediction, and the value that it asks for.
struct Question {
  let statements: [String]
  let path: String
  /// The tolerance with `within`, or an empty string.
  let tolerance: String
}

extension TaskText {
  /// The statements of the setup, with the numbers that the player has drawn.
  func setup(_ names: Names) -> [String] {
    blocks("setup")[0].lines.map { line in
      guard let match = line.wholeMatch(of: /let ([a-z]+)=draw\(.*\)/) else { return line }
      return "let \(match.1)=\(names[String(match.1)] ?? "")"
    }
  }

  func question(_ names: Names) -> Question? {
    guard let block = blocks("answer").first, let last = block.lines.last,
      let match = last.wholeMatch(of: /expect (\S+)( within .+)?/)
    else { return nil }
    return Question(
      statements: Array(block.lines.dropLast()), path: String(match.1),
      tolerance: match.2.map { String($0.dropFirst()) } ?? "")
  }

  /// Replies around a value: inside and outside of the tolerance, and in other forms.
  static func perturbed(_ value: (value: PathValue, text: String), _ tolerance: String) -> [String]
  {
    guard case .number(let number, let unit) = value.value else {
      return [
        value.text, "collapsed", "expanded", "list", "detail", "sheet", "active", "inactive",
        "stopped", "began", "possible", "7",
      ]
    }
    let allowed = Double(tolerance.split(separator: " ").last ?? "") ?? 0.5
    // Without 100, which is also the place of an anchor, and so another way to write its number.
    let numbers =
      [-2, -1.1, -0.9, -0.5, 0, 0.5, 0.9, 1.1, 2].map { number + $0 * allowed }
      + [-number, 2 * number, 1 - number, 0, 1, 99, number + 50, number / 2]
    var replies = numbers.map { Numerals.text($0, decimals: 5) }
    if case .fraction = unit {
      replies += [number, number + 0.5, number * 0.9].map {
        "\(Numerals.text($0 * 100, decimals: 3)) %"
      }
    }
    return replies + ["nothing", "\(value.text)x"]
  }
}

/// A wrong model of a prediction, as it changes the script of the answer.
struct WrongModel: Sendable {
  let name: String
  /// The option that is added to the scene.
  var option = ""
  var statements: [String] = []
  /// Words of the answer's statements, and those that are taken for them.
  var words = ("", "")
  /// The path that is read, from the right one.
  var path: @Sendable (String) -> String = { $0 }

  /// Returns the script in which the model is right.
  func applied(to setup: [String], _ answer: [String]) -> [String] {
    setup.map { option.isEmpty || !$0.hasPrefix("scene ") ? $0 : scene($0) } + statements
      + answer.map {
        words.0.isEmpty ? $0 : $0.replacing(words.0, with: words.1, maxReplacements: 1)
      }
  }

  /// Returns the statement with the option, instead of one of the same name.
  private func scene(_ line: String) -> String {
    let name = option.prefix { $0 != "=" } + "="
    let words = line.split(separator: " ").filter { !$0.hasPrefix(name) }
    return words.joined(separator: " ") + " \(option)"
  }

  @Sendable private static func screen(_ path: String) -> String {
    path.replacing(".model.", with: ".")
  }
  @Sendable private static func model(_ path: String) -> String {
    path.replacing("card.frame", with: "card.model.frame")
  }

  /// The built-in misreadings that predictions use.
  static let known = [
    WrongModel(name: "resting-is-still", statements: ["set estimator=lsq1"]),
    WrongModel(name: "average-speed", statements: ["set estimator=last-segment-to-lift"]),
    WrongModel(name: "fraction-is-the-picture", path: { _ in "progress" }),
    WrongModel(name: "pausing-keeps-the-number", option: "scrubs-linearly=no"),
    WrongModel(name: "model-moves", path: screen),
    WrongModel(name: "model-waits", path: model),
    WrongModel(name: "layers-move-the-model", path: screen),
    WrongModel(name: "layers-stay", words: ("key=move", "key=move fill=forwards removed=no")),
    WrongModel(name: "ties-go-to-the-card", statements: ["set axis=vertical-or-tie"]),
    WrongModel(name: "cancelled-is-ended", words: ("pan cancelled", "pan ended")),
    WrongModel(name: "reversing-keeps-the-number", statements: ["set reading U12=absolute"]),
    WrongModel(name: "one-reversal", statements: ["set quirks=one-turn"]),
    WrongModel(name: "duration-holds", words: ("spring(1,100,10)", "spring(0.8)")),
    WrongModel(name: "list-keeps-the-finger", statements: ["scroll list to=1000"]),
    WrongModel(name: "stop-is-the-end", words: ("stop", "stop finishing=no")),
    WrongModel(name: "stopping-is-pausing", words: ("stop", "pause")),
    WrongModel(name: "a-second-completion", option: "faults=CG-1"),
    WrongModel(name: "no-cap", statements: ["set cap=1"]),
    WrongModel(name: "threshold-included", option: "faults=MP-2"),
    WrongModel(name: "nearest-decides", statements: ["set rule=nearest"]),
    WrongModel(name: "catching-carries-on", option: "variant=c"),
  ]
}

extension TaskText {
  /// The wrong models of the task's mistakes.
  var wrongModels: [WrongModel] {
    blocks("mistake").flatMap { block -> [WrongModel] in
      guard let last = block.lines.last else {
        return block.names.compactMap { name in WrongModel.known.first { $0.name == name } }
      }
      let name = block.names.joined(separator: ",")
      guard let match = last.wholeMatch(of: /expect (\S+)( within .+)?/) else {
        return [WrongModel(name: name, statements: block.lines)]
      }
      let other = String(match.1)
      return [
        WrongModel(name: name, statements: Array(block.lines.dropLast()), path: { _ in other })
      ]
    }
  }
}
