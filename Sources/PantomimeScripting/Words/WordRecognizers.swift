import PantomimeKit
import PantomimeScenes

/// The recognizers that the line in an answer adds.
///
/// The recognizers of a scene were there first: on a card that is tapped, another tap recognizer never
/// recognizes.
extension Advice {
  /// Returns an error whose line adds its recognizers in the scene `blank` if those of the running scene
  /// would prevent them.
  func freed(_ advised: ScriptError) -> ScriptError {
    guard let offer = advised.replacement, let name = simulation?.name,
      let line = Advice.suggestions(in: advised.hint).first,
      Advice.range(of: line, in: offer) != nil
    else { return advised }
    let statements = Words.split(line, at: "; ")
    let added = statements.compactMap { AddedRecognizer($0) }
    guard statements.first?.hasPrefix("\(GestureCommand.form.name) ") == true,
      let view = added.first?.view, added.allSatisfy({ $0.view == view }),
      let other = added.first(where: { isPrevented($0, in: line) })
    else { return advised }
    let card = view.contains(".") ? "card" : view
    var own = statements.map { statement in
      let moved = Words.replacing(" on=\(view)", in: statement, by: " on=\(card)")
      return Words.replacing(" \(view).", in: moved, by: " \(card).")
    }
    // What a scene connects itself needs a drive here.
    let reacts = own.contains { $0.hasPrefix("drive ") || Words.has($0, " do ") }
    if !reacts, added.count == 1, let drive = other.moved(to: card).drive { own.append(drive) }
    let whole = "\(Advice.stage(for: card)); \(own.joined(separator: "; "))"
    guard isAccepted(whole), !isPrevented(other.moved(to: card), in: whole) else { return advised }
    let help = Advice.range(of: "; see `", in: advised.hint).map { advised.hint[$0.lowerBound...] }
    return advised.advising("write `\(whole)`\(help ?? "")", replacement: whole)
      .noting("In `\(name)`, the scene's own recognizers come first.").based(on: advised.basis)
  }

  /// Returns the statements for a scene with nothing but a view, of the size of a card.
  static func stage(for view: String) -> String {
    "scene \(Blank.name); view \(view) frame=70,247,250,350"
  }

  /// Returns whether another recognizer prevents the one that a line adds.
  private func isPrevented(_ added: AddedRecognizer, in line: String) -> Bool {
    guard let probe = added.probe else { return false }
    return events(of: "\(line); \(probe); wait 0.5").contains {
      $0.event.kind == .gesturePrevented && $0.event.gesture == added.name
    }
  }
}

/// A recognizer that a statement adds to a view.
struct AddedRecognizer {
  let name: String
  let kind: String
  private(set) var view: String
  private var axis: String?
  /// A statement that makes the recognizer's gesture, or `nil` if there is none.
  private(set) var probe: String?

  /// Reads a statement, or returns `nil` if it adds no recognizer.
  init?(_ statement: String) {
    let words = statement.split(separator: " ").map(String.init)
    guard words.count > 3, words[0] == GestureCommand.form.name else { return nil }
    func option(_ name: String) -> String? {
      words.first { $0.hasPrefix("\(name)=") }.map { String($0.dropFirst(name.utf8.count + 1)) }
    }
    guard let view = option("on") else { return nil }
    (name, kind, self.view) = (words[1], words[2], view)
    axis = option("axis") ?? option("along")
    // A gesture of several fingers needs more than one statement.
    guard option("min").map({ $0 == "1" }) ?? true else { return }
    let on = "on=\(view)"
    switch words[2] {
    case "tap": probe = "tap \(option("taps").map { "taps=\($0) " } ?? "")\(on)"
    case "pan":
      let ways = [
        "horizontal": "-120,0", "left": "-120,0", "right": "120,0", "down": "0,120",
      ]
      probe = "drag \(on) by=\(ways[axis ?? ""] ?? "0,-120")"
    case "swipe": probe = "swipe \(option("direction") ?? "right") \(on)"
    default: break
    }
  }

  /// The drive with which a view follows a pan, or `nil` for another recognizer.
  var drive: String? {
    guard kind == "pan" else { return nil }
    switch axis {
    case "vertical", "up", "down": return "drive \(view).center.y by=\(name)"
    case "horizontal", "left", "right": return "drive \(view).center.x by=\(name)"
    default: return "drive \(view).center by=\(name)"
    }
  }

  /// Returns the recognizer on another view.
  func moved(to other: String) -> AddedRecognizer {
    var moved = self
    moved.view = other
    moved.probe = probe.map { Words.replacing("on=\(view)", in: $0, by: "on=\(other)") }
    return moved
  }
}
