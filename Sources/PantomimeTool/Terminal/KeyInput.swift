import CPantomimeEdit
import PantomimeFiles

/// A reader of Unicode scalars from the terminal, including keys for which it sends several
/// scalars.
struct KeyInput {
  private let editor: OpaquePointer
  private var decoder = ScalarDecoder()
  private var sequence = KeySequence()
  /// The scalars to read before those from the terminal.
  private var injected: [UInt32] = []

  init(_ editor: OpaquePointer) { self.editor = editor }

  /// Discards the keys that remain from the last line.
  mutating func restart() {
    sequence = KeySequence()
    injected.removeAll()
  }

  // MARK: Injected scalars

  var hasInjected: Bool { !injected.isEmpty }

  /// Appends scalars to those that are read before the scalars from the terminal.
  mutating func inject(_ scalars: some Sequence<UInt32>) { injected += scalars }

  /// Puts back a scalar, which is read before all others.
  mutating func putBack(_ scalar: UInt32) { injected.insert(scalar, at: 0) }

  /// Removes and returns the next injected scalar, or `nil` if there is none.
  mutating func takeInjected() -> UInt32? { injected.isEmpty ? nil : injected.removeFirst() }

  // MARK: Keys of several scalars

  /// The time to wait for the rest of a key's sequence, in milliseconds; our choice.
  static let escapeTime: Int32 = 50

  /// Whether the keys so far may be the Escape key or the beginning of another key's sequence,
  /// which only a pause distinguishes.
  var isLoneEscape: Bool { sequence.isLoneEscape }

  /// A complete key.
  enum Key {
    /// A scalar that is passed to libedit.
    case scalar(UInt32)
    /// A key that has no binding, whose sequence libedit would insert as text.
    case meaningless
  }

  /// Adds a byte, and returns the key that this byte completes, or `nil` if more bytes have to
  /// follow.
  ///
  /// - Parameter isText: Whether Escape is read as text.
  mutating func take(_ byte: UInt8, isText: Bool) -> Key? {
    guard let scalar = decoder.take(byte) else { return nil }
    // libedit can't store a character that isn't in the character set.
    guard TerminalStyle.terminalIsUTF8 || scalar.isASCII else { return nil }
    guard !isText, sequence.isBegun || scalar == KeySequence.escape else {
      return .scalar(scalar.value)
    }
    return sequence.take(scalar) ? wholeKey() : nil
  }

  /// Ends the sequence that has begun, and returns its key.
  mutating func wholeKey() -> Key {
    defer { sequence = KeySequence() }
    // An Escape before the sequence may have been a separate key press.
    while sequence.isBehindEscape, !edit_is_bound(editor, sequence.binding) {
      sequence.dropFirst()
    }
    let isText = sequence.scalars.contains { !$0.isASCII }
    guard !isText, !sequence.isNamedKey || edit_is_bound(editor, sequence.binding),
      let first = sequence.scalars.first
    else { return .meaningless }
    inject(sequence.scalars.dropFirst().map(\.value))
    return .scalar(first.value)
  }
}

/// The sequence that a terminal sends for a key that isn't a character: Escape, followed by other
/// scalars.
///
/// The sequence is parsed by its syntax (ECMA-48, and two older spellings of function keys),
/// whether or not the key has a binding, so that the end of a sequence without a binding isn't
/// inserted as text.
struct KeySequence: Equatable {
  private enum Part {
    /// The sequence consists of Escapes only.
    case start
    /// After `[` or `O`; digits and other parameters follow, up to a letter or a `~`.
    case parameters
    /// After `[[`, with which the function keys of the Linux console begin; one letter follows.
    case letter
    case end
  }

  static let escape: Unicode.Scalar = "\u{1B}"

  private(set) var scalars: [Unicode.Scalar] = []
  private var part = Part.start

  /// Whether part of a sequence has arrived.
  var isBegun: Bool { !scalars.isEmpty }

  /// Whether the sequence so far is only an Escape, which may also be the Escape key itself.
  var isLoneEscape: Bool { scalars == [KeySequence.escape] }

