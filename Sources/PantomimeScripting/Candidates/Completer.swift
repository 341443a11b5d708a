import PantomimeKit
import PantomimeScenes

/// Computes the candidates after some words.
package struct Completer {
  let words: [String]
  /// The word being typed; the values of an option are offered only once its name is complete.
  let word: String
  let session: Session

  /// Returns the options of a scene, each with its values once its name is complete.
  func candidates(_ options: [SceneOption]) -> [Candidate] {
    options.flatMap { option in
      [Candidate("\(option.name)=", option.summary)]
        + (word.hasPrefix("\(option.name)=") ? values(of: option) : [])
    }
  }

  func values(_ kind: ParameterKind, prefix: String) -> [Candidate] {
    let simulation = session.simulation
    let words: [Candidate] =
      switch kind {
      case .points, .velocity, .fraction, .time, .number, .numbers, .lengths, .size, .name,
        .text, .expectation, .cause, .topic:
        []
      case .fork:
        session.history.branches.filter { $0 != session.history.branch }.map { Candidate($0) }
      case .file, .touches: files(String(word.dropFirst(prefix.count)))
      case .script: files(String(word.dropFirst(prefix.count)), endingIn: ".pan")
      case .repetition: [Candidate(ParameterKind.forever)]
      case .bezier, .beziers: TimingValue.bezierWords.map { Candidate($0) }
      case .timing:
        (NamedCurve.all.map { $0.name } + TimingValue.calls.map { "\($0.name)(" }).map {
          Candidate($0)
        }
      case .words(let words): words.map { Candidate($0) }
      case .path: paths(typed: word.dropFirst(prefix.count)).map { Candidate($0) }
      case .view: (simulation?.viewNames ?? []).map { Candidate($0) }
      case .scrollView: (simulation?.scrollViewNames ?? []).map { Candidate($0) }
      case .tappable: (simulation?.tappable ?? []).map { Candidate($0) }
      case .layerKey: (simulation?.layerKeys ?? []).map { Candidate($0) }
      case .gesture: (simulation?.gestureNames ?? []).map { Candidate($0) }
      case .axis: Completer.names(session.catalogue.axes)
      case .animator: (simulation?.animatorNames ?? []).map { Candidate($0) }
      case .driven:
        ((simulation?.animatorNames ?? []) + properties + components(typed: word[...]))
          .map { Candidate($0) }
      case .scene: session.catalogue.scenes.map { Candidate($0.name, $0.summary) }
      case .rule, .rules: Completer.names(session.catalogue.rules)
      case .setting: settings
      }
    return words.map { Candidate(prefix + $0.text, $0.meaning) }
  }

  private static func names(_ all: [some Named]) -> [Candidate] {
    all.map { Candidate($0.name, $0.summary) }
  }
}
