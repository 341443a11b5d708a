import PantomimeKit

/// A renderer for SVG: texts stay texts, and colors follow the reader's light or dark mode.
package enum VectorImage {
  /// Returns the image of a drawing, as the contents of a file.
  package static func text(_ drawing: Drawing) -> String {
    head(drawing.size, title: drawing.title, words: drawing.words) + body(drawing, id: "window")
      + "</svg>\n"
  }

  /// Returns a looping animation of drawings of the same size, each shown for a number of seconds.
  ///
  /// If the reader prefers reduced motion, only the last one is shown.
  package static func film(
    _ drawings: [Drawing], step: Double, title: String, words: [String]
  ) -> String {
    let total = step * Double(drawings.count)
    let share = 100 / Double(max(drawings.count, 1))
    var text = head(drawings.first?.size ?? Size(), title: title, words: words)
    text += """
      <style>
      .shot{visibility:hidden;animation:shot \(number(total))s step-end infinite}
      @keyframes shot{0%{visibility:visible}\(Numerals.text(share, decimals: 6))%{visibility:hidden}}
      @media (prefers-reduced-motion:reduce){.shot{animation:none}.shot:last-of-type{visibility:visible}}
      </style>

      """
    for (index, drawing) in drawings.enumerated() {
      let delay = Numerals.text(step * Double(index), decimals: 6)
      text += "<g class=\"shot\" style=\"animation-delay:\(delay)s\">\n"
      text += body(drawing, id: "shot-\(index)") + "</g>\n"
    }
    return text + "</svg>\n"
  }

  private static func head(_ size: Size, title: String, words: [String]) -> String {
    let (width, height) = (number(size.width), number(size.height))
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)" role="img" aria-labelledby="title words">
      <title id="title">\(XMLText.escaped(title))</title>
      <desc id="words">\(words.map { XMLText.escaped($0) }.joined(separator: "\n"))</desc>
      <style>
      \(style)
      </style>
      <rect class="paper" width="100%" height="100%"/>

      """
  }

  private static func body(_ drawing: Drawing, id: String) -> String {
    var text = ""
    var windows: [RoundFrame] = []
    /// Returns the attribute that clips to a window, and defines the clip path if it is new.
    func clip(_ window: RoundFrame) -> String {
      let known = windows.firstIndex(of: window)
      let index = known ?? windows.count
      if known == nil {
        windows.append(window)
        let shape = rect(window.frame, window.radius, "")
        text += "<clipPath id=\"\(id)-\(index)\">\(shape)</clipPath>\n"
      }
      return " clip-path=\"url(#\(id)-\(index))\""
    }
    for mark in drawing.marks {
      var drawn = element(mark)
      // A window that shows the whole screen clips nothing that the screen's edge doesn't.
      if let window = mark.window,
        mark.screen.map({ window.intersection($0.frame) != $0.frame }) ?? true
      {
        drawn = "<g\(clip(RoundFrame(window, radius: 0)))>\(drawn)</g>"
      }
      if let screen = mark.screen { drawn = "<g\(clip(screen))>\(drawn)</g>" }
      text += drawn + "\n"
    }
    return text
  }

  /// The style of each role; series also differ in their dashes.
  private static let style = """
    .paper{fill:#fff} text{font:12px ui-sans-serif,system-ui,sans-serif;fill:#1d1d1f}
    text,text[class]{stroke:#fff;stroke-width:3px;paint-order:stroke}
    rect.bare,polygon.bare{stroke:none}
    .caption{fill:#5a5a60} .edge{stroke:#1d1d1f;fill:none} .grid{stroke:#c9c9ce;fill:none}
    .finger{stroke:#b3261e;fill:#b3261e} .dashed{stroke-dasharray:6 4} .dotted{stroke-dasharray:1.5 3}
    .s0{stroke:#0057b8;fill:#0057b8} .s1{stroke:#a24800;fill:#a24800} .s2{stroke:#1b6e3c;fill:#1b6e3c}
    .s3{stroke:#7a2a8f;fill:#7a2a8f} .s4{stroke:#5f5f00;fill:#5f5f00} .s5{stroke:#00646e;fill:#00646e}
    @media (prefers-color-scheme:dark){.paper{fill:#161618} text{fill:#f2f2f4}
    text,text[class]{stroke:#161618} .caption{fill:#a9a9b0}
    .edge{stroke:#f2f2f4} .grid{stroke:#48484c} .finger{stroke:#ff8a80;fill:#ff8a80}
    .s0{stroke:#7ab8ff;fill:#7ab8ff} .s1{stroke:#ffb27a;fill:#ffb27a} .s2{stroke:#7fd8a0;fill:#7fd8a0}
    .s3{stroke:#dfa2f0;fill:#dfa2f0} .s4{stroke:#d8d860;fill:#d8d860} .s5{stroke:#70d8e2;fill:#70d8e2}}
    """

  /// The number of series with distinct styles.
  private static let seriesCount = 6

  private static func element(_ mark: Drawing.Mark) -> String {
    let look = look(mark.ink, of: mark.shape)
    // A shape with a fill hides the marks below it, and is tinted on top of that.
    guard mark.ink.fill == nil else {
      let paper = " class=\"paper\"" + opacity(mark.ink)
      return shape(mark.shape, paper) + shape(mark.shape, look)
    }
    return shape(mark.shape, look)
  }

  private static func shape(_ shape: Drawing.Shape, _ look: String) -> String {
    switch shape {
    case .polygon(let corners, let radius):
      if let frame = upright(corners) { return rect(frame, radius, look) }
      return "<polygon points=\"\(points(corners))\"\(look)/>"
    case .line(let line): return "<polyline points=\"\(points(line))\"\(look)/>"
    case .circle(let center, let radius):
      return "<circle cx=\"\(number(center.x))\" cy=\"\(number(center.y))\" "
        + "r=\"\(number(max(0, radius)))\"\(look)/>"
    case .text(let text, let point, let anchor): return self.text(text, point, anchor, look)
    case .label(let text, let frame):
      return Drawing.place(of: text, in: frame).map { self.text(text, $0, .middle, look) } ?? ""
    }
  }

  /// The distance from the top of a line to its baseline, in points.
  private static let baseline = 12.0

  private static func text(
    _ text: String, _ point: Point, _ anchor: Drawing.Anchor, _ look: String
  ) -> String {
    "<text x=\"\(number(point.x))\" y=\"\(number(point.y + baseline))\" "
      + "text-anchor=\"\(anchor.rawValue)\"\(look)>\(XMLText.escaped(text))</text>"
  }

  private static func look(_ ink: Ink, of shape: Drawing.Shape) -> String {
    var classes: [String] = []
    switch ink.role {
    case .edge: classes.append("edge")
    case .series(let index): classes.append("s\(index % seriesCount)")
    case .finger: classes.append("finger")
    case .grid: classes.append("grid")
    case .text: break
    case .caption: classes.append("caption")
    }
    switch ink.line {
    case .solid: break
    case .dashed: classes.append("dashed")
    case .dotted: classes.append("dotted")
    case .none: classes.append("bare")
    }
    var look = classes.isEmpty ? "" : " class=\"\(classes.joined(separator: " "))\""
    switch ink.fill {
    case nil: look += isText(shape) ? "" : " style=\"fill:none\""
    case let fill?: look += " fill-opacity=\"\(number(fill))\""
    }
    return look + opacity(ink)
  }

  private static func isText(_ shape: Drawing.Shape) -> Bool {
    switch shape {
    case .text, .label: true
    case .polygon, .line, .circle: false
    }
  }

  private static func opacity(_ ink: Ink) -> String {
    ink.opacity < 1 ? " opacity=\"\(number(ink.opacity))\"" : ""
  }

  /// Returns the frame with these corners, or `nil` if they are rotated or not four.
  private static func upright(_ corners: [Point]) -> Rect? {
    guard corners.count == 4 else { return nil }
    let frame = Rect(
      x: corners[0].x, y: corners[0].y, width: corners[2].x - corners[0].x,
      height: corners[2].y - corners[0].y)
    return frame.width >= 0 && frame.height >= 0 && frame.corners == corners ? frame : nil
  }

  private static func rect(_ frame: Rect, _ radius: Double, _ look: String) -> String {
    let round = radius > 0 ? " rx=\"\(number(radius))\"" : ""
    return "<rect x=\"\(number(frame.x))\" y=\"\(number(frame.y))\" "
      + "width=\"\(number(frame.width))\" height=\"\(number(frame.height))\"\(round)\(look)/>"
  }

  private static func points(_ points: [Point]) -> String {
    points.map { "\(number($0.x)),\(number($0.y))" }.joined(separator: " ")
  }

  private static func number(_ value: Double) -> String { Numerals.text(value, decimals: 2) }
}
