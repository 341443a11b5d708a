import CPantomimeEdit
import PantomimeFiles
import PantomimeReporting
import PantomimeScripting

/// The read–eval–print loop in a terminal.
struct Repl {
  private let editor: LineEditor
  private let color: ColorChoice
  private var conversation: Conversation

  /// Runs until the user leaves; returns `nil` if there is no terminal.
  ///
  /// - Parameter first: The line to execute first, or `nil` if there is no such line.
  static func run(
    color: ColorChoice, keepsHistory: Bool, first: String? = nil
  ) -> ExitStatus? {
    // If the input comes from a terminal, a person reads the output, even if it goes through `tee`.
    // This check comes first, so that piped statements don't wait until journals of earlier
    // sessions are found.
    guard isatty(STDIN_FILENO) == 1 else { return nil }
    guard let editor = LineEditor(history: keepsHistory ? HistoryFile() : nil) else {
      return plainly(color: color, keepsHistory: keepsHistory, first: first)
    }
    let journals = keepsHistory ? JournalFolder() : nil
    var conversation = Conversation(
      style: color.style(for: STDOUT_FILENO), journals: journals,
      progress: keepsHistory ? LessonFile() : nil)
    conversation.pagesHelp = true
    conversation.hasScreen = true
    var repl = Repl(editor: editor, color: color, conversation: conversation)
    if let first {
      if case .failed = repl.conversation.execute(first, indent: 0) { return .couldNotRun }
      repl.talk(greeting: false, behind: "")
    } else {
      repl.talk(behind: offers(journals, style: conversation.style))
    }
    repl.conversation.conclude()
    return .fine
  }

  private static let banner = """
    Pantomime runs gestures without a screen. Type `scene city-guide` to start, `lesson` to \
    learn, or `help`.

    """

  /// Returns the notices about sessions that were killed, each with the statement that restores the
  /// session.
  private static func offers(_ journals: JournalFolder?, style: Style) -> String {
    (journals?.takeLeft() ?? []).map { left in
      let lines = left.count == 1 ? "1 line" : "\(left.count) lines"
      // The statement isn't wrapped, so that it can be copied.
      return Wrapping.text(
        "A session was killed; to resume it (\(lines)):\n", columns: style.columns)
        + "`\(Statement.using(Word.quoted(left.path)))`\n"
    }
    .joined()
  }

  private mutating func talk(greeting: Bool = true, behind offers: String) {
    let banner = Wrapping.text(Repl.banner, columns: conversation.style.columns) + offers
    if greeting { Console.write(conversation.style.paint(banner, .dim)) }
    var begun = ""
    while true {
      // The closures capture the current session, which doesn't change while a line is edited.
      let (session, style, before) = (conversation.waiting, conversation.style, begun)
      editor.complete = { Completion($0, behind: before, in: session) }
      let offer = before.isEmpty ? conversation.offer : ""
      editor.offer = offer
      editor.hint = { line in
        guard style.hasColor else { return "" }
        // A line that replaces the wrong one comes before the rest of a word.
        if !offer.isEmpty, offer.hasPrefix(line) { return String(offer.dropFirst(line.count)) }
        return Completion.hint(line, behind: before, in: session)
      }
      Console.flush()
      let prompt = begun.isEmpty ? conversation.prompt : Conversation.continuation
      switch editor.readLine(prompt: Prompt(text: prompt, color: style.hasColor)) {
      case .end:
        if conversation.mayLeave() { return }
        begun = ""
      case .interrupted: begun = ""
      case .text(let line):
        if let note = editor.lines.takeProblem() { Console.print("note: \(note)") }
        let whole = begun + line
        begun = ""
        // The style is computed for each line, because the window may have been resized.
        conversation.style = color.style(for: STDOUT_FILENO)
        switch conversation.execute(whole, indent: Printable.width(prompt)) {
        case .done: editor.typed = conversation.takeTyped()
        case .unfinished: begun = whole + "\n"
        case .leaving: if conversation.mayLeave() { return }
        case .failed: dropPastedLines()
        case .interrupted:
          editor.forgetInterruption()
          dropPastedLines()
        }
      }
    }
  }

  /// Drops the rest of a paste, because it rarely makes sense after an error.
  private func dropPastedLines() {
    let dropped = editor.dropPastedLines()
    if dropped > 0 {
      let lines =
        dropped == 1 ? "1 pasted line after it was" : "\(dropped) pasted lines after it were"
      Console.print("\(lines) discarded")
    }
  }

  /// Runs the loop if the terminal can't edit lines, such as with `TERM=dumb`, or if the output is
  /// redirected.
  private static func plainly(
    color: ColorChoice, keepsHistory: Bool, first: String?
  ) -> ExitStatus {
    var style: Style {
      let columns = color.style(for: STDOUT_FILENO).columns
      return Style(hasColor: false, isUnicode: false, columns: columns)
    }
    let journals = keepsHistory ? JournalFolder() : nil
    var conversation = Conversation(
      style: style, journals: journals, progress: keepsHistory ? LessonFile() : nil)
    conversation.hasPlainTerminal = isatty(STDOUT_FILENO) == 1
    if let first {
      if case .failed = conversation.execute(first, indent: 0) { return .couldNotRun }
    } else {
      Console.write(Wrapping.text(banner, columns: style.columns) + offers(journals, style: style))
    }
    var begun = ""
    while true {
      let prompt = begun.isEmpty ? conversation.prompt : Conversation.continuation
      // From the prompt on, Ctrl-C discards the line; before that, it would end the program.
      edit_catch_interrupts(true)
      Console.write(prompt)
      Console.flush()
      guard waitsForLine() else {
        Console.print("")
        begun = ""
        continue
      }
      guard let line = Swift.readLine() else {
        Console.print("")
        if conversation.mayLeave() {
          conversation.conclude()
          return .fine
        }
        edit_forget_end()
        begun = ""
        continue
      }
      edit_catch_interrupts(true)
      let whole = begun + line
      conversation.style = style
      let outcome = conversation.execute(whole, indent: Printable.width(prompt))
      edit_catch_interrupts(false)
      begun = ""
      if case .unfinished = outcome { begun = whole + "\n" }
      if case .leaving = outcome, conversation.mayLeave() {
        conversation.conclude()
        return .fine
      }
    }
  }

  /// Waits until a line has been typed; returns `false` if Ctrl-C has discarded it.
  ///
  /// The terminal itself discards what was typed. `readLine` continues after a signal.
  private static func waitsForLine() -> Bool {
    while !edit_is_interrupted() {
      var state = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
      // A signal may arrive between the check and the wait, which therefore ends after a while.
      if poll(&state, 1, pause) > 0 { return true }
    }
    return false
  }

  /// The interval between two checks for an interruption, in milliseconds; our choice.
  private static let pause: Int32 = 200
}
