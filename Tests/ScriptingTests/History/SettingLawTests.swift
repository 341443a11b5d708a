import ScriptingSupport
import TestSupport
import PantomimeKit
import PantomimeReporting
import PantomimeScripting
import Testing

/// The laws that every entry in the list of settings obeys, in the language.
@Suite(.timeLimit) struct SettingLawTests {
  /// A gesture whose outcome depends on rules, estimators and the start of the pan.
  private static let gesture = ["scene city-guide", "drag on=card by=0,-90 over=0.2"]

  private func offers(_ line: String) throws -> [String] {
    Completion(line, in: try Play("scene city-guide").session).candidates.map(\.text)
  }

  /// The options that completion offers for a setting, with a number where a value takes one.
  private func options(_ setting: SessionSetting) throws -> [String] {
    try offers("set \(setting.name)").filter { $0.hasPrefix("\(setting.name)=") }.map { option in
      option.last == "=" || option.last == ":" ? option + "75" : option
    }
  }

  /// The lines that `set` alone prints for a session without a scene.
  private func listing(_ session: Session) throws -> [String] {
    try Play(in: session, ["set"]).text.split(separator: "\n").map(String.init)
  }

  @Test func namesAreDistinctAndExplained() throws {
    let names = SessionSetting.all.map(\.name)
    #expect(Set(names).count == names.count)
    let details = try #require(Commands.forms.first { $0.name == "set" }).details
    for setting in SessionSetting.all {
      #expect(details.contains("`\(setting.name)"), "\(setting.name)")
      #expect(try Play("help \(setting.name)=").text.contains(setting.meaning))
      #expect(!(try options(setting)).isEmpty, "\(setting.name)")
    }
  }

  @Test func everyOfferedValueIsAccepted() throws {
    for setting in TestRun.sample(SessionSetting.all, oneIn: 3) {
      for option in try options(setting) {
        #expect(throws: Never.self, "\(option)") { try Play("scene city-guide", "set \(option)") }
      }
      #expect(throws: ScriptError.self) { try Play("scene city-guide", "set \(setting.name)=?") }
      #expect(throws: ScriptError.self) { try Play("scene city-guide", "set \(setting.name)+=1") }
    }
  }

  /// The list that `set` alone prints is a statement that restores the same settings.
  @Test func theListIsTheStatement() throws {
    let standard = try listing(Play("").session)
    for setting in TestRun.sample(SessionSetting.all, oneIn: 3, from: 1)
    where setting.scope != .scene {
      var changes = 0
      for option in try options(setting) {
        let session = try Play("set \(option)").session
        let listed = try listing(session)
        guard listed != standard else { continue }
        changes += 1
        #expect(listed.count == 1 && listed[0].hasPrefix(option), "\(option): \(listed)")
        #expect(try listing(Play("set \(listed[0])").session) == listed)
      }
      #expect(changes > 0, "no offered value of \(setting.name) is listed")
    }
  }

  @Test func aSettingOfTheSessionIsAStepAndOutlivesScenes() throws {
    let standard = try listing(Play("").session)
    for setting in TestRun.sample(SessionSetting.all, oneIn: 3, from: 2)
    where setting.scope != .scene {
      for option in try options(setting) {
        let set = try Play("set \(option)").session
        let listed = try listing(set)
        let before = try set.undone().map { try listing($0) }
        #expect(before == (setting.scope == .session ? standard : nil), "\(option)")
        let later = try Play(in: set, ["scene city-guide", "scene interactive-square"]).session
        #expect(try listing(later).filter(listed.contains) == listed, "\(option)")
      }
    }
  }

  /// A setting made after a gesture applies to its repetition as if made before it.
  @Test func aRepetitionAppliesIt() throws {
    for setting in TestRun.sample(SessionSetting.all, oneIn: 5) where setting.scope != .scene {
      for option in try options(setting) {
        let wanted = try Play(["set \(option)"] + Self.gesture).read("hash")
        let again = try Play(Self.gesture + ["set \(option)", "again"])
        #expect(again.read("hash") == wanted, "\(option)")
      }
    }
  }

  /// A setting for one replay has the effect of the same setting made before it, and is gone after.
  @Test func aSettingForOneReplayIsForgotten() throws {
    let plain = try Play(Self.gesture)
    var count = 0
    for setting in SessionSetting.all {
      for option in TestRun.sample(try options(setting), oneIn: 3) {
        guard let again = try? Play(Self.gesture + ["again \(option)"]) else { continue }
        count += 1
        let wanted = try Play(["set \(option)"] + Self.gesture)
        #expect(again.read("decision") == wanted.read("decision"), "\(option)")
        #expect(try listing(again.session) == listing(plain.session), "\(option)")
      }
    }
    #expect(count > 10)
  }

  /// A script that is saved from the last scene writes the settings made before it.
  @Test func aSavedScriptRestoresIt() throws {
    for setting in SessionSetting.all where setting.scope == .session {
      for option in TestRun.sample(try options(setting), oneIn: 3, from: 1) {
        let lines = ["scene interactive-square", "set \(option)"] + Self.gesture
        let disk = Disk()
        var session = try Play(lines).session
        session.host.files = session.host.files.with(disk.writing)
        _ = try session.answer(line: "save saved.pan", style: .plain)
        let text = String(decoding: try #require(disk.files["saved.pan"]), as: UTF8.self)
        #expect(!text.contains("interactive-square"))
        let restored = try Play(text.split(separator: "\n").map(String.init)).session
        #expect(restored.simulation?.read("hash") == session.simulation?.read("hash"), "\(option)")
        let listed = try listing(Play("set \(option)").session)
        #expect(try listing(restored).filter(listed.contains) == listed, "\(text)")
      }
    }
  }
}
