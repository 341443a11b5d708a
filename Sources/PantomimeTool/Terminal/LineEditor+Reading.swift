import CPantomimeEdit

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

extension LineEditor {
  /// Waits for a scalar.
  ///
  /// libedit calls this after it has written all of its output.
  func nextScalar(into scalar: UnsafeMutablePointer<UInt32>) -> EditInput {
    if !paste.isReading, !display.line.isSearching { changes.note(display.line) }
    if keys.hasInjected {
      // Between two lines of a paste, nothing else checks for an interruption.
      if edit_is_interrupted() { return interrupt() }
      scalar.pointee = keys.takeInjected() ?? 0
      return .scalar
    }
    var hasHint = false
    defer { if hasHint { display.eraseHint() } }
    while true {
      var ready = keys.wait(milliseconds: 0)
      if !ready.input, !ready.signal {
        // Text that was typed ahead needs no hint.
        if !hasHint { hasHint = drawHint() }
        ready = keys.wait(milliseconds: isWaitingForKey ? KeyInput.escapeTime : -1)
      }
      if isWaitingForKey, !ready.input, !ready.signal, take(keys.wholeKey(), into: scalar) {
        return .scalar
      }
      if ready.signal {
        if let outcome = actOnSignals() {
          self.outcome = outcome
          return .interrupted
        }
        // The line may have been redrawn.
        hasHint = false
      }
      guard ready.input else { continue }
      switch keys.readByte() {
      case .byte(let byte):
        if Int32(byte) == edit_interrupt_key() { return interrupt() }
        let key = keys.take(byte, isText: paste.isReading)
        if let key, take(key, into: scalar) { return .scalar }
      case .nothing: continue
      case .end: return .end
      }
    }
  }

  private func take(_ key: KeyInput.Key, into scalar: UnsafeMutablePointer<UInt32>) -> Bool {
    switch key {
    case .scalar(let value):
      scalar.pointee = value
      return true
    case .meaningless:
      display.beep()
      return false
    }
  }

  /// Whether only a pause can distinguish the Escape key from a key whose sequence begins with it.
  ///
  /// If Escape alone has no effect, the rest of the sequence may arrive at any time.
  private var isWaitingForKey: Bool { keys.isLoneEscape && (isVi || display.line.isSearching) }

  /// Draws the hint after the cursor.
  ///
  /// - Returns: Whether there was a hint.
  private func drawHint() -> Bool {
    let line = display.line
    guard line.afterCursor.isEmpty, !line.isSearching, !paste.isReading else { return false }
    // Computing a hint for every key of a very long line would cause a noticeable delay.
    guard line.beforeCursor.utf8.count < 1000 else { return false }
    return display.drawHint(hint(line.beforeCursor))
  }

  /// Drops the line.
  private func interrupt() -> EditInput {
    forgetInterruption()
    leaveLine()
    outcome = .interrupted
    return .interrupted
  }

  // MARK: Signals

  /// Forgets a handled interruption and the signals that arrived with it: they affect only the
  /// terminal, whose state is read before every line anyway.
  func forgetInterruption() {
    _ = keys.takeSignals()
    edit_forget_interrupts()
  }

  private func actOnSignals() -> Line? {
    let arrived = keys.takeSignals()
    if arrived.contains(SIGINT) {
      edit_forget_interrupts()
      leaveLine()
      return .interrupted
    }
    if arrived.contains(SIGCONT) {
      // The stop has restored the terminal's mode, but libedit assumes that it is still raw.
      edit_set_raw(editor, false)
      edit_set_raw(editor, true)
      if !isVi { edit_set_paste(true) }
      edit_resize(editor)
      // The shell has written to the terminal in the meantime, so the rows above must not be
      // redrawn.
      display.put("\r\u{1B}[J")
      display.refresh()
    } else if arrived.contains(SIGWINCH) {
      edit_resize(editor)
      display.redraw()
    }
    return nil
  }

  /// Leaves the whole dropped line on screen, and moves to the row below it.
  private func leaveLine() {
    let line = display.line
    display.redraw {
      if let found = line.text.split(separator: "\n", omittingEmptySubsequences: false).first,
        line.isSearching
      {
        display.replaceLine(with: String(found))
      } else {
        display.move(by: line.afterCursor.unicodeScalars.count)
      }
    }
    display.put("^C\n")
  }
}
