import ScriptingSupport
import TestSupport
import Foundation
import PantomimeKit
import PantomimeScenes
import Testing

/// The page of the events is made of their declarations, and is as they are.
@Suite(.timeLimit) struct EventPageTests {
  private static let page = "Sources/PantomimeKit/PantomimeKit.docc/Events.md"

  /// With `PANTOMIME_RECORD=1` the page is written anew, and the test fails where it was another.
  @Test func thePageIsAsTheyAreDeclared() throws {
    let place = ProjectFiles.root.appendingPathComponent(Self.page)
    let written = try? String(contentsOf: place, encoding: .utf8)
    guard written != Self.text else { return }
    if TestRun.isRecording {
      try Data(Self.text.utf8).write(to: place)
      Issue.record("recorded \(Self.page)")
    } else {
      Issue.record("\(Self.page) is not as events are declared: scripts/record writes it")
    }
  }

  /// The page contains each kind: its fields with their units, and its possible words.
  @Test func everyKindIsTold() throws {
    let written = String(decoding: try ProjectFiles.bytes(of: Self.page), as: UTF8.self)
    for group in Self.groups {
      #expect(written.contains("### \(Self.title(group.recorder))\n"))
      for kind in group.kinds {
        #expect(written.contains("- term `\(kind.name)`: \(kind.summary)"))
      }
    }
    for unit in ["points", "pt/s", "seconds", "a fraction", "distances per second", "an integer"] {
      #expect(written.contains("(\(unit))"), "\(unit)")
    }
  }

  // MARK: The page

  private static let groups =
    (EventGroup.core + Scenes.all.map { EventGroup("the scene \($0.name)", $0.events) })
    .filter { !$0.kinds.isEmpty }

  private static let text = """
    # Events

    The kinds of events in a trace, with their fields, grouped by the part of Pantomime that records them.

    ## Overview

    Each ``Event`` has an ``EventKind``; its text is formatted only when it is read. A word in capitals
    is a variable part, and a field in brackets is optional. The unit of a number is given in
    parentheses; numbers are rounded to six decimals. `expect event "NAME FIELD=VALUE"` expects an event
    with this name and this field; a text may name any of the fields, in any order, or only the first
    words of the name. `help events` lists the kinds of events, too.

    `scripts/record` writes this page from the declarations.


    """ + groups.map(section).joined(separator: "\n")

  private static func title(_ recorder: String) -> String {
    recorder.prefix(1).uppercased() + recorder.dropFirst()
  }

  private static func section(_ group: EventGroup) -> String {
    "### \(title(group.recorder))\n\n" + group.kinds.map(term).joined()
  }

  private static func term(_ kind: EventKind) -> String {
    let word = kind.name.split(separator: " ").first { $0.allSatisfy(\.isUppercase) } ?? ""
    let choices =
      kind.choices.isEmpty
      ? "" : " *\(word)* is \(kind.choices.map { "`\($0)`" }.joined(separator: ", "))."
    let and = kind.fields.isEmpty ? "" : "and "
    let open = kind.isOpen ? ["\(and)fields named after the values that they contain"] : []
    let facts = (kind.fields.map(fact) + open).joined(separator: ", ")
    let told = facts.isEmpty ? "" : " With \(facts)."
    return "- term `\(kind.name)`: \(kind.summary)\(choices)\(told)\n"
  }

  private static func fact(_ field: FieldSchema) -> String {
    let name = field.isOptional ? "[`\(field.name)`]" : "`\(field.name)`"
    switch field.content {
    case .word: return name
    case .number(.fraction) where field.name.hasPrefix("velocity"):
      return "\(name) (distances per second)"
    case .number(let unit): return "\(name) (\(Self.name(unit)))"
    case .numbers(let unit): return "\(name) (\(Self.name(unit)))"
    }
  }

  private static func name(_ unit: PathValue.Unit) -> String {
    switch unit {
    case .points: "points"
    case .pointsPerSecond: "pt/s"
    case .perSecond: "1/s"
    case .seconds: "seconds"
    case .fraction: "a fraction"
    case .degrees: "degrees"
    case .count: "an integer"
    }
  }
}
