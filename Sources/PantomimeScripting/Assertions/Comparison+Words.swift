import PantomimeKit

extension Comparison {
  /// Throws an error if the value at a path can't be the one to compare with.
  func checkWord(at path: Word, in scene: SceneCheck) throws(ScriptError) {
    guard let simulation = scene.simulation, value.text != "none",
      let words = PathWords(of: path.text, in: simulation, scene.catalogue)
    else { return }
    let parts = value.parts
    if parts.allSatisfy({ words.all.contains($0.text) }) { return }
    if words.mayBeNumber, parts.allSatisfy({ Numeral($0.text) != nil }) { return }
    if words.all.isEmpty {
      throw ScriptError(
        "'\(path.text)' is a number, not '\(value.text)'", value.span,
        hint: "write a number, or none")
    }
    throw ScriptError(
      "'\(path.text)' cannot be '\(value.text)'", value.span,
      hint: Spelling.hint(value.text, among: words.all, what: "values"))
  }
}
