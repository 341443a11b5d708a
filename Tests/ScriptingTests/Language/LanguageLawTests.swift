import ScriptingSupport
import TestSupport
import PantomimeKit
import PantomimeScripting
import Testing

/// However a script is written, it does the same: laws over every example there is.
@Suite(.timeLimit) struct LanguageLawTests {
  static let names = GestureScripts.names

  /// A part of the examples, another one for each number.
  private static func part(_ number: Int) -> [String] {
    TestRun.sample(names, oneIn: 30, from: number)
  }

  /// Statements may stand behind one another on a line.
  @Test(arguments: TestRun.sample(names, oneIn: 24, from: 5)) func linesMayBeChained(
    name: String
  ) throws {
    let example = try Example(name)
    let wanted = Played(example.text, in: example.files)
    for length in [3, 1_000] {
      var text = ""
      for (number, line) in example.lines.enumerated() {
        let goesOn = line.contains("#") || line.hasSuffix("\\")
        let isLast = (number + 1) % length == 0 || goesOn
        text += line + (isLast ? "\n" : number % 2 == 0 ? ";" : " ;  ")
      }
      #expect(Played(text, in: example.files) == wanted, "by \(length)")
    }
  }

  /// A line may go on in the next one wherever two words meet, and within a word.
  @Test(arguments: part(0)) func linesMayGoOn(name: String) throws {
    let example = try Example(name)
    let wanted = Played(example.text, in: example.files)
    var generator = SeededGenerator(seed: 7)
    let lines = example.lines.map { line -> String in
      guard let hash = line.firstIndex(of: "#") else {
        return String(
          line.flatMap { character -> [Character] in
            generator.next() % 4 == 0 ? ["\\", "\n", character] : [character]
          })
      }
      return line[..<hash].split(separator: " ").joined(separator: " \\\n   ") + " " + line[hash...]
    }
    #expect(Played(lines.joined(separator: "\n"), in: example.files) == wanted)
  }

  /// Any word, any value of an option, and any whole line may have a name.
  @Test(arguments: part(1)) func anyTokenMayHaveAName(name: String) throws {
    let example = try Example(name)
    let wanted = Played(example.text, in: example.files)
    var generator = SeededGenerator(seed: UInt64(name.count))
    var (names, lines) = ([String](), [String]())
    func named(_ text: some StringProtocol) -> String {
      names.append("let n\(names.count)=\"\(text)\"")
      return "$n\(names.count - 1)"
    }
    for line in example.lines {
      guard Example.isPlain(line) else {
        lines.append(line)
        continue
      }
      if generator.next() % 5 == 0 {
        lines.append(named(line))
        continue
      }
      var words = line.split(separator: " ").map(String.init)
      let index = Int(generator.next() % UInt64(words.count))
      let halves = words[index].split(separator: "=", maxSplits: 1).map(String.init)
      if halves.count == 2, !halves[0].hasSuffix("+"), generator.next() % 2 == 0 {
        words[index] = "\(halves[0])=\(named(halves[1]))"
      } else {
        words[index] = named(words[index])
      }
      lines.append(words.joined(separator: " "))
    }
    let text = (names + lines).joined(separator: "\n")
    #expect(Played(text, in: example.files) == wanted)
    #expect(!names.isEmpty)
  }

  /// To use a file is to write what is in it, however often it is cut.
  @Test(arguments: part(2)) func aFileMayBeCut(name: String) throws {
    let example = try Example(name)
    // All that an included file says is one step of those that can be taken back or made again.
    let history = ["again", "undo", "redo"]
    guard !example.lines.contains(where: { line in history.contains { line.hasPrefix($0) } }) else {
      return
    }
    let wanted = Played(example.text, in: example.files)
    let half = example.cut(at: example.lines.count / 2)
    let third = example.cut(at: example.lines.count / 3)
    let parts = [
      "first.pan": example.lines[..<third].joined(separator: "\n"),
      "second.pan": "use third.pan\n" + example.lines[half...].joined(separator: "\n"),
      "third.pan": example.lines[third..<half].joined(separator: "\n"),
    ].mapValues { Array($0.utf8) }
    let files = FileAccess { file in
      parts[file].map { .success($0) } ?? example.files.read(file)
    }
    #expect(Played("use first.pan; use second.pan", in: files) == wanted)
  }

  /// A reader changes nothing, and sees each event once, at its instant.
  @Test(arguments: part(3)) func aWhenThatLooksOnChangesNothing(name: String) throws {
    let example = try Example(name)
    let wanted = Played(example.text, in: example.files)
    // A statement about the one before it must not lose it.
    let lines = example.lines.indices.map { index in
      let line = example.lines[index]
      let next = example.lines[(index + 1)...].first { !$0.isEmpty && $0.first != "#" }
      return line.hasPrefix("scene ") && !line.contains("#")
        && next?.hasPrefix("expect misuse") != true
        ? line + "\nwhen \"animator\" do expect time >= 0\nwhen \"completed\" do expect time >= 0"
        : line
    }
    #expect(Played(lines.joined(separator: "\n"), in: example.files) == wanted)
  }
}
