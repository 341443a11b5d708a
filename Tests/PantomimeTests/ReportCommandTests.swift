import Foundation
import TestSupport
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

/// `pantomime report`: the page as a reader of XML and its pictures as a reader of SVG see them.
@Suite(.timeLimit) struct ReportCommandTests {
  private static let late =
    "scene city-guide\ndrag on=card by=0,-150\nrun\nexpect progress 0.5\n"

  @Test func failuresComeFirstAndAreOpen() throws {
    let folder = try ScriptFolder([
      "a.pan": ScriptFolder.good, "b <&>.pan": Self.late, "c.pan": ScriptFolder.broken,
      "d.pan": "test \"<later>\" skip=\"not yet\"\n" + ScriptFolder.good,
    ])
    let run = try folder.run("report", ".", "--output", "page.html")
    #expect(run.status == 2)
    #expect(run.output.hasSuffix("1 passed, 2 failed, 1 skipped\n"))
    let page = try ReadPage(folder.text("page.html"))
    #expect(page.headings.first == "1 passed, 2 failed, 1 skipped")
    #expect(Array(page.headings.dropFirst()) == ["./b <&>.pan", "./c.pan", "./a.pan", "./d.pan"])
    #expect(page.open == [true, true, false, false])
    // The contents lead to every test.
    #expect(Set(page.links) == Set(page.identifiers.map { "#\($0)" }))
    #expect(page.identifiers.count == 4)
    #expect(page.text.contains("not yet") && page.text.contains("<later>"))
  }

  @Test func everyTestThatRanHasPicturesAndEvents() throws {
    let folder = try ScriptFolder(["a.pan": ScriptFolder.good, "b.pan": Self.late])
    let page = try ReadPage(folder.run("report", ".").output)
    #expect(page.captions == ["strip", "plot", "timeline", "strip", "plot", "timeline"])
    #expect(page.pictures.count == 6 && page.words.allSatisfy { $0.count > 20 })
    for picture in page.pictures {
      let start = "data:image/svg+xml,"
      #expect(picture.hasPrefix(start))
      let image = try #require(picture.dropFirst(start.count).removingPercentEncoding)
      #expect(XMLParser(data: Data(image.utf8)).parse(), "\(image.prefix(200))")
    }
    // Each event that the trace has, with its reason.
    let trace = try folder.run("trace", "a.pan").output
    let names = trace.split(separator: "\n").filter { $0.contains("completed end") }
    #expect(!names.isEmpty && page.text.contains("completed end"))
    #expect(page.text.contains("expected 0.5, actual 1"))
    #expect(page.text.contains("drag on=card by=0,-150"))
  }

  @Test func refusesToReplaceAScript() throws {
    let folder = try ScriptFolder(["a.pan": ScriptFolder.good])
    let run = try folder.run("report", "a.pan", "--output", "a.pan")
    #expect(run.status == 2 && run.errors.contains("is one of the input files"))
    #expect(try folder.text("a.pan") == ScriptFolder.good)
    #expect(try folder.run("report", "none.pan", "--output", "x.html").status == 2)
  }
}

/// A page as a parser of XML reads it.
private final class ReadPage: NSObject, XMLParserDelegate {
  private(set) var headings: [String] = []
  private(set) var identifiers: [String] = []
  private(set) var open: [Bool] = []
  private(set) var links: [String] = []
  private(set) var pictures: [String] = []
  private(set) var words: [String] = []
  private(set) var captions: [String] = []
  private(set) var text = ""
  private var part = ""

  init(_ page: String) throws {
    super.init()
    let parser = XMLParser(data: Data(page.utf8))
    parser.delegate = self
    guard parser.parse() else { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    part = ""
    switch name {
    case "details":
      identifiers.append(attributes["id"] ?? "")
      open.append(attributes["open"] != nil)
    case "a": links.append(attributes["href"] ?? "")
    case "img":
      pictures.append(attributes["src"] ?? "")
      words.append(attributes["alt"] ?? "")
    default: break
    }
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    part += text
    self.text += text
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    switch name {
    case "h1", "h2": headings.append(part)
    case "figcaption": captions.append(part)
    default: break
    }
  }
}
