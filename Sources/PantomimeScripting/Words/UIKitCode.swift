/// The code of steps and of corrected faults, as it is written in UIKit.
///
/// The code is in `Texts/uikit.md`; the check of the examples compiles it.
enum UIKitCode {
  /// The option that asks for the code instead of the help.
  static let request = "as=swift"

  /// Returns the code of a step or a fault, or `nil` if it has none.
  ///
  /// - Parameter name: The name of the section, such as `city-guide variant=a` or `CG-4`.
  static func text(_ name: String) -> String? {
    var isInside = false
    var isCode = false
    var (title, text) = ("", "")
    for line in WordTexts.uikit.text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("## ") {
        if isInside { break }
        title = String(line.dropFirst(3))
        isInside = title.lowercased() == name.lowercased()
      } else if isInside, line.hasPrefix("```") {
        isCode.toggle()
      } else if isInside, isCode {
        text += "  \(line)\n"
      } else if isInside, !line.isEmpty {
        text += "\(line)\n"
      }
    }
    return isInside ? "\(title)\n\(text)" : nil
  }
}
