import PantomimeKit
import PantomimeReporting
import PantomimeScripting

/// A full-screen view of the scene, in which the mouse or the arrow keys act as the finger.
///
/// The picture moves in real time. The session advances only by statements: when a touch ends, it
/// becomes a statement, and the picture continues from the state that the session then has.
struct LiveScreen {
  private var conversation: Conversation
  private let style: Style
  private let screen: FullScreen
  /// The scene as displayed, which may be ahead of the session.
  private var shown: Simulation
  /// The time on the monotonic clock at which the session's current instant was displayed.
  private var base: Double
  private var stage: LiveStage?
  private var touch: LiveTouch?
  private var usesPixels = false
  /// The location of the finger that the keys move, or `nil` if the keys don't move a finger.
  private var cursor: Point2D?
  private var answer: [String]

  /// Takes over the terminal; returns `nil` if there is no scene, or if taking over the terminal
  /// fails.
  init?(_ conversation: Conversation, style: Style) {
    guard let simulation = conversation.session.simulation, let screen = FullScreen(mouse: true)
    else { return nil }
    (self.conversation, self.style, self.screen) = (conversation, style, screen)
    shown = simulation
    base = MonotonicClock.seconds
    answer = ["touch the stage"]
    screen.queryPixels()
    layOut()
  }

  /// Runs until a key ends the view, and returns the conversation, with a statement for each touch.
  mutating func run() -> Conversation {
    defer { screen.close() }
    var frame = MonotonicClock.seconds
    while true {
      let now = MonotonicClock.seconds
      if now >= frame {
        advance(to: now)
        draw()
        frame = now + 1 / ScreenPace.framesPerSecond
      }
      switch screen.next(until: frame) {
      case nil: break
      case .redraw:
        end(by: .cancel)
        layOut()
      case .end:
        end(by: .cancel)
        return conversation
      case .input(let event): if !take(event) { return conversation }
      }
    }
  }

  // MARK: - Drawing

  private mutating func layOut() {
    conversation.style.columns = screen.columns
    stage = LiveStage(
      shown, columns: screen.columns, rows: screen.rows,
      pixels: usesPixels ? screen.cellPixels : nil)
  }

  private func draw() {
    guard let stage else {
      var grid = ScreenGrid(columns: screen.columns, rows: screen.rows)
      grid.write("the window is too small; q leaves", row: 0)
      screen.show(grid)
      return
    }
    screen.show(
      stage.grid(
        shown, cursor: touch == nil ? cursor : nil, finger: course, answer: answer, style: style))
  }

  /// The position of the finger, its movement, and its velocity, or `nil` if no finger is down.
  private var course: String? {
    guard let touch else { return nil }
    let (start, place) = (touch.begun, touch.place)
    let velocity = shown.read("pan.velocity")?.numbers ?? []
    let isMoving = shown.pan.state.isActive && velocity.count == 2
    return [
      "finger at \(Prose.points(place.x)),\(Prose.points(place.y))",
      LiveStage.words(place.x - start.x, place.y - start.y, "pt"),
      isMoving ? LiveStage.words(velocity[0], velocity[1], "pt/s") : "",
    ].filter { !$0.isEmpty }.joined(separator: "; ")
  }

  /// Advances the displayed scene to a time on the monotonic clock, or until everything is at rest.
  private mutating func advance(to now: Double) {
    let begin = conversation.session.simulation?.now ?? .zero
    let delay = touch.map { Double($0.delay) / 1_000 + now - $0.start } ?? now - base
    let instant = begin.advanced(bySeconds: delay)
    guard instant > shown.now, touch != nil || shown.nextDeadline != nil else { return }
    _ = try? shown.advance(to: instant)
  }

  // MARK: - Input

  /// Handles an event; returns `false` if the event ends the view.
  private mutating func take(_ event: ScreenEvent) -> Bool {
    switch event {
    case .mouse(let action, let x, let y): mouse(action, x, y)
    case .key(let key): return take(key)
    case .focus(let isThere): if !isThere { end(by: .cancel) }
    case .mode(1016, let state):
      if state == 1 || state == 2 || state == 3 { wantsPixels = true }
      usePixels()
    case .cell(let width, let height):
      screen.note(cell: width, height)
      usePixels()
    case .mode: break
    }
    return true
  }

  private var wantsPixels = false

  /// Makes the mouse report pixels if the terminal supports this and the size of a cell is known.
  private mutating func usePixels() {
    guard wantsPixels, !usesPixels, screen.cellPixels.width > 1, touch == nil else { return }
    usesPixels = true
    screen.usePixels()
    layOut()
  }

  private mutating func mouse(_ action: ScreenEvent.MouseAction, _ x: Int, _ y: Int) {
    guard let stage else { return }
    let (place, now) = (stage.place(x, y), MonotonicClock.seconds)
    switch action {
    case .press:
      // The release of the mouse button can be missed, for example when the pointer leaves the
      // window.
      end(by: .cancel)
      guard stage.contains(place) else { return }
      cursor = nil
      begin(at: place, now, isByKeys: false)
    case .drag: if touch?.isByKeys == false { move(to: stage.clamped(place), now) }
    case .release:
      guard touch?.isByKeys == false else { return }
      move(to: stage.clamped(place), now)
      end(by: .up)
    }
  }

