import PantomimeKit
import PantomimeScenes

/// Recognizers that a scene would never let recognize, because its own ones are first.
extension Advice {
  /// Returns the advice with an empty stage if the recognizer that its line adds recognizes only there.
  ///
  /// A pan that is added to a card whose scene has a pan, too, is always prevented by it.
  func unhindered(_ advised: ScriptError) -> ScriptError {
    guard let simulation, simulation.name != Blank.name, session != nil,
      let offer = advised.replacement, !offer.hasPrefix("scene "), Words.has(offer, "gesture "),
      let added = Words.split(offer, at: "; ").compactMap({ AddedRecognizer($0) }).last,
      let trial = added.trial, isAccepted("\(offer); \(trial)"),
      !recognizes(added, after: "\(offer); \(trial)")
    else { return advised }
    var statements = Words.split(offer, at: "; ").map { added.onStage($0) }
    if !statements.contains(where: { Words.has($0, " do ") || $0.hasPrefix("drive ") }),
      let drive = added.drive
    {
      statements.append(drive)
    }
    let text = (AddedRecognizer.stage + statements).joined(separator: "; ")
    guard isAccepted(text), recognizes(added, after: "\(text); \(added.onStage(trial))") else {
      return advised
    }
    return advised.advising("write `\(text)`", replacement: text)
      .noting(
        "It starts an empty stage, because in `\(simulation.name)` another recognizer is first."
      )
      .based(on: advised.basis)
  }

  /// Returns whether a recognizer begins or recognizes when the statements of a text run.
  private func recognizes(_ added: AddedRecognizer, after text: String) -> Bool {
    guard var fork = trial else { return false }
    for part in text.split(separator: ";") {
      guard let statement = try? Statement(String(part), in: catalog),
        (try? fork.execute(statement)) != nil
      else { return false }
    }
    let events = ["began", "recognized"].map { event -> [Substring] in
      ["gesture", Substring(event), "gesture=\(added.name)"]
    }
    return fork.simulation?.trace.list.contains { entry in
      events.contains { entry.event.matches($0) }
    } ?? false
  }
}

/// A statement that adds a recognizer to a view.
private struct AddedRecognizer {
  let name: String
  private let kind: String
  private let view: String
  private let options: [String]

  /// Reads a statement, or returns `nil` if it adds none.
  init?(_ statement: String) {
    let words = statement.split(separator: " ").map(String.init)
    guard words.count > 3, words[0] == "gesture",
      ["pan", "tap", "press", "swipe"].contains(words[2]),
      let on = words.first(where: { $0.hasPrefix("on=") })
    else { return nil }
    (name, kind, view) = (words[1], words[2], String(on.dropFirst(3)))
    options = Array(words.dropFirst(3))
  }

  private func value(_ option: String) -> String? {
    options.first { $0.hasPrefix("\(option)=") }.map { String($0.dropFirst(option.count + 1)) }
  }

  /// The gesture that the recognizer is for, or `nil` if it needs several fingers.
  var trial: String? {
    if let least = value("min"), least != "1" { return nil }
    switch kind {
    case "pan":
      let displacements = [
        "horizontal": "-120,0", "left": "-120,0", "right": "120,0", "down": "0,120",
      ]
      let axis = value("axis") ?? value("along") ?? ""
      return "drag on=\(view) by=\(displacements[axis] ?? "0,-120")"
    case "tap": return "tap on=\(view) taps=\(value("taps") ?? "1"); wait 1"
    case "press":
      let duration = value("duration").flatMap { Numeral($0)?.value } ?? 0.5
      return "press on=\(view) for=\(Numerals.text(duration + 0.3, decimals: 6))"
    default: return "swipe \(value("direction") ?? "right") on=\(view)"
    }
  }

  /// The statements that begin an empty stage with a view.
  static let stage = ["scene \(Blank.name)", "view card frame=70,247,250,350"]

  /// Returns a statement about the view on the stage.
  func onStage(_ statement: String) -> String {
    let moved = Words.replacing(" on=\(view)", in: statement, by: " on=card")
    return Words.replacing(" \(view).", in: moved, by: " card.")
  }

  /// The drive that connects a pan, or `nil` for another recognizer.
  var drive: String? {
    guard kind == "pan" else { return nil }
    switch value("axis") ?? value("along") {
    case "vertical", "up", "down": return "drive card.center.y by=\(name)"
    case "horizontal", "left", "right": return "drive card.center.x by=\(name)"
    default: return "drive card.center by=\(name)"
    }
  }
}
