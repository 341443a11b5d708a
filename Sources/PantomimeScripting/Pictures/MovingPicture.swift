import PantomimeKit
package import PantomimeReporting

/// The last gesture and the time after it, as an animated image with a clock.
package struct MovingPicture {
  private let film: Film

  /// The number of pictures per second, and the maximum number of pictures; our choice.
  private static let (rate, most) = (30.0, 300)

  /// Creates the picture of the last gesture of a session, or returns `nil` without a scene.
  package init?(of session: Session) {
    guard let film = Film(of: session) else { return nil }
    self.film = film
  }

  /// Returns the image as SVG that plays automatically.
  ///
  /// - Parameters:
  ///   - speed: The speed, which is 1 for real time and less than 1 for slow motion.
  ///   - theme: The theme, or `nil` to adapt to that of the reader.
  ///   - width: The width in pixels, or `nil` for that of the screen.
  package func image(speed: Double = 1, theme: Theme? = nil, width: Double? = nil) -> String {
    let seconds = (film.to.seconds - film.from.seconds) / speed
    let count = min(Int((seconds * MovingPicture.rate).rounded(.up)) + 1, MovingPicture.most)
    let instants = film.evenly(max(count, 2))
    let simulations = film.simulations(at: instants)
    let colors = ViewColors(of: simulations)
    let words = film.strip(8, of: nil).drawing(columns: Picture.standardColumns).words
    let pace = speed == 1 ? nil : "\(Numerals.text(speed)) × speed"
    let captions = Captions(film)
    var since = film.from
    let frames = simulations.map { simulation in
      // The events since the last picture, among which may be the decision.
      let news = film.entries.filter { $0.time > since && $0.time <= simulation.now }
      since = simulation.now
      return FilmFrame(
        simulation, subject: film.subject, pace: pace,
        words: captions.words(simulation, news.filter { $0.time == simulation.now }),
        isDecisive: news.contains { Film.isAmong(Film.decisive, $0) }
      ).drawing(colors: colors, words: words)
    }
    let step = seconds / Double(max(frames.count - 1, 1))
    return VectorImage.film(frames, step: max(step, 0.001), theme: theme, width: width)
  }
}

/// The captions of pictures: a short description of each instant, in the words of the answers.
struct Captions {
  /// The path of the number that a drag among anchors moves, or `nil` if unknown.
  private let mover: String?
  /// The path of an angle that changes in one direction, or `nil` if there is none.
  private let angle: String?
  /// The instants of the taps.
  private let taps: [Instant]
  /// The ends of the film.
  private let from: Instant
  private let to: Instant

  /// - Parameter film: The film to which the pictures belong.
  init(_ film: Film) {
    (mover, angle) = (Captions.mover(in: film), Captions.angle(in: film))
    (from, to) = (film.from, film.to)
    taps =
      film.inputs.compactMap { entry in
        switch entry.input.kind {
        case .tap, .tapScreen: entry.time
        default: nil
        }
      } + (film.isTap ? [film.inputs.first?.time ?? film.from] : [])
  }

  /// Returns the path of the first angle that changes in one direction during a film without a
  /// progress.
  private static func angle(in film: Film) -> String? {
    let simulations = film.simulations(at: film.evenly(9))
    guard let last = simulations.last, simulations.count > 1, last.read("progress") == nil else {
      return nil
    }
    return last.paths.first { path in
      guard path.hasSuffix(".rotation"), !path.split(separator: ".").contains("model") else {
        return false
      }
      let angles = simulations.compactMap { $0.read(path)?.numbers.first }
      guard angles.count == simulations.count else { return false }
      let changes = zip(angles, angles.dropFirst()).map { $1 - $0 }
      return changes.allSatisfy { $0 >= 0 } != changes.allSatisfy { $0 <= 0 }
    }
  }

  private static func mover(in film: Film) -> String? {
    let decided = film.entries.last { $0.event.kind == .decided }
    guard let simulation = film.simulations(at: [decided?.time ?? film.to]).first,
      let record = simulation.decisionRecord, record.lift.scope == .anchors
    else { return nil }
    let axis = record.direction?.isVertical ?? true ? "y" : "x"
    // A drive's animator has the name of the number's path.
    let released = film.entries.last {
      $0.event.kind == .animatorContinued && $0.time == record.time
    }
    if let path = released?.event.animator, simulation.read(path)?.numbers.count == 1 {
      return path
    }
    // A rule among anchors reads the position of one view. At lift-off, that view is still at this
    // position.
    let view = simulation.viewNames.first { name in
      guard let place = simulation.read("\(name).frame.\(axis)")?.numbers.first else {
        return false
      }
      return (place - record.lift.position).magnitude < 0.5
    }
    return view.map { "\($0).frame.\(axis)" }
  }