  /// Handles a key; returns `false` if the key ends the view.
  private mutating func take(_ key: ScreenEvent.Key) -> Bool {
    switch key {
    case .up(let isFast): step(0, isFast ? -20 : -10)
    case .down(let isFast): step(0, isFast ? 20 : 10)
    case .left(let isFast): step(isFast ? -20 : -10, 0)
    case .right(let isFast): step(isFast ? 20 : 10, 0)
    case .letter(" "), .control(13):
      if touch == nil {
        begin(at: finger, MonotonicClock.seconds, isByKeys: true)
      } else if touch?.isByKeys == true {
        end(by: .up)
      }
    case .letter("u"): perform("undo")
    case .letter("r"): perform("redo")
    case .escape where touch != nil: end(by: .cancel)
    case .escape, .letter("q"), .control(4):
      end(by: .cancel)
      return false
    case .letter, .control, .other: break
    }
    return true
  }

  /// The location of the finger that the keys move.
  private var finger: Point2D {
    let view = shown.panView.flatMap { shown.visibleCenter(of: $0) }
    return cursor ?? view ?? Point2D(x: shown.screen.width / 2, y: shown.screen.height / 2)
  }

  private mutating func step(_ dx: Double, _ dy: Double) {
    if touch?.isByKeys == false { return }
    let place = Point2D(x: finger.x + dx, y: finger.y + dy)
    let (width, height) = (shown.screen.width, shown.screen.height)
    cursor = Point2D(x: min(max(place.x, 0), width), y: min(max(place.y, 0), height))
    if touch != nil { move(to: finger, MonotonicClock.seconds) }
  }

  // MARK: - Touches

  private mutating func begin(at place: Point2D, _ now: Double, isByKeys: Bool) {
    advance(to: now)
    cursor = isByKeys ? place : nil
    let begin = conversation.session.simulation?.now ?? .zero
    // If everything is at rest, the passing of time changes nothing.
    let delay = (shown.now.seconds(since: begin) * 1_000).rounded(.up)
    touch = LiveTouch(
      at: place, grain: isByKeys ? Size2D() : stage?.grain ?? Size2D(),
      isCells: !isByKeys && !usesPixels, start: now, delay: Int(delay), isByKeys: isByKeys)
    feed(.down, place)
  }

  private mutating func move(to place: Point2D, _ now: Double) {
    advance(to: now)
    touch?.move(to: place, at: now)
    feed(.move, place)
  }

  private mutating func feed(_ phase: Touch.Phase, _ place: Point2D) {
    try? shown.handle(.touch([Touch(phase, at: place)]))
  }

  /// Ends the touch if there is one, and turns the touch into a statement.
  private mutating func end(by phase: Touch.Phase) {
    guard let touch else { return }
    self.touch = nil
    let now = MonotonicClock.seconds
    let (statement, error) = touch.statement(at: now, by: phase)
    perform(statement)
    guard let velocity = shown.read("pan.velocity")?.numbers, velocity.count == 2,
      velocity[0] != 0 || velocity[1] != 0
    else { return }
    answer.append(precision(of: touch, error))
  }

  private func precision(of touch: LiveTouch, _ error: Double) -> String {
    if touch.isByKeys {
      return "the arrow keys move the finger in steps; its speed is how fast you press them"
    }
    let grain = stage?.grain ?? Size2D()
    func text(_ length: Double) -> String { Numerals.text(length, decimals: 1) }
    let sign = style.isUnicode ? "±" : "+/-"
    return "speed exact to \(sign)\(Numerals.text(error.rounded(.up))) pt/s: the terminal reports "
      + "\(usesPixels ? "pixels" : "cells") of \(text(grain.width))x\(text(grain.height)) pt"
  }

  /// Executes a statement in the session, and continues the picture from the resulting state.
  private mutating func perform(_ statement: String) {
    let text = conversation.perform(statement)
    answer = text.split(separator: "\n").map(String.init)
      .filter { !$0.contains("events: `more`") }
      .prefix(LiveStage.answerRows - 2).map { $0 }
    if let simulation = conversation.session.simulation { shown = simulation }
    base = MonotonicClock.seconds
  }
}

/// The picture of the running scene in the terminal, with conversions from the terminal's cells to
/// the scene's points.
struct LiveStage {
  private let screen: Size2D
  /// The number of the terminal's points per point of the scene, and the size of a cell in pixels
  /// if the mouse reports pixels.
  private let scale: Double
  private let pixels: (width: Int, height: Int)?
  private let columns: Int
  private let rows: Int

  /// The number of rows below the picture: for the answer, its precision, and the keys.
  static let answerRows = 5
  private static let keys =
    "drag with the mouse, or arrows and space; u undoes, r redoes, q leaves"

