/// The sentences about topics of the help, each with a line to type, for rows of the table that only point
/// to them.
enum WordLeads {
  /// Returns the difference of a row that only points, with a line to type and a clause.
  static func completed(_ difference: String, for replacement: String) -> String {
    let parts = difference.split(separator: "`", omittingEmptySubsequences: false)
    let hasLine = parts.count > 1
    let hasClause = parts.enumerated().contains { index, part in
      index % 2 == 0 && part.contains { $0.isLetter }
    }
    guard !hasLine || !hasClause, let lead = lead(to: replacement) else { return difference }
    if difference.isEmpty { return lead }
    return hasLine ? "\(lead) Here: \(difference)." : "\(difference) \(lead)"
  }

  /// Returns the sentence for a replacement such as `help gesture`, or `nil` if there is none.
  private static func lead(to replacement: String) -> String? {
    let topic = String(replacement.dropFirst("help ".count))
    return leads.first { $0.topic == topic }?.sentence ?? ofVerbs[topic]
  }

  /// The sentences for verbs: what each does, with the last line of its example.
  private static let ofVerbs: [String: String] = {
    var sentences: [String: String] = [:]
    for form in Commands.forms {
      guard let line = form.example.last else { continue }
      sentences[form.name] = "\(form.summary.dropLast()): `\(line)`."
    }
    return sentences
  }()

  /// The sentences for topics that aren't verbs, and for verbs whose example needs another scene.
  private static let leads: [(topic: String, sentence: String)] = [
    ("curves", "A timing is an option: `animator open duration=0.4 curve=ease-out`."),
    ("words", "Such a tap on a view, for example, is `tap on=card` here."),
    (
      "dive-deeper",
      """
      `scene dive-deeper` has a transition; your own is `transition push duration=0.4`, with \
      lines such as `animate card.frame.y to=0 on=push`.
      """
    ),
    ("touch", "A finger is `touch down on=card`, `touch move y+=-40`, `touch up`."),
    (
      "rule flutter-dismissible",
      """
      The rule is chosen with its numbers: `set rule=flutter-dismissible threshold=0.4`.
      """
    ),
    (
      "rule flutter-bottom-sheet",
      """
      The rule is chosen for the scene: `set rule=flutter-bottom-sheet`.
      """
    ),
    ("expect", "An expectation names a path: `expect card.alpha 1`."),
    ("when", "A reaction names an event: `when \"completed end\" do pause`."),
    (
      "page-sheet",
      """
      The sheet is a scene, whose detents are an option: `scene page-sheet \
      detents=medium,large`.
      """
    ),
    ("scenes", "A scene is started by its name: `scene city-guide`."),
    ("set", "`set card.alpha=0.5` sets a value immediately."),
    ("follow", "A value is bound to another: `follow card.alpha open.progress from=0,1 to=1,0`."),
    ("all", "One of the list is explained with its name, as in `help drag`."),
    (
      "layer-animation",
      """
      A layer gets it with its values: `layer-animation card.alpha from=1 to=0 duration=0.25`.
      """
    ),
    ("axes", "A pan has one axis rule: `gesture pull pan on=card axis=vertical`."),
    (
      "recipe drawer-with-detents",
      """
      The drawer is a drive with anchors: `drive sheet.frame.y by=pull anchors=100,400,700`.
      """
    ),
    (
      "recipe drag-and-drop",
      """
      What is dragged is a drive of a center: `drive card.center by=pull`.
      """
    ),
    ("use", "A script is read into the session: `use FILE.pan`."),
    (
      "curve spring",
      """
      As a timing, it is an option: `animator open duration=0.4 curve=spring(0.8)`.
      """
    ),
    ("curve bounce", "As a timing, it is an option: `animator open curve=bounce(0.5,0.2)`."),
    ("keys", "The keys are those of the prompt; `history` lists the lines."),
    ("position", "The position of the last completion is read: `show position`."),
    ("animator.state", "The state is read: `show animator.state`."),
    ("options", "A setting is changed with its option: `set rate=120`."),
    ("misuses", "A call that UIKit would reject is a misuse, such as `finish` before `stop`."),
    ("enable", "A recognizer is switched: `disable pull`, `enable pull`."),
    ("test", "A script's head says what it tests: `test \"opens\" known-failure=\"no spring\"`."),
    ("rate=", "The frame rate is a setting: `set rate=120`."),
    ("estimators", "An estimator is an option: `set estimator=lsq2`."),
  ]
}
