import TestSupport
import PantomimeReporting
import Testing

/// The citations in a text.
@Suite(.timeLimit) struct CitationTests {
  @Test(arguments: [
    ("(A70)", ["A70"]), ("(A26; A50)", ["A26", "A50"]), ("G67 word for word", ["G67"]),
    ("as GU9 has it", ["GU9"]), ("U7=raise", ["U7"]), ("A70.", ["A70"]),
    ("G3.2, G3", ["G3", "G3"]),
    ("A36 – A38", ["A36", "A37", "A38"]), ("T77–T79", ["T77", "T78", "T79"]),
    ("A24 - A26", ["A24", "A25", "A26"]), ("G84-G85", ["G84", "G85"]),
    ("G12 … G14", ["G12", "G13", "G14"]),
    ("A24 – G26", ["A24", "G26"]), ("A26 – A24", ["A26", "A24"]),
    ("A3 – A4 – A5", ["A3", "A4", "A5"]),
    ("A1, A2", ["A1", "A2"]), ("|A1|E2|", ["A1", "E2"]), ("aé A5 é", ["A5"]),
  ])
  func citationsAreFound(text: String, names: [String]) {
    let found = Citation.all(in: text)
    #expect(found.flatMap(\.ids).map(\.description) == names)
    let bytes = Array(text.utf8)
    for citation in found {
      let cited = String(decoding: bytes[citation.place], as: UTF8.self)
      #expect(cited.hasPrefix(citation.first.description))
    }
  }

  @Test(arguments: [
    "", "A", "70", "a70", "AA70", "A70b", "A_70", "xA70", "1A70", "A070", "A0", "CG-1", "UTF-8",
    "UTF8",
    "folder/A70", "#A70", "$A70", "\\A70", "u{E41}", "A12345", "QA1673", "DOP853", "B1", "A 70",
    "A-70",
  ])
  func otherWordsAreNone(text: String) {
    #expect(Citation.all(in: text).isEmpty)
  }
}
