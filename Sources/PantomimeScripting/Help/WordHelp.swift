import PantomimeReporting

extension HelpLists {
  /// The different names that a concept has in answers, traces, paths and UIKit.
  static var words: String {
    var table = PlainTable(
      ["answer", "trace", "decision", "position", "UIKit"].map { .init($0) })
    for row in glossary { table.add(row) }
    return "The same thing in answers, events, paths and UIKit; answers use the scene's words.\n"
      + table.text() + "`more` shows the events behind an answer, `help events` explains each.\n"
  }

  static let glossary = [
    ["released: expands", "decided end", "complete", "", "isReversed no"],
    ["returns to …", "decided start", "revert", "", "isReversed yes"],
    ["settles at 100", "decided anchor", "0, 1, 2 …"],
    ["expanded", "completed end", "", "end", ".end"],
    ["returned to …", "completed start", "", "start", ".start"],
    ["at current", "completed current", "", "current", ".current"],
    ["held, caught", "animator paused", "", "", "pauseAnimation"],
    ["continues", "animator continued", "", "", "continueAnimation"],
    ["out, home", "place=out", "", "", "targets, originals"],
    ["up, left", "a velocity below 0"],
    ["down, right", "a velocity above 0"],
  ]
}