  init?(
    _ simulation: Simulation, columns: Int, rows: Int, pixels: (width: Int, height: Int)?
  ) {
    (screen, self.columns, self.rows) = (simulation.screen, columns, rows)
    self.pixels = pixels
    // A quarter of a cell is reserved for the edge of the screen.
    let height = (Double(rows - LiveStage.answerRows - 1) - 0.25) * Drawing.cell.height
    let width = (Double(columns) - 0.5) * Drawing.cell.width
    scale = min(height / max(screen.height, 1), width / max(screen.width, 1))
    guard scale > 0.02 else { return nil }
  }

  /// The size of a cell or pixel, in which the mouse reports locations, in points of the scene.
  var grain: Size2D {
    let (across, down) = (Double(pixels?.width ?? 1), Double(pixels?.height ?? 1))
    return Size2D(
      width: Drawing.cell.width / across / scale, height: Drawing.cell.height / down / scale)
  }

  /// Returns the center of a cell or pixel, given by its numbers from 1, in points of the scene.
  func place(_ x: Int, _ y: Int) -> Point2D {
    let above = Double(pixels?.height ?? 1)
    return Point2D(
      x: (Double(x) - 0.5) * grain.width, y: (Double(y) - 0.5 - above) * grain.height)
  }

  /// Returns whether a location is on the scene's screen.
  func contains(_ place: Point2D) -> Bool {
    (0...screen.width).contains(place.x) && (0...screen.height).contains(place.y)
  }

  /// Returns the nearest location on the scene's screen.
  func clamped(_ place: Point2D) -> Point2D {
    Point2D(x: min(max(place.x, 0), screen.width), y: min(max(place.y, 0), screen.height))
  }

  /// Returns the cells that show a scene.
  ///
  /// - Parameters:
  ///   - cursor: The location of the finger that the keys move, or `nil` if the keys don't move a
  ///     finger.
  ///   - finger: The course of the finger that is down, which replaces the line about the keys.
  ///   - answer: The lines below the picture.
  func grid(
    _ simulation: Simulation, cursor: Point2D?, finger: String? = nil, answer: [String],
    style: Style
  ) -> ScreenGrid {
    var grid = ScreenGrid(columns: columns, rows: rows)
    let state = simulation.state.isEmpty ? "" : " \(simulation.state)"
    let time = Numerals.text(simulation.now.seconds, decimals: 2)
    grid.write(style.paint("\(simulation.name)\(state) \(time) s", .bold), row: 0)
    var phone = Phone.drawing(of: simulation)
    if let cursor { phone.add(.circle(cursor, radius: 14), Ink(.finger, line: .dotted)) }
    let cell = Drawing.cell
    let size = Size2D(
      width: phone.size.width * scale + cell.width,
      height: phone.size.height * scale + cell.height / 4)
    var drawing = Drawing(size, title: phone.title)
    drawing.add(phone, at: Point2D(), scale: scale)
    let text = CellRenderer.text(drawing, style: style)
    let bottom = rows - LiveStage.answerRows
    for (row, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    where row + 1 < bottom {
      grid.write(line, row: row + 1)
    }
    for (row, line) in answer.prefix(LiveStage.answerRows - 1).enumerated() {
      grid.write(style.isUnicode ? line : ASCIIText.spelled(line), row: bottom + row)
    }
    let last = Printable.shortened(finger ?? Self.keys, to: columns)
    grid.write(style.paint(last, finger == nil ? .dim : .bold), row: rows - 1)
    return grid
  }

  /// Returns a movement or a velocity in words, such as `120 pt up, 30 pt right`.
  static func words(_ dx: Double, _ dy: Double, _ unit: String) -> String {
    Vector(dx: dx, dy: dy).parts.filter { $0.size >= 0.5 }.map { part in
      "\(Prose.points(part.size)) \(unit) \(part.direction.rawValue)"
    }.joined(separator: ", ")
  }
}

/// A touch in progress in the live view.
struct LiveTouch {
  private(set) var path: PointerPath
  private(set) var place: Point2D
  /// The position of the touch-down.
  let begun: Point2D
  /// The time of the touch-down on the monotonic clock, in seconds.
  let start: Double
  /// The time between the end of the last statement and the touch-down, in milliseconds.
  let delay: Int
  /// Whether the keys move the finger.
  let isByKeys: Bool

  init(
    at place: Point2D, grain: Size2D, isCells: Bool, start: Double, delay: Int, isByKeys: Bool
  ) {
    path = PointerPath(at: place, grain: grain, isCells: isCells)
    (self.place, begun, self.start) = (place, place, start)
    (self.delay, self.isByKeys) = (delay, isByKeys)
  }

  mutating func move(to place: Point2D, at now: Double) {
    self.place = place
    path.add(place, at: now - start)
  }

  /// Returns the statement for the touch, which ends now, and the possible error of the finger's
  /// speed in points per second.
  func statement(at now: Double, by phase: Touch.Phase) -> (text: String, speedError: Double) {
    let stream = path.stream(until: now - start, by: phase, delay: delay)
    return (WrittenTouches.statement(stream), path.speedError(until: now - start))
  }
}
