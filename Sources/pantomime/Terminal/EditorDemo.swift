import Foundation

/// The line editor by itself, for its tests: each line is echoed, nothing is simulated.
enum EditorDemo {
  static var isWanted: Bool { ProcessInfo.processInfo.environment["PANTOMIME_EDITOR_DEMO"] != nil }

  private static let words = [
    Candidate(text: "scene", meaning: "start a scene"),
    Candidate(text: "show", meaning: "values now"),
    Candidate(text: "started", meaning: "a word"),
    Candidate(text: "pan", meaning: "what the recogniser reports"),
    Candidate(text: "rate=", meaning: "frames a second"),
  ]

  static func run() {
    guard let editor = LineEditor(history: HistoryFile()) else {
      while let line = readLine() { print("line: \(line)") }
      print("plain end")
      return
    }
    let style = Style(for: STDOUT_FILENO)
    editor.complete = { text in
      let word = text.split(separator: " ", omittingEmptySubsequences: false).last ?? ""
      return Completion(
        wordStart: text.unicodeScalars.count - word.unicodeScalars.count,
        candidates: words.filter { $0.text.hasPrefix(word) })
    }
    editor.hint = { $0 == "pan c" && style.colour ? "hanged dy=" : "" }
    loop(editor, prompt: Prompt(text: style.utf8 ? "❯ " : "> ", colour: style.colour))
  }

  private static func loop(_ editor: LineEditor, prompt: Prompt) {
    while true {
      switch editor.readLine(prompt: prompt) {
      case .text("work"): work(editor)
      case .text(let text): print("line: \(text)")
      case .interrupted: print("interrupted")
      case .end:
        print("end")
        return
      }
    }
  }

  /// Goes on until Ctrl-C, as a long run would.
  private static func work(_ editor: LineEditor) {
    print("working")
    while !editor.interruptRequested() { usleep(1000) }
    print("stopped")
  }
}
