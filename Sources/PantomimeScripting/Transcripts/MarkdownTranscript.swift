import PantomimeKit
import PantomimeReporting

/// A session as a Markdown document: the lines as typed, their answers, and the pictures.
///
/// A picture that was drawn in the terminal becomes an image in a file next to the document.
struct MarkdownTranscript {
  /// A picture that the session has drawn.
  struct Image {
    let file: String
    let content: String
  }

  /// The text of the document.
  private(set) var text: String
  /// The pictures, in order.
  private(set) var images: [Image] = []
  /// The number of lines that the user typed.
  private(set) var count = 0

  /// The path of the document without its extension, with which the name of each image begins.
  private let stem: String

  private init(stem: String) { (self.stem, text) = (stem, "") }

  /// - Parameter file: The path of the document, which must end in `.md`.
  /// - Throws: An error if the session can't be replayed, for example because a file has changed.
  init(of session: Session, file: Word) throws(ScriptError) {
    var document = MarkdownTranscript(
      stem: String(file.text.dropLast(MarkdownTranscript.ending.utf8.count)))
    let replayed: Session?
    do throws(ScriptError) {
      replayed = try session.recording.transcript.replay(for: session, at: file.span) {
        document.add($0)
      }
    } catch {
      if error.isInterruption { throw error }
      throw ScriptError(
        "the session cannot be replayed: \(error.message)", file.span,
        hint: "a file that it uses may have changed since")
    }
    guard let replayed else {
      throw ScriptError(
        "there is nothing to save", file.span, hint: "a transcript needs a statement before it")
    }
    guard replayed.simulation?.read("hash") == session.simulation?.read("hash") else {
      throw ScriptError(
        "a replay of the session has a different hash", file.span,
        hint: "a file that it uses may have changed since")
    }
    let title = session.simulation.map { "A session with \($0.name)" } ?? "A session"
    document.text =
      "# \(title)\n\nSaved by \(LanguageVersion.text). A line after `>` was typed; the lines "
      + "below it are the answer.\n" + document.text
    self = document
  }

  /// The extension of a Markdown file.
  static var ending: String { ".md" }

  /// Adds a line that the user typed, and the answers to it.
  private mutating func add(_ line: [AnsweredStatement]) {
    count += 1
    var block = "> " + line.map { $0.statement.written }.joined(separator: "; ") + "\n"
    var pictures: [Picture] = []
    for answered in line {
      if case .picture(let picture) = answered.step.response {
        pictures.append(picture)
      } else {
        block += answered.text(style: .plain)
      }
    }
    let fence = MarkdownTranscript.fence(around: block)
    text += "\n\(fence)text\n\(block)\(fence)\n"
    for picture in pictures {
      let file = "\(stem)-\(images.count + 1).svg"
      images.append(Image(file: file, content: picture.image))
      let name = file.lastIndex(of: "/").map { String(file[file.index(after: $0)...]) } ?? file
      let title = picture.drawing(columns: Picture.standardColumns).title
      text += "\n![\(MarkdownTranscript.escaped(title))](<\(name)>)\n"
    }
  }

  /// Returns a fence that is longer than any run of backticks in a block of text.
  private static func fence(around block: String) -> String {
    var longest = 2
    var run = 0
    for byte in block.utf8 {
      run = byte == UInt8(ascii: "`") ? run + 1 : 0
      longest = max(longest, run)
    }
    return String(repeating: "`", count: longest + 1)
  }

  /// Returns text in which no character can end the description of an image.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text {
      if character == "[" || character == "]" || character == "\\" { escaped += "\\" }
      escaped.append(character)
    }
    return escaped
  }
}

extension SessionTranscript {
  /// Executes the statements again, without writing files, and passes the answers to each line to
  /// the visitor.
  ///
  /// - Returns: The session after the last statement.
  /// - Throws: An error if a statement can't be executed again, for example because a file has
  ///   changed.
  func replay(
    for session: Session, at span: Span, _ visit: ([AnsweredStatement]) -> Void
  ) throws(ScriptError) -> Session? {
    guard var replay = opening?.session else { return nil }
    replay.host = session.host
    replay.host.files = session.host.files.withoutEffect
    replay.host.keepsTranscript = false
    var line: [AnsweredStatement] = []
    for index in 0..<typed.count {
      // A statement that takes no time doesn't check for cancellation.
      if session.host.shouldStop() { throw ScriptError.interrupted(span) }
      let next = typed[index]
      if line.isEmpty { replay.history?.beginLine() }
      line.append(try replay.answer(next.statement, isLast: next.isLast))
      guard next.isLast || index == typed.count - 1 else { continue }
      visit(line)
      line = []
    }
    return replay
  }
}

extension FileAccess {
  /// The same access, except that written files are discarded.
  fileprivate var withoutEffect: FileAccess {
    guard let writing else { return self }
    return with(
      FileWriting(write: { _, _, _ in nil }, rasterize: { _, _, _ in nil }, locate: writing.locate))
  }
}
