import PantomimeReporting

extension HelpLists {
  /// What one thing is called in answers, in traces, by paths and in the real interface.
  static var words: String {
    var table = PlainTable(
      ["answer", "trace", "decision", "position", "UIKit"].map { .init($0) })
    for row in glossary { table.add(row) }
    return "What one thing is called where; an answer has the scene's own words for it.\n"
      + table.text() + "`more` shows the events behind an answer, `help events` tells of each.\n"
  }

  static let glossary = [
    ["let go: expanded", "decided end", "complete", "", "isReversed no"],
    ["let go: back to …", "decided start", "revert", "", "isReversed yes"],
    ["rests at 100", "decided anchor", "0, 1, 2 …"],
    ["reached expanded", "completed end", "", "end", ".end"],
    ["went back to …", "completed start", "", "start", ".start"],
    ["where it was", "completed current", "", "current", ".current"],
    ["held, caught", "animator paused", "", "", "pauseAnimation"],
    ["goes on", "animator continued", "", "", "continueAnimation"],
    ["out, home", "place=out", "", "", "targets, originals"],
    ["up, left", "a velocity below 0"],
    ["down, right", "a velocity above 0"],
  ]
}
