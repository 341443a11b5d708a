import PantomimeReporting

extension HelpLists {
  /// The help on the keys at a prompt.
  static var keys: String {
    let width = keyMeanings.map { $0.keys.count }.max() ?? 0
    return "Keys of the line editor; ^ is Ctrl.\n"
      + keyMeanings.map { "  \(Printable.padded($0.keys, width))  \($0.meaning)\n" }.joined()
      + "A final `\\` continues a line; pasted lines run one by one. "
      + "`~/.editrc` changes the keys; `bind -v` in it selects vi keys.\n"
  }

  private static let keyMeanings: [(keys: String, meaning: String)] = [
    ("Tab", "completes the word, or lists the candidates"),
    ("Up Down ^P ^N", "previous and next line with the same beginning"),
    ("^R", "searches the history"),
    ("Left Right ^B ^F", "moves by a character"),
    ("Ctrl-Left Ctrl-Right", "moves by a word"),
    ("Home End ^A ^E", "moves to the start or end of the line"),
    ("Backspace Delete", "deletes the character before or under the cursor"),
    ("^W ^K ^U", "cuts the previous word, the rest, the whole line"),
    ("^Y", "pastes the last cut"),
    ("^L", "clears the screen"),
    ("^C", "discards the line; cancels a running statement"),
    ("^Z", "suspends the program until `fg`"),
    ("^D", "ends the session, on an empty line"),
  ]
}
