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
    let own = Words.replacing("on=\(view)", in: line, by: "on=\(card)")
    let whole = "scene \(Blank.name); view \(card) frame=70,247,250,350; \(own)"
    guard isAccepted(whole), !isPrevented(other.moved(to: card), in: whole) else { return advised }
    let help = Advice.range(of: "; see `", in: advised.hint).map { advised.hint[$0.lowerBound...] }
    return advised.advising("write `\(whole)`\(help ?? "")", replacement: whole)
      .noting("In `\(name)`, the scene's own recognizers come first.").based(on: advised.basis)
  }

  /// Returns whether another recognizer prevents the one that a line adds.
  private func isPrevented(_ added: AddedRecognizer, in line: String) -> Bool {
    events(of: "\(line); \(added.probe); wait 0.5").contains {
      $0.event.kind == .gesturePrevented && $0.event.gesture == added.name
    }
  }
}

/// A recognizer that a statement adds to a view.
private struct AddedRecognizer {
  let name: String
  let view: String
  /// A statement that makes the recognizer's gesture.
  private(set) var probe: String

  /// Reads a statement, or returns `nil` if it adds no recognizer, or one for which there is no gesture.
  init?(_ statement: String) {
    let words = statement.split(separator: " ").map(String.init)
    guard words.count > 3, words[0] == GestureCommand.form.name else { return nil }
    func option(_ name: String) -> String? {
      words.first { $0.hasPrefix("\(name)=") }.map { String($0.dropFirst(name.utf8.count + 1)) }
    }
    guard let view = option("on"), option("min").map({ $0 == "1" }) ?? true else { return nil }
    (name, self.view) = (words[1], view)
    let on = "on=\(view)"
    switch words[2] {
    case "tap": probe = "tap \(option("taps").map { "taps=\($0) " } ?? "")\(on)"
    case "pan":
      let axis = option("axis") ?? option("along") ?? "vertical"
      guard let way = ["vertical": "0,-120", "horizontal": "-120,0"][axis] else { return nil }
      probe = "drag \(on) by=\(way)"
    case "swipe": probe = "swipe \(option("direction") ?? "right") \(on)"
    default: return nil
    }
  }

  /// Returns the recognizer on another view.
  func moved(to other: String) -> AddedRecognizer {
    var moved = self
    moved.probe = Words.replacing("on=\(view)", in: probe, by: "on=\(other)")
    return moved
  }
}
