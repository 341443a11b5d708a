import PantomimeKit

/// A sheet at one of three heights, with a list that scrolls once the sheet is open.
struct ListSheet: ConnectedScene {
  static let name = "list-sheet"
  var connections = Connections(state: name)

  init(_ options: SceneOptions, on stage: inout Stage) throws(OptionError) {
    let scrim = stage.addView(
      "scrim", .frame(Rect2D(x: 0, y: 0, width: 390, height: 844)), .alpha(0))
    let sheet = stage.addView("sheet", .frame(Rect2D(x: 0, y: 400, width: 390, height: 744)))
    let list = stage.addScrollView(
      "list", in: sheet, frame: Rect2D(x: 0, y: 44, width: 390, height: 700),
      content: Size2D(width: 390, height: 2200))
    let pull = stage.addGesture(.pan("pull"), on: sheet)
    stage.setAxisRule(.vertical, for: pull)
    try connections.connect(
      pull.moves(sheet[.frame.y], toAnchors: [100, 400, 700], handingOverTo: list), on: &stage)
    try stage.construct(scrim[.alpha].follows(sheet[.frame.y], from: [100, 400], to: [0.4, 0]))
  }
}
