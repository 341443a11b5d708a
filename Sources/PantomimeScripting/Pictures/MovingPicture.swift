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
  package func image(speed: Double = 1, theme: Theme? = nil) -> String {
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
    return VectorImage.film(frames, step: max(step, 0.001), theme: theme)
  }
}

/// The captions of pictures: a short description of each instant, in the words of the answers.
struct Captions {
  /// The path of the number that a drag among anchors moves, or `nil` if unknown.
  private let mover: String?

  /// - Parameter film: The film to which the pictures belong.
  init(_ film: Film) {
    let decided = film.entries.last { $0.event.kind == .decided }
    guard let simulation = film.simulations(at: [decided?.time ?? film.to]).first,
      let record = simulation.decisionRecord, record.lift.scope == .anchors
    else {
      mover = nil
      return
    }
    let axis = Heading(record)?.isVertical ?? true ? "y" : "x"
    // A drive's animator has the name of the number's path.
    let released = film.entries.last {
      $0.event.kind == .animatorContinued && $0.time == record.time
    }
    if let path = released?.event.animator, simulation.read(path)?.numbers.count == 1 {
      mover = path
      return
    }
    // A rule among anchors reads the position of one view. At lift-off, that view is still at this
    // position.
    let view = simulation.viewNames.first { name in
      guard let place = simulation.read("\(name).frame.\(axis)")?.numbers.first else {
        return false
      }
      return (place - record.lift.position).magnitude < 0.5
    }
    mover = view.map { "\($0).frame.\(axis)" }
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
    if has(.completed), !isRunning || isNext { return Captions.state(of: simulation) }
    if simulation.pan.state.isActive, !isRunning || share == nil {
      return place.map { "held at \($0)" } ?? "held"
    }
    if isRunning, let share { return "\(share) of the distance" }
    if isRunning || isAnchored, let place { return "at \(place)" }
    for list in simulation.scrollViewNames {
      let isDragged = simulation.read("\(list).dragging") == .flag(true)
      let moves = simulation.read("\(list).decelerating") == .flag(true)
      guard isDragged || moves, let offset = simulation.read("\(list).offset") else { continue }
      return "\(list) at \(offset.numbers.map { Prose.points($0) }.joined(separator: ", "))"
    }
    return simulation.touchesDown.isEmpty ? Captions.state(of: simulation) : "touched"
  }

  /// Returns the state of a scene, or, if the scene has no states besides its name, whether a finger
  /// is down or anything moves.
  private static func state(of simulation: Simulation) -> String {
    guard simulation.state == simulation.name else { return simulation.state }
    guard simulation.touchesDown.isEmpty else { return "touched" }
    return simulation.nextEnd == nil ? "at rest" : "in motion"
  }

  /// Returns the dragged number with the last part of its path in the form `y 290`, or `nil` if there
  /// is no such number.
  private func position(of simulation: Simulation) -> String? {
    guard let mover, let place = simulation.read(mover)?.numbers.first else { return nil }
    let name = mover.split(separator: ".").last ?? ""
    return "\(name) \(Prose.points(place))"
  }
}
