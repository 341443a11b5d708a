import PantomimeKit
import PantomimeReporting

// What a finger holds, and what is steered by the animator's own interface.

extension Answers {
  /// What is paused or scrubbed, under a finger or without one.
  static func held(_ moment: Moment) -> Answer? {
    if let hold = moment.all(.paused, .scrubbed).last, let name = hold.event.word("animator") {
      let first = moment.all(.paused, .scrubbed).first { $0.time == hold.time }
      let animator = first?.event.word("animator") ?? name
      if moment.isHeld(animator) { return held(animator, moment) }
    }
    if let update = moment.last(.transitionUpdated, .transitionBegan),
      update.event.word("interactive") != "no", moment.isPanUnderWay
    {
      let name = update.event.word("transition") ?? "transition"
      let share = update.event.numbers("percent").first ?? 0
      return held(name, at: share, [], moment)
    }
    guard moment.isPanUnderWay, moment.last(.pan) != nil else { return nil }
    let way = moment.after.pan.translation
    let (dx, dy) = (Prose.points(way.dx.magnitude), Prose.points(way.dy.magnitude))
    let told = [
      way.dy == 0 ? "" : "\(dy) pt \(way.dy < 0 ? "up" : "down")",
      way.dx == 0 ? "" : "\(dx) pt \(way.dx < 0 ? "left" : "right")",
    ].filter { !$0.isEmpty }.joined(separator: ", ")
    return Answer(
      told.isEmpty ? "the pan has begun" : "the pan has gone \(told)",
      because: winning(moment), now: changes(moment, most: 2))
  }

  private static func held(_ animator: String, _ moment: Moment) -> Answer {
    let share = moment.number("progress", of: animator) ?? 0
    guard moment.isPanUnderWay else {
      return Answer(
        "\(animator) held at \(Prose.share(share))", now: moment.place(of: animator),
        still: "it waits for continue, start or stop")
    }
    return held(animator, at: share, moment.place(of: animator), moment)
  }

  private static func held(
    _ name: String, at share: Double, _ now: [Answer.Value], _ moment: Moment
  ) -> Answer {
    var told = "\(name) held at \(Prose.share(share))"
    let isCaught = moment.after.pan.translation == .zero && share > 0
    if isCaught { told = "\(name) caught at \(Prose.share(share))" }
    if let ruling = moment.after.ruling, let heading = Heading(ruling), ruling.lift.distance > 0 {
      let way = heading.way(of: moment.after.pan.translation)
      let carried = ruling.lift.startProgress
      if carried != 0, way.points > 0 { told += ", caught at \(Prose.share(carried))" }
      let (gone, whole) = (Prose.points(way.points), Prose.points(ruling.lift.distance))
      let isAtEnd = share == 0 && way.word == heading.behind
      if way.points == 0 {
        told += ": \(whole) pt \(heading.ahead) are the whole way"
      } else if isAtEnd {
        told += ": \(gone) pt \(way.word), where it can go no further"
      } else {
        told += ": \(gone) of \(whole) pt \(way.word)"
      }
    }
    return Answer(told, because: winning(moment), now: now)
  }

  /// Why a pan has begun: by which axis, or because it was not asked for one.
  private static func winning(_ moment: Moment) -> [String] {
    guard moment.after.pan.state == .began,
      let began = moment.last(.gestureBegan) ?? moment.last(.pan)
    else { return [] }
    return [axisReason(began, isRefusal: false, among: moment.catalogue.axes)]
  }

  /// What the animator's own interface turns, continues, stops or finishes.
  static func steered(_ moment: Moment) -> Answer? {
    guard !moment.hasPassed || moment.last(.tap) == nil,
      let last = moment.last(.reversed, .forward, .continued, .stopped, .parked),
      last.time == moment.after.now, !moment.isPanUnderWay || moment.last(.pan) == nil,
      let animator = last.event.word("animator")
    else { return nil }
    let now = moment.place(of: animator)
    let share = Prose.share(moment.number("progress", of: animator) ?? 0)
    switch last.event.theme {
    case .stopped where moment.after.unfinished.contains(animator):
      return Answer(
        "\(animator) stopped at \(share)", now: now, still: "it waits for finish")
    case .stopped: return Answer("\(animator) stopped at \(share), for good", now: now)
    case .parked: return Answer("\(animator) parked at \(share)", now: now)
    case .reversed, .forward:
      guard let end = moment.destination(of: animator) else {
        return Answer(
          "\(animator) turned, and held at \(share)", now: now,
          still: "it waits for continue, start or stop")
      }
      return Answer("\(animator) turned: \(end.withTime)", now: now)
    default:
      guard let end = moment.destination(of: animator) else {
        return Answer("\(animator) goes on, and does not end by itself", now: now)
      }
      var answer = Answer("\(animator) goes on: \(end.withTime)", now: now)
      if now.count > 1 { answer.outcome.append("fraction counts time, the picture stays") }
      return answer
    }
  }
}
