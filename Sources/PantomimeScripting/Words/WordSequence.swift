import PantomimeKit

/// Animations that a text runs one after another, or together: `withSequence(…)`,
/// `Animated.parallel([…])`, `tl.to(…).to(…)`.
struct WordSequence {
  /// One of the animations.
  struct Part {
    let text: String
    /// Its place in a timeline, such as `-=0.2`, or `nil` for the end of those before it.
    var place: String?
  }

  private(set) var parts: [Part] = []
  /// The time between the beginnings of the parts, or `nil` if each begins when the one before it ends.
  private(set) var stagger: Double?
  /// What the values are about, if the parts animate a single one in turn; `nil` otherwise.
  private(set) var track: Track?

  /// The value that the parts of a sequence animate.
  struct Track {
    /// The text that names it.
    let subject: WordSubject?
    /// The numbers that it gets in turn.
    let numbers: [Double]
  }

  /// How often all of it runs, as an option, with whether it runs back, too; empty for once.
  private(set) var options = ""

  /// Reads a text, or returns `nil` if it runs no animations in turn.
  init?(_ text: String) {
    guard text.utf8.count < Foreign.longest else { return nil }
    let pieces = Words.pruned(Foreign.pieces(of: text)).pieces
    // The value whose animation it is: `x.value = withSequence(…)`.
    let target = Words.split(text, at: " = ")
    let isOfValue = target.count > 1 && target[0].hasSuffix(".value")
    let start = isOfValue ? "\(target[0]) = " : ""
    if let links = WordSequence.links(pieces) {
      parts = links
    } else if let calls = WordSequence.called(pieces, &self) {
      parts = calls.map { Part(text: start + $0) }
    } else {
      return nil
    }
    guard parts.count > 1 || !options.isEmpty else { return nil }
    track = stagger == nil ? WordSequence.track(parts, of: target[0]) : nil
  }

  /// Returns the values of a sequence if each part gives a number to the same one, or `nil` otherwise.
  private static func track(_ parts: [Part], of target: String) -> Track? {
    var (names, numbers): (Set<String>, [Double]) = ([], [])
    for part in parts where pause(part) == nil {
      let pieces = Words.pruned(Foreign.pieces(of: part.text)).pieces
      guard case .group("(", let arguments)? = pieces.last?.content, let first = arguments.first
      else { return nil }
      if let number = ForeignNumber.value(first.value[...]) {
        // `offset.animateTo(100f)`
        if pieces.count > 3, pieces[pieces.count - 2].word == "animateto" {
          names.insert(Foreign.written(pieces[..<(pieces.count - 3)]))
        }
        numbers.append(number.value)
      } else if arguments.count > 1,
        case .group("{", let settings)? = arguments[1].value.first?.content,
        let value = settings.first(where: { $0.label == "tovalue" }),
        let number = ForeignNumber.value(value.value[...])
      {
        names.insert(Foreign.written(first.value))
        numbers.append(number.value)
      } else {
        return nil
      }
    }
    guard names.count < 2, numbers.count > 1 else { return nil }
    return Track(subject: WordSubject(names.first ?? target), numbers: numbers)
  }

  /// Returns the calls of a timeline: `tl.to("#a", { x: 100 }).to("#b", { opacity: 0 }, "-=0.2")`.
  private static func links(_ all: [Foreign]) -> [Part]? {
    var pieces = all
    // `gsap.timeline().to(…)`
    if pieces.count > 4, timelines.contains(pieces[2].word ?? ""), pieces[3].isGroup {
      pieces.removeSubrange(1..<4)
    }
    guard pieces.count > 6, pieces[0].word != nil, pieces.count % 3 == 1 else { return nil }
    var parts: [Part] = []
    for start in stride(from: 1, to: pieces.count, by: 3) {
      guard pieces[start].isMark("."), let name = pieces[start + 1].word,
        timelineCalls.contains(name),
        case .group("(", let arguments) = pieces[start + 2].content
      else { return nil }
      var values = arguments.map { Foreign.written($0.value) }
      var place: String?
      let count = name == "fromto" ? 3 : name == "add" ? 1 : 2
      if values.count > count, case .text(let text)? = arguments.last?.value.first?.content {
        place = text
      } else if values.count > count {
        place = values.last
      }
      values = Array(values.prefix(count))
      guard name != "add" || values.first?.hasPrefix("{") == true else { return nil }
      let call = name == "add" ? "anime" : "gsap.\(pieces[start + 1].written)"
      parts.append(Part(text: "\(call)(\(values.joined(separator: ", ")))", place: place))
    }
    return parts
  }

