/// A conversion of text for terminals that show only ASCII.
package enum ASCIIText {
  /// Returns the text in ASCII: characters that have a common ASCII spelling are replaced with it,
  /// and all others become `?`.
  package static func spelled(_ text: String) -> String {
    // Most text is ASCII already.
    guard text.utf8.contains(where: { $0 >= 0x80 }) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar.isASCII {
        result.append(scalar)
      } else {
        result.append(contentsOf: spelling(scalar).unicodeScalars)
      }
    }
    return String(result)
  }

  private static func spelling(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "…": "..."
    case "–", "−", "‐", "‑": "-"
    case "—": "--"
    case "×", "·": "*"
    case "÷": "/"
    case "±": "+/-"
    case "°": " deg"
    case "≤": "<="
    case "≥": ">="
    case "→": "->"
    case "√": "sqrt"
    case "²": "^2"
    case "³": "^3"
    case "½": "1/2"
    case "′", "‘", "’": "'"
    case "″", "“", "”", "„": "\""
    case "π": "pi"
    case "ω": "omega"
    case "ζ": "zeta"
    case "β": "beta"
    case "θ": "theta"
    case "δ": "delta"
    case "τ": "tau"
    case "∞": "infinity"
    case "é": "e"
    case "ö": "oe"
    default: "?"
    }
  }
}
