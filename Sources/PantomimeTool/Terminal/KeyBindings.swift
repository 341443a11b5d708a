import CPantomimeEdit

/// The key bindings in addition to libedit's: libedit supports the arrows, but not every sequence
/// that terminals send for Home, Delete or Ctrl-Left.
enum KeyBindings {
  /// The sequences that terminals send around pasted text.
  static let pasteStart = "\u{1B}[200~"
  static let pasteEnd = "\u{1B}[201~"

  private static let complete = "pantomime-complete"
  private static let paste = "pantomime-paste"
  private static let search = "pantomime-search"
  private static let undo = "pantomime-undo"
  private static let older = "pantomime-older-line"
  private static let newer = "pantomime-newer-line"

  private static let bindings: [(command: String, keys: [String])] = [
    ("ed-move-to-beg", ["\\e[H", "\\eOH", "\\e[1~", "\\e[7~"]),
    ("ed-move-to-end", ["\\e[F", "\\eOF", "\\e[4~", "\\e[8~"]),
    ("ed-delete-next-char", ["\\e[3~"]),
    ("ed-prev-word", ["\\e[1;5D", "\\e[1;3D", "\\e[5D", "\\eOd"]),
    ("em-next-word", ["\\e[1;5C", "\\e[1;3C", "\\e[5C", "\\eOc"]),
    ("ed-delete-prev-word", ["^W"]),
    (search, ["^R"]),
    (undo, ["^_", "^X^U"]),
    (older, ["\\e[A", "\\eOA", "^P"]),
    (newer, ["\\e[B", "\\eOB", "^N"]),
    (complete, ["^I"]),
  ]

  /// Binds the keys, then reads the user's settings, which override the bindings.
  ///
  /// - Returns: Whether the user's settings select vi keys.
  static func install(in editor: OpaquePointer) -> Bool {
    edit_add(editor, complete, "Complete the word") { editor, _ in
      LineEditor.of(editor)?.completeWord() ?? .beep
    }
    edit_add(editor, paste, "Insert pasted text") { editor, _ in
      LineEditor.of(editor)?.takePaste() ?? .normal
    }
    edit_add(editor, older, "Previous line with the same beginning") { editor, _ in
      LineEditor.of(editor)?.recallOlder() ?? .beep
    }
    edit_add(editor, newer, "Next line with the same beginning") { editor, _ in
      LineEditor.of(editor)?.recallNewer() ?? .beep
    }
    edit_add(editor, search, "Search the history") { editor, _ in
      LineEditor.of(editor)?.searchHistory() ?? .beep
    }
    edit_add(editor, undo, "Undo the last change of the line") { editor, _ in
      LineEditor.of(editor)?.undoChange() ?? .beep
    }
    for (command, keys) in bindings {
      for key in keys { edit_bind(editor, key, command) }
    }
    edit_source(editor)
    if edit_is_vi(editor) {
      // Selecting vi keys clears every binding. The one for Tab is restored; those that begin with
      // Escape aren't, because Escape alone must still leave insert mode.
      edit_bind(editor, "^I", complete)
      return true
    }
    // Without this binding, pasted text would contain the paste marks.
    edit_bind(editor, "\\e[200~", paste)
    return false
  }
}