  /// Returns the calls that a call takes as its arguments, and sets how they run.
  private static func called(_ all: [Foreign], _ sequence: inout WordSequence) -> [String]? {
    var pieces = all[...]
    // `.start()` only runs it.
    if pieces.count > 4, pieces[pieces.endIndex - 2].word == "start" { pieces = pieces.dropLast(3) }
    guard let last = pieces.last, case .group("(", let arguments) = last.content,
      let name = pieces.dropLast().last?.word
    else { return nil }
    let isAnimated = pieces.count == 4 && pieces.first?.word == "animated"
    func list(_ value: [Foreign]?) -> [String]? {
      guard let value, value.count == 1, case .group("[", let elements) = value[0].content else {
        return nil
      }
      return calls(elements)
    }
    switch name {
    case "withsequence" where pieces.count == 2: return calls(arguments)
    case "sequence" where isAnimated: return list(arguments.first?.value)
    case "parallel" where isAnimated:
      sequence.stagger = 0
      return list(arguments.first?.value)
    case "stagger" where isAnimated:
      guard let time = arguments.first.flatMap({ ForeignNumber.value($0.value[...]) }) else {
        return nil
      }
      sequence.stagger = time.value / 1000
      return list(arguments.dropFirst().first?.value)
    case "coroutinescope", "launchedeffect", "launch":
      guard let closure = arguments.last, closure.isTrailing,
        case .group("{", let statements)? = closure.value.first?.content, statements.count > 1
      else { return nil }
      let inside = statements.compactMap { launched($0.value) }
      if inside.count == statements.count {
        sequence.stagger = 0
        return inside
      }
      // An animation waits until the one before it has ended.
      return statements.allSatisfy { statement in
        statement.label == nil && statement.value.contains { $0.word == "animateto" }
      } ? statements.map { Foreign.written($0.value) } : nil
    case "withrepeat" where pieces.count == 2 && !arguments.isEmpty:
      guard let inside = called(arguments[0].value, &sequence) else { return nil }
      let count = arguments.dropFirst().first.flatMap { ForeignNumber.value($0.value[...])?.value }
      let returns = arguments.dropFirst(2).first?.value.first?.word == "true"
      sequence.repeating(count ?? 2, returns: returns)
      return inside
    case "loop" where isAnimated && !arguments.isEmpty:
      var count = -1.0
      if let value = arguments.dropFirst().first?.value.first,
        case .group("{", let settings) = value.content,
        let iterations = settings.first(where: { $0.label == "iterations" }),
        let number = ForeignNumber.value(iterations.value[...])
      {
        count = number.value
      }
      let inside = called(arguments[0].value, &sequence) ?? calls([arguments[0]])
      sequence.repeating(count, returns: false)
      return inside
    default: return nil
    }
  }

  /// A way back counts as a repetition in Reanimated.
  private mutating func repeating(_ count: Double, returns: Bool) {
    let times = returns ? count / 2 : count
    options = count < 0 ? " repeat=\(ParameterKind.forever)" : " repeat=\(Numerals.text(times))"
    if returns { options += " autoreverse=yes" }
  }

