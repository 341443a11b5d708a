/// The errors of scripts in the Static Analysis Results Interchange Format (SARIF) 2.1.0, which code
/// hosts and editors read.
package enum SARIF {
  package static func text(_ report: CheckReport) -> String {
    """
    {
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
      "version": "2.1.0",
      "runs": [
        {
          "tool": {
            "driver": {
              "name": "pantomime",
              "version": \(JSONText.string(ProgramVersion.current).text),
              "rules": [
                {
                  "id": "\(rule)",
                  "shortDescription": { "text": "A statement that can't run." },
                  "defaultConfiguration": { "level": "error" }
                }
              ]
            }
          },
          "columnKind": "unicodeCodePoints",
          "results": [\(report.findings.map(result).joined(separator: ","))
          ]
        }
      ]
    }

    """
  }

  /// The identifier of the only rule.
  private static let rule = "script-error"

  private static func result(_ finding: CheckReport.Finding) -> String {
    let text = ([finding.text] + finding.notes).joined(separator: "\n")
    let region = finding.place.map { place in
      ", \"region\": { \"startLine\": \(place.line), \"startColumn\": \(place.column), "
        + "\"endLine\": \(place.line), \"endColumn\": \(place.end) }"
    }
    return """

            {
              "ruleId": "\(rule)",
              "ruleIndex": 0,
              "level": "error",
              "message": { "text": \(JSONText.string(text).text) },
              "locations": [
                {
                  "physicalLocation": {
                    "artifactLocation": { "uri": \(JSONText.string(uri(finding.path)).text) }\(region ?? "")
                  }
                }
              ]
            }
      """
  }

  /// Returns a path as a URI, which is relative unless the path is absolute.
  private static func uri(_ path: String) -> String {
    var text = path.hasPrefix("/") ? "file://" : ""
    for byte in path.utf8 {
      let scalar = Unicode.Scalar(byte)
      let isPlain =
        "a"..."z" ~= scalar || "A"..."Z" ~= scalar || "0"..."9" ~= scalar
        || "-._~/".unicodeScalars.contains(scalar)
      if isPlain {
        text.unicodeScalars.append(scalar)
      } else {
        text += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
    return text
  }
}

extension CheckFormat {
  /// SARIF for code hosts and editors.
  static let sarif = CheckFormat("sarif", text: { SARIF.text($0) })
}
