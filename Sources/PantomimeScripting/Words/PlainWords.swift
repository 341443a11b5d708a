/// The words of a sentence that say nothing about its subject: articles, pronouns, and words that only ask.
///
/// Each is marked with the uses in which it says nothing.
enum PlainWords {
  /// The uses of a sentence.
  struct Uses: OptionSet {
    let rawValue: UInt8

    /// A request for a statement; see `Intents`.
    static let request = Uses(rawValue: 1)
    /// A question; see `Question`.
    static let question = Uses(rawValue: 2)
    /// A topic of the help behind words that ask for it.
    static let topic = Uses(rawValue: 4)
    /// A description of a symptom; see `Symptoms`.
    static let symptom = Uses(rawValue: 8)
  }

  /// Returns whether a word in lowercase says nothing in some use.
  static func sayNothing(_ word: String, in uses: Uses) -> Bool {
    marks[word].map { !$0.isDisjoint(with: uses) } ?? false
  }

  private static let marks: [String: Uses] = {
    var marks: [String: Uses] = [:]
    for (uses, text) in words {
      for word in text.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
        marks[String(word), default: []].formUnion(uses)
      }
    }
    return marks
  }()

  private static let words: [(uses: Uses, text: String)] = [
    (
      [.request, .symptom],
      """
      the a an my your our please it its this that them they is are was be been being has have
      had can could would will should i me we you there to of in into on at for with by from as
      and or but so then than just very some any while im lets because after during
      """
    ),
    (
      .request,
      """
      these those he she were am may might must us one ones here onto now really quite exactly
      about also yet already straight away bit little kind sort such once thanks currently
      current present immediately want wanna need like id off out over via using across along
      through towards toward moment myself itself actually simply maybe whole ahead further
      afresh anew smoothly program app pantomime thing stuff ui
      """
    ),
    (
      [.request, .question, .symptom],
      """
      does did
      """
    ),
    (
      [.question, .topic, .symptom],
      """
      what how do
      """
    ),
    (
      [.question, .topic],
      """
      whats what's mean means explain define work works difference differences between
      """
    ),
    (
      [.question, .symptom],
      """
      which when where why get again still if let much only all more too go goes
      """
    ),
    (
      .question,
      """
      who meaning describe tell show make give use used try find see know together happens
      happen differ compare vs versus lesson lessons teach learn exercise exercises tutorial
      scene scenes example examples demo demos sample called calculated possible two both exist
      exists available supposed not no dont don't doesnt doesn't isnt isn't cant can't many long
      often every most other same own help start starts first last
      """
    ),
    (
      .symptom,
      """
      until gets got even although though ever always going ive suddenly seems seem keeps keep
      up
      """
    ),
  ]
}
