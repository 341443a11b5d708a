import PantomimeKit

/// The detents of a pasted `sheet.detents = [.medium(), .custom { _ in 200 }]` or
/// `.presentationDetents([.medium, .fraction(0.2)])`, as the option of the scene with a sheet.
struct WordDetents {
  private let detents: [String]
  /// Whether a detent is a share of the largest height.
  private let hasShare: Bool
  private let written: String

  /// Reads detents, or returns `nil` if the pieces have none, or one that isn't known.
  init?(_ pieces: [Foreign]) {
    guard let place = pieces.firstIndex(where: { WordDetents.names.contains($0.word) }),
      let elements = WordDetents.list(pieces[(place + 1)...]), !elements.isEmpty
    else { return nil }
    var (detents, hasShare): ([String], Bool) = ([], false)
    for element in elements {
      guard let detent = WordDetents.detent(element.value) else { return nil }
      detents.append(detent.text)
      hasShare = hasShare || detent.isShare
    }
    (self.detents, self.hasShare) = (detents, hasShare)
    written = Foreign.written(pieces)
  }

  private static let names: [String?] = ["presentationdetents", "detents"]

  /// The largest height of the sheet on a screen of 844 points (the default of the scene).
  private static let largest = 759.0

  /// Returns the elements of the list that a call takes, or that is assigned.
  private static func list(_ rest: ArraySlice<Foreign>) -> [Foreign.Argument]? {
    guard let first = rest.first else { return nil }
    if case .group("(", let arguments) = first.content, rest.count == 1,
      case .group("[", let elements)? = arguments.first?.value.first?.content
    {
      return elements
    }
    if first.isMark("="), rest.count == 2, case .group("[", let elements)? = rest.last?.content {
      return elements
    }
    return nil
  }

  private static func detent(_ pieces: [Foreign]) -> (text: String, isShare: Bool)? {
    guard let place = pieces.lastIndex(where: { $0.word != nil }), let name = pieces[place].word
    else { return nil }
    let number = WordCarrying.number(labeled: nil, among: Array(pieces[(place + 1)...]))
    func points(_ share: Double) -> (text: String, isShare: Bool) {
      (Numerals.text(share * largest, decimals: 6), true)
    }
    switch name {
    case "medium", "large": return (name, false)
    case "height": return number.map { (Numerals.text($0, decimals: 6), false) }
    case "fraction": return number.map { points($0) }
    case "custom":
      let isShare = ["maximumDetentValue", "maxDetentValue"].contains {
        Words.has(Foreign.written(pieces), $0)
      }
      return number.map { isShare ? points($0) : (Numerals.text($0, decimals: 6), false) }
    default: return nil
    }
  }

  /// The match of a row for the detents.
  var match: Words.Match? {
    let difference =
      "An option of the scene."
      + (hasShare ? " A share of the largest height, 759 points, is given in points." : "")
    let row = Words.Row(
      neighborhood: "SwiftUI", shape: written,
      replacement: "scene page-sheet detents=\(detents.joined(separator: ","))",
      difference: difference)
    return Words.Match(row: row, bindings: WordBindings(), receiver: [], assigned: nil)
  }
}
