extension Word {
  /// A text as it is written in a statement: in quotation marks where it would be read otherwise.
  package static func quoted(_ text: String) -> String {
    let isPlain = text.unicodeScalars.allSatisfy { scalar in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".", "/": true
      default: scalar.value >= 0x80 && !scalar.isBlank && !scalar.isQuotationMark
      }
    }
    if isPlain, !text.isEmpty { return text }
    var result = "\""
    for scalar in text.unicodeScalars {
      if scalar == "\"" || scalar == "\\" || scalar == "$" { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
    return result + "\""
  }
}
