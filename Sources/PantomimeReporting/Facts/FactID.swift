/// The number of a fact: the letters of its series, and a number from 1.
package struct FactID: Sendable, Hashable {
  package let series: Series
  package let number: Int

  /// What a fact is about, told by its letters.
  package enum Series: String, Sendable, CaseIterable {
    case animator = "A"
    case gesture = "G"
    case timing = "T"
    case measured = "M"
    case openPoint = "U"
    case openGesturePoint = "GU"
    case misuse = "E"
    case scene = "S"

    /// What its facts are about, as a phrase.
    package var subject: String {
      switch self {
      case .animator: "the property animator, and transitions driven by a percent"
      case .gesture: "recognizers, velocities, decisions at the lift, scrolling, touches"
      case .timing: "the mathematics of curves, springs, layer time and numbers"
      case .measured: "what was measured on iOS 26"
      case .openPoint: "what is not known for certain of the animator: our reading"
      case .openGesturePoint: "what is not known for certain of gestures and scrolling: our reading"
      case .misuse: "misuse that the real interface would raise"
      case .scene: "what the built-in scenes rest on, put together from the others"
      }
    }

    /// Its place among all; facts are looked up by it, so that it is no search.
    fileprivate var rank: Int {
      switch self {
      case .animator: 0
      case .gesture: 1
      case .timing: 2
      case .measured: 3
      case .openPoint: 4
      case .openGesturePoint: 5
      case .misuse: 6
      case .scene: 7
      }
    }
  }

  package init(_ series: Series, _ number: Int) {
    self.series = series
    self.number = number
  }

  /// Reads a number such as `A70`, in upper or lower case; one of its points (`G3.2`) counts as it.
  package init?(_ text: some StringProtocol) {
    let text = text.uppercased()
    guard let citation = Citation.all(in: text).first, citation.first == citation.last,
      citation.place == 0..<text.utf8.count
    else { return nil }
    self = citation.first
  }
}

extension FactID: Comparable {
  package static func < (one: FactID, other: FactID) -> Bool {
    (one.series.rank, one.number) < (other.series.rank, other.number)
  }
}

extension FactID: CustomStringConvertible {
  package var description: String { "\(series.rawValue)\(number)" }
}
