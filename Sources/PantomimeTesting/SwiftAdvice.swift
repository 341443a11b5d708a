import PantomimeKit
import PantomimeScripting

/// The change that would flip the outcome of the last gesture, as code in Swift that a test can
/// contain in place of the gesture, or after it.
///
/// A log doesn't contain which method has made a gesture, so the code fits each method that could have
/// made it: a whole call for a finger along a line, the arguments of both methods for reports of a
/// pan, and the statement `again` for all other gestures.
struct SwiftAdvice {
  /// The last gesture.
  let made: PlayedGesture.Made
  /// The run before the gesture, and the run with the gesture.
  let start: Simulation
  let app: Simulation
  /// The inputs after the gesture.
  let later: SharedList<InputLog.Entry>.SubSequence

  /// Returns the code for a change.
  ///
  /// - Parameter session: The session in which `again` repeats the gesture.
  func code(for flip: Flip, in session: Session) -> String? {
    guard let change = flip.change else { return nil }
    let code =
      switch made {
      case .drag(let drag): call(drag, with: change)
      case .reports(let reports): arguments(reports, with: change, flip, in: session)
      case .other: String?.none
      }
    return code ?? "perform(\"\(SwiftAdvice.escaped(repetition(flip)))\")"
  }

  /// The statements that repeat the gesture with the change; if everything has come to rest, so does
  /// the repetition.
  private func repetition(_ flip: Flip) -> String {
    flip.statement + (app.nextDeadline == nil ? "; run" : "")
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
  }

  private static func vector(_ vector: Vector) -> String {
    "Vector(dx: \(text(vector.dx)), dy: \(text(vector.dy)))"
  }

  // MARK: - A finger along a line

  /// Returns the call that makes a changed drag, or `nil` if no method makes it.
  private func call(_ drag: TouchSynthesizer, with change: NamedValue) -> String? {
    let numbers = change.value.text.split(separator: ",").compactMap { Double($0) }
    var made = drag
    switch (change.name.text, numbers.count) {
    case ("by", 2): made.translation = Vector(dx: numbers[0], dy: numbers[1])
    case ("over", 1): made.duration = numbers[0]
    case ("hold", 1): made.hold = numbers[0]
    case ("velocity", 2): made.velocity = Vector(dx: numbers[0], dy: numbers[1])
    default: return nil
    }
    let way = "by: \(SwiftAdvice.vector(made.translation)), over: .seconds(\(text(made.duration)))"
    let view = start.viewNames.first { view in
      start.visibleCenter(of: view) == made.start
        && start.hit(at: made.start, meantFor: view) == .meant
    }
    if let view {
      let hold = made.hold == 0 ? "" : ", hold: .seconds(\(text(made.hold)))"
      let velocity = made.velocity.map { ", velocity: \(SwiftAdvice.vector($0))" } ?? ""
      return "drag(on: \"\(SwiftAdvice.escaped(view))\", \(way)\(hold)\(velocity))"
    }
    guard made.velocity == nil else { return nil }
    let hold = made.hold == 0 ? "" : ".hold(for: .seconds(\(text(made.hold))))"
    return
      "play(Finger(at: Point2D(x: \(text(made.start.x)), y: \(text(made.start.y)))).move(\(way))"
      + "\(hold).lift())"
  }

  // MARK: - Reports of a pan

  /// Returns the argument of the reports that a change concerns, or `nil` if replacing the last one
  /// has another effect than the change.
  private func arguments(
    _ reports: [InputLog.Entry], with change: NamedValue, _ flip: Flip, in session: Session
  ) -> String? {
    guard let number = Double(change.value.text), let name = Argument(rawValue: change.name.text)
    else { return nil }
    let given = reports.compactMap { name.number(in: $0) }
    let last = given.last
    guard last != nil || name.isVelocity else { return nil }
    let replaced = reports.enumerated().map { index, entry in
      let isMeant = last == nil ? index == reports.count - 1 : name.number(in: entry) == last
      return SwiftAdvice.changed(entry) { if isMeant { name.set(number, in: &$0) } }
    }
    guard flips(replaced, as: flip, in: session) else { return nil }
    let old = last.flatMap { last in given.contains { $0 != last } ? last : nil }
    return "\(name): \(text(number))" + (old.map { " in place of \(text($0))" } ?? "")
  }

  /// An argument of a report that is a number.
  private enum Argument: String {
    case dx, dy, vx, vy

    var isVelocity: Bool { self == .vx || self == .vy }

    /// Returns the number that a report sets, or `nil` if it keeps or estimates the number.
    func number(in entry: InputLog.Entry) -> Double? {
      guard case .pan(let report) = entry.input.kind else { return nil }
      func absolute(_ component: PanInput.Component) -> Double? {
        if case .absolute(let value) = component { value } else { nil }
      }
      return switch self {
      case .dx: absolute(report.dx)
      case .dy: absolute(report.dy)
      case .vx: report.velocity?.dx
      case .vy: report.velocity?.dy
      }
    }

    func set(_ number: Double, in report: inout PanInput) {
      switch self {
      case .dx: report.dx = .absolute(number)
      case .dy: report.dy = .absolute(number)
      case .vx: report.velocity = Vector(dx: number, dy: report.velocity?.dy ?? 0)
      case .vy: report.velocity = Vector(dx: report.velocity?.dx ?? 0, dy: number)
      }
    }
  }

  /// An input of the log, which may be another one, at its instant.
  private typealias Replaced = (time: Instant, input: Input)

  private static func changed(
    _ entry: InputLog.Entry, _ change: (inout PanInput) -> Void
  ) -> Replaced {
    guard case .pan(var report) = entry.input.kind else { return (entry.time, entry.input) }
    change(&report)
    return (entry.time, .pan(report))
  }

  /// Returns whether changed reports settle where a change settles.
  private func flips(_ reports: [Replaced], as flip: Flip, in session: Session) -> Bool {
    var changed = start
    for entry in reports + later.map({ ($0.time, $0.input) }) {
      _ = try? changed.quietly(advanceTo: max(entry.time, changed.now))
      try? changed.quietly(handle: entry.input)
    }
    var repeated = session
    guard (try? repeated.answer(line: flip.statement, style: RunSession.style)) != nil,
      var wanted = repeated.simulation
    else { return false }
    _ = (changed.quietRun(), wanted.quietRun())
    return changed.state == wanted.state && changed.shownViews == wanted.shownViews
  }
}

/// Returns a number as written in code.
private func text(_ number: Double) -> String { Numerals.text(number, decimals: 9) }