  /// Returns the statement that pieces launch, or `nil` if they launch none: `launch { x.animateTo(100f) }`.
  private static func launched(_ pieces: [Foreign]) -> String? {
    guard pieces.count > 1, pieces[pieces.count - 2].word == "launch",
      case .group("(", let arguments)? = pieces.last?.content, let closure = arguments.last,
      case .group("{", let statements)? = closure.value.first?.content, statements.count == 1
    else { return nil }
    return Foreign.written(statements[0].value)
  }

  private static func calls(_ arguments: [Foreign.Argument]) -> [String]? {
    let areCalls = arguments.allSatisfy { $0.label == nil && $0.value.contains { $0.isGroup } }
    return areCalls && !arguments.isEmpty ? arguments.map { Foreign.written($0.value) } : nil
  }

  /// The calls that make a timeline.
  private static let timelines = ["timeline", "createtimeline"]
  private static let timelineCalls = ["to", "from", "fromto", "set", "add"]

  /// The pause that a part is, in seconds, or `nil` if it animates something.
  static func pause(_ part: Part) -> Double? {
    let pieces = Foreign.pieces(of: part.text)
    guard pieces.count == 4, pieces[2].word == "delay",
      case .group("(", let arguments) = pieces[3].content, arguments.count == 1
    else { return nil }
    return ForeignNumber.value(arguments[0].value[...]).map { $0.value / 1000 }
  }
}

/// A statement that animates a property, with its time.
private struct TimedStatement {
  var words: [String]
  let duration: Double
  /// The time before it.
  let delay: Double

  /// Reads a statement, or returns `nil` if it animates nothing for a time.
  init?(_ text: String) {
    words = text.split(separator: " ").map(String.init)
    guard words.count > 1, WordProperties.concern(text),
      let duration = TimedStatement.seconds("duration", words)
    else { return nil }
    self.duration = duration
    let option = words[0] == LayerAnimationCommand.form.name ? "begin" : "delay"
    delay = TimedStatement.seconds(option, words) ?? 0
    words.removeAll { $0.hasPrefix("\(option)=") }
  }

  private static func seconds(_ option: String, _ words: [String]) -> Double? {
    guard let word = words.first(where: { $0.hasPrefix("\(option)=") }) else { return nil }
    let value = String(word.dropFirst(option.utf8.count + 1))
    for (unit, factor) in [("ms", 0.001), ("s", 1.0), ("", 1.0)] where value.hasSuffix(unit) {
      if let number = Numeral(String(value.dropLast(unit.utf8.count))) {
        return number.value * factor
      }
    }
    return nil
  }

  var path: String { words[1] }

  /// The statement with the time that passes before it.
  func text(after time: Double) -> String {
    let option = words[0] == LayerAnimationCommand.form.name ? "begin" : "delay"
    let text = words.joined(separator: " ")
    return time > 0 ? "\(text) \(option)=\(Numerals.text(time, decimals: 4))" : text
  }
}

