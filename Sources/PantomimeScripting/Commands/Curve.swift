import PantomimeKit
import PantomimeReporting

/// `curve TIMING at FRACTION`, `curve TIMING for PROGRESS`: evaluates a curve.
package struct Curve: Command {
  package static let form = Form(
    "curve", "Evaluates a curve: its value and slope at a time, or the time of a value.",
    details:
      "`at` returns the progress at a fraction of the time, `for` the first fraction at which a "
      + "progress is reached (A72). The slope is the right-hand one, at the end the "
      + "left-hand one. The duration of a spring with physical constants is its settling time.",
    positionals: [
      Positional(.timing), .choice(Relation.self, isOptional: true),
      Positional(.fraction, isOptional: true),
    ],
    options: [plot.form] + PictureForm.options,
    example: ["curve ease-in-out at 0.25"])

  private static let plot = VerbKey.flag(
    "plot", "`yes` draws the curve and its slope", offering: [.yes])

  private enum Relation: String, CaseIterable {
    case time = "at"
    case progress = "for"
  }

  private enum Question {
    case value(at: Double)
    case time(of: Double)
    case picture(PictureForm)
  }

  private let timing: Timing
  private let name: String
  private let question: Question

  package init(_ arguments: inout Arguments) throws(ScriptError) {
    let word = try arguments.next("a timing", example: "curve ease-in-out at 0.25")
    timing = try TimingValue.read(word)
    name = word.text
    if let form = try PictureForm(ofTiming: &arguments, Self.plot) {
      question = .picture(form)
      return
    }
    let relation = try arguments.next("'at' or 'for'", example: "curve ease-in-out at 0.25")
    let number = try arguments.next("a number", example: "curve ease-in-out for 0.5").fraction()
    switch try relation.choice(what: "question", all: "questions") as Relation {
    case .time: question = .value(at: number)
    case .progress: question = .time(of: number)
    }
  }

  package var undoBehavior: UndoBehavior { .look }

  package func check(_ scene: SceneCheck) throws(ScriptError) {
    if case .picture(let form) = question { try form.check(scene) }
  }

  package func run(in session: inout Session) throws(ScriptError) -> Response {
    guard let sheet = CurveSheet(timing) else { return .nothing }
    switch question {
    case .picture(let form): return try form.response(TimingPicture.of(sheet, name), in: session)
    case .value(let time):
      return .values([
        Answer.Value("value", .fraction(sheet.progress(at: time))),
        Answer.Value("slope", .fraction(sheet.slope(at: time))),
      ])
    case .time(let progress):
      return .values([
        Answer.Value("time", .fraction(sheet.time(at: progress)))
      ])
    }
  }
}