  /// Returns the words for an instant.
  ///
  /// - Parameters:
  ///   - simulation: The simulation at that instant.
  ///   - entries: The events recorded at that instant.
  func words(_ simulation: Simulation, _ entries: [Trace.Entry]) -> String {
    func has(_ kinds: EventKind...) -> Bool {
      entries.contains { kinds.contains($0.event.kind) }
    }
    let lift = simulation.decisionRecord?.lift
    let isAnchored = lift?.scope == .anchors
    let share =
      isAnchored ? nil : simulation.read("progress")?.numbers.first.map { Prose.share($0) }
    let place = share ?? position(of: simulation)
    if taps.contains(simulation.now), !has(.completed) { return "tapped" }
    let isRunning = simulation.read("running") == .flag(true)
    // What a scene's own reactions make of a release isn't a decision.
    let isReleased = entries.contains { entry in
      entry.event.kind == .pan && entry.event.subject?.text == RecognizerState.ended.rawValue
    }
    if isReleased, !has(.decided), !has(.transitionFinishing, .transitionCancelling),
      !has(.completed)
    {
      return "released" + (place.map { " at \($0)" } ?? "")
    }
    if has(.decided) || has(.transitionFinishing, .transitionCancelling) {
      let isCancelled = has(.decided) && lift?.isCancelled == true
      // If the run ends immediately, only the decision still knows where the finger was.
      let isOver = has(.decided) && has(.completed) && lift?.scope == .twoEnds
      let spot = isOver ? lift.map { Prose.share(min(max($0.progress, 0), 1)) } : place
      return (isCancelled ? "cancelled" : "released") + (spot.map { " at \($0)" } ?? "")
    }
    // A run that starts at the end of another one hasn't moved anything yet.
    let isNext = has(.animatorStarted) && has(.state)
    // Without a progress, other parts of the motion may follow the one that is complete.
    let isPart = share == nil && !isAnchored && simulation.nextEnd != nil
    if has(.completed), !isRunning || isNext, !isPart {
      let spot = isAnchored ? place.map { " at \($0)" } : nil
      return Captions.state(of: simulation) + (spot ?? "")
    }
    // A run that starts at the end of another one is shown at that end.
    if has(.completed), has(.animatorStarted), simulation.read("progress")?.numbers.first == 0 {
      return "\(Prose.share(1)) of the distance"
    }
    if simulation.pan.state.isActive, !isRunning || share == nil {
      return place.map { "held at \($0)" } ?? "held"
    }
    if isRunning, let share { return "\(share) of the distance" }
    if isRunning || isAnchored, let place { return "at \(place)" }
    for list in simulation.scrollViewNames {
      let isDragged = simulation.read("\(list).dragging") == .flag(true)
      let moves = simulation.read("\(list).decelerating") == .flag(true)
      guard isDragged || moves, let offset = simulation.read("\(list).offset") else { continue }
      return "\(list) at \(offset.numbers.map { Prose.points($0) }.joined(separator: ", ")) pt"
    }
    guard simulation.touchesDown.isEmpty else { return "touched" }
    if let turn = angle.flatMap({ simulation.read($0)?.numbers.first }) {
      return "turned \(Numerals.text(turn, decimals: 0))°"
    }
    let state = Captions.state(of: simulation)
    guard simulation.nextEnd != nil else { return state }
    if !isAnchored, let progress = simulation.read("progress")?.numbers.first, progress > 0,
      progress < 1
    {
      return "\(Prose.share(progress)) of the distance"
    }
    // Without a number of its own, the frame is placed in the time.
    guard simulation.now > from, simulation.now < to else { return state }
    let time = (simulation.now.seconds - from.seconds) / (to.seconds - from.seconds)
    return "\(state), \(Numerals.text(100 * time, decimals: 0)) % of the time"
  }

  /// Returns the state of a scene, or, if the scene has no states besides its name, whether a finger
  /// is down or anything moves.
  private static func state(of simulation: Simulation) -> String {
    // Of several places at which a scene rests, the detent says which one it is.
    if simulation.nextEnd == nil, let detent = simulation.read("detent") {
      let text = PathValueText.text(detent)
      return detent.numbers.isEmpty ? text : "detent \(text)"
    }
    guard simulation.state == simulation.name else { return simulation.state }
    guard simulation.touchesDown.isEmpty else { return "touched" }
    return simulation.nextEnd == nil ? "at rest" : "in motion"
  }

  /// Returns the dragged number with the last part of its path in the form `y 290 pt`, or `nil` if there
  /// is no such number.
  private func position(of simulation: Simulation) -> String? {
    guard let mover, let place = simulation.read(mover)?.numbers.first else { return nil }
    let name = mover.split(separator: ".").last ?? ""
    return "\(name) \(Prose.points(place)) pt"
  }
}