extension Advice {
  /// Returns the error with the statements for animations in turn, or `nil` if one of them has none.
  func sequenced(
    _ sequence: WordSequence, _ error: ScriptError, line: (String) -> String
  ) -> ScriptError? {
    guard simulation != nil else { return nil }
    var (timed, notes): ([(statement: TimedStatement, start: Double)], [String]) = ([], [])
    var (end, last) = (0.0, 0.0)
    for (index, part) in sequence.parts.enumerated() {
      if let pause = WordSequence.pause(part) {
        end += pause
        continue
      }
      guard let meant = read(part.text, error), let offer = meant.replacement else { return nil }
      var start = sequence.stagger.map { Double(index) * $0 } ?? end
      if let place = part.place { start = Advice.start(at: place, after: end, last) }
      last = start
      var texts = Words.split(offer, at: "; ")
      // The values are those of the track, so only the duration of a drive counts.
      if sequence.track != nil, texts.count > 1, let last = texts.last {
        let words = last.split(separator: " ")
        let duration = words.first { $0.hasPrefix("duration=") } ?? "duration=0.3"
        texts = ["\(Animate.form.name) card.alpha to=0 \(duration)"]
      }
      for text in texts {
        guard let statement = TimedStatement(text) else { return nil }
        let begin = start + statement.delay
        timed.append((statement, begin))
        end = max(end, begin + statement.duration)
      }
      notes += meant.notes.filter { !notes.contains($0) && !$0.hasPrefix("Nothing has") }
    }
    guard !timed.isEmpty else { return nil }
    var text = timed.map { $0.statement.text(after: $0.start) + sequence.options }
      .joined(separator: "; ")
    if let track = sequence.track.flatMap({ keyframes($0, timed, end) }) {
      text = track + sequence.options
      notes = [
        "The animation goes through the values in turn, at an even pace between two of them."
      ]
    } else if sequence.stagger == 0, Set(timed.map { $0.statement.path }).count < timed.count {
      // Two values can't be one property.
      text = timed.enumerated().map { index, part in
        let own = part.statement.text(after: part.start)
        return index == 1 ? Words.replacing(".alpha ", in: own, by: ".scale ") : own
      }.joined(separator: "; ")
      notes.append("The properties are examples.")
    } else if timed.count > 1, sequence.stagger == nil,
      sequence.parts.allSatisfy({ $0.place == nil })
    {
      notes.append("Each waits until those before it have ended.")
    }
    guard case .accepted = acceptance(of: text) else { return nil }
    var basis = WordBasis()
    basis.isWhole = true
    return error.advising("write `\(text)`", replacement: line(text)).noting(notes).based(on: basis)
  }

  /// Returns the instant for a place in a timeline.
  private static func start(at place: String, after end: Double, _ last: Double) -> Double {
    if place.hasPrefix("<") { return last }
    for (sign, factor) in [("-=", -1.0), ("+=", 1.0)] where place.hasPrefix(sign) {
      if let number = Numeral(String(place.dropFirst(2))) {
        return max(0, end + factor * number.value)
      }
    }
    return Numeral(place)?.value ?? end
  }

  /// Returns the animation through the values of a sequence, or `nil` if no view has them.
  private func keyframes(
    _ track: WordSequence.Track, _ timed: [(statement: TimedStatement, start: Double)],
    _ end: Double
  ) -> String? {
    guard let view = timed.first?.statement.path.split(separator: ".").first, end > 0,
      timed.count == track.numbers.count
    else { return nil }
    let isOfAlpha = track.numbers.allSatisfy { (0...1).contains($0) }
    let path: String
    switch track.subject {
    case .place(let axis, _): path = "center.\(axis ?? "x")"
    case .scale: path = "scale"
    case .rotation: path = "rotation"
    case .alpha: path = "alpha"
    case .size, .appearance, .opening: return nil
    case nil: path = isOfAlpha ? "alpha" : "center.x"
    }
    let isAdded = path.hasPrefix("center")
    var now = 0.0
    if !isAdded, case .number(let number, _)? = simulation?.read("\(view).\(path)") { now = number }
    var (all, times) = ([now], [0.0])
    for (index, part) in timed.enumerated() {
      if part.start > (times.last ?? 0) + 0.0001 {
        all.append(all.last ?? now)
        times.append(part.start)
      }
      all.append(track.numbers[index])
      times.append(part.start + part.statement.duration)
    }
    let step = end / Double(all.count - 1)
    let isEven = times.enumerated().allSatisfy {
      abs($0.element - Double($0.offset) * step) < 0.0001
    }
    func list(_ numbers: [Double]) -> String {
      numbers.map { Numerals.text($0, decimals: 4) }.joined(separator: ",")
    }
    return "\(LayerAnimationCommand.form.name) \(view).\(path) values=\(list(all))"
      + (isEven ? "" : " times=\(list(times.map { $0 / end }))")
      + " duration=\(Numerals.text(end, decimals: 4))" + (isAdded ? " additive=yes" : "")
  }
}
