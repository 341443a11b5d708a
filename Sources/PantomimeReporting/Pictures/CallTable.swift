import PantomimeKit

/// The state machine of an animator or a transition: its states, the present one marked, and the
/// effect that each call would have now.
package struct CallTable: Sendable, Hashable {
  /// The effect of a call.
  package struct Row: Sendable, Hashable {
    /// The kind of the effect.
    package enum Kind: Sendable, Hashable {
      /// The object enters another state, or changes within its state.
      case change
      /// The call has no effect.
      case nothing
      /// The call is a misuse.
      case misuse
    }

    /// The statement that makes the call.
    package let call: String
    /// The effect, as a phrase.
    package let effect: String
    package let kind: Kind

    package init(_ call: String, _ effect: String, _ kind: Kind) {
      (self.call, self.effect, self.kind) = (call, effect, kind)
    }
  }

  /// The object and its present state, as a headline.
  package let title: String
  /// The names of all states, in order.
  package let states: [String]
  /// The index of the present state.
  package let present: Int
  /// The flags with their values, as one phrase.
  package let flags: String
  package let rows: [Row]

  package init(
    _ title: String, states: [String], present: Int, flags: String, rows: [Row]
  ) {
    (self.title, self.states, self.present) = (title, states, present)
    (self.flags, self.rows) = (flags, rows)
  }
}

// MARK: - Text

extension CallTable {
  /// The width of the calls with the gap after them.
  private var margin: Int { rows.reduce(8) { max($0, Wrapping.width($1.call) + 2) } }

  /// The lines of the table in a terminal.
  package var lines: [String] {
    func line(_ name: String, _ text: String) -> String {
      name + String(repeating: " ", count: max(1, margin - Wrapping.width(name))) + text
    }
    let marked = states.indices.map { $0 == present ? "[\(states[$0])]" : states[$0] }
    return [title, line("states", marked.joined(separator: " · ")), line("flags", flags)]
      + rows.map { line($0.call, $0.effect) }
  }

  /// The table as text.
  package var text: String { lines.map { "\($0)\n" }.joined() }
}

// MARK: - Picture

extension CallTable {
  /// Draws the states as boxes, the present one filled, with the calls below.
  package func drawing(columns: Int) -> Drawing {
    let cell = Drawing.cell
    let columns = max(columns, Drawing.narrowest)
    let title = Drawing.lines(self.title, columns: columns)
    // A narrow picture has one state in each row.
    let widest = states.reduce(4) { max($0, Wrapping.width($1)) } + 4
    let isBeside = states.count * (widest + 2) <= columns
    let boxRows = isBeside ? 3 : 3 * states.count
    let texts =
      [(call: "flags", effect: flags, kind: Row.Kind.nothing)]
      + rows.map { (call: $0.call, effect: $0.effect, kind: $0.kind) }
    let room = columns - margin
    let wrapped = texts.map { text in
      room >= 16
        ? Drawing.lines(text.effect, columns: room)
        : [text.effect]
    }
    let height = title.count + boxRows + 1 + wrapped.reduce(0) { $0 + max(1, $1.count) }
    var drawing = Drawing(
      Size2D(width: Double(columns) * cell.width, height: Double(height + 1) * cell.height),
      title: self.title, words: Array(lines.dropFirst()))
    drawing.add(title: title)
    let top = Double(title.count) * cell.height
    for (index, state) in states.enumerated() {
      let frame = Rect2D(
        x: isBeside ? Double(index * (widest + 2)) * cell.width + 1 : 1,
        y: top + (0.5 + (isBeside ? 0 : Double(index) * 3)) * cell.height,
        width: Double(widest) * cell.width, height: 2 * cell.height)
      let isPresent = index == present
      drawing.add(
        .polygon(frame.corners, radius: 8),
        isPresent
          ? Ink(.series(0), fill: 0.25, isBold: true, texture: .tint) : Ink(.edge))
      drawing.add(
        .text(
          isPresent ? "[\(state)]" : state,
          Point2D(x: frame.x + frame.width / 2, y: frame.y + cell.height / 2), .middle),
        Ink(isPresent ? .title : .text))
    }
    var row = title.count + boxRows + 1
    for (text, lines) in zip(texts, wrapped) {
      let role: Ink.Role =
        text.kind == .change ? .text : text.kind == .misuse ? .decision : .caption
      drawing.add(.text(text.call, Point2D(y: Double(row) * cell.height), .start), Ink(.text))
      for line in lines.isEmpty ? [""] : lines {
        drawing.add(
          .text(
            line, Point2D(x: Double(margin) * cell.width, y: Double(row) * cell.height), .start),
          Ink(role))
        row += 1
      }
    }
    return drawing
  }
}
