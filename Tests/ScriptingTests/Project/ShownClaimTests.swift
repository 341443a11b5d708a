import ScriptingSupport
import TestSupport
import PantomimeKit
import PantomimeReporting
import PantomimeScenes
import PantomimeScripting
import Testing

/// Every claim in the paragraph about a scene is typed by scripts, whose expectations hold.
@Suite(.timeLimit) struct ShownClaimTests {
  /// A part of a paragraph, and the scripts of the scene that type it.
  struct Claim {
    let text: String
    let scripts: [String]

    init(_ text: String, _ scripts: String...) { (self.text, self.scripts) = (text, scripts) }
  }

  /// The claims of each scene, which together are its paragraph.
  static let claims: [(scene: String, claims: [Claim])] = [
    (
      "basics",
      [
        Claim(
          "Both squares arrive at the same time, but their positions differ on the way;",
          "eased-beside-linear"),
        Claim(
          "the one moved by a view animation can't be held.", "only-one-can-be-held"),
      ]
    ),
    (
      "city-guide",
      [
        Claim(
          "Each variant adds one thing: (a) a tap; (b) scrubbing, but a card caught in flight restarts "
            + "at 0; (c) keeping a caught card's progress, but a card dragged back still completes; "
            + "(d) reversal, but a finger on a card can't scroll the list; (e) arbitration.",
          "stages", "variants"),
        Claim(
          "The top edge stays under the finger because the progress is the translation divided by "
            + "the card's distance to the top,",
          "walk-1-slow-drag"),
        Claim(
          "and the translation's sign is flipped while the run is reversed.",
          "caught-while-returning"),
      ]
    ),
    (
      "connect-dots",
      [
        Claim(
          "Two scroll views drive each other without feedback: only the one that the user scrolls "
            + "drives the other. Backgrounds move less than thumbnails.", "linked"),
        Claim(
          "Closing returns to the thumbnail of the current page.", "open-and-close"),
      ]
    ),
    (
      "dive-deeper",
      [
        Claim(
          "The container disappears with the transition's context, so stand-ins "
            + "(phantoms, comparable to UIKit's snapshot views) move instead of the real views.",
          "stand-ins"),
        Claim(
          "From back to front, the container holds the fade view, the detail view, and the stand-ins.",
          "container-views"),
        Claim(
          "While a finger drags, every value follows the percentage linearly;", "walk-1-slow-drag"),
        Claim(
          "only a tap uses the spring.", "walk-7-tap"),
        Claim(
          "The transition is interactive only if a pan started it.", "walk-7-tap",
          "walk-1-slow-drag"),
      ]
    ),
    (
      "easing-gallery",
      [
        Claim(
          "A Bézier curve only approximates the formula of the same name: at a quarter of"
            + " the time, cubic-out is 0.6003 and its formula 0.5781.", "approximation")
      ]
    ),
    (
      "interactive-square",
      [
        Claim(
          "An animator moves the yellow square, so a finger can hold it;", "grabbed-in-flight"
        ),
        Claim(
          "a view animation moves the blue one, which can't be held.", "blue-cannot-be-held"),
        Claim(
          "An animator is inactive, active or stopped.", "state-diagram"),
      ]
    ),
    (
      "peek-cube",
      [
        Claim(
          "Only the scroll offset drives it; nothing depends on time.", "hinges"),
        Claim(
          "To hinge a page at its edge, move its position to compensate for the new anchor point; "
            + "setting the anchor point alone makes the page jump.", "basic", "hinges"),
      ]
    ),
    (
      "pokedex-detail",
      [
        Claim(
          "The creature is revealed once its picture has loaded and a minimum time has passed;",
          "timeline-1.2", "timeline-2.1"),
        Claim(
          "the minimum keeps the ball from flashing by.", "options", "timeline-1.2"),
        Claim(
          "Anchor points at the bottom edges make the ball rock and the creature grow out of it.",
          "ball-anchor", "creature-anchor"),
        Claim(
          "The creature first appears in the middle of the screen, because with the creature in "
            + "its final place, the lower half of the screen would be empty.", "first-place"),
        Claim(
          "Similar elements move alike,", "checkpoints"),
        Claim(
          "and bars grow from 0.", "stats"),
      ]
    ),
    (
      "pokedex-list",
      [
        Claim(
          "A row responds at touch-down and never delays the user.", "jump", "jump-variants"),
        Claim(
          "The stagger comes from scrolling:", "scroll"),
        Claim(
          "each row runs one plain animation when it appears.",
          "rows-in-motion"),
        Claim(
          "Rows receive touches while they move.", "interaction"),
      ]
    ),
    (
      "popup",
      [
        Claim(
          "A guard ignores a second touch during a run, so each animator receives its "
            + "animations only once, unlike in the tutorial that the scene city-guide is "
            + "based on (fault CG-1).", "guarded")
      ]
    ),
    (
      "search-close",
      [
        Claim(
          "The cross consists of three paths, whose animations start at 0.15, 0.3, and 0.5 s.",
          "opens-and-closes")
      ]
    ),
    (
      "shift-shape",
      [
        Claim(
          "The direction of the slide shows where the selected tab is,", "directional", "left"),
        Claim(
          "and the animation of the tab's icon confirms it.", "icons"),
      ]
    ),
    (
      "spin-mark",
      [
        Claim(
          "Two drivers have the same effect: a repeating layer animation,", "layer"),
        Claim(
          "and a display link that increments the angle.", "display-link"),
      ]
    ),
  ]

  @Test func everyClaimIsListed() throws {
    #expect(
      Scenes.all.filter { $0.shows != nil }.map { $0.name }.sorted() == Self.claims.map { $0.scene }
    )
    for (scene, claims) in Self.claims {
      let shows = try #require(Scenes.named(scene)?.shows)
      #expect(claims.map { $0.text }.joined(separator: " ") == shows.text, "\(scene)")
    }
  }

  /// Each script holds, and asserts something.
  @Test(arguments: claims.map { $0.scene }) func everyClaimIsTyped(scene: String) throws {
    let claims = try #require(Self.claims.first { $0.scene == scene }).claims
    for name in Set(claims.flatMap { $0.scripts }) {
      let file = "\(GestureScripts.folder)/\(scene)/\(name).pan"
      let text = String(decoding: try ProjectFiles.bytes(of: file), as: UTF8.self)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
      let play = try Play(lines)
      #expect(play.failures.isEmpty, "\(file): \(play.failures)")
      #expect(lines.contains { $0.contains("expect ") && !$0.hasPrefix("#") }, "\(file)")
    }
  }

  /// The line that each paragraph offers can be typed.
  @Test(arguments: claims.map { $0.scene }) func everyLineCanBeTyped(scene: String) throws {
    let line = try #require(Scenes.named(scene)?.shows).line
    let statements = line.split(separator: ";").map { String($0) }
    #expect(try Play(statements).failures.isEmpty)
  }

  /// The README's table of scenes has the paragraphs of the scenes, and the summaries of those
  /// without one.
  @Test func theReadmeHasTheSameWords() throws {
    let readme = String(decoding: try ProjectFiles.bytes(of: "README.md"), as: UTF8.self)
    let rows = readme.split(separator: "\n").map { String($0) }
    for scene in Scenes.all {
      let words = scene.shows?.text ?? scene.summary
      #expect(rows.contains("| `\(scene.name)` | \(words) |"), "\(scene.name): \(words)")
    }
  }
}
