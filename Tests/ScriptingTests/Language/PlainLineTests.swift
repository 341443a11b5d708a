import ScriptingSupport
import TestSupport
import PantomimeScripting
import Testing

/// Lines read by their bytes are the same tokens, and the same errors, as read scalar by scalar.
@Suite(.timeLimit) struct PlainLineTests {
  /// All lines of so many of the letters that mean something, and of some that do not.
  @Test(arguments: 0...(TestRun.isLong ? 5 : 4))
  func everyShortLine(_ length: Int) {
    let letters = Array("a1=+ .#-\t")
    var differing: [String] = []
    var number = 0
    let count = (0..<length).reduce(1) { product, _ in product * letters.count }
    while number < count {
      var rest = number
      let line = String(
        (0..<length).map { _ in
          defer { rest /= letters.count }
          return letters[rest % letters.count]
        })
      if read(line, plainly: true) != read(line, plainly: false) { differing.append(line) }
      number += 1
    }
    #expect(differing.isEmpty)
  }

  /// The lines that aren't plain, between plain ones.
  @Test(arguments: ["\"", "\\", "$", "$x", ";", "(", ")", "é", "\u{7F}", "\u{0}", "\u{A0}", "\n"])
  func everySpecialPlace(_ special: String) {
    let lines = ["pan began", "at 0.1 pan changed dy=-120 # so", "", "  x+=1 "]
    for line in lines {
      for index in 0...line.count {
        var text = line
        text.insert(contentsOf: special, at: text.index(text.startIndex, offsetBy: index))
        #expect(read(text, plainly: true) == read(text, plainly: false), "\(text)")
      }
    }
  }

  @Test func everyExample() throws {
    let folder = "scripts/gestures"
    let names = ProjectFiles.names(in: folder, withExtension: "pan")
    #expect(names.count > 200)
    for name in names {
      let text = String(decoding: try ProjectFiles.bytes(of: "\(folder)/\(name)"), as: UTF8.self)
      #expect(read(text, plainly: true) == read(text, plainly: false), "\(name)")
    }
  }

  private struct Line: Equatable {
    var tokens: [Token]
    var error: ScriptError?
    let number: Int
    let text: String
    let rest: String
  }

  private func read(_ text: String, plainly: Bool) -> [Line] {
    var names = Names()
    names.set("x", to: "7")
    var lexer = Lexer(LineSource(Array(text.utf8)), names: names, readsPlainly: plainly)
    var lines: [Line] = []
    while true {
      var tokens: [Token] = []
      var error: ScriptError?
      do throws(ScriptError) {
        guard let next = try lexer.next() else { return lines }
        tokens = next
      } catch let problem {
        error = problem
      }
      lines.append(
        Line(tokens: tokens, error: error, number: lexer.line, text: lexer.text, rest: lexer.rest))
    }
  }
}
