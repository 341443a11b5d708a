import PantomimeKit
import PantomimeReporting

extension Film {
  /// Returns a strip with the given number of pictures.
  func strip(_ count: Int, of view: String?) -> FilmStrip {
    FilmStrip(subject, rows: [FilmStrip.Row(frames: frames(at: instants(count)))], of: view)
  }

  fileprivate func frames(at instants: [Instant]) -> [FilmStrip.Frame] {
    let entries = entries
    let captions = Captions(self)
    return zip(instants, simulations(at: instants)).map { instant, simulation in
      let own = entries.filter { $0.time == instant }
      return FilmStrip.Frame(
        simulation, words: captions.words(simulation, own),
        isDecisive: own.contains { Film.isAmong(Film.decisive, $0) })
    }
  }
}

extension FilmStrip {
  /// Returns a strip that shows several sessions one above the other, with the given number of
  /// pictures of each session, at the same times.
  static func strip(
    of films: [(fork: String, film: Film)], _ count: Int, of view: String?
  ) -> FilmStrip {
    // The sessions differ only after the fork, so the longest one shows the most.
    let longest = films.max { $0.film.to.seconds < $1.film.to.seconds }
    let instants = longest?.film.instants(count) ?? []
    let subjects = films.map { $0.film.subject }
    let isShared = Set(subjects).count <= 1
    return FilmStrip(
      isShared ? subjects.first ?? "" : "branches " + films.map { $0.fork }.joined(separator: ", "),
      rows: films.map {
        Row(
          $0.fork, subject: isShared ? nil : $0.film.subject,
          frames: $0.film.frames(at: instants))
      }, of: view)
  }
}

extension PictureTimeRange {
  /// Returns the films of several forks, over the same interval.
  func films(
    of forks: [Word], in session: Session
  ) throws(ScriptError) -> [(fork: String, film: Film)] {
    var films: [(fork: String, film: Film)] = []
    for name in forks {
      var other = session
      if name.text != session.history.branch {
        guard let fork = session.history?.switched(to: name.text, from: session) else {
          throw ScriptError.noFork(name, in: session)
        }
        other = fork
      }
      if let film = try film(of: other) { films.append((name.text, film)) }
    }
    return films
  }
}
