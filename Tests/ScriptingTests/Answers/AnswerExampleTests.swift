import ScriptingSupport
import TestSupport
import PantomimeScripting
import Testing

/// The answers that the language page gives as examples, byte by byte.
@Suite(.timeLimit) struct AnswerExampleTests {
  private static let examples: [(before: [String], line: String, answer: String)] = [
    (
      [], "tap on=card",
      """
      card.1 started: expands in 0.3 s
      because a tap toggles an idle card
      """
    ),
    (
      [], "pan began; pan changed dy=-120",
      """
      card.1 held at 49 %: dragged 120 of 247 pt up
      now     progress 0.4858
      """
    ),
    (
      ["pan began", "pan changed dy=-120"], "pan ended vy=-300",
      """
      released: expands in 0.15 s; fraction counts time again, nothing jumps on screen
      because the release velocity, 300 pt/s up, decides; position (49 %) is ignored
      now     progress 0.4858 · fraction 0.4918
      """
    ),
    (
      [], "drag on=card by=-120,20",
      """
      list won, card.1 refused; released: list settles at 480 in 0.58 s
      because vertical 67 pt/s does not exceed horizontal 400 pt/s
      now     list.offset 315.1361
      """
    ),
    (
      ["tap on=card"], "wait 0.1",
      """
      card.1 is expanding: 23 % of the distance in 33 % of the time
      now     progress 0.2318 · fraction 0.3333
      """
    ),
    (
      ["tap on=card", "wait 0.1"], "finish",
      """
      misuse finish-not-stopped: UIKit raises an exception here; nothing changed
      because `finish` is valid only after `stop`
      instead stop, then finish
      """
    ),
    (
      ["tap on=card", "wait 0.1"], "expect fraction 0.5",
      """
      failed: fraction is 0.3333, 0.1667 too low (tolerance 0.0001)
      because card.1 started 0.1 s ago and lasts 0.3 s
      """
    ),
  ]

  @Test(arguments: examples.indices)
  func isAnsweredAsTheLanguagePageSays(_ index: Int) throws {
    let (before, line, answer) = Self.examples[index]
    var talk = Talk()
    _ = try talk.say("scene city-guide")
    for line in before { _ = try talk.say(line) }
    let text = try talk.say(line)
    // How many events there are besides is said behind the answer.
    let lines = text.split(separator: "\n").filter { !$0.hasSuffix("events: `more`") }
    #expect(lines.joined(separator: "\n") == answer)
  }

  /// A reason that doesn't fit on its line loses whole clauses.
  @Test func aLongReasonLosesWholeClauses() throws {
    var talk = Talk()
    _ = try talk.say("scene dive-deeper")
    let text = try talk.say("drag by=-87,295")
    let because = "\nbecause the last move ended at or below 10 % of the distance\n"
    #expect(text.contains(because), "\(text)")
  }
}