  /// Whether the sequence is longer than Alt with a letter, so that it is never text.
  var isNamedKey: Bool { scalars.count > 2 }

  /// Whether the sequence begins with an additional Escape, for example because Alt was pressed.
  var isBehindEscape: Bool { scalars.prefix(2) == [KeySequence.escape, KeySequence.escape] }

  mutating func dropFirst() { scalars.removeFirst() }

  /// Adds a scalar, and returns whether the sequence is complete.
  mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    scalars.append(scalar)
    switch part {
    case .start:
      if scalar == KeySequence.escape { return false }
      part = scalar == "[" || scalar == "O" ? .parameters : .end
    case .parameters:
      if scalar == "[", scalars.count <= 3 {
        part = .letter
      } else if !("\u{20}"..."\u{3F}").contains(scalar) {
        part = .end
      }
    case .letter, .end: part = .end
    }
    return part == .end
  }

  /// The sequence in libedit's notation for bindings, in which only two characters have to be
  /// escaped.
  var binding: String {
    scalars.map { scalar in
      switch scalar {
      case KeySequence.escape: "\\e"
      case "\\", "^": "\\\(scalar)"
      default: "\(scalar)"
      }
    }
    .joined()
  }
}

/// The key bindings that are added to libedit's: libedit supports the arrow keys, but not every
/// sequence that terminals send for Home, Delete, or Ctrl-Left.
enum KeyBindings {
  /// The sequences that terminals send before and after pasted text.
  static let pasteStart = "\u{1B}[200~"
  static let pasteEnd = "\u{1B}[201~"

  private static let complete = "pantomime-complete"
  private static let paste = "pantomime-paste"
  private static let search = "pantomime-search"
  private static let undo = "pantomime-undo"
  private static let older = "pantomime-older-line"
  private static let newer = "pantomime-newer-line"
  private static let right = "pantomime-right"

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
    (right, ["\\e[C", "\\eOC", "^F"]),
  ]

  /// Binds the keys, and then reads the user's settings, which override these bindings.
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
    edit_add(editor, right, "Move to the right, or take over the offered line") { editor, _ in
      LineEditor.of(editor)?.moveRight() ?? .beep
    }
    for (command, keys) in bindings {
      for key in keys { edit_bind(editor, key, command) }
    }
    edit_source(editor)
    if edit_is_vi(editor) {
      // Selecting vi keys clears every binding. The binding for Tab is restored; bindings that
      // begin with Escape aren't, because Escape alone must still leave insert mode.
      edit_bind(editor, "^I", complete)
      return true
    }
    // Without this binding, pasted text would include the marks before and after it.
    edit_bind(editor, "\\e[200~", paste)
    return false
  }
}

/// An incremental decoder of UTF-8, one byte at a time.
///
/// Invalid bytes are dropped. If each byte were treated as a character, every character outside
/// ASCII would be wrong.
package struct ScalarDecoder {
  private var value: UInt32 = 0
  private var missing = 0
  private var smallest: UInt32 = 0

  package init() {}

  package mutating func take(_ byte: UInt8) -> Unicode.Scalar? {
    if missing > 0, byte & 0xC0 == 0x80 {
      value = value << 6 | UInt32(byte & 0x3F)
      missing -= 1
      guard missing == 0, value >= smallest else { return nil }
      return Unicode.Scalar(value)
    }
    // An incomplete sequence is dropped; the current byte begins the next sequence.
    missing = 0
    switch byte {
    case ..<0x80: return Unicode.Scalar(byte)
    case 0xC2..<0xE0: begin(byte & 0x1F, missing: 1, smallest: 0x80)
    case 0xE0..<0xF0: begin(byte & 0x0F, missing: 2, smallest: 0x800)
    case 0xF0..<0xF5: begin(byte & 0x07, missing: 3, smallest: 0x10000)
    default: break
    }
    return nil
  }

  private mutating func begin(_ bits: UInt8, missing: Int, smallest: UInt32) {
    value = UInt32(bits)
    self.missing = missing
    self.smallest = smallest
  }
}
