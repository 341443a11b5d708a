import ScriptingSupport
import TestSupport
import PantomimeKit
import PantomimeScenes
import PantomimeScripting
import Testing

/// ``faults` lists the declared faults of every scene, and marks those that are on in the running
/// one.
@Suite(.timeLimit) struct FaultListTests {
  static let names = Scenes.all.map(\.name)

  private func text(_ lines: String...) throws -> String { try Play(lines).text }

  /// The ids that a list marks as switched on.
  private func switchedOn(_ text: String) -> [String] {
    text.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      return words.first == "on" && line.hasPrefix("  on  ") ? String(words[1]) : nil
    }
  }

  @Test(arguments: names)
  func everyFaultIsTold(name: String) throws {
    let scene = try #require(Scenes.named(name))
    let text = try text("faults \(name)")
    #expect(try self.text("scene \(name)", "faults") == text)
    let help = try #require(HelpText.standard.topic(name))
    #expect(help.contains("  faults:\n") == !scene.faults.isEmpty)
    if scene.faults.isEmpty { #expect(text == "the scene \(name) has no published faults\n") }
    for fault in scene.faults {
      for part in [fault.id, fault.published, fault.lesson] {
        #expect(text.contains(part) && help.contains(part), "\(part)")
      }
    }
    #expect(text.split(separator: "\n").count == max(1, 2 * scene.faults.count))
  }

  /// The faults for which no gesture is shown, each with the reason.
  static let shownByNone = [
    "CG-9": "kept by design, without a cure to compare with",
    "CG-13": "not modeled: the scene basics shows it",
    "IA-7": "kept by design, without a cure to compare with",
    "IA-8": "kept by design, without a cure to compare with",
    "IA-10": "not modeled: a quirk shows it",
    "MP-4": "kept by design, without a cure to compare with",
    "PD-3": "kept by design, without a cure to compare with",
    "PK-1": "only a name is wrong",
    "PK-5": "kept by design, without a cure to compare with",
    "PK-13": "kept by design, without a cure to compare with",
  ]

  /// After the gesture that `faults ID` shows, the scene differs from the scene without the fault
  /// or, if the fault is kept by design, from the scene with its cure.
  @Test(arguments: names)
  func theGestureThatIsShownShowsTheFault(name: String) throws {
    for fault in try #require(Scenes.named(name)).faults {
      let label = "  to see it: "
      let rows = try text("faults \(fault.id)").split(separator: "\n")
      let shown = rows.first { $0.hasPrefix(label) }?.dropFirst(label.count)
      #expect((shown == nil) == (Self.shownByNone[fault.id] != nil), "\(fault.id)")
      guard let shown else { continue }
      let lines = shown.split(separator: ";").map { String($0.drop { $0 == " " }) }
      #expect(lines.joined(separator: "; ") == shown, "\(fault.id)")
      let on = (fault.companions + [fault.id]).joined(separator: ",")
      let others = fault.companions.isEmpty ? "none" : fault.companions.joined(separator: ",")
      let start = try #require(lines.first)
      #expect(start.hasSuffix(" faults=\(on)"))
      var healthy = [String(start.dropLast(on.count)) + others]
      if case .stays(let cure?) = fault.effect {
        if cure.hasPrefix("set ") { healthy.append(cure) } else { healthy[0] += " \(cure)" }
      }
      let faulty = try #require(try Play(lines).session.simulation)
      guard let whole = try? Play(healthy + lines.dropFirst()).session.simulation else {
        // Without this fault, the scene refuses the screen.
        #expect(fault.id == "CG-11")
        continue
      }
      // A rule that was set as a cure isn't a difference.
      let differs = faulty.paths.contains { $0 != "rule" && faulty.read($0) != whole.read($0) }
      #expect(differs, "\(fault.id)")
      // What no event shows, the last line shows.
      func events(_ simulation: Simulation) -> [Trace.Entry] {
        simulation.trace.list.filter { entry in
          !["scene", "fault", "warning"].contains { entry.event.name.hasPrefix($0) }
        }
      }
      if events(faulty) == events(whole) {
        let path = try #require(lines.last).split(separator: " ").dropFirst().first.map(String.init)
        #expect(lines.last?.hasPrefix("show ") == true, "\(fault.id): \(shown)")
        #expect(path.map { faulty.read($0) != whole.read($0) } == true, "\(fault.id): \(shown)")
      }
      #expect(try text("help \(fault.id)").contains(label + shown), "\(fault.id)")
    }
  }

  @Test(arguments: names)
  func thoseSwitchedOnAreMarked(name: String) throws {
    let faults = try #require(Scenes.named(name)).faults
    for fault in faults {
      let line = "scene \(name) faults=\(fault.id)"
      #expect(switchedOn(try text(line, "faults")) == [fault.id])
      #expect(switchedOn(try text(line, "faults \(name)")) == [fault.id])
      #expect(switchedOn(try text(line, "faults blank")).isEmpty)
    }
    guard !faults.isEmpty else { return }
    let published = try text("scene \(name) faults=published", "faults")
    #expect(switchedOn(published) == faults.filter(\.isPublished).map(\.id))
    #expect(switchedOn(try text("scene \(name)", "faults")).isEmpty)
    #expect(switchedOn(try text("faults \(name)")).isEmpty)
  }

  @Test(arguments: ["faults", "faults interactive-squar", "faults blank city-guide", "faults x=1"])
  func whatCannotBeListedIsRefused(line: String) {
    #expect(throws: ScriptError.self) { try Play(line) }
  }

  /// A fault that changes nothing is accepted, and only the beginning of the trace reports it.
  @Test(arguments: names)
  func thoseThatChangeNothingAreRecordedNowhere(name: String) throws {
    for fault in try #require(Scenes.named(name)).faults where !fault.changes {
      let lines = ["pan began", "wait 0.1", "pan changed dx=70 dy=-90", "pan ended", "wait 1"]
      let play = try Play(["scene \(name) faults=\(fault.id)"] + lines)
      let plain = try Play(["scene \(name)"] + lines)
      let entries = try #require(play.session.simulation).trace.list
      #expect(entries.first?.event["faults"] == .word(fault.id))
      // A note immediately states that it changes nothing, and what does.
      let rest = entries.dropFirst().drop { $0.event["fault"] == .word(fault.id) }
      #expect(rest == plain.session.simulation?.trace.list.dropFirst())
    }
  }

  /// Naming a fault that changes nothing prints the reason, and its cure as it can be typed.
  ///
  /// Switched on with all the others, it is not asked about.
  @Test(arguments: names)
  func namingOneThatChangesNothingSaysSo(name: String) throws {
    let faults = try #require(Scenes.named(name)).faults
    let list = try text("faults \(name)")
    for fault in faults {
      let play = try Play("scene \(name) faults=\(fault.id)")
      let warnings = play.steps.flatMap(\.entries).map(\.event).filter { event in
        event["fault"] == .word(fault.id) && event.reason == fault.standing
      }
      #expect(warnings.count == (fault.changes ? 0 : 1), "\(fault.id)")
      guard let standing = fault.standing else { continue }
      #expect(list.contains(standing))
      guard case .stays(let cure?) = fault.effect else { continue }
      #expect(standing == "kept by design; `\(cure)` fixes it")
      _ =
        cure.hasPrefix("set ")
        ? try Play("scene \(name)", cure) : try Play("scene \(name) \(cure)")
    }
    guard !faults.isEmpty else { return }
    let all = try Play("scene \(name) faults=published")
    #expect(all.steps.flatMap(\.entries).allSatisfy { $0.event["fault"] == nil })
  }

  /// Every fault is turned on by name in a script of its scene, alone or with those that it
  /// requires, and is reported there if it changes anything.
  @Test(
    arguments: TestRun.sample(Scenes.all.filter { !$0.faults.isEmpty }.map(\.name), oneIn: 12))
  func everyFaultHasAScript(name: String) throws {
    let scene = try #require(Scenes.named(name))
    let published = scene.faults.filter(\.isPublished).map(\.id).joined(separator: ",")
    var named: Set<String> = []
    var told: Set<String> = []
    for file in GestureScripts.names where file.hasPrefix("\(name)/") {
      let bytes = try ProjectFiles.bytes(of: "\(GestureScripts.folder)/\(file)")
      var current: [String] = []
      _ = Replay(Script(bytes, file: file), file: file, in: Session()) { _, step in
        for event in step.entries.map(\.event) {
          if event.name == "scene \(name)", case .word(let faults)? = event["faults"] {
            current = faults == published ? [] : faults.split(separator: ",").map(String.init)
            named.formUnion(current)
          }
          told.formUnion(current.filter { event.name == "fault \($0)" })
        }
      }
    }
    for fault in scene.faults {
      #expect(named.contains(fault.id), "no script switches on \(fault.id) by name")
      #expect(told.contains(fault.id) == fault.changes, "\(fault.id)")
    }
  }
}
