import PantomimeReporting

/// How a picture is wanted: on the terminal, or in words.
struct PictureForm: Sendable {
  private enum Kind { case drawn, words }

  static let names = [words]
  private static let words = "text"

  private let kind: Kind

  /// Takes the option `as`.
  init(_ arguments: inout Arguments) throws(ScriptError) {
    guard let given = try arguments.option("as") else {
      kind = .drawn
      return
    }
    _ = try given.value.choice(PictureForm.names, what: "form", all: "forms")
    kind = .words
  }

  /// What shows the picture.
  func response(_ picture: Picture) -> Response {
    switch kind {
    case .drawn: .picture(picture)
    case .words: .text(picture.words)
    }
  }
}
