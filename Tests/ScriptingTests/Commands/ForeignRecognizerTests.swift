import ScriptingSupport
import TestSupport
import PantomimeKit
import PantomimeScenes
import PantomimeScripting
import Testing

/// A recognizer that a statement adds to a built-in scene: the scene is neither its delegate nor its
/// target.
@Suite(.timeLimit) struct ForeignRecognizerTests {
  /// The scenes that have pans of their own, each with the view of the first and the names of all pans.
  private static let scenes: [(name: String, view: String, pans: String)] = Scenes.all.compactMap {
    let simulation = (try? Play("scene \($0.name)"))?.session.simulation
    let pans = (simulation?.recognizers ?? []).filter { !$0.label.hasPrefix("tap-") }
    guard let own = pans.first(where: { !$0.scrolls }) else { return nil }
    return ($0.name, own.view, pans.map(\.label).joined(separator: ","))
  }

  @Test func someScenesHavePans() { #expect(Self.scenes.count > 2) }

  /// Recognized together with all others, such a pan changes nothing of what the scene does.
  @Test(arguments: scenes, ["0,-150", "-150,0"])
  func aFurtherPanMovesNothing(
    scene: (name: String, view: String, pans: String), way: String
  ) throws {
    var plain = try Play("scene \(scene.name)")
    var watched = plain
    try watched.play(["gesture watcher pan on=\(scene.view) with=\(scene.pans)"])
    for line in ["drag on=\(scene.view) by=\(way)", "run"] {
      try plain.play([line])
      try watched.play([line])
    }
    #expect(watched.trace.contains("gesture began gesture=watcher"))
    let foreign = ["watcher", "gesture", "pan.", "touches"]
    for path in plain.session.simulation?.paths ?? []
    where !foreign.contains(where: path.hasPrefix) && !path.hasSuffix(".touch") {
      #expect(watched.read(path) == plain.read(path), "\(path)")
    }
  }

  /// Its own axis rule decides whether it begins.
  @Test(arguments: scenes)
  func itsOwnAxisDecides(scene: (name: String, view: String, pans: String)) throws {
    let play = try Play(
      "scene \(scene.name)",
      "gesture across pan on=\(scene.view) axis=horizontal with=\(scene.pans)",
      "gesture down pan on=\(scene.view) axis=vertical with=\(scene.pans),across",
      "drag on=\(scene.view) by=-150,0")
    #expect(play.trace.contains("gesture began gesture=across"))
    #expect(play.trace.contains("gesture refused gesture=down"))
  }

  /// A view animation may have the name of a connection's animator: the path that both move.
  @Test func anAnimationHasTheNameOfAConnection() throws {
    var talk = Talk()
    _ = try talk.say("view sheet frame=0,506,390,800")
    _ = try talk.say("gesture pull pan on=sheet axis=vertical")
    _ = try talk.say("drive sheet.frame.y by=pull anchors=80,506,675")
    let started = try talk.say("animate sheet.frame.y to=84 duration=0.3")
    #expect(started.contains("moves to its end in 0.3 s"))
    _ = try talk.say("run")
    #expect(try talk.say("why").contains("sheet.frame.y runs with ease-in-out"))
    #expect(try talk.say("drag on=sheet by=0,100").contains("settles at"))
  }
}
