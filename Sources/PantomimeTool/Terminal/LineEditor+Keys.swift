import CPantomimeEdit

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

extension LineEditor {
  /// Waits for one scalar.
  ///
  /// libedit calls this once it has written out all it had to show.
  func nextScalar(into scalar: UnsafeMutablePointer<UInt32>) -> EditInput {
    if !paste.isReading, !line.isSearching { changes.note(line) }
    if !injected.isEmpty {
      // Between two lines of a paste nobody else looks.
      if edit_is_interrupted() { return interrupt() }
      scalar.pointee = injected.removeFirst()
      return .scalar
    }
    var hasHint = false
    defer { if hasHint { eraseHint() } }
    while true {
      var ready = wait(milliseconds: 0)
      if !ready.input, !ready.signal {
        // What has been typed ahead needs no hint.
        if !hasHint { hasHint = drawHint() }
        ready = wait(milliseconds: isWaitingForKey ? LineEditor.escapeTime : -1)
      }
      if isWaitingForKey, !ready.input, !ready.signal, let key = wholeKey() {
        scalar.pointee = key
        return .scalar
      }
      if ready.signal {
        if let outcome = actOnSignals() {
          self.outcome = outcome
          return .interrupted
        }
        // The line may have been drawn anew.
        hasHint = false
      }
      guard ready.input else { continue }
      switch readByte() {
      case .byte(let byte):
        if Int32(byte) == edit_interrupt_key() { return interrupt() }
        guard let decoded = decoder.take(byte) else { continue }
        // libedit cannot hold what the character set cannot spell.
        guard TerminalStyle.terminalIsUTF8 || decoded.isASCII else { continue }
        guard let key = key(with: decoded) else { continue }
        scalar.pointee = key
        return .scalar
      case .nothing: continue
      case .end: return .end
      }
    }
  }

  // MARK: Keys of several scalars

  /// How long the rest of what a key sends may take to arrive, in milliseconds; our choice.
  private static let escapeTime: Int32 = 50

  /// Whether only time tells if the Escape key has been pressed or another that begins like it.
  ///
  /// Where Escape by itself means nothing, there is no hurry.
  private var isWaitingForKey: Bool { sequence.isLoneEscape && (isVi || line.isSearching) }

  /// What a scalar is to libedit: itself, the beginning of a key that is whole with it, or nothing.
  private func key(with scalar: Unicode.Scalar) -> UInt32? {
    guard !paste.isReading, sequence.isBegun || scalar == KeySequence.escape else {
      return scalar.value
    }
    return sequence.take(scalar) ? wholeKey() : nil
  }

  /// What has come of a key, if it has a meaning: libedit would type the rest of one that has none.
  private func wholeKey() -> UInt32? {
    defer { sequence = KeySequence() }
    // An Escape before it may have been a key of its own, which waits for what never comes.
    while sequence.isBehindEscape, !edit_is_bound(editor, sequence.binding) {
      sequence.dropFirst()
    }
    let isText = sequence.scalars.contains { !$0.isASCII }
    guard !isText, !sequence.isNamedKey || edit_is_bound(editor, sequence.binding) else {
      put("\u{7}")
      return nil
    }
    injected += sequence.scalars.dropFirst().map(\.value)
    return sequence.scalars.first?.value
  }

  /// Drops the line.
  private func interrupt() -> EditInput {
    forgetInterruption()
    leaveLine()
    outcome = .interrupted
    return .interrupted
  }

  // MARK: Waiting

  private func wait(milliseconds: Int32) -> (input: Bool, signal: Bool) {
    let isAhead = edit_has_typed_ahead()
    // A tuple, so that waiting for a key does not allocate.
    var watched = (
      pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
      pollfd(fd: signals, events: Int16(POLLIN), revents: 0)
    )
    let count = withUnsafeMutableBytes(of: &watched) { bytes -> Int32 in
      let list = bytes.bindMemory(to: pollfd.self)
      return poll(list.baseAddress, nfds_t(list.count), isAhead ? 0 : milliseconds)
    }
    guard count > 0 else { return (isAhead, false) }
    return (isAhead || watched.0.revents != 0, watched.1.revents != 0)
  }

  private enum Read {
    case byte(UInt8), nothing, end
  }

  private func readByte() -> Read {
    var byte: UInt8 = 0
    switch edit_read_byte(&byte) {
    case 1: return .byte(byte)
    case 0: return .end
    default: return errno == EINTR || errno == EAGAIN ? .nothing : .end
    }
  }

  // MARK: Signals

  func nextSignal() -> Int32? {
    var byte: UInt8 = 0
    return read(signals, &byte, 1) == 1 ? Int32(byte) : nil
  }

  /// Forgets an interruption that has been acted on, and the signals that came with it: they are
  /// about the terminal, which is looked at anew before every line.
  func forgetInterruption() {
    while nextSignal() != nil {}
    edit_forget_interrupts()
  }

  private func actOnSignals() -> Line? {
    // Each kind counts once: stopping may have been reported twice, and would be drawn twice.
    var arrived: Set<Int32> = []
    while let signal = nextSignal() { arrived.insert(signal) }
    if arrived.contains(SIGINT) {
      edit_forget_interrupts()
      leaveLine()
      return .interrupted
    }
    if arrived.contains(SIGCONT) {
      // Stopping gave the terminal back; libedit believes that it is still raw.
      edit_set_raw(editor, false)
      edit_set_raw(editor, true)
      if !isVi { edit_set_paste(true) }
      edit_resize(editor)
      // The shell has written in between, so that the rows above are not ours to draw over.
      put("\r\u{1B}[J")
      edit_refresh(editor)
    } else if arrived.contains(SIGWINCH) {
      edit_resize(editor)
      redraw()
    }
    return nil
  }

  /// Leaves the dropped line on the screen, whole, and goes to the row below it.
  private func leaveLine() {
    let line = self.line
    redraw {
      if let found = line.text.split(separator: "\n", omittingEmptySubsequences: false).first,
        line.isSearching
      {
        self.replaceLine(with: String(found))
      } else {
        edit_move(self.editor, Int32(line.afterCursor.unicodeScalars.count))
      }
    }
    put("^C\n")
  }

  /// Draws prompt and line again, over what is there.
  ///
  /// `change` may move the cursor in between: the way up to the prompt is counted from where it was.
  func redraw(after change: () -> Void = {}) {
    let row = cursorPosition.row
    change()
    put((row > 0 ? "\u{1B}[\(row)A" : "") + "\r\u{1B}[J")
    edit_refresh(editor)
  }

  // MARK: Writing

  func put(_ text: String) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR || errno == EAGAIN { continue }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }
}
