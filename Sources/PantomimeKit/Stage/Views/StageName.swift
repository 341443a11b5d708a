/// The rules for the names of objects on a stage, which appear in paths and options.
package enum StageName {
  /// Returns whether a text can be a name: letters, digits, `-`, and `_`, with dots between them.
  package static func isPossible(_ text: some StringProtocol) -> Bool {
    var wasDot = true
    for character in text {
      if character == "." {
        if wasDot { return false }
        wasDot = true
      } else {
        guard isPart(character) else { return false }
        wasDot = false
      }
    }
    return !wasDot
  }

  private static func isPart(_ character: Character) -> Bool {
    switch character {
    case "a"..."z", "A"..."Z", "0"..."9", "-", "_": true
    default: !character.isASCII && (character.isLetter || character.isNumber)
    }
  }
}
