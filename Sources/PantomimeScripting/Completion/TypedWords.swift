/// The words of the last statement in the typed text, which may be incomplete.
struct TypedWords {
  /// The words before the one being typed.
  private(set) var words: [String] = []
  /// The word being typed.
  private(set) var word = ""
  /// The text of the earlier statements.
  private(set) var earlier = ""
  /// The start of that word, in Unicode scalars.
  private(set) var start = 0
  /// Whether the cursor is in a comment or in quotation marks.
  private(set) var isText = false

  init(_ line: String) {
    let scalars = Array(line.unicodeScalars)
    var begin: Int?
    var (isComment, depth, index) = (false, 0, 0)
    var opening: Unicode.Scalar?
    func text(_ range: Range<Int>) -> String {
      String(String.UnicodeScalarView(scalars[range]))
    }
    while index < scalars.count {
      let scalar = scalars[index]
      if let quotation = opening {
        if scalar == "\\" { index += 1 }
        if scalar.ends(quotation: quotation) { opening = nil }
      } else if scalar == "\\", scalars.indices.contains(index + 1), scalars[index + 1] == "\n" {
        index += 1
      } else if depth == 0, scalar.isBlank || scalar == ";" {
        if let begin { words.append(text(begin..<index)) }
        begin = nil
        if scalar == ";" { (words, earlier) = ([], text(0..<index)) }
      } else if scalar == "#", begin == nil {
        isComment = true
        break
      } else {
        if scalar.isQuotationMark, begin == nil || scalars[index - 1] == "=" { opening = scalar }
        if scalar == "(" { depth += 1 }
        if scalar == ")" { depth = max(0, depth - 1) }
        begin = begin ?? index
      }
      index += 1
    }
    isText = opening != nil || isComment
    start = begin ?? scalars.count
    if isText, let blank = scalars.lastIndex(where: { $0.isBlank }), blank >= start {
      start = blank + 1
    }
    if isComment { start = scalars.count }
    word = text(start..<scalars.count)
  }

  /// The start of the name of a value that is being typed, including its `$`, or `nil` if there is
  /// none.
  var nameStart: Int? {
    let scalars = Array(word.unicodeScalars)
    guard let dollar = scalars.lastIndex(of: "$"), dollar == 0 || scalars[dollar - 1] != "\\",
      scalars[(dollar + 1)...].allSatisfy({ $0.isLetterOfName })
    else { return nil }
    return start + dollar
  }
}
