import PantomimeReporting

extension HelpLists {
  /// What the keys do at a prompt.
  static var keys: String {
    let width = keyMeanings.map { $0.keys.count }.max() ?? 0
    return "What the keys do on a line; ^ is Ctrl.\n"
      + keyMeanings.map { "  \(Printable.padded($0.keys, width))  \($0.meaning)\n" }.joined()
      + "A `\\` at its end lets a line go on in the next; several pasted lines run one by one. "
      + "`~/.editrc` binds other keys, `bind -v` in it those of vi.\n"
  }

  private static let keyMeanings: [(keys: String, meaning: String)] = [
    ("Tab", "completes the word, or lists what it may become"),
    ("Up Down ^P ^N", "earlier and later lines that begin like this one"),
    ("^R", "searches the earlier lines"),
    ("Left Right ^B ^F", "a character back, on"),
    ("Ctrl-Left Ctrl-Right", "a word back, on"),
    ("Home End ^A ^E", "the beginning, the end of the line"),
    ("Backspace Delete", "takes the character before, under the cursor"),
    ("^W ^K ^U", "takes the word before, what follows, the whole line"),
    ("^Y", "puts back what was taken last"),
    ("^L", "clears the screen"),
    ("^C", "drops the line; stops a statement, as if it had never been typed"),
    ("^Z", "leaves the program to the shell until `fg`"),
    ("^D", "leaves, on an empty line"),
  ]
}
