import PantomimeKit

/// Texts of several parts that are read one by one.
extension Advice {
  /// Returns the error with a line for each keyframe of a view call with several, or `nil` if the text has
  /// none: `UIView.animateKeyframes(withDuration: 1, delay: 0) { UIView.addKeyframe(…) { … } … }`.
  func keyframed(_ error: ScriptError) -> ScriptError? {
    guard let first = foreignStatement(of: error), Words.has(first, "animateKeyframes("),
      let block = ForeignBlock(first[...], in: .max)
    else { return nil }
    let parts = Words.split(String(block.inside), at: "addKeyframe(").dropFirst()
    guard parts.count > 1 else { return nil }
    var options = ""
    for (label, option) in [("withDuration:", "duration"), ("delay:", "delay")] {
      let rest = Words.split(String(block.before), at: label).dropFirst().first ?? ""
      let digits = rest.drop { $0 == " " }.prefix { $0.isNumber || $0 == "." }
      if let number = Numeral(String(digits))?.value, number > 0 || option == "duration" {
        options += " \(option)=\(Numerals.text(number, decimals: 6))"
      }
    }
    var (statements, notes): ([String], [String]) = ([], [])
    for part in parts {
      guard let end = part.lastIndex(of: "}") else { return nil }
      let text = "UIView.addKeyframe(\(part[...end])"
      // A statement before it would set a value that an earlier keyframe has changed.
      guard let meant = read(text, error), let offer = meant.replacement,
        let statement = Words.split(offer, at: "; ").last
      else { return nil }
      statements.append(statement + options)
      notes += meant.notes.filter { !notes.contains($0) }
    }
    let text = statements.joined(separator: "; ")
    guard isAccepted(text) else { return nil }
    if Words.has(String(block.before), "calculationMode") {
      notes.append("Keyframes of a view call have no calculation mode; those of a layer do.")
    }
    var basis = WordBasis()
    basis.isWhole = true
    return error.advising("write `\(text)`", replacement: inLine(text, for: first, error))
      .noting(notes).based(on: basis)
  }

  /// Returns the error with a line for each track of a keyframe animator, or `nil` if the text has none.
  func tracked(_ error: ScriptError) -> ScriptError? {
    guard let first = foreignStatement(of: error),
      ["keyframeAnimator(", "KeyframeAnimator("].contains(where: { Words.has(first, $0) })
    else { return nil }
    var (statements, notes): ([String], [String]) = ([], [])
    for part in Words.split(first, at: "KeyframeTrack(").dropFirst() {
      guard let block = ForeignBlock("KeyframeTrack(\(part)"[...], in: .max),
        let meant = read("\(block.before){\(block.inside)}", error), let offer = meant.replacement
      else { return nil }
      statements.append(offer)
      notes += meant.notes.filter { !notes.contains($0) }
    }
    let text = statements.joined(separator: "; ")
    guard !statements.isEmpty, isAccepted(text) else { return nil }
    var basis = WordBasis()
    basis.isWhole = true
    return error.advising("write `\(text)`", replacement: inLine(text, for: first, error))
      .noting(notes).noting("Each track is a line.").based(on: basis)
  }

  /// Returns the error with the advice for a branch over a value that the statement before it names, or `nil`
  /// if the text is none: `let speed = pan.velocity(in: view).y; if speed > 500 { finish() }`.
  func substituted(_ error: ScriptError) -> ScriptError? {
    guard simulation != nil, let source = error.source, source.utf8.count <= Foreign.longest,
      ["let ", "var ", "val ", "final ", "const "].contains(where: { source.hasPrefix($0) })
    else { return nil }
    let parts = ForeignBlock.split(source[...]).filter { !$0.isEmpty }
    guard parts.count == 2, ["if ", "if(", "guard "].contains(where: { parts[1].hasPrefix($0) }),
      let equals = Advice.range(of: " = ", in: parts[0]),
      let name = ForeignWord.words(of: String(parts[0][..<equals.lowerBound])).last?.text
    else { return nil }
    let value = String(parts[0][equals.upperBound...])
    var branch = parts[1]
    for word in ForeignWord.words(of: branch).reversed() where word.text == name {
      let before = branch[..<word.range.lowerBound].last
      if before != "." { branch = branch.replacing(word.range, by: value) }
    }
    guard branch != parts[1], let meant = read(branch, error), let offer = meant.replacement else {
      return nil
    }
    return error.advising(meant.hint, replacement: inLine(offer, for: source, error))
      .noting(meant.notes).based(on: meant.basis)
  }
}
