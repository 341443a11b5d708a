import PantomimeReporting

/// A full-screen view that plays a film strip.
struct PlayScreen {
  private let strip: MovingStrip
  private let style: Style
  /// The time that has been played, in seconds.
  private var played = 0.0
  private var isPaused = false

  init(_ strip: MovingStrip, style: Style) {
    (self.strip, self.style) = (strip, style)
  }

  private var last: Int { strip.frames.count - 1 }
  private var index: Int { min(Int(played / strip.interval + 1e-6), last) }

  /// Plays until a key ends the view, and returns the text that the key types, or an empty text if
  /// the key is `q`, as in `live`, or isn't a character.
  mutating func run() -> String {
    guard let screen = FullScreen(mouse: false) else { return "" }
    defer { screen.close() }
    var before = MonotonicClock.seconds
    while true {
      let isShown = screen.show(grid(screen.columns, screen.rows))
      // At the end, and while the strip is paused, only a key changes anything.
      let rests = isShown && (isPaused || index == last)
      let frame = before + (rests ? 3_600 : 1 / ScreenPace.framesPerSecond)
      let event = screen.next(until: frame)
      let now = MonotonicClock.seconds
      if !isPaused, index < last { played += now - before }
      before = now
      switch event {
      case nil, .redraw: break
      case .end: return ""
      case .input(.key(let key)):
        if !take(key) {
          if case .letter(let letter) = key, letter != "q" { return String(letter) }
          return ""
        }
      case .input: break
      }
    }
  }

  /// Handles a key; returns `false` if the key ends the view.
  private mutating func take(_ key: ScreenEvent.Key) -> Bool {
    switch key {
    case .letter(" "):
      if index == last {
        (played, isPaused) = (0, false)
      } else {
        isPaused.toggle()
      }
    case .left: step(-1)
    case .right: step(1)
    default: return false
    }
    return true
  }

  private mutating func step(_ count: Int) {
    isPaused = true
    played = Double(min(max(index + count, 0), last)) * strip.interval
  }

  private func grid(_ columns: Int, _ rows: Int) -> ScreenGrid {
    var grid = ScreenGrid(columns: columns, rows: rows)
    guard rows > 2, columns > 0 else { return grid }
    let drawing = strip.drawing(of: index, columns: columns, rows: rows - 1)
    let text = CellRenderer.text(drawing, style: style)
    for (row, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    where row < rows - 1 {
      grid.write(line, row: row)
    }
    let space = index == last ? "again" : isPaused ? "continues" : "pauses"
    let keys = style.isUnicode ? "← →" : "arrows"
    grid.write(
      style.paint(
        "frame \(index + 1) of \(last + 1); space \(space), \(keys) step, q ends, other keys are typed",
        .dim),
      row: rows - 1)
    return grid
  }
}
