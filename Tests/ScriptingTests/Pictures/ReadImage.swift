import Foundation
import PantomimeKit

#if canImport(FoundationXML)
import FoundationXML
#endif

/// An image as a parser of XML reads it, which knows nothing of how it was made.
struct ReadImage {
  struct Element {
    let name: String
    let attributes: [String: String]
    var text = ""

    /// The numbers of an attribute; `nil` if one of its words is none.
    func numbers(_ name: String) -> [Double]? {
      let words = attributes[name, default: ""].split { $0 == " " || $0 == "," }
      let numbers = words.compactMap { Double($0) }.filter { $0.isFinite }
      return numbers.count == words.count && !words.isEmpty ? numbers : nil
    }
  }

  let elements: [Element]
  /// The error of the parser, or `nil` if there is none.
  let problem: String?

  init(_ text: String) {
    let reader = Reader()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = reader
    let isRead = parser.parse()
    problem = isRead ? nil : "line \(parser.lineNumber): \(parser.parserError.debugDescription)"
    elements = reader.elements
  }

  func all(_ name: String) -> [Element] { elements.filter { $0.name == name } }

  /// The defects of it as an image, in words, or empty if there are none.
  var flaws: [String] {
    var flaws = [problem].compactMap { $0 }
    let names = Set(elements.map { $0.name })
    let known: Set = [
      "svg", "title", "desc", "style", "rect", "g", "clipPath", "polygon", "polyline", "circle",
      "text", "tspan", "defs", "pattern", "path", "use",
    ]
    flaws += names.subtracting(known).map { "element \($0)" }
    if elements.first?.attributes["viewBox"] == nil { flaws.append("no frame") }
    for name in ["title", "desc"] where all(name).map(\.text).allSatisfy({ $0.isEmpty }) {
      flaws.append("no \(name)")
    }
    let ids = elements.compactMap { $0.attributes["id"] }
    if Set(ids).count != ids.count { flaws.append("an id is there twice") }
    for element in elements {
      if let clip = element.attributes["clip-path"], !ids.contains(where: { clip == "url(#\($0))" })
      {
        flaws.append("\(clip) is nowhere")
      }
      if element.name == "use", !ids.contains(where: { element.attributes["href"] == "#\($0)" }) {
        flaws.append("\(element.attributes) is nowhere")
      }
      let wanted: [String] =
        switch element.name {
        case "use": ["x", "y"]
        case "rect": ["x", "y", "width", "height"]
        case "polygon", "polyline": ["points"]
        case "circle": ["cx", "cy", "r"]
        case "text": ["x", "y"]
        default: []
        }
      for name in wanted where element.numbers(name) == nil {
        flaws.append("\(name)=\(element.attributes[name] ?? "none") of a \(element.name)")
      }
      for name in ["width", "height", "r", "rx"] {
        if let number = element.numbers(name)?.first, number < 0 {
          flaws.append("\(name) \(number)")
        }
      }
    }
    return flaws
  }

  private final class Reader: NSObject, XMLParserDelegate {
    var elements: [Element] = []
    /// The positions of the open elements.
    private var open: [Int] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      open.append(elements.count)
      elements.append(Element(name: name, attributes: attributes))
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?,
      qualifiedName: String?
    ) {
      open.removeLast()
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
      if let last = open.last { elements[last].text += text }
    }
  }
}
