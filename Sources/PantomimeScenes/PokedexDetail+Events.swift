// What the scene tells besides what every scene does.

package import PantomimeKit

extension PokedexDetail {
  package static let events: [EventKind] = [
    .screenAppeared, .dataArrived, .timerFired, .imageLoaded, .imageEmpty, .imageFailed, .gateArmed,
    .gateOpened,
    .burstStarted, .emitterRemoved, .appearanceStarted, .appearanceInterrupted, .appearanceEnded,
    .constraintsSwitched, .layoutDone, .backgroundRemoved, .rowsStarted, .statsStarted,
  ]
}

extension EventKind {
  static let screenAppeared = EventKind(
    "screen appeared", "The screen appears once more, and the loading is prepared again.")
  static let dataArrived = EventKind(
    "data arrived", "Data has come from outside.", [EventField("request", .number(.count))])
  static let timerFired = EventKind(
    "timer fired", "The least time of loading is over.", [EventField("after", .number(.seconds))])
  static let imageLoaded = EventKind(
    "image loaded", "The picture is there.")
  static let imageEmpty = EventKind(
    "image empty", "There is no picture to load.")
  static let imageFailed = EventKind(
    "image failed", "The picture could not be loaded.")
  static let gateArmed = EventKind(
    "gate armed", "One of timer and picture is there.")
  static let gateOpened = EventKind(
    "gate opened", "Timer and picture are both there.", [EventField("count", .number(.count))])
  static let burstStarted = EventKind(
    "burst started", "Particles begin to burst.")
  static let emitterRemoved = EventKind(
    "emitter removed", "What emitted the particles is taken away.",
    [EventField("burst", .number(.count))])
  static let appearanceStarted = EventKind(
    "appearance started", "The creature begins to appear.")
  static let appearanceInterrupted = EventKind(
    "appearance interrupted", "An appearance did not come to its end.")
  static let appearanceEnded = EventKind(
    "appearance ended", "A later request takes over.")
  static let constraintsSwitched = EventKind(
    "constraints switched", "Another layout holds from here on.")
  static let layoutDone = EventKind(
    "layout done", "The layout has been carried out.")
  static let backgroundRemoved = EventKind(
    "background removed", "The background of the loading is gone.")
  static let rowsStarted = EventKind(
    "rows started", "The rows begin to come in.")
  static let statsStarted = EventKind(
    "stats started", "The bars of the status begin to grow.")
}
