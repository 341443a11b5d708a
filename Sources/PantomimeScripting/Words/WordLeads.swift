/// What a topic of the help is, with a line to type: what a row of the table says that only points to it.
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
    let topic = replacement.dropFirst("help ".count)
    return leads.first { $0.topic == topic }?.sentence
  }

  private static let leads: [(topic: String, sentence: String)] = [
    ("gesture", "A recognizer is added to a view: `gesture pull pan on=card`."),
    (
      "scroll-view",
      """
      A scroll view has content larger than its frame: `scroll-view list frame=0,91,390,453 \
      content=390x4000`.
      """
    ),
    ("curves", "A timing is an option: `animator open duration=0.4 curve=ease-out`."),
    ("view", "A view is added with a frame: `view card frame=20,300,350,200`."),
    ("words", "Such a tap on a view, for example, is `tap on=card` here."),
    (
      "dive-deeper",
      """
      `scene dive-deeper` has a transition; your own is `transition push duration=0.4`, with \
      lines such as `animate card.frame.y to=0 on=push`.
      """
    ),
    (
      "animate",
      """
      A line is a property with its new value: `animate card.alpha to=0 duration=0.3`.
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
    ("spring", "A spring's values over time: `spring response=0.4 ratio=0.8`."),
    ("expect", "An expectation names a path: `expect card.alpha 1`."),
    ("when", "A reaction names an event: `when \"completed end\" do pause`."),
    (
      "page-sheet",
      """
      The sheet is a scene, whose detents are an option: `scene page-sheet \
      detents=medium,large`.
      """
    ),
    ("drag", "A drag is a displacement of a finger in points: `drag on=card by=0,-120`."),
    ("scenes", "A scene is started by its name: `scene city-guide`."),
    ("set", "`set card.alpha=0.5` sets a value immediately."),
    ("let", "A name stands for a value: `let way=200`."),
    (
      "animator",
      """
      An animator runs its lines when it is started: `animator open duration=0.3`, `animate \
      card.alpha to=0 on=open`, `start on=open`.
      """
    ),
    ("wait", "Time passes only when a statement lets it pass: `wait 0.3`."),
    ("follow", "A value is bound to another: `follow card.alpha open.progress from=0,1 to=1,0`."),
    ("all", "One of the list is explained with its name, as in `help drag`."),
    (
      "layer-animation",
      """
      A layer gets it with its values: `layer-animation card.alpha from=1 to=0 duration=0.25`.
      """
    ),
    (
      "layer-group",
      """
      The animations of a group share its time; one of them is `layer-animation card.alpha \
      from=1 to=0 duration=0.25`.
      """
    ),
    ("axes", "A pan has one axis rule: `gesture pull pan on=card axis=vertical`."),
    ("tap", "A tap is a whole touch on a view: `tap on=card`."),
    ("undo", "It takes back the last line, whatever it was: `undo`."),
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
    ("quit", "`quit` leaves the session."),
    ("use", "A script is read into the session: `use FILE.pan`."),
    ("run", "`run` lets time pass until everything rests."),
    (
      "curve spring",
      """
      As a timing, it is an option: `animator open duration=0.4 curve=spring(0.8)`.
      """
    ),
    ("curve bounce", "As a timing, it is an option: `animator open curve=bounce(0.5,0.2)`."),
    ("drive", "A pan moves a value: `drive card.center.y by=pull anchors=100,400`."),
    ("scroll", "The list is scrolled without a finger: `scroll list to=440`."),
    ("swipe", "A swipe is a quick movement: `swipe up on=card`."),
    ("save", "`save FILE` writes the statements of the session."),
    ("keys", "The keys are those of the prompt; `history` lists the lines."),
    (
      "touches",
      """
      Recorded touches are read as points in time: `touches "0 195,420; 16 195,408; 283 up"`.
      """
    ),
    ("handler", "It records a completion of an animator: `handler on=open`."),
    (
      "running",
      """
      It adds and starts an animator in one line: `running fade card.alpha to=0 duration=0.3`.
      """
    ),
    ("position", "The position of the last completion is read: `show position`."),
    ("animator.state", "The state is read: `show animator.state`."),
    ("scrub", "A paused animator gets a fraction: `scrub 0.4`."),
    ("press", "A press holds a finger still: `press on=card`."),
    ("options", "A setting is changed with its option: `set rate=120`."),
    ("rules", "A rule is an option: `set rule=flick-or-half threshold=0.5`."),
    ("timer", "A timer fires once: `timer hint after=0.5`."),
    ("flick", "A flick is a drag that ends with a velocity: `flick up on=card`."),
    (
      "pan",
      """
      A pan is reported without a finger: `pan began`, `pan changed dy=-40`, `pan ended \
      vy=-300`.
      """
    ),
    ("velocity", "The estimators are compared for the last gesture: `velocity`."),
    ("misuses", "A call that UIKit would reject is a misuse, such as `finish` before `stop`."),
    (
      "transition",
      """
      `transition push duration=0.4` adds one, with lines such as `animate card.frame.y to=0 \
      on=push`.
      """
    ),
    ("start", "An animator runs from its start: `start after=0.5`."),
    ("order", "What lies on top can be changed: `order card front`."),
    ("enable", "A recognizer is switched: `disable pull`, `enable pull`."),
    ("curve", "A curve has values over time: `curve ease-out at 0.5`."),
    ("test", "A script's head says what it tests: `test \"opens\" known-failure=\"no spring\"`."),
    ("remove", "A view is taken from the stage: `remove card`."),
    ("plot", "A path is drawn over time: `plot card.alpha`."),
    ("faults", "A scene is started with one of its faults: `scene city-guide faults=CG-1`."),
    ("rate=", "The frame rate is a setting: `set rate=120`."),
    ("estimators", "An estimator is an option: `set estimator=lsq2`."),
    ("strip", "Frames are drawn side by side: `strip`."),
  ]
}
